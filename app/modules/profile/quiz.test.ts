import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { ARCHETYPES } from "./archetypes";
import { travelDnaOf } from "./dna";
import { toTravelDnaDto } from "./profile.dto";
import { QUESTIONS, questionOf } from "./quiz";
import type { QuestionId } from "./quiz";
import { ACCESS_LABELS, ACCESS_NEEDS } from "./preferences";
import { preferencesSchema } from "./preferences.schema";
import { AVOIDS, AVOID_LABELS, AXES, TRAIT_AXES } from "./traits";
import type { Axis } from "./traits";

const options = QUESTIONS.flatMap(({ id, options: ofQuestion }) =>
  ofQuestion.map((option) => ({ question: id, option })),
);

describe("every option of the quiz", () => {
  it.each(options)("$question: $option.id is a choice that says something", ({ question, option }) => {
    expect(option.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(option.label).toMatch(/\w/);
    const nothing = { ...travelDnaOf({}), confidence: 0 };
    expect({ ...travelDnaOf({ [question]: [option.id] }), confidence: 0 }).not.toEqual(nothing);
    if ("poster" in option) expect(findDestination(option.poster!)).toBeDefined();
  });

  it("is reached by a question with a title and a hint", () => {
    for (const { id, title, hint } of QUESTIONS) {
      expect(questionOf(id).title).toBe(title);
      expect([title, hint]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
    }
    expect(() => questionOf("spoon" as QuestionId)).toThrow("no question spoon");
  });
});

/** Answers from the low end of an axis to its high end. */
const LADDERS: [Axis, QuestionId, string[]][] = [
  ["pace", "pace", ["slow", "even", "full"]],
  ["comfort", "bed", ["simple", "character", "cared"]],
  ["budget", "money", ["careful", "even", "matters", "free"]],
  ["nature", "view", ["skyline", "old-town", "temple", "lagoon", "desert", "peaks"]],
  ["nature", "afternoon", ["museum", "streets", "market", "swim", "thrill", "hike"]],
  ["food", "dinner", ["fuel", "pleasure", "reason"]],
  ["social", "company", ["nobody", "few", "strangers", "crowd"]],
  ["social", "view", ["temple", "skyline"]],
  ["social", "afternoon", ["sunset", "music"]],
  ["novelty", "novelty", ["known", "between", "new"]],
  ["season", "weather", ["snow", "crisp", "mild", "warm", "hot"]],
  ["season", "view", ["peaks", "old-town", "skyline", "desert", "lagoon"]],
];

it.each(LADDERS)("%s rises along %s", (axis, question, ids) => {
  const values = ids.map((id) => travelDnaOf({ [question]: [id] }).axes[axis]);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(new Set(values).size).toBe(values.length);
});

it("draws to the moods that an answer speaks of, and away from the others", () => {
  const before = travelDnaOf({}).vibes;
  const moodsOf = (question: QuestionId, id: string) => travelDnaOf({ [question]: [id] }).vibes;
  expect(moodsOf("afternoon", "sunset").romantic).toBeGreaterThan(before.romantic);
  expect(moodsOf("afternoon", "streets").urban).toBeGreaterThan(before.urban);
  expect(moodsOf("bed", "simple").adventure).toBeGreaterThan(before.adventure);
  expect(moodsOf("bed", "cared").wellness).toBeGreaterThan(before.wellness);
  expect(moodsOf("dinner", "reason").culture).toBeGreaterThan(before.culture);
  expect(moodsOf("weather", "hot").beach).toBeGreaterThan(before.beach);
  expect(moodsOf("company", "nobody").nightlife).toBeLessThan(before.nightlife);
  expect(moodsOf("spoil", "noise").nightlife).toBeLessThan(before.nightlife);
});

it("knows what would spoil a trip by the same names as its answers, each in words", () => {
  expect(questionOf("spoil").options.map(({ id }) => id)).toEqual([...AVOIDS]);
  for (const avoid of AVOIDS) {
    expect(travelDnaOf({ spoil: [avoid] }).avoids).toEqual([avoid]);
    expect(AVOID_LABELS[avoid]).toMatch(/\w/);
  }
});

describe("the shown part of a traveller", () => {
  it("has words for both ends of each trait and for each need", () => {
    for (const axis of AXES) {
      const words = Object.values(TRAIT_AXES[axis]);
      expect(words).toHaveLength(5);
      for (const text of words) expect(text).toMatch(/\w/);
    }
    for (const need of ACCESS_NEEDS)
      expect(ACCESS_LABELS[need]).toEqual({ label: expect.stringMatching(/\w/), detail: expect.stringMatching(/\w/) });
  });

  it("has a poster of a destination for each type of traveller", () => {
    for (const { poster } of ARCHETYPES) expect(findDestination(poster)).toBeDefined();
  });

  it("gives axes and certainty to the API to three places", () => {
    const dto = toTravelDnaDto(travelDnaOf({ afternoon: ["museum", "hike"] }), ["lisbon"]);
    expect(dto.traits).toMatchObject({ comfort: 0.367, socialLevel: 0.5, nature: 0.5 });
    expect(Object.keys(dto.certainty)).toEqual([...AXES]);
    expect(dto.certainty).toMatchObject({ nature: 0.8, comfort: 0.667, food: 0 });
    expect([dto.confidence, dto.preferences.destinations]).toEqual([0.1, ["lisbon"]]);
  });
});

it("takes a currency however it is written, and only one that we have a rate for", () => {
  const read = (currency: unknown) => preferencesSchema.safeParse({ currency, units: "metric" });
  expect(read(" eur ").data).toMatchObject({ currency: "EUR", home: "", diets: [], accessNeeds: [] });
  expect(read("XXX").error?.issues).toEqual([
    expect.objectContaining({ path: ["currency"], message: "Choose a currency from the list" }),
  ]);
});
