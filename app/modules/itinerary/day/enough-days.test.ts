import { describe, expect, it } from "vitest";
import type { DayTrip } from "#app/modules/catalogue/schema/arrangement.schema";
import { enoughDays, isLongStay, longStayLine, townDaysOf } from "./enough-days";
import { planDays } from "../plan/plan-days";
import { townPlace, townRequest, townSun } from "./town.fixture";

const places = Array.from({ length: 8 }, (_, index) => townPlace(`sight-${index}`, { minutes: 65 }));

describe("how many days are enough", () => {
  it("is what the sights fill at the pace, with the way to each", () => {
    expect(townDaysOf(places, "moderate")).toBe(2);
    expect(townDaysOf(places, "relaxed")).toBeGreaterThan(2);
  });

  it("counts neither tables nor what is closed in these months", () => {
    const more = [
      ...places,
      townPlace("table", { kind: "restaurant" }),
      townPlace("lift", { minutes: 400, months: [12, 1] }),
    ];
    expect(enoughDays({ places: more, dayTrips: [] }, "moderate", [5, 6])).toBe(2);
    expect(enoughDays({ places: more, dayTrips: [] }, "moderate", [6, 1])).toBe(4);
  });

  it("counts a day for each trip that holds something new, and for far places to which no trip goes", () => {
    const far = [townPlace("lake", { dayTrip: true }), townPlace("falls", { dayTrip: true })];
    const trip = (...ids: string[]) => ({ places: ids }) as unknown as DayTrip;
    const days = (...dayTrips: DayTrip[]) => enoughDays({ places: [...places, ...far], dayTrips }, "moderate", [5]);
    expect(days()).toBe(4);
    expect(days(trip("lake"), trip("lake"))).toBe(4);
    expect(days(trip("lake", "falls"))).toBe(3);
    expect(days(trip("gone"))).toBe(4);
  });

  it("is worth a word from three nights more on", () => {
    expect([4, 5].map((nights) => isLongStay(nights, 2))).toEqual([false, true]);
    expect(longStayLine("Town", 2, 5)).toMatch(/^About 2 days are enough for Town at this pace\. In 5 nights /);
    expect(longStayLine("Town", 1, 5)).toMatch(/^About 1 day is enough/);
  });

  it("is the same number in the plan as before booking", () => {
    const request = townRequest(places, { lastDate: "2027-05-08" });
    const { note } = planDays(request, townSun, "2027-01-01T00:00:00Z").itinerary;
    const before = enoughDays({ places, dayTrips: [] }, request.pace, [5]);
    expect(note).toMatch(new RegExp(`^About ${before} days are enough for `));
    const short = townRequest(places, { lastDate: "2027-05-05" });
    expect(planDays(short, townSun, "2027-01-01T00:00:00Z").itinerary.note).toBeUndefined();
  });
});
