import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import { minutesOfClock, monthOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { isTransportStopped } from "../travel/day-notes";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import type { DayRequest } from "../day/day-request";
import type { Window } from "../engine/problem";
import { windowsForStarts } from "../hours/show-times";
import { shortestVisit } from "../day/visit-length";
import { inBedSince, NIGHT_BEFORE } from "./day-frame";
import { busyHoursOn, sleepsInUntil } from "./round-busy-hours";
import { fitOuting, latestLeave, mainPlaces, outingsAmong } from "./outing";
import type { FittedOuting } from "./outing";
import type { Outing } from "./day-out";
import { isHotOn } from "../party/midday-heat";
import { moveOn } from "../day/moves";
import type { Stay } from "./stay";
import { hasSmallChildren } from "../day/children";

/** An outing that this party could make, before it is known whether and when it is made. */
export interface Candidate {
  outing: Outing;
  /** Rank of the best thing people come for on it; Infinity for none. */
  rank: number;
  /** The same, all that one outing holds counted as one. */
  place: number;
  nights: number;
  /** Asked for by the traveller. */
  isWanted: boolean;
  /** The only day it may be on. */
  onDay?: number;
  /** Made in the plan to stay close to, on the same day or, where that is the day of a move now, on another. */
  isKept: boolean;
  /** How it would be made on each day; undefined on the first and the last. */
  fits: (FittedOuting | "closed" | "too-long" | "too-early" | "busy" | undefined)[];
}

export const isMade = (fit: Candidate["fits"][number]): fit is FittedOuting => typeof fit === "object";

/** Whether people come for it on a stay of these nights. */
export function isDue({ rank }: Candidate, stay: Stay): boolean {
  return (stay.anchors[rank]?.nights ?? Infinity) <= stay.nights;
}

/** The day of the plan to stay close to on which an outing is; -1 for none. */
function keptDay(request: DayRequest, outing: Outing): number {
  const main = new Set(mainPlaces(outing).map(({ id }) => id));
  const { keep = [], edit } = request;
  return keep.findIndex((day, d) => day.some((id) => main.has(id)) && (!edit || edit.before.days[d]?.dayTrip));
}

/** Whether the traveller can get there: on a day without trains, buses and boats only with a hired driver. */
function runsOn({ destination }: DayRequest, { by, operator, leave }: Outing, date: LocalDate): boolean {
  if (operator !== "public") return true;
  const { country, slug } = destination;
  if (by === "train" && calendarDay(country, date, slug).isWithoutTrains) return false;
  return !isTransportStopped(destination, date, minutesOfClock(leave));
}

/** Ways that are made only with a seat, when they take so many minutes. */
const SEATED: ReadonlySet<Outing["by"]> = new Set(["train", "bus", "ferry", "boat"]);
const LONG_WAY = 90;

/** Whether a date is one of great travel, on which the seats for an outing's way are gone weeks ahead. */
export function areSeatsGone(
  { country, slug }: DayRequest["destination"],
  { by, operator, minutes }: Pick<Outing, "by" | "operator" | "minutes">,
  date: LocalDate,
): boolean {
  return (
    operator === "public" && SEATED.has(by) && minutes >= LONG_WAY && calendarDay(country, date, slug).areSeatsGone
  );
}

/**
 * A traveller who came to bed this late has no early start on the next morning where there is another for it; minutes
 * since midnight.
 */
const LATE_TO_BED = 22 * 60;
const NO_EARLIER_THEN = 9 * 60;
/** With the days of arriving and leaving: one whole day is no choice. */
const WITH_ANOTHER_MORNING = 3;

/** The earliest time to leave for an outing; where the traveller has put it on that day, as late as it can wait. */
function sleepsUntil({ request, dates }: Stay, outing: Outing, day: number): number {
  const ids = new Set(outing.places.map(({ id }) => id));
  const isHeld =
    request.locked.some(({ placeId, date }) => date === dates[day] && ids.has(placeId)) ||
    (request.edit !== undefined && keptDay(request, outing) === day);
  const inBed = inBedSince(request, dates[day]!);
  const isLate = inBed >= LATE_TO_BED - 24 * 60 && dates.length > WITH_ANOTHER_MORNING;
  const restedAt = Math.max(
    inBed + NIGHT_BEFORE,
    isLate ? NO_EARLIER_THEN : -Infinity,
    sleepsInUntil(request, dates[day]!),
  );
  return isHeld ? Math.min(restedAt, latestLeave(outing)) : restedAt;
}

/** With children the way home ends no later than this, whatever there is to see. */
const LATE_FOR_CHILDREN = 20 * 60 + 30;

/**
 * How an outing would be made on a day; undefined on the days of arriving, of moving to another hotel and of leaving,
 * "too-early" where the traveller would leave before they have slept, and "busy" where hours of the day are not free.
 */
export function fitOn(stay: Stay, outing: Outing, day: number): Candidate["fits"][number] {
  const date = stay.dates[day]!;
  if (day === 0 || day === stay.dates.length - 1 || moveOn(stay.request, date)) return undefined;
  if (busyHoursOn(stay.request, date).length > 0) return "busy";
  if (outing.months && !outing.months.includes(monthOf(date))) return "closed";
  if (!runsOn(stay.request, outing, date)) return "closed";
  const isHot = isHotOn(stay.request.destination, date);
  const restedAt = sleepsUntil(stay, outing, day);
  if (restedAt > latestLeave(outing)) return "too-early";
  const isWithChildren = hasSmallChildren(stay.request);
  const firstLunch = stay.request.mealHours?.lunch.from;
  const how = {
    isHot,
    restedAt,
    isWithChildren,
    firstLunch,
    sunset: sunCalculatorFor(stay.request.destination)(date).sunset,
  };
  const open = (place: PlaceSource): readonly Window[] => stay.openOn(place, day);
  const held = heldHours(stay.request, date);
  const atItsHour = (place: PlaceSource): readonly Window[] => {
    const start = held.get(place.id);
    if (start === undefined) return open(place);
    // A visit may be shorter than usual, and then begins later than one of the usual length could.
    const isIn = ({ open: opens, latestEnd = Infinity }: Window): boolean => opens <= start && start < latestEnd;
    return open(place)
      .filter(isIn)
      .map((window) => ({ ...window, open: start, latestStart: start }));
  };
  // With a stop less, the way is shorter: what is locked keeps its hour where the day leaves that, with lunch at home
  // if need be.
  for (const isWithoutLunch of held.size > 0 ? [false, true] : []) {
    const asHeld = fitOuting(outing, atItsHour, stay.ways, { ...how, isHeld: true, isWithoutLunch });
    if (isMade(asHeld) && asHeld.outing.places.length === outing.places.length && isAtHours(asHeld, held))
      return asHeld;
  }
  // The traveller is there for an event at an hour, where the day can be made around it.
  const timed = (place: PlaceSource): readonly Window[] =>
    place.starts ? windowsForStarts(place, [...open(place)], date, shortestVisit(place)) : open(place);
  const forStarts = outing.places.some(({ starts }) => starts) && fitOuting(outing, timed, stay.ways, how);
  if (forStarts && isMade(forStarts) && forStarts.outing.places.length === outing.places.length)
    if (!isWithChildren || forStarts.times.home <= LATE_FOR_CHILDREN) return forStarts;
  return fitOuting(byDay(outing, isWithChildren), open, stay.ways, how);
}

/**
 * An outing without the evening that it ends with: dinner is at home, and with children, who leave sooner, lunch at
 * that table.
 */
function byDay(outing: Outing, isWithChildren: boolean): Outing {
  const { dinner } = outing;
  if (typeof dinner !== "object") return outing;
  return { ...outing, dinner: undefined, ...(isWithChildren && { lunch: { how: "bought" as const, ...dinner } }) };
}

/** Whether each stop that is held begins at its hour: lunch may come before it. */
function isAtHours({ times }: FittedOuting, held: ReadonlyMap<string, number>): boolean {
  return [...held].every(
    ([id, start]) => (times.visits.find(({ place }) => place.id === id)?.start ?? start) === start,
  );
}

/** The hours of the stops of a day out that are locked on a date, by their place. */
function heldHours({ locked }: DayRequest, on: LocalDate): ReadonlyMap<string, number> {
  return new Map(
    locked.flatMap(({ placeId, date, start, outing }) =>
      outing && date === on && start !== undefined ? [[placeId, start]] : [],
    ),
  );
}

/** How many reasons to come stand before a rank, all that one outing holds counted as one. */
function placeOf(rank: number, stay: Stay, outings: readonly Outing[]): number {
  const before = stay.anchors.slice(0, rank).map(({ place }) => {
    const outing = outings.find(({ places }) => places.some(({ id }) => id === place.id));
    return outing?.id ?? place.id;
  });
  return new Set(before).size;
}

/**
 * The outings of an edit: one whose day another is moved to is made on the day that this leaves, if it was made before.
 */
function withSwaps(candidates: readonly Candidate[], { edit }: DayRequest): Candidate[] {
  const was = edit?.before.days.map(({ dayTrip }) => dayTrip?.id) ?? [];
  return candidates.map((one) => {
    const instead = candidates.find((other) => other.isWanted && !one.isWanted && other.onDay === one.onDay);
    const left = was.indexOf(instead?.outing.id);
    return instead && one.onDay !== undefined && left >= 0 ? { ...one, onDay: left } : one;
  });
}

/** All outings of a stay in the order in which they are considered: asked for, kept, due by rank, then by weight. */
export function candidatesOf(stay: Stay): Candidate[] {
  const { request, dates, anchors } = stay;
  const outings = outingsAmong(stay.places, request, stay.ways);
  const made = outings.map((outing): Candidate => {
    const ids = new Set(outing.places.map(({ id }) => id));
    const rank = anchors.findIndex(({ place }) => ids.has(place.id));
    const lock = request.locked.find((one) => ids.has(one.placeId) && (one.outing?.id ?? outing.id) === outing.id);
    const kept = keptDay(request, outing);
    const isMoveDay = kept >= 0 && moveOn(request, dates[kept]!) !== undefined;
    const onDay = lock ? dates.indexOf(lock.date) : kept >= 0 && !isMoveDay ? kept : undefined;
    return {
      outing,
      rank: rank < 0 ? Infinity : rank,
      place: rank < 0 ? Infinity : placeOf(rank, stay, outings),
      nights: rank < 0 ? outing.nights : Math.min(outing.nights, anchors[rank]!.nights),
      isWanted: lock !== undefined || request.wanted.some((id) => ids.has(id)),
      isKept: kept >= 0,
      ...(onDay !== undefined && onDay >= 0 && { onDay }),
      fits: dates.map((_, day) => fitOn(stay, outing, day)),
    };
  });
  const candidates = withSwaps(made, request);
  const weightOf = ({ outing }: Candidate): number => Math.max(...outing.places.map(({ weight }) => weight));
  return candidates.sort(
    (a, b) =>
      Number(b.isWanted) - Number(a.isWanted) ||
      Number(b.onDay !== undefined || b.isKept) - Number(a.onDay !== undefined || a.isKept) ||
      Number(isDue(b, stay)) - Number(isDue(a, stay)) ||
      (isDue(a, stay) && isDue(b, stay) ? a.rank - b.rank : 0) ||
      weightOf(b) - weightOf(a) ||
      a.outing.nights - b.outing.nights,
  );
}
