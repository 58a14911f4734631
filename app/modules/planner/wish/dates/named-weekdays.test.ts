import { describe, expect, it } from "vitest";
import { noteOtherDays, weekdaysIn } from "./named-weekdays";

describe("weekdays beside days", () => {
  it("finds those before the first and the second day", () => {
    expect(weekdaysIn("fri 7 may to monday 10 may")).toEqual([5, 1]);
    expect(weekdaysIn("7 to 10 may")).toEqual([undefined, undefined]);
    expect(weekdaysIn("7 may to sun 9 may")).toEqual([undefined, 0]);
  });

  it("says which of them do not fit", () => {
    const note: { guess?: string } = { guess: "First." };
    noteOtherDays(note, ["2027-05-07", 5], ["2027-05-11", 1]);
    expect(note.guess).toBe("First. 11 May is a Tuesday, not a Monday.");
  });

  it("says nothing of days that fit", () => {
    const note: { guess?: string } = {};
    noteOtherDays(note, ["2027-05-09", 0], ["2027-05-10", undefined]);
    expect(note).toEqual({});
  });
});
