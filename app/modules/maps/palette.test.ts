import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MAP_INKS } from "./palette";

const [light = "", dark = ""] = readFileSync("app/components/styles/tokens.css", "utf8").split(
  "prefers-color-scheme: dark",
);
const token = (sheet: string, name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(sheet)?.[1] ?? name;

/** Contrast of two colours (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const light = (colour: string): number =>
    [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, k) => sum + part * [0.2126, 0.7152, 0.0722][k]!, 0);
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("the inks of a %s map", (scheme, sheet) => {
  const inks = MAP_INKS[scheme];

  it("are those of the product", () => {
    expect(inks.ink).toBe(token(sheet, "ink"));
    expect(inks.soft).toBe(token(sheet, "ink-soft"));
    expect(inks.rule).toBe(token(sheet, "rule"));
    expect(inks.pin).toBe(token(sheet, "lagoon"));
    expect(inks.strip).toBe(token(sheet, "paper-raised"));
  });

  it("can be read on land, on water and on a part of town", () => {
    const streets = [inks.grass, inks.wood, inks.sand, inks.building, inks.street, inks.main];
    for (const ground of [inks.land, inks.water, inks.area, ...streets]) {
      expect(contrast(inks.ink, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(inks.pin, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(inks.soft, inks.land)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inks.soft, inks.strip)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inks.onPin, inks.pin)).toBeGreaterThanOrEqual(4.5);
  });
});
