import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "#app/config/env.server";
import { finalizeQuiz } from "#app/modules/profile/quiz.server";
import { markDestination } from "#app/modules/profile/marks.server";
import type { MatchView } from "#app/modules/matching/ui/match-card";
import * as dnaMatches from "#app/routes/api/places/destinations-dna-matches";
import * as scores from "#app/routes/api/places/destinations-scores";
import * as destination from "#app/routes/discover/destination";
import * as explore from "#app/routes/discover/explore";
import * as matches from "#app/routes/discover/explore-matches";
import { makeCtx } from "../booking/booking.fixture";
import {
  FIRST_OPTIONS,
  answerQuiz,
  args,
  closeTravellerWorld,
  insertTraveller,
  openTravellerWorld,
  outcome,
} from "./traveller.fixture";
import type { Traveller } from "./traveller.fixture";

const NOW = { "x-voyance-now": "2025-11-21T10:00:00Z" };
let free: Traveller;
let premium: Traveller;
beforeAll(openTravellerWorld);
afterAll(closeTravellerWorld);
beforeEach(async () => {
  free = await insertTraveller();
  premium = await insertTraveller("premium");
});
afterEach(() => void Object.assign(env(), { FEATURE_DNA_MATCHER: true, FEATURE_DESTINATION_SCORING: true }));

const of = (who: Traveller | null, more: Record<string, string> = {}) => ({
  headers: { ...NOW, ...who?.headers, ...more },
});
interface MatchesPage {
  isEntitled: boolean;
  failed: boolean;
  hasDna: boolean;
  month: number;
  matches: MatchView[];
}
const openMatches = async (who: Traveller, search = "", more = {}) =>
  (await outcome(matches.loader(args(`/explore/matches${search}`, of(who, more))))).body as MatchesPage;
/** The matches of the explore page; null where the section is left out. */
async function section(who: Traveller | null, more = {}): Promise<{ matches: MatchView[]; month: string } | null> {
  const { matches: best } = (await outcome(explore.loader(args("/explore", of(who, more))))).body as {
    matches: { matches: MatchView[]; month: string } | null;
  };
  return best;
}
const openPlace = async (who: Traveller | null, slug: string, more = {}) =>
  (await outcome(destination.loader(args(`/destination/${slug}`, { ...of(who, more), params: { slug } })))).body as {
    personal: { marks: string[]; match: MatchView | null } | null;
  };
const askMatches = (who: Traveller | null, search = "", more = {}) =>
  outcome(dnaMatches.answer(args(`/api/v1/destinations/dna-matches${search}`, of(who, more))));
const askScores = (who: Traveller | null, json: unknown, more = {}) =>
  outcome(scores.answer(args("/api/v1/destinations/scores", { ...of(who, more), json })));

describe("the matches on the explore page", () => {
  it("are for those who may see them: six asked for, with two reasons and a drawback each", async () => {
    expect(await section(null)).toBeNull();
    expect(await section(free)).toBeNull();
    const best = (await section(premium))!;
    expect(best.month).toBe("November");
    expect(best.matches).toHaveLength(6);
    for (const match of best.matches) {
      expect(match.because).toHaveLength(2);
      expect(match.drawback).toBeTruthy();
      for (const value of [match.score, match.confidence, ...Object.values(match.reasoning)])
        expect(value).toBeGreaterThanOrEqual(0);
      for (const value of [match.score, match.confidence, ...Object.values(match.reasoning)])
        expect(value).toBeLessThanOrEqual(1);
    }
    const order = best.matches.map(({ score }) => score);
    expect(order).toEqual([...order].sort((a, b) => b - a));
  });

  it("are left out while the matcher is off, when it fails and when it has none", async () => {
    for (const fault of ["error", "status:503", "empty"])
      expect(await section(premium, { "x-voyance-fault": `matches=${fault}` })).toBeNull();
    env().FEATURE_DNA_MATCHER = false;
    expect(await section(premium)).toBeNull();
  });
});

