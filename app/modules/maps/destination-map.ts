import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { placesToSee } from "#app/modules/catalogue/places/sights";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { corePoints } from "./day-map";
import type { MapArea, MapSubject } from "./map-subject";
import type { Water } from "./water-code";

type MappedDestination = Pick<DestinationSource, "name" | "lat" | "lon" | "places" | "neighbourhoods">;

/**
 * A place counts as in town when it lies not much farther out than half of the sights, and always within this many
 * kilometres.
 */
const LEAST_REACH_KM = 5;
const MEDIANS = 2.5;

/** A sight with a number on the map of its destination. */
export interface MappedSight extends Point {
  mark: string;
  placeId: string;
  name: string;
  /** Set for a sight so far out that the others would shrink to a blot: "7 km north-east". */
  beyond?: string;
}

/**
 * Sights may stand at the edge when they are at most this share of all, on a map at least so many kilometres wide, and
 * the others are drawn so many times larger then.
 */
const APART = { most: 0.2, gain: 2, leastKm: 4 } as const;
const WINDS = ["east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"] as const;

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** The longer side of the box around some points, in kilometres. */
function spanOf(points: readonly Point[]): number {
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)];
  const [south, west] = [Math.min(...lats), Math.min(...lons)];
  const corner = { lat: south, lon: west };
  return Math.max(
    distanceKm(corner, { lat: Math.max(...lats), lon: west }),
    distanceKm(corner, { lat: south, lon: Math.max(...lons) }),
  );
}

/** The few sights without which the others would be much larger on their map; empty where none are in the way. */
function sightsApart<T extends Point>(sights: readonly T[]): Set<T> {
  const middle = { lat: middleOf(sights.map(({ lat }) => lat)), lon: middleOf(sights.map(({ lon }) => lon)) };
  const byDistance = sights.toSorted((a, b) => distanceKm(b, middle) - distanceKm(a, middle));
  const all = spanOf(sights);
  if (all < APART.leastKm) return new Set();
  for (let apart = 1; apart <= sights.length * APART.most; apart++)
    if (all >= APART.gain * spanOf(byDistance.slice(apart))) return new Set(byDistance.slice(0, apart));
  return new Set();
}

/** The distance and direction of a point from another: "7 km north-east". */
function wayTo(from: Point, to: Point): string {
  const east = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  const eighth = Math.round(Math.atan2(to.lat - from.lat, east) / (Math.PI / 4));
  return `${Math.round(distanceKm(from, to))} km ${WINDS[(eighth + WINDS.length) % WINDS.length]!}`;
}

/**
 * The sights of a first visit that lie in town, numbered in the order of their list; a sight that is a day out has no
 * number.
 */
export function sightsOnMap(destination: MappedDestination): MappedSight[] {
  const sights = placesToSee(destination).filter(({ dayTrip }) => !dayTrip);
  const far = sights.map((place) => distanceKm(place, destination)).sort((a, b) => a - b);
  const reach = Math.max(LEAST_REACH_KM, MEDIANS * (far[far.length >> 1] ?? 0));
  const inTown = sights.filter((place) => distanceKm(place, destination) <= reach);
  const apart = sightsApart(inTown);
  return inTown.map((sight, k) => ({
    mark: String(k + 1),
    placeId: sight.id,
    name: sight.name,
    lat: sight.lat,
    lon: sight.lon,
    ...(apart.has(sight) && { beyond: wayTo(destination, sight) }),
  }));
}

/** The sights at the edge of the map, in words; undefined where all of them are on it. */
export function beyondTheEdge(sights: readonly MappedSight[]): string | undefined {
  const told = sights.flatMap(({ mark, name, beyond }) => (beyond ? [`${mark} ${name}, ${beyond}`] : []));
  return told.length > 0 ? `Beyond the edge of the map: ${told.join("; ")} of the centre.` : undefined;
}

/** The parts of town, each around all places there. */
function partsOfTown({ neighbourhoods, places }: MappedDestination): MapArea[] {
  return neighbourhoods.map(({ name, lat, lon }) => ({
    name,
    points: corePoints([{ lat, lon }, ...places.filter(({ district, dayTrip }) => district === name && !dayTrip)]),
  }));
}

function emptyMap(destination: MappedDestination, water: readonly Water[]) {
  const { lat, lon } = destination;
  return {
    stays: [],
    dots: [],
    ways: [],
    areas: partsOfTown(destination),
    centre: { lat, lon },
    water,
    units: "metric" as const,
  };
}

/** The sights of a destination amid its parts of town. */
export function sightsMap(destination: MappedDestination, water: readonly Water[]): MapSubject {
  const sights = sightsOnMap(destination);
  const beyond = beyondTheEdge(sights);
  return {
    ...emptyMap(destination, water),
    title: `Map of ${destination.name}`,
    description: [`Sights: ${sights.map(({ mark, name }) => `${mark} ${name}`).join(", ")}.`, beyond ?? []]
      .flat()
      .join(" "),
    pins: sights.map(({ mark, name, lat, lon, beyond: way }) => ({
      mark,
      name,
      at: { lat, lon },
      href: `#sight-${mark}`,
      ...(way !== undefined && { isApart: true }),
    })),
  };
}

/** Some stays, numbered in the order of their list, the others of the list as dots, and the centre of town. */
export function staysMap(
  destination: MappedDestination,
  stays: readonly Point[],
  others: readonly Point[],
  water: readonly Water[],
): MapSubject {
  const { name, lat, lon } = destination;
  return {
    ...emptyMap(destination, water),
    title: `Map of stays in ${name}`,
    description: `${stays.length} stays${others.length > 0 ? `, ${others.length} others as dots,` : ""} and the centre of ${name}.`,
    dots: others,
    pins: stays.map((at, k) => ({ mark: String(k + 1), name: "", at, href: `#stay-${k + 1}` })),
    landmark: { name: "Centre", at: { lat, lon } },
  };
}
