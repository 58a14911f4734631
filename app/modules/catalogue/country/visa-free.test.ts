import { expect, it } from "vitest";
import { findCountryFacts } from "./country-facts";
import { needsNoVisa } from "./visa-free";
import file from "./visa-free.yaml";

const LEAVES = "2027-05-14";
const LONG = "2030-01-01";

it("lets in citizens at home, those who move freely, and visitors whom the regulation names", () => {
  expect(needsNoVisa("JP", ["JP"], LONG, LEAVES)).toBe(true);
  expect(needsNoVisa("IE", ["DE", "FI"], LONG, LEAVES)).toBe(true);
  expect(needsNoVisa("PT", ["GB", "US"], LONG, LEAVES)).toBe(true);
});

it("lets the passports of our own list in elsewhere, all of the party or none", () => {
  expect(needsNoVisa("JP", ["GB", "DE", "CH"], LONG, LEAVES)).toBe(true);
  expect(needsNoVisa("IE", ["US", "GB"], LONG, LEAVES)).toBe(true);
  expect(needsNoVisa("MX", ["US", "CA"], LONG, LEAVES)).toBe(true);
  expect(needsNoVisa("JP", ["GB", "IN"], LONG, LEAVES)).toBe(false);
});

it("says no wherever the data does not tell, for one of the party or for all", () => {
  expect(needsNoVisa("CN", ["GB"], LONG, LEAVES)).toBe(false);
  expect(needsNoVisa("PT", ["GB", "IN"], LONG, LEAVES)).toBe(false);
  expect(needsNoVisa("PT", [], LONG, LEAVES)).toBe(false);
});

it("says no where whoever needs no visa needs an authorisation from home, but for neighbours who need neither", () => {
  for (const country of ["US", "CA", "GB", "AU", "NZ", "KR"])
    expect(needsNoVisa(country, ["DE"], LONG, LEAVES)).toBe(false);
  for (const [country, passport] of [
    ["US", "CA"],
    ["CA", "US"],
    ["GB", "IE"],
    ["IE", "GB"],
    ["AU", "NZ"],
    ["NZ", "AU"],
  ] as const)
    expect(needsNoVisa(country, [passport], LONG, LEAVES)).toBe(true);
  expect(needsNoVisa("CA", ["US", "GB"], LONG, LEAVES)).toBe(false);
});

it("asks visitors for three or six months more on the passport, and citizens for the trip itself", () => {
  expect(needsNoVisa("PT", ["GB"], "2027-08-13", LEAVES)).toBe(false);
  expect(needsNoVisa("PT", ["GB"], "2027-08-14", LEAVES)).toBe(true);
  expect(needsNoVisa("TH", ["GB"], "2027-11-13", LEAVES)).toBe(false);
  expect(needsNoVisa("TH", ["GB"], "2027-11-14", LEAVES)).toBe(true);
  expect(needsNoVisa("PT", ["PT"], "2027-05-14", LEAVES)).toBe(true);
  expect(needsNoVisa("PT", ["PT"], "2027-05-13", LEAVES)).toBe(false);
});

it("names only countries that we have facts of, and none of the Schengen area, whose list is another", () => {
  const { visitors } = file as { visitors: { to: string[]; passports: string[] }[] };
  for (const { to, passports } of visitors)
    for (const country of to) {
      expect(findCountryFacts(country)?.entry.kind, country).toBeDefined();
      expect(findCountryFacts(country)?.entry.kind, country).not.toBe("schengen");
      expect(passports, country).not.toContain(country);
      expect(new Set(passports).size, country).toBe(passports.length);
    }
});
