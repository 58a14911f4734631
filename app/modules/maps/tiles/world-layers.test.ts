import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StoredWater } from "../water-code";
import { cornersOf, readWorldLand } from "../world-land";
import { worldLayers } from "./world-layers";

const generated = (name: string): string => readFileSync(`app/data/generated/${name}`, "utf8");
const lisbon = JSON.parse(readFileSync("app/modules/maps/data/water/lisbon.json", "utf8")) as {
  near: StoredWater;
  wide: StoredWater;
};

const layers = worldLayers({
  ...{ land: generated("world-land.tsv"), waters: generated("world-waters.tsv") },
  gazetteer:
    "lisbon\t\tPT\t14\t3872\t-914\t517802\nsmall\t\tPT\t14\t3800\t-900\t1500\nPT.\tPT\tPT\t\t3970\t-850\t10000000\t300",
  airports: [["LIS", "Lisbon", "Lisbon", "PT", 38.774, -9.134, "Europe/Lisbon", "L"]],
  countries: [["PT", "Portugal", "EU", "Lisbon"]],
  around: [lisbon],
});
const layer = (name: string) => layers.find((one) => one.name === name)!;

describe("the layers of the base map", () => {
  it("paints land first, then inland water, towns' own water, borders and names", () => {
    expect(layers.map(({ name }) => name)).toEqual([
      ...["earth", "lakes", "rivers", "wide", "near", "borders", "names", "airports"],
    ]);
  });

  it("names countries and towns by their people, and leaves villages to the streets", () => {
    expect(layer("names").shapes.map(({ facts, from }) => [facts.kind, facts.name, from])).toEqual([
      ["capital", "Lisbon", 3],
      ["country", "Portugal", 2],
    ]);
  });

  it("has the great lakes and rivers where they are", () => {
    const lakes = readWorldLand(generated("world-waters.tsv")).filter(({ kind }) => kind === "lake");
    const near = ([lon, lat]: readonly [number, number], at: readonly [number, number]) =>
      Math.hypot(lon - at[0], lat - at[1]) < 1;
    // Geneva, Victoria, Titicaca, Balaton
    for (const at of [
      [6.5, 46.4],
      [33, -0.3],
      [-69.4, -15.9],
      [17.8, 46.9],
    ] as const)
      expect(lakes.some((lake) => cornersOf(lake).some((corner) => near(corner, at)))).toBe(true);
    expect(layer("rivers").shapes.length).toBeGreaterThan(300);
  });

  it("lays the water of a destination on a box of land", () => {
    const kinds = layer("near").shapes.map(({ facts }) => facts.kind);
    expect(kinds[0]).toBe("box");
    expect(kinds.filter((kind) => kind === "water").length).toBeGreaterThan(0);
  });
});
