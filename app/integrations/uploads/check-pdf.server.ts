import type { FileHandle } from "node:fs/promises";
import { bytesAt } from "./read-bytes.server";

const HEAD_BYTES = 1024;
const TAIL_BYTES = 1024;
const CHUNK_BYTES = 64 * 1024;
/** The actions that a document runs by itself when it is opened. */
const ACTIVE = ["/JavaScript", "/Launch"].map((text) => Buffer.from(text));
const MARKUP = /<(html|script|svg|\?php|!doctype)/i;

async function isActive(handle: FileHandle, bytes: number): Promise<boolean> {
  const overlap = 16;
  for (let at = 0; at < bytes; at += CHUNK_BYTES) {
    const chunk = await bytesAt(handle, at, CHUNK_BYTES + overlap);
    if (ACTIVE.some((word) => chunk.includes(word))) return true;
  }
  return false;
}

/** Whether a file is a PDF from its first byte to its last, without a second file in it. */
export async function isPlainPdf(handle: FileHandle, bytes: number): Promise<boolean> {
  const head = (await bytesAt(handle, 0, HEAD_BYTES)).toString("latin1");
  if (!/^%PDF-[12]\.\d[\r\n\s]/.test(head) || MARKUP.test(head)) return false;
  const tail = (await bytesAt(handle, Math.max(0, bytes - TAIL_BYTES), TAIL_BYTES)).toString("latin1");
  // Nothing but white space may follow the end.
  return /%%EOF[\s\0]*$/.test(tail) && !(await isActive(handle, bytes));
}
