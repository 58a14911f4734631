import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm } from "#app/shared/geo";
import { eachDay, monthOf } from "#app/shared/calendar";
import type { DayRequest } from "../day/day-request";
import { characterOf, partInWords } from "../day/part-of-town";

const PREFIX = "walk-through-";
const SUFFIX = "-after-dark";
/** A stroll is not worth a longer ride. */
const NEAR_KM = 6;
const STROLL_MINUTES = 60;
/** So many quarters of a town are worth an evening at most. */
const MOST_QUARTERS = 6;
/** In a month whose mean daily high is below so many degrees Celsius the evening is spent indoors. */
const COLD_BELOW = 3;
/** Tables and bars of a quarter lie within so many kilometres of its middle. */
const QUARTER_KM = 0.6;
const LIT_UNTIL = 21;
/** With so many of them open late, a quarter is lively whatever is said of it. */
const LATE_DOORS = 3;
const LIVELY_WORDS =
  /\b(bars?|pubs?|caf[eé]s?|restaurants?|brasseries|bistros?|taverns?|tavernas?|food|eat(ing|s)?|stalls|kitchens|lively|loud|nightlife|neon|music|late|evenings?|squares?|plazas?|promenade|waterfront|seafront)\b/i;
const QUIET_WORDS =
  /\b(quiet(er)?|calm|sleepy|early nights?|dead|deserted|empty|rough(er)?|pockets?|unsafe|after dark|leave by car|by day|offices?|motorway|airport)\b/i;

/** Whether a stop is a stroll of an evening that the plan made up of what is known of a quarter. */
export function isEveningStroll(placeId: string): boolean {
  return placeId.startsWith(PREFIX) && placeId.endsWith(SUFFIX);
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

/**
 * Strolls through the liveliest quarters near the hotel for evenings that have nothing else, in the words of the file;
 * none with children, in the cold, for those who walk little, or where no quarter is lively.
 */
export function eveningStrolls(request: DayRequest): PlaceSource[] {
  const { destination, base, places, children, accessNeeds, window, firstDate, lastDate } = request;
  if (window || children > 0 || accessNeeds.includes("short-walks")) return [];
  const isCold = eachDay(firstDate, lastDate).some(
    (date) => (destination.highs?.[monthOf(date) - 1] ?? Infinity) < COLD_BELOW,
  );
  if (isCold) return [];
  return (destination.neighbourhoods ?? [])
    .filter((quarter) => distanceKm(base, quarter) <= NEAR_KM && quarter.streets.length > 0)
    .map((quarter) => ({ quarter, lively: livelinessOf(quarter, places) }))
    .filter(({ lively }) => lively > 0)
    .sort((a, b) => b.lively - a.lively || a.quarter.name.localeCompare(b.quarter.name))
    .slice(0, MOST_QUARTERS)
    .map(({ quarter }) => strollThrough(quarter));
}

function strollThrough(quarter: Quarter): PlaceSource {
  const { name, lat, lon, streets } = quarter;
  const along = new Intl.ListFormat("en", { type: "conjunction" }).format(streets.slice(0, 2));
  return {
    id: `${PREFIX}${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}${SUFFIX}`,
    name: `An evening stroll through ${partInWords(name)}`,
    kind: "street",
    lat,
    lon,
    district: name,
    minutes: STROLL_MINUTES,
    price: 0,
    hours: "24/7",
    bestTime: "evening",
    indoor: false,
    effort: 1,
    vibes: ["urban"],
    tags: ["walk"],
    weight: 1,
    note: `${characterOf(quarter)} Along ${along}.`,
  };
}
