import { describe, expect, it } from "vitest";
import { DIETS, FOOD_KINDS, servesEach, unprovenDiets } from "./diets";
import type { Diet, Serves } from "./diets";
import { destinationProblems } from "../places/destination-problems";
import type { DestinationSource } from "./destination.schema";
import { destinationFixture } from "./destination.fixture";

const files = import.meta.glob<DestinationSource>("../destinations/*.yaml", { eager: true, import: "default" });
const food = Object.values(files).flatMap(({ slug, places }) =>
  places.flatMap((place) => (place.serves ? [{ at: `${slug}/${place.id}`, place, serves: place.serves }] : [])),
);

/** The places whose answer for that diet is one of these. */
function answered(diet: Diet, ...answers: Serves[]): Set<string> {
  return new Set(food.filter(({ serves }) => answers.includes(serves[diet])).map(({ at }) => at));
}

/** Tables with a label that names the subject of their menu; a food hall has several menus. */
function labelled(label: RegExp): string[] {
  const found = food.filter(
    ({ place }) =>
      FOOD_KINDS.has(place.kind) && place.kind !== "food-hall" && place.tags.some((tag) => label.test(tag)),
  );
  expect(found.length, String(label)).toBeGreaterThan(0);
  return found.map(({ at }) => at);
}

it("takes what a file does not say for a question, and answers every diet", () => {
  const said = servesEach({ vegan: "no" });
  for (const diet of DIETS) expect(said[diet]).toBe(diet === "vegan" ? "no" : "ask");
  for (const { serves } of food) expect(Object.keys(serves)).toEqual(DIETS);
});

it("keeps the names that are stored with travellers", () => {
  expect(DIETS).toEqual(
    expect.arrayContaining([
      "vegetarian",
      "vegan",
      "halal",
      "kosher",
      "gluten-free",
      "nut-allergy",
      "shellfish-allergy",
    ]),
  );
});

it("is asked of every table", () => {
  const lisbon = destinationFixture("lisbon");
  const table = lisbon.places.find(({ kind }) => kind === "restaurant")!;
  const silent = {
    ...lisbon,
    places: lisbon.places.map((place) => ({ ...place, ...(place === table && { serves: undefined }) })),
  };
  expect(destinationProblems("lisbon", silent)).toEqual([expect.stringContaining(`"${table.id}", field "serves"`)]);
  const misspelt = {
    ...lisbon,
    places: lisbon.places.map((place) => ({ ...place, ...(place === table && { serves: { vegen: "yes" } }) })),
  };
  expect(destinationProblems("lisbon", misspelt)).toHaveLength(1);
  expect(food.filter(({ place }) => FOOD_KINDS.has(place.kind)).length).toBeGreaterThan(650);
});

describe("the diets that tables serve", () => {
  it.each<[string, Diet, Serves]>([
    ["singapore/lau-pa-sat", "nut-allergy", "no"],
    ["penang/gurney-drive-hawkers", "nut-allergy", "no"],
    ["bangkok/thipsamai", "nut-allergy", "no"],
    ["amsterdam/blauw", "nut-allergy", "no"],
    ["istanbul/hafiz-mustafa", "nut-allergy", "no"],
    ["interlaken/barrys-grindelwald", "vegan", "no"],
    ["interlaken/harder-kulm-restaurant", "vegan", "no"],
    ["new-york/grand-central-oyster-bar", "shellfish-allergy", "no"],
    ["fukuoka/shin-shin-tenjin", "gluten-free", "no"],
    ["fukuoka/shin-shin-tenjin", "vegetarian", "no"],
    ["maui/surfing-goat-dairy", "vegan", "no"],
    ["new-orleans/central-grocery", "halal", "no"],
    ["edinburgh/scotch-whisky-experience", "halal", "no"],
    ["lisbon/a-ginjinha", "halal", "no"],
    ["london/st-john", "nut-allergy", "ask"],
    ["paris/las-du-fallafel", "kosher", "yes"],
    ["zurich/hiltl", "vegetarian", "yes"],
    ["cape-town/biesmiellah", "halal", "yes"],
  ])("%s, %s: %s", (at, diet, serves) => {
    expect(food.find((one) => one.at === at)?.serves[diet]).toBe(serves);
  });

  it("never contradicts itself", () => {
    for (const at of answered("vegan", "yes")) expect(answered("vegetarian", "yes")).toContain(at);
    for (const at of answered("vegetarian", "no")) expect(answered("vegan", "no")).toContain(at);
  });

  it("guesses no allergy away", () => {
    expect([...answered("nut-allergy", "yes")]).toEqual([]);
    expect([...answered("shellfish-allergy", "yes")]).toEqual([]);
    expect(food.filter(({ place }) => unprovenDiets(place).length > 0).map(({ at }) => at)).toEqual([]);
  });

  it.each<[RegExp, Diet]>([
    [/^(oysters?|oyster bar|shellfish)\b/, "shellfish-allergy"],
    [/satay|rijsttafel|baklava|marzipan|mole\b/, "nut-allergy"],
    [/\b(ramen|croissants|bagels?|waffles|beignets|doughnuts)\b/, "gluten-free"],
    [/fondue|^gelato|^ice cream|cream cake|\blassi/, "dairy-free"],
    [/fondue|^gelato|cream cake|\blassi/, "vegan"],
    [/suckling pig|pork|steak|al pastor|pastrami/, "vegan"],
    [/^(intestine|tripe|pork liver|black pork|pork cutlets|roast goose|chicken rice|halal beef)/, "vegetarian"],
    [/pork|suckling pig|beer hall|cocktails|craft beer|whisky|mezcal/, "halal"],
    [/pork|oysters|suckling pig/, "kosher"],
  ])("says no where %s is the menu (%s)", (label, diet) => {
    const no = answered(diet, "no");
    expect(labelled(label).filter((at) => !no.has(at))).toEqual([]);
  });
});
