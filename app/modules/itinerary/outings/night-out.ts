import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "../day/day-request";
import type { Day } from "../engine/problem";
import type { PlannedOuting } from "./outing";

/** The limits of a day that an evening out may stretch beyond its pace. */
export interface NightOut {
  /** When the traveller is back at the latest, minutes since local midnight; 0 for the usual hour. */
  end: number;
  /** Minutes of visits and ways that come on top of what fills a day. */
  active: number;
  /** Kilometres to go for it, there and back. */
  km: number;
  /** The way and time that it may cost beside its own worth, in points of fit. */
  worth: number;
}

/** An evening out for any traveller: something near, on the way home from dinner. */
export const EVENING_OUT: NightOut = { end: 0, active: 75, km: 0.5, worth: 0 };
/** A traveller who came for the nights rides across town for one, and stays. */
const FOR_THE_NIGHTS = { active: 180, km: 18, worth: 360 };
/** The latest end of a night out, minutes since local midnight. */
const LATEST = 24 * 60;
/** From coming home to the start of the next day. */
const UNTIL_NEXT_DAY = 9 * 60;

/**
 * A traveller who is back from a day out by then, and did not leave for it before dawn, has rested when the night
 * begins.
 */
const BACK_FOR_THE_NIGHT = 18 * 60;
const UP_AT_DAWN = 6.5 * 60;

/** Whether a day out leaves its evening for a night out. */
export function isBackForTheNight({ times, outing }: Pick<PlannedOuting, "times" | "outing">): boolean {
  return times.leave >= UP_AT_DAWN && times.home <= BACK_FOR_THE_NIGHT && !outing.dinner;
}

/** Whether a place is one that people go to for the night. */
export function isForTheNight({ bestTime, vibes }: Pick<PlaceSource, "bestTime" | "vibes">): boolean {
  return bestTime === "night" && vibes.includes("nightlife");
}

/** Whether those who come like to be out at night; where a plan is edited, evenings stay as they are. */
function likesNights({ interests, children, window, keep }: DayRequest): boolean {
  return children === 0 && interests.includes("nightlife") && !window && !keep;
}

/**
 * The stretch of each day for a night out of travellers who like them: they are back by midnight, and have slept when
 * the next day begins. Undefined on days without one.
 * @param outAt when the traveller has to be up on a day for a day out, minutes since its midnight
 */
export function nightsOut(
  request: DayRequest,
  days: readonly Day[],
  outAt: (day: number) => number | undefined,
): (NightOut | undefined)[] {
  return days.map(({ end }, day) => {
    const next = outAt(day + 1) ?? days[day + 1]?.start;
    if (!likesNights(request) || next === undefined) return undefined;
    return { ...FOR_THE_NIGHTS, end: Math.max(end, Math.min(LATEST, next + 24 * 60 - UNTIL_NEXT_DAY)) };
  });
}
