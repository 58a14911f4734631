import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { listRoutes } from "#app/modules/catalogue/routes/routes.server";
import type { Point } from "#app/shared/geo";
import { MAP } from "./map-frame";
import { mapOfRoute } from "./maps.server";
import { MAP_MEANS, routeMap } from "./route-map";
import { PIN_GAP } from "./spread-pins";

const NO_LAND = { land: "", borders: "" };
const placeOf = (slug: string): Point & { name: string } => findDestination(slug)!;
const mapOf = (...slugs: string[]) => routeMap(slugs.map(placeOf), NO_LAND);

describe("routeMap", () => {
  it.each(listRoutes().map((route) => [route.slug, route] as const))(
    "draws %s on land, its pins apart and inside",
    (_, { stays }) => {
      const { land, pins } = mapOfRoute(stays.map(({ slug }) => placeOf(slug)));
      expect(land).toMatch(/^M-?\d/);
      expect(land.length).toBeLessThan(9_000);
      expect(pins).toHaveLength(stays.length);
      for (const [at, { x, y }] of pins.entries()) {
        expect(x > 0 && x < MAP.width && y > 0 && y < MAP.height).toBe(true);
        for (const other of pins.slice(at + 1))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(PIN_GAP - 2);
      }
    },
  );

  it("names every place where there is room, and leads from a pin that made room to its place", () => {
    const near = mapOf("tokyo", "kyoto", "osaka");
    expect(near.names.map(({ text }) => text)).toEqual(["Tokyo", "Kyoto", "Osaka"]);
    expect(near.leaders).toBe("");
    // On a map from Sapporo on, Kyoto and Osaka lie on top of each other.
    expect(mapOf("sapporo", "kyoto", "osaka").leaders).toMatch(/^(?:M[\d. ]+L[\d. ]+){2}$/);
  });

  it("draws each way in the manner of its means and says it in words; an unknown one is not drawn", () => {
    const slugs = ["rome", "florence", "venice", "athens", "santorini", "crete"];
    const stays = slugs.map((slug, k) => ({ ...placeOf(slug), onward: MAP_MEANS[k] }));
    const { ways, words } = routeMap(stays, NO_LAND);
    expect(ways.map(({ by }) => by)).toEqual([...MAP_MEANS]);
    const straight = /^M[\d. ]+L[\d. ]+$/;
    for (const { by, d } of ways) expect(d).toMatch(by === "flight" ? /^M[\d. ]+Q-?[\d. -]+$/ : straight);
    expect(words).toBe(
      "1 Rome, by train to 2 Florence, by coach to 3 Venice, by car to 4 Athens, by ferry to 5 Santorini, by plane to 6 Crete",
    );
    expect([mapOf("rome", "florence").ways, mapOf("rome", "florence").words]).toEqual([[], "1 Rome, 2 Florence"]);
  });
});
