import { describe, expect, it } from "vitest";
import { usableMinutes, usableOnArrivalDay, usableOnDepartureDay } from "./usable-time";

describe("usableMinutes", () => {
  it("counts 08:00 to 22:00 of each day, less the way into town and out again", () => {
    // 09:30 in town: 12.5 h; one whole day of 14 h; out of town by 15:00: 7 h.
    expect(usableMinutes("2027-04-12T08:00", "2027-04-14T18:00")).toBe((12.5 + 14 + 7) * 60);
  });

  it("is nothing for a stay of a night", () => {
    expect(usableMinutes("2027-04-12T21:00", "2027-04-13T10:30")).toBe(0);
    expect(usableMinutes("2027-04-13T10:00", "2027-04-13T09:00")).toBe(0);
  });

  it.each([
    ["2027-04-12T05:00", 840],
    ["2027-04-12T12:30", 480],
    ["2027-04-12T22:00", 0],
    ["2027-04-12T23:50", 0],
  ])("leaves of the day of arrival at %s %d minutes", (arrive, minutes) => {
    expect(usableOnArrivalDay(arrive)).toBe(minutes);
  });

  it.each([
    ["2027-04-12T23:50", 770],
    ["2027-04-12T12:00", 60],
    ["2027-04-12T06:00", 0],
    ["2027-04-12T01:30", 0],
  ])("leaves of the day of departure at %s %d minutes", (depart, minutes) => {
    expect(usableOnDepartureDay(depart)).toBe(minutes);
  });
});
