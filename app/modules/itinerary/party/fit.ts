import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { isFoodPlace } from "#app/modules/catalogue/schema/food-places";
import type { PlaceKind, Taste } from "#app/modules/catalogue/schema/vocabulary";
import { leftInTheDark } from "./in-the-dark";

/** Minutes since midnight between which a place is at its best. */
const BEST: Record<PlaceSource["bestTime"], [number, number]> = {
  morning: [0, 690],
  midday: [660, 870],
  afternoon: [780, 1050],
  sunset: [990, 1320],
  evening: [1050, 1380],
  night: [1170, 1560],
  any: [0, 2880],
};

/** The traveller is there at least so long before the sun goes down, and a little longer for a longer visit. */
const BEFORE_SUNSET = 60;
const AFTER_SUNSET = 10;

const OFF_TIME_FACTOR = 0.78;
/** By day there is next to nothing of an evening: lights that are out, bars with the chairs up. */
const BEFORE_EVENING_FACTOR = 0.6;
const LONG_BEFORE = 60;
const INTEREST_BONUS = 0.3;
/**
 * Places about food are few, and most weigh little for a first visit, so that the bonus of a mood would hardly bring one
 * into a day. A market of weight 3 counts as one of 4 to a traveller who comes for the food, and not as a reason to come.
 */
const FOOD_BONUS = 0.7;
const MOST_INTERESTS = 2;

/** Kinds that tire when repeated share a group: the second of a group counts less than the first. */
const GROUPS: Partial<Record<PlaceKind, string>> = {
  museum: "museum",
  gallery: "museum",
  library: "museum",
  temple: "worship",
  church: "worship",
  mosque: "worship",
  palace: "palace",
  castle: "palace",
  ruin: "ruin",
  monument: "monument",
  cemetery: "monument",
  viewpoint: "view",
  tower: "view",
  mountain: "view",
  market: "market",
  shop: "market",
  beach: "beach",
  island: "beach",
  park: "green",
  garden: "green",
  trail: "trail",
  waterfall: "trail",
  cave: "trail",
  cafe: "table",
  bar: "table",
  winery: "table",
  spa: "spa",
  "hot-spring": "spa",
  "boat-trip": "boat",
};

/** The group in which a place tires; its own kind when it has none. */
export function groupOf(kind: PlaceKind): string {
  return GROUPS[kind] ?? kind;
}

/**
 * How well a place suits a traveller, by its weight for a first visit and the interests it serves. Grows faster than
 * the weight: one reason to come outweighs several extras.
 */
export function fitOf(place: PlaceSource, interests: readonly Taste[]): number {
  const moods = place.vibes.filter((vibe) => interests.includes(vibe)).length;
  const food = interests.includes("food") && isFoodPlace(place) ? FOOD_BONUS : 0;
  return Math.round(20 * place.weight ** 1.35 * (1 + INTEREST_BONUS * Math.min(MOST_INTERESTS, moods) + food));
}

const LIVELY: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  "zoo",
  "aquarium",
  "theme-park",
  "wildlife",
  "beach",
  "park",
]);
const QUIET: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["museum", "gallery", "library", "cemetery"]);
const MADE_FOR_THEM =
  /^(with )?(children|kids|famil(y|ies)|dinosaurs?|giant dinosaur|playgrounds?|hands-on|interactive|science|trains|old trains|ships|viking ships|planes|seaplanes|aircraft( carrier)?|space|technology)$/i;
/**
 * War and the like is told to children rather than shown in cases full of it, unless there is something to climb on.
 */
const OF_WAR =
  /\b(war|army|military|regiments?|riflemen|trenches|occupation|resistance|cold war|secret police|bunkers?)\b/i;
const TO_CLIMB_ON = /\b(planes?|tanks?|aircraft|armou?r|submarines?|helicopters?|children's)\b/i;
const CHILDREN_FACTOR = { lively: 1.4, quiet: 0.8, ofWar: 0.35 };

/** A reason to come is shown to children too. */
const GREAT = 4;

/** Whether a museum is about war and the like, with nothing in it for children and no reason to come. */
export function isOfWar({ kind, name, tags, note, weight }: PlaceSource): boolean {
  const words = [name, ...tags].join(", ");
  return QUIET.has(kind) && weight < GREAT && OF_WAR.test(words) && !TO_CLIMB_ON.test(`${words}, ${note}`);
}

/** The same for a party with children: animals and things to touch count more, rooms in which to be quiet less. */
export function fitWithChildren(place: PlaceSource, fit: number): number {
  const isLively = LIVELY.has(place.kind) || place.isForChildren || place.tags.some((tag) => MADE_FOR_THEM.test(tag));
  if (!isLively && !QUIET.has(place.kind)) return fit;
  return Math.round(fit * CHILDREN_FACTOR[isLively ? "lively" : isOfWar(place) ? "ofWar" : "quiet"]);
}

/** The least share that a place keeps for a member it does not suit, and the range up to a perfect fit. */
const MEMBER_FIT = { least: 0.35, range: 1.25 };

/**
 * The same where a fit from 0 to 1 is known of each place: a member whom nothing suits still likes the reasons to come.
 */
export function weightedFit(place: PlaceSource, fit: number): number {
  return Math.round(20 * place.weight ** 1.35 * (MEMBER_FIT.least + MEMBER_FIT.range * fit));
}

/** Bars are not for earlier hours, whatever their opening says. */
const BARS_FROM = 16 * 60;
const EARLY_BAR_FACTOR = 0.2;

/** Whether the hour makes no difference to a place. */
export function hasNoBestTime(place: PlaceSource): boolean {
  return place.bestTime === "any" && place.kind !== "bar";
}

/** When a visit begins that sees a place at its best, by the sun of its day where that is told. */
function bestStarts({ bestTime, minutes }: PlaceSource, sunset: number | undefined): readonly [number, number] {
  if (bestTime !== "sunset" || sunset === undefined) return BEST[bestTime];
  return [sunset - Math.max(BEFORE_SUNSET, minutes), sunset + AFTER_SUNSET];
}

/** Whether a visit that starts then sees the place at its best. */
export function isAtItsBest(place: PlaceSource, start: number, sunset?: number): boolean {
  const [from, to] = bestStarts(place, sunset);
  return start >= from && start <= to;
}

/**
 * The fit of a visit that starts then: what is looked at in the open is worth little after dark.
 * @param sunset when the sun goes down on its day, in minutes since midnight
 */
export function fitAt(place: PlaceSource, fit: number, start: number, sunset?: number): number {
  const left = sunset === undefined ? 1 : leftInTheDark(place, start, sunset);
  return left < 1 ? Math.round(fit * left) : fitAtHour(place, fit, start, sunset);
}

/** The fit of a visit that starts then by its hour alone, whether it is light or not. @param sunset of its day */
export function fitAtHour(place: PlaceSource, fit: number, start: number, sunset?: number): number {
  if (place.kind === "bar" && start < BARS_FROM) return Math.round(fit * EARLY_BAR_FACTOR);
  if (isAtItsBest(place, start, sunset)) return fit;
  const isOfEvening = place.bestTime === "evening" || place.bestTime === "night" || place.bestTime === "sunset";
  const isByDay = isOfEvening && start + LONG_BEFORE < bestStarts(place, sunset)[0];
  return Math.round(fit * (isByDay ? BEFORE_EVENING_FACTOR : OFF_TIME_FACTOR));
}
