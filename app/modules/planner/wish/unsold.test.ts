import { describe, expect, it } from "vitest";
import { takeHiredCars, takeLandWays, takeUnsold } from "./unsold";

describe("ways to come that are no flights", () => {
  it.each([
    "by train",
    "overnight ferry",
    "taking the train",
    "by night train",
    "trains only",
    "we can't fly",
    "not by plane",
    "afraid of flying",
  ])("takes %s", (way) => {
    expect(takeLandWays(`rome, ${way}, 3 nights`)).not.toContain(way.split(" ").at(-1));
  });

  it("takes who drives from where, and leaves the departure", () => {
    expect(takeLandWays("we'll drive from munich")).toBe(" ,  from munich");
    expect(takeLandWays("coach trip from london")).toBe(" ,  from london");
  });

  it.each(["without a car", "a rental car", "no flights longer than 4h", "direct flights", "a train museum"])(
    "leaves %s",
    (said) => {
      expect(takeLandWays(said)).toBe(said);
    },
  );

  it("leaves stays to what nothing here sells, and cars on the spot to those who drive from place to place", () => {
    const left = takeUnsold("rome, a villa with pool, rental car");
    expect(left).not.toContain("villa");
    expect(takeHiredCars(left)).not.toContain("rental");
  });
});
