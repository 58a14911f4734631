import { describe, expect, it } from "vitest";
import { listDestinations } from "./catalogue.server";
import { WORLD_VIEW, onMap, viewAround } from "./map-view";

describe("the world map", () => {
  it("puts the meridian and the equator in the middle", () => {
    expect(onMap({ lat: 0, lon: 0 })).toEqual({ x: 1800, y: 900 });
  });

  it("shows every destination, on the whole map and on its own inset", () => {
    for (const place of listDestinations()) {
      const { x, y } = onMap(place);
      for (const view of [WORLD_VIEW, viewAround(place, 36)]) {
        expect(x).toBeGreaterThanOrEqual(view.x);
        expect(x).toBeLessThanOrEqual(view.x + view.width);
        expect(y).toBeGreaterThanOrEqual(view.y);
        expect(y).toBeLessThanOrEqual(view.y + view.height);
      }
    }
  });
});
