import { describe, expect, it } from "vitest";
import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import { mealHoursOf } from "#app/modules/catalogue/hours/meal-hours";
import { endWithDinner, mealAt, mealBreaks, mealHoursFor, mealsOnArrival, mealsOnLeaving } from "./meal-breaks";

const spain = { mealHours: mealHoursOf(findCountryFacts("ES")), pace: "moderate" as const };
const clock = (hours: number, minutes = 0): number => hours * 60 + minutes;

describe("meals of a day", () => {
  it("are at the hours of the country, and the day is long enough for dinner and the way back", () => {
    const end = endWithDinner(spain, clock(20, 30));
    expect(end).toBe(clock(22, 45));
    const [lunch, dinner] = mealBreaks(spain, clock(9), end);
    expect(lunch).toMatchObject({ earliest: clock(13, 30) });
    expect(dinner).toMatchObject({ earliest: clock(20, 30), latestStart: clock(22) });
    expect(endWithDinner({ pace: "packed" }, clock(23))).toBe(clock(23));
  });

  it("are left out where one comes too late or leaves before", () => {
    expect(mealBreaks(spain, clock(16), clock(22, 30)).map(({ earliest }) => earliest)).toEqual([clock(20, 30)]);
    expect(mealBreaks(spain, clock(9), clock(16))).toHaveLength(1);
    expect(mealBreaks(spain, clock(16), clock(20))).toEqual([]);
    expect(mealBreaks(spain, clock(23), clock(23))).toEqual([]);
  });

  it("are told apart by their hour", () => {
    expect(mealAt(spain, clock(15, 30))).toBe("lunch");
    expect(mealAt(spain, clock(20, 30))).toBe("dinner");
    expect(mealAt({}, clock(14, 30))).toBe("lunch");
    expect(mealAt({}, clock(17))).toBe("dinner");
    expect(mealAt({ ...spain, children: 1 }, clock(18))).toBe("dinner");
  });
});

describe("dinner with children", () => {
  it("is with the first guests of the country, and half an hour before them where they dine late", () => {
    const family = { ...spain, children: 2 };
    expect(mealHoursFor(family).dinner).toEqual({ from: clock(20), to: clock(21) });
    expect(mealHoursFor(family).lunch).toEqual({ from: clock(13), to: clock(14) });
    expect(mealHoursFor({ children: 1 }).lunch).toEqual({ from: clock(12), to: clock(13) });
    expect(mealHoursFor({ children: 1 }).dinner).toEqual({ from: clock(18, 30), to: clock(19, 30) });
    const [, dinner] = mealBreaks(family, clock(9), clock(23));
    expect(dinner!.latestStart).toBe(clock(20, 30));
    expect(endWithDinner(family, clock(20, 30))).toBe(clock(22, 15));
  });

  it("is an hour before others after a night on the way, though not before seven where nobody dines then", () => {
    expect(mealHoursFor({ ...spain, isTired: true }).dinner).toEqual({ from: clock(19, 30), to: clock(20, 30) });
    expect(mealHoursFor({ isTired: true }).dinner.from).toBe(clock(18, 30));
    expect(endWithDinner({ ...spain, isTired: true }, 0)).toBe(clock(21, 45));
  });
});

describe("dinner on the evening of arrival", () => {
  const usual = { pace: "moderate" as const };
  const family = { ...usual, children: 2 };

  it("is at once for whoever comes too late for the usual hour", () => {
    const { breaks, end } = mealsOnArrival(family, clock(19, 10), clock(21, 30));
    expect(breaks).toEqual([{ earliest: clock(18, 30), latestStart: clock(19, 55), duration: 90 }]);
    expect(end).toBe(clock(21, 25));
    expect(mealsOnArrival(usual, clock(20, 20), clock(21, 30))).toMatchObject({
      breaks: [{ latestStart: clock(21, 5) }],
      end: clock(22, 35),
    });
  });

  it("comes after a lunch that is had at once by whoever is a little late for it", () => {
    const { breaks } = mealsOnArrival(usual, clock(14, 20), clock(21, 30));
    expect(breaks.map(({ earliest }) => earliest)).toEqual([clock(14, 20), clock(18, 30)]);
    expect(mealsOnArrival(usual, clock(14, 50), clock(21, 30)).breaks).toHaveLength(1);
    expect(mealsOnArrival(usual, clock(14, 20), clock(15)).breaks).toHaveLength(0);
  });

  it("is as on other days for whoever is there in time, and left out when kitchens close", () => {
    for (const start of [clock(12), clock(17, 30)])
      expect(mealsOnArrival(usual, start, clock(21, 30)).breaks).toEqual(mealBreaks(usual, start, clock(21, 30)));
    expect(mealsOnArrival(usual, clock(20, 35), clock(21, 30))).toEqual({ breaks: [], end: clock(21, 30) });
  });
});

describe("meals of a day of leaving", () => {
  it("begin before others' where one has to go while they sit down to lunch", () => {
    expect(mealsOnLeaving(spain, clock(9), clock(13, 50))).toEqual([
      { earliest: clock(12, 20), latestStart: clock(12, 50), duration: 60 },
    ]);
    const [lunch] = mealsOnLeaving({ pace: "moderate" }, clock(9), clock(12, 40));
    expect(lunch).toMatchObject({ earliest: clock(11, 30), latestStart: clock(11, 40) });
  });

  it("are the usual ones where there is time for them, and none in the middle of a morning", () => {
    for (const end of [clock(11), clock(12, 20), clock(15), clock(17)])
      expect(mealsOnLeaving(spain, clock(9), end)).toEqual(mealBreaks(spain, clock(9), end));
    expect(mealsOnLeaving(spain, clock(12), clock(13, 30))).toEqual([]);
  });
});
