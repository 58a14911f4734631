import { describe, expect, it } from "vitest";
import { foldText } from "#app/shared/text";
import { takeDates } from "./dates-in-words";
import type { SaidDates } from "./dates-in-words";

/** A Monday. */
const TODAY = "2026-11-23";
const read = (text: string) => takeDates(foldText(text), TODAY).dates;

describe("when, in words", () => {
  it.each<[string, string, string]>([
    ["from 3 to 10 May", "2027-05-03", "2027-05-10"],
    ["3-10 May", "2027-05-03", "2027-05-10"],
    ["May 3-10", "2027-05-03", "2027-05-10"],
    ["May 3 to 10", "2027-05-03", "2027-05-10"],
    ["between 5 and 12 June", "2027-06-05", "2027-06-12"],
    ["5th of June until the 12th", "2027-06-05", "2027-06-12"],
    ["29 Dec to 3 Jan", "2026-12-29", "2027-01-03"],
    ["2027-05-03 to 2027-05-10", "2027-05-03", "2027-05-10"],
    ["3.5.2027 - 10.5.2027", "2027-05-03", "2027-05-10"],
    ["leaving 3 May, back 10 May", "2027-05-03", "2027-05-10"],
    ["Rome 28 April to 4 May, two adults", "2027-04-28", "2027-05-04"],
    ["Lisbon 4-9 March 2027", "2027-03-04", "2027-03-09"],
    ["Fri-Sun 19-21 March", "2027-03-19", "2027-03-21"],
    ["Thursday 4th March - Tuesday 9th March 2027", "2027-03-04", "2027-03-09"],
    ["March 4, 2027 to March 9, 2027", "2027-03-04", "2027-03-09"],
    ["4 - 9 mar 27", "2027-03-04", "2027-03-09"],
    ["4.-9.3.2027", "2027-03-04", "2027-03-09"],
    ["10-05-2027 to 17-05-2027", "2027-05-10", "2027-05-17"],
    ["3/14/2027 - 3/20/2027", "2027-03-14", "2027-03-20"],
    ["14/03/2027 to 20/03/2027", "2027-03-14", "2027-03-20"],
    ["14/3-20/3", "2027-03-14", "2027-03-20"],
    ["4/3-9/3", "2027-03-04", "2027-03-09"],
    ["arriving 3 June, leaving 7 June", "2027-06-03", "2027-06-07"],
    ["8 to 20 January, he works Mon-Wed", "2027-01-08", "2027-01-20"],
    ["2 full days, arriving 11 January, leaving on the 14th", "2027-01-11", "2027-01-14"],
    ["the 3rd to the 10th", "2026-12-03", "2026-12-10"],
    ["a wedding on Saturday 19 June, arrive Thursday, leave Tuesday", "2027-06-17", "2027-06-22"],
    ["the marathon on 7 March, arrive 4 days earlier, stay 3 days after", "2027-03-03", "2027-03-10"],
    ["a party on 5 June, from the Thursday before until the Monday after", "2027-06-03", "2027-06-07"],
    ["8-10 March, and I want to stay till Sunday 14th", "2027-03-08", "2027-03-14"],
    ["on the first Friday of February, back Monday", "2027-02-05", "2027-02-08"],
    ["three days in Edinburgh before my conference in Glasgow on 8 June", "2027-06-05", "2027-06-07"],
  ])("both days: %s", (text, startDate, endDate) => {
    expect(read(text)).toMatchObject({ startDate, endDate });
  });

  it("leaves out every month that is not wanted", () => {
    expect(read("10 days, not in July or August")).toMatchObject({ months: [], without: [7, 8] });
    expect(read("in summer but not August").months).toEqual([6, 7]);
    expect(read("in May or early June").months).toEqual([5, 6]);
  });

  it("takes no rate for a length", () => {
    expect(read("1500 for flights + 100 a day").nights).toBeUndefined();
    expect(read("Bangkok 5 nights").nights).toBe(5);
  });

  it("takes no week of a month for a day", () => {
    expect(read("from the 3rd week of May")).toMatchObject({ months: [5], part: "mid" });
    expect(read("on the 3rd floor")).toEqual({ months: [], isWeekend: false });
  });

  it.each<[string, string, number | undefined]>([
    ["10 June for 10 nights", "2027-06-10", 10],
    ["a week from 12 July", "2027-07-12", 7],
    ["the week of June 5", "2027-06-05", 7],
    ["w/c 10 May", "2027-05-10", 7],
    ["weekend of 14 May", "2027-05-14", 2],
    ["the weekend of May 22", "2027-05-21", 2],
    ["7 nights between 1 and 20 June", "2027-06-01", 7],
    ["next Friday for 4 days", "2026-12-04", 3],
    ["tomorrow", "2026-11-24", undefined],
    ["10 days from the 3rd", "2026-12-03", 9],
    ["in May, from the 7th for 4 nights", "2027-05-07", 4],
    ["2-7 and 14 to 17 Feb 26 degrees", "2027-02-14", 3],
    ["a fortnight on Saturday, 8 nights", "2026-12-12", 8],
    ["the weekend after next", "2026-12-04", 2],
    ["day after tomorrow to Rome", "2026-11-25", undefined],
    ["leaving the day after tomorrow", "2026-11-25", undefined],
    ["a week from the first Monday in May", "2027-05-03", 7],
    ["Oslo on the last Sunday of November", "2026-11-29", undefined],
    ["the second Tuesday of November", "2027-11-09", undefined],
    ["first Friday of March 2028", "2028-03-03", undefined],
    ["this weekend in Paris", "2026-11-27", 2],
    ["next weekend in Paris", "2026-12-04", 2],
    ["the last weekend in May", "2027-05-28", 2],
    ["in two weeks", "2026-12-07", undefined],
  ])("a day to leave: %s", (text, startDate, nights) => {
    const dates = read(text);
    expect([dates.startDate, dates.nights]).toEqual([startDate, nights]);
  });

  it.each<[string, Partial<SaidDates>]>([
    ["over Easter in Rome", { feast: "easter" }],
    ["a week over Christmas", { feast: "christmas", nights: 7 }],
    ["New Year's Eve in Lisbon", { feast: "new year" }],
    ["the week before Easter", { feast: "easter", side: "before", nights: 7 }],
    ["Chinese New Year 2028", { feast: "lunar new year", year: 2028 }],
    ["Rome in 2025", { year: 2025, months: [] }],
    ["Saturday to Saturday in June", { weekday: 6, nights: 7, months: [6] }],
    ["leaving on a Thursday in March", { weekday: 4, months: [3] }],
    ["May, June or September", { months: [5, 6, 9] }],
    ["late summer", { months: [8], isSeason: true }],
    ["Q2 2027", { months: [4, 5, 6], year: 2027 }],
    ["first two weeks of September", { months: [9], part: "early", nights: 14 }],
    ["48 hours in London", { nights: 2 }],
    ["three and a half days", { nights: 3 }],
    ["in the new year", { months: [1] }],
    ["not in summer", { months: [], without: [6, 7, 8] }],
    ["any time except August", { months: [], without: [8] }],
    ["in 5 months", { months: [4] }],
    [
      "3 nights in Rome, 4 nights in Florence",
      { nights: 3, guess: "You also said 4 nights; these dates are for 3 nights." },
    ],
    ["a week in Japan in April", { nights: 7, months: [4] }],
    ["10 days in early May", { nights: 9, months: [5], part: "early" }],
    ["ten nights, end of September", { nights: 10, months: [9], part: "late" }],
    ["mid-June 2027", { months: [6], part: "mid", year: 2027 }],
    ["a fortnight in August", { nights: 14, months: [8] }],
    ["two and a half weeks in March", { nights: 18, months: [3] }],
    ["a long weekend in October", { nights: 3, months: [10], isWeekend: true }],
    ["weekend in Paris", { nights: 2, isWeekend: true, months: [] }],
    ["from May to July", { months: [5, 6, 7] }],
    ["May or June", { months: [5, 6] }],
    ["in spring", { months: [3, 4, 5] }],
    ["next summer", { months: [6, 7, 8] }],
    ["next month for five days", { months: [12], nights: 4 }],
    ["April next year", { months: [4], year: 2027 }],
    ["a couple of weeks", { nights: 14 }],
    ["see Japan in 10 days", { nights: 9 }],
    ["7 to 10 days in Peru", { nights: 9 }],
    ["we may go to Rome", { months: [] }],
    ["Rome", { months: [] }],
  ])("some time: %s", (text, dates) => {
    expect(read(text)).toMatchObject(dates);
    expect(read(text).startDate).toBeUndefined();
  });

  it("says where a length had to be cut or chosen", () => {
    expect(read("a month in India")).toMatchObject({
      nights: 21,
      guess: expect.stringContaining("up to 21 nights in one place"),
    });
    expect(read("7-10 days").guess).toBe("You said 7 to 10 days; we chose 10.");
    expect(read("a few days").guess).toBe("You said a few days; we chose four.");
  });

  it("says how it read a day in numbers that can be read in two ways", () => {
    expect(read("4/5 to 11/5")).toMatchObject({ startDate: "2027-05-04", endDate: "2027-05-11" });
    expect(read("4/5-4/9")).toMatchObject({ startDate: "2027-04-05", endDate: "2027-04-09" });
    expect(takeDates("3/4 - 8/4", TODAY, true).dates).toMatchObject({ startDate: "2027-04-03", endDate: "2027-04-08" });
    expect(takeDates("on 3/4", TODAY, true).dates.startDate).toBe("2027-04-03");
    expect(read("on 3/4")).toMatchObject({ startDate: "2027-03-04", guess: "We read 3/4 as Thu 4 Mar." });
  });

  it("leaves the rest of the sentence alone", () => {
    expect(
      takeDates("a week in japan in april with food", TODAY)
        .rest.replace(/[\s,;]+/g, " ")
        .trim(),
    ).toBe("in japan with food");
  });

  it("never throws, whatever is typed", () => {
    for (const text of ["99.99.9999", "31 february to 40 march", "may", "0 days", "a".repeat(400), "may may may 5 5 5"])
      expect(() => read(text)).not.toThrow();
  });
});

describe("a day without a night", () => {
  it.each([
    "a day in Lisbon on 4 May off a cruise ship",
    "Rome in a day, 4 May",
    "Copenhagen, 4 May, back the same day",
    "8 hours in Athens on 4 May",
    "cruise, 4 May, 7 hours ashore",
    "Singapore layover on 4 May",
  ])("is %s", (text) => expect(read(text)).toMatchObject({ nights: 0, startDate: "2027-05-04" }));

  it.each(["Lisbon 5 nights in May with a day in Sintra", "Tokyo 10 days, a stopover in Helsinki", "max 5 hours, May"])(
    "is not %s",
    (text) => expect(read(text).nights).not.toBe(0),
  );
});
