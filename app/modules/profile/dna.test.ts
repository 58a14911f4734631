import { describe, expect, it } from "vitest";
import { VIBES } from "#app/modules/catalogue/schema/vocabulary";
import { seededRng } from "#app/shared/rng";
import { ARCHETYPES, ARCHETYPE_IDS, archetypeOf, nearestArchetype } from "./archetypes";
import { foodPull, strongestTastes, strongestVibes, travelDnaOf, withStatedFood } from "./dna";
import { AXES } from "./traits";
import { QUESTIONS, QUESTION_IDS, SHORT_FORM, nextQuestion, questionOf, quizProgress, readAnswer } from "./quiz";
import type { Answers } from "./quiz";

/** Answers drawn at random: some questions skipped, some not reached. */
function randomAnswers(seed: number): Answers {
  const random = seededRng(seed);
  const answers: Answers = {};
  for (const question of QUESTIONS) {
    const luck = random();
    if (luck < 0.1) continue;
    const count = luck < 0.2 ? 0 : 1 + Math.floor(random() * question.most);
    const chosen = [...question.options].sort(() => random() - 0.5).slice(0, count);
    answers[question.id] = chosen.map(({ id }) => id);
  }
  return answers;
}

describe("the quiz", () => {
  it("asks eight to twelve questions with ids of their own", () => {
    expect(QUESTIONS.map(({ id }) => id)).toEqual([...QUESTION_IDS]);
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(8);
    expect(QUESTIONS.length).toBeLessThanOrEqual(12);
    for (const { options } of QUESTIONS) expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    expect(SHORT_FORM.map((id) => questionOf(id).id)).toEqual(["view", "pace", "afternoon", "money", "spoil"]);
  });

  it("goes on where it was left, counting what was skipped", () => {
    expect(nextQuestion({})).toBe("view");
    expect(nextQuestion({ view: [], pace: ["slow"] })).toBe("afternoon");
    expect(quizProgress({ view: [], pace: ["slow"] })).toBe(20);
    const all = Object.fromEntries(QUESTION_IDS.map((id) => [id, []])) as Answers;
    expect(nextQuestion(all)).toBeUndefined();
    expect(quizProgress(all)).toBe(100);
  });

  it("takes what a question knows and no more than it allows", () => {
    expect(readAnswer("pace", ["full", "full"])).toEqual(["full"]);
    expect(readAnswer("pace", ["slow", "full"])).toBeUndefined();
    expect(readAnswer("pace", [])).toBeUndefined();
    expect(readAnswer("pace", ["sideways"])).toBeUndefined();
    expect(readAnswer("view", ["desert", "lagoon"])).toEqual(["lagoon", "desert"]);
  });
});

