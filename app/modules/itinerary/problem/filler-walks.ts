import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm } from "#app/shared/geo";
import { eachDay, monthOf } from "#app/shared/calendar";
import type { DayRequest } from "../day/day-request";
import { nightsOf } from "../day/pace";
import { characterOf, partInWords } from "../travel/part-of-town";
import { isQuarterWalk, walkThrough } from "./quarter-walks";
import { hasSmallChildren } from "../day/children";

const AFTER_DARK = "-after-dark";
const ANOTHER = "-another-evening";
const IN_BETWEEN = "-in-between";
/** A stroll is not worth a longer ride. */
const NEAR_KM = 6;
/** So many quarters of a town are worth an evening at most. */
const MOST_QUARTERS = 6;
/** And so many of them another evening, on a stay of so many nights. */
const MOST_ANOTHER = 3;
const NIGHTS_FOR_ANOTHER = 4;
/** And so many more are walked by day, between two things that are planned. */
const MOST_IN_BETWEEN = 5;
/** In a month whose mean daily high is below so many degrees Celsius one is indoors in the evening, and by day. */
const COLD_BELOW = { evening: 3, day: -4 };
/** Tables and bars of a quarter lie within so many kilometres of its middle. */
const QUARTER_KM = 0.6;
/** After a late dinner the walk is as long as the evening leaves, but no shorter than this. */
const SHORTEST_STROLL = 30;
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
  return isQuarterWalk(placeId) && (placeId.endsWith(AFTER_DARK) || placeId.endsWith(ANOTHER));
}

/** The stroll that was the first through the same quarter; undefined of one that is the first. */
export function firstStrollOf(placeId: string): string | undefined {
  return placeId.endsWith(ANOTHER) ? `${placeId.slice(0, -ANOTHER.length)}${AFTER_DARK}` : undefined;
}

/** What makes a quarter a good walk after dinner for those who sleep in it, though it is no place to go out. */
const PLEASANT_WORDS =
  /\b(promenade|waterfront|seafront|sea|beach|lagoon|lake|rivers?(ide)?|canals?|harbour|port|piers|village|lanes|gardens?|lawns|terraces|villas|leafy|pretty|handsome)\b/i;
const EMPTY_WORDS =
  /\b(quiet (at night|in the evenings?|late|after)|early nights?|sleepy|dead|deserted|empty|rough(er)?|pockets?|unsafe|after dark|torch|leave by car|by day|motorway|airport|car-bound|needs? a (car|taxi)|is needed)\b/i;
/** A quarter is one's own within so many kilometres of the hotel. */
const OWN_KM = 0.8;

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

/** Whether those who sleep in a quarter walk there after dinner, for the air and the water. */
function isForTheAir({ character }: Quarter, km: number): boolean {
  return km <= OWN_KM && PLEASANT_WORDS.test(character) && !EMPTY_WORDS.test(character);
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
    .filter(({ quarter, km, lively: doors }) => doors > 0 || isForTheAir(quarter, km))
    .filter(() => high >= COLD_BELOW.evening)
    .sort((a, b) => b.lively - a.lively || a.quarter.name.localeCompare(b.quarter.name))
    .slice(0, MOST_QUARTERS);
  // By day a lively quarter is another place; those that no evening leads through come first.
  const byDay = near
    .filter(({ quarter }) => !NO_WALK_WORDS.test(quarter.character))
    .sort((a, b) => Number(lively.includes(a)) - Number(lively.includes(b)) || a.km - b.km)
    .slice(0, MOST_IN_BETWEEN);
  const isLong = nightsOf(request) >= NIGHTS_FOR_ANOTHER;
  const another = isLong ? lively.filter((one) => one.lively > 0).slice(0, MOST_ANOTHER) : [];
  return [
    ...lively.map(({ quarter, lively: doors }) => strollThrough(quarter, doors > 0)),
    ...another.map(({ quarter }) => anotherEveningIn(quarter)),
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

/** A stroll of an evening, which is as long as the evening leaves. */
type Stroll = PlaceSource & { leastMinutes: number };

const OF_AN_EVENING = { hours: "24/7", bestTime: "evening" } as const;
/** A quiet quarter is walked for less time, and while others are about. */
const FOR_THE_AIR = { hours: "Mo-Su 08:00-22:00", minutes: 45 } as const;

function strollThrough(quarter: Quarter, isLively: boolean): Stroll {
  const name = `An evening stroll through ${partInWords(quarter.name)}`;
  const own = { suffix: AFTER_DARK, name, character: characterOf(quarter), ...OF_AN_EVENING };
  return { ...walkThrough(quarter, own), leastMinutes: SHORTEST_STROLL, ...(!isLively && FOR_THE_AIR) };
}

/** Another evening in a quarter, in other words and with its other streets first. */
function anotherEveningIn(quarter: Quarter): Stroll {
  const [first, second, ...others] = quarter.streets;
  const streets = [...others, ...[second ?? [], first ?? []].flat()];
  const name = `Another evening in ${partInWords(quarter.name)}`;
  const character = "Go back to what you liked, or turn into a street you don't know yet.";
  const own = { suffix: ANOTHER, name, character, ...OF_AN_EVENING };
  return { ...walkThrough({ ...quarter, streets }, own), leastMinutes: SHORTEST_STROLL };
}
