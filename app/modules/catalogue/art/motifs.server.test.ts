import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { writeMotifs } from "../../../../scripts/draw-motifs";
import { findDestination, listDestinations } from "../places/catalogue.server";
import type { Destination } from "../places/catalogue.server";
import { sightsOf } from "../places/sights";
import { findArt } from "./art.server";
import { builtMotifs } from "./built-motifs.server";
import { printedStopPictures, readMotif, sightPictures, stopPictures } from "./motifs.server";
import { motifKeys } from "./sight-motifs";

const fileOf = (address = ""): string => /sights\/(.+)\.svg/.exec(address)?.[1] ?? "";

describe("pictures of sights", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "motifs-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are one for each place, and the poster's landmark where the poster portrays it", () => {
    const paris = findDestination("paris")!;
    expect(Object.keys(sightPictures(paris))).toEqual(paris.places.map(({ id }) => id));
    const landmarks = listDestinations().flatMap((one) =>
      [...motifKeys(one, findArt(one.slug, "hero")!).values()].filter(({ motif }) => motif.startsWith("landmark-")),
    );
    expect(landmarks.length).toBeGreaterThan(20);
  }, 60_000);

  it("differ between neighbours on a page, but for one pair in a hundred", () => {
    const pairs = listDestinations().flatMap((one) => {
      const pictures = sightPictures(one);
      const { toSee, moreToSee } = sightsOf(one, "2026-11-30");
      const shown = [...toSee, ...moreToSee].map(({ id }) => pictures[id]);
      return shown.slice(1).map((picture, index) => picture === shown[index]);
    });
    expect(pairs.filter(Boolean).length / pairs.length).toBeLessThan(0.01);
  }, 60_000);

  it("are found for the stops of days in several destinations", () => {
    const [kyoto, rome] = ["kyoto", "rome"].map((slug) => findDestination(slug)!);
    const [first, second] = [kyoto!.places[0]!.id, rome!.places[0]!.id];
    const days = [{ items: [{ placeId: first }, {}, { placeId: second }, { placeId: "own-1" }] }];
    expect(stopPictures("kyoto", days)).toEqual({
      [first]: sightPictures(kyoto!)[first],
      [second]: sightPictures(rome!)[second],
    });
    expect(stopPictures("kyoto")).toEqual({});
  });

  it("are written by the build as they are drawn, and nothing outside is read", async () => {
    const kyoto = findDestination("kyoto")!;
    await writeMotifs([kyoto], folder);
    const built = builtMotifs(folder);
    for (const address of new Set(Object.values(sightPictures(kyoto)))) {
      const written = await built.read(fileOf(address));
      expect(gunzipSync(written!).toString()).toMatch(/^<svg .*<\/svg>$/);
      expect(written).toEqual(await readMotif(fileOf(address)));
      expect(address).toMatch(new RegExp(`v=${built.version}$`));
    }
    // For paper: a PNG, by the id of its stop.
    const [{ id }] = kyoto.places as [Destination["places"][number]];
    const days = [{ items: [{ placeId: id }, {}, { placeId: "own-1" }] }];
    const { [id]: pixels, ...others } = await printedStopPictures("kyoto", days);
    expect(others).toEqual({});
    expect(pixels).toEqual(await built.readPixels(fileOf(sightPictures(kyoto)[id])));
    expect(Buffer.from(pixels!).toString("latin1", 1, 4)).toBe("PNG");
    expect(pixels!.length).toBeLessThan(8000);
    expect(await built.readPixels("../version")).toBeUndefined();
    expect(await built.read("atlantis.0.stone.day")).toBeUndefined();
    expect(await built.read("../version")).toBeUndefined();
    expect(() => builtMotifs(path.join(folder, "none"))).toThrow("run npm run build");
  }, 60_000);
});
