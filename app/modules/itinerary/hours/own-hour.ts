import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { LocalDate } from "#app/shared/calendar";
import type { Window } from "../engine/problem";
import { needsLight } from "./open-windows";
import { isShow } from "../day/shows";
import { roundDown, roundUp, shortestVisit } from "../day/visit-length";

/** The sun sets during the visit: so many minutes at least are left of it. */
const AFTER_SUNSET = 10;
/** A place that is best in the morning is seen by then, and a reason to come before it fills. */
const MORNING_UNTIL = { usual: 12 * 60, great: 10 * 60 + 30 };
const GREAT = 4;
/** Evenings begin then, and nights with the dark, but no visit waits for the dark longer than until then. */
const EVENING_FROM = 17 * 60 + 30;
const NIGHT_FROM = { earliest: 19 * 60, latest: 21 * 60 };
const FOOD: ReadonlySet<PlaceSource["kind"]> = new Set(["cafe", "food-hall", "restaurant"]);
/** A traveller who has just eaten is not hungry. */
const HUNGRY_AFTER = 75;

type SunOf = ReturnType<SunCalculator>;

/** When a visit begins to a place that has an hour of its own in the evening; undefined of any other. */
function ownHour(place: PlaceSource, { sunset, dusk }: SunOf): { from: number; to: number } | undefined {
  switch (place.bestTime) {
    case "sunset":
      return { from: sunset - Math.max(30, shortestVisit(place) - AFTER_SUNSET), to: sunset };
    case "evening":
      // In the open it is the last of the light that makes an evening.
      return needsLight(place) ? undefined : { from: EVENING_FROM, to: Infinity };
    case "night":
      return { from: Math.min(Math.max(dusk, NIGHT_FROM.earliest), NIGHT_FROM.latest), to: Infinity };
    case "morning":
    case "midday":
    case "afternoon":
    case "any":
      return undefined;
  }
}

/**
 * The part of the opening of a place that is at its best in the evening or at sunset, by the sun of that day.
 * @returns undefined for a place without such an hour, and where it is shut at it
 */
export function windowsAtOwnHour(
  place: PlaceSource,
  windows: readonly Window[],
  date: LocalDate,
  sun: SunCalculator,
): Window[] | undefined {
  const light = sun(date);
  const hour = ownHour(place, light);
  if (!hour) return undefined;
  const inLight = needsLight(place) ? roundDown(light.dusk) : Infinity;
  const left = windows
    .map((window) => {
      const latestEnd = Math.min(window.latestEnd ?? Infinity, inLight);
      return {
        open: roundUp(Math.max(window.open, hour.from)),
        latestStart: Math.min(window.latestStart, roundDown(hour.to), latestEnd - shortestVisit(place)),
        ...(latestEnd < Infinity && { latestEnd }),
      };
    })
    .filter(({ open, latestStart }) => open <= latestStart);
  return left.length > 0 ? left : undefined;
}

/** Kinds that are lit, open or lively after dark although no hour is their best one. */
const AFTER_DARK: ReadonlySet<PlaceSource["kind"]> = new Set([
  "bar",
  "music",
  "theatre",
  "market",
  "viewpoint",
  "tower",
  "bridge",
  "boat-trip",
]);
/** And those in the open that are, where people go out. */
const LIVELY_AFTER_DARK: ReadonlySet<PlaceSource["kind"]> = new Set(["square", "street", "neighbourhood"]);
const EVENING_VIBES: readonly PlaceSource["vibes"][number][] = ["nightlife", "romantic"];

/**
 * The part of the opening of a place in which it makes an evening: its own hour, else the dark, where it is of a kind
 * that is lit or lively then.
 */
export function windowsForAnEvening(
  place: PlaceSource,
  windows: readonly Window[],
  date: LocalDate,
  sun: SunCalculator,
): Window[] | undefined {
  if (place.bestTime !== "any") return windowsAtOwnHour(place, windows, date, sun);
  const isLit =
    AFTER_DARK.has(place.kind) ||
    (LIVELY_AFTER_DARK.has(place.kind) && EVENING_VIBES.some((vibe) => place.vibes.includes(vibe)));
  return isLit && !needsLight(place)
    ? windowsAtOwnHour({ ...place, bestTime: "night" }, windows, date, sun)
    : undefined;
}

