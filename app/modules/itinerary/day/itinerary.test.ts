import { describe, expect, it } from "vitest";
import { isMealOfOuting, isOnTheWay, isVisit } from "./itinerary";
import type { ItineraryDay } from "./itinerary";

describe("the lines of a day", () => {
  it("are visits when they were chosen and are places that we know", () => {
    expect(isVisit({ role: "visit", placeId: "castle" })).toBe(true);
    expect(isVisit({ role: "visit", placeId: undefined })).toBe(false);
    expect(isVisit({ role: "meal", placeId: "tasca" })).toBe(false);
  });

  it("are on the way when they carry somebody or put bags down", () => {
    const roles = ["visit", "meal", "transfer", "rest"] as const;
    expect(roles.filter((role) => isOnTheWay({ role }))).toEqual(["transfer", "rest"]);
  });

  it("are a meal of a day out at lunch, and at dinner where the way back follows", () => {
    const roles = (...items: [string, string?][]) =>
      items.map(([role, meal]) => ({ role, meal })) as unknown as ItineraryDay["items"];
    const dayTrip = { id: "bay", name: "A day in the bay", way: "By train.", operator: "public" } as const;
    const atHome = { dayTrip, items: roles(["transfer"], ["meal", "lunch"], ["transfer"], ["meal", "dinner"]) };
    const outThere = { dayTrip, items: roles(["transfer"], ["visit"], ["meal", "dinner"], ["transfer"]) };
    expect([isMealOfOuting(atHome, "lunch"), isMealOfOuting(atHome, "dinner")]).toEqual([true, false]);
    expect(isMealOfOuting(outThere, "dinner")).toBe(true);
    expect(isMealOfOuting({ items: outThere.items }, "dinner")).toBe(false);
  });
});
