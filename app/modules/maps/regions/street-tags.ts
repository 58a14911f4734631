/** The tags of an element of OpenStreetMap. */
export type Tags = Readonly<Record<string, string>>;

/**
 * The layers of street maps; they and their facts are named as OpenMapTiles names them (decision 029). Only the sea
 * beside a coast is drawn as the base map draws fine water: the box of the coast as land, the sea in it, and the shore.
 */
export const STREET_LAYERS = [
  "near",
  "landcover",
  "water",
  "waterway",
  "building",
  "transportation",
  "transportation_name",
  "place",
  "poi",
] as const;
export type StreetLayer = (typeof STREET_LAYERS)[number];

/** Where an element stands on the map. */
export interface Sorted {
  layer: StreetLayer;
  facts: Readonly<Record<string, string | number>>;
  /** The first zoom of tiles that has it. */
  from: number;
}

/** The zooms of street maps; closer ones show the last of them larger. */
export const STREET_ZOOMS = { first: 9, last: 14 } as const;

interface Way {
  class: string;
  subclass?: string;
  from: number;
}

const path = (subclass: string): Way => ({ class: "path", subclass, from: 14 });
const HIGHWAYS: Readonly<Record<string, Way>> = {
  motorway: { class: "motorway", from: 9 },
  trunk: { class: "trunk", from: 9 },
  primary: { class: "primary", from: 10 },
  secondary: { class: "secondary", from: 11 },
  tertiary: { class: "tertiary", from: 12 },
  unclassified: { class: "minor", from: 12 },
  residential: { class: "minor", from: 13 },
  living_street: { class: "minor", from: 13 },
  road: { class: "minor", from: 13 },
  service: { class: "service", from: 14 },
  busway: { class: "busway", from: 13 },
  track: { class: "track", from: 13 },
  pedestrian: { class: "path", subclass: "pedestrian", from: 13 },
  footway: path("footway"),
  path: path("path"),
  steps: path("steps"),
  cycleway: path("cycleway"),
  bridleway: path("bridleway"),
};

const rail = (subclass: string, from: number): Way => ({ class: "rail", subclass, from });
const transit = (subclass: string, from: number): Way => ({ class: "transit", subclass, from });
const RAILWAYS: Readonly<Record<string, Way>> = {
  rail: rail("rail", 10),
  narrow_gauge: rail("narrow_gauge", 11),
  funicular: rail("funicular", 13),
  light_rail: transit("light_rail", 12),
  monorail: transit("monorail", 13),
  subway: transit("subway", 13),
  tram: transit("tram", 13),
};

const WATERWAYS: Readonly<Record<string, number>> = { river: 10, canal: 12, stream: 13 };

const LANDCOVER: readonly [key: string, values: readonly string[], kind: string][] = [
  ["natural", ["wood"], "wood"],
  ["landuse", ["forest"], "wood"],
  ["leisure", ["park", "garden", "golf_course"], "grass"],
  ["landuse", ["grass", "meadow", "village_green", "recreation_ground", "cemetery", "allotments"], "grass"],
  ["natural", ["grassland", "heath", "scrub"], "grass"],
  ["natural", ["beach", "sand"], "sand"],
  ["natural", ["glacier"], "ice"],
];

const PLACES: Readonly<Record<string, number>> = {
  city: 9,
  town: 9,
  village: 11,
  suburb: 11,
  hamlet: 13,
  quarter: 12,
  neighbourhood: 13,
};

const STATIONS: Readonly<Record<string, number>> = { station: 12, halt: 12, tram_stop: 14 };

/** Ways beside a street that would hide it. */
const BESIDE_STREETS = ["sidewalk", "crossing", "traffic_island"];
const NOT_STREETS = ["parking_aisle", "driveway"];
const LONGEST_NAME = 120;

/** An entry of a table; a tag may hold any word, "constructor" too. */
const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, word = ""): Entry | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
const isYes = (value: string | undefined): boolean => value !== undefined && value !== "no";
const isLatin = (name: string): boolean => !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name);
// A name is drawn in one line.
const clean = (name: string): string => name.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();

/** The name of an element, and beside it one in Latin letters where it has other ones; undefined without a name. */
function namesOf({ name = "", ...tags }: Tags): Readonly<Record<string, string>> | undefined {
  const own = clean(name);
  if (own === "" || own.length > LONGEST_NAME) return undefined;
  const latin = clean(tags["name:latin"] ?? tags["name:en"] ?? tags.int_name ?? "");
  return isLatin(own) || latin === "" || latin.length > LONGEST_NAME
    ? { name: own }
    : { name: own, "name:latin": latin };
}