describe("Travel DNA", () => {
  it("stands in the middle and knows nothing without answers", () => {
    const dna = travelDnaOf({});
    for (const axis of AXES) expect([dna.axes[axis], dna.certainty[axis]]).toEqual([0.5, 0]);
    expect(dna.confidence).toBe(0);
    expect(dna.avoids).toEqual([]);
    expect(strongestVibes(dna, 3)).toEqual([]);
  });

  it("lets several choices of one question weigh as much as one", () => {
    const one = travelDnaOf({ afternoon: ["museum"] });
    const two = travelDnaOf({ afternoon: ["museum", "hike"] });
    expect([one.certainty.nature, two.certainty.nature]).toEqual([0.8, 0.8]);
    expect(one.axes.nature).toBeCloseTo((0.5 * 0.25 + 0.05) / 1.25, 10);
    expect(two.axes.nature).toBeCloseTo((0.5 * 0.25 + (0.05 + 0.95) / 2) / 1.25, 10);
    // Only one of the two answers is about comfort, so half a question counts.
    expect(two.certainty.comfort).toBeCloseTo(0.5 / 0.75, 10);
    expect(two.axes.comfort).toBeCloseTo((0.5 * 0.25 + 0.3 * 0.5) / 0.75, 10);
  });

  it("lets different questions add up, and says what part of the quiz was answered", () => {
    const dna = travelDnaOf({ view: ["peaks"], afternoon: ["swim"], pace: [], spoil: ["crowds", "noise"] });
    expect(dna.certainty.nature).toBeCloseTo(2 / 2.25, 10);
    expect(dna.axes.season).toBeCloseTo((0.125 + 0.15 + 0.9) / 2.25, 10);
    expect(dna.confidence).toBe(3 / QUESTIONS.length);
    expect(dna.avoids).toEqual(["crowds", "noise"]);
  });

  it("names the moods that draw, strongest first, and none that nobody asked about", () => {
    const dna = travelDnaOf({ view: ["old-town"], afternoon: ["museum", "sunset"] });
    expect(dna.vibes.culture).toBe(1);
    expect(dna.vibes.romantic).toBeCloseTo(0.95, 10);
    expect(dna.vibes.beach).toBeCloseTo(0.3, 10);
    expect(strongestVibes(dna, 5)).toEqual(["culture", "romantic"]);
    expect(strongestVibes(dna, 1)).toEqual(["culture"]);
  });

  it("stays inside its bounds and is the same for the same answers, whatever is answered", () => {
    for (let seed = 1; seed <= 400; seed++) {
      const answers = randomAnswers(seed);
      const dna = travelDnaOf(answers);
      for (const axis of AXES) {
        expect(dna.axes[axis]).toBeGreaterThanOrEqual(0);
        expect(dna.axes[axis]).toBeLessThanOrEqual(1);
        expect(dna.certainty[axis]).toBeLessThan(1);
      }
      for (const vibe of VIBES) expect(dna.vibes[vibe]).toBeLessThanOrEqual(1);
      for (const vibe of VIBES) expect(dna.vibes[vibe]).toBeGreaterThanOrEqual(0);
      expect(ARCHETYPE_IDS).toContain(dna.archetype);
      expect(travelDnaOf(structuredClone(answers))).toEqual(dna);
    }
  });

  it("moves an axis the way a single question is answered", () => {
    for (const [id, axis] of [
      ["pace", "pace"],
      ["dinner", "food"],
      ["bed", "comfort"],
      ["money", "budget"],
      ["company", "social"],
      ["novelty", "novelty"],
      ["weather", "season"],
    ] as const) {
      const placed = questionOf(id).options.map((option) => travelDnaOf({ [id]: [option.id] }).axes[axis]);
      expect(placed, id).toEqual([...placed].sort((a, b) => a - b));
      expect(placed.at(-1)! - placed[0]!, id).toBeGreaterThan(0.5);
    }
  });

  it("is surer the more is answered", () => {
    expect(travelDnaOf({ pace: ["slow"], view: [] }).confidence).toBeCloseTo(0.1);
    const all = Object.fromEntries(QUESTIONS.map(({ id, options }) => [id, [options[0]!.id]])) as Answers;
    expect(travelDnaOf(all).confidence).toBe(1);
  });

  it("keeps what would spoil a trip", () => {
    expect(travelDnaOf({ spoil: ["crowds", "noise"] }).avoids).toEqual(["crowds", "noise"]);
  });
});

