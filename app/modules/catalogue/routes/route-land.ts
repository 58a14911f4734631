import file from "#app/data/generated/route-land.json";

/** Land and borders on the map of a route. */
export interface RouteLand {
  /** Longitude and latitude of the upper left corner of the map that they were cut for. */
  corner: readonly [west: number, north: number];
  /** Path data, in parts of a unit of the map. */
  land: string;
  borders: string;
}

/** How many units of the path data are one unit of the map. */
export const LAND_UNITS = 2;

const lands = file as unknown as Readonly<Record<string, RouteLand | undefined>>;

/** The land on the map of a route; undefined for one that was added since the data were made. */
export function landOfRoute(slug: string): RouteLand | undefined {
  return Object.hasOwn(lands, slug) ? lands[slug] : undefined;
}
