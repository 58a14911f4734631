import { describe, expect, it } from "vitest";
import { servesEach } from "#app/modules/catalogue/schema/diets";
import { awayFromDinner, beforeDinner, betweenMeals, fromWhenBarsFill, isMealPlace, isTableFor } from "./meal-tables";
import { townPlace, townRequest } from "./town.fixture";

const MEALS = ["breakfast", "lunch", "dinner"] as const;
const mealsAt = (change: Parameters<typeof townPlace>[1]): string[] =>
  MEALS.filter((meal) => isTableFor(townPlace("house", change), meal));

describe("which meals are had at a place", () => {
  it("are those of the file where it says so, whatever the place is", () => {
    expect(mealsAt({ kind: "market", meals: ["dinner"] })).toEqual(["dinner"]);
    expect(mealsAt({ kind: "bar", meals: ["lunch", "dinner"] })).toEqual(["lunch", "dinner"]);
  });

  it("else follow from what it is", () => {
    expect(mealsAt({ kind: "restaurant" })).toEqual(["lunch", "dinner"]);
    expect(mealsAt({ kind: "food-hall" })).toEqual(["lunch", "dinner"]);
    expect(mealsAt({ kind: "cafe", tags: ["soups"] })).toEqual(["breakfast", "lunch"]);
    expect(mealsAt({ kind: "cafe", tags: ["cakes"] })).toEqual(["breakfast"]);
    expect(mealsAt({ kind: "cafe", tags: ["mint tea"] })).toEqual(["breakfast"]);
    expect(mealsAt({ kind: "market", serves: servesEach({}) })).toEqual(["lunch"]);
    expect(mealsAt({ kind: "market" })).toEqual([]);
    expect(mealsAt({ kind: "museum" })).toEqual([]);
  });

  it("are no dinner in a house that is known for breakfast, but one where breakfast is served besides", () => {
    expect(mealsAt({ kind: "restaurant", tags: ["pancakes", "terrace"] })).toEqual(["lunch"]);
    expect(mealsAt({ kind: "restaurant", name: "The Breakfast Club" })).toEqual(["lunch"]);
    expect(mealsAt({ kind: "restaurant", tags: ["pizza", "breakfast"] })).toEqual(["lunch", "dinner"]);
  });
});

describe("where one eats", () => {
  it("is no stop of a day by itself, unless it is a café that people come for", () => {
    expect(isMealPlace(townPlace("inn", { kind: "restaurant" }))).toBe(true);
    expect(isMealPlace(townPlace("counter", { kind: "cafe", meals: ["lunch"], weight: 1 }))).toBe(true);
    expect(isMealPlace(townPlace("grand-cafe", { kind: "cafe", meals: ["lunch"], weight: 4 }))).toBe(false);
    expect(isMealPlace(townPlace("market", { kind: "market", meals: ["lunch"], weight: 1 }))).toBe(false);
  });
});

describe("something sweet", () => {
  const windows = [{ open: 480, latestStart: 1350, latestEnd: 1380 }];
  const left = (change: Parameters<typeof townPlace>[1]) => awayFromDinner({}, townPlace("x", change), windows, 30);

  it("is had well before dinner or after it, and a meal is not sweet", () => {
    expect(left({ kind: "cafe" }).map(({ open, latestEnd }) => [open, latestEnd])).toEqual([
      [480, 1020],
      [1275, 1380],
    ]);
    expect(left({ kind: "museum" })).toBe(windows);
    expect(left({ kind: "restaurant", serves: servesEach({}), tags: ["cakes"] })).toBe(windows);
  });
});

describe("a café", () => {
  const left = (change: Parameters<typeof townPlace>[1], latestStart: number) =>
    betweenMeals(townRequest([]), townPlace("x", change), [{ open: 480, latestStart }], 30).map(
      ({ open, latestEnd = 0 }) => [open, latestEnd],
    );

  it("is for no visit within an hour of breakfast, unless it is shut by then", () => {
    expect(left({ kind: "cafe", meals: ["lunch"] }, 900)).toEqual([[630, 0]]);
    expect(left({ kind: "cafe", meals: ["lunch"] }, 600)).toEqual([[480, 0]]);
    // A café that is where others have breakfast is no stop of its own, unless the traveller asked for it.
    expect(left({ kind: "cafe" }, 600)).toEqual([]);
    const asked = townRequest([], { wanted: ["x"] });
    expect(betweenMeals(asked, townPlace("x", { kind: "cafe" }), [{ open: 480, latestStart: 600 }], 30)).toHaveLength(
      1,
    );
    expect(left({ kind: "museum" }, 900)).toEqual([[480, 0]]);
  });

  it("without lunch is for no visit while others sit down to it, unless it is shut after it", () => {
    expect(left({ kind: "cafe", tags: ["cakes"] }, 900)).toEqual([
      [630, 660],
      [840, 0],
    ]);
    expect(left({ kind: "cafe", tags: ["cakes"] }, 700)).toEqual([[630, 660]]);
  });
});

describe("what one sees by day", () => {
  const windows = [{ open: 600, latestStart: 1380 }];
  const until = (change: Parameters<typeof townPlace>[1], own = windows) =>
    beforeDinner({}, townPlace("x", change), own).map(({ latestStart }) => latestStart);

  it("is not begun once people dine, but for what is of the night and what opens then", () => {
    expect(until({ kind: "museum" })).toEqual([1110]);
    expect(until({ kind: "trail", bestTime: "evening" })).toEqual([1110]);
    expect(until({ kind: "cave", bestTime: "night" })).toEqual([1380]);
    expect(until({ kind: "square" })).toEqual([1380]);
    expect(until({ kind: "gallery" }, [{ open: 1200, latestStart: 1380 }])).toEqual([1380]);
  });
});

describe("a night market", () => {
  it("is where one dines, if what it costs is what one eats there", () => {
    const stalls = { kind: "market", bestTime: "evening", serves: servesEach({}), price: 9 } as const;
    expect(mealsAt(stalls)).toEqual(["lunch", "dinner"]);
    expect(mealsAt({ ...stalls, kind: "street" })).toEqual(["dinner"]);
    expect(mealsAt({ ...stalls, price: 0 })).toEqual(["lunch"]);
    expect(mealsAt({ ...stalls, bestTime: "morning" })).toEqual(["lunch"]);
    expect(mealsAt({ ...stalls, kind: "street", serves: undefined })).toEqual([]);
  });
});

describe("a bar", () => {
  const windows = [
    { open: 10 * 60, latestStart: 13 * 60 },
    { open: 13 * 60, latestStart: 23 * 60 },
  ];
  const opens = (change: Parameters<typeof townPlace>[1]) =>
    fromWhenBarsFill(townPlace("x", change), windows).map(({ open }) => open / 60);

  it("is for the evening, or from lunch on where that is said of it", () => {
    expect(opens({ kind: "bar" })).toEqual([16]);
    expect(opens({ kind: "bar", bestTime: "night" })).toEqual([16]);
    expect(opens({ kind: "bar", bestTime: "midday" })).toEqual([11.5, 13]);
    expect(opens({ kind: "bar", bestTime: "afternoon" })).toEqual([12, 13]);
    expect(opens({ kind: "museum" })).toEqual([10, 13]);
  });
});
