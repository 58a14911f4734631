import { expect, it } from "vitest";
import { addDays } from "#app/shared/calendar";
import { calendarDay } from "./calendar-days";
import { listDestinations } from "./catalogue.server";
import { findCountryFacts } from "./country-facts";

it("every feast that is told of has its day in the year, and is told in a town of the catalogue", () => {
  const slugs = new Set(listDestinations().map(({ slug }) => slug));
  const dates = Array.from({ length: 365 }, (_, day) => addDays("2027-01-01", day));
  for (const country of new Set(listDestinations().map((one) => one.country))) {
    const { feasts = [], places = {} } = findCountryFacts(country)?.calendar ?? {};
    expect([...Object.keys(places)].filter((slug) => !slugs.has(slug))).toEqual([]);
    const kept: [string | undefined, string[]][] = [
      [undefined, feasts.map(({ say }) => say)],
      ...Object.entries(places).map(([slug, own]): [string, string[]] => [
        slug,
        (own.feasts ?? []).map(({ say }) => say),
      ]),
    ];
    for (const [slug, says] of kept.filter(([, list]) => list.length > 0)) {
      const told = new Set(dates.flatMap((date) => calendarDay(country, date, slug).feasts));
      expect(says.filter((say) => !told.has(say))).toEqual([]);
    }
  }
});

it("a feast on the first Monday after a day is told on it, and on the one a week later", () => {
  const told = (date: string): string => calendarDay("MX", date, "oaxaca").feasts.join();
  expect(told("2026-07-20")).toContain("first of two Mondays");
  expect(told("2027-07-19")).toContain("first of two Mondays");
  expect(told("2027-07-26")).toContain("second of two Mondays");
  // The day itself is not after it: in 2029 the 16th is a Monday.
  expect([told("2029-07-16"), told("2029-07-23").includes("first")]).toEqual(["", true]);
  expect(told("2027-07-12")).toBe("");
});
