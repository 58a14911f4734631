import { describe, expect, it } from "vitest";
import { rideForParty } from "./transfers";

const taxi = { by: "app taxi shared by two", minutes: 40, price: 42 };
const asTaken = (adults: number, children: number, ride = taxi): [string, number] => {
  const { by, price } = rideForParty(ride, { adults, children });
  return [by, price];
};

describe("a car of which the file gives half the price", () => {
  it("is shared by all who come, and its price by the adults", () => {
    expect(asTaken(2, 0)).toEqual(["app taxi shared by two", 42]);
    expect(asTaken(3, 0)).toEqual(["app taxi shared by three", 28]);
    expect(asTaken(2, 1)).toEqual(["app taxi shared by three", 42]);
    expect(asTaken(2, 2)).toEqual(["app taxi shared by four", 42]);
  });

  it("is shared with nobody by one who travels alone, who pays all of it", () => {
    expect(asTaken(1, 0)).toEqual(["app taxi", 84]);
    const flat = { ...taxi, by: "airport taxi at a flat fare, shared by two" };
    expect(asTaken(1, 0, flat)).toEqual(["airport taxi at a flat fare", 84]);
  });

  it("is two cars for more than four", () => {
    expect(asTaken(4, 1)).toEqual(["app taxi", 42]);
  });

  it("leaves alone what everybody shares with strangers", () => {
    expect(asTaken(1, 0, { ...taxi, by: "shared van" })).toEqual(["shared van", 42]);
    expect(asTaken(3, 2, { ...taxi, by: "RER B train" })).toEqual(["RER B train", 42]);
  });
});
