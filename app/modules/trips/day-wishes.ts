import type { MealWish } from "#app/modules/itinerary/day-request";
import { isVisit } from "#app/modules/itinerary/itinerary";
import type { Itinerary } from "#app/modules/itinerary/itinerary";
import { MOST_OWN_PLACES } from "#app/modules/itinerary/own-place";
import type { OwnPlace } from "#app/modules/itinerary/own-place";
import type { DayWishes, TripPreferences } from "./trip";

/**
 * The wishes with a place of the traveller's own. Where there are as many as a trip holds, the oldest that was taken out
 * of the days again makes room. @returns undefined where all of them are in use
 */
export function withOwnPlace(preferences: TripPreferences, place: OwnPlace, note: string): TripPreferences | undefined {
  const { ownPlaces = [], unwanted = [], notes } = preferences;
  const spare = ownPlaces.length < MOST_OWN_PLACES ? undefined : ownPlaces.find(({ id }) => unwanted.includes(id));
  if (ownPlaces.length >= MOST_OWN_PLACES && !spare) return undefined;
  return {
    ...preferences,
    ownPlaces: [...ownPlaces.filter((own) => own !== spare), place],
    ...(note.trim() !== "" && { notes: { ...notes, [place.id]: note.trim() } }),
  };
}

/** The wishes with what was said of a meal last; nothing where it is left to the plan. */
export function withMeal(preferences: TripPreferences, wish: MealWish): TripPreferences {
  const others = (preferences.meals ?? []).filter(({ date, meal }) => date !== wish.date || meal !== wish.meal);
  return { ...preferences, meals: wish.at === "planned" ? others : [...others, wish] };
}

/**
 * The wishes as they were when days were made that come back. A place of one's own that was added since stays known, and
 * stays out of later plans until it is asked for.
 */
export function restoredWishes(now: TripPreferences, then: DayWishes, days: Itinerary): TripPreferences {
  const { unwanted = [], stays, meals, pace = now.pace, interests = now.interests } = then;
  const held = new Set([
    ...days.days.flatMap(({ items }) => items.filter(isVisit).map(({ placeId }) => placeId)),
    ...days.leftOut.map(({ placeId }) => placeId),
  ]);
  const later = (now.ownPlaces ?? []).flatMap(({ id }) => (held.has(id) || unwanted.includes(id) ? [] : [id]));
  return { ...now, unwanted: [...unwanted, ...later], stays, meals, pace, interests };
}
