import type { PlaceSource } from "#app/modules/catalogue/destination.schema";

/** Plans are read in fives: ways, visits and days all fall on five minutes. */
export const GRID = 5;

export function roundUp(minutes: number): number {
  return Math.ceil(minutes / GRID) * GRID;
}

export function roundDown(minutes: number): number {
  return Math.floor(minutes / GRID) * GRID;
}

/** A shorter visit than this share of the usual one is none. */
const SHORTEST_VISIT = 0.7;

export function shortestVisit(place: Pick<PlaceSource, "minutes">): number {
  return Math.min(place.minutes, roundUp(place.minutes * SHORTEST_VISIT));
}
