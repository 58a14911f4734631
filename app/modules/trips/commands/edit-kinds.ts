import type { OpenWindow } from "#app/modules/catalogue/hours/opening-hours";
import { isMealOfOuting } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { ownPlaceSchema } from "#app/modules/itinerary/day/own-place";
import type { OwnPlace } from "#app/modules/itinerary/day/own-place";
import { roundUp } from "#app/modules/itinerary/day/visit-length";
import { formatWeekday } from "#app/shared/format";
import type { Trip, TripPreferences } from "../trip/trip";
import type { DayChanges } from "./day-changes";
import {
  hasOwnPlace,
  withMeal,
  withOwnPlace,
  withOwnPlaceChanged,
  withUnwanted,
  withWanted,
  withoutOwnPlace,
} from "./day-wishes";
import { DAY_GONE, OWN_GONE, STOP_GONE, TOO_MANY_PLACES, impossible } from "./refusal";
import type { Refusal } from "./refusal";
import { hasVisit, isBeside, spotBeside, swapFor, visitOn } from "./shift-stop";
import type { CommandOf } from "./trip-commands";
import {
  isByDay,
  lineAt,
  mealOn,
  mealsFor,
  waysToChange,
  waysToSpot,
  waysToStay,
  waysToSwap,
  waysToTakeOut,
} from "./ways-to-edit";
import type { Present } from "./ways-to-edit";
import { whyNotThen } from "./why-not-then";

type WithoutDays<C> = C extends { kind: infer K } ? { kind: K } & Omit<C, "kind" | "days" | "plannedOn"> : never;
type EditCommand = CommandOf<
  | "lockStop"
  | "unlockStop"
  | "noteStop"
  | "keepFree"
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
>;
/** An edit with its days. */
export type PlannedCommand = Extract<EditCommand, { plannedOn: number }>;
/** A change of one stop, or of one meal, as its form asks for it. */
export type DayEdit = WithoutDays<EditCommand>;
/** An edit that needs new days; the others leave the hours as they are. */
export type PlannedEdit = WithoutDays<PlannedCommand>;
type EditOf<K extends PlannedEdit["kind"]> = Extract<PlannedEdit, { kind: K }>;

/** When a place that the days may hold is open on a date. */
export type OpenOn = (placeId: string, date: string) => OpenWindow[];

/** Edits of which the first that can be had is made. */
export type Choices<E> = readonly [E, ...E[]];

/** All that one kind of edit has to say of itself. */
export interface StopEdit<E> {
  /** The place that it asks for; none of a meal that is taken elsewhere or skipped. */
  place: (edit: E) => string | undefined;
  /** The dates that it names; the days on which its place stands are found in the plan. */
  dates: (edit: E) => (string | undefined)[];
  /** Why it cannot be asked for of these days at all. */
  why: (edit: E, trip: Trip, days: Itinerary) => Refusal | undefined;
  /** The wishes that its days are planned for, and that are stored with them. */
  wishes: (edit: E, preferences: TripPreferences) => TripPreferences;
  /** The requests to the solver, the best way first. */
  changes: (edit: E, present: Present) => DayChanges[];
  /** Whether days hold what was asked for: no earlier than asked, for instance, and not merely somewhere. */
  isDone: (edit: E, after: Itinerary, before: Itinerary) => boolean;
  /**
   * The sentence where they do not, of an edit that is about an hour, a length, a meal or a neighbour; undefined where
   * the place as such does not fit.
   */
  whyMissed: (edit: E, name: string, days: Itinerary, openOn: OpenOn) => string | undefined;
  /** Whether its place comes into the days from the destination or the traveller's own, so that it has to be known. */
  isNew?: true;
  /** Whether its place leaves the days, and may be one that breaks a deal. */
  isTakenOut?: true;
  /** Whether its stop stays locked where it is put. */
  isLocked?: true;
  /** Whether the days stay as they are. */
  leavesDays?: (edit: E, trip: Trip, days: Itinerary) => boolean;
  /** The edits that it comes to, the best first; or why there are none. */
  choices?: (edit: E, trip: Trip) => Choices<E> | Refusal;
}

const SET_BY_THE_JOURNEY = impossible("A day trip's times are set by the journey there and back.");

const hasDay = ({ days }: Itinerary, date: string): boolean => days.some((day) => day.date === date);

export const doesNotFit = (name: string): string =>
  `${name} doesn't fit: it's closed then, too far, or the day is full`;

/** Why a stop that has to be there is not. */
function stopGone({ placeId }: { placeId: string }, _trip: Trip, days: Itinerary): Refusal | undefined {
  return hasVisit(days, placeId) ? undefined : STOP_GONE;
}

