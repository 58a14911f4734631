import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "../day/day-request";
import type { Pace } from "../day/itinerary";
import { earliestAfterDinner } from "../day/meal-breaks";
import type { Day } from "../engine/problem";
import { hasMorningBefore } from "./day-frame";
import type { PlannedOuting } from "./outing";
import { hasSmallChildren } from "../day/children";

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

/** A traveller who came for the nights rides across town for one, and stays. */
const FOR_THE_NIGHTS = { active: 180, km: 18, worth: 360 };
/**
 * An evening of any other traveller, after dinner or with dinner after it: a short ride to something that is worth it,
 * and home by an hour that goes with the pace.
 */
const FOR_THE_EVENING = { active: 105, km: 8, worth: 130 };
const HOME_BY: Record<Pace, number> = { relaxed: 22.25 * 60, moderate: 23 * 60, packed: 23.5 * 60 };
/** Where people dine late, a stroll and the way home come after it all the same. */
const AFTER_LATE_DINNER = 75;
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

/** After an evening out the traveller is in bed so long before the next day begins. */
const NIGHT_AFTER_EVENING = 8.5 * 60;
/** A traveller who is back from a day out by then has rested before the evening. */
const BACK_FOR_THE_EVENING = 19 * 60;

/** Whether a day out leaves its evening for a night out. */
export function isBackForTheNight(out: Pick<PlannedOuting, "times" | "outing">): boolean {
  return leavesAnEvening(out) && out.times.home <= BACK_FOR_THE_NIGHT;
}

/** Whether a day out leaves its evening for something near the hotel. */
export function isBackForTheEvening(out: Pick<PlannedOuting, "times" | "outing">): boolean {
  return leavesAnEvening(out) && out.times.home <= BACK_FOR_THE_EVENING;
}

/**
 * Whether what is planned of the day beside its outing is the evening: one who leaves for it after lunch has the
 * morning, and one who was up before dawn goes to bed.
 */
function leavesAnEvening({ times, outing }: Pick<PlannedOuting, "times" | "outing">): boolean {
  return times.leave >= UP_AT_DAWN && !hasMorningBefore({ times }) && !outing.dinner;
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

/**
 * The stretch of each day for an evening out of grown-ups: home by the hour of their pace, and in bed in time for what
 * comes on the next day. Undefined with children, and where a plan is edited, in which evenings stay as they are.
 * @param outAt when the traveller has to be up on a day for a day out, minutes since its midnight
 */
export function eveningsOut(
  request: DayRequest,
  days: readonly Day[],
  outAt: (day: number) => number | undefined,
): (NightOut | undefined)[] {
  const { window, keep, accessNeeds } = request;
  if (hasSmallChildren(request) || window || keep) return days.map(() => undefined);
  const pace = accessNeeds.includes("rest-breaks") ? "relaxed" : request.pace;
  const usual = Math.min(LATEST, Math.max(HOME_BY[pace], earliestAfterDinner(request) + AFTER_LATE_DINNER));
  return days.map(({ end }, day) => {
    const next = outAt(day + 1) ?? days[day + 1]?.start;
    const latest = next === undefined ? end : next + 24 * 60 - NIGHT_AFTER_EVENING;
    return { ...FOR_THE_EVENING, end: Math.max(end, Math.min(usual, latest)) };
  });
}
