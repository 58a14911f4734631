import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";

/** A place as far as its height matters; its ends may lie at heights of their own. */
export interface Raised extends Point {
  district?: string;
  height?: number;
  from?: Point & { height?: number };
  to?: Point & { height?: number };
}

/** A point that is no place, a hotel, lies as high as the nearest place within so many kilometres. */
const BESIDE_KM = 0.5;

/**
 * Metres above the low ground of a town, at any point of it.
 * @param districts parts of town that lie high, by name
 * @returns undefined where nothing lies high
 */
export function heightsIn(
  places: readonly Raised[],
  districts: Readonly<Record<string, number>>,
): ((point: Point) => number) | undefined {
  if (!heights.has(places)) heights.set(places, heightsAmong(places, districts));
  return heights.get(places);
}

/** The ways of a request are asked for often, and its places lie as high each time. */
const heights = new WeakMap<readonly Raised[], ((point: Point) => number) | undefined>();

function heightsAmong(
  places: readonly Raised[],
  districts: Readonly<Record<string, number>>,
): ((point: Point) => number) | undefined {
  const ofPlace = ({ height, district = "" }: Raised): number => height ?? districts[district] ?? 0;
  const known = places.flatMap((place): { at: Point; height: number }[] => [
    { at: place, height: place.from?.height ?? ofPlace(place) },
    ...(place.to ? [{ at: place.to, height: place.to.height ?? ofPlace(place) }] : []),
  ]);
  if (known.every(({ height }) => height === 0)) return undefined;
  // Ways are asked for between the same points thousands of times.
  const found = new WeakMap<Point, number>(known.map(({ at, height }) => [at, height]));
  return (point) => {
    const before = found.get(point);
    if (before !== undefined) return before;
    const height = nearest(point, known)?.height ?? 0;
    found.set(point, height);
    return height;
  };
}

function nearest<T extends { at: Point }>(point: Point, known: readonly T[]): T | undefined {
  let best: T | undefined;
  let least = BESIDE_KM;
  for (const one of known) {
    const km = distanceKm(point, one.at);
    if (km > least) continue;
    [best, least] = [one, km];
  }
  return best;
}