/** Why the hour or the length of a stop cannot be changed: a day trip sets those of its stops. */
function whyNotHours(edit: { placeId: string }, trip: Trip, days: Itinerary): Refusal | undefined {
  const date = visitOn(days, edit.placeId)?.date;
  const isOuting = days.days.some((day) => day.date === date && day.dayTrip !== undefined);
  return stopGone(edit, trip, days) ?? (isOuting ? SET_BY_THE_JOURNEY : undefined);
}

/** Whether the days of a place of the traveller's own stay as they are, because it is in none of them. */
const isOfNoDay = (days: Itinerary, placeId: string): boolean => lineAt(days, placeId) === undefined;

/** Whether all that changes of a place of the traveller's own is what they have noted there. */
function isOnlyNoted(place: OwnPlace, { ownPlaces = [], stays = {} }: TripPreferences): boolean {
  const before = ownPlaces.find(({ id }) => id === place.id);
  if (!before) return false;
  const told = (own: OwnPlace): string => JSON.stringify(ownPlaceSchema.parse(own));
  return told({ ...before, minutes: stays[before.id] ?? before.minutes }) === told(place);
}

/** The common ground of most edits of a stop. */
const OF_A_STOP = {
  place: ({ placeId }: { placeId: string }) => placeId,
  dates: () => [],
  why: stopGone,
  wishes: (_edit: unknown, preferences: TripPreferences) => preferences,
  isDone: () => true,
  whyMissed: () => undefined,
};