describe("the page of matches", () => {
  it("follows the month, and takes a month that is none as this one", async () => {
    const names = async (search: string) => (await openMatches(premium, search)).matches.map(({ slug }) => slug);
    const [november, july] = [await names("?month=11"), await names("?month=7")];
    expect(november).toHaveLength(6);
    expect(july).not.toEqual(november);
    for (const month of ["13", "0", "x", "7.5"]) expect(await names(`?month=${month}`)).toEqual(november);
    expect(await names("?month=7&all=1")).toHaveLength(24);
  });

  it("says what it takes, what failed, and whose matches they are", async () => {
    expect(await openMatches(free)).toMatchObject({ isEntitled: false, matches: [] });
    expect(await openMatches(premium)).toMatchObject({ isEntitled: true, hasDna: false, failed: false });
    expect(await openMatches(premium, "", { "x-voyance-fault": "matches=error" })).toMatchObject({
      failed: true,
      matches: [],
    });
    expect(await outcome(matches.loader(args("/explore/matches?month=5")))).toMatchObject({
      status: 302,
      location: "/signin?redirect=%2Fexplore%2Fmatches%3Fmonth%3D5",
    });
  });

  it("learns at once from what is saved, visited and dismissed", async () => {
    const [best] = (await openMatches(premium)).matches;
    await markDestination(makeCtx(), premium.id, best!.slug, "dismissed");
    expect((await openMatches(premium, "?all=1")).matches.map(({ slug }) => slug)).not.toContain(best!.slug);
    const [next] = (await openMatches(premium)).matches;
    await markDestination(makeCtx(), premium.id, next!.slug, "saved");
    const [saved] = (await openMatches(premium)).matches;
    expect(saved).toMatchObject({ slug: next!.slug, isSaved: true });
    expect(saved!.score).toBeGreaterThan(next!.score);
    await markDestination(makeCtx(), premium.id, next!.slug, "dismissed");
    await markDestination(makeCtx(), premium.id, next!.slug, "visited");
    expect((await openPlace(premium, next!.slug)).personal?.match?.reasoning.userHistory).toBe(0);
  });

  it("changes with the quiz", async () => {
    const before = (await openMatches(premium)).matches.map(({ slug }) => slug);
    await answerQuiz(premium.id, FIRST_OPTIONS);
    await finalizeQuiz(makeCtx(), premium.id);
    const page = await openMatches(premium);
    expect(page.hasDna).toBe(true);
    expect(page.matches.map(({ slug }) => slug)).not.toEqual(before);
    expect(page.matches[0]!.confidence).toBeCloseTo(0.9);
  });
});

describe("the match of one place", () => {
  it("is shown to those who may see it, while scoring is on and works", async () => {
    expect((await openPlace(null, "lisbon")).personal).toBeNull();
    expect((await openPlace(free, "lisbon")).personal).toEqual({ marks: [], match: null, home: null, units: "metric" });
    expect((await openPlace(premium, "lisbon")).personal?.match).toMatchObject({
      slug: "lisbon",
      score: expect.any(Number) as number,
    });
    for (const fault of ["error", "empty"])
      expect((await openPlace(premium, "lisbon", { "x-voyance-fault": `scores=${fault}` })).personal).toMatchObject({
        marks: [],
        match: null,
      });
    env().FEATURE_DESTINATION_SCORING = false;
    expect((await openPlace(premium, "lisbon")).personal?.match).toBeNull();
  });
});

describe("DNA matches for programs", () => {
  it("are as many as asked for, most alike first", async () => {
    const { status, body } = await askMatches(premium);
    expect(status).toBe(200);
    const found = (body as { data: { matches: { similarity: number }[] } }).data.matches;
    expect(found).toHaveLength(6);
    expect(found[0]).toEqual({
      destinationId: expect.any(String) as string,
      similarity: expect.any(Number) as number,
      matchingFactors: [],
      differingFactors: [],
      confidence: 0.35,
      explanation: expect.any(String) as string,
    });
    expect(found.map(({ similarity }) => similarity)).toEqual(
      found.map(({ similarity }) => similarity).sort((a, b) => b - a),
    );
    expect((await askMatches(premium, "?limit=2")).body).toMatchObject({ data: { matches: [{}, {}] } });
  });

  it.each(["0", "51", "-1", "x", "2.5", ""])("refuse the limit %j", async (limit) => {
    expect(await askMatches(premium, `?limit=${limit}`)).toMatchObject({
      status: 422,
      body: { error: { code: "VALIDATION_ERROR", fields: { limit: ["A limit is a whole number from 1 to 50"] } } },
    });
  });

  it("are refused to visitors and to accounts without a plan, and say when they fail", async () => {
    expect(await askMatches(null)).toMatchObject({ status: 401 });
    expect(await askMatches(free)).toMatchObject({ status: 403, body: { error: { code: "FORBIDDEN" } } });
    expect(await askMatches(premium, "", { "x-voyance-fault": "matches=error" })).toMatchObject({
      status: 503,
      body: { error: { message: "Failed to fetch DNA matches" } },
    });
    expect(await askMatches(premium, "", { "x-voyance-fault": "matches=empty" })).toMatchObject({
      status: 200,
      body: { data: { matches: [] } },
    });
    env().FEATURE_DNA_MATCHER = false;
    expect(await askMatches(premium)).toMatchObject({ status: 404 });
    expect(await askScores(premium, { destinations: ["lisbon"] })).toMatchObject({ status: 200 });
  });
});