/** The hours of the night after a day out, when nothing else of its day is offered; none of what begins at an hour. */
export function nightAfterDayOut(
  place: PlaceSource,
  windows: readonly Window[],
  date: LocalDate,
  sun: SunCalculator,
): Window[] | undefined {
  return place.starts || isShow(place) ? undefined : windowsForAnEvening(place, windows, date, sun);
}

const HOUR_IN_NAME = /\b((at|by) night|after dark|evening|sunset|dusk|sundowners?)\b/i;

/** Whether a place is called after the sunset for which one comes. */
export function isCalledAfterSunset({ name, bestTime }: Pick<PlaceSource, "name" | "bestTime">): boolean {
  return bestTime === "sunset" && HOUR_IN_NAME.test(name);
}

/**
 * The part of the opening of a place that is called after its hour: "the point at sunset" is no stop at eight in the
 * morning.
 */
export function windowsAsCalled(place: PlaceSource, windows: Window[], date: LocalDate, sun: SunCalculator): Window[] {
  if (!HOUR_IN_NAME.test(place.name) || !ownHour(place, sun(date))) return windows;
  return windowsAtOwnHour(place, windows, date, sun) ?? [];
}

/**
 * Whether a visit sees a place at its hour or in its half of the day; any visit does where the place has none of its
 * own.
 */
export function isAtOwnHour(
  place: PlaceSource,
  { start, end }: { start: number; end: number },
  date: LocalDate,
  sun: SunCalculator,
): boolean {
  if (place.bestTime === "morning") return start <= MORNING_UNTIL[place.weight >= GREAT ? "great" : "usual"];
  const light = sun(date);
  if (place.bestTime === "sunset" && start <= light.sunset && end >= light.sunset) return true;
  const hour = ownHour(place, light);
  return !hour || (start >= hour.from && start <= hour.to);
}

/** A market at this price or more serves meals, not just fruit. */
const MEAL_PRICE = 10;

/** Whether a visit there is for food or drink, and nothing else. */
export function isFoodVisit({
  kind,
  price,
  serves,
  meals,
}: Pick<PlaceSource, "kind" | "price" | "serves" | "meals">): boolean {
  return (
    FOOD.has(kind) ||
    (kind === "bar" && meals !== undefined) ||
    (kind === "market" && serves !== undefined && price >= MEAL_PRICE)
  );
}

/** The meal that comes so soon after a visit that the traveller would sit down to it with no appetite. */
export function mealRightAfter<Meal extends { start: number }>(meals: readonly Meal[], end: number): Meal | undefined {
  return meals.find(({ start }) => start >= end && start - end < HUNGRY_AFTER);
}

/** A café so soon after a meal comes too soon. */
const STILL_FULL = 60;

/** The meal that the traveller has just had when a visit begins. */
export function mealRightBefore<Meal extends { end: number }>(
  meals: readonly Meal[],
  start: number,
  within = STILL_FULL,
): Meal | undefined {
  return meals.find(({ end }) => start >= end && start - end < within);
}

/** From when until when an afternoon lasts, in which one café is enough; minutes since local midnight. */
const AFTERNOON = { from: 12 * 60, to: 18 * 60 };
const FOR_A_BREAK: ReadonlySet<PlaceSource["kind"]> = new Set(["cafe", "bar"]);

/** The visits to cafés and bars of one afternoon beside the best of them. */
export function furtherBreaks<Visit extends { place: PlaceSource; start: number }>(visits: readonly Visit[]): Visit[] {
  return visits
    .filter(({ place, start }) => FOR_A_BREAK.has(place.kind) && start >= AFTERNOON.from && start < AFTERNOON.to)
    .sort((a, b) => b.place.weight - a.place.weight || a.start - b.start)
    .slice(1)
    .reverse();
}
