import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import { minutesOfDay } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import type { DayRequest } from "./day-request";
import { groupOf } from "./fit";

/** From this hour of landing on, what is left of the day is for settling in. */
const LATE_LANDING = 15 * 60;
/** From this hour on nothing but getting there. */
const NOTHING_AFTER = 20 * 60;
const EASY_MINUTES = 4 * 60;
/** One or two light stops and the way between them. */
const EASY_ACTIVE = 120;
const EASY_KM = 2;

/** What the first day still asks of somebody who has come a long way or late. */
export interface Gentleness {
  /** Nothing at all, not even a meal out. */
  isOnlyArrival: boolean;
  /** Most minutes between the first stop and the end of the last. */
  minutes: number;
  maxActive: number;
}

/** How gentle the first day has to be; undefined after an easy arrival. */
export function gentlenessOf({ arrival }: Pick<DayRequest, "arrival">): Gentleness | undefined {
  if (!arrival) return undefined;
  const landed = minutesOfDay(arrival.at);
  if (!arrival.isOvernight && landed < LATE_LANDING) return undefined;
  return { isOnlyArrival: landed >= NOTHING_AFTER, minutes: EASY_MINUTES, maxActive: EASY_ACTIVE };
}

/** Whether a place is one for the first hours: near, flat and short, nothing that wants a rested head. */
export function isEasy(place: PlaceSource, { base }: Pick<DayRequest, "base">): boolean {
  return (
    distanceKm(base, place) <= EASY_KM &&
    place.effort <= 1 &&
    place.minutes <= 120 &&
    groupOf(place.kind) !== "trail" &&
    !place.dayTrip
  );
}
