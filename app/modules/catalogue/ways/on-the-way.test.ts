import { describe, expect, it } from "vitest";
import { findDestination } from "../places/catalogue.server";
import { DEAD_ENDS } from "./ground";
import { nightBetween, stopsBetween } from "./ways.server";
import { listDestinations } from "../places/catalogue.server";

const stops = (pair: string) => {
  const [from = "", to = ""] = pair.split(" ");
  return stopsBetween(from, to).map(({ of, place }) => `${of} ${place.id}`);
};

describe("the sights that a drive passes", () => {
  it.each([
    ["seville malaga", "ronda"],
    ["london bath", "stonehenge"],
    ["rome florence", "orvieto"],
    ["munich vienna", "melk"],
    ["split dubrovnik", "ston"],
  ])("has from %s the sight of which it is known", (pair, id) => {
    expect(stops(pair).some((stop) => stop.includes(id))).toBe(true);
  });

  it("are none of a town of ours, none at an end, none over a border, none at the end of its own road", () => {
    for (const pair of ["seville granada", "munich vienna", "los-angeles san-francisco", "amman petra"]) {
      const [from, to] = pair.split(" ").map((slug) => findDestination(slug)!);
      const countries = stopsBetween(from!.slug, to!.slug).map(({ country }) => country);
      expect(countries.filter((country) => country !== from!.country && country !== to!.country)).toEqual([]);
    }
    expect(stops("seville granada").join()).not.toContain("picasso");
    expect(stops("munich vienna").join()).not.toContain("hohensalzburg");
    expect(stops("los-angeles san-francisco").join()).not.toContain("getty");
    expect(stops("las-vegas grand-canyon").join()).not.toContain("grand-canyon-west");
  });

  it("are the same on the way back, and none from a place to itself", () => {
    expect(stops("malaga seville").toSorted()).toEqual(stops("seville malaga").toSorted());
    expect(stops("rome rome")).toEqual([]);
  });
});

it("knows where a night breaks a long drive", () => {
  expect(nightBetween("munich", "vienna")?.slug).toBe("salzburg");
  expect(nightBetween("rome", "venice")?.slug).toBe("florence");
  expect(nightBetween("los-angeles", "san-francisco")).toBeUndefined();
});

it("names sights that there are as ends of their roads", () => {
  const all = new Set(listDestinations().flatMap(({ places }) => places.map(({ id }) => id)));
  expect([...DEAD_ENDS].filter((id) => !all.has(id))).toEqual([]);
});
