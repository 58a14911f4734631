import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { WORLD_VIEW, degreesAround, onMap, viewAround, viewOfAll } from "./map-view";
import { REGIONS } from "../schema/vocabulary";

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

  it.each(REGIONS)("shows all of %s inside the drawing", (region) => {
    const places = listDestinations().filter((place) => place.region === region);
    const view = viewOfAll(places);
    for (const { x, y } of places.map(onMap)) {
      expect(x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height).toBe(true);
    }
    expect(view.x).toBeGreaterThanOrEqual(WORLD_VIEW.x);
    expect(view.x + view.width).toBeLessThanOrEqual(WORLD_VIEW.x + WORLD_VIEW.width);
    expect(view.y + view.height).toBeLessThanOrEqual(WORLD_VIEW.y + WORLD_VIEW.height);
  });

  it("looks farther around islands that nothing is near to", () => {
    const wide = listDestinations()
      .filter((place) => degreesAround(place, listDestinations()) > 36)
      .map(({ slug }) => slug);
    expect(wide).toEqual(expect.arrayContaining(["bora-bora", "easter-island", "honolulu", "maui"]));
    expect(wide.length).toBeLessThan(8);
  });

  it("shows the world where there is nothing to show", () => {
    expect(viewOfAll([])).toEqual(WORLD_VIEW);
  });
});
