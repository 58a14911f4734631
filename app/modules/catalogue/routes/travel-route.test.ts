import { describe, expect, it } from "vitest";
import {
  matchesRoute,
  meansInWords,
  nightsOf,
  planRouteAddress,
  readRouteFilters,
  routesInSeason,
  routesLike,
  waysInWords,
  waysOfRoute,
} from "./travel-route";
import type { WayBetween } from "../ways/way";
import type { PlacedRoute } from "./travel-route";
import type { TravelRoute } from "./travel-route.schema";

const why = "The old town in the morning.";
const route = (slug: string, change: Partial<PlacedRoute> = {}): PlacedRoute => ({
  slug,
  title: `The way of ${slug}`,
  summary: "From one place to another by train.",
  by: ["train"],
  months: [4, 5],
  stays: [
    { slug: "rome", nights: 4, why },
    { slug: "florence", nights: 3, why },
  ],
  drawback: "It is crowded in all of its months.",
  tags: ["art", "food"],
  regions: ["europe"],
  ...change,
});
const read = (query: string) => readRouteFilters(new URLSearchParams(query));

describe("a route in words", () => {
  it("has its nights, its means and the address at which it is planned", () => {
    expect(nightsOf(route("a"))).toBe(7);
    expect(meansInWords({ by: ["train"] })).toBe("by train");
    expect(meansInWords({ by: ["ferry", "flight"] })).toBe("by ferry and plane");
    expect(planRouteAddress(route("a"))).toBe("/planner/route?place=rome&nights=4&place=florence&nights=3");
  });
});

describe("the ways on", () => {
  const train: WayBetween = { by: "train", minutes: 158, dollars: 95 };
  const ferry: WayBetween = { by: "ferry", minutes: 300, dollars: 40 };
  const chosen = (by: TravelRoute["by"], ...ways: WayBetween[]) =>
    waysOfRoute(route("a", { by, months: [4, 5] }), ways).map((way) => way.by);

  it("are those that the route is travelled by, in its months", () => {
    expect(chosen(["ferry"], train, ferry)).toEqual(["ferry"]);
    expect(chosen(["ferry", "train"], train, ferry)).toEqual(["train", "ferry"]);
    expect(chosen(["ferry"], { ...ferry, months: [5, 6] })).toEqual(["ferry"]);
    expect(chosen(["ferry"], { ...ferry, months: [7, 8] }, train)).toEqual(["train"]);
    expect(chosen(["ferry"], { ...ferry, months: [7, 8] })).toEqual(["ferry"]);
    expect(chosen(["car"], train, ferry)).toEqual(["train"]);
  });

  it("say how long they take and what they cost, and what is an estimate", () => {
    expect(waysInWords("Kyoto", [train])).toBe(
      "On to Kyoto by train, about 2 hours 40 minutes door to door, $95 each.",
    );
    expect(waysInWords("Hvar", [train, { ...ferry, by: "flight", isEstimate: true }])).toBe(
      "On to Hvar by train, about 2 hours 40 minutes door to door, $95 each; or by plane, about 5 hours, $40 each by our estimate.",
    );
  });
});

describe("filters", () => {
  it("are read from an address, without what nobody understands", () => {
    expect(read("region=asia&length=ten&month=4")).toEqual({ region: "asia", length: "ten", month: 4 });
    expect(read("region=atlantis&length=ages&month=13")).toEqual({});
    expect(read("region=&length=&month=")).toEqual({});
  });

  it("hold a route against region, length and month", () => {
    const turkey = route("t", { regions: ["europe", "asia"], months: [9] });
    expect(["europe", "asia", "africa"].map((region) => matchesRoute(turkey, read(`region=${region}`)))).toEqual([
      true,
      true,
      false,
    ]);
    const ofNights = (nights: number) => route("n", { stays: [{ slug: "rome", nights, why }] });
    const fitting = (length: string) =>
      [7, 8, 10, 11].filter((nights) => matchesRoute(ofNights(nights), read(`length=${length}`)));
    expect([fitting("week"), fitting("ten"), fitting("long")]).toEqual([[7], [8, 10], [11]]);
    expect([8, 9].map((month) => matchesRoute(turkey, read(`month=${month}`)))).toEqual([false, true]);
    expect(matchesRoute(turkey, {})).toBe(true);
  });
});

describe("choices among routes", () => {
  it("in season begin with the narrowest season, each from another part of the world", () => {
    const routes = [
      route("wide", { months: [3, 4, 5, 6] }),
      route("narrow", { months: [4] }),
      route("asian", { months: [3, 4, 5], regions: ["asia"] }),
      route("autumn", { months: [10] }),
    ];
    const inApril = (limit: number) => routesInSeason(routes, 4, limit).map(({ slug }) => slug);
    expect(inApril(2)).toEqual(["narrow", "asian"]);
    expect(inApril(9)).toEqual(["narrow", "asian", "wide"]);
  });

  it("that are like one share its places, or its part of the world and its length", () => {
    const one = route("one");
    const shares = route("shares", { stays: [{ slug: "rome", nights: 9, why }], regions: ["europe"] });
    const short = route("short", { stays: [{ slug: "porto", nights: 6, why }] });
    const long = route("long", { stays: [{ slug: "porto", nights: 12, why }] });
    const far = route("far", { stays: [{ slug: "kyoto", nights: 7, why }], regions: ["asia"] });
    const like = routesLike(one, [one, far, long, short, shares], 9).map(({ slug }) => slug);
    expect(like).toEqual(["shares", "short", "long"]);
  });
});
