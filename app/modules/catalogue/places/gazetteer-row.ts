import type { Point } from "#app/shared/geo";

/** A town or a region of the world, by a name of it. */
export interface Spot extends Point {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** GeoNames' code of its region. */
  admin: string;
  people: number;
  /** The reach of a region; undefined for a town. */
  km?: number;
}

/** A line of the gazetteer: a spot, or another name that leads to the one of that key in the same region. */
export type Row = { spot: Spot } | { mainKey: string; country: string; admin: string };

/** The usual way in which a folded name is written: "new york" reads "New York". */
function withCapitals(key: string): string {
  return key.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A line as text; its reading is {@link readRow}. */
export function writeRow(key: string, row: Row): string {
  if ("mainKey" in row) return [key, `>${row.mainKey}`, row.country, row.admin].join("\t");
  const { name, country, admin, lat, lon, people, km } = row.spot;
  const written = name === withCapitals(key) ? "" : name;
  const fields = [key, written, country, admin, Math.round(lat * 100), Math.round(lon * 100), people];
  return [...fields, ...(km === undefined ? [] : [km])].join("\t");
}

/** The row of a line that {@link writeRow} wrote. */
export function readRow(line: string): Row {
  const [key = "", name = "", country = "", admin = "", lat, lon, people, km] = line.split("\t");
  if (name.startsWith(">")) return { mainKey: name.slice(1), country, admin };
  const at = { lat: Number(lat) / 100, lon: Number(lon) / 100 };
  const spot = { name: name || withCapitals(key), country, admin, ...at, people: Number(people) };
  return { spot: km === undefined ? spot : { ...spot, km: Number(km) } };
}

/** The key of a region by its codes; a folded name never has a full stop. */
export function regionKey(country: string, admin: string): string {
  return `${country}.${admin}`;
}
