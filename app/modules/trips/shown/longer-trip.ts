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
  places: { tripId: string; name: string; isHere: boolean }[];
}

/** The links to the other places of a longer trip; undefined for a trip of one place. */
export function neighboursOf(
  trip: Pick<Trip, "id" | "journeyId">,
  places: readonly JourneyPlace[],
): Neighbours | undefined {
  if (trip.journeyId === undefined || places.length < 2) return undefined;
  return {
    whole: journeyPath(trip.journeyId),
    places: places.map(({ id, name }) => ({ tripId: id, name, isHere: id === trip.id })),
  };
}

/**
 * Where each trip of a list stands among the places of its longer trip: "Place 2 of 3: Rome, Florence and Venice".
 * @param all the trips of an account
 */
export function wholeOf(
  trip: Pick<Trip, "id" | "journeyId">,
  all: readonly Pick<Trip, "id" | "journeyId" | "startDate" | "endDate" | "destination" | "status">[],
): { path: string; line: string } | undefined {
  if (trip.journeyId === undefined) return undefined;
  const places = all
    .filter(({ journeyId, status }) => journeyId === trip.journeyId && status !== "cancelled")
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate) || a.endDate.localeCompare(b.endDate));
  const at = places.findIndex(({ id }) => id === trip.id);
  if (places.length < 2 || at < 0) return undefined;
  const names = namesInWords(places.map(({ destination }) => destination));
  return { path: journeyPath(trip.journeyId), line: `Place ${at + 1} of ${places.length}: ${names}` };
}
