import type { JourneyPlace, Trip } from "../trip/trip";

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** The page of a longer trip as a whole. */
export function journeyPath(journeyId: string): string {
  return `/journeys/${journeyId}`;
}

/** "Rome, Florence and Venice" */
export function namesInWords(places: readonly { name: string }[]): string {
  return listed.format(places.map(({ name }) => name));
}

/** The places of a longer trip as each of their pages leads to the others. */
export interface Neighbours {
  whole: string;
  places: { href: string; name: string; isHere: boolean }[];
}

/**
 * The links to the other places of a longer trip; undefined for a trip of one place.
 * @param pageOf the page of a place for this reader
 */
export function neighboursOf(
  trip: Pick<Trip, "id" | "journeyId">,
  places: readonly JourneyPlace[],
  pageOf: (tripId: string) => string = (tripId) => `/trips/${tripId}`,
): Neighbours | undefined {
  if (trip.journeyId === undefined || places.length < 2) return undefined;
  return {
    whole: journeyPath(trip.journeyId),
    places: places.map(({ id, name }) => ({ href: pageOf(id), name, isHere: id === trip.id })),
  };
}

/** The name of a longer trip: its own, or those of its places. */
export function nameOfWhole(places: readonly Pick<Trip, "destination" | "journeyName">[]): string {
  const own = places.find(({ journeyName }) => journeyName !== undefined)?.journeyName;
  return own ?? namesInWords(places.map(({ destination }) => destination));
}

/** The order of the places of a longer trip: by their dates. */
export function inOrder(a: Pick<Trip, "startDate" | "endDate">, b: Pick<Trip, "startDate" | "endDate">): number {
  return a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate);
}

/**
 * Trips by what they are part of: the places of a longer trip together, in their order, every other trip by itself. A
 * place that was called off is by itself again.
 */
export function byWhole<T extends Pick<Trip, "id" | "journeyId" | "startDate" | "endDate" | "status">>(
  trips: readonly T[],
): T[][] {
  const wholes = new Map<string, T[]>();
  for (const trip of trips) {
    const key = trip.journeyId === undefined || trip.status === "cancelled" ? `trip ${trip.id}` : trip.journeyId;
    wholes.set(key, [...(wholes.get(key) ?? []), trip]);
  }
  return [...wholes.values()].map((places) => places.toSorted(inOrder));
}
