import { readFileSync, writeFileSync } from "node:fs";
import { geoEquirectangular, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { presimplify, quantile, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";

/**
 * Draws the land of the world for the maps of the pages: equirectangular, ten units a degree, without Antarctica.
 * Run with `npx tsx scripts/draw-world.ts` when the atlas changes.
 */
const atlas = JSON.parse(readFileSync("node_modules/world-atlas/land-50m.json", "utf8")) as Topology<{
  land: GeometryCollection;
}>;
const weighted = presimplify(atlas);
const simple = simplify(weighted, quantile(weighted, 0.03));
const projection = geoEquirectangular()
  .scale(1800 / Math.PI)
  .translate([1800, 900])
  .clipExtent([
    [0, 60],
    [3600, 1480],
  ]);
const path = geoPath(projection).digits(0)(feature(simple, simple.objects.land)) ?? "";

/** A ring as steps from point to point, which are shorter to write; undefined where the ring shrinks to a point. */
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

const rings = path.split("M").flatMap((ring) => ringByItsSteps(ring) ?? []);
writeFileSync(
  "app/components/styles/world.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3600 1480"><path id="land" d="${rings.join("")}"/></svg>\n`,
);
