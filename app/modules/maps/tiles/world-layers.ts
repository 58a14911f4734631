import { readRow } from "#app/modules/catalogue/places/gazetteer-row";
import { countryName } from "#app/shared/display-names";
import { decodeWater } from "../water-code";
import type { Point } from "#app/shared/geo";
import type { Box, StoredWater, Water } from "../water-code";
import { cornersOf, readWorldLand } from "../world-land";
import type { StoredLine } from "../world-land";
import type { TileLayer, TileShape } from "./cut-tiles";
import { polygonsOf } from "./rings";
import { WORLD_TILES } from "./tile-address";

/** The data files of which the base map is made, as their texts. */
export interface WorldSources {
  land: string;
  waters: string;
  gazetteer: string;
  /** Code, name, town, country, latitude, longitude, zone, size. */
  airports: readonly (readonly (string | number)[])[];
  /** Code, name, continent, capital, ... */
  countries: readonly (readonly unknown[])[];
  /** Water around each destination, the fine one and the wide one. */
  around: readonly { near: StoredWater; wide: StoredWater }[];
}

/** The first zoom that names a town, by its people: the more the map shows of the earth, the fewer it names. */
const TOWN_FROM: readonly (readonly [people: number, zoom: number])[] = [
  [5_000_000, 2],
  [2_000_000, 3],
  [600_000, 4],
  [200_000, 5],
  [60_000, 6],
  [15_000, 7],
  [0, WORLD_TILES.last],
];
/** Smaller ones are left to the maps of streets. */
const LEAST_PEOPLE = 2_000;
const CAPITAL_FROM = 3;
const COUNTRY_FROM: readonly (readonly [people: number, zoom: number])[] = [
  [40_000_000, 1],
  [8_000_000, 2],
  [1_000_000, 3],
  [0, 4],
];
const AIRPORT_FROM: Readonly<Record<string, number>> = { L: 6, M: 8 };
/** The wide water of a destination is finer than the coast of the world only where its box is this small, in degrees. */
const FINE_BOX = 1.6;
/** Steps to a side of a tile with the water of a town: ten metres each. */
const FINE_EXTENT = 16_384;

/** Fewer digits make fewer different values in a tile. */
const inThousands = (people: number): number => Math.round(people / 1000);
const fromOf = (steps: readonly (readonly [number, number])[], people: number): number =>
  steps.find(([least]) => people >= least)?.[1] ?? WORLD_TILES.last;

const ringsOf = (lines: readonly StoredLine[], kind: string): TileShape[] =>
  lines
    .filter((line) => line.kind === kind)
    .map((line) => {
      const corners = cornersOf(line);
      return { geometry: { type: "Polygon", coordinates: [[...corners, corners[0]!]] }, facts: {} };
    });

const linesOf = (lines: readonly StoredLine[], kind: string): TileShape[] =>
  lines
    .filter((line) => line.kind === kind)
    .map((line) => ({ geometry: { type: "LineString", coordinates: cornersOf(line) }, facts: {} }));

const pointAt = (lon: number, lat: number): TileShape["geometry"] => ({ type: "Point", coordinates: [lon, lat] });

/** Towns and countries of the gazetteer; `people`, in thousands, ranks them where there is not room for all. */
function namesOf(gazetteer: string, countries: WorldSources["countries"]): TileShape[] {
  const capitals = new Set(countries.map(([code, , , capital]) => `${String(code)} ${String(capital)}`));
  const shapes: TileShape[] = [];
  for (const line of gazetteer.trimEnd().split("\n")) {
    const row = readRow(line);
    if (!("spot" in row)) continue;
    const { name, country, admin, people, km, lat, lon } = row.spot;
    const geometry = pointAt(lon, lat);
    if (km === undefined) {
      if (people < LEAST_PEOPLE) continue;
      const isCapital = capitals.has(`${country} ${name}`);
      const from = isCapital ? Math.min(CAPITAL_FROM, fromOf(TOWN_FROM, people)) : fromOf(TOWN_FROM, people);
      shapes.push({
        geometry,
        facts: { kind: isCapital ? "capital" : "town", name, people: inThousands(people) },
        from,
      });
    } else if (admin === "")
      shapes.push({
        geometry,
        facts: { kind: "country", name: countryName(country), people: inThousands(people) },
        from: fromOf(COUNTRY_FROM, people),
      });
  }
  return shapes;
}

/** The shores of a ring of water: its lines without those in which the edge of the box cuts it off. */
function shoresOf(ring: readonly Point[], { west, south, east, north }: Box): [number, number][][] {
  const isEdge = (a: Point, b: Point): boolean =>
    [west, east].some((edge) => isSame(a.lon, edge) && isSame(b.lon, edge)) ||
    [south, north].some((edge) => isSame(a.lat, edge) && isSame(b.lat, edge));
  const shores: [number, number][][] = [];
  let shore: [number, number][] | undefined;
  for (const [k, from] of ring.entries()) {
    const to = ring[(k + 1) % ring.length]!;
    if (isEdge(from, to)) shore = undefined;
    else if (shore) shore.push([to.lon, to.lat]);
    else
      shores.push(
        (shore = [
          [from.lon, from.lat],
          [to.lon, to.lat],
        ]),
      );
  }
  return shores;
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1e-9;

/** The water of a box with its shores, and the box itself as land: together they replace the coarser coast below. */
function waterIn({ box, rings }: Water): TileShape[] {
  const { west, south, east, north } = box;
  const corners: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return [
    { geometry: { type: "Polygon", coordinates: [corners] }, facts: { kind: "box" } },
    ...polygonsOf(rings.map((ring) => ring.map(({ lon, lat }): [number, number] => [lon, lat]))).map(
      (coordinates): TileShape => ({ geometry: { type: "Polygon", coordinates }, facts: { kind: "water" } }),
    ),
    ...rings
      .flatMap((ring) => shoresOf(ring, box))
      .map((coordinates): TileShape => ({ geometry: { type: "LineString", coordinates }, facts: { kind: "shore" } })),
  ];
}

/** The layers of the base map, in the order in which they are painted. */
export function worldLayers(sources: WorldSources): TileLayer[] {
  const land = readWorldLand(sources.land);
  const waters = readWorldLand(sources.waters);
  const around = sources.around.map(({ near, wide }) => ({ near: decodeWater(near), wide: decodeWater(wide) }));
  const isFine = ({ box: { west, east } }: Water): boolean => east - west <= FINE_BOX;
  return [
    { name: "earth", from: 0, tolerance: 5, shapes: ringsOf(land, "land") },
    { name: "lakes", from: 2, shapes: ringsOf(waters, "lake") },
    { name: "rivers", from: 4, shapes: linesOf(waters, "river") },
    { name: "wide", from: 8, shapes: around.flatMap(({ wide }) => (isFine(wide) ? waterIn(wide) : [])) },
    {
      ...{ name: "near", from: 8, extent: FINE_EXTENT, tolerance: 1 },
      shapes: around.flatMap(({ near }) => waterIn(near)),
    },
    { name: "borders", from: 1, shapes: linesOf(land, "border") },
    { name: "names", from: 1, shapes: namesOf(sources.gazetteer, sources.countries) },
    {
      ...{ name: "airports", from: 6 },
      shapes: sources.airports.map(([code, , , , lat, lon, , size]) => ({
        geometry: pointAt(Number(lon), Number(lat)),
        facts: { name: String(code) },
        from: AIRPORT_FROM[String(size)] ?? WORLD_TILES.last,
      })),
    },
  ];
}
