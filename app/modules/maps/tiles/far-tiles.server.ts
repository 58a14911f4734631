import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzip, gzip } from "node:zlib";
import { promisify } from "node:util";
import { VectorTile } from "@mapbox/vector-tile";
import { LRUCache } from "lru-cache";
import { PbfReader } from "pbf";
import { askTile } from "#app/integrations/tile-server/ask-tile";
import { AppError } from "#app/shared/app-error";

const toPacked = promisify(gzip);
const toPlain = promisify(gunzip);

/** A copy is asked for anew after this time; it is shown meanwhile where the server is away. */
const FRESH_MS = 30 * 24 * 60 * 60_000;
/** All copies together; the one that was longest not used goes first. */
const MOST_BYTES = 400 * 1024 * 1024;
const MOST_PLAIN_BYTES = 8 * 1024 * 1024;
/** After an answer that failed the server is left alone for so long, so that no map waits for it again. */
const PAUSE_MS = 20_000;
const MOST_AT_ONCE = 24;
/** An empty tile has a file, too. */
const LEAST_BYTES = 512;

/** Copies of the tiles of a server that the operator names. */
export interface FarTiles {
  version: string;
  /** Packed by gzip; undefined where there is nothing to show. @throws AppError UNAVAILABLE without a copy, while the server is away */
  tile(z: number, x: number, y: number): Promise<Buffer | undefined>;
}

/** A tile as the server sent it, checked and packed. @throws Error for what is no vector tile */
async function checked(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) return bytes;
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isPacked ? await toPlain(bytes, { maxOutputLength: MOST_PLAIN_BYTES }) : bytes;
  const { layers } = new VectorTile(new PbfReader(plain));
  if (Object.keys(layers).length === 0) throw new Error("The tile server sends no vector tiles");
  return toPacked(plain);
}

/** The copies in a folder; those of a run before are found again. Deletes the oldest beyond the bound. */
async function copiesIn(folder: string, mostBytes: number): Promise<LRUCache<string, number>> {
  await mkdir(folder, { recursive: true });
  const copies = new LRUCache<string, number>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(LEAST_BYTES, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === "evict") void rm(path.join(folder, name), { force: true });
    },
  });
  const names = (await readdir(folder)).filter((name) => /^\d+-\d+-\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const file = await stat(path.join(folder, name)).catch(() => undefined);
      return file ? [{ name, bytes: file.size, usedAt: file.atimeMs }] : [];
    }),
  );
  for (const { name, bytes } of found.flat().sort((one, other) => one.usedAt - other.usedAt)) copies.set(name, bytes);
  return copies;
}

/** A copy with its age; undefined where there is none. */
async function copyAt(file: string, now: number): Promise<{ bytes: Buffer; isFresh: boolean } | undefined> {
  try {
    const [bytes, { mtimeMs, mtime }] = await Promise.all([readFile(file), stat(file)]);
    // Its last use, by which it is kept when the server starts again.
    await utimes(file, new Date(now), mtime);
    return { bytes, isFresh: now - mtimeMs < FRESH_MS };
  } catch {
    return undefined;
  }
}

/**
 * The tiles of a server, kept beside the data.
 * @param url with {z}, {x} and {y}
 * @param folder of the copies of all such servers
 */
export function farTiles(url: string, folder: string, { now = Date.now, mostBytes = MOST_BYTES } = {}): FarTiles {
  const version = createHash("sha256").update(url).digest("base64url").replaceAll(/\W|_/g, "").slice(0, 10);
  const own = path.join(folder, version);
  let copies: Promise<LRUCache<string, number>> | undefined;
  let awayUntil = -Infinity;
  const flights = new Map<string, Promise<Buffer>>();

  /** The copies that are here; undefined while their folder cannot be used, which is tried again with the next tile. */
  function openCopies(): Promise<LRUCache<string, number> | undefined> {
    copies ??= copiesIn(own, mostBytes);
    return copies.catch(() => (copies = undefined));
  }

  async function keepCopy(name: string, bytes: Buffer): Promise<void> {
    const draft = path.join(own, `${name}.${process.pid}`);
    await writeFile(draft, bytes);
    await rename(draft, path.join(own, name));
    (await copies)?.set(name, bytes.length);
  }

  async function fetchCopy(name: string, place: readonly [number, number, number]): Promise<Buffer> {
    try {
      const bytes = await checked(await askTile(url, ...place));
      // A full disk keeps no copies; the tile is shown all the same.
      await keepCopy(name, bytes).catch(() => undefined);
      return bytes;
    } catch (error) {
      awayUntil = now() + PAUSE_MS;
      throw error;
    }
  }

  return {
    version,
    async tile(...place) {
      const name = place.join("-");
      const kept =
        (await openCopies())?.get(name) === undefined ? undefined : await copyAt(path.join(own, name), now());
      if (kept?.isFresh) return kept.bytes.length > 0 ? kept.bytes : undefined;
      const isAway = now() < awayUntil || flights.size >= MOST_AT_ONCE;
      const flight = flights.get(name) ?? (isAway ? undefined : fetchCopy(name, place));
      if (flight) flights.set(name, flight);
      try {
        if (!flight) throw new Error("The server is left alone for a while");
        const bytes = await flight;
        return bytes.length > 0 ? bytes : undefined;
      } catch (error) {
        if (!kept)
          throw new AppError("UNAVAILABLE", "The streets of this map can't be had just now.", { cause: error });
        return kept.bytes.length > 0 ? kept.bytes : undefined;
      } finally {
        if (flights.get(name) === flight) flights.delete(name);
      }
    },
  };
}
