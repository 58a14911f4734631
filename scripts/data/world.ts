import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoEquirectangular, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { presimplify, quantile, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";

type Atlas = Topology<{ land: GeometryCollection }>;

/** The land of the world for the maps of the pages: equirectangular, ten units a degree, without Antarctica. */
export function buildWorld(): string {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
  const weighted = presimplify(JSON.parse(readFileSync(file, "utf8")) as Atlas);
  const simple = simplify(weighted, quantile(weighted, 0.03));
  const projection = geoEquirectangular()
    .scale(1800 / Math.PI)
    .translate([1800, 900])
    .clipExtent([
      [0, 60],
      [3600, 1480],
    ]);
  const path = geoPath(projection).digits(0)(feature(simple, simple.objects.land)) ?? "";
  const rings = path.split("M").flatMap((ring) => ringByItsSteps(ring) ?? []);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3600 1480"><path id="land" d="${rings.join("")}"/></svg>\n`;
}

/**
 * A ring by the steps from point to point, which are shorter to write; undefined where nothing but points is left of
 * it.
 */
function ringByItsSteps(ring: string): string | undefined {
  const points = [...ring.matchAll(/(\d+),(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const steps = points.slice(1).map(([x, y], at) => [x - points[at]![0], y - points[at]![1]] as const);
  const moves = steps.filter(([x, y]) => x !== 0 || y !== 0);
  if (moves.length < 2) return undefined;
  return `M${points[0]!.join(" ")}l${moves
    .map((step) => step.join(" "))
    .join(" ")
    .replaceAll(" -", "-")}z`;
}
