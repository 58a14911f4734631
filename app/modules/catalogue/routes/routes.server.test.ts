import { describe, expect, it } from "vitest";
import { waysBetween } from "../ways/ways.server";
import { findDestination } from "../places/catalogue.server";
import { routeFileProblems, routeProblems } from "./route-problems";
import { findRoute, listRoutes, routesThrough } from "./routes.server";

const golden = findRoute("japan-golden-route")!;
const { regions, ...file } = golden;
const problemsOf = (change: Partial<typeof file>) => routeProblems({ ...file, ...change }, findDestination);
const stay = (slug: string, nights: number) => ({ slug, nights, why: golden.stays[0]!.why });

describe("authored routes", () => {
  it("are forty or more, through all parts of the world", () => {
    expect(listRoutes().length).toBeGreaterThanOrEqual(40);
    expect(new Set(listRoutes().flatMap((route) => route.regions)).size).toBe(7);
    expect(regions).toEqual(["asia"]);
  });

  it.each(listRoutes().map((route) => [route.slug, route] as const))("%s fits its places", (_slug, route) => {
    expect(routeProblems(route, findDestination)).toEqual([]);
  });

  it.each(listRoutes().map((route) => [route.slug, route] as const))(
    "%s goes the way it says",
    (_slug, { stays, by }) => {
      const steps = stays.slice(1).map(({ slug }, at) => waysBetween(stays[at]!.slug, slug));
      expect(steps.filter((ways) => !ways.some((way) => by.includes(way.by)))).toEqual([]);
      expect(by.filter((means) => !steps.flat().some((way) => way.by === means))).toEqual([]);
    },
  );

  it("are found by their places", () => {
    expect(routesThrough("kyoto").map(({ slug }) => slug)).toEqual(["japan-golden-route", "kyoto-to-kyushu"]);
    expect(routesThrough("havana")).toEqual([]);
    expect(findRoute("nowhere")).toBeUndefined();
  });
});

describe("routeProblems", () => {
  it("names a place that we do not have, and one that comes twice", () => {
    expect(problemsOf({ stays: [stay("tokyo", 5), stay("nara", 2)] })).toEqual(["nara is no destination of ours"]);
    expect(problemsOf({ stays: [stay("tokyo", 5), stay("tokyo", 4)] })).toEqual(["a place comes twice"]);
  });

  it("names nights that do not fit the days of a place", () => {
    expect(problemsOf({ stays: [stay("tokyo", 1), stay("kyoto", 3)] })).toEqual([
      "1 nights in tokyo, which takes 4 to 7 days",
    ]);
  });

  it("names months that are good nowhere, and places without a good month", () => {
    expect(problemsOf({ months: [3, 4, 7] })).toEqual(["month 7 is good at less than half of its places"]);
    const problems = routeProblems(
      { ...file, by: ["flight"], months: [4, 5], stays: [stay("cape-town", 5), stay("victoria-falls", 2)] },
      (slug) => ({ ...findDestination(slug)!, bestMonths: slug === "cape-town" ? [4, 5] : [8] }),
    );
    expect(problems).toEqual(["none of its months is good at victoria-falls"]);
  });

  it("names distances that nobody travels that way, and an order that goes back and forth", () => {
    const far = problemsOf({ by: ["coach"], months: [4, 5], stays: [stay("tokyo", 4), stay("fukuoka", 2)] });
    expect(far).toEqual([expect.stringMatching(/^tokyo to fukuoka is \d+ km, not a way by coach$/)]);
    const back = problemsOf({ stays: [stay("kyoto", 3), stay("tokyo", 4), stay("osaka", 2)] });
    expect(back).toEqual(["its places are in an order that goes back and forth"]);
  });
});

describe("routeFileProblems", () => {
  it("accepts a file as it is, and names what is wrong in another", () => {
    expect(routeFileProblems("japan-golden-route", file)).toEqual([]);
    expect(routeFileProblems("golden", file)).toEqual([
      'field "slug" is "japan-golden-route", but the file is named golden',
    ]);
    for (const wrong of [
      { ...file, drawback: "It is crowded in all of its months!" },
      { ...file, summary: `${"By train ".repeat(17)}home.` },
      { ...file, stays: file.stays.slice(0, 1) },
      { ...file, by: ["balloon"] },
      { ...file, extra: 1 },
    ])
      expect(routeFileProblems("japan-golden-route", wrong)).toHaveLength(1);
  });
});