describe("archetypes", () => {
  it("are eight, each with a tagline and three traits", () => {
    expect(ARCHETYPES.map(({ id }) => id)).toEqual([...ARCHETYPE_IDS]);
    for (const { traits, tagline } of ARCHETYPES) expect([traits.length, tagline.length > 0]).toEqual([3, true]);
    const traits = ARCHETYPES.flatMap((one) => one.traits);
    expect(new Set(traits).size).toBe(24);
    for (const trait of traits) expect(trait).toMatch(/^[A-Z][a-z]/);
  });

  it("are each what somebody is who stands where they stand, whatever else", () => {
    for (const { id, axes, vibes } of ARCHETYPES) {
      const all = <Key extends string>(keys: readonly Key[], value: (key: Key) => number) =>
        Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, number>;
      const drawn = all(VIBES, (vibe) => (vibes.includes(vibe) ? 1 : 0));
      expect(
        nearestArchetype(
          all(AXES, (axis) => axes[axis] ?? 0.5),
          all(AXES, () => 1),
          drawn,
        ),
      ).toBe(id);
      expect(archetypeOf(id).id).toBe(id);
    }
  });

  it("go by axes as far as answers stand behind them: what nobody said counts as the middle", () => {
    const answers: Answers = { view: ["peaks"], afternoon: ["hike", "thrill"], pace: ["full"], bed: ["simple"] };
    const { axes, certainty, vibes } = travelDnaOf(answers);
    expect(nearestArchetype(axes, certainty, vibes)).toBe("trail-finder");
    const unsaid = Object.fromEntries(AXES.map((axis) => [axis, 0])) as typeof certainty;
    const middle = Object.fromEntries(AXES.map((axis) => [axis, 0.5])) as typeof axes;
    const even = Object.fromEntries(VIBES.map((vibe) => [vibe, 0.3])) as typeof vibes;
    expect(nearestArchetype(axes, unsaid, even)).toBe(nearestArchetype(middle, unsaid, even));
  });

  it.each<[string, Answers]>([
    [
      "slow-traveller",
      {
        view: ["temple"],
        pace: ["slow"],
        afternoon: ["bath", "sunset"],
        dinner: ["pleasure"],
        bed: ["character"],
        money: ["even"],
        company: ["nobody"],
        novelty: ["between"],
        weather: ["mild"],
      },
    ],
    [
      "culture-seeker",
      {
        view: ["old-town"],
        pace: ["even"],
        afternoon: ["museum", "streets"],
        dinner: ["pleasure"],
        bed: ["character"],
        money: ["even"],
        company: ["few"],
        novelty: ["between"],
        weather: ["mild"],
      },
    ],
    [
      "trail-finder",
      {
        view: ["peaks"],
        pace: ["full"],
        afternoon: ["hike", "thrill"],
        dinner: ["fuel"],
        bed: ["simple"],
        money: ["even"],
        company: ["few"],
        novelty: ["between"],
        weather: ["crisp"],
      },
    ],
    [
      "sun-chaser",
      {
        view: ["lagoon"],
        pace: ["slow"],
        afternoon: ["swim"],
        dinner: ["pleasure"],
        bed: ["character"],
        money: ["even"],
        company: ["few"],
        novelty: ["known"],
        weather: ["hot"],
      },
    ],
    [
      "table-traveller",
      {
        view: ["old-town"],
        pace: ["even"],
        afternoon: ["market"],
        dinner: ["reason"],
        bed: ["character"],
        money: ["matters"],
        company: ["strangers"],
        novelty: ["between"],
        weather: ["mild"],
      },
    ],
    [
      "city-spark",
      {
        view: ["skyline"],
        pace: ["full"],
        afternoon: ["music", "streets"],
        dinner: ["fuel"],
        bed: ["simple"],
        money: ["even"],
        company: ["crowd"],
        novelty: ["between"],
        weather: ["mild"],
      },
    ],
    [
      "comfort-keeper",
      {
        view: ["lagoon"],
        pace: ["even"],
        afternoon: ["bath", "sunset"],
        dinner: ["pleasure"],
        bed: ["cared"],
        money: ["free"],
        company: ["few"],
        novelty: ["between"],
        weather: ["warm"],
      },
    ],
    [
      "pathfinder",
      {
        view: ["desert"],
        pace: ["even"],
        afternoon: ["streets", "museum"],
        dinner: ["fuel"],
        bed: ["simple"],
        money: ["careful"],
        company: ["strangers"],
        novelty: ["new"],
        weather: ["mild"],
      },
    ],
  ])("finds %s", (archetype, answers) => {
    expect(travelDnaOf(answers).archetype).toBe(archetype);
  });

  it("are all met among people who answer everything, none of them by almost everybody", () => {
    const counts = new Map<string, number>();
    const runs = 2000;
    for (let seed = 1; seed <= runs; seed++) {
      const random = seededRng(seed);
      const answers: Answers = {};
      for (const { id, options } of QUESTIONS) answers[id] = [options[Math.floor(random() * options.length)]!.id];
      const { archetype } = travelDnaOf(answers);
      counts.set(archetype, (counts.get(archetype) ?? 0) + 1);
    }
    for (const id of ARCHETYPE_IDS) expect((counts.get(id) ?? 0) / runs, id).toBeGreaterThan(0.03);
    expect(Math.max(...counts.values()) / runs).toBeLessThan(0.35);
  });
});

describe("food among the tastes", () => {
  it("is named where it is the reason to go, and not where dinner is a pleasant hour", () => {
    expect(strongestTastes(travelDnaOf({ dinner: ["reason"] }), 3)).toContain("food");
    expect(strongestTastes(travelDnaOf({ afternoon: ["market"], dinner: ["reason"] }), 3)).toContain("food");
    expect(strongestTastes(travelDnaOf({ dinner: ["pleasure"] }), 3)).not.toContain("food");
    expect(strongestTastes(travelDnaOf({ dinner: ["fuel"] }), 3)).not.toContain("food");
  });

  it("stands beside the strongest moods and takes no place of theirs", () => {
    const dna = travelDnaOf({ view: ["old-town"], afternoon: ["museum", "swim", "music"], dinner: ["reason"] });
    expect(strongestTastes(dna, 3)).toEqual([...strongestVibes(dna, 3), "food"]);
  });

  it("draws like an unasked mood without an answer, and more where the preferences say so than by any answer", () => {
    expect(foodPull(travelDnaOf({}))).toBeCloseTo(0.3);
    const asked = travelDnaOf({ dinner: ["fuel"] });
    expect(foodPull(asked)).toBe(0);
    expect(foodPull(withStatedFood(asked, true))).toBe(1);
    expect(withStatedFood(asked, false)).toBe(asked);
  });
});
