import { MOST_OWN_PLACES } from "#app/modules/itinerary/day/own-place";

/** Why a command changes nothing. "replan": the days were made of another revision; make them anew. */
export interface Refusal {
  reason: "closed" | "absent" | "impossible" | "replan" | "overtaken" | "key-used";
  why: string;
}

/** A refusal of what the days or the wishes do not allow. @param why a sentence to the traveller */
export const impossible = (why: string): Refusal => ({ reason: "impossible", why });

export const NO_DAYS: Refusal = { reason: "closed", why: "This trip has no day plan yet" };
export const DAY_GONE = impossible("That day isn't part of the trip");
export const STOP_GONE = impossible("That stop is no longer in the plan");
export const WHILE_GONE = impossible("That time is no longer free");
export const OWN_GONE = impossible("That place is no longer part of the trip");
export const AT_A_FIXED_TIME = impossible("That's an appointment. Change it on the page of your fixed times");
export const TOO_MANY_PLACES = impossible(`You can add at most ${MOST_OWN_PLACES} places of your own`);
