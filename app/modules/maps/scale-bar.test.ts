import { describe, expect, it } from "vitest";
import { scaleBar } from "./scale-bar";

describe("the scale", () => {
  it.each([
    [120, "metric", 100, "100 m"],
    [999, "metric", 500, "500 m"],
    [1000, "metric", 1000, "1 km"],
    [26_000, "metric", 20_000, "20 km"],
    [120, "imperial", 60.96, "200 ft"],
    [799, "imperial", 609.6, "2,000 ft"],
    [900, "imperial", 804.672, "0.5 mi"],
    [9000, "imperial", 8046.72, "5 mi"],
  ] as const)("of at most %d metres, %s, is %d metres and reads %s %s", (most, units, metres, label) => {
    const bar = scaleBar(most, units);
    expect(bar.label).toBe(label);
    expect(bar.metres).toBeCloseTo(metres, 3);
    expect(bar.metres).toBeLessThanOrEqual(most);
  });
});
