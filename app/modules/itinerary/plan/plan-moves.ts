import { eachDay } from "#app/shared/calendar";
import type { Base, DayRequest } from "../day/day-request";
import { isVisit } from "../day/itinerary";
import type { Itinerary, ItineraryDay, LeftOut } from "../day/itinerary";
import { baseOn } from "../day/moves";
import type { Moving } from "../day/moves";
import type { DayPlanning } from "./plan-days";

/**
 * Laying days again may push a stop onto another day, with another base; the plan is looked at so many times for that.
 */
const MOST_ROUNDS = 4;

/** The base of most of some dates; the earlier one of two. */
function mainBase(request: Moving, dates: readonly string[]): Base {
  const nights = new Map<Base, number>();
  for (const date of dates) {
    const base = baseOn(request, date);
    nights.set(base, (nights.get(base) ?? 0) + 1);
  }
  return [...nights].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** The days of a plan are laid again around another base: they hold what they hold. */
function laidAgain(
  request: DayRequest,
  { days, leftOut, group }: Itinerary,
  base: Base,
  touched: string[],
): DayRequest {
  const there = new Map(
    days.flatMap(({ date, items }) => items.filter(isVisit).map(({ placeId }) => [placeId, date] as const)),
  );
  return {
    ...request,
    base,
    wanted: request.wanted.filter((id) => there.has(id)),
    locked: request.locked.filter(({ placeId, date }) => there.get(placeId) === date),
    keep: days.map(({ items }) => items.filter(isVisit).map(({ placeId }) => placeId)),
    edit: { before: { days, leftOut, group }, touched, ...(!request.edit && { isOfPlan: true }) },
  };
}

/** The places left out of days that were laid again, with those asked for that had no room before. */
function stillSaid({ wanted }: DayRequest, before: readonly LeftOut[], { days, leftOut }: Itinerary): LeftOut[] {
  const known = new Set([...leftOut, ...days.flatMap(({ items }) => items)].map(({ placeId }) => placeId));
  return [...before.filter(({ placeId }) => wanted.includes(placeId) && !known.has(placeId)), ...leftOut];
}

/** The visits of a day in no order; those without a place of their own by name. */
function held({ items }: ItineraryDay): string {
  const visits = items.filter(({ role }) => role === "visit").map(({ placeId, name }) => placeId ?? name);
  return visits.sort().join("\n");
}

/**
 * A plan with some days as they were laid again. Where those hold what they held, no other day changes: two bases would
 * otherwise take turns in ordering each other's days.
 */
function withDays(before: Itinerary, laid: Itinerary, dates: readonly string[]): Itinerary {
  const isAgain = ({ date }: ItineraryDay): boolean => dates.includes(date);
  const after = new Map(laid.days.map((day) => [day.date, day]));
  const isSame = before.days.every((day) => !isAgain(day) || held(day) === held(after.get(day.date)!));
  if (!isSame) return laid;
  return { ...before, days: before.days.map((day) => (isAgain(day) ? after.get(day.date)! : day)) };
}

/**
 * Plans the days of who changes hotels: all of them around the place of most nights, then those of each other place
 * again around it. Of days that are edited only those that came out changed are laid again.
 */
export function planWithMoves(request: DayRequest, plan: (request: DayRequest) => DayPlanning): DayPlanning {
  const { edit, firstDate, lastDate } = request;
  const baseOf = ({ date }: Pick<ItineraryDay, "date">): Base => baseOn(request, date);
  /** Around which base each day was laid, as it came out. */
  const laidAround = new Map((edit?.before.days ?? []).map((day) => [JSON.stringify(day), baseOf(day)]));
  const settle = ({ itinerary: { days } }: DayPlanning, around: Base): void => {
    for (const day of days) {
      const told = JSON.stringify(day);
      if (!laidAround.has(told)) laidAround.set(told, around);
    }
  };
  const touched = edit?.touched ?? [];
  const main = mainBase(request, touched.length > 0 ? touched : eachDay(firstDate, lastDate));
  let planning = plan({ ...request, base: main });
  settle(planning, main);
  const conflicts = new Set(planning.conflicts);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const wrong = planning.itinerary.days.filter((day) => laidAround.get(JSON.stringify(day)) !== baseOf(day));
    if (wrong.length === 0) break;
    const around = baseOf(wrong[0]!);
    const again = wrong.flatMap((day) => (baseOf(day) === around ? [day.date] : []));
    const laid = plan(laidAgain(request, planning.itinerary, around, again));
    const itinerary = withDays(planning.itinerary, laid.itinerary, again);
    const leftOut = stillSaid(request, planning.itinerary.leftOut, itinerary);
    planning = { ...laid, itinerary: { ...itinerary, leftOut } };
    // A day may come out of it as it was.
    for (const day of planning.itinerary.days)
      if (again.includes(day.date)) laidAround.set(JSON.stringify(day), around);
    settle(planning, around);
    for (const conflict of planning.conflicts) conflicts.add(conflict);
  }
  return { ...planning, conflicts: [...conflicts] };
}
