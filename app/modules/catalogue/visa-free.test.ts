import { expect, it } from "vitest";
import { needsNoVisa } from "./visa-free";

const LEAVES = "2027-05-14";
const LONG = "2030-01-01";

it("lets in citizens at home, those who move freely, and visitors whom the regulation names", () => {
  expect(needsNoVisa("JP", ["JP"], LONG, LEAVES)).toBe(true);
  expect(needsNoVisa("IE", ["DE", "FI"], LONG, LEAVES)).toBe(true);
  expect(needsNoVisa("PT", ["GB", "US"], LONG, LEAVES)).toBe(true);
});

it("says no wherever the data does not tell, for one of the party or for all", () => {
  expect(needsNoVisa("JP", ["GB"], LONG, LEAVES)).toBe(false);
  expect(needsNoVisa("PT", ["GB", "IN"], LONG, LEAVES)).toBe(false);
  expect(needsNoVisa("IE", ["US"], LONG, LEAVES)).toBe(false);
  expect(needsNoVisa("PT", [], LONG, LEAVES)).toBe(false);
});

it("asks visitors for three months more on the passport, and citizens for the trip itself", () => {
  expect(needsNoVisa("PT", ["GB"], "2027-08-13", LEAVES)).toBe(false);
  expect(needsNoVisa("PT", ["GB"], "2027-08-14", LEAVES)).toBe(true);
  expect(needsNoVisa("PT", ["PT"], "2027-05-14", LEAVES)).toBe(true);
  expect(needsNoVisa("PT", ["PT"], "2027-05-13", LEAVES)).toBe(false);
});
