import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from "node:zlib";
import type { BrotliOptions } from "node:zlib";
import { PAGE_MEMORY } from "#app/config/limits";
import { readyAnswer } from "./ready-answer.server";
import type { ReadyAnswer } from "./ready-answer.server";

export type Coding = "br" | "gzip";

/** A rendered page with its compressed copies. */
export interface StoredPage {
  /** Names and values of the headers in turn, without those that depend on the coding. */
  head: readonly string[];
  /** Its validator, which is among the headers too. */
  etag?: string;
  /** Let go of once there is a good copy, from which few readers need it: see {@link plainOf}. */
  plain?: Buffer;
  copies: Map<Coding, Buffer>;
  /** All headers of each copy, made when it is first sent. */
  heads: WeakMap<Buffer, string[]>;
  /** Whole answers of copies that are worth it. */
  ready: Map<Coding, ReadyAnswer>;
  freshUntil: number;
  /** How often each copy was asked for. */
  asked: Record<Coding, number>;
}

/** Asked for so often, a page is worth the work of a better copy; addresses that are made up are not. */
export const WORTH_PACKING = 3;

/** Up to so many bytes, a page is packed as well with a window of 64 KB (16 bits), for which the library needs no large tables. */
const SMALL_BYTES = 100_000;

/** A quarter of a megabyte holds a page. Left alone each packing takes eight, and the engine sweeps more often for them. */
export const WINDOW_BITS = 18;

const brotliParams = (quality: number, window: number, bytes: number): BrotliOptions["params"] => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: window,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
});

/** Packs a small page quickly: a third of the work that Brotli's 4 in a thread takes, for 6 % more bytes. */
function packAtOnce(plain: Uint8Array, coding: Coding): Buffer {
  return coding === "gzip"
    ? gzipSync(plain, { level: 2 })
    : brotliCompressSync(plain, { params: brotliParams(2, 16, plain.length) });
}

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify<Uint8Array, { level: number }, Buffer>(gzip);

/**
 * Packs a page in a thread. A large one gets no better than Brotli's 7, which takes 8 MB of tables; at 9 it would be 33,
 * and ten milliseconds.
 */
function packInThread(plain: Uint8Array, coding: Coding, isBest: boolean): Promise<Buffer> {
  if (coding === "gzip") return gzipOf(plain, { level: isBest ? 9 : 4 });
  const isSmall = plain.length <= SMALL_BYTES;
  const params = isSmall ? brotliParams(9, 16, plain.length) : brotliParams(isBest ? 7 : 5, WINDOW_BITS, plain.length);
  return brotliOf(plain, { params });
}

async function compress(plain: Uint8Array, coding: Coding, isBest: boolean): Promise<Buffer> {
  const isAtOnce = !isBest && plain.length <= SMALL_BYTES;
  const packed = isAtOnce ? packAtOnce(plain, coding) : await packInThread(plain, coding, isBest);
  // A copy of the bytes that count: what the library answers keeps a whole working buffer of 16 KB alive.
  return Buffer.from(packed);
}

/** Makes better copies of pages, one after the other, beside the requests. */
const toImprove: (() => Promise<void>)[] = [];
let isImproving = false;

async function improveAll(): Promise<void> {
  if (isImproving) return;
  isImproving = true;
  // A page that can't be packed better stays as it is.
  for (let next = toImprove.shift(); next; next = toImprove.shift()) await next().catch(() => undefined);
  isImproving = false;
}

/** A page packed quickly, which nobody will read again so. */
export function packOnce(plain: Uint8Array, coding: Coding): Promise<Buffer> {
  return compress(plain, coding, false);
}

/** A page as it was rendered; of one that is kept only packed, unpacked. */
export function plainOf({ plain, copies }: StoredPage): Buffer {
  if (plain) return plain;
  const brotli = copies.get("br");
  return brotli ? brotliDecompressSync(brotli) : gunzipSync(copies.get("gzip")!);
}

/**
 * A page in a coding that is not there yet, quickly made.
 * @param onChange called when the page has another copy, for its weight has changed
 */
export async function copyOf(page: StoredPage, coding: Coding, onChange: () => void): Promise<Buffer> {
  const quick = await compress(plainOf(page), coding, false);
  if (page.copies.has(coding)) return page.copies.get(coding)!;
  page.copies.set(coding, quick);
  onChange();
  return quick;
}

/** The headers of a page in a coding, put together once for each copy. */
export function headOf(page: StoredPage, body: Buffer, coding: Coding | undefined): string[] {
  const known = page.heads.get(body);
  if (known) return known;
  const head = [...page.head, ...(coding ? ["Content-Encoding", coding] : []), "Content-Length", String(body.length)];
  page.heads.set(body, head);
  return head;
}

/** Counts a reader of a copy; when there were a few, a smaller one follows, as an answer that is ready to be sent. */
export function noteReader(page: StoredPage, coding: Coding, onChange: () => void): void {
  page.asked[coding] += 1;
  if (page.asked[coding] !== WORTH_PACKING || toImprove.length >= PAGE_MEMORY.mostToImprove) return;
  toImprove.push(async () => {
    const best = await compress(plainOf(page), coding, true);
    const ready = readyAnswer(headOf(page, best, coding), best);
    page.ready.set(coding, ready);
    page.copies.set(coding, ready.body);
    delete page.plain;
    onChange();
  });
  void improveAll();
}

/** What a page takes in memory, in bytes. */
export function weightOf(page: StoredPage): number {
  const copies = [...page.copies].map(([coding, copy]) => page.ready.get(coding)?.bytes.length ?? copy.length);
  return copies.reduce((sum, bytes) => sum + bytes, page.plain?.length ?? 0);
}
