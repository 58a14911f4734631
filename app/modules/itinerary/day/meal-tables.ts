import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { mealHoursFor } from "./meal-breaks";
import type { DayRequest } from "./day-request";
import type { Window } from "../engine/problem";
import type { MealName } from "./itinerary";

/** Nobody eats sweets right before dinner. */
const NO_SWEETS_BEFORE_DINNER = 90;
const SWEETS =
  /\b(ice[- ]cream|gelat|sorbet|dessert|pastr|cake|patisserie|chocolat|sweet|donut|doughnut|waffle|bakery|coffee|churros|strudel|baklava|kunafa|knafeh|cannoli|beignets|buns)/i;
/** What one has beside a meal, not in its place. */
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

/** A night market or a street of stalls: one goes there hungry, and what it costs is what one eats. */
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

/** Whether one has something sweet there rather than a meal. */
function isSweetStop(place: PlaceSource): boolean {
  return place.kind === "cafe" || (place.serves !== undefined && !isMealPlace(place) && SWEETS.test(wordsOf(place)));
}

/**
 * What is left of a place's opening for a visit: coffee and ice cream are not had in the hour and a half before dinner, nor
 * in its place. @param shortest minutes of the shortest visit
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

/** Who has had breakfast wants no coffee so soon after it, nor in the last hour before lunch. */
const NO_COFFEE_AFTER_BREAKFAST = 60;
const NO_COFFEE_BEFORE_LUNCH = 60;

/**
 * What is left of a place's opening for a visit: nobody goes from breakfast to a café, nor to one without lunch while others
 * sit down to it. Where it is shut at all other hours it stays if somebody asked for it, or it is no place for breakfast.
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
  // One that shuts before noon is where others have breakfast.
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

/** What one sees before dinner, or not at all that day, but for houses that are at their best late. */
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

/** What is left of a place's opening for a visit: nobody goes to a museum or for a walk along a river once dinner is over. */
export function beforeDinner(request: Pick<DayRequest, "mealHours">, place: PlaceSource, windows: Window[]): Window[] {
  const isForLate = place.bestTime === "night" || (place.indoor && place.bestTime === "evening");
  if (!BY_DAY.has(place.kind) || isForLate) return windows;
  const last = mealHoursFor(request).dinner.from;
  const earlier = windows
    .map((window) => ({ ...window, latestStart: Math.min(window.latestStart, Math.max(last, window.open)) }))
    .filter(({ open, latestStart }) => latestStart >= open && open <= last);
  return earlier.length > 0 ? earlier : windows;
}

/** From when on one goes to a bar: some stand for lunch or the afternoon by what is said of them, the others for the evening. */
const BARS_FROM: Readonly<Partial<Record<NonNullable<PlaceSource["bestTime"]>, number>>> = {
  morning: 0,
  midday: 11 * 60 + 30,
  afternoon: 12 * 60,
};
const OTHER_BARS_FROM = 16 * 60;

/** What is left of a place's opening for a visit: nobody sits in a bar in the morning, though it serves coffee. */
export function fromWhenBarsFill(place: PlaceSource, windows: Window[]): Window[] {
  if (place.kind !== "bar") return windows;
  const from = (place.bestTime && BARS_FROM[place.bestTime]) ?? OTHER_BARS_FROM;
  return windows
    .map((window) => ({ ...window, open: Math.max(window.open, from) }))
    .filter((window) => window.latestStart >= window.open);
}
