import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";
import type { TilePlace } from "./cut-tiles";

/** An entry of a directory: a run of tiles with the same content, or a leaf directory (a run of none). */
interface Entry {
  tileId: number;
  offset: number;
  length: number;
  runLength: number;
}

/** The box of an archive in degrees, and what it says about itself. */
export interface ArchiveFacts {
  box: { west: number; south: number; east: number; north: number };
  minZoom: number;
  maxZoom: number;
  /** Shown by programs that open the file. */
  name: string;
  attribution: string;
}

const HEADER_BYTES = 127;
/** A reader asks for the header and the root together, in this many bytes. */
const ROOT_BYTES = 16_384 - HEADER_BYTES;
const ENTRIES_A_LEAF = 2048;
const GZIP = 2;
const MVT = 1;

/** Numbers of seven bits a byte, as the format writes them. */
function varints(values: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value;
    while (rest >= 128) {
      bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

function directoryOf(entries: readonly Entry[]): Buffer {
  const columns = [
    entries.map(({ tileId }, k) => tileId - (entries[k - 1]?.tileId ?? 0)),
    entries.map(({ runLength }) => runLength),
    entries.map(({ length }) => length),
    entries.map(({ offset }, k) => {
      const before = entries[k - 1];
      return before && offset === before.offset + before.length ? 0 : offset + 1;
    }),
  ];
  return gzipSync(varints([entries.length, ...columns.flat()]), { level: 9 });
}

/** Root and leaf directories; a root that holds all entries has no leaves. */
function directoriesOf(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = directoryOf(entries);
  if (whole.length <= ROOT_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const root: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += ENTRIES_A_LEAF) {
    const part = entries.slice(at, at + ENTRIES_A_LEAF);
    const leaf = directoryOf(part);
    root.push({ tileId: part[0]!.tileId, offset, length: leaf.length, runLength: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directoryOf(root), leaves: Buffer.concat(leaves) };
}

/** Packs tiles as they come and finds equal ones, such as the open land, which are stored once. */
function packed(tiles: Iterable<TilePlace & { bytes: Uint8Array }>): { entries: Entry[]; contents: Buffer[] } {
  const byHash = new Map<string, Buffer>();
  const found: { tileId: number; hash: string }[] = [];
  for (const { z, x, y, bytes } of tiles) {
    const hash = createHash("sha1").update(bytes).digest("base64");
    if (!byHash.has(hash)) byHash.set(hash, gzipSync(bytes, { level: 9 }));
    found.push({ tileId: zxyToTileId(z, x, y), hash });
  }
  const known = new Map<string, { offset: number; length: number }>();
  const contents: Buffer[] = [];
  const entries: Entry[] = [];
  let end = 0;
  for (const { tileId, hash } of found.sort((a, b) => a.tileId - b.tileId)) {
    let place = known.get(hash);
    if (!place) {
      const content = byHash.get(hash)!;
      place = { offset: end, length: content.length };
      known.set(hash, place);
      contents.push(content);
      end += content.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.tileId + last.runLength === tileId) last.runLength += 1;
    else entries.push({ tileId, ...place, runLength: 1 });
  }
  return { entries, contents };
}

/**
 * An archive of vector tiles in the format PMTiles 3, with tiles and directories packed by gzip. The same tiles give the
 * same bytes.
 */
export function writeArchive(tiles: Iterable<TilePlace & { bytes: Uint8Array }>, facts: ArchiveFacts): Buffer {
  const { entries, contents } = packed(tiles);
  const { root, leaves } = directoriesOf(entries);
  const metadata = gzipSync(JSON.stringify({ name: facts.name, attribution: facts.attribution, vector_layers: [] }));
  const data = Buffer.concat(contents);
  const rootAt = HEADER_BYTES;
  const metadataAt = rootAt + root.length;
  const leavesAt = metadataAt + metadata.length;
  const dataAt = leavesAt + leaves.length;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  [
    ...[rootAt, root.length, metadataAt, metadata.length, leavesAt, leaves.length, dataAt, data.length],
    ...[entries.reduce((sum, { runLength }) => sum + runLength, 0), entries.length, contents.length],
  ].forEach((value, k) => header.writeBigUInt64LE(BigInt(value), 8 + k * 8));
  // Contents lie in the order of their first tiles ("clustered").
  [1, GZIP, GZIP, MVT, facts.minZoom, facts.maxZoom].forEach((value, k) => header.writeUInt8(value, 96 + k));
  const { west, south, east, north } = facts.box;
  [west, south, east, north].forEach((value, k) => header.writeInt32LE(Math.round(value * 1e7), 102 + k * 4));
  header.writeUInt8(facts.minZoom, 118);
  [(west + east) / 2, (south + north) / 2].forEach((value, k) =>
    header.writeInt32LE(Math.round(value * 1e7), 119 + k * 4),
  );
  return Buffer.concat([header, root, metadata, leaves, data]);
}
