import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { PAGE_MEMORY } from "#app/config/limits";

export type Coding = "br" | "gzip";

/** A rendered page with its compressed copies. */
export interface StoredPage {
  headers: [string, number | string | string[]][];
  etag: string;
  plain: Buffer;
  copies: Map<Coding, Buffer>;
  freshUntil: number;
}

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify<Buffer, { level: number }, Buffer>(gzip);

async function compress(plain: Buffer, coding: Coding, isBest: boolean): Promise<Buffer> {
  const packed =
    coding === "gzip"
      ? await gzipOf(plain, { level: isBest ? 9 : 4 })
      : await brotliOf(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: isBest ? 9 : 3,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        });
  // A copy of the bytes that count: what the library answers keeps a whole working buffer of 16 KB alive.
  return Buffer.from(packed);
}

/** Makes better copies of pages, one after the other, beside the requests. */
const toImprove: (() => Promise<void>)[] = [];
let isImproving = false;

async function improveAll(): Promise<void> {
  if (isImproving) return;
  isImproving = true;
  for (let next = toImprove.shift(); next; next = toImprove.shift()) await next();
  isImproving = false;
}

/**
 * A page in a coding: the copy that is there, else one that is quickly made, with a smaller one to follow.
 * @param onChange called whenever the page has another copy, for its weight has changed
 */
export async function copyOf(page: StoredPage, coding: Coding, onChange: () => void): Promise<Buffer> {
  const known = page.copies.get(coding);
  if (known) return known;
  const keep = (copy: Buffer): Buffer => {
    page.copies.set(coding, copy);
    onChange();
    return copy;
  };
  const quick = keep(await compress(page.plain, coding, false));
  if (toImprove.length < PAGE_MEMORY.mostToImprove) {
    toImprove.push(async () => void keep(await compress(page.plain, coding, true)));
    void improveAll();
  }
  return quick;
}

/** What a page takes in memory, in bytes. */
export function weightOf(page: StoredPage): number {
  return [...page.copies.values()].reduce((sum, copy) => sum + copy.length, page.plain.length);
}
