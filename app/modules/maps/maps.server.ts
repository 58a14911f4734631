import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { LRUCache } from "lru-cache";
import { stopPictures } from "#app/modules/catalogue/art/motifs.server";
import { findAirport } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { OwnFlights } from "#app/modules/elsewhere/own-flights";
import type { OwnWay } from "#app/modules/elsewhere/own-way";
import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import { numberedStops } from "#app/modules/itinerary/day/stop-numbers";
import { AppError } from "#app/shared/app-error";
import type { Point } from "#app/shared/geo";
import type { Units } from "#app/shared/units";
import { dayMap, tripMap } from "./day-map";
import { mapSheet } from "./draw-map";
import type { MapSheet } from "./draw-map";
import { sightsMap, staysMap } from "./destination-map";
import type { WayStop, MapSetting, MappedStay } from "./day-map";
import { liveDays } from "./live/live-map";
import type { LiveMap } from "./live/live-map";
import { frameFor } from "./lay-out-map";
import { frameOf } from "./map-frame";
import type { MapSubject } from "./map-subject";
import { streetsIn } from "./regions/streets-in.server";
import { routeMap } from "./route-map";
import type { MapStay, RouteMap } from "./route-map";
import { sourcesOf } from "./tiles/tile-address";
import { tilesAround } from "./tiles/tiles-around";
import { tileSources } from "./tiles/tiles.server";
import { decodeWater } from "./water-code";
import type { StoredWater, Water } from "./water-code";
import { landOn, readWorldLand } from "./world-land";
import type { MapLand } from "./world-land";

/** Read when a map of the place is first asked for: all of them together are 200 KB. */
const waters = import.meta.glob<{ near: StoredWater; wide: StoredWater }>("./data/water/*.json", { import: "default" });

const LAND_FILE = "#app/data/generated/world-land.tsv";
let world: ReturnType<typeof readWorldLand> | undefined;
/** Land by the frame that it was cut for: cutting takes some milliseconds, and the same trip is looked at often. */
const lands = new LRUCache<string, MapLand>({ max: 200 });

/** The facts about a trip from which its maps are drawn. */
export interface MappedTrip {
  destination: { slug?: string; name: string };
  /** Its flights, wherever they are booked. */
  legs: { outbound?: FlightLeg; inbound?: FlightLeg };
  /** Other ways there and home, in a direction without flights. */
  ways?: OwnFlights["ways"];
  /** The stays, one after the other, with their nights. */
  stays: readonly MappedStay[];
  itinerary?: Pick<Itinerary, "days">;
}

/**
 * Coast, lakes and rivers around a destination, the finest first; empty for a place that the catalogue does not have.
 */
async function waterAround(slug: string): Promise<Water[]> {
  const stored = await waters[`./data/water/${slug}.json`]?.();
  return stored ? [decodeWater(stored.near), decodeWater(stored.wide)] : [];
}

function flightStop(leg: FlightLeg | undefined, end: "lands" | "leaves"): WayStop | undefined {
  const code = end === "lands" ? leg?.to : leg?.from;
  const local = end === "lands" ? leg?.arriveLocal : leg?.departLocal;
  const airport = code && findAirport(code);
  if (!airport || !local) return undefined;
  return { name: `${code} airport`, date: local.slice(0, 10), lat: airport.lat, lon: airport.lon };
}

function landStop(way: OwnWay | undefined): WayStop | undefined {
  return way?.at && { ...way.at, date: way.date };
}

async function settingOf(trip: MappedTrip, units: Units): Promise<MapSetting> {
  const destination = findDestination(trip.destination.slug ?? "");
  const somewhere = trip.itinerary?.days.flatMap(({ items }) => items)[0]?.location;
  const centre = destination ?? trip.stays[0] ?? somewhere;
  if (!centre) throw new AppError("NOT_FOUND", "There is no map of this place yet.");
  const { stays, legs, ways } = trip;
  return {
    name: trip.destination.name,
    centre: { lat: centre.lat, lon: centre.lon },
    places: destination?.places ?? [],
    water: destination ? await waterAround(destination.slug) : [],
    stays: stays.map(({ name, lat, lon, checkIn, checkOut }) => ({ name, lat, lon, checkIn, checkOut })),
    arrival: flightStop(legs.outbound, "lands") ?? landStop(ways?.out),
    departure: flightStop(legs.inbound, "leaves") ?? landStop(ways?.back),
    units,
  };
}

