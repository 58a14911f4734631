import { inflateSync } from "node:zlib";

const WOFF = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

interface Table {
  /** Tag and checksum, four bytes each, as both kinds of files have them. */
  tag: Buffer;
  checksum: Buffer;
  bytes: Buffer;
}

function readTable(file: Buffer, entry: number): Table {
  const start = file.readUInt32BE(entry + 4);
  const packed = file.subarray(start, start + file.readUInt32BE(entry + 8));
  const length = file.readUInt32BE(entry + 12);
  return {
    tag: file.subarray(entry, entry + 4),
    checksum: file.subarray(entry + 16, entry + 20),
    bytes: packed.length < length ? inflateSync(packed) : packed,
  };
}

/** The four numbers by which old readers search the list of tables. */
function writeHeader(font: Buffer, file: Buffer, count: number): void {
  const power = 2 ** Math.floor(Math.log2(count));
  file.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(power * SFNT_ENTRY, 6);
  font.writeUInt16BE(Math.log2(power), 8);
  font.writeUInt16BE((count - power) * SFNT_ENTRY, 10);
}

/**
 * The TrueType or OpenType font inside a WOFF file; other files are given back as they are. pdfkit can read WOFF
 * too, but unpacks tables in script each time it looks at one, which took most of the time of a document.
 */
export function unpackFont(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== WOFF) return file;
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, k) => readTable(file, WOFF_HEADER + k * WOFF_ENTRY));
  const padded = (table: Table): number => Math.ceil(table.bytes.length / 4) * 4;
  let offset = SFNT_HEADER + tables.length * SFNT_ENTRY;
  const font = Buffer.alloc(tables.reduce((sum, table) => sum + padded(table), offset));
  writeHeader(font, file, tables.length);
  tables.forEach((table, k) => {
    const entry = SFNT_HEADER + k * SFNT_ENTRY;
    table.tag.copy(font, entry);
    table.checksum.copy(font, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(table.bytes.length, entry + 12);
    table.bytes.copy(font, offset);
    offset += padded(table);
  });
  return font;
}
