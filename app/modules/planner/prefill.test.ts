import { describe, expect, it } from "vitest";
import { travelDnaOf } from "#app/modules/profile/dna";
import { budgetTierOf, paceOf, prefillStart } from "./prefill";
import { emptyStart } from "./start-form";

const home = { code: "LIS", label: "Lisbon (LIS)" };
const dna = { ...travelDnaOf({}) };
const answered = {
  ...dna,
  axes: { ...dna.axes, pace: 0.9, budget: 0.1 },
  certainty: { ...dna.certainty, pace: 0.8, budget: 0.8 },
  vibes: { ...dna.vibes, nature: 0.9, beach: 0.8, culture: 0.7, urban: 0.6 },
};

describe("suggestions for a fresh form", () => {
  it("takes home, pace, tier and the three strongest moods, and says so", () => {
    expect(prefillStart(emptyStart(), { home, lovesFood: false, dna: answered })).toEqual({
      values: {
        ...emptyStart(),
        departureCity: "Lisbon (LIS)",
        pace: "packed",
        budgetTier: "budget-friendly",
        interests: ["nature", "beach", "culture"],
      },
      source: "From your preferences and your Travel DNA. Change anything you like.",
    });
  });

  it("says nothing where nothing is known", () => {
    expect(prefillStart(emptyStart(), { home: null, lovesFood: false, dna: undefined })).toEqual({
      values: emptyStart(),
      source: null,
    });
    expect(prefillStart(emptyStart(), { home: null, lovesFood: false, dna })).toEqual({
      values: emptyStart(),
      source: null,
    });
  });

  it("names the one source it used", () => {
    expect(prefillStart(emptyStart(), { home, lovesFood: false, dna: undefined }).source).toMatch(/^Your home airport/);
    expect(prefillStart(emptyStart(), { home: null, lovesFood: false, dna: answered }).source).toBe(
      "From your Travel DNA. Change anything you like.",
    );
  });

  it("suggests a pace and a tier that were answered, each without the other", () => {
    const fresh = { ...emptyStart(), pace: "packed", budgetTier: "luxury" };
    const known = (certainty: Partial<typeof dna.certainty>) => ({
      home: null,
      lovesFood: false,
      dna: { ...dna, axes: { ...dna.axes, pace: 0, budget: 0 }, certainty: { ...dna.certainty, ...certainty } },
    });
    const pace = prefillStart(fresh, known({ pace: 0.1 }));
    expect(pace.values).toMatchObject({ pace: "relaxed", budgetTier: "luxury" });
    expect(pace.source).toMatch(/^From your Travel DNA/);
    const tier = prefillStart(fresh, known({ budget: 0.1 }));
    expect(tier.values).toMatchObject({ pace: "packed", budgetTier: "budget-friendly" });
    expect(tier.source).toMatch(/^From your Travel DNA/);
    expect(prefillStart(fresh, known({}))).toEqual({ values: fresh, source: null });
  });

  it("says where moods alone are from, and names no source for what it did not use", () => {
    const moods = { ...dna, vibes: { ...dna.vibes, beach: 0.9 } };
    expect(prefillStart(emptyStart(), { home: null, lovesFood: false, dna: moods })).toMatchObject({
      values: { interests: ["beach"] },
      source: "From your Travel DNA. Change anything you like.",
    });
    const filled = { ...emptyStart(), departureCity: "Madrid", interests: ["nightlife"] };
    expect(prefillStart(filled, { home, lovesFood: false, dna: moods })).toEqual({ values: filled, source: null });
  });

  it("leaves a departure and interests that are there", () => {
    const fresh = { ...emptyStart(), destination: "Porto", departureCity: "Madrid", interests: ["nightlife"] };
    expect(prefillStart(fresh, { home, lovesFood: false, dna: answered }).values).toMatchObject({
      destination: "Porto",
      departureCity: "Madrid",
      interests: ["nightlife"],
    });
  });
});

describe("food among the suggestions", () => {
  const foodie = { ...dna, axes: { ...dna.axes, food: 0.9 }, certainty: { ...dna.certainty, food: 0.8 } };

  it("stands beside the moods where the quiz says that it is the reason to go", () => {
    const moods = { ...foodie, vibes: answered.vibes };
    const { values } = prefillStart(emptyStart(), { home: null, lovesFood: false, dna: moods });
    expect(values.interests).toEqual(["nature", "beach", "culture", "food"]);
  });

  it("holds for every trip where the preferences say so, once, beside what was chosen for this one", () => {
    const fresh = { ...emptyStart(), interests: ["nightlife"] };
    const known = { home: null, lovesFood: true, dna: undefined };
    expect(prefillStart(fresh, known)).toEqual({
      values: { ...fresh, interests: ["nightlife", "food"] },
      source: "From your preferences. Change anything you like.",
    });
    expect(prefillStart(emptyStart(), { ...known, dna: foodie }).values.interests).toEqual(["food"]);
    expect(prefillStart({ ...emptyStart(), interests: ["food"] }, known)).toMatchObject({ source: null });
  });
});

describe("axes in words", () => {
  it("keeps the middle third for the middle choice", () => {
    expect([0, 0.33, 0.34, 0.5, 0.66, 0.67, 1].map(paceOf)).toEqual([
      "relaxed",
      "relaxed",
      "moderate",
      "moderate",
      "moderate",
      "packed",
      "packed",
    ]);
    // Exactly a third belongs to the middle.
    expect([1 / 3, 2 / 3].map(paceOf)).toEqual(["moderate", "moderate"]);
    expect([0, 0.5, 1].map(budgetTierOf)).toEqual(["budget-friendly", "moderate", "luxury"]);
  });
});
