import { isMealOfOuting, isVisit } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary, ItineraryDay, ItineraryItem, MealName } from "#app/modules/itinerary/day/itinerary";
import { ownPlaceSchema } from "#app/modules/itinerary/day/own-place";
import type { OwnPlace } from "#app/modules/itinerary/day/own-place";
import { roundUp } from "#app/modules/itinerary/day/visit-length";
import { distanceKm } from "#app/shared/geo";
import { hasVisit } from "../commands/apply-command";
import { ownTables, withMeal, withOwnPlace, withOwnPlaceChanged, withoutOwnPlace } from "../commands/day-wishes";
import { isBeside, spotBeside, swapFor, visitOn } from "../commands/shift-stop";
import type { Spot, Swap } from "../commands/shift-stop";
import type { Trip, TripPreferences } from "../trip/trip";
import type { CommandOf } from "../commands/trip-commands";
import { lockedStops } from "./trip-days";
import type { DayChanges } from "./trip-days";

type WithoutDays<C> = C extends { kind: infer K } ? { kind: K } & Omit<C, "kind" | "days" | "plannedOn"> : never;
/** A change of one stop, or of one meal, as its form asks for it. */
export type DayEdit = WithoutDays<
  CommandOf<
    | "lockStop"
    | "unlockStop"
    | "noteStop"
    | "removeStop"
    | "addStop"
    | "addOwnPlace"
    | "changeOwnPlace"
    | "deleteOwnPlace"
    | "moveStop"
    | "shiftStop"
    | "timeStop"
    | "stayStop"
    | "replaceStop"
    | "changeMeal"
  >
>;
/** An edit that needs new days. */
export type PlannedEdit = Exclude<DayEdit, { kind: (typeof UNPLANNED)[number] }>;

/** Whether an edit takes a place out of the days. */
export function isTakenOut({ kind }: PlannedEdit): boolean {
  return kind === "removeStop" || kind === "deleteOwnPlace";
}

/** Edits that leave the hours as they are. */
const UNPLANNED = ["lockStop", "unlockStop", "noteStop"] as const;

export function isPlanned(edit: DayEdit): edit is PlannedEdit {
  return !(UNPLANNED as readonly string[]).includes(edit.kind);
}

/** The visits of a day, as the solver is asked to keep them on it. */
export function visitsOf({ date, items }: ItineraryDay): { placeId: string; date: string }[] {
  return items.filter(isVisit).map(({ placeId }) => ({ placeId, date }));
}

/** The place that an edit speaks of; none of a meal that is taken elsewhere or skipped. */
export function askedBy(edit: PlannedEdit): string | undefined {
  switch (edit.kind) {
    case "replaceStop":
      return edit.withId;
    case "addOwnPlace":
    case "changeOwnPlace":
      return edit.place.id;
    case "changeMeal":
      return typeof edit.wish.at === "object" ? edit.wish.at.table : undefined;
    default:
      return edit.placeId;
  }
}

/** The stop that is changed, which may go or move. */
function changedBy(edit: PlannedEdit): string | undefined {
  // A place that becomes the table of a meal is no visit any more.
  return "placeId" in edit ? edit.placeId : edit.kind === "addOwnPlace" ? undefined : askedBy(edit);
}

/** The wishes that the days of an edit are planned for. */
export function wishesFor({ preferences }: Trip, edit: PlannedEdit): TripPreferences {
  switch (edit.kind) {
    case "stayStop":
      return { ...preferences, stays: { ...preferences.stays, [edit.placeId]: edit.minutes } };
    case "addOwnPlace": {
      const added = withOwnPlace(preferences, edit.place, edit.note) ?? preferences;
      return edit.meal ? withMeal(added, { ...edit.meal, at: { table: edit.place.id } }) : added;
    }
    case "changeOwnPlace":
      return withOwnPlaceChanged(preferences, edit.place, edit.note) ?? preferences;
    case "deleteOwnPlace":
      return withoutOwnPlace(preferences, edit.placeId);
    case "changeMeal":
      return withMeal(preferences, edit.wish);
    default:
      return preferences;
  }
}

/**
 * Ways to have two neighbours change places: nearest to their hours first, then at any hour of the day. A neighbour that is
 * locked keeps its hour.
 * @param moved the one that the traveller moves
 */
