import { z } from "zod";
import file from "./ground.yaml";

const country = z.string().regex(/^[A-Z]{2}$/);
const groundSchema = z.strictObject({
  trains: z.array(country),
  cars: z.array(country),
  hires: z.array(country),
  islands: z.record(z.string().min(2), z.array(z.string()).min(1)),
  deadEnds: z.array(z.string().regex(/^[a-z0-9-]+$/)),
  flown: z.array(z.string().regex(/^[A-Z]{2} [A-Z]{2}$/)),
});

/** What estimates know of the world. */
export const GROUND = groundSchema.parse(file);
const TRAINS: ReadonlySet<string> = new Set(GROUND.trains);
const CARS: ReadonlySet<string> = new Set(GROUND.cars);
const HIRES: ReadonlySet<string> = new Set([...GROUND.cars, ...GROUND.hires]);
const FLOWN: ReadonlySet<string> = new Set(GROUND.flown);
/** Sights at the end of a long road of their own, by their ids: no drive passes them. */
export const DEAD_ENDS: ReadonlySet<string> = new Set(GROUND.deadEnds);
const ISLANDS: ReadonlyMap<string, string> = new Map(
  Object.entries(GROUND.islands).flatMap(([island, slugs]) => slugs.map((slug) => [slug, island] as const)),
);
/** Parts of the world that land joins; others have a sea or a forest without roads between them. */
const JOINED: Readonly<Record<string, string>> = { europe: "Eurasia", asia: "Eurasia", "middle-east": "Eurasia" };

/** A place as it lies in the world. */
export interface Spot {
  slug: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  region: string;
}

/** Whether travellers would go from one to the other over land. */
export function isJoinedByLand(a: Spot, b: Spot): boolean {
  return landOf(a) === landOf(b) && !FLOWN.has(`${a.country} ${b.country}`) && !FLOWN.has(`${b.country} ${a.country}`);
}

function landOf({ slug, region }: Spot): string {
  return ISLANDS.get(slug) ?? JOINED[region] ?? region;
}

/** The usual means between towns of the two countries. */
export function usualOverLand(a: Spot, b: Spot): "train" | "car" | "coach" {
  if (TRAINS.has(a.country) && TRAINS.has(b.country)) return "train";
  return CARS.has(a.country) && CARS.has(b.country) ? "car" : "coach";
}

/** Whether a visitor may drive a hired car from one to the other: over land, and on roads of such countries at both ends. */
export function isDrivable(a: Spot, b: Spot): boolean {
  return isJoinedByLand(a, b) && HIRES.has(a.country) && HIRES.has(b.country);
}