/** The day that is asked for, or all days. @throws AppError NOT_FOUND */
function daysShown({ itinerary }: MappedTrip, day: number | undefined): Itinerary["days"] {
  const days = itinerary?.days ?? [];
  if (days.length === 0) throw new AppError("NOT_FOUND", "This trip has no days planned yet.");
  const shown = day === undefined ? days : days.filter(({ dayNumber }) => dayNumber === day);
  if (shown.length === 0) throw new AppError("NOT_FOUND", `This trip has no day ${day}.`);
  return shown;
}

/** A map with the streets that are known of its part of the earth. */
async function withStreets(subject: MapSubject): Promise<MapSubject> {
  const streets = await streetsIn(frameFor(subject));
  return streets.length === 0 ? subject : { ...subject, streets };
}

/**
 * The map of one day of a trip, or of all its days.
 * @param day its number; undefined for the whole trip
 * @throws AppError NOT_FOUND for a trip without days and for a day that it does not have
 */
export async function mapOfTrip(trip: MappedTrip, day: number | undefined, units: Units): Promise<MapSubject> {
  const shown = daysShown(trip, day);
  const setting = await settingOf(trip, units);
  return withStreets(day === undefined ? tripMap(shown, setting) : dayMap(shown[0]!, setting));
}

/**
 * The same days for a map that is opened large, with their ways, stays and pictures.
 * @throws AppError NOT_FOUND for a trip without days and for a day that it does not have
 */
export async function largeMapOfTrip(trip: MappedTrip, day: number | undefined, units: Units): Promise<LiveMap> {
  const shown = daysShown(trip, day);
  return liveDays(shown, await settingOf(trip, units), stopPictures(trip.destination.slug, shown));
}

/**
 * The addresses of the tiles around the stops and stays of a trip, which a device keeps for its map.
 * @throws AppError NOT_FOUND for a trip without days
 */
export async function tilesOfTrip(trip: MappedTrip): Promise<string[]> {
  const { groups, ground } = await largeMapOfTrip(trip, undefined, "metric");
  const points = [...groups.flatMap(({ stops }) => stops), ...ground.signs.map(({ at }) => at)];
  return tilesAround(points, sourcesOf(await tileSources()));
}

/** The maps of a trip's days for print, by the number of the day; empty for a trip without days. */
export async function sheetsOfTrip(trip: MappedTrip, units: Units): Promise<Record<number, MapSheet>> {
  const days = trip.itinerary?.days.filter((day) => numberedStops(day).length > 0) ?? [];
  if (days.length === 0) return {};
  const setting = await settingOf(trip, units);
  const maps = await Promise.all(days.map((day) => withStreets(dayMap(day, setting))));
  return Object.fromEntries(days.map(({ dayNumber }, k) => [dayNumber, mapSheet(maps[k]!)]));
}

/**
 * The map of a destination: the sights of a first visit, or some stays, and its parts of town.
 * @param stays their points, in order; undefined for the sights
 * @throws AppError NOT_FOUND
 */
export async function mapOfDestination(
  slug: string,
  stays: readonly Point[] | undefined,
  others: readonly Point[] = [],
): Promise<MapSubject> {
  const destination = findDestination(slug);
  if (!destination) throw new AppError("NOT_FOUND", "We don't cover that place yet.");
  const water = await waterAround(slug);
  return withStreets(stays ? staysMap(destination, stays, others, water) : sightsMap(destination, water));
}

/** The map of a trip of several places in their order, with the land around them. @throws RangeError without places */
export function mapOfRoute(stays: readonly MapStay[]): RouteMap {
  const frame = frameOf(stays);
  const key = JSON.stringify(frame.box);
  let land = lands.get(key);
  if (!land) {
    world ??= readWorldLand(readFileSync(createRequire(import.meta.url).resolve(LAND_FILE), "utf8"));
    land = landOn(frame, world);
    lands.set(key, land);
  }
  return routeMap(stays, land);
}
