import { describe, expect, it } from "vitest";
import { isHalalUsual } from "#app/modules/catalogue/country/country-facts";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import type { Diet, Serves, ServesEach } from "#app/modules/catalogue/schema/diets";
import {
  dietLine,
  dietsToAsk,
  factWithoutDiets,
  isForOthers,
  isNamedAfterWhatIsNotEaten,
  lookAround,
  mealWithoutDiets,
  questionsAt,
  whatToLookFor,
  whyNotServed,
} from "./diet-rules";

const table = (answers: Partial<Record<Diet, Serves>>) => ({
  serves: Object.fromEntries(DIETS.map((diet) => [diet, answers[diet] ?? "ask"])) as ServesEach,
});

describe("a table", () => {
  const steakhouse = table({ vegan: "no", halal: "no", vegetarian: "yes" });

  it("is left out for the first of the diets that it can not serve, and only for those that are asked", () => {
    expect(whyNotServed(steakhouse, ["vegetarian", "halal", "vegan"])).toBe("It doesn't serve halal food.");
    expect(whyNotServed(steakhouse, ["vegan", "halal"])).toBe("It has next to nothing vegan.");
    expect(whyNotServed(steakhouse, ["vegetarian", "kosher"])).toBeUndefined();
    expect(whyNotServed(steakhouse, [])).toBeUndefined();
  });

  it("raises as many questions as there are diets it says nothing of", () => {
    expect(questionsAt(steakhouse, ["vegetarian", "vegan", "kosher", "dairy-free"])).toBe(2);
    expect(questionsAt(steakhouse, ["vegetarian", "halal"])).toBe(0);
  });
});

describe("a house of pork or shellfish", () => {
  it("is none for who keeps kosher, nor the first for who eats halal, by its dishes too", () => {
    const tavern = { name: "Zum Nußbaum", tags: ["old tavern"], note: "Pickled knuckle in a copy of a tavern." };
    const bar = { name: "The Bay", tags: ["seafood"], note: "Oysters and a glass on the quay." };
    const isFor = (house: typeof tavern, diet: Diet, answers = {}) =>
      isForOthers({ ...house, ...table(answers) }, [diet]);
    expect([isFor(tavern, "kosher"), isFor(tavern, "halal"), isFor(tavern, "dairy-free")]).toEqual([true, true, false]);
    expect([isFor(bar, "kosher"), isFor(bar, "halal")]).toEqual([true, false]);
    expect(isFor(tavern, "halal", { halal: "yes" })).toBe(false);
    const wheat = { name: "Vöner", tags: ["vegan döner"], note: "Currywurst of seitan." };
    expect(isFor(wheat, "kosher", { vegetarian: "yes" })).toBe(false);
  });
});

describe("a house without meat", () => {
  it("is half a question to those who eat meat of their own kind only, and no less to others", () => {
    const vegetarian = { ...table({ vegetarian: "yes" }), name: "Maitrea", tags: ["vegetarian", "Czech dishes"] };
    expect(questionsAt(vegetarian, ["kosher"])).toBe(0.5);
    expect(questionsAt(vegetarian, ["halal", "nut-allergy"])).toBe(1.5);
    expect(questionsAt({ ...vegetarian, tags: ["Czech dishes"] }, ["kosher"])).toBe(1);
    expect(questionsAt({ ...vegetarian, ...table({ kosher: "yes" }) }, ["kosher"])).toBe(0);
  });
});

