/** Said where no trip is sealed. */
export const NOT_SEALED = "We don't sell sealed trips at the moment";

/** The envelope opens so many days before the trip begins. */
export const OPENS_DAYS_BEFORE = 7;
/** A sealed trip begins so many days from today at the soonest: some of them are for wondering. */
export const SEALED_DAYS_AHEAD = 10;
