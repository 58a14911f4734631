import { describe, expect, it } from "vitest";
import { opensAt } from "./sealed";
import { LEAST_CROWD, hintsFor, packingFor, weatherInWords } from "./sealed-hints";
import type { HintedPlace } from "./sealed-hints";
import { amountIn, countryIn, partsOfList } from "./sealed-texts";

describe("an envelope", () => {
  it("opens at nine in the morning where the trip sets out from, whatever the clocks do", () => {
    expect(opensAt("2027-07-08", "Europe/London")).toBe("2027-07-01T08:00:00.000Z");
    expect(opensAt("2027-01-08", "America/New_York")).toBe("2027-01-01T14:00:00.000Z");
    // The clocks change on 28 March.
    expect(opensAt("2027-04-04", "Europe/London")).toBe("2027-03-28T08:00:00.000Z");
  });
});

describe("the hints of a sealed place", () => {
  const from = { lat: 51.5, lon: -0.1 };
  const place = (slug: string, high: number, low: number, rainDays: number, lon: number): HintedPlace => ({
    slug,
    lat: 45,
    lon,
    weather: { high, low, rainDays },
  });

  it("are true of at least five places, however the others lie", () => {
    for (let seed = 0; seed < 60; seed++) {
      const crowd = Array.from({ length: LEAST_CROWD + (seed % 9) }, (_, i) =>
        place(`p${i}`, (i * 7 + seed) % 35, (i * 5 + seed) % 22, (i * 3 + seed) % 15, ((i * 11 + seed) % 90) - 20),
      );
      for (const one of crowd) {
        const hints = hintsFor(one, crowd, from);
        expect(hints.crowd).toBeGreaterThanOrEqual(LEAST_CROWD);
        expect(
          crowd.filter(
            (other) => hintsFor(other, [other, other, other, other, other], from).days === hints.days || !hints.days,
          ).length,
        ).toBeGreaterThanOrEqual(LEAST_CROWD);
      }
    }
  });

  it("tell all of it where enough places are alike, and keep back what would point at one", () => {
    const alike = Array.from({ length: 5 }, (_, i) => place(`a${i}`, 25, 12, 7, 8));
    const hints = hintsFor(alike[0]!, alike, from);
    expect(hints).toEqual({
      days: "Warm days",
      evenings: "cool evenings",
      rain: "Some rain: pack a rain jacket.",
      flight: "up to 2 hours",
      crowd: 5,
    });
    expect(weatherInWords(hints)).toBe("Warm days, cool evenings.");
    expect(packingFor(hints)).toContain("A jacket for the evenings");
    const odd = place("odd", -5, -15, 0, 140);
    expect(hintsFor(odd, [...alike, odd], from)).toEqual({
      days: null,
      evenings: null,
      rain: null,
      flight: null,
      crowd: 6,
    });
    expect(JSON.stringify(hints)).not.toMatch(/\d\d/);
  });
});

it("reads countries, lists and amounts as people type them", () => {
  expect(partsOfList("Spain, Lisbon; ,France and  Italy\nSpain")).toEqual(["Spain", "Lisbon", "France", "Italy"]);
  expect(["UK", "gb", "United Kingdom", "germany", "usa", "Atlantis"].map(countryIn)).toEqual([
    "GB",
    "GB",
    "GB",
    "DE",
    "US",
    undefined,
  ]);
  expect(["$1,500", "1500.50", "99", "-5", "1e9", "lots", "200001"].map(amountIn)).toEqual([
    150_000,
    150_050,
    ...Array<undefined>(5).fill(undefined),
  ]);
});
