import { describe, expect, it } from "vitest";
import { dayNotes } from "./day-notes";
import { isOnFoot, isTooFarOnFoot } from "./on-foot";
import { townPlace, townRequest } from "../day/town.fixture";
import { wayFor } from "./way-for";

const KINGS_DAY = "2027-04-27";

describe("a feast on which one walks", () => {
  const near = Array.from({ length: 10 }, (_, n) => townPlace(`near-${n}`, { north: 0.1 * n }));
  const [place, far] = [townPlace("place", { north: 1 }), townPlace("far-place", { north: 2.5 })];
  const request = townRequest([...near, place, far]);
  const amsterdam = { ...request, destination: { ...request.destination, country: "NL", slug: "amsterdam" } };

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
    expect([place, far].map((one) => isTooFarOnFoot(amsterdam, one, KINGS_DAY))).toEqual([false, true]);
    expect(isTooFarOnFoot(amsterdam, far, "2027-04-28")).toBe(false);
    expect(isTooFarOnFoot(amsterdam, { ...far, onlyOn: ["04-27"] }, KINGS_DAY)).toBe(false);
  });

  it("holds those alone who stay in town, with enough to see around them", () => {
    const out = { ...amsterdam, base: { ...amsterdam.base, lat: amsterdam.base.lat + 0.05 } };
    expect(isTooFarOnFoot(out, far, KINGS_DAY)).toBe(false);
    expect(isTooFarOnFoot({ ...amsterdam, places: [place, far] }, far, KINGS_DAY)).toBe(false);
  });

  it("has no trams and no buses, and says why", () => {
    const away = townPlace("away", { north: 5 });
    const mode = (date: string) => wayFor(amsterdam, amsterdam.base, away, { date, minutes: 600 }).mode;
    expect(mode("2027-04-28")).toBe("bus");
    expect(mode(KINGS_DAY)).toBe("taxi");
    expect(dayNotes(amsterdam.destination, [KINGS_DAY])[0]!.join(" ")).toContain("Streets are shut to trams and cars");
  });
});
