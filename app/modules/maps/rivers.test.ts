import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { decodeWater } from "./water-code";
import type { StoredWater } from "./water-code";

/** Whether a pin lies on water (non-zero rule). */
function isWater(slug: string, { lat, lon }: { lat: number; lon: number }): boolean {
  const stored = JSON.parse(readFileSync(`app/modules/maps/data/water/${slug}.json`, "utf8")) as { near: StoredWater };
  const turns = decodeWater(stored.near).rings.flatMap((ring) =>
    ring.map((a, k) => {
      const b = ring[(k + 1) % ring.length]!;
      const side = (b.lon - a.lon) * (lat - a.lat) - (lon - a.lon) * (b.lat - a.lat);
      if (a.lat <= lat && b.lat > lat && side > 0) return 1;
      return a.lat > lat && b.lat <= lat && side < 0 ? -1 : 0;
    }),
  );
  return turns.reduce<number>((sum, turn) => sum + turn, 0) !== 0;
}

describe.each([
  ["paris", [], ["louvre", "musee-dorsay", "notre-dame", "tuileries", "eiffel-tower"]],
  ["london", ["tower-bridge"], ["tate-modern", "london-eye", "parliament-big-ben", "tower-of-london", "tate-britain"]],
  ["prague", ["charles-bridge"], ["kampa-island", "old-town-bridge-tower"]],
  ["budapest", ["chain-bridge"], ["parliament", "margaret-island"]],
  ["florence", ["ponte-vecchio"], ["uffizi", "galileo-museum"]],
] as const)("the river of %s", (slug, onWater, onLand) => {
  const pin = (id: string) => findDestination(slug)!.places.find((place) => place.id === id)!;

  it("runs under its bridges and past what stands on its banks", () => {
    for (const id of onWater) expect(isWater(slug, pin(id)), id).toBe(true);
    for (const id of onLand) expect(isWater(slug, pin(id)), id).toBe(false);
  });

  it("leaves on land what is not on a bridge, a boat or the very bank", () => {
    const wet = findDestination(slug)!.places.filter((place) => isWater(slug, place));
    expect(wet.map(({ id }) => id).filter((id) => !/bridge|ponte|boat|cruise|shoes-danube|naplavka/.test(id))).toEqual(
      [],
    );
  });
});
