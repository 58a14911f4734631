import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { gunzip } from "node:zlib";
import { promisify } from "node:util";
import { PMTiles, ResolvedValueCache } from "pmtiles";
import type { Source } from "pmtiles";

const toPlain = promisify(gunzip);
const DIRECTORIES_KEPT = 60;
/** Header and root directory, which change with the lengths of the tiles. */
const BEGINNING = 16_384;

const bufferOf = (bytes: Buffer): ArrayBuffer =>
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;

/** An archive of tiles on this machine. */
export interface TileArchive {
  /** Another text for another content; part of the address of its tiles. */
  version: string;
  /** Of the whole file. */
  bytes: number;
  minZoom: number;
  maxZoom: number;
  box: { west: number; south: number; east: number; north: number };
  /** A tile as it is stored, packed by gzip; undefined where there is none. */
  tile(z: number, x: number, y: number): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/**
 * Opens an archive; its tiles are read when they are asked for.
 * @throws Error for a file that is none
 */
export async function openArchive(file: string): Promise<TileArchive> {
  const handle = await open(file, "r");
  const source: Source = {
    getKey: () => file,
    async getBytes(offset, length) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
      return { data: bufferOf(buffer.subarray(0, bytesRead)) };
    },
  };
  try {
    const directories = new ResolvedValueCache(DIRECTORIES_KEPT, undefined, async (packed) =>
      bufferOf(await toPlain(Buffer.from(packed))),
    );
    // Tiles go out as they are stored.
    const archive = new PMTiles(source, directories, (packed) => Promise.resolve(packed));
    const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader();
    const { size } = await handle.stat();
    const { data: beginning } = await source.getBytes(0, BEGINNING);
    return {
      version: createHash("sha256")
        .update(String(size))
        .update(Buffer.from(beginning))
        .digest("base64url")
        .slice(0, 10),
      bytes: size,
      ...{ minZoom, maxZoom },
      box: { west: minLon, south: minLat, east: maxLon, north: maxLat },
      async tile(z, x, y) {
        const found = await archive.getZxy(z, x, y);
        return found && Buffer.from(found.data);
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
