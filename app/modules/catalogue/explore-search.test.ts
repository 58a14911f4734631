import { describe, expect, it } from "vitest";
import { listDestinations } from "./catalogue.server";
import { climateByMonth, isDry, isWarm, warmAndDryIn } from "./explore-climate";
import { costPerDay } from "./explore-item";
import { SORTS, findByWish, readSort, sortItems } from "./explore-search";
import { readWish } from "./explore-wish";

const all = listDestinations();
const search = (text: string) => findByWish(all, readWish(text));

describe("reading a wish", () => {
  it("understands month, price, vibe and the rest", () => {
    expect(readWish("quiet beach in November under $150 a day")).toEqual({ months: [11], maxPerDay: 150, vibes: ["beach"], isWarm: false, isDry: false, words: "quiet" });
  });

  it.each([
    ["museums in autumn", { months: [9, 10, 11], vibes: ["culture"] }],
    ["warm and dry in feb", { months: [2], isWarm: true, isDry: true, words: "" }],
    ["cheap city break in sept", { months: [9], budget: "budget-friendly", vibes: ["urban"], words: "break" }],
    ["somewhere for $90 per day", { maxPerDay: 90, words: "" }],
    ["Japan", { months: [], vibes: [], words: "japan" }],
    ["", { months: [], words: "" }],
  ])("%s", (text, expected) => {
    expect(readWish(text)).toMatchObject(expected);
  });
});

describe("search by anything", () => {
  it("keeps to the month, the price and the beach", () => {
    const { found, givenUp } = search("quiet beach in November under $150 a day");
    expect(givenUp).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
    for (const { destination, reasons } of found) {
      expect(destination.bestMonths).toContain(11);
      expect(costPerDay(destination)).toBeLessThanOrEqual(150);
      expect(destination.vibes).toContain("beach");
      expect(reasons).toContain("Good in November");
    }
  });

  it("finds a country and a place, with a slip of the pen too", () => {
    expect(search("Japan").found.slice(0, 3).map(({ destination }) => destination.country)).toEqual(["JP", "JP", "JP"]);
    expect(search("reykjavk").found[0]?.destination.slug).toBe("reykjavik");
  });

  it("says what it gave up when nothing fits all of it", () => {
    const { found, givenUp } = search("beach under $12 a day");
    expect(givenUp).toEqual(["under $12 a day"]);
    expect(found.length).toBeGreaterThan(0);
  });

  it("finds nothing for nonsense", () => {
    expect(search("zzzzqqqq")).toEqual({ found: [], givenUp: [] });
  });
});

describe("sorting", () => {
  it("orders by price, name and sights, and reads only known orders", () => {
    const items = [
      { name: "B", averageCostPerDay: 90, vibe_score: 7 },
      { name: "A", averageCostPerDay: 120, vibe_score: 9 },
    ];
    expect(SORTS.map((sort) => sortItems(items, sort)[0]?.name)).toEqual(["B", "B", "A", "A", "A"]);
    expect(readSort("price")).toBe("price");
    expect(readSort("shoe size")).toBe("fit");
  });
});

describe("warm and dry", () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))("month %i lists only places that are, and leaves none out", (month) => {
    const found = warmAndDryIn(all, month);
    const expected = all.filter((one) => climateByMonth(one).some((climate) => climate.month === month && isWarm(climate) && isDry(climate)));
    expect(found.map(({ place }) => place.slug).sort()).toEqual(expected.map(({ slug }) => slug).sort());
    expect(found.length).toBeGreaterThan(0);
  });
});
