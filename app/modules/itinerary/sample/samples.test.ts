import { describe, expect, it } from "vitest";
import { VIBES } from "#app/modules/catalogue/schema/vocabulary";
import { SAMPLES, SAMPLE_TRAVELLERS, sampleFor } from "./samples";

const IDS = ["bali", "tokyo", "reykjavik"] as const;

describe("which sample is shown", () => {
  it.each([
    ["tokyo", "tokyo"],
    ["japan-tour", "tokyo"],
    ["TOKYO 2027", "tokyo"],
    ["iceland", "reykjavik"],
    ["Reykjavik", "reykjavik"],
    ["bali", "bali"],
    ["atlantis", "bali"],
    ["", "bali"],
    [null, "bali"],
  ] as const)("%s shows %s (CHECKLIST SAMP-01 to SAMP-03)", (query, id) => {
    expect(sampleFor(query)).toBe(id);
  });
});

describe("the samples", () => {
  it("cost what is printed of them, for two (CHECKLIST SAMP-21)", () => {
    expect(SAMPLE_TRAVELLERS).toBe(2);
    expect(IDS.map((id) => [SAMPLES[id].title, SAMPLES[id].flightCost, SAMPLES[id].hotelCost])).toEqual([
      ["Bali", 1850, 2100],
      ["Tokyo", 2150, 1800],
      ["Iceland", 1650, 1400],
    ]);
  });

  it("are of two styles and three paces (CHECKLIST SAMP-22)", () => {
    expect(IDS.map((id) => [SAMPLES[id].style, SAMPLES[id].pace])).toEqual([
      ["luxury", "relaxed"],
      ["moderate", "packed"],
      ["moderate", "moderate"],
    ]);
  });

  it.each(IDS)("%s follows two interests and leaves money for the days", (id) => {
    expect(new Set(SAMPLES[id].interests).size).toBe(2);
    for (const interest of SAMPLES[id].interests) expect(VIBES).toContain(interest);
    expect(SAMPLES[id].spend).toBeGreaterThan(0);
  });
});
