import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { isPlainDoc } from "./check-doc.server";
import { isPlainDocx } from "./check-docx.server";
import { isPlainPdf } from "./check-pdf.server";
import { bytesAt } from "./read-bytes.server";

/** The documents we take, by the ending of their name. */
type DocumentKind = "pdf" | "doc" | "docx";

const ZIP_END = Buffer.from("PK\x05\x06", "latin1");
const ZIP_END_BYTES = 22;
/** The longest comment of an archive, with the record before it. */
const ZIP_TAIL_BYTES = 65_535 + ZIP_END_BYTES;

/** Whether the end of a file reads as the end of an archive: then it is two files in one. */
async function endsAsZip(handle: FileHandle, bytes: number): Promise<boolean> {
  const tail = await bytesAt(handle, Math.max(0, bytes - ZIP_TAIL_BYTES), ZIP_TAIL_BYTES);
  for (let at = tail.indexOf(ZIP_END); at >= 0; at = tail.indexOf(ZIP_END, at + 1))
    if (at + ZIP_END_BYTES <= tail.length && at + ZIP_END_BYTES + tail.readUInt16LE(at + 20) === tail.length)
      return true;
  return false;
}

/**
 * Whether a file's content is of the kind that its name says: whole, without a second file in it, and without active
 * content.
 */
export async function isDocumentOf(file: string, kind: DocumentKind, bytes: number): Promise<boolean> {
  const handle = await open(file, "r");
  try {
    if (kind === "docx") return await isPlainDocx(file, await bytesAt(handle, 0, 4));
    if (await endsAsZip(handle, bytes)) return false;
    return kind === "pdf" ? await isPlainPdf(handle, bytes) : await isPlainDoc(handle);
  } finally {
    await handle.close();
  }
}
