import { expect, it } from "vitest";
import { findCountryFacts } from "./country-facts";
import { needsDoctorAhead } from "./health-ahead";

const asks = (country: string, slug: string, from: "Europe" | "Africa" | undefined = "Europe") =>
  needsDoctorAhead(findCountryFacts(country), slug, from);

it("asks for no doctor where there is nothing to settle", () => {
  expect(asks("PT", "lisbon")).toBe(false);
  expect(asks("TH", "bangkok")).toBe(false);
  expect(asks("AR", "buenos-aires")).toBe(false);
});

it("asks for one before malaria, a vaccination and thin air, by the place where it differs from its country", () => {
  expect(asks("MX", "mexico-city")).toBe(false);
  expect(asks("MX", "oaxaca")).toBe(true);
  expect(asks("BR", "rio-de-janeiro")).toBe(true);
  expect(asks("PE", "cusco")).toBe(true);
});

it("asks for one where a certificate may be asked of whoever comes from there, and where nothing is known", () => {
  expect(asks("TH", "bangkok", "Africa")).toBe(true);
  expect(needsDoctorAhead(findCountryFacts("TH"), "bangkok", undefined)).toBe(true);
  expect(needsDoctorAhead(undefined, "atlantis", "Europe")).toBe(true);
  expect(needsDoctorAhead({}, "atlantis", "Europe")).toBe(true);
});
