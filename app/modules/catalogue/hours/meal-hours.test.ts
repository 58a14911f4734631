import { describe, expect, it } from "vitest";
import { listDestinations } from "../places/catalogue.server";
import { findCountryFacts } from "../country/country-facts";
import { mealHoursOf, USUAL_MEAL_HOURS } from "./meal-hours";

const minutes = (hours: number, more = 0): number => hours * 60 + more;

describe("meal hours", () => {
  it.each([
    ["ES", minutes(13, 30), minutes(20, 30)],
    ["DE", minutes(12), minutes(18, 30)],
    ["JP", minutes(11, 30), minutes(18)],
    ["AR", minutes(13), minutes(21)],
    ["MX", minutes(13, 30), minutes(20)],
  ])("%s", (country, lunch, dinner) => {
    const hours = mealHoursOf(findCountryFacts(country));
    expect([hours.lunch.from, hours.dinner.from]).toEqual([lunch, dinner]);
  });

  it("are possible in every country of the catalogue", () => {
    for (const country of new Set(listDestinations().map((one) => one.country))) {
      const { breakfast, lunch, dinner, rest } = mealHoursOf(findCountryFacts(country));
      expect(breakfast.to, country).toBeLessThanOrEqual(lunch.from - 60);
      expect(lunch.from, country).toBeGreaterThanOrEqual(minutes(11));
      expect(lunch.to - lunch.from, country).toBeGreaterThanOrEqual(60);
      expect(dinner.from, country).toBeGreaterThanOrEqual(lunch.to + 180);
      expect(dinner.to - dinner.from, country).toBeGreaterThanOrEqual(60);
      expect(dinner.to, country).toBeLessThanOrEqual(minutes(23));
      if (rest) expect(rest.to - rest.from, country).toBeGreaterThanOrEqual(30);
    }
  });

  it("know the siesta, and say the usual hours where nothing is known", () => {
    expect(mealHoursOf(findCountryFacts("ES")).rest).toMatchObject({
      name: "Siesta",
      from: minutes(14),
      to: minutes(17),
    });
    expect(mealHoursOf(findCountryFacts("GB")).rest).toBeUndefined();
    expect(mealHoursOf(undefined)).toBe(USUAL_MEAL_HOURS);
  });
});
