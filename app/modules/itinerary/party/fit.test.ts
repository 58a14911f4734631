import { expect, it } from "vitest";
import { fitAt, fitOf, fitWithChildren } from "./fit";
import { townPlace } from "../day/town.fixture";

it("is most at the best hour, less off it, and little by day where a place is one of the evening", () => {
  const fits = (bestTime: "morning" | "evening" | "night", ...hours: number[]) =>
    hours.map((hour) => fitAt(townPlace("x", { kind: "square", bestTime }), 100, hour * 60));
  expect(fits("morning", 9, 15)).toEqual([100, 78]);
  expect(fits("evening", 11, 17, 18)).toEqual([60, 78, 100]);
  expect(fits("night", 15, 20)).toEqual([60, 100]);
});

it("follows the sun of its day where a place is best at sunset", () => {
  const fits = (sunset: number | undefined, ...hours: number[]) =>
    hours.map((hour) =>
      fitAt(townPlace("x", { kind: "viewpoint", bestTime: "sunset", minutes: 45 }), 100, hour * 60, sunset),
    );
  expect(fits(21 * 60, 11, 17, 19.5, 20.5, 22)).toEqual([60, 60, 78, 100, 78]);
  expect(fits(16 * 60, 11, 15.5, 17)).toEqual([60, 100, 78]);
  expect(fits(undefined, 17)).toEqual([100]);
});

it("lifts a market for food above a sight of its weight, and below a reason to come", () => {
  const market = townPlace("x", { kind: "market", tags: ["street food"], weight: 3, vibes: ["culture"] });
  const museum = (weight: 3 | 5) => townPlace("y", { kind: "museum", weight, vibes: ["culture"] });
  expect(fitOf(market, [])).toBe(fitOf(museum(3), []));
  expect(fitOf(market, ["food"])).toBeGreaterThan(fitOf(museum(3), ["culture"]));
  expect(fitOf(market, ["food"])).toBeLessThan(fitOf(museum(5), []));
  expect(fitOf(museum(3), ["food"])).toBe(fitOf(museum(3), []));
  expect(fitOf({ ...market, tags: ["flea market"] }, ["food"])).toBe(fitOf(market, []));
});

it("is more with children where there are animals or things to touch, and less in quiet rooms", () => {
  const fit = (change: Parameters<typeof townPlace>[1]) => fitWithChildren(townPlace("x", change), 100);
  expect(fit({ kind: "zoo" })).toBe(140);
  expect(fit({ kind: "museum", tags: ["dinosaurs"] })).toBe(140);
  expect(fit({ kind: "gallery", tags: ["roast kid"] })).toBe(80);
  expect(fit({ kind: "castle" })).toBe(100);
  const ofWar = { kind: "museum" as const, tags: ["war of 1918"], weight: 2 as const };
  expect(fit(ofWar)).toBe(35);
  // With something to climb on it is a museum like any other, and what people come for is shown to children too.
  expect(fit({ ...ofWar, note: "Thorough on the war, with aircraft and tanks outside." })).toBe(80);
  expect(fit({ ...ofWar, weight: 4 })).toBe(80);
});
