import { describe, expect, it } from "vitest";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { monthOf } from "#app/shared/calendar";
import { datesInWords, whyNights } from "./nights-words";
import { worthByDate } from "./stay-dates";

const wishIn = (date: string) => ({ pace: "moderate", interests: [], months: [monthOf(date)] }) as const;

/** What a stay that begins on a date is worth beside its nights. */
const stay = (slug: string, date: string, nights: number): number =>
  worthByDate(findDestination(slug)!, { ...wishIn(date), most: nights }, { first: date, inAll: nights })[0]![nights]!;

const said = (slug: string, from: string, nights: number) =>
  datesInWords(findDestination(slug)!, { from, nights }, wishIn(from));

describe("what the dates of a stay are worth", () => {
  it("is nothing on ordinary days, when what is shut one day is seen on another", () => {
    expect(stay("paris", "2027-05-05", 3)).toBe(0);
    expect(stay("florence", "2027-05-05", 7)).toBe(0);
  });

  it("is less where the main doors are shut on the days between coming and leaving", () => {
    // Florence shuts its museums on Mondays.
    expect(stay("florence", "2027-05-09", 1)).toBeLessThan(stay("florence", "2027-05-11", 1));
    expect(stay("florence", "2027-05-09", 2)).toBeLessThan(stay("florence", "2027-05-11", 2));
  });

  it("is less at Christmas in London, when doors are shut and nothing goes", () => {
    expect(stay("london", "2026-12-24", 2)).toBeLessThan(-200);
    expect(stay("london", "2026-12-25", 2)).toBeLessThan(-200);
    expect(stay("london", "2026-12-29", 2)).toBeGreaterThanOrEqual(0);
  });

  it("is less in Golden Week, the more of its days there are", () => {
    const nights = [1, 2, 3].map((count) => stay("kyoto", "2027-04-30", count));
    expect(nights).toEqual(nights.toSorted((a, b) => b - a));
    expect(nights[0]).toBeLessThan(0);
  });

  it("is more for a great feast, once one is there for it", () => {
    // Carnival of 2027: the parades are from 7 to 9 February.
    expect(stay("rio-de-janeiro", "2027-02-07", 2)).toBe(225);
    expect(stay("rio-de-janeiro", "2027-02-10", 2)).toBe(0);
    expect(stay("amsterdam", "2027-04-26", 2)).toBe(225);
    expect(stay("amsterdam", "2027-04-24", 2)).toBe(0);
  });

  it("counts a feast by half on the evening of coming, and none on the day of leaving", () => {
    expect(stay("rio-de-janeiro", "2027-02-09", 2)).toBe(113);
    expect(stay("dublin", "2027-03-16", 2)).toBeGreaterThan(0);
    expect(stay("dublin", "2027-03-15", 2)).toBe(0);
  });

  it("goes as far as the trip goes", () => {
    const table = worthByDate(
      findDestination("paris")!,
      { ...wishIn("2027-05-05"), most: 3 },
      { first: "2027-05-05", inAll: 5 },
    );
    expect(table.map((row) => row.length - 1)).toEqual([3, 3, 3, 2, 1]);
  });
});

describe("the dates of a stay in words", () => {
  it("name the feast with its day, and without where it is on all the while", () => {
    expect(said("rio-de-janeiro", "2027-02-04", 5)).toBe(
      "You're there for Samba schools at the Sambódromo, Sun 7 Feb.",
    );
    expect(said("bath", "2027-11-27", 2)).toBe("You're there for Bath Christmas Market.");
  });

  it("name what is closed all the while, which is no reason for the nights", () => {
    // The mosque receives visitors on other days than Friday, in the morning.
    const words = said("muscat", "2027-01-14", 1);
    expect(words).toBe("Closed while you're there: Sultan Qaboos Grand Mosque.");
    const why = (from?: string) => whyNights(findDestination("muscat")!, 1, wishIn("2027-01-14"), from);
    expect([why().includes("Grand Mosque"), why("2027-01-14").includes("Grand Mosque")]).toEqual([true, false]);
  });

  it("are none on ordinary days", () => {
    expect(said("paris", "2027-05-05", 3)).toBeUndefined();
  });
});
