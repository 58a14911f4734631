import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm } from "#app/shared/geo";
import { eachDay, monthOf } from "#app/shared/calendar";
import type { DayRequest } from "../day/day-request";
import { characterOf, partInWords } from "../day/part-of-town";
import { isQuarterWalk, walkThrough } from "./quarter-walks";
import { hasSmallChildren } from "../day/children";

const AFTER_DARK = "-after-dark";
const IN_BETWEEN = "-in-between";
/** A stroll is not worth a longer ride. */
const NEAR_KM = 6;
/** So many quarters of a town are worth an evening at most. */
const MOST_QUARTERS = 6;
/** And so many more are walked by day, between two things that are planned. */
const MOST_IN_BETWEEN = 5;
/** In a month whose mean daily high is below so many degrees Celsius one is indoors in the evening, and by day. */
const COLD_BELOW = { evening: 3, day: -4 };
/** Tables and bars of a quarter lie within so many kilometres of its middle. */
const QUARTER_KM = 0.6;
const LIT_UNTIL = 21;
const EVENING_FROM = 17 * 60 + 30;
/** With so many of them open late, a quarter is lively whatever is said of it. */
const LATE_DOORS = 3;
const LIVELY_WORDS =
  /\b(bars?|pubs?|caf[eé]s?|restaurants?|brasseries|bistros?|taverns?|tavernas?|food|eat(ing|s)?|stalls|kitchens|lively|loud|nightlife|neon|music|late|evenings?|squares?|plazas?|promenade|waterfront|seafront)\b/i;
const QUIET_WORDS =
  /\b(quiet(er)?|calm|sleepy|early nights?|dead|deserted|empty|rough(er)?|pockets?|unsafe|after dark|leave by car|by day|offices?|motorway|airport)\b/i;
/** Words of a quarter through which nobody walks for pleasure by day either. */
const NO_WALK_WORDS =
  /\b(rough(er)?|pockets?|unsafe|leave by car|car-bound|motorway|airport|industrial|malls?|offices?|needs? a (car|taxi))\b/i;

/** Whether a stop is a stroll of an evening that the plan made up of what is known of a quarter. */
export function isEveningStroll(placeId: string): boolean {
  return isQuarterWalk(placeId) && placeId.endsWith(AFTER_DARK);
}

type Quarter = NonNullable<DayRequest["destination"]["neighbourhoods"]>[number];

/** Whether the hours of a place go on after nine in the evening, by the way they are written. */
function isOpenLate({ hours, bestTime }: PlaceSource): boolean {
  if (bestTime === "evening" || bestTime === "night") return true;
  return [...hours.matchAll(/-(\d\d):\d\d/g)].some(([, hour]) => Number(hour) >= LIT_UNTIL || Number(hour) < 5);
}

/**
 * How lively a quarter is of an evening, by its own words and by the doors that are open late in it; 0 where it is not.
 */
function livelinessOf(quarter: Quarter, places: readonly PlaceSource[]): number {
  if (QUIET_WORDS.test(quarter.character)) return 0;
  const doors = places.filter((place) => isOpenLate(place) && distanceKm(place, quarter) <= QUARTER_KM).length;
  if (LIVELY_WORDS.test(quarter.character)) return LATE_DOORS + doors;
  return doors >= LATE_DOORS ? doors : 0;
}

/** Whether a stop is a walk through a quarter that fills a while, by day or in the evening. */
export function isFillerWalk(placeId: string): boolean {
  return isEveningStroll(placeId) || (isQuarterWalk(placeId) && placeId.endsWith(IN_BETWEEN));
}

/**
 * Walks for whiles that have nothing else, in the words of the file: strolls through the liveliest quarters near the
 * hotel, for evenings, and walks by day; none with children, in the cold or for those who walk little.
 */
export function fillerWalks(request: DayRequest): PlaceSource[] {
  const { destination, base, places, accessNeeds, window, firstDate, lastDate } = request;
  if (window || hasSmallChildren(request) || accessNeeds.includes("short-walks")) return [];
  const months = eachDay(firstDate, lastDate).map(monthOf);
  const high = Math.min(...months.map((month) => destination.highs?.[month - 1] ?? Infinity));
  if (high < COLD_BELOW.day) return [];
  const near = (destination.neighbourhoods ?? [])
    .map((quarter) => ({ quarter, km: distanceKm(base, quarter), lively: livelinessOf(quarter, places) }))
    .filter(({ quarter, km }) => km <= NEAR_KM && quarter.streets.length > 0);
  const lively = near
    .filter((one) => one.lively > 0 && high >= COLD_BELOW.evening)
    .sort((a, b) => b.lively - a.lively || a.quarter.name.localeCompare(b.quarter.name))
    .slice(0, MOST_QUARTERS);
  // By day a lively quarter is another place; those that no evening leads through come first.
  const byDay = near
    .filter(({ quarter }) => !NO_WALK_WORDS.test(quarter.character))
    .sort((a, b) => Number(lively.includes(a)) - Number(lively.includes(b)) || a.km - b.km)
    .slice(0, MOST_IN_BETWEEN);
  return [
    ...lively.map(({ quarter }) => strollThrough(quarter)),
    ...byDay.map(({ quarter }) => walkByDay(quarter, QUIET_WORDS.test(quarter.character) || high < COLD_BELOW.evening)),
  ];
}

/** A walk while shops are open; where streets are quiet then, or it is cold, while it is light. */
function walkByDay(quarter: Quarter, isByLight: boolean): PlaceSource {
  return walkThrough(quarter, {
    suffix: IN_BETWEEN,
    name: walkName(quarter.name),
    character: characterOf(quarter),
    hours: isByLight ? "Mo-Su 09:00-dusk" : "Mo-Su 09:00-19:30",
    bestTime: "any",
  });
}

const walkName = (quarter: string): string => `A walk through ${partInWords(quarter)}`;

/** The name of a walk that begins then: before it is evening, a stroll of the evening is a walk. */
export function nameAt({ id, name, district }: Pick<PlaceSource, "id" | "name" | "district">, start: number): string {
  return isEveningStroll(id) && start < EVENING_FROM ? walkName(district) : name;
}

function strollThrough(quarter: Quarter): PlaceSource {
  return walkThrough(quarter, {
    suffix: AFTER_DARK,
    name: `An evening stroll through ${partInWords(quarter.name)}`,
    character: characterOf(quarter),
    hours: "24/7",
    bestTime: "evening",
  });
}
