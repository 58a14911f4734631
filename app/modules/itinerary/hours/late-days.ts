import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { Break, Day, Window } from "../engine/problem";
import { isCalledAfterSunset } from "./own-hour";
import { isMeal } from "../day/meal-breaks";
import { roundUp, shortestVisit } from "../day/visit-length";

/** To the hotel from there, with a few minutes in hand, and from a feast, where all go home at once. */
const WAY_MINUTES = 35;
const WAY_FROM_A_FEAST = 45;
/** The while before dinner and the night is free, after a day out even a long one. */
const LONGEST_WAIT_IN_TOWN = 180;
const LONGEST_WHILE = 6 * 60;
/** Breaks from here on are dinners, minutes since local midnight. */
const DINNERS_BEGIN = 17 * 60;
/** From a sight to a table near it. */
const TO_THE_TABLE = 15;
/**
 * A traveller who is back from a day out by then dines, rests and goes out once more for it; minutes since local
 * midnight.
 */
const BACK_FOR_THE_NIGHT = 18 * 60;
/** The latest end of a day, for any sight; minutes since local midnight. */
const LATEST = 24 * 60 + 15;

/** A day that ends after its pace, and the sights for which it does. */
interface LateDay {
  end: number;
  sights: ReadonlySet<PlaceSource>;
}

/**
 * When a day is over that holds a feast, or a sunset, from an hour on, with dinner before it or after it; Infinity
 * where neither is possible.
 */
function overAfter(from: number, latestStart: number, visit: number, { earliest, latestStart: last, duration }: Break) {
  const seated = Math.max(earliest, from + visit + TO_THE_TABLE);
  const dinedBefore = Math.max(from, earliest + duration);
  return Math.min(
    from <= latestStart && seated <= last ? seated + duration + WAY_FROM_A_FEAST : Infinity,
    dinedBefore <= latestStart ? dinedBefore + visit + WAY_FROM_A_FEAST : Infinity,
  );
}

/** When a day has to end for the earliest visit of its shortest length; Infinity where there is none on it. */
function endFor(place: PlaceSource, { start, breaks = [] }: Day, windows: readonly Window[]): number {
  const visit = shortestVisit(place);
  const dinner = breaks.find((one) => isMeal(one) && one.earliest >= DINNERS_BEGIN);
  const ends = windows.flatMap(({ open, latestStart }) => {
    const from = Math.max(open, start + WAY_MINUTES);
    if ((place.onlyOn || isCalledAfterSunset(place)) && dinner) return overAfter(from, latestStart, visit, dinner);
    return from <= latestStart ? [from + visit + WAY_MINUTES] : [];
  });
  return roundUp(Math.min(Infinity, ...ends));
}

/**
 * Days that end after their pace for a sight that is of the night, stars over the desert or a boat past the lights: one
 * day for each such sight, the one that ends soonest.
 * @param sights the reasons to come, the first first
 * @param latestEnd how late a day may end for a traveller who has to be up on the next one; -Infinity for one that is
 * not of the town
 */
function lateDays(
  sights: readonly PlaceSource[],
  days: readonly Day[],
  windowsOf: (place: PlaceSource, day: number) => readonly Window[],
  latestEnd: (day: number) => number,
): ReadonlyMap<number, LateDay> {
  const found = new Map<number, LateDay>();
  for (const place of sights) {
    const ends = days.map((day, index) => endFor(place, day, windowsOf(place, index)));
    if (days.some((day, index) => ends[index]! <= day.end)) continue;
    const order = [...days.keys()].filter((day) => ends[day]! <= Math.min(LATEST, latestEnd(day)));
    const day = order.sort((a, b) => ends[a]! - ends[b]! || a - b)[0];
    if (day === undefined) continue;
    const before = found.get(day);
    found.set(day, {
      end: Math.max(ends[day]!, before?.end ?? 0),
      sights: new Set([...(before?.sights ?? []), place]),
    });
  }
  return found;
}

/**
 * The same where some days are out of town: the rest of such a day is late only for a sight that no day of the town
 * has, and where the traveller is back in time to dine before it.
 * @param homeOn when the traveller is back from a day out; undefined for a day of the town
 */
export function lateDaysAmong(
  sights: readonly PlaceSource[],
  days: readonly Day[],
  windowsOf: (place: PlaceSource, day: number) => readonly Window[],
  latestEnd: (day: number) => number,
  homeOn: (day: number) => number | undefined,
): ReadonlyMap<number, LateDay> {
  const inTown = lateDays(sights, days, windowsOf, (day) => (homeOn(day) === undefined ? latestEnd(day) : -Infinity));
  const found = new Set([...inTown.values()].flatMap((late) => [...late.sights]));
  const afterOuting = lateDays(
    sights.filter((place) => !found.has(place)),
    days,
    windowsOf,
    (day) => ((homeOn(day) ?? Infinity) <= BACK_FOR_THE_NIGHT ? latestEnd(day) : -Infinity),
  );
  return new Map([...inTown, ...afterOuting]);
}

/** With children dinner is early or late where a feast takes its hour, minutes since local midnight. */
const DINNER_ROUND_A_FEAST = { earliest: 17 * 60, latestStart: 20 * 60 };

/**
 * A day on which something is on that children stay up for: dinner comes early before it or late after it where that
 * takes its hour.
 * @param windowsOf when the feast is open on that day
 */
export function withDinnerRoundFeast(
  day: Day,
  feasts: readonly PlaceSource[],
  windowsOf: (place: PlaceSource) => readonly Window[],
): Day {
  const on = feasts.filter((place) => windowsOf(place).length > 0);
  if (on.length === 0 || on.some((place) => endFor(place, day, windowsOf(place)) < Infinity)) return day;
  const breaks = day.breaks?.map((one) =>
    one.earliest < DINNERS_BEGIN || !isMeal(one)
      ? one
      : {
          ...one,
          earliest: Math.min(one.earliest, DINNER_ROUND_A_FEAST.earliest),
          latestStart: Math.max(one.latestStart, DINNER_ROUND_A_FEAST.latestStart),
        },
  );
  return { ...day, breaks };
}

/**
 * A day as long as its evening asks for, with the wait for it, and of one out of town with the sights of the night and
 * their ways.
 */
export function withNight(day: Day, late: LateDay | undefined, isOut: boolean): Day {
  if (!late) return day;
  if (!isOut) return { ...day, end: late.end, maxWait: Math.max(LONGEST_WAIT_IN_TOWN, day.maxWait ?? Infinity) };
  const visits = [...late.sights].reduce((sum, place) => sum + roundUp(place.minutes), 0);
  return { ...day, end: late.end, maxActive: (day.maxActive ?? 0) + visits + 2 * WAY_MINUTES, maxWait: LONGEST_WHILE };
}
