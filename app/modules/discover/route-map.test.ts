import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { landOfRoute } from "#app/modules/catalogue/routes/route-land";
import { listRoutes } from "#app/modules/catalogue/routes/routes.server";
import type { TravelRoute } from "#app/modules/catalogue/routes/travel-route.schema";
import { MAP, frameOf } from "#app/modules/maps/map-frame";
import { PIN_GAP } from "#app/modules/maps/spread-pins";
import { routeMap } from "./route-map";

const placesOf = ({ stays }: TravelRoute) => stays.map(({ slug }) => findDestination(slug)!);

describe("routeMap", () => {
  it.each(listRoutes().map((route) => [route.slug, route] as const))(
    "draws %s on land that was cut for it, its pins apart and inside",
    (slug, route) => {
      const places = placesOf(route);
      const { west, north } = frameOf(places).box;
      const { corner, land } = landOfRoute(slug) ?? { corner: [], land: "" };
      expect(corner, "run npm run data").toEqual([expect.closeTo(west, 1), expect.closeTo(north, 1)]);
      expect(land).toMatch(/^M-?\d/);
      const { pins } = routeMap(slug, places);
      expect(pins).toHaveLength(places.length);
      for (const [at, { x, y }] of pins.entries()) {
        expect(x > 0 && x < MAP.width && y > 0 && y < MAP.height).toBe(true);
        for (const other of pins.slice(at + 1))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(PIN_GAP - 2);
      }
    },
  );

  it("names every place where there is room, and leads from a pin that made room to its place", () => {
    const mapOf = (...slugs: string[]) =>
      routeMap(
        "any",
        slugs.map((slug) => findDestination(slug)!),
      );
    const near = mapOf("tokyo", "kyoto", "osaka");
    expect(near.names.map(({ text }) => text)).toEqual(["Tokyo", "Kyoto", "Osaka"]);
    expect([near.line.split("L").length, near.leaders]).toEqual([3, ""]);
    // On a map from Sapporo on, Kyoto and Osaka lie on top of each other.
    expect(mapOf("sapporo", "kyoto", "osaka").leaders).toMatch(/^(?:M[\d. ]+L[\d. ]+){2}$/);
  });

  it("is drawn without land for a route that was just written", () => {
    const map = routeMap("just-written", [findDestination("rome")!, findDestination("florence")!]);
    expect([map.land, map.borders, map.pins.length]).toEqual(["", "", 2]);
  });
});
