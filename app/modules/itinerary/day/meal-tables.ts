import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { mealHoursFor } from "./meal-breaks";
import type { DayRequest } from "./day-request";
import type { Window } from "../engine/problem";
import type { MealName } from "./itinerary";

/** Sweets do not come right before dinner. */
const NO_SWEETS_BEFORE_DINNER = 90;
const SWEETS =
  /\b(ice[- ]cream|gelat|sorbet|dessert|pastr|cake|patisserie|chocolat|sweet|donut|doughnut|waffle|bakery|coffee|churros|strudel|baklava|kunafa|knafeh|cannoli|beignets|buns)/i;
/** Drinks that go with a meal and do not replace it. */
const DRINKS = /\b(tea|espresso|cappuccino|lassi|juices?)\b/i;
const BREAKFAST_HOUSE = /\b(breakfast|brunch|pancake|coffee|bakery|pastr|tea ?(room|house))/i;

const wordsOf = ({ name, tags }: Pick<PlaceSource, "name" | "tags">): string => [name, ...tags].join(", ");

/** Whether breakfast is what a house is known for, by its name or the first of its labels. */
export function isBreakfastHouse({ name, tags }: Pick<PlaceSource, "name" | "tags">): boolean {
  return BREAKFAST_HOUSE.test(`${name}, ${tags[0]}`);
}

/** A place of the list of tables: it is there to eat, and no stop of a day by itself. */
function isOnlyTable({ kind, meals, weight }: PlaceSource): boolean {
  return kind === "cafe" && meals !== undefined && weight <= 1;
}

/** Served at the table, so they are where meals are taken rather than sights. */
export function isMealPlace(place: PlaceSource): boolean {
  return place.kind === "restaurant" || place.kind === "food-hall" || isOnlyTable(place);
}

/** A night market or a street of stalls: the traveller goes there hungry, and its price is the price of the food. */
export function isEveningTable({ kind, serves, price, bestTime, meals }: PlaceSource): boolean {
  const isOfStalls = kind === "market" || kind === "street";
  return isOfStalls && !meals && serves !== undefined && price > 0 && (bestTime === "evening" || bestTime === "night");
}

/** Which meals are had at a place by what it is; none at any other kind. */
const MEALS_AT: Partial<Record<PlaceSource["kind"], (place: PlaceSource, meal: MealName | "breakfast") => boolean>> = {
  restaurant: (place, meal) => meal !== "breakfast" && !(meal === "dinner" && isBreakfastHouse(place)),
  "food-hall": (_place, meal) => meal !== "breakfast",
  cafe: (place, meal) => {
    const isForSweets = [SWEETS, DRINKS, BREAKFAST_HOUSE].some((words) => words.test(wordsOf(place)));
    return meal === "breakfast" || (meal === "lunch" && !isForSweets);
  },
  market: (place, meal) =>
    (meal === "lunch" && place.serves !== undefined) || (meal === "dinner" && isEveningTable(place)),
  street: (place, meal) => meal === "dinner" && isEveningTable(place),
};

/** Whether a meal is had there: as the place says, else by what it is. Opening hours are asked elsewhere. */
export function isTableFor(place: PlaceSource, meal: MealName | "breakfast"): boolean {
  return place.meals ? place.meals.includes(meal) : (MEALS_AT[place.kind]?.(place, meal) ?? false);
}

/** Whether a place serves something sweet rather than a meal. */
function isSweetStop(place: PlaceSource): boolean {
  return place.kind === "cafe" || (place.serves !== undefined && !isMealPlace(place) && SWEETS.test(wordsOf(place)));
}

/**
 * The part of a place's opening that is left for a visit: coffee and ice cream do not come in the hour and a half
 * before dinner, nor in its place. @param shortest minutes of the shortest visit
 */
export function awayFromDinner(
  request: Pick<DayRequest, "mealHours">,
  place: PlaceSource,
  windows: Window[],
  shortest: number,
): Window[] {
  if (!isSweetStop(place)) return windows;
  const { dinner } = mealHoursFor(request);
  const until = dinner.from - NO_SWEETS_BEFORE_DINNER;
  return windows.flatMap((window) => {
    const end = Math.min(window.latestEnd ?? Infinity, until);
    const before = { ...window, latestEnd: end, latestStart: Math.min(window.latestStart, end - shortest) };
    const after = { ...window, open: Math.max(window.open, dinner.to + 45) };
    return [before, after].filter((one) => one.latestStart >= one.open);
  });
}

