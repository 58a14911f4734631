import { describe, expect, it } from "vitest";
import { townPlace, townRequest } from "../day/town.fixture";
import { isTooFarForHalfADay, whyNotSoFar } from "./worth-the-way";

const DATES = ["2027-05-03", "2027-05-04", "2027-05-05"];
const town = Array.from({ length: 40 }, (_, index) => townPlace(`sight-${index}`, { weight: 3 }));

describe("a lesser sight far out", () => {
  const pottery = townPlace("pottery", { north: 30, weight: 2, minutes: 60 });
  const why = (places: ReturnType<typeof townPlace>[], changes: Parameters<typeof townRequest>[1] = {}) =>
    whyNotSoFar(townRequest([...town, ...places], changes), DATES)(pottery);

  it("is not worth the ride alone", () => {
    expect(why([pottery])).toContain("longer getting there");
  });

  it("is beside something that is, on a long visit, or when asked for", () => {
    expect(why([pottery, townPlace("palace", { north: 30.5, weight: 5 })])).toBeUndefined();
    expect(why([pottery], { wanted: ["pottery"] })).toBeUndefined();
    const lake = { ...pottery, minutes: 400 };
    expect(whyNotSoFar(townRequest([...town, lake]), DATES)(lake)).toBeUndefined();
  });

  it("is better than nothing on a stay longer than what there is to see", () => {
    expect(whyNotSoFar(townRequest([pottery]), DATES)(pottery)).toBeUndefined();
  });
});

describe("a day of arriving or leaving", () => {
  const temple = townPlace("temple", { north: 45, weight: 5 });
  const arrival = { at: "2027-05-03T09:00", airport: "AAA", flight: "XX 1" };

  it("goes nowhere more than an hour from the hotel, unless that is held for it", () => {
    const request = townRequest([temple], { arrival });
    expect(isTooFarForHalfADay(request, temple, "2027-05-03")).toBe(true);
    expect(isTooFarForHalfADay(request, temple, "2027-05-04")).toBe(false);
    expect(isTooFarForHalfADay(request, townPlace("square", { north: 1 }), "2027-05-03")).toBe(false);
    // On the day of arriving nothing is worth more than half an hour but where there are only two days.
    const market = townPlace("market", { north: 14 });
    const ofTwo = { ...request, lastDate: "2027-05-05" };
    expect([request, ofTwo].map((one) => isTooFarForHalfADay(one, market, "2027-05-03"))).toEqual([true, false]);
    const held = { ...request, locked: [{ placeId: "temple", date: "2027-05-03" }] };
    expect(isTooFarForHalfADay(held, temple, "2027-05-03")).toBe(false);
  });
});
