import { describe, expect, it } from "vitest";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { dayNotes } from "../travel/day-notes";
import { describeMeal } from "../words/describe-meal";
import { iftarOn } from "./iftar";
import { mealBreaks, mealHoursFor } from "../day/meal-breaks";
import { openWindowsOn } from "../hours/open-windows";
import type { SeatedMeal } from "../meals/seat-meals";
import { townPlace, townRequest } from "../day/town.fixture";

const TUNIS = { country: "TN", slug: "tunis", lat: 36.8, lon: 10.18, timeZone: "Africa/Tunis" };
const FEZ = { country: "MA", slug: "fes", lat: 34.06, lon: -4.98, timeZone: "Africa/Casablanca" };
const IN_RAMADAN = "2027-02-16";
const AFTER_IT = "2027-04-16";

describe("the hour at which a fast is broken", () => {
  it("is sunset, on days of Ramadan, where people do so at tables", () => {
    expect(iftarOn(TUNIS, IN_RAMADAN)).toBe(18 * 60);
    expect(iftarOn(TUNIS, AFTER_IT)).toBeUndefined();
    expect(iftarOn(FEZ, IN_RAMADAN)).toBeUndefined();
  });

  it("is when all sit down to dinner, also with children or after a night on the way", () => {
    const iftar = 17 * 60 + 55;
    for (const wishes of [{ iftar }, { iftar, children: 2 }, { iftar, isTired: true }])
      expect(mealHoursFor(wishes).dinner).toEqual({ from: iftar, to: iftar + 45 });
    const [, dinner] = mealBreaks({ iftar, pace: "moderate" }, 9 * 60, 21 * 60);
    expect(dinner).toMatchObject({ earliest: iftar, latestStart: iftar + 15 });
  });

  it("is told on the first day of it, and by the other country that tables are empty then", () => {
    expect(dayNotes(TUNIS, [IN_RAMADAN])[0]!.join(" ")).toMatch(/breaks the fast together at sunset: book that table/);
    expect(dayNotes(FEZ, [IN_RAMADAN])[0]!.join(" ")).toMatch(/goes home to break the fast/);
  });
});

describe("the hours of tables in Ramadan", () => {
  const hoursOf = (where: typeof TUNIS, change: Partial<PlaceSource>) =>
    openWindowsOn(
      townPlace("inn", { kind: "restaurant", price: 20, ...change }),
      IN_RAMADAN,
      where,
      sunCalculatorFor(where),
    );

  it("begin at sunset, also for those that open later on other days", () => {
    expect(hoursOf(TUNIS, { hours: "Mo-Su 12:00-15:00,19:30-23:00" })).toEqual([{ open: 18 * 60, close: 23 * 60 }]);
    expect(hoursOf(TUNIS, { kind: "bar", hours: "Mo-Su 18:00-24:00" })).toEqual([]);
  });

  it("leave the day to houses for visitors where the fast is kept less strictly", () => {
    const hours = "Mo-Su 10:00-23:00";
    expect(hoursOf(FEZ, { hours })).toEqual([{ open: 10 * 60, close: 23 * 60 }]);
    expect(hoursOf(FEZ, { hours, price: 6 })[0]!.open).toBeGreaterThan(17 * 60);
  });
});

describe("a meal in Ramadan", () => {
  const told = (where: typeof TUNIS, meal: Partial<SeatedMeal>) => {
    const inn = { ...townPlace("inn", { kind: "restaurant", north: 0.4 }), ...meal.table };
    const request = townRequest([inn]);
    const here = { ...request, destination: { ...request.destination, ...where } };
    const around = meal.table ?? request.base;
    const seated = {
      meal: "dinner",
      start: 1075,
      end: 1150,
      nearby: [],
      from: request.base,
      around,
      turn: 0,
      isLonely: false,
    };
    return describeMeal(here, { ...seated, ...meal } as SeatedMeal, IN_RAMADAN, true);
  };
  const inn = townPlace("inn", { kind: "restaurant", north: 0.4 });

  it("is called by its name at sunset, and booked ahead where no table is near", () => {
    expect(told(TUNIS, { table: inn }).why).toBe("Iftar, at sunset, 7 minutes on foot from your hotel.");
    expect(told(TUNIS, { table: inn, start: 1180 }).why).toBe("Dinner 7 minutes on foot from your hotel.");
    expect(told(TUNIS, {}).description).toMatch(/^Ask your hotel .* book you a table for iftar/);
  });

  it("asks to call first where a kitchen may be shut by day", () => {
    expect(told(FEZ, { table: inn, meal: "lunch", start: 780 }).fact).toMatch(/^Call first: in Ramadan/);
    expect(told(FEZ, { table: inn }).fact).toBeUndefined();
  });
});
