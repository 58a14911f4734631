import { describe, expect, it } from "vitest";
import { listDestinations } from "./catalogue.server";
import { sightsOf } from "./sights";

describe("what to see and where to eat", () => {
  it("names the most important places first, and tables apart from sights", () => {
    for (const place of listDestinations()) {
      const { toSee, toEat } = sightsOf(place);
      const weightOf = (name: string): number => place.places.find((one) => one.name === name)?.weight ?? 0;
      expect(toSee.length, place.slug).toBeGreaterThan(2);
      expect(toSee.length).toBeLessThanOrEqual(8);
      expect(toEat.length, place.slug).toBeGreaterThan(0);
      const weights = toSee.map(({ name }) => weightOf(name));
      expect(weights).toEqual([...weights].sort((a, b) => b - a));
      const names = new Set(toSee.map(({ name }) => name));
      expect(toEat.filter(({ name }) => names.has(name))).toEqual([]);
    }
  });
});
