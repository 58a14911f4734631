import { describe, expect, it } from "vitest";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import { priceOf, travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { wholeInWords } from "./whole-trip";

const chosen = fullTrip("kyoto", 4, { status: "planning" });
const price = priceOf(chosen).totalMinor;
/** A trip of one chosen place, with a budget so far from its price, in minor units for the whole party. */
const withLeft = (left: number, changes: Partial<Trip> = {}) => [
  { ...chosen, budgetMinor: (price + left) / travellersOf(chosen), ...changes },
];
const way = {
  by: "train",
  place: { slug: "osaka", name: "Osaka" },
  date: chosen.endDate,
  time: "09:30",
  minutes: 60,
  dollars: 20,
} as const;

describe("what a longer trip costs so far", () => {
  it("says nothing more where the budget holds", () => {
    expect(wholeInWords(withLeft(0)).money).toMatch(/ chosen of your budget of \S+\.$/);
  });

  it("says by how much it is over, by itself or with the ways between", () => {
    const waysMinor = way.dollars * 100 * travellersOf(chosen);
    expect(wholeInWords(withLeft(-20_000)).money).toMatch(/\. That's \$200 over\.$/);
    expect(wholeInWords(withLeft(waysMinor - 1000, { between: { back: way } })).money).toMatch(
      / come to about \$\d+ more\. With them you're about \$10 over\.$/,
    );
    expect(wholeInWords(withLeft(waysMinor, { between: { back: way } })).money).toMatch(/ come to about \$\d+ more\.$/);
  });
});
