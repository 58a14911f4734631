import type { Readable } from "node:stream";
import { promisify } from "node:util";
import yauzl from "yauzl";
import type { Entry, Options, ZipFile } from "yauzl";

const openZip = promisify<string, Options, ZipFile>(yauzl.open);

const MOST_ENTRIES = 1_000;
/** The most unpacked bytes in all. A resume with pictures has a few megabytes. */
const MOST_UNPACKED = 40 * 1024 * 1024;
/** From this size on, a part that shrank more than a hundredfold is not text that a person wrote. */
const SUSPICIOUS = { bytes: 1024 * 1024, ratio: 100 };
const MOST_CONTENT_TYPES = 256 * 1024;
const MAIN_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const ACTIVE_PART = /vbaproject|vbadata|activex|\.(exe|dll|js|vbs|bat|cmd|ps1|scr|jar|docm|dotm)$/i;

const isEncrypted = ({ generalPurposeBitFlag }: Entry): boolean => (generalPurposeBitFlag & 1) !== 0;

function isSound(entry: Entry): boolean {
  const { compressedSize, uncompressedSize, compressionMethod, fileName } = entry;
  const isBomb =
    uncompressedSize > SUSPICIOUS.bytes && uncompressedSize > Math.max(1, compressedSize) * SUSPICIOUS.ratio;
  return !isBomb && !isEncrypted(entry) && [0, 8].includes(compressionMethod) && !ACTIVE_PART.test(fileName);
}

function entryStream(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      // The stream may fail before its reader begins, which then finds it destroyed.
      stream.on("error", (failure: Error) => stream.destroy(failure));
      resolve(stream);
    });
  });
}

/**
 * Unpacks an entry and discards it; the library ends one that is larger than it says.
 * @returns its first bytes, as text
 */
async function unpack(zip: ZipFile, entry: Entry): Promise<string> {
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of (await entryStream(zip, entry)) as AsyncIterable<Buffer>) {
    if (bytes < MOST_CONTENT_TYPES && entry.fileName === "[Content_Types].xml") kept.push(chunk);
    bytes += chunk.length;
  }
  return Buffer.concat(kept).toString("utf8");
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const waiting: { resolve: (entry: Entry | undefined) => void; reject: (error: Error) => void }[] = [];
  zip.on("entry", (entry: Entry) => waiting.shift()?.resolve(entry));
  zip.on("end", () => waiting.shift()?.resolve(undefined));
  zip.on("error", (error: Error) => waiting.shift()?.reject(error));
  for (;;) {
    const next = new Promise<Entry | undefined>((resolve, reject) => waiting.push({ resolve, reject }));
    zip.readEntry();
    const entry = await next;
    if (!entry) return;
    yield entry;
  }
}

async function isDocument(zip: ZipFile): Promise<boolean> {
  const names = new Set<string>();
  let unpacked = 0;
  let packed = 0;
  let types = "";
  if (zip.entryCount > MOST_ENTRIES || zip.comment.length > 0) return false;
  for await (const entry of entriesOf(zip)) {
    unpacked += entry.uncompressedSize;
    packed += entry.compressedSize;
    // Entries that share their bytes are the other kind of bomb.
    if (unpacked > MOST_UNPACKED || packed > zip.fileSize || names.has(entry.fileName) || !isSound(entry)) return false;
    names.add(entry.fileName);
    if (!entry.fileName.endsWith("/")) types += await unpack(zip, entry);
  }
  return names.has("word/document.xml") && types.includes(MAIN_TYPE) && !/macroEnabled/i.test(types);
}

/**
 * Whether a file is a Word document and nothing else: an archive from its first byte on, with honest sizes, without
 * macros.
 */
export async function isPlainDocx(file: string, head: Buffer): Promise<boolean> {
  if (!head.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"))) return false;
  let zip: ZipFile | undefined;
  try {
    // Entries that lie about their size or have a path in their name are refused by the library.
    zip = await openZip(file, { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true });
    // The listener stays until the file is closed: an archive may fail while it is not being read.
    zip.on("error", () => undefined);
    return await isDocument(zip);
  } catch {
    return false;
  } finally {
    zip?.close();
  }
}
