import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PRINTED_PICTURE, SHARED_PICTURE } from "#app/config/product";
import { writePosters } from "../../../../scripts/draw-posters";
import { findArt, pictureOf, readArt } from "./art.server";
import { builtPosters } from "./built-posters.server";
import { listDestinations } from "../places/catalogue.server";
import { PIXEL_VIEW, POSTER_VIEWS } from "./poster-view";

it("has a picture in every crop for each place, under an address of its own", () => {
  const addresses = listDestinations().flatMap(({ slug }) => POSTER_VIEWS.map((view) => pictureOf(slug, view).src));
  expect(new Set(addresses).size).toBe(listDestinations().length * POSTER_VIEWS.length);
  expect(addresses.filter((address) => address.endsWith("v=none"))).toEqual([]);
}, 60_000);

it("knows no picture of a place outside the catalogue", async () => {
  expect(findArt("atlantis", "card")).toBeUndefined();
  await expect(readArt("atlantis", "card", "svg")).rejects.toThrow("no poster of atlantis");
});

describe("posters written by the build", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "posters-"));
  const kyoto = { slug: "kyoto", country: "JP", region: "asia" };
  const built = path.join(folder, "built");
  beforeAll(() => writePosters([kyoto], built));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(POSTER_VIEWS)("are the drawn ones, in each form: %s", async (view) => {
    const posters = builtPosters(built);
    expect(posters.find("kyoto", view)).toEqual(findArt("kyoto", view));
    const svg = await readArt("kyoto", view, "svg");
    expect(await posters.read("kyoto", view, "svg")).toEqual(svg);
    expect(brotliDecompressSync(await posters.read("kyoto", view, "br"))).toEqual(svg);
    expect(gunzipSync(await posters.read("kyoto", view, "gz"))).toEqual(svg);
  });

  it("come as pixels for shared links and for paper, with nothing in them that shines through", async () => {
    for (const [form, { width, height }] of [
      ["shared.png", SHARED_PICTURE],
      ["printed.png", PRINTED_PICTURE],
    ] as const) {
      const png = await builtPosters(built).read("kyoto", PIXEL_VIEW, form);
      // The head of a PNG: its size, eight bits a colour, and red, green and blue without opacity (2).
      expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([width, height, 8, 2]);
      expect(png).toEqual(await readArt("kyoto", PIXEL_VIEW, form));
    }
  });

  it("lack a place that was not drawn, and say what to do when none were", async () => {
    expect(builtPosters(built).find("paris", "card")).toBeUndefined();
    expect(builtPosters(built).find("constructor", "card")).toBeUndefined();
    await expect(builtPosters(built).read("paris", "card", "svg")).rejects.toThrow("no poster of paris");
    expect(() => builtPosters(folder)).toThrow("run npm run build");
  });
});
