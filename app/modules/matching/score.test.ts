import { describe, expect, it } from "vitest";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { travelDnaOf } from "#app/modules/profile/dna";
import { QUESTIONS } from "#app/modules/profile/quiz";
import type { Answers } from "#app/modules/profile/quiz";
import { seededRng } from "#app/shared/rng";
import { explainMatch, whatWouldChange } from "./explain";
import { renownOf } from "#app/modules/catalogue/schema/renown";
import {
  REASONS,
  REASON_WEIGHTS,
  budgetNeeded,
  combine,
  costPerDay,
  dollarsPerDay,
  groupMatchOf,
  likeness,
  rankForGroup,
  rankMatches,
  scoreMatch,
} from "./score";
import type { MatchScore } from "./score";
import { matchSubjectOf } from "./subject";
import { travellerOf, withPreferences } from "./traveller";
import type { Mark, Traveller } from "./traveller";

const files = import.meta.glob<DestinationSource>("../catalogue/destinations/*.yaml", {
  eager: true,
  import: "default",
});
const destinations = Object.values(files);
const subjects = new Map(destinations.map((one) => [one.slug, matchSubjectOf(one)]));
const someSubjects = [...subjects.values()].filter((_, index) => index % 7 === 0);

/** A traveller drawn at random, with a few marks. */
function randomTraveller(seed: number): Traveller {
  const random = seededRng(seed);
  const answers: Answers = {};
  for (const question of QUESTIONS) {
    if (random() < 0.15) continue;
    answers[question.id] = [...question.options]
      .sort(() => random() - 0.5)
      .slice(0, 1 + Math.floor(random() * question.most))
      .map(({ id }) => id);
  }
  const slugs = [...subjects.keys()];
  const marks: Mark[] = Array.from({ length: Math.floor(random() * 4) }, () => ({
    slug: slugs[Math.floor(random() * slugs.length)]!,
    kind: (["saved", "visited", "dismissed"] as const)[Math.floor(random() * 3)]!,
  }));
  return travellerOf(travelDnaOf(answers), {
    marks,
    needsEasyWays: random() < 0.2,
    ...(random() < 0.5 && { home: { lat: 51.5, lon: -0.1 } }),
  });
}

const travellers = Array.from({ length: 60 }, (_, index) => randomTraveller(index + 1));
const score = (traveller: Traveller, slug: string, month: number): MatchScore =>
  scoreMatch(traveller, subjects.get(slug)!, month, subjects);

describe("the scoring's facts about a destination", () => {
  it("has a judgement of the renown of each, and shares inside their bounds", () => {
    const unjudged = destinations.filter(({ slug }) => renownOf(slug) === undefined);
    expect(unjudged.map(({ slug }) => `catalogue/schema/renown.ts has no line for ${slug}`)).toEqual([]);
    for (const subject of subjects.values()) {
      for (const share of [
        subject.nature,
        subject.food,
        subject.social,
        subject.pace,
        subject.effort,
        subject.renown,
        subject.crowding,
      ]) {
        expect(share, subject.slug).toBeGreaterThanOrEqual(0);
        expect(share, subject.slug).toBeLessThanOrEqual(1);
      }
    }
  });

  it("tells country from town", () => {
    expect(subjects.get("patagonia")!.nature).toBeGreaterThan(0.7);
    expect(subjects.get("florence")!.nature).toBeLessThan(0.35);
    expect(subjects.get("osaka")!.food).toBeGreaterThan(subjects.get("uluru")!.food);
  });
});

describe("the places for a mood", () => {
  it("is a place of the destination, named once", () => {
    for (const destination of destinations) {
      const { vibes, showpieces } = subjects.get(destination.slug)!;
      const named = Object.values(showpieces);
      expect(new Set(named).size, destination.slug).toBe(named.length);
      for (const [vibe, name] of Object.entries(showpieces)) {
        expect([...vibes, "food"], destination.slug).toContain(vibe);
        expect(
          destination.places.map((place) => place.name),
          destination.slug,
        ).toContain(name);
      }
      expect(named.length, destination.slug).toBeGreaterThan(0);
    }
  });

  it("is said where the mood was asked for", () => {
    const reader = travellerOf(travelDnaOf({ view: ["old-town"], afternoon: ["museum"] }));
    const lines = [...subjects.values()].flatMap((subject) =>
      explainMatch(scoreMatch(reader, subject, 5, subjects), reader, subject, 5, subjects)
        .because.filter((line) => line.includes("which you asked for"))
        .map((line) => [line, subject.showpieces.culture ?? ""] as const),
    );
    expect(lines.length).toBeGreaterThan(20);
    for (const [line, showpiece] of lines) expect(line).toContain(showpiece);
  });
});

