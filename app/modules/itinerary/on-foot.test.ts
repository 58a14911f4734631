import { describe, expect, it } from "vitest";
import { dayNotes } from "./day-notes";
import { isOnFoot, isTooFarOnFoot } from "./on-foot";
import { townPlace, townRequest } from "./town.fixture";
import { wayFor } from "./way-for";

const KINGS_DAY = "2027-04-27";

describe("a feast on which one walks", () => {
  const request = townRequest([]);
  const amsterdam = { ...request, destination: { ...request.destination, country: "NL", slug: "amsterdam" } };
  const isTooFar = (north: number, date: string, change: Parameters<typeof townPlace>[1] = {}) =>
    isTooFarOnFoot(amsterdam, townPlace("place", { north, ...change }), date);

  it.each([
    ["IL", "jerusalem", "2027-10-11", true],
    ["US", "new-orleans", "2027-02-09", true],
    ["US", "chicago", "2027-02-09", false],
    ["CH", "zurich", "2027-04-19", true],
    ["NL", "amsterdam", "2027-04-28", false],
  ])("is known: %s, %s, %s: %s", (country, slug, date, expected) => {
    expect(isOnFoot({ country, slug }, date)).toBe(expected);
  });

  it("shows what lies within a walk of the hotel, and what is there on that day alone", () => {
    expect([1, 2].map((km) => isTooFar(km, KINGS_DAY))).toEqual([false, true]);
    expect(isTooFar(2, "2027-04-28")).toBe(false);
    expect(isTooFar(2, KINGS_DAY, { onlyOn: ["04-27"] })).toBe(false);
  });

  it("holds those who stay in town alone", () => {
    const out = { ...amsterdam, base: townPlace("hotel", { north: 5 }) as never };
    expect(isTooFarOnFoot(out, townPlace("place"), KINGS_DAY)).toBe(false);
  });

  it("has no trams and no buses, and says why", () => {
    const far = townPlace("far", { north: 5 });
    const mode = (date: string) => wayFor(amsterdam, amsterdam.base, far, { date, minutes: 600 }).mode;
    expect(mode("2027-04-28")).toBe("bus");
    expect(mode(KINGS_DAY)).toBe("taxi");
    expect(dayNotes(amsterdam.destination, [KINGS_DAY])[0]!.join(" ")).toContain("Streets are shut to trams and cars");
  });
});
