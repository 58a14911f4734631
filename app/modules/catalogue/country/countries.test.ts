import { describe, expect, it } from "vitest";
import { findDestination, listDestinations } from "../places/catalogue.server";
import { COUNTRIES_WITH_FACTS, findCountryFacts } from "./country-facts";
import { findCountry, getCountry, listCountries } from "./countries";
import { findRate } from "./rates";

describe("countries", () => {
  it.each([
    ["JP", "Japan", "JPY", "+81"],
    ["GB", "United Kingdom", "GBP", "+44"],
    ["HR", "Croatia", "EUR", "+385"],
    ["BG", "Bulgaria", "EUR", "+359"],
    ["CW", "Curaçao", "XCG", "+599"],
    ["CH", "Switzerland", "CHF", "+41"],
    ["DO", "Dominican Republic", "DOP", "+1 809"],
    ["US", "United States", "USD", "+1"],
    ["CI", "Côte d'Ivoire", "XOF", "+225"],
    ["ZW", "Zimbabwe", "ZWG", "+263"],
    ["MA", "Morocco", "MAD", "+212"],
    ["VN", "Vietnam", "VND", "+84"],
  ])("%s is %s, pays in %s and answers at %s", (code, name, currency, callingCode) => {
    expect(getCountry(code)).toMatchObject({ code, name, currency, callingCode });
  });

  it("names languages and knows nothing of codes that are no country", () => {
    expect(getCountry("be").languages).toEqual(["Dutch", "French", "German"]);
    expect(getCountry("AW").languages).toContain("Papiamento");
    expect(findCountry("XX")).toBeUndefined();
    expect(() => getCountry("XX")).toThrow(RangeError);
    expect(listCountries().length).toBeGreaterThan(230);
  });

  // Visitors to Zimbabwe pay in US dollars; its own money has no reference rate.
  const WITHOUT_RATE = new Set(["ZW"]);

  it("covers every country of the catalogue: facts, money with a rate", () => {
    const countries = [...new Set(listDestinations().map(({ country }) => country))];
    expect(countries.length).toBeGreaterThan(10);
    const without = countries.filter((code) => !findCountryFacts(code));
    expect(without.map((code) => `countries/${code.toLowerCase()}.yaml is missing`)).toEqual([]);
    const unrated = countries.filter(
      (code) => !WITHOUT_RATE.has(code) && findRate(getCountry(code).currency) === undefined,
    );
    expect(
      unrated.map((code) => `${getCountry(code).currency} of ${code} is not among CURRENCIES of rates.ts`),
    ).toEqual([]);
    expect(findDestination("kyoto")?.country).toBe("JP");
  });
});

describe("country facts", () => {
  it("are there for countries that exist, with numbers people can dial", () => {
    expect(COUNTRIES_WITH_FACTS.length).toBeGreaterThanOrEqual(90);
    expect(COUNTRIES_WITH_FACTS.filter((code) => !findCountry(code))).toEqual([]);
    const undialable = COUNTRIES_WITH_FACTS.filter((code) => {
      const emergency: Record<string, string> = { ...findCountryFacts(code)?.emergency };
      return Object.values(emergency).some((number) => !/^\d{2,5}$/.test(number));
    });
    expect(undialable).toEqual([]);
  });

  it("know currents that exist", () => {
    const odd = COUNTRIES_WITH_FACTS.filter((code) => {
      const { volts = [], hertz = [], plugs = [] } = findCountryFacts(code) ?? {};
      return (
        volts.some((value) => value < 100 || value > 240) ||
        hertz.some((value) => value !== 50 && value !== 60) ||
        plugs.length === 0 ||
        new Set(plugs).size !== plugs.length
      );
    });
    expect(odd).toEqual([]);
  });

  it("send people to official pages only, over https", () => {
    const links = COUNTRIES_WITH_FACTS.flatMap((code) => {
      const entry = findCountryFacts(code)?.entry;
      return entry ? [entry.url, ...(entry.form ? [entry.form] : [])] : [];
    });
    expect(links.filter((link) => new URL(link).protocol !== "https:")).toEqual([]);
  });

  it("keep the Schengen area in one piece", () => {
    const schengen = COUNTRIES_WITH_FACTS.filter((code) => findCountryFacts(code)?.entry.kind === "schengen");
    expect(schengen).toEqual(
      "AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
    );
  });

  it.each([
    ["NO", { drives: "right", emergency: { police: "112", ambulance: "113", fire: "110" } }],
    ["JP", { plugs: ["A", "B"], volts: [100], hertz: [50, 60], drives: "left", water: "safe", tip: "none" }],
    ["GB", { plugs: ["G"], drives: "left", emergency: { all: "999" } }],
    ["CH", { plugs: ["C", "J"], drives: "right" }],
    ["TH", { emergency: { police: "191", ambulance: "1669", fire: "199" }, drives: "left", water: "bottled" }],
    ["US", { volts: [120], hertz: [60], tip: "20" }],
    ["AU", { plugs: ["I"], emergency: { all: "000" } }],
    ["BR", { volts: [127, 220] }],
  ])("%s", (code, facts) => {
    expect(findCountryFacts(code)).toMatchObject(facts);
  });
});
