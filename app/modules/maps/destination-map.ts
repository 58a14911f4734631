import type { DestinationSource } from "#app/modules/catalogue/destination.schema";
import { placesToSee } from "#app/modules/catalogue/sights";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import { corePoints } from "./day-map";
import type { MapArea, MapSubject } from "./map-subject";
import type { Water } from "./water-code";

type MappedDestination = Pick<DestinationSource, "name" | "lat" | "lon" | "places" | "neighbourhoods">;

/** What lies in town: not much farther out than half of the sights do, in kilometres at least so far. */
const LEAST_REACH_KM = 5;
const MEDIANS = 2.5;

/** A sight with a number on the map of its destination. */
export interface MappedSight extends Point {
  mark: string;
  placeId: string;
  name: string;
}

/** What of a first visit lies in town, numbered in the order of its list; what is a day out has no number. */
export function sightsOnMap(destination: MappedDestination): MappedSight[] {
  const sights = placesToSee(destination).filter(({ dayTrip }) => !dayTrip);
  const far = sights.map((place) => distanceKm(place, destination)).sort((a, b) => a - b);
  const reach = Math.max(LEAST_REACH_KM, MEDIANS * (far[far.length >> 1] ?? 0));
  return sights
    .filter((place) => distanceKm(place, destination) <= reach)
    .map(({ id, name, lat, lon }, k) => ({ mark: String(k + 1), placeId: id, name, lat, lon }));
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
  return { dots: [], ways: [], areas: partsOfTown(destination), centre: { lat, lon }, water, units: "metric" as const };
}

/** The sights of a destination amid its parts of town. */
export function sightsMap(destination: MappedDestination, water: readonly Water[]): MapSubject {
  const sights = sightsOnMap(destination);
  return {
    ...emptyMap(destination, water),
    title: `Map of ${destination.name}`,
    description: `Sights: ${sights.map(({ mark, name }) => `${mark} ${name}`).join(", ")}.`,
    pins: sights.map(({ mark, name, lat, lon }) => ({ mark, name, at: { lat, lon }, href: `#sight-${mark}` })),
  };
}

/** Some stays, numbered in the order of their list, and the centre of town. */
export function staysMap(destination: MappedDestination, stays: readonly Point[], water: readonly Water[]): MapSubject {
  const { name, lat, lon } = destination;
  return {
    ...emptyMap(destination, water),
    title: `Map of stays in ${name}`,
    description: `${stays.length} stays and the centre of ${name}.`,
    pins: stays.map((at, k) => ({ mark: String(k + 1), name: "", at, href: `#stay-${k + 1}` })),
    landmark: { name: "Centre", at: { lat, lon } },
  };
}
