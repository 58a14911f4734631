import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm } from "#app/shared/geo";
import type { DayRequest } from "../day/day-request";
import { townDaysOf } from "../day/enough-days";
import { isMealPlace } from "../day/meal-tables";

const PREFIX = "walk-through-";
/** Below this share of the whole days the sights of the town leave time to walk its quarters. */
const TIME_TO_WALK = 0.75;
/** A walk through a quarter is not worth a longer ride. */
const NEAR_KM = 15;
const WALK_MINUTES = 60;

/** Whether a stop is a walk that the plan made up of what is known of a quarter, and no place of the catalogue. */
export function isQuarterWalk(placeId: string): boolean {
  return placeId.startsWith(PREFIX);
}

/** "Officers Row, Grand Loop Road" as a person would say it: "by Officers Row and Grand Loop Road". */
function along(streets: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(streets.slice(0, 2));
}

type Quarter = NonNullable<DayRequest["destination"]["neighbourhoods"]>[number];

/** What tells walks through one quarter from each other. */
type WalkOwn = Pick<PlaceSource, "name" | "hours" | "bestTime"> & {
  /** Behind the id of the quarter. */
  suffix?: string;
  /** The quarter in the words of its file. */
  character: string;
};

/** A walk through a quarter as a place: an hour, free, along its streets. */
export function walkThrough(
  { name: district, lat, lon, streets }: Quarter,
  { suffix = "", character, name, hours, bestTime }: WalkOwn,
): PlaceSource {
  return {
    id: `${PREFIX}${district.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}${suffix}`,
    name,
    kind: "street",
    lat,
    lon,
    district,
    minutes: WALK_MINUTES,
    price: 0,
    hours,
    bestTime,
    indoor: false,
    effort: 1,
    vibes: ["urban"],
    tags: ["walk"],
    weight: 1,
    note: `${character} Along ${along(streets)}.`,
  };
}

/** Walks through the quarters near the hotel, for a stay that has more days than the town has sights; else none. */
export function quarterWalks(
  { destination, base, places, pace, window }: Pick<DayRequest, "destination" | "base" | "places" | "pace" | "window">,
  days: number,
): PlaceSource[] {
  if (window) return [];
  const town = places.filter((place) => !isMealPlace(place) && !place.dayTrip);
  if (townDaysOf(town, pace) >= TIME_TO_WALK * (days - 2)) return [];
  return (destination.neighbourhoods ?? [])
    .filter((quarter) => distanceKm(base, quarter) <= NEAR_KM && quarter.streets.length > 0)
    .map((quarter) =>
      walkThrough(quarter, {
        name: `A walk through ${quarter.name}`,
        character: quarter.character,
        hours: "Mo-Su 08:00-20:00",
        bestTime: "any",
      }),
    );
}
