import { existsSync, readdirSync } from "node:fs";
import { largeMapOfTrip } from "#app/modules/maps/maps.server";
import type { MappedTrip } from "#app/modules/maps/maps.server";
import { tileSources } from "#app/modules/maps/tiles/tiles.server";
import type { Units } from "#app/shared/units";
import { queryOf } from "./query.server";

const ASSETS = "build/client/assets";
let script: string | null | undefined;

/**
 * The address of the script that moves a large map, which is wanted as soon as its page is; null before the first build.
 * The script of all pages asks for it too, but only once it runs itself.
 */
function liveMapScript(): string | null {
  if (script !== undefined) return script;
  const name = existsSync(ASSETS) && readdirSync(ASSETS).find((file) => /^live-map\.client-\w+\.js$/.test(file));
  script = name ? `/assets/${name}` : null;
  return script;
}

/**
 * The page of a trip's map, opened large: one day where the address asks for it, all days otherwise.
 * @param address of the page, under which the drawing lies too: "/trips/1/map" and "/trips/1/map.svg"
 * @throws AppError NOT_FOUND for a trip without days and for a day that it does not have
 */
export async function largeMapPage(request: Request, trip: MappedTrip, units: Units, address: string) {
  const asked = queryOf(request).get("day") ?? "";
  const day = /^\d{1,3}$/.test(asked) ? Number(asked) : undefined;
  const [{ groups, ground }, tiles] = await Promise.all([largeMapOfTrip(trip, day, units), tileSources()]);
  const days = trip.itinerary?.days ?? [];
  const place = trip.destination.name;
  return {
    title: day === undefined ? `Map of the trip to ${place}` : `Map of day ${day} in ${place}`,
    drawing: day === undefined ? `${address}.svg` : `${address}.svg?day=${day}`,
    views: [
      { words: "Whole trip", href: address, isShown: day === undefined },
      ...days.map(({ dayNumber }) => ({
        words: `Day ${dayNumber}`,
        href: `${address}?day=${dayNumber}`,
        isShown: day === dayNumber,
      })),
    ],
    groups,
    ground: { ...ground, tiles },
    script: liveMapScript(),
  };
}