function waysToSwap(
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
function waysToSpot({ order, start }: Spot, placeId: string, date: string, stay: DayChanges): DayChanges[] {
  const others = (stay.locked ?? []).filter((lock) => lock.placeId !== placeId);
  return [
    { ...stay, order, locked: [...others, { placeId, date, start }] },
    { ...stay, order },
  ];
}

/** A line of a plan that is at a place: a visit, or a meal. */
function lineAt({ days }: Itinerary, placeId: string): { date: string; start: number } | undefined {
  for (const { date, items } of days) {
    const line = items.find((item) => item.placeId === placeId);
    if (line) return { date, start: line.start };
  }
  return undefined;
}

/** Whether an edit describes or deletes a place of the traveller's own that is in none of the days: they stay as they are. */
export function isOfNoDay(itinerary: Itinerary, edit: PlannedEdit): boolean {
  if (edit.kind !== "changeOwnPlace" && edit.kind !== "deleteOwnPlace") return false;
  return lineAt(itinerary, askedBy(edit)!) === undefined;
}

/** Whether all that changes of a place of the traveller's own is what they have noted there. */
export function isOnlyNoted({ preferences }: Trip, edit: PlannedEdit): boolean {
  if (edit.kind !== "changeOwnPlace") return false;
  const { ownPlaces = [], stays = {} } = preferences;
  const before = ownPlaces.find(({ id }) => id === edit.place.id);
  if (!before) return false;
  const told = (place: OwnPlace): string => JSON.stringify(ownPlaceSchema.parse(place));
  return told({ ...before, minutes: stays[before.id] ?? before.minutes }) === told(edit.place);
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
 * The meals that somewhere to eat of the traveller's own may take, the nearest first: open then, and not settled by them
 * before. A meal of a day out is taken out there.
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
function waysToChange({ itinerary, preferences }: Trip, place: OwnPlace, stay: DayChanges): DayChanges[] {
  const { id, isTable } = place;
  const line = itinerary && lineAt(itinerary, id);
  if (!line) return [];
  const isMeal = visitOn(itinerary, id) === undefined;
  if (isMeal && isTable && ownTables(preferences).some((table) => table.id === id)) return [stay];
  const { locked = [] } = stay;
  const isAsBefore = !isMeal && isOpen(place, line.start, line.start + roundUp(place.minutes));
  const there = { placeId: id, date: line.date };
  return [
    ...(isAsBefore ? [{ ...stay, locked: [...locked, { ...there, start: line.start }] }] : []),
    { ...stay, locked: [...locked, there] },
    { ...stay, wanted: [id] },
  ];
}

/** How many visits of a plan another one is without, beside one that was to go. */
export function countLost(before: Itinerary, after: Itinerary, edit: PlannedEdit): number {
  const except = changedBy(edit);
  return before.days.flatMap(visitsOf).filter(({ placeId }) => placeId !== except && !hasVisit(after, placeId)).length;
}

/**
 * The requests to the solver for an edit, the best first: the days that it speaks of are laid anew, and all others
 * stand as they are where that is possible.
 */
export function changesFor(trip: Trip, edit: PlannedEdit): DayChanges[] {
  const touched = touchedBy(trip, edit);
  return waysFor(trip, edit).map((way) => ({ ...way, touched }));
}

/** The dates of the days that an edit speaks of: where its place stands, as a stop or a table, and where it goes. */
function touchedBy({ itinerary }: Trip, edit: PlannedEdit): string[] {
  const changed = changedBy(edit);
  const there = (itinerary?.days ?? []).filter(({ items }) =>
    items.some(({ placeId }) => placeId && placeId === changed),
  );
  const dates = [
    ...there.map(({ date }) => date),
    "date" in edit ? edit.date : undefined,
    "wish" in edit ? edit.wish.date : undefined,
    edit.kind === "addOwnPlace" ? edit.meal?.date : undefined,
  ];
  return [...new Set(dates.flatMap((date) => date ?? []))];
}

function waysFor(trip: Trip, edit: PlannedEdit): DayChanges[] {
  const all = lockedStops(trip);
  const locked = all.filter((lock) => lock.placeId !== changedBy(edit));
  const stay: DayChanges = { stayClose: true, locked };
  const { itinerary } = trip;
  const changed = changedBy(edit);
  const visit = itinerary && changed !== undefined ? visitOn(itinerary, changed) : undefined;
  const date = visit?.date;
  switch (edit.kind) {
    case "removeStop":
    case "deleteOwnPlace": {
      const without = { ...stay, unwanted: [edit.placeId] };
      // Where a locked stop would lose its hour, the others of the day keep theirs too.
      const held = (itinerary?.days.find((day) => day.date === date)?.items ?? []).filter(isVisit);
      const hours = held
        .filter(({ placeId }) => placeId !== edit.placeId && !locked.some((lock) => lock.placeId === placeId))
        .map(({ placeId, start }) => ({ placeId, date: date!, start }));
      return hours.length > 0 && locked.some((lock) => lock.date === date)
        ? [without, { ...without, locked: [...locked, ...hours] }]
        : [without];
    }
    case "addStop":
      return [{ ...stay, wanted: [edit.placeId] }];
    case "changeOwnPlace":
      return waysToChange(trip, edit.place, stay);
    case "addOwnPlace":
      if (edit.meal) return [stay];
      return edit.date
        ? [{ ...stay, locked: [...locked, { placeId: edit.place.id, date: edit.date }] }]
        : [{ ...stay, wanted: [edit.place.id] }];
    case "moveStop": {
      const there = { ...stay, locked: [...locked, { placeId: edit.placeId, date: edit.date }] };
      const spot = itinerary && edit.beside && spotBeside(itinerary, edit.placeId, edit.beside);
      return spot ? waysToSpot(spot, edit.placeId, edit.date, there) : edit.beside ? [] : [there];
    }
    case "replaceStop":
      return date
        ? [{ ...stay, unwanted: [edit.placeId], locked: [...locked, { placeId: edit.withId, date }] }]
        : [{ ...stay, unwanted: [edit.placeId], wanted: [edit.withId] }];
    case "timeStop":
      return date ? [{ ...stay, locked: [...locked, { placeId: edit.placeId, date, start: edit.start }] }] : [];
    case "stayStop": {
      if (!visit) return [];
      const isLocked = all.some(({ placeId }) => placeId === edit.placeId);
      const there = { placeId: edit.placeId, date: visit.date };
      const atItsHour = { ...stay, locked: [...locked, { ...there, start: visit.start }] };
      return isLocked ? [atItsHour] : [atItsHour, { ...stay, locked: [...locked, there] }];
    }
    case "shiftStop": {
      const swap = itinerary && swapFor(itinerary, edit.placeId, edit.to);
      return swap ? waysToSwap(swap, edit.placeId, { ...stay, locked: all }) : [];
    }
    case "changeMeal":
      return [stay];
  }
}

/** A meal of a plan by its day and name. */
function mealOn(
  { days }: Itinerary,
  { date, meal }: { date: string; meal: ItineraryItem["meal"] },
): ItineraryItem | undefined {
  return days.find((day) => day.date === date)?.items.find((item) => item.role === "meal" && item.meal === meal);
}

/** A visit begins no earlier than this hour, whatever the hours of its place. */
const FIRST_HOUR = 5 * 60;

/** Whether a plan holds a place of the traveller's own, and not in the middle of the night. */
function isByDay(plan: Itinerary, { id }: OwnPlace): boolean {
  const line = lineAt(plan, id);
  return line !== undefined && line.start >= FIRST_HOUR;
}

/** Whether the days hold what was asked for: no earlier than asked, for instance, and not merely somewhere. */
export function isDone(before: Itinerary, after: Itinerary, edit: PlannedEdit): boolean {
  switch (edit.kind) {
    case "timeStop":
      return visitOn(after, edit.placeId)?.start === edit.start;
    case "stayStop": {
      const stop = after.days.flatMap(({ items }) => items).find((item) => item.placeId === edit.placeId);
      return stop !== undefined && stop.end - stop.start === roundUp(edit.minutes);
    }
    case "addOwnPlace":
      return edit.meal ? mealOn(after, edit.meal)?.placeId === edit.place.id : isByDay(after, edit.place);
    case "changeOwnPlace":
      return isByDay(after, edit.place);
    case "changeMeal": {
      const { at } = edit.wish;
      const made = mealOn(after, edit.wish);
      if (at === "skipped") return made === undefined;
      if (at === "planned") return made !== undefined;
      return made !== undefined && made.placeId === (at === "elsewhere" ? undefined : at.table);
    }
    case "moveStop":
      return edit.beside === undefined || isBeside(after, edit.placeId, edit.beside);
    case "shiftStop": {
      const rank = (plan: Itinerary): number => visitOn(plan, edit.placeId)?.rank ?? -1;
      return edit.to === "earlier" ? rank(after) < rank(before) : rank(after) > rank(before);
    }
    default:
      return true;
  }
}
