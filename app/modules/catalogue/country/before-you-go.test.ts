import { describe, expect, it } from "vitest";
import { utcDateOf } from "#app/shared/calendar";
import { beforeYouGo, healthLines } from "./before-you-go";
import { listDestinations } from "../places/catalogue.server";
import { getCountry } from "./countries";
import { findCountryFacts } from "./country-facts";
import { countryProblems } from "../places/country-problems";

function before(slug: string, home?: string) {
  const place = listDestinations().find((one) => one.slug === slug);
  if (!place) throw new Error(`There is no ${slug}`);
  const facts = findCountryFacts(place.country);
  const view = facts && beforeYouGo(facts, getCountry(place.country), slug, home);
  const file = `countries/${place.country.toLowerCase()}.yaml`;
  if (!facts) throw new Error(`${slug} lies in ${place.country}, and there is no ${file}`);
  if (!view) throw new Error(`${file} says nothing of health or money, which ${slug} needs`);
  return view;
}

const told = (slug: string, name: string) => before(slug).health.find((line) => line.name === name)?.text;

describe("before you go", () => {
  it("is there for every destination, in whole sentences, with official pages", () => {
    for (const { slug } of listDestinations()) {
      const { entry, health, healthUrl, practical, security, advice, asOf } = before(slug);
      const texts = [entry.text, ...health.map(({ text }) => text), ...(security ? [security] : [])];
      for (const text of texts) expect(text, slug).toMatch(/^[A-Z0-9].*[.]$/s);
      for (const text of [...texts, ...practical.map((fact) => fact.text)])
        expect(text, slug).not.toMatch(/undefined|!|null/);
      expect(practical.map(({ name }) => name).slice(0, 6)).toEqual([
        "Money",
        "Tips",
        "Tap water",
        "Plugs",
        "Emergency",
        "Roads",
      ]);
      for (const link of [entry.url, healthUrl, ...advice.links.map(({ href }) => href)])
        expect(new URL(link).protocol).toBe("https:");
      expect(advice.links.length).toBeGreaterThan(3);
      expect(asOf >= "2026-11-01").toBe(true);
    }
  });

  it("names only destinations that are there", () => {
    const slugs = new Map(listDestinations().map(({ slug, country }) => [slug, country]));
    for (const country of new Set(slugs.values())) {
      const { health, security } = findCountryFacts(country) ?? {};
      for (const slug of [...Object.keys(health?.places ?? {}), ...Object.keys(security?.places ?? {})])
        expect(slugs.get(slug), `${country}: ${slug}`).toBe(country);
    }
  });

  it.each([
    ["seoul", /67 countries and regions.* no K-ETA either until 31 December 2026/],
    ["istanbul", /US, Canada, the UK, the Gulf states and nearly all of the EU need no visa/],
    ["havana", /since 12 January 2021 you can no longer use ESTA/],
    ["new-york", /unless they have been in Cuba/],
    ["rio-de-janeiro", /US, Canada and Australia have needed an e-visa/],
    ["paris", /ETIAS.*end of 2026/],
    ["bali", /All Indonesia/],
  ])("tells %s's way in", (slug, words) => {
    expect(before(slug).entry.text).toMatch(words);
  });

  it("tells what differs within a country", () => {
    expect(told("victoria-falls", "Malaria")).toMatch(/all year/);
    expect(told("quito", "Altitude")).toMatch(/2,850 m/);
    expect(told("galapagos", "Altitude")).toBeUndefined();
    expect(told("quito", "Dengue")).toBeUndefined();
    expect(told("galapagos", "Dengue")).toMatch(/bite by day/);
    expect(told("bali", "Rabies")).toMatch(/monkeys/);
    expect(told("yogyakarta", "Rabies")).toBeUndefined();
    expect(before("galapagos").security).toMatch(/Gangs.*The islands are not among them/);
    expect(before("lisbon").security).toBeUndefined();
  });

  it("leads to the traveller's own government, and to none at home", () => {
    expect(before("nairobi", "GB").advice).toEqual({
      isOwn: true,
      links: [{ label: "UK", href: "https://www.gov.uk/foreign-travel-advice/kenya" }],
    });
    expect(before("new-york", "AU").advice.links[0]?.href).toBe(
      "https://www.smartraveller.gov.au/destinations/americas/united-states-america",
    );
    expect(before("seoul", "CA").advice.links[0]?.href).toBe("https://travel.gc.ca/travelling/advisories");
    expect(before("petra", "DE").advice.links[0]?.label).toBe("Germany (in German)");
    expect(before("london", "GB").advice).toEqual({ isOwn: false, links: [] });
    expect(before("london", "BR").advice.links.map(({ label }) => label)).not.toContain("UK");
    expect(before("lisbon", "BR").advice).toMatchObject({ isOwn: false, links: { length: 6 } });
  });

  it("promises nothing whose day has passed", () => {
    const dated = listDestinations().flatMap(({ slug }) => {
      const { entry, asOf } = before(slug);
      const [, date] = /until (\d{1,2} \w+ \d{4})/.exec(entry.text) ?? [];
      return date ? [{ slug, asOf, date }] : [];
    });
    expect(dated.length).toBeGreaterThan(3);
    for (const { slug, asOf, date } of dated) expect(asOf <= utcDateOf(new Date(`${date} UTC`)), slug).toBe(true);
  });
});

describe("health in words", () => {
  const none = {
    malaria: { level: "none" },
    yellowFever: { level: "none" },
    dengue: { level: "none" },
    rabies: { level: "none" },
  } as const;

  it.each([
    [none, []],
    [{ ...none, malaria: { level: "risk" } } as const, ["Malaria"]],
    [{ ...none, malaria: { level: "none", note: "None in the city." } } as const, ["Malaria"]],
    [{ ...none, rabies: { level: "wild" }, dengue: { level: "rare" } } as const, ["Dengue", "Rabies"]],
    [{ ...none, altitude: { metres: 1500 } } as const, []],
    [
      { ...none, altitude: { metres: 2200 }, yellowFever: { level: "recommended" } } as const,
      ["Yellow fever", "Altitude"],
    ],
  ])("%j", (risks, names) => {
    expect(healthLines(risks).map(({ name }) => name)).toEqual(names);
  });

  it("asks more care the higher one sleeps", () => {
    const text = (metres: number) => healthLines({ ...none, altitude: { metres } })[0]?.text;
    expect(text(2240)).toBe("You sleep at about 2,240 m. Take the first day slowly.");
    expect(text(3400)).toMatch(/heart or lungs/);
  });
});

describe("a country's file", () => {
  const japan = findCountryFacts("JP");

  it("says in words what is wrong with it", () => {
    expect(countryProblems("jp", japan)).toEqual([]);
    expect(countryProblems("fr", japan)).toEqual(['field "code" is "JP", but the file is named fr']);
    expect(countryProblems("jp", { ...japan, water: "wet" })).toEqual([
      expect.stringMatching(/^field "water" is "wet"/),
    ]);
    expect(countryProblems("jp", { ...japan, tips: "none" })).toEqual(['there is no field "tips"']);
  });
});
