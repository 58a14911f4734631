import { describe, expect, it } from "vitest";
import { isOnTheWay, isVisit } from "./itinerary";

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
});
