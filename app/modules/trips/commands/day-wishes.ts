import type { BusyPattern } from "#app/modules/itinerary/day/busy-hours";
import type { MealWish } from "#app/modules/itinerary/day/day-request";
import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { MOST_OWN_PLACES } from "#app/modules/itinerary/day/own-place";
import type { Appointment, OwnPlace } from "#app/modules/itinerary/day/own-place";
import type { DayWishes, Trip, TripPreferences } from "../trip/trip";

/** A map without one of its keys. */
function without<T>(map: Readonly<Record<string, T>> = {}, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(map).filter(([one]) => one !== key));
}

/** Notes with one of a place, or without any where it is empty. */
export function withNote(notes: TripPreferences["notes"], placeId: string, note: string): Record<string, string> {
  const text = note.trim();
  return text === "" ? without(notes, placeId) : { ...without(notes, placeId), [placeId]: text };
}

/** The wishes with a place that may come into the days again. */
export function withWanted(preferences: TripPreferences, placeId: string): TripPreferences {
  const { unwanted = [], seen } = preferences;
  const isOther = (id: string): boolean => id !== placeId;
  return { ...preferences, unwanted: unwanted.filter(isOther), ...(seen && { seen: seen.filter(isOther) }) };
}

/** The wishes with a place that stays out of the days until it is asked for. */
export function withUnwanted(preferences: TripPreferences, placeId: string): TripPreferences {
  return { ...preferences, unwanted: [...(withWanted(preferences, placeId).unwanted ?? []), placeId] };
}

/** Whether a place is one of those that the traveller has added by hand. */
export function hasOwnPlace({ preferences }: Pick<Trip, "preferences">, placeId: string): boolean {
  return (preferences.ownPlaces ?? []).some(({ id }) => id === placeId);
}

/** Whether a meal is to be had at a table. */
function isAt({ at }: MealWish, placeId: string): boolean {
  return typeof at === "object" && at.table === placeId;
}

/** Tables of the traveller's own at which they want a meal. */
export function ownTables({ ownPlaces = [], meals = [] }: TripPreferences): OwnPlace[] {
  return ownPlaces.filter(({ id, isTable }) => isTable && meals.some((wish) => isAt(wish, id)));
}

/**
 * The wishes with a place of the traveller's own. Where there are as many as a trip holds, the oldest that was taken
 * out of the days again makes room. @returns undefined where all of them are in use
 */
export function withOwnPlace(preferences: TripPreferences, place: OwnPlace, note: string): TripPreferences | undefined {
  const { ownPlaces = [], unwanted = [], notes } = preferences;
  const spare = ownPlaces.length < MOST_OWN_PLACES ? undefined : ownPlaces.find(({ id }) => unwanted.includes(id));
  if (ownPlaces.length >= MOST_OWN_PLACES && !spare) return undefined;
  return {
    ...preferences,
    ownPlaces: [...ownPlaces.filter((own) => own !== spare), place],
    ...(note.trim() !== "" && { notes: withNote(notes, place.id, note) }),
  };
}

/**
 * The wishes with a place of the traveller's own as they describe it now, its note and its length with it. A place that
 * is no longer somewhere to eat is no table of a meal. @returns undefined where there is no such place
 */
export function withOwnPlaceChanged(
  preferences: TripPreferences,
  place: OwnPlace,
  note: string,
): TripPreferences | undefined {
  const { ownPlaces = [], stays, notes, meals = [] } = preferences;
  if (!ownPlaces.some(({ id }) => id === place.id)) return undefined;
  return {
    ...preferences,
    ownPlaces: ownPlaces.map((own) => (own.id === place.id ? place : own)),
    stays: without(stays, place.id),
    notes: withNote(notes, place.id, note),
    meals: place.isTable ? meals : meals.filter((wish) => !isAt(wish, place.id)),
  };
}

/** The appointments of a trip, the earliest first. */
export function appointmentsOf({ ownPlaces = [] }: TripPreferences): Appointment[] {
  return ownPlaces
    .filter((own): own is Appointment => own.at !== undefined)
    .sort((a, b) => a.at.date.localeCompare(b.at.date) || a.at.start - b.at.start);
}

/** The wishes with these appointments and hours that are not free, in place of all that were there. */
export function withTimes(
  preferences: TripPreferences,
  { appointments, busy }: { appointments: readonly Appointment[]; busy: BusyPattern[] },
): TripPreferences {
  const staying = new Set(appointments.map(({ id }) => id));
  const left = appointmentsOf(preferences)
    .filter(({ id }) => !staying.has(id))
    .reduce((wishes, { id }) => withoutOwnPlace(wishes, id), preferences);
  const others = (left.ownPlaces ?? []).filter(({ at }) => !at);
  return {
    ...left,
    // An appointment that was taken out of the days and is said again is wanted.
    ...(left.unwanted && { unwanted: left.unwanted.filter((id) => !staying.has(id)) }),
    ownPlaces: [...others, ...appointments],
    busy: busy.length > 0 ? busy : undefined,
  };
}

/** The wishes without a place of the traveller's own, and without all that was said of it. */
export function withoutOwnPlace(preferences: TripPreferences, placeId: string): TripPreferences {
  const { ownPlaces = [], unwanted = [], stays, notes, meals = [] } = preferences;
  return {
    ...preferences,
    ownPlaces: ownPlaces.filter(({ id }) => id !== placeId),
    unwanted: unwanted.filter((id) => id !== placeId),
    stays: without(stays, placeId),
    notes: without(notes, placeId),
    meals: meals.filter((wish) => !isAt(wish, placeId)),
  };
}

/**
 * The wishes with what was said of a meal last; nothing where it is left to the plan. A table that is asked for is
 * wanted.
 */
export function withMeal(preferences: TripPreferences, wish: MealWish): TripPreferences {
  const others = (preferences.meals ?? []).filter(({ date, meal }) => date !== wish.date || meal !== wish.meal);
  const { unwanted } = preferences;
  return {
    ...preferences,
    ...(unwanted && { unwanted: unwanted.filter((id) => !isAt(wish, id)) }),
    meals: wish.at === "planned" ? others : [...others, wish],
  };
}

/**
 * The wishes as they were when days were made that come back, the traveller's own places with them. Of days from before
 * these were kept with them, a place that was added since stays known, and stays out of later plans until it is asked
 * for.
 */
export function restoredWishes(now: TripPreferences, then: DayWishes, days: Itinerary): TripPreferences {
  const { unwanted = [], seen = now.seen, stays, meals, pace = now.pace, interests = now.interests } = then;
  const { ownPlaces, ownNotes, busy = now.busy, needs = now.needs } = then;
  if (ownPlaces) {
    const known = new Set([...ownPlaces, ...(now.ownPlaces ?? [])].map(({ id }) => id));
    const others = Object.entries(now.notes ?? {}).filter(([id]) => !known.has(id));
    const notes = { ...Object.fromEntries(others), ...ownNotes };
    return { ...now, unwanted, seen, stays, meals, pace, interests, ownPlaces, notes, busy, needs };
  }
  const held = new Set([
    ...days.days.flatMap(({ items }) => items.filter(isVisit).map(({ placeId }) => placeId)),
    ...days.leftOut.map(({ placeId }) => placeId),
  ]);
  const later = (now.ownPlaces ?? []).flatMap(({ id }) => (held.has(id) || unwanted.includes(id) ? [] : [id]));
  return { ...now, unwanted: [...unwanted, ...later], seen, stays, meals, pace, interests, needs };
}
