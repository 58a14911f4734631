import { z } from "zod";
import file from "./landscapes.yaml";
import { foldName } from "./place-names";

const row = z.union([
  z.tuple([z.string(), z.string().length(2), z.number(), z.number(), z.number().positive()]),
  z.tuple([z.string(), z.string().length(2), z.number(), z.number(), z.number().positive(), z.string()]),
]);

/** An island, a park, a stretch of land that travellers name, and that no list of towns has. */
export interface Landscape {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  lat: number;
  lon: number;
  /** Its reach around the point. */
  km: number;
  /** All its names, folded. */
  keys: readonly string[];
}

/** Every landscape of the table. */
const LANDSCAPES: readonly Landscape[] = z
  .array(row)
  .parse(file)
  .map(([name, country, lat, lon, km, others = ""]) => ({
    name,
    country,
    lat,
    lon,
    km,
    keys: [name, ...others.split("; ")].map(foldName).filter((key) => key !== ""),
  }));

const byKey = new Map(LANDSCAPES.flatMap((one) => one.keys.map((key) => [key, one] as const)));

/** The landscape of that name. @param key folded as `foldName` does */
export function landscapeNamed(key: string): Landscape | undefined {
  return byKey.get(key);
}
