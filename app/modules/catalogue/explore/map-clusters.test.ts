import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { MOST_ZOOMS, spotsAround, spreadTargets, targetsIn, viewOfGroup } from "./map-clusters";
import type { MapTarget } from "./map-clusters";
import { WORLD_VIEW, onMap, viewOfAll } from "./map-view";
import { REGIONS } from "../schema/vocabulary";

const all = listDestinations().map((place) => ({ slug: place.slug, region: place.region, ...onMap(place) }));
const of = (region: string) => all.filter((spot) => spot.region === region);
/** The shortest way between two targets, in pixels of a phone 320 pixels wide. */
const closest = (targets: readonly MapTarget[], width: number): number =>
  Math.min(
    ...targets.flatMap((a, i) => targets.slice(i + 1).map((b) => (Math.hypot(a.x - b.x, a.y - b.y) / width) * 276)),
  );

describe("the targets of a map on a phone", () => {
  it("has the regions of the world apart from each other, inside the map, with every place in one", () => {
    const targets = spreadTargets(REGIONS.map(of), WORLD_VIEW);
    expect(targets.flatMap(({ spots }) => spots)).toHaveLength(all.length);
    expect(closest(targets, WORLD_VIEW.width)).toBeGreaterThanOrEqual(44);
    for (const { x, y } of targets) {
      expect(x > WORLD_VIEW.x && x < WORLD_VIEW.x + WORLD_VIEW.width).toBe(true);
      expect(y > WORLD_VIEW.y && y < WORLD_VIEW.y + WORLD_VIEW.height).toBe(true);
    }
  });

  it.each(REGIONS)("has what is close in %s as one, and loses nothing", (region) => {
    const spots = of(region);
    const view = viewOfAll(listDestinations().filter((place) => place.region === region));
    const targets = targetsIn(spots, view);
    expect(targets.flatMap((one) => one.spots.map(({ slug }) => slug)).sort()).toEqual(
      spots.map(({ slug }) => slug).sort(),
    );
    expect(closest(targets, view.width)).toBeGreaterThanOrEqual(44);
  });

  it.each(REGIONS)("leads to every place of %s in a few steps", (region) => {
    const spots = of(region);
    const view = viewOfAll(listDestinations().filter((place) => place.region === region));
    for (const { slug } of spots) {
      const seen = spotsAround(spots, view, { slug, times: MOST_ZOOMS });
      const target = targetsIn(seen.spots, seen.view).find((one) => one.spots.some((spot) => spot.slug === slug))!;
      expect(target.spots.map((spot) => spot.slug)).toEqual([slug]);
    }
  });

  it("goes no closer than there is something to tell apart, and not to what is not there", () => {
    const [a, b] = [
      { slug: "a", x: 100, y: 500 },
      { slug: "b", x: 106, y: 500 },
    ];
    const far = { slug: "c", x: 3000, y: 500 };
    expect(spotsAround([a, b, far], WORLD_VIEW, { slug: "a", times: 6 })).toMatchObject({ times: 1 });
    expect(spotsAround([a, b, far], WORLD_VIEW, { slug: "c", times: 6 })).toMatchObject({ times: 0 });
    expect(spotsAround([a, b, far], WORLD_VIEW, { slug: "x", times: 6 })).toMatchObject({ times: 0 });
    expect(viewOfGroup([a])).toMatchObject({ width: 24, height: 10 });
  });
});
