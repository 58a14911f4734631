import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { WORTH_PACKING, copyOf, noteReader, plainOf, weightOf } from "./page-copies.server";
import type { StoredPage } from "./page-copies.server";

/** Compression is done beside the tests, by a machine that may have much else to do. */
const PATIENCE = { timeout: 20_000 };
const text = Array.from({ length: 4000 }, (_, at) => `A line ${(at * 7919) % 1009} of the page`).join("\n");
const pageOf = (plain: string): StoredPage => ({
  head: [],
  plain: Buffer.from(plain),
  copies: new Map(),
  heads: new WeakMap(),
  ready: new Map(),
  freshUntil: 0,
  asked: { br: 0, gzip: 0 },
});

it.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)(
  "a page is packed quickly for the first readers and better, once, for those after: %s",
  async (coding, unpack) => {
    const page = pageOf(text);
    const onChange = vi.fn();
    const quick = await copyOf(page, coding, onChange);
    expect(unpack(quick).toString()).toBe(text);
    for (let reader = 1; reader < WORTH_PACKING; reader++) noteReader(page, coding, onChange);
    expect(await copyOf(page, coding, onChange)).toBe(quick);
    expect(onChange).toHaveBeenCalledTimes(1);
    for (let reader = 0; reader < WORTH_PACKING; reader++) noteReader(page, coding, onChange);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), PATIENCE);
    const best = page.copies.get(coding)!;
    expect(unpack(best).toString()).toBe(text);
    expect(best.length).toBeLessThan(quick.length);
    expect(await copyOf(page, coding, onChange)).toBe(best);
    expect(onChange).toHaveBeenCalledTimes(2);
    // From here on it is kept packed alone, and given to whoever reads it otherwise.
    expect(weightOf(page)).toBe(page.ready.get(coding)!.bytes.length);
    expect(plainOf(page).toString()).toBe(text);
    const [other, unpackOther] =
      coding === "br" ? (["gzip", gunzipSync] as const) : (["br", brotliDecompressSync] as const);
    expect(unpackOther(await copyOf(page, other, onChange)).toString()).toBe(text);
  },
);

it("a page weighs what it takes with all its copies", async () => {
  const page = pageOf("x".repeat(1000));
  expect(weightOf(page)).toBe(1000);
  const onChange = vi.fn();
  const [small, other] = await Promise.all([copyOf(page, "br", onChange), copyOf(page, "gzip", onChange)]);
  expect([small.length, other.length].every((length) => length > 0 && length < 100)).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(2);
  const copies = [...page.copies.values()].map(({ length }) => length);
  expect(weightOf(page)).toBe(1000 + copies[0]! + copies[1]!);
});
