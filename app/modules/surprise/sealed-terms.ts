/** The message where no sealed trips are sold. */
export const NOT_SEALED = "We don't sell sealed trips at the moment";

/** The days before the trip on which the envelope opens. */
export const OPENS_DAYS_BEFORE = 7;
/** The days from today to the soonest start of a sealed trip: some of them are for wondering. */
export const SEALED_DAYS_AHEAD = 10;
