import { describe, expect, it } from "vitest";
import { gentlenessOf, isEasy, isTiredOn } from "./gentle-day";
import { isVisit } from "../day/itinerary";
import { planDays } from "../plan/plan-days";
import { townPlace, townRequest, townSun } from "../day/town.fixture";

const landing = (time: string, how: { isOvernight?: boolean; isEarly?: boolean } = {}) => ({
  arrival: { at: `2027-05-03T${time}`, airport: "AAA", flight: "XX 1", ...how },
});

describe("the day of arriving", () => {
  it("is tired after a night on the way or one that ended before dawn, and no other day is", () => {
    expect(isTiredOn(landing("08:00", { isOvernight: true }), "2027-05-03")).toBe(true);
    expect(isTiredOn(landing("08:00", { isEarly: true }), "2027-05-03")).toBe(true);
    expect(isTiredOn(landing("08:00"), "2027-05-03")).toBe(false);
    expect(isTiredOn(landing("08:00", { isOvernight: true }), "2027-05-04")).toBe(false);
    expect(isTiredOn({}, "2027-05-03")).toBe(false);
  });

  it("is slow for whoever got up in the night, and with children as easy as after a night on the way", () => {
    const early = landing("08:00", { isEarly: true });
    const night = gentlenessOf(landing("08:00", { isOvernight: true }))!;
    expect(gentlenessOf(early)).toMatchObject({ isEasyOnly: false });
    expect(gentlenessOf(early)!.maxActive).toBeGreaterThan(night.maxActive);
    expect(gentlenessOf({ ...early, children: 1 })).toEqual(night);
    expect(gentlenessOf(landing("08:00"))).toBeUndefined();
  });

  it("goes less far on foot where it is hot", () => {
    const request = townRequest([]);
    const hot = { ...request, destination: { ...request.destination, highs: Array<number>(12).fill(35) } };
    const at = (north: number) => townPlace("garden", { north, minutes: 60, effort: 0, kind: "garden" });
    expect([0.8, 1.6].map((km) => isEasy(at(km), request))).toEqual([true, true]);
    expect([0.8, 1.6].map((km) => isEasy(at(km), hot))).toEqual([true, false]);
  });

  it("has something small from nine on for a family that was in town at six", () => {
    const museums = [0.3, 0.5, 0.7].map((north) =>
      townPlace(`museum-${north}`, { north, kind: "museum", hours: "Mo-Su 09:30-18:00", minutes: 45 }),
    );
    const request = townRequest(museums, {
      ...landing("04:30", { isOvernight: true }),
      children: 1,
      lastDate: "2027-05-05",
    });
    const [first] = planDays(request, townSun, "2027-01-01T00:00:00Z").itinerary.days;
    const visits = first!.items.filter(isVisit);
    expect(visits.length).toBeGreaterThan(0);
    expect(visits.every(({ end }) => end <= 13 * 60)).toBe(true);
  });
});
