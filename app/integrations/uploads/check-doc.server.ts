import type { FileHandle } from "node:fs/promises";
import { bytesAt } from "./read-bytes.server";

const MAGIC = Buffer.from("d0cf11e0a1b11ae1", "hex");
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Sector numbers from here on have other meanings: end of a chain, a free sector. */
const LAST_SECTOR = 0xfffffff9;
/** Tables named in the header itself cover about 7 MB: more than a file may have. */
const TABLES_IN_HEADER = 109;
const MOST_DIRECTORY_SECTORS = 2_000;

/** Names under which an old Word document stores its macros. */
const MACROS = /^(macros|_vba_project_cur|_vba_project|vba)$/i;

class Sectors {
  readonly #handle: FileHandle;
  readonly #header: Buffer;
  readonly size: number;
  constructor(handle: FileHandle, header: Buffer) {
    this.#handle = handle;
    this.#header = header;
    this.size = 1 << header.readUInt16LE(30);
  }

  read(number: number): Promise<Buffer> {
    return bytesAt(this.#handle, (number + 1) * this.size, this.size);
  }

  /** The sector that follows another in its chain; undefined where the file does not say. */
  async next(number: number): Promise<number | undefined> {
    const perTable = this.size / 4;
    const table = Math.floor(number / perTable);
    if (table >= TABLES_IN_HEADER) return undefined;
    const at = this.#header.readUInt32LE(76 + table * 4);
    const sector = at > LAST_SECTOR ? Buffer.alloc(0) : await this.read(at);
    const offset = (number % perTable) * 4;
    return offset + 4 <= sector.length ? sector.readUInt32LE(offset) : undefined;
  }
}

/** Names of the entries of a compound file; undefined for a broken one. */
async function namesIn(handle: FileHandle): Promise<string[] | undefined> {
  const header = await bytesAt(handle, 0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || !header.subarray(0, 8).equals(MAGIC)) return undefined;
  if (![9, 12].includes(header.readUInt16LE(30))) return undefined;
  const sectors = new Sectors(handle, header);
  const names: string[] = [];
  const seen = new Set<number>();
  let number: number | undefined = header.readUInt32LE(48);
  while (number !== undefined && number <= LAST_SECTOR) {
    if (seen.has(number) || seen.size > MOST_DIRECTORY_SECTORS) return undefined;
    seen.add(number);
    const sector = await sectors.read(number);
    if (sector.length < sectors.size) return undefined;
    for (let at = 0; at < sector.length; at += ENTRY_BYTES) {
      const length = sector.readUInt16LE(at + 64);
      if (length >= 2 && length <= 64 && sector[at + 66] !== 0)
        names.push(sector.subarray(at, at + length - 2).toString("utf16le"));
    }
    number = await sectors.next(number);
  }
  return number === undefined ? undefined : names;
}

/** Whether a file is a document of the old Word, without macros. */
export async function isPlainDoc(handle: FileHandle): Promise<boolean> {
  const names = await namesIn(handle);
  return names !== undefined && names.includes("WordDocument") && !names.some((name) => MACROS.test(name));
}
