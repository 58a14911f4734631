import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { decodeWater } from "../water-code";
import type { StoredWater } from "../water-code";
import { isInRing, polygonsOf } from "./rings";

/** The share of a destination's places that its fine water covers. */
function shareInWater(slug: string, spots: readonly { lat: number; lon: number }[]): number {
  const { near } = JSON.parse(readFileSync(`app/modules/maps/data/water/${slug}.json`, "utf8")) as {
    near: StoredWater;
  };
  const { box, rings } = decodeWater(near);
  const water = polygonsOf(rings.map((ring) => ring.map(({ lon, lat }): [number, number] => [lon, lat])));
  const inBox = spots.filter(({ lat, lon }) => lon > box.west && lon < box.east && lat > box.south && lat < box.north);
  const wet = inBox.filter(({ lat, lon }) =>
    water.some(
      ([outer, ...holes]) => isInRing([lon, lat], outer!) && !holes.some((hole) => isInRing([lon, lat], hole)),
    ),
  );
  return inBox.length === 0 ? 0 : wet.length / inBox.length;
}

it("drowns no destination: islands and canals have half of their places in the water at most, or a few more", () => {
  const drowned = listDestinations().flatMap(({ slug, places }) => {
    const share = shareInWater(slug, places);
    return share > 0.6 ? [`${slug}: ${Math.round(share * 100)} %`] : [];
  });
  expect(drowned).toEqual([]);
});
