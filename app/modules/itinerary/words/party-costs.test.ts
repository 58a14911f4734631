import { describe, expect, it } from "vitest";
import type { ItineraryDay } from "../day/itinerary";
import { costForParty, priceForChild } from "./party-costs";

const line = (changes: Partial<ItineraryDay["items"][number]>): ItineraryDay["items"][number] => ({
  id: "x",
  role: "visit",
  type: "attraction",
  name: "X",
  location: { name: "Y", lat: 0, lon: 0 },
  description: "",
  start: 600,
  end: 660,
  priceMinor: 0,
  tags: [],
  ...changes,
});

describe("what a child pays", () => {
  it("is half of an entrance in whole dollars, half a fare, and three fifths of a meal", () => {
    expect(priceForChild(line({ priceMinor: 25_00 }))).toBe(12_00);
    expect(priceForChild(line({ priceMinor: 1_00 }))).toBe(0);
    expect(priceForChild(line({ priceMinor: 25_00, type: "experience" }))).toBe(12_00);
    expect(priceForChild(line({ priceMinor: 5_00, role: "transfer", type: "transport" }))).toBe(2_50);
    expect(priceForChild(line({ priceMinor: 25_00, role: "meal", type: "restaurant" }))).toBe(15_00);
    expect(priceForChild(line({ priceMinor: 4_00, type: "restaurant" }))).toBe(2_40);
  });

  it("is added to what the adults pay, ways between stops and back to the hotel included", () => {
    const way = { mode: "transit", minutes: 10, km: 3, priceMinor: 2_00 } as const;
    const day = {
      items: [
        line({ priceMinor: 21_00, legBefore: way }),
        line({ priceMinor: 20_00, role: "meal", type: "restaurant" }),
      ],
      // With the way back, which is no line.
      costMinor: 46_00,
    };
    expect(costForParty([day], { adults: 2, children: 0 })).toBe(92_00);
    const child = 10_00 + 1_00 + 12_00 + 1_50;
    expect(costForParty([day, day], { adults: 2, children: 3 })).toBe(2 * (2 * 46_00 + 3 * child));
    expect(costForParty([], { adults: 2, children: 3 })).toBe(0);
  });
});
