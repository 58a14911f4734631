import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { compressArt, findArt, warmArt } from "./art.server";
import { listDestinations } from "./catalogue.server";

it("makes every poster ahead, five places at a time", async () => {
  const pauses: number[] = [];
  const posters = await warmArt((ms) => Promise.resolve(pauses.push(ms)));
  expect(posters).toBe(listDestinations().length * 4);
  expect(pauses).toEqual(Array<number>(Math.ceil(listDestinations().length / 5) - 1).fill(200));
}, 60_000);

it("compresses a poster once and loses nothing", async () => {
  const art = findArt("kyoto", "card");
  expect(art).toBeDefined();
  if (!art) return;
  expect(compressArt(art)).toBe(compressArt(art));
  expect(brotliDecompressSync(await compressArt(art)).toString("utf8")).toBe(art.svg);
});
