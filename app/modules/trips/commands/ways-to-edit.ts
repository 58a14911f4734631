import { isMealOfOuting, isVisit } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary, ItineraryDay, ItineraryItem, MealName } from "#app/modules/itinerary/day/itinerary";
import type { Lock } from "#app/modules/itinerary/day/day-request";
import type { OwnPlace } from "#app/modules/itinerary/day/own-place";
import { roundUp } from "#app/modules/itinerary/day/visit-length";
import { distanceKm } from "#app/shared/geo";
import type { Trip } from "../trip/trip";
import type { DayChanges } from "./day-changes";
import { ownTables } from "./day-wishes";
import { visitOn } from "./shift-stop";
import type { Spot, Swap } from "./shift-stop";

/** A trip with its days, as the ways to edit one of its stops are found in them. */
export interface Present {
  trip: Trip;
  days: Itinerary;
  /** The locked stops, the edited one among them. */
  locked: Lock[];
  /** The days as they are, with all that is locked beside the stop that is edited. */
  stay: DayChanges & { locked: Lock[] };
}

/** The visits of a day, as the solver is asked to keep them on it. */
export function visitsOf({ date, items }: ItineraryDay): { placeId: string; date: string }[] {
  return items.filter(isVisit).map(({ placeId }) => ({ placeId, date }));
}

/**
 * Ways to have two neighbours change places: nearest to their hours first, then at any hour of the day. A neighbour
 * that is locked keeps its hour.
 * @param moved the one that the traveller moves
 */
export function waysToSwap(
  { date, first, start, second, order }: Swap,
  moved: string,
  { locked = [], ...stay }: DayChanges,
): DayChanges[] {
  const others = locked.filter(({ placeId }) => placeId !== first && placeId !== second);
  const held = locked.find(({ placeId }) => placeId !== moved && (placeId === first || placeId === second));
  const at = (begin: number | undefined) => [
    ...others,
    held?.placeId === first ? held : { placeId: first, date, start: held ? undefined : begin },
    held?.placeId === second ? held : { placeId: second, date },
  ];
  if (held) return [{ ...stay, order, locked: at(undefined) }];
  return [
    { ...stay, order, locked: at(start) },
    { ...stay, order, locked: at(undefined) },
    { ...stay, order, locked: at(start + 15) },
    { ...stay, locked: at(start) },
  ];
}

/** Ways to put a stop beside another: at the hour that is free then, or at any hour of the day. */
export function waysToSpot({ order, start }: Spot, placeId: string, date: string, stay: DayChanges): DayChanges[] {
  const others = (stay.locked ?? []).filter((lock) => lock.placeId !== placeId);
  return [
    { ...stay, order, locked: [...others, { placeId, date, start }] },
    { ...stay, order },
  ];
}

/** A line of a plan that is at a place: a visit, or a meal. */
export function lineAt({ days }: Itinerary, placeId: string): { date: string; start: number } | undefined {
  for (const { date, items } of days) {
    const line = items.find((item) => item.placeId === placeId);
    if (line) return { date, start: line.start };
  }
  return undefined;
}

/** Whether a place of the traveller's own is open from one minute of a day to another; hours may end after midnight. */
function isOpen({ hours }: OwnPlace, start: number, end: number): boolean {
  if (!hours) return true;
  const { opens, closes } = hours;
  return opens <= start && end <= (closes > opens ? closes : closes + DAY_MINUTES);
}

/** Meals that are tried for somewhere to eat. */
const MOST_MEALS = 3;
const DAY_MINUTES = 24 * 60;

/**
 * The meals that somewhere to eat of the traveller's own may take, the nearest first: open then, and not settled by
 * them before. A meal of a day out is taken out there.
 */
export function mealsFor(
  { itinerary, preferences: { meals: settled = [] } }: Pick<Trip, "itinerary" | "preferences">,
  { place, date }: { place: OwnPlace; date?: string },
): { date: string; meal: MealName }[] {
  return (itinerary?.days ?? [])
    .filter((day) => date === undefined || day.date === date)
    .flatMap((day) =>
      day.items.flatMap(({ role, meal, location, start, end }) =>
        role === "meal" &&
        meal !== undefined &&
        !isMealOfOuting(day, meal) &&
        !settled.some((wish) => wish.date === day.date && wish.meal === meal) &&
        isOpen(place, start, end)
          ? [{ date: day.date, meal, km: distanceKm(location, place) }]
          : [],
      ),
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_MEALS)
    .map(({ date: on, meal }) => ({ date: on, meal }));
}

/** Ways to plan a place that is described anew: at its hour where it is open then, or at any. */
export function waysToChange({ trip: { preferences }, days, stay }: Present, place: OwnPlace): DayChanges[] {
  const { id, isTable } = place;
  const line = lineAt(days, id);
  if (!line) return [];
  const isMeal = visitOn(days, id) === undefined;
  if (isMeal && isTable && ownTables(preferences).some((table) => table.id === id)) return [stay];
  const isAsBefore = !isMeal && isOpen(place, line.start, line.start + roundUp(place.minutes));
  const there = { placeId: id, date: line.date };
  return [
    ...(isAsBefore ? [{ ...stay, locked: [...stay.locked, { ...there, start: line.start }] }] : []),
    { ...stay, locked: [...stay.locked, there] },
    { ...stay, wanted: [id] },
  ];
}

/** Ways to take a place out. Where a locked stop would lose its hour, the others of the day keep theirs too. */
export function waysToTakeOut({ days, stay }: Present, placeId: string): DayChanges[] {
  const without = { ...stay, unwanted: [placeId] };
  const date = visitOn(days, placeId)?.date;
  const hours = (days.days.find((day) => day.date === date)?.items ?? [])
    .filter(isVisit)
    .filter((item) => item.placeId !== placeId && !stay.locked.some((lock) => lock.placeId === item.placeId))
    .map((item) => ({ placeId: item.placeId, date: date!, start: item.start }));
  return hours.length > 0 && stay.locked.some((lock) => lock.date === date)
    ? [without, { ...without, locked: [...stay.locked, ...hours] }]
    : [without];
}

/** Ways to give a visit another length: at its hour, or at any hour of its day unless it is locked. */
export function waysToStay({ days, locked, stay }: Present, placeId: string): DayChanges[] {
  const visit = visitOn(days, placeId);
  if (!visit) return [];
  const there = { placeId, date: visit.date };
  const atItsHour = { ...stay, locked: [...stay.locked, { ...there, start: visit.start }] };
  const isLocked = locked.some((lock) => lock.placeId === placeId);
  return isLocked ? [atItsHour] : [atItsHour, { ...stay, locked: [...stay.locked, there] }];
}

/** A meal of a plan by its day and name. */
export function mealOn(
  { days }: Itinerary,
  { date, meal }: { date: string; meal: ItineraryItem["meal"] },
): ItineraryItem | undefined {
  return days.find((day) => day.date === date)?.items.find((item) => item.role === "meal" && item.meal === meal);
}

/** No traveller is sent to a place before this hour, whatever its opening hours. */
const FIRST_HOUR = 5 * 60;

/** Whether a plan holds a place of the traveller's own, and not in the middle of the night. */
export function isByDay(plan: Itinerary, { id }: OwnPlace): boolean {
  const line = lineAt(plan, id);
  return line !== undefined && line.start >= FIRST_HOUR;
}
