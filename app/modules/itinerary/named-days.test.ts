import { describe, expect, it } from "vitest";
import { forWhatHappens, noteOn, worthByDay } from "./named-days";

const SUNDAY = "2027-05-02";
const MONDAY = "2027-05-03";
const TUESDAY = "2027-05-04";
const PARADE = "Slow kicks every hour on the hour; the full parade with band is on Sunday at eleven.";
const JUNK = "A spire among second-hand dealers, best on Sunday morning; the climb is shut.";

describe("a weekday that a place names", () => {
  const worth = (note: string) => worthByDay({ note }, [SUNDAY, MONDAY, TUESDAY]);

  it("is worth more than the others, if it is among them", () => {
    expect(worth(PARADE)).toEqual([1, 0.75, 0.75]);
    expect(worth("Farmers on the square; antiques and stalls on Monday and Friday.")).toEqual([0.75, 1, 0.75]);
    expect(worth("Stalls and toy cars from Sunday to Monday.")).toEqual([1, 1, 0.75]);
    expect(worthByDay({ note: PARADE }, [MONDAY, TUESDAY])).toBeUndefined();
  });

  it("is no reason to come where it is one to stay away", () => {
    expect(worth("Red and white stalls, closed on Sunday.")).toBeUndefined();
    expect(worth("The best view of the town, crowded on Sundays.")).toBeUndefined();
    expect(worth("A lake with families on Sundays.")).toBeUndefined();
  });

  it("has its hour where one is named", () => {
    const all = [{ open: 480, latestStart: 1000, latestEnd: 1080 }];
    const at = (note: string, date: string, minutes = 20) => forWhatHappens({ note, minutes }, all, date)[0]!;
    expect(at(PARADE, SUNDAY)).toEqual({ open: 645, latestStart: 660, latestEnd: 1080 });
    expect(at(PARADE, MONDAY)).toEqual(all[0]);
    expect(at("They march on Mondays at 15:30.", MONDAY, 40)).toMatchObject({ open: 910, latestStart: 930 });
    // Where it is shut at that hour it stays as it is.
    expect(forWhatHappens({ note: PARADE, minutes: 20 }, [{ open: 720, latestStart: 900 }], SUNDAY)[0]!.open).toBe(720);
  });
});

describe("the sentence of a place", () => {
  it("says what happens on the day of the visit and not what happens on others", () => {
    expect(noteOn(PARADE, SUNDAY, 660)).toBe(PARADE);
    expect(noteOn(PARADE, TUESDAY, 660)).toBe("Slow kicks every hour on the hour.");
    expect(noteOn(JUNK, TUESDAY, 660)).toBe("A spire among second-hand dealers; the climb is shut.");
    expect(noteOn("Horses under lights and brass bands on most Wednesdays.", TUESDAY, 660)).toContain("Wednesdays");
  });

  it("says no other hour to be the best one", () => {
    const hall = "Lamb from a pit oven, in the market by the aqueduct; best by early afternoon.";
    expect(noteOn(hall, MONDAY, 720)).toBe(hall);
    expect(noteOn(hall, MONDAY, 1140)).toBe("Lamb from a pit oven, in the market by the aqueduct.");
    const roof = "A roof over the domes of the old town, best at dusk; take a jacket.";
    expect(noteOn(roof, MONDAY, 600)).toBe("A roof over the domes of the old town; take a jacket.");
    expect(noteOn(roof, MONDAY, 1140)).toBe(roof);
  });
});
