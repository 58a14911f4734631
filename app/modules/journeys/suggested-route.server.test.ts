import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { emptyStart } from "#app/modules/planner/start-form";
import type { StartValues } from "#app/modules/planner/start-form";
import { NOTHING_LEFT_OUT, leaveOut, leftOutInWords } from "./left-out.server";
import { drawnArea, findArea } from "./route-area.server";
import { suggestedRoute } from "./suggested-route.server";

const from = (rest: Partial<StartValues> = {}): StartValues => ({ ...emptyStart(), departureCity: "London", ...rest });

function through(name: string, nights: number, rest: Partial<StartValues> = {}): string[] {
  const found = findArea(name);
  if (!("area" in found)) throw new Error(found.refused.message);
  return suggestedRoute(found.area.slugs, from(rest), nights)!.stays.map(({ slug }) => slug);
}

describe("a route through a country, as a friend who lives there would say", () => {
  it.each([
    ["Japan", 7, ["kyoto", "tokyo"]],
    ["Spain", 10, ["barcelona", "madrid", "seville"]],
    ["Italy", 7, ["florence", "rome", "venice"]],
    ["Iceland", 9, ["akureyri", "hofn", "reykjavik", "vik"]],
    ["Scotland", 9, ["edinburgh", "inverness", "isle-of-skye"]],
    ["Portugal", 10, ["algarve", "lisbon", "porto"]],
    ["Andalusia", 7, ["granada", "malaga", "seville"]],
    ["Andalusia", 9, ["granada", "malaga", "seville"]],
    ["Vietnam", 12, ["hanoi", "ho-chi-minh-city", "hoi-an"]],
    ["China", 12, ["beijing", "shanghai", "xian"]],
    ["Croatia", 7, ["dubrovnik", "split"]],
    ["Egypt", 8, ["cairo", "luxor"]],
    ["Morocco", 7, ["fes", "marrakech"]],
    ["Italy", 4, ["rome"]],
    ["Spain", 4, ["barcelona"]],
    ["Andalusia", 4, ["seville"]],
    ["Indonesia", 10, ["bali", "yogyakarta"]],
    ["Malaysia", 7, ["kuala-lumpur", "penang"]],
    ["the Balkans", 10, ["dubrovnik", "ljubljana-bled", "split"]],
  ])("leads in %s for %i nights to what one comes for", (area, nights, slugs) => {
    expect(through(area, nights).toSorted()).toEqual(slugs);
  });

  it("is one place for three nights", () => {
    expect(through("Japan", 3)).toHaveLength(1);
  });

  it("has the capital of Italy and two more in two weeks", () => {
    const italy = through("Italy", 14);
    expect(italy).toContain("rome");
    expect(italy.length).toBeGreaterThanOrEqual(3);
  });

  it("goes to the beach with a traveller who loves it, and not with one who has not said so", () => {
    const beaches = (slugs: string[]) => slugs.filter((slug) => findDestination(slug)!.style === "beach");
    expect(beaches(through("Spain", 10, { interests: ["beach"] }))).toHaveLength(1);
    expect(beaches(through("Spain", 10))).toEqual([]);
    const august = { startDate: "2027-08-07" };
    expect(beaches(through("Portugal", 7, { ...august, children: "2" }))).toEqual(["algarve"]);
    expect(beaches(through("Portugal", 7, august))).toEqual([]);
  });

  it("never leads to the traveller's home", () => {
    expect(through("Spain", 10, { departureCity: "Barcelona, BCN" })).not.toContain("barcelona");
  });

  it("says what a name is that is no part of the world, and takes a single place for one", () => {
    expect(findArea("Nashville")).toMatchObject({
      refused: { message: expect.stringMatching(/don't cover/) as string },
    });
    expect(findArea("Croatia and Slovenia")).toMatchObject({
      area: { slugs: expect.arrayContaining(["split", "ljubljana-bled"]) as string[] },
    });
    expect(findArea("Croatia and Atlantis")).toHaveProperty("refused");
    expect(findArea("Singapore")).toEqual({ area: { name: "Singapore", slugs: ["singapore"] } });
  });
});

describe("a part of the world that is drawn", () => {
  const drawsOf = (city: string, leftOut = NOTHING_LEFT_OUT) =>
    Array.from({ length: 15 }, (_, turn) => drawnArea(from({ departureCity: city }), turn, leftOut));
  const fromLondon = drawsOf("London");

  it("is the same for the same turn, another for the next, and has several places", () => {
    expect(drawnArea(from(), 3, NOTHING_LEFT_OUT)).toEqual(fromLondon[3]);
    expect(new Set(fromLondon.map(({ name }) => name)).size).toBe(15);
    for (const { slugs } of fromLondon) expect(slugs.length).toBeGreaterThan(1);
  });

  it("suits the traveller: from Sydney others are near than from London", () => {
    const names = (draws: typeof fromLondon) => draws.map(({ name }) => name).toSorted();
    const fromSydney = names(drawsOf("Sydney"));
    expect(fromSydney).not.toEqual(names(fromLondon));
    expect(fromSydney).toContain("Australia");
  });

  it("is never one of which the traveller has seen all but one place", () => {
    const [first] = fromLondon;
    const visited = new Set(first!.slugs.slice(1));
    const draws = drawsOf("London", { visited, unwanted: new Set() });
    expect(draws.map(({ name }) => name)).not.toContain(first!.name);
  });
});

describe("what a route leaves out", () => {
  const leftOut = { visited: new Set(["rome", "venice"]), unwanted: new Set(["milan"]) };

  it("is what the traveller has seen or does not want, unless nothing would be left", () => {
    expect(leaveOut(["rome", "florence", "milan"], leftOut)).toEqual(["florence"]);
    expect(leaveOut(["rome", "venice"], leftOut)).toEqual(["rome", "venice"]);
  });

  it("is said with its reason", () => {
    expect(leftOutInWords(["rome", "venice", "florence", "milan"], leftOut)).toBe(
      "We left out Rome and Venice, where you've been, and Milan, which you marked as not for you.",
    );
    expect(leftOutInWords(["florence"], leftOut)).toBeUndefined();
  });
});
