import { describe, expect, it } from "vitest";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { travelDnaOf, withStatedFood } from "#app/modules/profile/dna";
import { explainMatch } from "./explain";
import { foodStrength } from "./food-strength";
import { rankMatches, scoreMatch } from "./score";
import { matchSubjectOf } from "./subject";
import { travellerOf } from "./traveller";

const destinations = listDestinations();
const strengthOf = (slug: string): number => foodStrength(destinations.find((one) => one.slug === slug)!);
const subjects = new Map(destinations.map((one) => [one.slug, matchSubjectOf(one)]));
const anyone = travelDnaOf({ view: ["old-town"], dinner: ["pleasure"] });
const foodie = travellerOf(withStatedFood(anyone, true));

describe("how strong food is as a reason to come", () => {
  it("stays from 0 to 1, and takes a place for neither its theatre nor the Great Wall", () => {
    for (const one of destinations) {
      expect(foodStrength(one), one.slug).toBeGreaterThanOrEqual(0);
      expect(foodStrength(one), one.slug).toBeLessThanOrEqual(1);
    }
    const none = { places: [], knownFor: ["The Great Wall", "A great theatre", "Danish design", "Wadi Rum nearby"] };
    expect(foodStrength({ ...none, tags: ["history"] })).toBe(0);
  });

  it.each(["taipei", "tokyo", "oaxaca", "osaka", "hanoi", "tbilisi", "lyon", "lima", "naples-amalfi", "penang"])(
    "finds %s worth the journey, before places of nature",
    (slug) => {
      expect(strengthOf(slug)).toBeGreaterThan(0.45);
      for (const wild of ["yellowstone", "uluru", "galapagos", "grand-canyon", "maldives"])
        expect(strengthOf(slug)).toBeGreaterThan(strengthOf(wild) + 0.2);
    },
  );
});

describe("a traveller who comes for the food", () => {
  it("is led to better tables than one to whom dinner is a pleasant hour", () => {
    const meanOf = (traveller: typeof foodie): number =>
      rankMatches(traveller, subjects, 10)
        .slice(0, 15)
        .reduce((sum, { slug }) => sum + subjects.get(slug)!.food / 15, 0);
    expect(meanOf(foodie)).toBeGreaterThan(meanOf(travellerOf(anyone)) + 0.05);
  });

  it("reads of it where the food is good, and nowhere else", () => {
    for (const [slug, subject] of subjects) {
      const match = scoreMatch(foodie, subject, 10, subjects);
      const said = explainMatch(match, foodie, subject, 10, subjects).because.join(" ");
      if (/\bfood\b/.test(said)) expect(subject.food, slug).toBeGreaterThanOrEqual(0.5);
    }
    const taipei = subjects.get("taipei")!;
    const { because } = explainMatch(scoreMatch(foodie, taipei, 11, subjects), foodie, taipei, 11, subjects);
    expect(because.join(" ")).toMatch(/^Good for food and .+, which you asked for: |\. Good for food and /);
    const calm = travellerOf(anyone);
    const words = explainMatch(scoreMatch(calm, taipei, 11, subjects), calm, taipei, 11, subjects).because;
    expect(words.join(" ")).not.toMatch(/food/);
  });
});