describe("a name", () => {
  it("or what a house is known for tells that it is about meat or fish", () => {
    const isFor = (name: string, tags: string[], diets: Diet[] = ["vegetarian"]) => isForOthers({ name, tags }, diets);
    expect(isFor("Don Pepe", ["parrilla"])).toBe(true);
    expect(isFor("Rozengrāls", ["medieval cellar"])).toBe(true);
    expect(isFor("The Oyster Inn", ["bistro"])).toBe(true);
    expect(isFor("Don Pepe", ["parrilla"], ["halal"])).toBe(false);
    expect(isFor("Saravana Bhavan", ["dosa", "thali"])).toBe(false);
    const bistro = {
      name: "Hotel by the lock",
      tags: ["zinc bar"],
      note: "The bar of the old film; onglet and terrine.",
    };
    const answers = (vegan: "yes" | "ask") => isForOthers({ ...bistro, ...table({ vegan }) }, ["vegan"]);
    expect([answers("ask"), answers("yes")]).toEqual([true, false]);
  });

  it("tells as well that it is about flour or milk, unless they are known to do without", () => {
    const isFor = (name: string, tags: string[], diet: Diet, serves: Partial<Record<Diet, "yes">> = {}) =>
      isForOthers({ name, tags, ...table(serves) }, [diet]);
    expect(isFor("Reem", ["shawarma"], "gluten-free")).toBe(true);
    expect(isFor("Pizzeria Napoletana", ["since 1948"], "gluten-free")).toBe(true);
    expect(isFor("Pizzeria Mamma", ["pizza"], "gluten-free", { "gluten-free": "yes" })).toBe(false);
    expect(isFor("Pizzeria Napoletana", ["since 1948"], "halal")).toBe(false);
    expect(isFor("Le Banneton", ["croissants"], "vegan")).toBe(true);
    expect(isFor("Hashem", ["falafel", "hummus"], "vegan")).toBe(false);
    expect(isFor("Hashem", ["falafel", "hummus"], "gluten-free")).toBe(false);
  });

  it("speaks against a table for those who eat nothing of it, unless the house is sure to serve them", () => {
    const oysters = { ...table({}), name: "The Oyster Inn" };
    expect(questionsAt(oysters, ["vegetarian"])).toBe(2);
    expect(questionsAt({ ...table({ vegan: "yes" }), name: "Fish Shop" }, ["vegan"])).toBe(0);
    expect(questionsAt(oysters, ["halal"])).toBe(1);
    expect(isNamedAfterWhatIsNotEaten("Octopus by Mondello's harbour", ["vegan"])).toBe(true);
    expect(isNamedAfterWhatIsNotEaten("Barbacoa in Tlacolula", ["vegetarian"])).toBe(true);
    expect(isNamedAfterWhatIsNotEaten("The old Hamam", ["vegan"])).toBe(false);
    expect(isNamedAfterWhatIsNotEaten("Octopus by Mondello's harbour", ["nut-allergy"])).toBe(false);
  });
});

describe("readers whom nobody's diet concerns", () => {
  it.each(DIETS)("learn nothing of %s from a stop, and still what to know at its door", (diet) => {
    for (const answer of ["yes", "ask"] as const) {
      const line = dietLine(table({ [diet]: answer }), [diet])!;
      expect(factWithoutDiets(line)).toBeUndefined();
      expect(factWithoutDiets(`Last entry 16:30. ${line}`)).toBe("Last entry 16:30");
      expect(factWithoutDiets(`${line}. Cash only`)).toBe("Cash only");
    }
  });

  it("read what has nothing to do with a diet as it was", () => {
    expect(factWithoutDiets("Open until 17:00. Last entry 16:30")).toBe("Open until 17:00. Last entry 16:30");
    expect(factWithoutDiets("You may ask here about tours")).toBe("You may ask here about tours");
    expect(factWithoutDiets(undefined)).toBeUndefined();
    expect(dietLine({}, ["vegan"])).toBeUndefined();
    expect(dietLine(table({ vegan: "no" }), ["vegan"])).toBeUndefined();
  });

  it("learn of a meal where it is and not what to look for", () => {
    const meal = "Time to eat near Alfama.";
    expect(mealWithoutDiets(`${meal} ${whatToLookFor(["halal", "vegan"])}`)).toBe(meal);
    expect(mealWithoutDiets(meal)).toBe(meal);
  });

  it("learn that there is something to look for, where that is all there is to say", () => {
    const said = (diets: Diet[]): string => `${lookAround("the port", diets)}, and have a snack with you.`;
    expect(said(["vegetarian"])).toBe(
      "Look for a place with vegetarian dishes around the port, and have a snack with you.",
    );
    for (const diets of [[], ["halal"], ["vegan", "nut-allergy"]] as Diet[][])
      expect(mealWithoutDiets(said(diets))).toBe("Look for something around the port, and have a snack with you.");
  });
});

describe("where nearly all kitchens are halal", () => {
  it("nobody has to look or ask for one, and all else is asked as anywhere", () => {
    const diets: Diet[] = ["halal", "nut-allergy"];
    const usual = dietsToAsk({ diets, destination: { isHalalUsual: true } });
    expect(usual).toEqual(["nut-allergy"]);
    expect(whatToLookFor(dietsToAsk({ diets: ["halal"], destination: { isHalalUsual: true } }))).toBeUndefined();
    expect(dietsToAsk({ diets, destination: {} })).toEqual(diets);
  });

  it.each([
    ["cairo", "EG", true],
    ["istanbul", "TR", true],
    ["lombok", "ID", true],
    ["bali", "ID", false],
    ["penang", "MY", false],
    ["rome", "IT", false],
  ])("%s is one: %s, %s", (slug, country, expected) => {
    expect(isHalalUsual({ slug, country })).toBe(expected);
  });
});
