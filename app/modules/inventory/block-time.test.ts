import { describe, expect, it } from "vitest";
import { distanceKm } from "#app/shared/geo";
import { blockMinutes, degreesEast } from "./block-time";

const LHR = { lat: 51.47, lon: -0.45 };
const JFK = { lat: 40.64, lon: -73.78 };
const SIN = { lat: 1.36, lon: 103.99 };
const AKL = { lat: -37.01, lon: 174.79 };
const SCL = { lat: -33.39, lon: -70.79 };

describe("blockMinutes", () => {
  it("takes longer against the westerlies than with them", () => {
    const km = distanceKm(LHR, JFK);
    expect(blockMinutes(LHR, JFK, km)).toBe(450);
    expect(blockMinutes(JFK, LHR, km)).toBe(410);
  });

  it("is the same both ways in the tropics", () => {
    const KUL = { lat: 2.75, lon: 101.71 };
    const km = distanceKm(SIN, KUL);
    expect(blockMinutes(SIN, KUL, km)).toBe(blockMinutes(KUL, SIN, km));
    expect(blockMinutes(SIN, KUL, km)).toBe(55);
  });

  it("knows that Santiago lies east of Auckland", () => {
    expect(degreesEast(AKL, SCL)).toBeCloseTo(114.42);
    expect(degreesEast(SCL, AKL)).toBeCloseTo(-114.42);
  });
});