/** Everything that edits the days, by name. A new kind of edit does not compile until it stands here. */
export const STOP_EDITS: { [K in PlannedEdit["kind"]]: StopEdit<EditOf<K>> } = {
  removeStop: {
    ...OF_A_STOP,
    isTakenOut: true,
    wishes: ({ placeId }, preferences) => withUnwanted(preferences, placeId),
    changes: ({ placeId }, present) => waysToTakeOut(present, placeId),
    whyMissed: (_edit, name) => doesNotFit(name),
  },
  addStop: {
    ...OF_A_STOP,
    isNew: true,
    dates: ({ at }) => [at?.date],
    why: ({ at }, _trip, days) => (at && !hasDay(days, at.date) ? DAY_GONE : undefined),
    wishes: ({ placeId }, preferences) => withWanted(preferences, placeId),
    changes: ({ placeId, at }, { stay }) => {
      if (!at) return [{ ...stay, wanted: [placeId] }];
      return [
        { ...stay, locked: [...stay.locked, { placeId, ...at }] },
        { ...stay, locked: [...stay.locked, { placeId, date: at.date }] },
      ];
    },
    isDone: ({ placeId, at }, after) => at === undefined || hasVisit(after, placeId),
  },
  moveStop: {
    ...OF_A_STOP,
    dates: ({ date }) => [date],
    why: (edit, trip, days) => stopGone(edit, trip, days) ?? (hasDay(days, edit.date) ? undefined : DAY_GONE),
    changes: ({ placeId, date, beside }, { days, stay }) => {
      const there = { ...stay, locked: [...stay.locked, { placeId, date }] };
      if (!beside) return [there];
      const spot = spotBeside(days, placeId, beside);
      return spot ? waysToSpot(spot, placeId, date, there) : [];
    },
    isDone: ({ placeId, beside }, after) => beside === undefined || isBeside(after, placeId, beside),
    whyMissed: ({ beside }, name) =>
      beside && `${name} doesn't fit there: it's closed then, too far, or the day is full`,
  },
  shiftStop: {
    ...OF_A_STOP,
    why: whyNotHours,
    changes: ({ placeId, to }, { days, locked, stay }) => {
      const swap = swapFor(days, placeId, to);
      return swap ? waysToSwap(swap, placeId, { ...stay, locked }) : [];
    },
    isDone: ({ placeId, to }, after, before) => {
      const rank = (plan: Itinerary): number => visitOn(plan, placeId)?.rank ?? -1;
      return to === "earlier" ? rank(after) < rank(before) : rank(after) > rank(before);
    },
  },
  timeStop: {
    ...OF_A_STOP,
    isLocked: true,
    why: whyNotHours,
    changes: ({ placeId, start }, { days, stay }) => {
      const date = visitOn(days, placeId)?.date;
      return date ? [{ ...stay, locked: [...stay.locked, { placeId, date, start }] }] : [];
    },
    isDone: ({ placeId, start }, after) => visitOn(after, placeId)?.start === start,
    whyMissed: ({ placeId, start }, name, days, openOn) => {
      const date = visitOn(days, placeId)?.date;
      return date && whyNotThen(name, date, start, openOn(placeId, date));
    },
  },
  stayStop: {
    ...OF_A_STOP,
    why: whyNotHours,
    wishes: ({ placeId, minutes }, preferences) => ({
      ...preferences,
      stays: { ...preferences.stays, [placeId]: minutes },
    }),
    changes: ({ placeId }, present) => waysToStay(present, placeId),
    isDone: ({ placeId, minutes }, after) => {
      const stop = after.days.flatMap(({ items }) => items).find((item) => item.placeId === placeId);
      return stop !== undefined && stop.end - stop.start === roundUp(minutes);
    },
    whyMissed: ({ minutes }, name) => `${name} has no room for ${minutes} minutes that day`,
  },
  replaceStop: {
    ...OF_A_STOP,
    isNew: true,
    place: ({ withId }) => withId,
    why: (edit, trip, days) =>
      stopGone(edit, trip, days) ??
      (hasVisit(days, edit.withId) ? impossible("That place is in your days already") : undefined),
    // A stop that gave way stays out of later plans, as if it had been taken out.
    wishes: ({ placeId, withId }, preferences) => withUnwanted(withWanted(preferences, withId), placeId),
    changes: ({ placeId, withId }, { days, stay }) => {
      const date = visitOn(days, placeId)?.date;
      return [date ? { ...stay, locked: [...stay.locked, { placeId: withId, date }] } : { ...stay, wanted: [withId] }];
    },
  },
  addOwnPlace: {
    place: ({ place }) => place.id,
    dates: ({ date, meal }) => [date, meal?.date],
    why: ({ place, note, date }, { preferences }, days) => {
      if (date !== undefined && !hasDay(days, date)) return DAY_GONE;
      return withOwnPlace(preferences, place, note) ? undefined : TOO_MANY_PLACES;
    },
    wishes: ({ place, note, meal }, preferences) => {
      const added = withOwnPlace(preferences, place, note) ?? preferences;
      return meal ? withMeal(added, { ...meal, at: { table: place.id } }) : added;
    },
    changes: ({ place, date, meal }, { stay }) => {
      if (meal) return [stay];
      return [
        date ? { ...stay, locked: [...stay.locked, { placeId: place.id, date }] } : { ...stay, wanted: [place.id] },
      ];
    },
    isDone: ({ place, meal }, after) => (meal ? mealOn(after, meal)?.placeId === place.id : isByDay(after, place)),
    whyMissed: ({ meal }, name) =>
      meal &&
      `${name} doesn't work for ${meal.meal} on ${formatWeekday(meal.date)}: it's closed then, or too far from the stops around it`,
    // Somewhere to eat takes the place of a meal: the nearest of its day, or of all days, at which it is open.
    choices: (edit, trip) => {
      if (!edit.place.isTable || edit.meal) return [edit];
      const [nearest, ...others] = mealsFor(trip, edit).map((meal) => ({ ...edit, meal }));
      if (nearest) return [nearest, ...others];
      const when = edit.date ? `of ${formatWeekday(edit.date)}` : "of these days";
      return impossible(`${edit.place.name} isn't open for any of the meals ${when} that can still change`);
    },
  },
  changeOwnPlace: {
    place: ({ place }) => place.id,
    dates: () => [],
    why: ({ place }, trip) => (hasOwnPlace(trip, place.id) ? undefined : OWN_GONE),
    wishes: ({ place, note }, preferences) => withOwnPlaceChanged(preferences, place, note) ?? preferences,
    leavesDays: ({ place }, { preferences }, days) => isOfNoDay(days, place.id) || isOnlyNoted(place, preferences),
    changes: ({ place }, present) => waysToChange(present, place),
    isDone: ({ place }, after) => isByDay(after, place),
    whyMissed: () => undefined,
  },
  deleteOwnPlace: {
    ...OF_A_STOP,
    isTakenOut: true,
    why: ({ placeId }, trip) => (hasOwnPlace(trip, placeId) ? undefined : OWN_GONE),
    wishes: ({ placeId }, preferences) => withoutOwnPlace(preferences, placeId),
    leavesDays: ({ placeId }, _trip, days) => isOfNoDay(days, placeId),
    changes: ({ placeId }, present) => waysToTakeOut(present, placeId),
    whyMissed: (_edit, name) => doesNotFit(name),
  },
  changeMeal: {
    isNew: true,
    place: ({ wish: { at } }) => (typeof at === "object" ? at.table : undefined),
    dates: ({ wish }) => [wish.date],
    why: ({ wish }, _trip, { days }) => {
      const day = days.find(({ date }) => date === wish.date);
      if (!day) return DAY_GONE;
      return isMealOfOuting(day, wish.meal) ? SET_BY_THE_JOURNEY : undefined;
    },
    wishes: ({ wish }, preferences) => withMeal(preferences, wish),
    changes: (_edit, { stay }) => [stay],
    isDone: ({ wish }, after) => {
      const made = mealOn(after, wish);
      if (wish.at === "skipped") return made === undefined;
      if (wish.at === "planned") return made !== undefined;
      return made !== undefined && made.placeId === (wish.at === "elsewhere" ? undefined : wish.at.table);
    },
    whyMissed: ({ wish }, name) =>
      typeof wish.at === "string"
        ? "That meal can't be changed on that day"
        : `${name} doesn't work for that meal: it's closed then, or too far from the stops around it`,
  },
};
