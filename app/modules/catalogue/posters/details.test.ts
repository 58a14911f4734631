import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { LEFT, RIGHT } from "./canvas";
import { detailsOf } from "./details";
import { posterFor } from "./fallback";
import type { Scene } from "./scene";

const scene = (...layers: Scene["layers"]): Scene => ({ region: "stone", hour: "day", seed: 1, alt: "", layers });

describe("the details of a poster", () => {
  it("lie on what is drawn, for every destination, four and more of each", () => {
    for (const { slug, country, region } of listDestinations()) {
      const details = detailsOf(posterFor(slug, country, region));
      expect(details.length, slug).toBeGreaterThanOrEqual(4);
      for (const { x, y, size } of details) {
        expect(x, slug).toBeGreaterThanOrEqual(LEFT);
        expect(x + size, slug).toBeLessThanOrEqual(RIGHT);
        expect(y, slug).toBeGreaterThanOrEqual(0);
        expect(y + size, slug).toBeLessThanOrEqual(800);
      }
    }
  });

  it("name what they show", () => {
    const shown = detailsOf(
      scene(
        ["disc", { x: 200, y: 300, r: 80 }],
        ["water", { y: 560 }],
        ["figure", { kind: "sailboat", x: 420, y: 640 }],
        ["landmark", { kind: "lattice", x: 300, y: 700 }],
      ),
    );
    expect(new Set(shown.map(({ shows }) => shows))).toEqual(new Set(["sky", "water", "life", "landmark"]));
  });

  it("show no square twice", () => {
    const twice = scene(["disc", { x: 200, y: 300, r: 80 }], ["disc", { x: 204, y: 302, r: 80 }]);
    expect(detailsOf(twice)).toHaveLength(1);
  });

  it("leave out what the houses of a street hide", () => {
    const hidden = ["firs", { at: [[60, 560, 0.5]] }] as const;
    expect(detailsOf(scene(hidden))).toHaveLength(1);
    expect(detailsOf(scene(hidden, ["lane", {}]))).toEqual([]);
  });
});
