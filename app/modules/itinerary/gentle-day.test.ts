import { describe, expect, it } from "vitest";
import { gentlenessOf, isEasy, isTiredOn } from "./gentle-day";
import { townPlace, townRequest } from "./town.fixture";

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
});