function wayOf(tags: Tags): Way | undefined {
  const { highway, railway, route, aerialway } = tags;
  if (highway !== undefined) {
    const base = highway.replace(/_link$/, "");
    const way = entryOf(HIGHWAYS, base);
    if (!way || BESIDE_STREETS.includes(tags.footway ?? "") || NOT_STREETS.includes(tags.service ?? ""))
      return undefined;
    return base === highway ? way : { ...way, from: way.from + 1 };
  }
  if (railway !== undefined) {
    const way = entryOf(RAILWAYS, railway);
    // Yards and sidings.
    return way && isYes(tags.service) ? { ...way, from: 14 } : way;
  }
  if (["cable_car", "gondola", "chair_lift", "mixed_lift"].includes(aerialway ?? ""))
    return { class: "aerialway", subclass: aerialway, from: 13 };
  return route === "ferry" ? { class: "ferry", from: 11 } : undefined;
}

/** Whether a line is a coast of the sea. */
export const isCoast = ({ natural }: Tags): boolean => natural === "coastline";

const isArea = ({ area, type }: Tags): boolean => area === "yes" || type === "multipolygon";

/** The place of a line on the map, and that of its name; none for a line that is not drawn. */
export function linesOf(tags: Tags): Sorted[] {
  if (isArea(tags) || tags.indoor === "yes") return [];
  const from = entryOf(WATERWAYS, tags.waterway);
  if (from !== undefined && tags.tunnel === undefined)
    return [{ layer: "waterway", facts: { class: tags.waterway!, ...namesOf(tags) }, from }];
  const way = wayOf(tags);
  if (!way) return [];
  const { from: first, ...kind } = way;
  const brunnel = isYes(tags.tunnel) ? "tunnel" : isYes(tags.bridge) ? "bridge" : undefined;
  const names = tags.highway === undefined ? undefined : namesOf(tags);
  return [
    { layer: "transportation", facts: { ...kind, ...(brunnel && { brunnel }) }, from: first },
    ...(names
      ? [{ layer: "transportation_name" as const, facts: { ...names, class: way.class }, from: Math.max(12, first) }]
      : []),
  ];
}

/** The place of a closed line or of a ring of lines on the map; undefined for one that is not drawn. */
export function areaOf(tags: Tags): Sorted | undefined {
  if (isYes(tags.building) && tags.building !== "roof") return { layer: "building", facts: {}, from: 14 };
  const { natural, waterway, landuse, leisure, highway } = tags;
  if (natural === "water" || ["reservoir", "basin"].includes(landuse ?? ""))
    return { layer: "water", facts: { class: tags.water === "river" ? "river" : "lake" }, from: STREET_ZOOMS.first };
  if (waterway === "riverbank" || waterway === "dock")
    return { layer: "water", facts: { class: "river" }, from: STREET_ZOOMS.first };
  if (leisure === "swimming_pool") return { layer: "water", facts: { class: "swimming_pool" }, from: 14 };
  if (["pedestrian", "footway"].includes(highway ?? "") && isArea(tags))
    return { layer: "transportation", facts: { class: "path", subclass: "pedestrian" }, from: 13 };
  const cover = LANDCOVER.find(([key, values]) => values.includes(tags[key] ?? ""));
  if (!cover) return undefined;
  const [key, , kind] = cover;
  return { layer: "landcover", facts: { class: kind, subclass: tags[key]! }, from: STREET_ZOOMS.first };
}

/** The place of the name of an area, such as a park; undefined for one whose name is not written. */
export function areaNameOf(tags: Tags): Sorted | undefined {
  const names = tags.leisure === "park" || tags.leisure === "garden" ? namesOf(tags) : undefined;
  return names && { layer: "poi", facts: { class: "park", ...names }, from: 14 };
}

/** The place of a point on the map: towns and their parts, and stations. Undefined for any other. */
export function pointOf(tags: Tags): Sorted | undefined {
  const names = namesOf(tags);
  if (!names) return undefined;
  const from = entryOf(PLACES, tags.place);
  if (from !== undefined) return { layer: "place", facts: { class: tags.place!, ...names }, from };
  const first = entryOf(STATIONS, tags.railway);
  if (first === undefined) return undefined;
  const subclass = tags.station === "subway" ? "subway" : tags.railway!;
  return { layer: "poi", facts: { class: "railway", subclass, ...names }, from: first };
}

/** How many shapes each layer has. */
export function countShapes(shapes: readonly Pick<Sorted, "layer">[]): Partial<Record<StreetLayer, number>> {
  const counts: Partial<Record<StreetLayer, number>> = {};
  for (const { layer } of shapes) counts[layer] = (counts[layer] ?? 0) + 1;
  return counts;
}
