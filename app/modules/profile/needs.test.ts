import { expect, it } from "vitest";
import { NO_NEEDS, areSameNeeds, unionOfNeeds } from "./needs";

it("keeps to the needs of everybody, each once and in one order", () => {
  expect(unionOfNeeds([])).toEqual(NO_NEEDS);
  expect(
    unionOfNeeds([
      { diets: ["nut-allergy"], accessNeeds: [] },
      { diets: ["vegan", "nut-allergy"], accessNeeds: ["rest-breaks"] },
      { diets: [], accessNeeds: ["step-free", "rest-breaks"] },
    ]),
  ).toEqual({ diets: ["vegan", "nut-allergy"], accessNeeds: ["step-free", "rest-breaks"] });
});

it("tells the same needs from others, whatever their order", () => {
  const needs = { diets: ["halal" as const, "vegan" as const], accessNeeds: [] };
  expect(areSameNeeds(needs, { ...needs, diets: ["vegan", "halal"] })).toBe(true);
  expect(areSameNeeds(needs, { ...needs, diets: ["vegan"] })).toBe(false);
  expect(areSameNeeds(needs, { ...needs, accessNeeds: ["step-free"] })).toBe(false);
});