describe("scores for programs", () => {
  const preferences = { budget: "moderate", pace: "balanced", style: "mixed", comfort: "standard" };

  it("carry the six reasons and three recommendations, in the order asked for, each place once", async () => {
    const { body } = await askScores(premium, { destinations: ["kyoto", "lisbon", "kyoto"], preferences });
    const share = expect.any(Number) as number;
    expect(body).toMatchObject({
      success: true,
      data: {
        scores: [
          {
            destinationId: "kyoto",
            score: share,
            confidence: share,
            reasoning: {
              budgetMatch: share,
              paceMatch: share,
              styleMatch: share,
              comfortMatch: share,
              seasonalFactors: share,
              userHistory: share,
            },
            recommendations: [expect.any(String), expect.any(String), expect.any(String)],
          },
          { destinationId: "lisbon" },
        ],
      },
    });
    expect((body as { data: { scores: unknown[] } }).data.scores).toHaveLength(2);
  });

  it("follow the preferences and the month", async () => {
    const score = async (json: object) =>
      (
        (await askScores(premium, { destinations: ["maldives"], ...json })).body as {
          data: { scores: { reasoning: { budgetMatch: number }; score: number }[] };
        }
      ).data.scores[0]!;
    const [poor, rich] = [
      await score({ preferences: { ...preferences, budget: "budget-friendly" } }),
      await score({ preferences: { ...preferences, budget: "luxury" } }),
    ];
    expect(rich.reasoning.budgetMatch).toBeGreaterThan(poor.reasoning.budgetMatch);
    expect((await score({ month: 2 })).score).not.toBe((await score({ month: 9 })).score);
  });

  it.each([
    [{}, "destinations"],
    [{ destinations: [] }, "destinations"],
    [{ destinations: "kyoto" }, "destinations"],
    [{ destinations: Array.from({ length: 51 }, (_, index) => `place-${index}`) }, "destinations"],
    [{ destinations: ["kyoto"], month: 13 }, "month"],
    [{ destinations: ["kyoto"], month: 1.5 }, "month"],
    [{ destinations: ["kyoto"], preferences: { budget: "free" } }, "preferences.budget"],
  ])("refuse %j", async (json, field) => {
    const { status, body } = await askScores(premium, json);
    expect(status).toBe(422);
    expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual([field]);
  });

  it("know no other places, and are refused to those without a plan", async () => {
    expect(await askScores(premium, { destinations: ["kyoto", "atlantis"] })).toMatchObject({
      status: 404,
      body: { error: { message: "We don't know the destination atlantis" } },
    });
    expect(await askScores(free, { destinations: ["kyoto"] })).toMatchObject({ status: 403 });
    expect(await askScores(null, { destinations: ["kyoto"] })).toMatchObject({ status: 401 });
    expect(await askScores(premium, { destinations: ["kyoto"] }, { "x-voyance-fault": "scores=error" })).toMatchObject({
      status: 503,
      body: { error: { message: "Failed to fetch destination scores" } },
    });
    env().FEATURE_DESTINATION_SCORING = false;
    expect(await askScores(premium, { destinations: ["kyoto"] })).toMatchObject({ status: 404 });
    expect(await askMatches(premium)).toMatchObject({ status: 200 });
  });
});
