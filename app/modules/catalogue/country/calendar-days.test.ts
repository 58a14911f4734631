import { expect, it } from "vitest";
import { addDays } from "#app/shared/calendar";
import { calendarDay, isFeastDay, nextDaysOf } from "./calendar-days";
import type { FeastDays } from "./calendar-days";
import { listDestinations } from "../places/catalogue.server";
import { findCountryFacts } from "./country-facts";
import { HOLIDAYS_KNOWN } from "./holidays";

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

/** A day of one year is not a yearly feast that may be lost, but a closure with an end. */
const isOfEveryYear = (day: string): boolean => !/^\d{4}-/.test(day);

/** Every day that a list of a country's calendar names; days that share a sentence stay together. */
function daysNamedIn(calendar: object): FeastDays[][] {
  return Object.values(calendar).flatMap((list: unknown) => {
    if (!Array.isArray(list)) return [];
    const told = new Map<string, FeastDays[]>();
    for (const entry of list as (string | { day?: string; from?: string; to?: string; say?: string })[]) {
      const named =
        typeof entry === "string" ? entry : (entry.day ?? { from: entry.from ?? "", to: entry.to ?? entry.from ?? "" });
      // Dates of single years in a list are one feast that no rule here calculates.
      const isOfOneYear = typeof entry === "string" && !isOfEveryYear(entry);
      const key = isOfOneYear
        ? "in its years"
        : typeof entry === "string"
          ? entry
          : (entry.say ?? JSON.stringify(entry));
      told.set(key, [...(told.get(key) ?? []), named]);
    }
    return [...told.values()];
  });
}

it("no day that a calendar or a place names is lost in a year whose holidays are known", () => {
  const all = listDestinations();
  const ofCountries = [...new Set(all.map((one) => one.country))].flatMap((country) => {
    const { places = {}, ...own } = findCountryFacts(country)?.calendar ?? {};
    return [own, ...Object.values(places)].flatMap(daysNamedIn).map((days) => ({ country, at: country, days }));
  });
  const ofPlaces = all.flatMap(({ country, slug, places }) =>
    places.flatMap(({ id, onlyOn, shutOn = [] }) =>
      [...(onlyOn ? [onlyOn] : []), ...shutOn.filter(isOfEveryYear).map((day) => [day])].map((days) => ({
        country,
        at: `${slug} ${id}`,
        days,
      })),
    ),
  );
  const lost = ["2027", HOLIDAYS_KNOWN.to.slice(0, 4)].flatMap((year) =>
    [...ofCountries, ...ofPlaces]
      .filter(({ country, days }) => !nextDaysOf(days, `${year}-01-01`, country).some(({ to }) => to.startsWith(year)))
      .map(({ at, days }) => `${at} ${year}: ${JSON.stringify(days)}`),
  );
  expect(lost).toEqual([]);
});

it("a feast on the first Monday after a day is told on it, and on the one a week later", () => {
  const told = (date: string): string => calendarDay("MX", date, "oaxaca").feasts.join();
  expect(told("2026-07-20")).toContain("first of two Mondays");
  expect(told("2027-07-19")).toContain("first of two Mondays");
  expect(told("2027-07-26")).toContain("second of two Mondays");
  // The day itself does not count as after it: in 2029 the 16th is a Monday.
  expect([told("2029-07-16"), told("2029-07-23").includes("first")]).toEqual(["", true]);
  expect(told("2027-07-12")).toBe("");
});

it("a feast that no rule finds is on in the year that is named alone", () => {
  expect(isFeastDay("2027-01-22", "2027-01-22", "MY")).toBe(true);
  expect(isFeastDay("2027-01-22", "2028-01-22", "MY")).toBe(false);
  expect(nextDaysOf(["2027-01-22"], "2027-02-01", "MY")).toEqual([]);
});

it("days of a feast are told as they come next, each once and those in a row as one", () => {
  const next = (days: Parameters<typeof nextDaysOf>[0], today: string, country: string): string[] =>
    nextDaysOf(days, today, country).map(({ from, to }) => `${from} ${to}`);
  expect(next(["07-24", "07-17"], "2027-07-20", "JP")).toEqual(["2027-07-24 2027-07-24", "2028-07-17 2028-07-17"]);
  expect(next(["easter-49", "easter-48", "easter-47"], "2026-12-01", "BR")).toEqual(["2027-02-07 2027-02-09"]);
  // Oktoberfest begins on the Saturday after 15 September; the full moon of November is counted from a holiday in July.
  expect(next([{ from: "sat>09-15", to: "sat>09-15+15" }], "2027-09-20", "DE")).toEqual(["2027-09-18 2027-10-03"]);
  expect(next(["Asalha Bucha+118"], "2026-12-01", "TH")).toEqual(["2027-11-13 2027-11-13"]);
});
