import { describe, expect, it } from "vitest";
import { parseStartTimes, startTimesOn } from "./start-times";

const on = (text: string, date: string): number[] => startTimesOn(parseStartTimes(text), date);

describe("times at which something begins", () => {
  it("are minutes of the day, the same every day where no day is named", () => {
    expect(on("15:00,16:10,20:00", "2027-02-03")).toEqual([900, 970, 1200]);
    expect(on("00:00", "2027-02-03")).toEqual([0]);
    expect(on("23:59", "2027-02-03")).toEqual([1439]);
  });

  it("hold on the weekdays and in the months that they name, the later rule before the earlier", () => {
    expect(on("Mo,We 11:00", "2027-02-03")).toEqual([660]);
    expect(on("Mo,We 11:00", "2027-02-04")).toEqual([]);
    const glockenspiel = "11:00,12:00; Mar-Oct 11:00,12:00,17:00";
    expect(on(glockenspiel, "2027-02-03")).toEqual([660, 720]);
    expect(on(glockenspiel, "2027-06-03")).toEqual([660, 720, 1020]);
  });

  it("may be told as every hour, or every half hour", () => {
    expect(on("09:00-11:00/01:00,19:00", "2027-02-03")).toEqual([540, 600, 660, 1140]);
    expect(on("18:00-19:15/00:30", "2027-02-03")).toEqual([1080, 1110, 1140]);
  });

  it.each([
    "09:00-11:00/00:00",
    "11:00-09:00/01:00",
    "noon",
    "9:00",
    "11:00-12:00",
    "24/7",
    "sunset-22:00",
    "11:00, 12:00",
    "25:00",
  ])("are not %s", (text) => {
    expect(() => parseStartTimes(text)).toThrow();
  });
});
