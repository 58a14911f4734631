import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { env } from "#app/config/env.server";
import { keptPictureSchema } from "./kept-picture.schema";
import type { KeptPicture } from "./kept-picture.schema";

/** A name of a destination or a place in an address, and of a copy: nothing that leads out of the folder. */
const NAME = /^[a-z0-9][a-z0-9-]{0,79}$/;
const COPY = /^[\w-]{16,64}-(320|640|1280)\.(avif|webp)$/;

/** A picture that is kept or taken away changes this file, and every server reads the folder again. */
const STAMP = ".changed";

const folder = (): string => path.join(env().DATA_DIR, "pictures");

function folderOf(slug: string): string {
  if (!NAME.test(slug)) throw new Error("That is no name of a destination");
  return path.join(folder(), slug);
}

function recordOf(slug: string, placeId: string): string {
  if (!NAME.test(placeId)) throw new Error("That is no name of a place");
  return path.join(folderOf(slug), `${placeId}.json`);
}

/** Writes a file whole or not at all. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const arriving = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(arriving, content, { mode: 0o600, flag: "wx", flush: true });
    await rename(arriving, file);
  } finally {
    await rm(arriving, { force: true });
  }
}

/** The record of a place's photograph; undefined when it was never looked for, or cannot be read. */
export async function readKept(slug: string, placeId: string): Promise<KeptPicture | undefined> {
  const text = await readFile(recordOf(slug, placeId), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return keptPictureSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Keeps what was found for a place; the copies are there before the record that names them.
 * @param copies by the end of their names: "-320.avif"
 */
export async function writeKept(
  slug: string,
  placeId: string,
  kept: KeptPicture,
  copies: Readonly<Record<string, Uint8Array>> = {},
): Promise<void> {
  await mkdir(folderOf(slug), { recursive: true, mode: 0o700 });
  if (kept.found.state === "shown")
    for (const [end, content] of Object.entries(copies))
      await writeWhole(path.join(folderOf(slug), kept.found.file + end), content);
  await writeWhole(recordOf(slug, placeId), JSON.stringify(kept));
  await writeWhole(path.join(folder(), STAMP), randomUUID());
}

/** Deletes the copies of a photograph. */
export async function removeCopies(slug: string, file: string): Promise<void> {
  const names = await readdir(folderOf(slug)).catch((): string[] => []);
  for (const name of names)
    if (name.startsWith(`${file}-`) && COPY.test(name)) await rm(path.join(folderOf(slug), name), { force: true });
}

/** The path of a copy that an address asks for; undefined for any other name. */
export function pathOfCopy(slug: string, name: string): string | undefined {
  return NAME.test(slug) && COPY.test(name) ? path.join(folderOf(slug), name) : undefined;
}

/** Everything that is known, by destination and place. */
export type KeptPictures = ReadonlyMap<string, ReadonlyMap<string, KeptPicture>>;

async function readAll(): Promise<KeptPictures> {
  const all = new Map<string, Map<string, KeptPicture>>();
  for (const slug of (await readdir(folder())).filter((name) => NAME.test(name))) {
    const places = new Map<string, KeptPicture>();
    for (const name of (await readdir(folderOf(slug))).filter((one) => one.endsWith(".json"))) {
      const placeId = name.slice(0, -".json".length);
      const kept = NAME.test(placeId) ? await readKept(slug, placeId) : undefined;
      if (kept) places.set(placeId, kept);
    }
    all.set(slug, places);
  }
  return all;
}

/** The folder is looked at again after this, in milliseconds. */
const FRESH_MS = 5_000;
const NOTHING: KeptPictures = new Map();

interface Known {
  all: KeptPictures;
  stamp: string | undefined;
  until: number;
}

let known: Known = { all: NOTHING, stamp: undefined, until: 0 };
let looking: Promise<void> | undefined;

async function look(): Promise<void> {
  const file = path.join(folder(), STAMP);
  const isThere = (await stat(file).catch(() => undefined)) !== undefined;
  const stamp = isThere ? await readFile(file, "utf8") : undefined;
  const all = stamp === known.stamp ? known.all : stamp === undefined ? NOTHING : await readAll();
  known = { all, stamp, until: performance.now() + FRESH_MS };
}

/** All photographs that are kept, as they stood some seconds ago: nothing is restarted for a new one. */
export async function listKept(): Promise<KeptPictures> {
  if (performance.now() >= known.until) {
    looking ??= look()
      // Pages go on with what was known, else with drawings.
      .catch(() => (known = { ...known, until: performance.now() + FRESH_MS }))
      .then(() => (looking = undefined));
    await looking;
  }
  return known.all;
}

/** Looks at the folder anew at the next question. */
export function forgetKept(): void {
  known = { ...known, until: 0 };
}
