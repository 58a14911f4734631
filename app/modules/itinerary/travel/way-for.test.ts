import { describe, expect, it } from "vitest";
import { townPlace, townRequest } from "../day/town.fixture";
import { LEG_BUFFER_MINUTES } from "./travel-model";
import { legOfLine, legToLine, minutesBetween, wayFor } from "./way-for";

const request = townRequest([]);
const far = townPlace("far", { north: 6 });

describe("the way between two lines of a day", () => {
  it("is none next door, and else what it takes with the minutes for finding the door", () => {
    expect(legOfLine(request, request.base, townPlace("next-door", { north: 0.02 }))).toBeUndefined();
    expect(minutesBetween(request, request.base, townPlace("next-door", { north: 0.02 }))).toBe(0);
    const leg = legOfLine(request, request.base, far)!;
    expect(leg.mode).toBe("bus");
    expect(minutesBetween(request, request.base, far)).toBe(leg.minutes + LEG_BUFFER_MINUTES);
  });

  it("is by taxi while no public transport runs", () => {
    const { destination } = request;
    const israel = { ...request, destination: { ...destination, country: "IL", slug: "jerusalem" } };
    const friday = "2027-05-07";
    expect(wayFor(israel, israel.base, far, { date: friday, minutes: 10 * 60 }).mode).toBe("bus");
    expect(wayFor(israel, israel.base, far, { date: friday, minutes: 17 * 60 }).mode).toBe("taxi");
    expect(wayFor(israel, israel.base, far).mode).toBe("bus");
    // Buses are back at half past seven: too late for a traveller who has to leave before.
    const saturday = "2027-06-05";
    const to = (minutes: number) => legToLine(israel, israel.base, far, { date: saturday, minutes })!.mode;
    expect([to(19 * 60 + 30), to(20 * 60 + 30)]).toEqual(["taxi", "bus"]);
  });

  it("is no longer walk than those who come can walk", () => {
    const near = townPlace("near", { north: 1 });
    expect(wayFor(request, request.base, near).mode).toBe("walk");
    expect(wayFor(townRequest([], { accessNeeds: ["short-walks"] }), request.base, near).mode).toBe("taxi");
  });
});
