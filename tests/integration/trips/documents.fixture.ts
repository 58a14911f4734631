import { strToU8, zipSync } from "fflate";

/** The smallest PDF that is whole. */
export function makePdf(inside = "", bytes = 0): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj\n`;
  const filler = bytes > 0 ? `2 0 obj\n<< /Length 0 >>\nstream\n` : "";
  const tail = `trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`;
  const rest = bytes - head.length - filler.length - tail.length;
  return Buffer.concat([Buffer.from(head + filler), Buffer.alloc(Math.max(0, rest), 0x20), Buffer.from(tail)]);
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A Word document as an archive; `parts` are added, or left out where they are null. */
export function makeDocx(parts: Record<string, Uint8Array | string | null> = {}): Buffer {
  const all = { "[Content_Types].xml": TYPES, "word/document.xml": "<w:document/>", ...parts };
  const files = Object.entries(all).flatMap(([name, content]) =>
    content === null ? [] : [[name, typeof content === "string" ? strToU8(content) : content] as const],
  );
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

const SECTOR = 512;

/** A document of the old Word: a compound file with these names in its directory. */
export function makeDoc(names: readonly string[] = ["WordDocument", "1Table"]): Buffer {
  const header = Buffer.alloc(SECTOR);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  const directory = Buffer.alloc(SECTOR);
  ["Root Entry", ...names].slice(0, 4).forEach((name, index) => {
    directory.write(name, index * 128, "utf16le");
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64);
    directory.writeUInt8(index === 0 ? 5 : 2, index * 128 + 66);
  });
  return Buffer.concat([header, table, directory]);
}