describe("scores", () => {
  it("stay inside 0 and 1 for any traveller, place and month", () => {
    for (const [index, traveller] of travellers.entries()) {
      for (const subject of someSubjects) {
        const match = scoreMatch(traveller, subject, (index % 12) + 1, subjects);
        for (const value of [match.score, match.confidence, ...Object.values(match.reasoning)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it("weigh their six reasons to one, and grow with each of them", () => {
    expect(REASONS.reduce((sum, reason) => sum + REASON_WEIGHTS[reason], 0)).toBeCloseTo(1);
    const middle = {
      budgetMatch: 0.5,
      paceMatch: 0.5,
      styleMatch: 0.5,
      comfortMatch: 0.5,
      seasonalFactors: 0.5,
      userHistory: 0.5,
    };
    for (const reason of REASONS)
      expect(combine({ ...middle, [reason]: 0.8 }), reason).toBeGreaterThan(combine(middle));
    expect(combine(middle)).toBeCloseTo(0.5);
  });

  it("never match the budget worse when it grows", () => {
    for (const traveller of travellers) {
      for (const subject of someSubjects) {
        let last = 0;
        for (let budget = 0; budget <= 1; budget += 0.125) {
          const { budgetMatch } = scoreMatch(
            { ...traveller, axes: { ...traveller.axes, budget } },
            subject,
            6,
            subjects,
          ).reasoning;
          expect(budgetMatch).toBeGreaterThanOrEqual(last);
          last = budgetMatch;
        }
      }
    }
  });

  it("never match comfort better when more is needed", () => {
    for (const subject of someSubjects) {
      const at = (comfort: number): number => {
        const base = travellerOf(travelDnaOf({}));
        return scoreMatch(
          { ...base, axes: { ...base.axes, comfort }, certainty: { ...base.certainty, comfort: 1 } },
          subject,
          6,
          subjects,
        ).reasoning.comfortMatch;
      };
      expect(at(0.9)).toBeLessThanOrEqual(at(0.2));
    }
  });

  it("rank the same traveller and month the same way, whatever order the places come in", () => {
    for (const traveller of travellers.slice(0, 10)) {
      const forward = rankMatches(traveller, subjects, 5);
      expect(rankMatches(traveller, new Map([...subjects].reverse()), 5)).toEqual(forward);
    }
  });

  it("see two places as alike from either side", () => {
    for (const a of someSubjects) for (const b of someSubjects) expect(likeness(a, b)).toBe(likeness(b, a));
  });

  it("learn from a press at once", () => {
    const nobody = travellerOf(travelDnaOf({}));
    const before = score(nobody, "lombok", 7).score;
    expect(score({ ...nobody, marks: [{ slug: "bali", kind: "saved" }] }, "lombok", 7).score).toBeGreaterThan(before);
    expect(score({ ...nobody, marks: [{ slug: "bali", kind: "dismissed" }] }, "lombok", 7).score).toBeLessThan(before);
    expect(
      rankMatches({ ...nobody, marks: [{ slug: "bali", kind: "dismissed" }] }, subjects, 7).map(({ slug }) => slug),
    ).not.toContain("bali");
  });

  it("cost what the comfort and the month say", () => {
    const simple = travellerOf(travelDnaOf({ bed: ["simple"] }));
    const cared = travellerOf(travelDnaOf({ bed: ["cared"] }));
    const santorini = subjects.get("santorini")!;
    expect(costPerDay(cared, santorini, 8)).toBeGreaterThan(costPerDay(simple, santorini, 8));
    expect(costPerDay(simple, santorini, 8)).toBeGreaterThan(costPerDay(simple, santorini, 1));
    expect(dollarsPerDay(travelDnaOf({ money: ["even"] }).axes.budget)).toBeCloseTo(150, 0);
  });

  it("leave a traveller who avoids high prices 15 % of the budget", () => {
    const easy = travellerOf(travelDnaOf({ money: ["even"] }));
    const careful = { ...easy, avoids: ["high-prices" as const] };
    const santorini = subjects.get("santorini")!;
    expect(budgetNeeded(easy, santorini, 8)).toBe(costPerDay(easy, santorini, 8));
    expect(budgetNeeded(careful, santorini, 8)).toBeCloseTo(costPerDay(careful, santorini, 8) / 0.85, 6);
    const parts = (traveller: Traveller) => scoreMatch(traveller, santorini, 8, subjects).reasoning;
    expect(parts(careful).budgetMatch).toBeLessThan(parts(easy).budgetMatch);
  });

  it("take preferences that are said out loud over those of the quiz", () => {
    const traveller = withPreferences(travellerOf(travelDnaOf({ money: ["free"] })), {
      budget: "budget-friendly",
      pace: "relaxed",
      style: "beach",
      comfort: "basic",
    });
    expect(traveller.axes.budget).toBe(0.18);
    expect(traveller.vibes.beach).toBeGreaterThan(0.6);
  });
});

describe("words", () => {
  it("give two different reasons and a drawback for every match", () => {
    for (const traveller of travellers.slice(0, 20)) {
      for (const match of rankMatches(traveller, subjects, 4).slice(0, 6)) {
        const { because, drawback } = explainMatch(match, traveller, subjects.get(match.slug)!, 4, subjects);
        expect(because[0]).not.toBe(because[1]);
        expect(drawback.length).toBeGreaterThan(10);
        expect([...because, drawback].join(" ")).not.toMatch(/undefined|NaN| {2}/);
      }
    }
  });

  it("say what would lift a match: another month, or more money", () => {
    const beach = travellerOf(travelDnaOf(BEACH));
    const santorini = subjects.get("santorini")!;
    expect(whatWouldChange(score(beach, "santorini", 1), beach, santorini, 1, subjects)).toMatch(
      /^In (May|June|July|August|September) it would be \d+%$/,
    );
    const careful = travellerOf(travelDnaOf({ ...BEACH, money: ["careful"] }));
    const boraBora = subjects.get("bora-bora")!;
    expect(whatWouldChange(score(careful, "bora-bora", 7), careful, boraBora, 7, subjects)).toMatch(
      /^With about \$\d+ a day to spend, it would be \d+%$/,
    );
    for (const traveller of travellers.slice(0, 5)) {
      for (const match of rankMatches(traveller, subjects, 4).slice(0, 5)) {
        const said = whatWouldChange(match, traveller, subjects.get(match.slug)!, 4, subjects);
        if (said) expect(Number(/(\d+)%/.exec(said)![1])).toBeGreaterThanOrEqual(Math.round(match.score * 100) + 4);
      }
    }
  });

  it("tell the weather in the traveller's own degrees", () => {
    const hot = travellerOf(travelDnaOf({ ...BEACH, money: ["free"] }), { units: "imperial" });
    const lombok = subjects.get("lombok")!;
    const words = explainMatch(score(hot, "lombok", 7), hot, lombok, 7, subjects).because.join(" ");
    expect(words).toMatch(/\d\d °F by day/);
    expect(words).not.toContain("°C");
  });

  it("claim that something was asked for only when it was", () => {
    const traveller = travellerOf(travelDnaOf({ view: ["lagoon"] }));
    const rome = subjects.get("rome")!;
    expect(explainMatch(score(traveller, "rome", 5), traveller, rome, 5, subjects).because.join(" ")).not.toContain(
      "asked for",
    );
  });

  it("claims no likes of somebody who has said nothing", () => {
    const nobody = travellerOf(undefined);
    for (const month of [1, 7]) {
      for (const match of rankMatches(nobody, subjects, month)) {
        const { because, drawback } = explainMatch(match, nobody, subjects.get(match.slug)!, month, subjects);
        expect([...because, drawback].join(" ")).not.toMatch(/you (like to spend|asked|liked)|the pace you like/);
      }
    }
  });
});

describe("places for a group", () => {
  it("do not depend on the order of the people, and lie between the least and the most pleased", () => {
    for (let index = 0; index + 2 < travellers.length; index += 3) {
      const [a, b, c] = travellers.slice(index, index + 3) as [Traveller, Traveller, Traveller];
      const forward = rankForGroup([a, b, c], subjects, 5).map(({ slug, together }) => [slug, together]);
      expect(rankForGroup([c, a, b], subjects, 5).map(({ slug, together }) => [slug, together])).toEqual(forward);
      const { scores, together } = groupMatchOf([a, b, c], subjects.get("lisbon")!, subjects, 5);
      expect(together).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-12);
      expect(together).toBeLessThanOrEqual(Math.max(...scores) + 1e-12);
    }
  });

  it("leave out what one of them dismissed, and rank one person as that person's own list", () => {
    const beach = travellerOf(travelDnaOf(BEACH));
    const hiker = travellerOf(travelDnaOf(HIKER), { marks: [{ slug: "lombok", kind: "dismissed" }] });
    expect(rankForGroup([beach, hiker], subjects, 7).map(({ slug }) => slug)).not.toContain("lombok");
    expect(rankForGroup([beach], subjects, 7).map(({ slug }) => slug)).toEqual(
      rankMatches(beach, subjects, 7).map(({ slug }) => slug),
    );
  });
});

const BEACH: Answers = {
  view: ["lagoon"],
  pace: ["slow"],
  afternoon: ["swim"],
  weather: ["hot"],
  bed: ["character"],
  money: ["matters"],
  company: ["few"],
  novelty: ["known"],
  dinner: ["pleasure"],
  spoil: ["cold"],
};
const CULTURE: Answers = {
  view: ["old-town"],
  pace: ["even"],
  afternoon: ["museum", "streets"],
  weather: ["mild"],
  bed: ["character"],
  money: ["even"],
  company: ["few"],
  novelty: ["known"],
  dinner: ["pleasure"],
  spoil: [],
};
const HIKER: Answers = {
  view: ["peaks"],
  pace: ["full"],
  afternoon: ["hike", "thrill"],
  weather: ["crisp"],
  bed: ["simple"],
  money: ["even"],
  company: ["few"],
  novelty: ["between"],
  dinner: ["fuel"],
  spoil: [],
};
const NIGHT: Answers = {
  view: ["skyline"],
  pace: ["full"],
  afternoon: ["music", "streets"],
  weather: ["warm"],
  bed: ["simple"],
  money: ["even"],
  company: ["crowd"],
  novelty: ["between"],
  dinner: ["fuel"],
  spoil: [],
};
const FOODIE: Answers = {
  view: ["temple"],
  pace: ["even"],
  afternoon: ["market"],
  weather: ["mild"],
  bed: ["character"],
  money: ["matters"],
  company: ["strangers"],
  novelty: ["between"],
  dinner: ["reason"],
  spoil: [],
};
const LUXURY: Answers = {
  view: ["lagoon"],
  pace: ["slow"],
  afternoon: ["bath", "sunset"],
  weather: ["warm"],
  bed: ["cared"],
  money: ["free"],
  company: ["nobody"],
  novelty: ["known"],
  dinner: ["pleasure"],
  spoil: ["crowds"],
};
const ROUGH: Answers = {
  view: ["desert"],
  pace: ["full"],
  afternoon: ["hike", "streets"],
  weather: ["warm"],
  bed: ["simple"],
  money: ["careful"],
  company: ["strangers"],
  novelty: ["new"],
  dinner: ["fuel"],
  spoil: ["high-prices"],
};
const SNOW: Answers = {
  view: ["peaks"],
  pace: ["even"],
  afternoon: ["hike", "bath"],
  weather: ["snow"],
  bed: ["character"],
  money: ["matters"],
  company: ["few"],
  novelty: ["between"],
  dinner: ["pleasure"],
  spoil: ["heat"],
};

/** Twenty clear cases: the traveller, the month, and the better of two places. */
const CASES: readonly [string, Answers, number, string, string][] = [
  ["a beach lover in January goes to the tropics, not to the North Sea", BEACH, 1, "langkawi", "copenhagen"],
  ["a beach lover in January is not sent to a wintry Aegean", BEACH, 1, "phuket", "santorini"],
  ["a beach lover in July is not sent into the Maldives' rain before Bali's dry season", BEACH, 7, "bali", "maldives"],
  ["a beach lover in May does not end up in museums", BEACH, 5, "zanzibar", "vienna"],
  [
    "someone who hates crowds is not sent to Venice in August",
    { ...CULTURE, spoil: ["crowds"] },
    8,
    "berlin",
    "venice",
  ],
  [
    "someone who hates crowds prefers Berlin to Barcelona in August",
    { ...CULTURE, spoil: ["crowds"] },
    8,
    "berlin",
    "barcelona",
  ],
  ["someone who hates heat is not sent to Dubai in July", { ...CULTURE, spoil: ["heat"] }, 7, "edinburgh", "dubai"],
  [
    "someone who hates heat goes to Copenhagen before Seville in August",
    { ...CULTURE, spoil: ["heat"] },
    8,
    "copenhagen",
    "seville",
  ],
  [
    "someone who hates cold does not go to Ulaanbaatar in January",
    { ...CULTURE, spoil: ["cold"] },
    1,
    "siem-reap",
    "ulaanbaatar",
  ],
  ["a lover of museums goes to Florence, not to the Maldives, in April", CULTURE, 4, "florence", "maldives"],
  ["a walker goes to Patagonia, not to Dubai, in December", HIKER, 12, "patagonia", "dubai"],
  ["a walker goes to Banff in July, not to Bangkok", HIKER, 7, "banff", "bangkok"],
  ["a walker does not go to Banff in January before Queenstown", HIKER, 1, "queenstown", "banff"],
  ["a night owl goes to Berlin, not to Uluru, in June", NIGHT, 6, "berlin", "uluru"],
  ["a night owl does not go to Paro in May", NIGHT, 5, "madrid", "paro"],
  ["somebody who travels for dinner goes to Osaka before Uluru in October", FOODIE, 10, "osaka", "uluru"],
  [
    "money without counting and no crowds leads to the Maldives, not to Delhi, in February",
    LUXURY,
    2,
    "maldives",
    "delhi",
  ],
  ["a careful budget is not sent to Bora Bora", ROUGH, 6, "quito", "bora-bora"],
  ["somebody who seeks the unknown finds Samarkand before Paris in May", ROUGH, 5, "samarkand", "paris"],
  ["a lover of snow goes to Sapporo, not to Palawan, in February", SNOW, 2, "sapporo", "palawan"],
];

describe("twenty known cases", () => {
  it("are twenty", () => {
    expect(CASES).toHaveLength(20);
  });

  it.each(CASES)("%s", (_, answers, month, before, after) => {
    const traveller = travellerOf(travelDnaOf(answers));
    const better = score(traveller, before, month);
    const worse = score(traveller, after, month);
    expect(
      better.score - worse.score,
      `${before} ${JSON.stringify(better.reasoning)} against ${after} ${JSON.stringify(worse.reasoning)}`,
    ).toBeGreaterThan(0.05);
    const ranking = rankMatches(traveller, subjects, month).map(({ slug }) => slug);
    expect(ranking.slice(0, 6)).not.toContain(after);
  });
});

describe("a destination whose gates are shut", () => {
  const yellowstone = subjects.get("yellowstone")!;

  it("is said to be, to everybody and before any other drawback", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const traveller = randomTraveller(seed);
      const inJanuary = scoreMatch(traveller, yellowstone, 1, subjects);
      expect(explainMatch(inJanuary, traveller, yellowstone, 1, subjects).drawback).toBe(
        "Most of what people visit Yellowstone for is closed in January",
      );
      const inJuly = scoreMatch(traveller, yellowstone, 7, subjects);
      expect(explainMatch(inJuly, traveller, yellowstone, 7, subjects).drawback).not.toContain("closed");
    }
  });

  it("is no good match then, even for somebody made for it", () => {
    const winter = travellerOf(travelDnaOf({ weather: ["cold"], view: ["peaks"], afternoon: ["hike", "wildlife"] }));
    const open = { ...yellowstone, openShares: yellowstone.openShares.map(() => 1) };
    const season = (subject: typeof yellowstone): number =>
      scoreMatch(winter, subject, 1, subjects).reasoning.seasonalFactors;
    expect(season(yellowstone)).toBeLessThan(0.5 * season(open));
    const best = rankMatches(winter, subjects, 1)
      .slice(0, 20)
      .map(({ slug }) => slug);
    expect(best).not.toContain("yellowstone");
  });
});
