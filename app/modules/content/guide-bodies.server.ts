import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { env } from "#app/config/env.server";

/** Sanitised bodies by the hash of the written text; the build makes them (scripts/clean-guides.ts). */
export type BuiltBodies = Record<string, string>;

export const BUILT_BODIES_FILE = path.resolve("build/prepared/guide-bodies.json");

/** The key under which a body is kept: a text that was changed since has another key, and is sanitised anew. */
export function bodyKey(written: string): string {
  return createHash("sha256").update(written).digest("base64url");
}

let built: BuiltBodies | undefined;

/** The sanitised body of a text that existed at the build; undefined for any other, and where nothing is built. */
export function findBuiltBody(written: string): string | undefined {
  if (!env().isProduction) return undefined;
  built ??= existsSync(BUILT_BODIES_FILE) ? (JSON.parse(readFileSync(BUILT_BODIES_FILE, "utf8")) as BuiltBodies) : {};
  return built[bodyKey(written)];
}
