import type { Point } from "#app/shared/geo";
import { columnAt, isTileOf, rowAt, tileAddress } from "./tile-address";
import type { TileSource } from "./tile-address";

/** The most tiles of a trip that a device keeps: some three megabytes of a town with streets. */
export const MOST_TILES_OF_TRIP = 160;

/** The two neighbouring tiles between whose middles a point lies, in one direction. */
const between = (at: number): number[] => [Math.floor(at - 0.5), Math.floor(at + 0.5)];

/**
 * The addresses of the tiles around some points, those that show most of the earth first: at each zoom the four that
 * are nearest to a point.
 * @param sources the sets of tiles that are here
 */
export function tilesAround(points: readonly Point[], sources: readonly TileSource[]): string[] {
  const zooms = sources.flatMap((source) =>
    Array.from({ length: source.last - source.first + 1 }, (_, k) => ({ source, z: source.first + k })),
  );
  const addresses = zooms
    .sort((a, b) => a.z - b.z)
    .flatMap(({ source: { set, version, box }, z }) => {
      const isThere = (place: number): boolean => place >= 0 && place < 2 ** z;
      return points.flatMap(({ lat, lon }) =>
        between(columnAt(lon, z)).flatMap((x) =>
          between(rowAt(lat, z)).flatMap((y) =>
            isThere(x) && isThere(y) && isTileOf(box, { z, x, y }) ? tileAddress(set, { z, x, y }, version) : [],
          ),
        ),
      );
    });
  return [...new Set(addresses)].slice(0, MOST_TILES_OF_TRIP);
}