/** Coffee does not come so soon after breakfast, nor in the last hour before lunch. */
const NO_COFFEE_AFTER_BREAKFAST = 60;
const NO_COFFEE_BEFORE_LUNCH = 60;

/**
 * The part of a place's opening that is left for a visit: breakfast is not followed by a café, and lunch time does not
 * go to a café without lunch. A place that is shut at all other hours stays if the traveller asked for it, or if it is
 * no place for breakfast.
 * @param shortest minutes of the shortest visit
 */
export function betweenMeals(
  request: Pick<DayRequest, "mealHours" | "wanted" | "locked" | "keep">,
  place: PlaceSource,
  windows: Window[],
  shortest: number,
): Window[] {
  if (place.kind !== "cafe") return windows;
  const isAsked = [
    ...request.wanted,
    ...request.locked.map(({ placeId }) => placeId),
    ...(request.keep ?? []).flat(),
  ].includes(place.id);
  const { breakfast, lunch } = mealHoursFor(request);
  const from = breakfast.to + NO_COFFEE_AFTER_BREAKFAST;
  const later = windows
    .map((window) => ({ ...window, open: Math.max(window.open, from) }))
    .filter(({ open, latestStart }) => latestStart >= open);
  // A place that shuts before noon is where others have breakfast.
  if (later.length === 0) return isTableFor(place, "breakfast") && !isAsked ? [] : windows;
  if (isTableFor(place, "lunch")) return later;
  const until = lunch.from - NO_COFFEE_BEFORE_LUNCH;
  const apart = later.flatMap((window) => {
    const end = Math.min(window.latestEnd ?? Infinity, until);
    const before = { ...window, latestEnd: end, latestStart: Math.min(window.latestStart, end - shortest) };
    const after = { ...window, open: Math.max(window.open, lunch.to) };
    return [before, after].filter((one) => one.latestStart >= one.open);
  });
  return apart.length > 0 ? apart : later;
}

/** Kinds of places to see before dinner or not at all that day, except houses that are at their best late. */
const BY_DAY: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  "museum",
  "gallery",
  "library",
  "workshop",
  "cemetery",
  "zoo",
  "aquarium",
  "wildlife",
  "winery",
  "trail",
  "mountain",
  "waterfall",
  "cave",
]);

/**
 * The part of a place's opening that is left for a visit: museums and walks along a river come before the end of
 * dinner.
 */
export function beforeDinner(request: Pick<DayRequest, "mealHours">, place: PlaceSource, windows: Window[]): Window[] {
  const isForLate = place.bestTime === "night" || (place.indoor && place.bestTime === "evening");
  if (!BY_DAY.has(place.kind) || isForLate) return windows;
  const last = mealHoursFor(request).dinner.from;
  const earlier = windows
    .map((window) => ({ ...window, latestStart: Math.min(window.latestStart, Math.max(last, window.open)) }))
    .filter(({ open, latestStart }) => latestStart >= open && open <= last);
  return earlier.length > 0 ? earlier : windows;
}

/**
 * When visits to a bar begin: some bars stand for lunch or the afternoon by their best time, the others for the
 * evening.
 */
const BARS_FROM: Readonly<Partial<Record<NonNullable<PlaceSource["bestTime"]>, number>>> = {
  morning: 0,
  midday: 11 * 60 + 30,
  afternoon: 12 * 60,
};
const OTHER_BARS_FROM = 16 * 60;

/** The part of a place's opening that is left for a visit: a bar is no stop in the morning, though it serves coffee. */
export function fromWhenBarsFill(place: PlaceSource, windows: Window[]): Window[] {
  if (place.kind !== "bar") return windows;
  const from = (place.bestTime && BARS_FROM[place.bestTime]) ?? OTHER_BARS_FROM;
  return windows
    .map((window) => ({ ...window, open: Math.max(window.open, from) }))
    .filter((window) => window.latestStart >= window.open);
}
