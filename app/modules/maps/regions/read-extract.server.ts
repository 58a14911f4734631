import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { parse } from "osm-pbf-parser-node";
import { PbfReader } from "pbf";
import type { Tags } from "./street-tags";
import type { Box } from "../water-code";

interface OsmElements {
  node: { type: "node"; id: number; lat: number; lon: number; tags?: Tags };
  way: { type: "way"; id: number; refs: number[]; tags?: Tags };
  relation: { type: "relation"; id: number; members: { type: OsmKind; ref: number; role: string }[]; tags?: Tags };
}
type OsmKind = "node" | "way" | "relation";

/** A file that is no extract of OpenStreetMap, or not a whole one; the message goes on after the name of the file. */
export class BadExtract extends Error {
  override readonly name = "BadExtract";
}

// Bounds of the format: https://wiki.openstreetmap.org/wiki/PBF_Format
const MOST_HEADER_BYTES = 64 * 1024;
const MOST_BLOCK_BYTES = 32 * 1024 * 1024;
const FEATURES_READ = ["OsmSchema-V0.6", "DenseNodes"];

const FOREIGN = "is not an extract of OpenStreetMap in PBF format (such files are named .osm.pbf)";
const DAMAGED = "is cut off or damaged: get it again";

/** A block of the file: where its content lies, and what is in it as soon as that was looked at. */
interface Block {
  type: string;
  at: number;
  bytes: number;
  kinds?: ReadonlySet<OsmKind>;
}

interface ExtractHeader {
  box?: Box;
  /** The day of the data, YYYY-MM-DD. */
  day?: string;
  features: string[];
}

/** An extract of OpenStreetMap, read block by block, so that its size does not count. */
export interface Extract {
  /** What the file says of itself; not every program writes it. */
  header: Pick<ExtractHeader, "box" | "day">;
  /** All elements of a kind in the order of the file. @throws BadExtract */
  elements<Kind extends OsmKind>(kind: Kind): AsyncGenerator<OsmElements[Kind]>;
  close(): Promise<void>;
}

/** @throws BadExtract for bytes that cannot be read as what they should be */
function reading<Result>(words: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof BadExtract ? error : new BadExtract(words, { cause: error });
  }
}

async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new BadExtract(DAMAGED);
  return buffer;
}

function blockHeader(bytes: Buffer): { type: string; bytes: number } {
  const header = { type: "", bytes: 0 };
  return new PbfReader(bytes).readFields((field, result, pbf) => {
    if (field === 1) result.type = pbf.readString();
    else if (field === 3) result.bytes = pbf.readVarint();
  }, header);
}

/** The blocks of a file, by their headers alone. @throws BadExtract */
async function blocksOf(handle: FileHandle): Promise<Block[]> {
  const { size } = await handle.stat();
  if (size === 0) throw new BadExtract("is empty");
  const blocks: Block[] = [];
  for (let at = 0; at < size;) {
    const words = blocks.length === 0 ? FOREIGN : DAMAGED;
    const length = size - at < 4 ? 0 : (await bytesAt(handle, at, 4)).readUInt32BE();
    if (length === 0 || length > MOST_HEADER_BYTES || at + 4 + length > size) throw new BadExtract(words);
    const packed = await bytesAt(handle, at + 4, length);
    const { type, bytes } = reading(words, () => blockHeader(packed));
    if (blocks.length === 0 && type !== "OSMHeader") throw new BadExtract(FOREIGN);
    at += 4 + length;
    if (bytes > MOST_BLOCK_BYTES || at + bytes > size) throw new BadExtract(DAMAGED);
    blocks.push({ type, at, bytes });
    at += bytes;
  }
  return blocks;
}

function unpacked(packed: Buffer): Buffer {
  const blob: { plain?: Uint8Array; zlib?: Uint8Array } = {};
  new PbfReader(packed).readFields((field, result, pbf) => {
    if (field === 1) result.plain = pbf.readBytes();
    else if (field === 3) result.zlib = pbf.readBytes();
  }, blob);
  if (blob.zlib) return inflateSync(blob.zlib, { maxOutputLength: MOST_BLOCK_BYTES });
  if (blob.plain) return Buffer.from(blob.plain);
  throw new BadExtract("is packed in a way that is not read here: make it anew with zlib (osmium cat -f pbf)");
}

const DEGREE = 1e9;

function boxOf(pbf: PbfReader): Box {
  const box: Box = { west: 0, south: 0, east: 0, north: 0 };
  return pbf.readMessage((field, result, inner) => {
    const side = ([undefined, "west", "east", "north", "south"] as const)[field];
    if (side) result[side] = inner.readSVarint() / DEGREE;
  }, box);
}

function fileHeader(bytes: Buffer): ExtractHeader {
  const header: ExtractHeader = { features: [] };
  return new PbfReader(bytes).readFields((field, result, pbf) => {
    if (field === 1) result.box = boxOf(pbf);
    else if (field === 4) result.features.push(pbf.readString());
    else if (field === 32) result.day = new Date(pbf.readVarint() * 1000).toISOString().slice(0, 10);
  }, header);
}

/** The kinds of elements in a block, without reading them. */
function kindsIn(bytes: Buffer): Set<OsmKind> {
  const kinds = new Set<OsmKind>();
  new PbfReader(bytes).readFields((field, result, pbf) => {
    if (field !== 2) return;
    pbf.readMessage((inner) => {
      const kind = ([undefined, "node", "node", "way", "relation"] as const)[inner];
      if (kind) result.add(kind);
    }, undefined);
  }, kinds);
  return kinds;
}

/**
 * Opens an extract.
 * @throws BadExtract for any other file, and one that is cut off
 */
export async function openExtract(file: string): Promise<Extract> {
  const handle = await open(file, "r");
  try {
    const [first, ...blocks] = await blocksOf(handle);
    const begin = await bytesAt(handle, first!.at, first!.bytes);
    const { features, ...header } = reading(FOREIGN, () => fileHeader(unpacked(begin)));
    const strange = features.find((feature) => !FEATURES_READ.includes(feature));
    if (strange !== undefined) throw new BadExtract(`needs a reader that knows "${strange}", which is not read here`);
    return {
      header,
      async *elements(kind) {
        for (const block of blocks) {
          if (block.type !== "OSMData" || block.kinds?.has(kind) === false) continue;
          const packed = await bytesAt(handle, block.at, block.bytes);
          const bytes = reading(DAMAGED, () => unpacked(packed));
          block.kinds ??= reading(DAMAGED, () => kindsIn(bytes));
          if (!block.kinds.has(kind)) continue;
          for (const element of reading(DAMAGED, () => parse(bytes, {}) as OsmElements[OsmKind][]))
            if (isOf(element, kind)) yield element;
        }
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function isOf<Kind extends OsmKind>(element: OsmElements[OsmKind], kind: Kind): element is OsmElements[Kind] {
  return element.type === kind;
}
