import { expect, it } from "vitest";
import { beforeYouGo } from "#app/modules/catalogue/country/before-you-go";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { getCountry } from "#app/modules/catalogue/country/countries";
import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import { departureChecklist } from "./departure-checklist";

it("every place has entry, advice, health, money, plugs and emergency numbers to settle", () => {
  for (const { slug, country } of listDestinations()) {
    const facts = findCountryFacts(country);
    if (!facts) throw new Error(`${slug} lies in ${country}: countries/${country.toLowerCase()}.yaml is missing`);
    const lines = departureChecklist(beforeYouGo(facts, getCountry(country), slug, country === "GB" ? "US" : "GB")!);
    expect(
      lines.map(({ id }) => id),
      slug,
    ).toEqual(["before-entry", "before-advice", "before-health", "before-money", "before-plugs", "before-emergency"]);
    expect(lines[0]!.links[0]!.href).toBe(facts.entry.url);
    for (const { facts: known, links } of lines) expect(known.length + links.length, slug).toBeGreaterThan(0);
    const numbers = "all" in facts.emergency ? [facts.emergency.all] : Object.values(facts.emergency);
    for (const number of numbers) expect(lines.at(-1)!.facts[0], slug).toContain(number);
  }
});
