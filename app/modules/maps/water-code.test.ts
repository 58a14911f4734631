import { existsSync, readFileSync, readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { distanceKm } from "#app/shared/geo";
import { frameOf, isWithin } from "./map-frame";
import { decodeWater, encodeRing } from "./water-code";
import type { StoredWater } from "./water-code";

const FOLDER = "app/modules/maps/data/water";
const fileOf = (slug: string) => `${FOLDER}/${slug}.json`;
const missing = (slug: string) => `${fileOf(slug)} is missing: npx tsx scripts/draw-water.ts makes it`;
function stored(slug: string): string {
  if (!existsSync(fileOf(slug))) throw new Error(missing(slug));
  return readFileSync(fileOf(slug), "utf8");
}
const waterOf = (slug: string) => JSON.parse(stored(slug)) as Record<"near" | "wide", StoredWater>;

describe("stored water", () => {
  it("reads as it was written", () => {
    const step = fc.integer({ min: -5_000_000, max: 5_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(step, step), { minLength: 1, maxLength: 30 }), (steps) => {
        const { rings } = decodeWater({ box: [10, 20, 11, 21], steps: 1000, rings: [encodeRing(steps)] });
        expect(rings[0]!.map(({ lat, lon }) => [Math.round((lon - 10) * 1000), Math.round((lat - 20) * 1000)])).toEqual(
          steps.map(([x, y]) => [x || 0, y || 0]),
        );
      }),
    );
  });

  it("is there for every destination and no other, in at most 3.5 KB each", () => {
    const slugs = listDestinations().map(({ slug }) => slug);
    const files = readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ""));
    expect(slugs.filter((slug) => !files.includes(slug)).map(missing)).toEqual([]);
    expect(files.filter((slug) => !slugs.includes(slug)).map((slug) => `${fileOf(slug)} has no destination`)).toEqual(
      [],
    );
    for (const slug of slugs) expect(stored(slug).length, slug).toBeLessThanOrEqual(3_500);
  });

  it.each(listDestinations().map((one) => [one.slug, one] as const))(
    "of %s covers every view of its places",
    (slug, { places, neighbourhoods, lat, lon }) => {
      const all = [{ lat, lon }, ...places, ...neighbourhoods];
      const { box } = decodeWater(waterOf(slug).wide);
      const outgrown = `${slug}.yaml has places outside of ${fileOf(slug)}: npx tsx scripts/draw-water.ts cuts it anew`;
      expect(isWithin(frameOf(all), box), outgrown).toBe(true);
      for (const place of all) expect(isWithin(frameOf([place, { lat, lon }]), box), outgrown).toBe(true);
    },
  );

  it("knows the sea: Fira stands on land and the caldera before it is water", () => {
    const { near } = waterOf("santorini");
    const { rings } = decodeWater(near);
    const isWater = (lat: number, lon: number): boolean =>
      rings.reduce((turns, ring) => turns + windings(ring, lat, lon), 0) !== 0;
    expect(isWater(36.417, 25.44)).toBe(false);
    expect(isWater(36.42, 25.4)).toBe(true);
    expect(distanceKm({ lat: 36.417, lon: 25.44 }, { lat: 36.42, lon: 25.4 })).toBeLessThan(4);
  });
});

/** The winding number of a closed line around a point. */
function windings(ring: readonly { lat: number; lon: number }[], lat: number, lon: number): number {
  return ring.reduce((turns, a, k) => {
    const b = ring[(k + 1) % ring.length]!;
    const side = (b.lon - a.lon) * (lat - a.lat) - (lon - a.lon) * (b.lat - a.lat);
    if (a.lat <= lat && b.lat > lat && side > 0) return turns + 1;
    return a.lat > lat && b.lat <= lat && side < 0 ? turns - 1 : turns;
  }, 0);
}
