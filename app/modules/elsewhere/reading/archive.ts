import { fromBufferPromise } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { UnreadableFile } from "./found";

/** A pass has a few kilobytes of text; the rest of the archive is pictures, which are never unpacked. */
const MOST_BYTES = 256 * 1024;
const MOST_PACKED = 32 * 1024;
/** A pass inside a bundle is an archive of its own, with its pictures. */
const MOST_INNER_BYTES = 1024 * 1024;
/** More passes than these in one bundle cannot be one trip's. */
const MOST_PASSES = 12;
/** Pictures in three sizes and a text for each language. */
const MOST_ENTRIES = 500;
export const DAMAGED =
  "This pass is damaged, so we cannot read it. Save it again from the email or the website and upload that.";

/** The bytes of a part of an archive. @throws UnreadableFile when more of them come out than there may be */
async function bytesOf(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw new UnreadableFile(DAMAGED);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The parts of an archive that matter: the text of the pass, and the passes of a bundle. */
export interface Archive {
  pass?: Buffer;
  inner: Buffer[];
}

/**
 * Opens the archive of a pass or of a bundle of passes.
 * @throws UnreadableFile for one that is damaged or too large inside
 */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
    if (zip.entryCount > MOST_ENTRIES) throw new UnreadableFile(DAMAGED);
    const inner: Buffer[] = [];
    let left = MOST_INNER_BYTES;
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === "pass.json") {
        if (entry.compressedSize > MOST_PACKED) throw new UnreadableFile(DAMAGED);
        return { pass: await bytesOf(zip, entry, MOST_BYTES), inner: [] };
      }
      if (!entry.fileName.toLowerCase().endsWith(".pkpass") || inner.length >= MOST_PASSES) continue;
      const one = await bytesOf(zip, entry, left);
      left -= one.length;
      inner.push(one);
    }
    return { inner };
  } catch {
    throw new UnreadableFile(DAMAGED);
  }
}
