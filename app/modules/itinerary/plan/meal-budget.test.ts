import { describe, expect, it } from "vitest";
import { savedByThrift, thriftyMealCap } from "./meal-budget";
import { townPlace } from "../day/town.fixture";

const places = [8, 12, 20, 30, 45, 60, 80, 90].map((price) =>
  townPlace(`table-${price}`, { kind: "restaurant", meals: ["dinner"], price }),
);
/** Five days. */
const asked = { places, mealCap: 60, firstDate: "2027-05-03", lastDate: "2027-05-07" };
const cap = (all: number) => thriftyMealCap({ ...asked, budget: { all, least: 50 } });

describe("the dearest meal of a short budget", () => {
  it("is a quarter of what a day may cost, within the tier", () => {
    expect(cap(700)).toBe(35);
    expect(cap(5_000)).toBe(60);
  });

  it("leaves a quarter of the tables to choose from", () => {
    expect(cap(100)).toBe(20);
  });

  it("is the tier's own where no budget is known or no table", () => {
    expect(thriftyMealCap(asked)).toBe(60);
    expect(thriftyMealCap({ ...asked, places: [], budget: { all: 100, least: 50 } })).toBe(60);
  });
});

describe("what cheaper tables leave", () => {
  it("is what meals cost beyond the cap, and nothing of what else costs more", () => {
    const item = (role: "meal" | "visit", priceMinor: number) => ({ role, priceMinor });
    const days = [{ items: [item("meal", 45_00), item("visit", 90_00)] }, { items: [item("meal", 12_00)] }];
    expect(savedByThrift({ days } as never, 20)).toBe(25);
  });
});
