import { describe, expect, it } from "vitest";
import { sketchFlight } from "../curation/curation.fixture";
import { usableBetween, usableMinutes, usableOnArrivalDay, usableOnDepartureDay } from "./usable-time";

describe("usableMinutes", () => {
  it("counts 08:00 to 22:00 of each day, from door to door", () => {
    // From 09:30: 12.5 h; one whole day of 14 h; until 15:00: 7 h.
    expect(usableMinutes("2027-04-12T09:30", "2027-04-14T15:00")).toBe((12.5 + 14 + 7) * 60);
  });

  it("takes an hour and a half into town and three hours out where the ways are not known", () => {
    const { outbound, inbound } = sketchFlight("a", { price: 100, lands: "12T08:00", leaves: "18:00" });
    const back = { ...inbound, departLocal: "2027-04-14T18:00" };
    expect(usableBetween({ outbound, inbound: back })).toBe((12.5 + 14 + 7) * 60);
  });

  it("tells flights of one direction apart by what they leave of the days about them", () => {
    const early = sketchFlight("a", { price: 100, lands: "12T08:00", leaves: "12:00" });
    const late = sketchFlight("b", { price: 100, lands: "12T12:00", leaves: "15:00" });
    const there = [early, late].map(({ outbound }) => usableBetween({ outbound }));
    expect(there[0]! - there[1]!).toBe(4 * 60);
    const home = [early, late].map(({ inbound }) => usableBetween({ inbound }));
    expect(home[1]! - home[0]!).toBe(3 * 60);
  });

  it("is nothing for a stay of a night", () => {
    expect(usableMinutes("2027-04-12T22:30", "2027-04-13T07:30")).toBe(0);
    expect(usableMinutes("2027-04-13T11:30", "2027-04-13T06:00")).toBe(0);
  });

  it.each([
    ["2027-04-12T06:30", 840],
    ["2027-04-12T14:00", 480],
    ["2027-04-12T22:00", 0],
    ["2027-04-12T23:50", 0],
  ])("leaves of the day of arrival at %s %d minutes", (arrive, minutes) => {
    expect(usableOnArrivalDay(arrive)).toBe(minutes);
  });

  it.each([
    ["2027-04-12T20:50", 770],
    ["2027-04-12T09:00", 60],
    ["2027-04-12T06:00", 0],
    ["2027-04-12T01:30", 0],
  ])("leaves of the day of departure at %s %d minutes", (depart, minutes) => {
    expect(usableOnDepartureDay(depart)).toBe(minutes);
  });
});
