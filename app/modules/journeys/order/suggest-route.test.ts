import { describe, expect, it } from "vitest";
import { bestOfSome, suggestRoute, worthOfFirstVisit } from "./suggest-route";
import type { Candidate, SuggestAsk } from "./suggest-route";
import { priceRoute, routeValue } from "./route-value";

/** A place on a line, at so many minutes from its beginning. */
interface Drawn {
  at: number;
  renown?: number;
  season?: number;
  days?: number;
}

const fading = (days: number): number[] =>
  Array.from({ length: 15 }, (_, nights) => Math.round(450 * days * (1 - Math.exp(-nights / days))));

function askOf(drawn: Record<string, Drawn>, nights: number): SuggestAsk {
  const places = Object.entries(drawn).map(([slug, { renown = 1, season = 1, days = 3 }]): Candidate => ({
    slug,
    name: slug,
    worth: fading(days),
    renown,
    season,
    least: 2,
    isForOthers: false,
    isCapital: false,
    onKnownRoutes: 0,
  }));
  return {
    places,
    nights,
    endsAtLast: true,
    mostPlaces: 6,
    wayBetween: (from, to) => ({ minutes: 60 + Math.abs(drawn[from]!.at - drawn[to]!.at), dollars: 20 }),
  };
}

const slugsOf = (drawn: Record<string, Drawn>, nights: number) =>
  suggestRoute(askOf(drawn, nights))
    ?.stays.map(({ slug }) => slug)
    .toSorted();

describe("a suggested route", () => {
  it("is one place for a few days, and more the longer the trip", () => {
    const three = { a: { at: 0, days: 4 }, b: { at: 60 }, c: { at: 120 } };
    expect(slugsOf(three, 3)).toEqual(["a"]);
    expect(slugsOf(three, 6)).toHaveLength(2);
    expect(slugsOf(three, 9)).toHaveLength(3);
  });

  it("leaves out what is far, unknown, or out of season", () => {
    for (const worse of [{ at: 1500 }, { at: 60, renown: 0 }, { at: 60, season: 0 }])
      expect(slugsOf({ a: { at: 0 }, b: { at: 60 }, c: worse }, 6)).toEqual(["a", "b"]);
  });

  it("looks around the best places where there are many, and answers the same each time", () => {
    const far = Object.fromEntries(Array.from({ length: 12 }, (_, k) => [`far-${k}`, { at: 3000 + 900 * k }]));
    const near = { n1: { at: 0 }, n2: { at: 40 }, n3: { at: 80 } };
    const all = { ...far, n0: { at: 20, days: 5 }, ...near };
    expect(slugsOf(all, 11)!.every((slug) => slug.startsWith("n"))).toBe(true);
    expect(slugsOf(all, 11)).toEqual(slugsOf(all, 11));
  });

  it("takes a known route as a whole from the nights on that it needs, unless these are many more than its own", () => {
    const ask = (nights: number) => askOf({ a: { at: 0 }, b: { at: 30 }, c: { at: 60, days: 2 } }, nights);
    const count = (nights: number, ofKnown: number): number => {
      const places = ask(nights).places.map((place) => ({ ...place, least: 1 }));
      const knownRoutes = [{ slugs: ["a", "c", "b"], nights: ofKnown }];
      return suggestRoute({ ...ask(nights), places, knownRoutes })!.stays.length;
    };
    expect([count(5, 6), count(6, 6), count(6, 4)]).toEqual([2, 3, 2]);
  });

  it("is none where nothing is to be chosen from", () => {
    expect(suggestRoute(askOf({}, 7))).toBeUndefined();
  });
});

it("is worth most of all choices, orders and nights", () => {
  const ask = askOf({ a: { at: 0 }, b: { at: 200, days: 2 }, c: { at: 240, days: 4 }, d: { at: 700 } }, 8);
  const found = bestOfSome(ask, 3)!;
  const priced = priceRoute(ask);
  let best = -Infinity;
  const extend = (stays: { at: number; nights: number }[], left: number): void => {
    if (left === 0) best = Math.max(best, routeValue(priced, stays));
    if (stays.length === 3) return;
    for (const at of ask.places.keys())
      if (!stays.some((stay) => stay.at === at))
        for (let nights = 1; nights <= left; nights++) extend([...stays, { at, nights }], left - nights);
  };
  extend([], 8);
  expect(found.value).toBeCloseTo(best, 6);
});

it("counts the first look at a place most", () => {
  const base = { ...askOf({ a: { at: 0 } }, 9).places[0]!, worth: [0, 200, 600, 1000, 1400] };
  const steps = (worth: number[]): number[] => worth.slice(1).map((all, index) => all - worth[index]!);
  const [first, second, third, fourth] = steps(worthOfFirstVisit(base));
  expect([first! > 200, second! > 400, third, fourth! < 400]).toEqual([true, true, 400, true]);
  expect(worthOfFirstVisit({ ...base, isCapital: true })[2]).toBeGreaterThan(worthOfFirstVisit(base)[2]!);
  expect(worthOfFirstVisit({ ...base, isForOthers: true })[2]).toBeLessThan(worthOfFirstVisit(base)[2]!);
});
