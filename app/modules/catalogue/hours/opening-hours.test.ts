import { describe, expect, it } from "vitest";
import { isAlwaysOpen, parseOpeningHours, windowsOn } from "./opening-hours";
import { sunCalculatorFor } from "./sun";

/** 2027-03-01 is a Monday. */
const MONDAY = "2027-03-01";
const TUESDAY = "2027-03-02";
const WEDNESDAY = "2027-03-03";
const SUNDAY = "2027-03-07";

function windows(text: string, localDate: string): string {
  return windowsOn(parseOpeningHours(text), localDate)
    .map(({ open, close }) => `${open}-${close}`)
    .join(" ");
}

describe("windowsOn", () => {
  it.each([
    ["Mo-Su 09:00-17:00", MONDAY, "540-1020"],
    ["09:00-17:00", SUNDAY, "540-1020"],
    ["Mo-Fr 09:00-17:00", SUNDAY, ""],
    ["Mo-Su 09:00-17:00; Tu off", TUESDAY, ""],
    ["Mo-Su 09:00-17:00; Tu off", WEDNESDAY, "540-1020"],
    ["Mo,We-Fr 10:00-12:00", TUESDAY, ""],
    ["Mo,We-Fr 10:00-12:00", WEDNESDAY, "600-720"],
    ["Sa-Mo 10:00-12:00", MONDAY, "600-720"],
    ["Sa-Mo 10:00-12:00", TUESDAY, ""],
    ["Mo-Su 09:00-12:30,14:00-18:00", MONDAY, "540-750 840-1080"],
    ["Mo-Su 18:00-02:00", MONDAY, "1080-1560"],
    ["Mo-Su 12:00-15:00,18:00-00:30", MONDAY, "720-900 1080-1470"],
    ["Mo-Su 08:00-24:00", MONDAY, "480-1440"],
    ["Mo-Su 00:00-24:00", MONDAY, "0-1440"],
    ["24/7", SUNDAY, "0-1440"],
    ["24/7; Dec 25 off", "2027-12-25", ""],
    ["Mo-Su 09:00-17:00; Jan 01 off", "2027-01-01", ""],
    ["Mo-Su 09:00-17:00; Jan 01,Dec 25 off", "2027-12-25", ""],
    ["Mo-Su 09:00-17:00; Dec 24-Dec 26 off", "2027-12-26", ""],
    ["Mo-Su 09:00-17:00; Dec 24-Dec 26 off", "2027-12-27", "540-1020"],
    ["Mo-Su 09:00-17:00; Dec 29-Jan 03 off", "2027-01-02", ""],
    ["Mo-Su 10:00-16:00; Apr-Oct Mo-Su 09:00-18:00", "2027-10-31", "540-1080"],
    ["Mo-Su 10:00-16:00; Apr-Oct Mo-Su 09:00-18:00", "2027-11-01", "600-960"],
    ["Nov-Mar 10:00-16:00", "2027-02-10", "600-960"],
    ["Nov-Mar 10:00-16:00", "2027-04-01", ""],
    ["Apr-Oct Tu-Su 09:00-18:00", "2027-07-05", ""],
    ["Mo-Sa 09:00-16:00; Su[-1] 09:00-12:30", "2027-03-28", "540-750"],
    ["Mo-Sa 09:00-16:00; Su[-1] 09:00-12:30", "2027-03-21", ""],
    ["Mo-Su 09:00-17:00; Mo[1] off", "2027-03-01", ""],
    ["Mo-Su 09:00-17:00; Mo[1] off", "2027-03-08", "540-1020"],
    ["dawn-dusk", MONDAY, "335-1105"],
    ["20:00-sunrise", MONDAY, "1200-1800"],
    ["05:00-sunrise", MONDAY, "300-360"],
    ["Mo-Su sunset-22:00", MONDAY, "1080-1320"],
    ["Mo-Su 17:00-23:00; Fr-Sa 17:00-01:00; Dec 31 off", "2027-12-31", ""],
  ])("%s on %s opens %j", (text, localDate, expected) => {
    expect(windows(text, localDate)).toBe(expected);
  });

  it("resolves the sun at the place and on the day", () => {
    const santorini = sunCalculatorFor({ lat: 36.4166, lon: 25.4324, timeZone: "Europe/Athens" });
    const [june] = windowsOn(parseOpeningHours("sunset-23:30"), "2027-06-21", santorini);
    const [december] = windowsOn(parseOpeningHours("sunrise-sunset"), "2027-12-21", santorini);
    expect(june?.open).toBeGreaterThan(20 * 60 + 30);
    expect(june?.open).toBeLessThan(20 * 60 + 50);
    expect(december?.open).toBeGreaterThan(7 * 60 + 15);
    expect(december?.close).toBeLessThan(17 * 60 + 10);
  });

  it("keeps a span that ends before the sun sets empty, and one into the small hours open", () => {
    const lateSunset = () => ({ dawn: 120, sunrise: 180, sunset: 1430, dusk: 1500 });
    expect(windowsOn(parseOpeningHours("sunset-22:00"), MONDAY, lateSunset)).toEqual([]);
    expect(windowsOn(parseOpeningHours("sunset-02:00"), MONDAY, lateSunset)).toEqual([{ open: 1430, close: 1560 }]);
    expect(windowsOn(parseOpeningHours("dusk-dawn"), MONDAY, lateSunset)).toEqual([{ open: 1500, close: 1560 }]);
  });

  it("calls the white nights of Iceland open all day and the polar night of Tromso closed", () => {
    const reykjavik = sunCalculatorFor({ lat: 64.1466, lon: -21.9426, timeZone: "Atlantic/Reykjavik" });
    const tromso = sunCalculatorFor({ lat: 69.6492, lon: 18.9553, timeZone: "Europe/Oslo" });
    expect(windowsOn(parseOpeningHours("dawn-dusk"), "2027-06-21", reykjavik)).toEqual([{ open: 0, close: 1440 }]);
    expect(reykjavik("2027-06-21").sunset).toBeGreaterThan(1440);
    expect(windowsOn(parseOpeningHours("sunrise-sunset"), "2027-12-21", tromso)).toEqual([]);
    expect(windowsOn(parseOpeningHours("sunrise-sunset"), "2027-06-21", tromso)).toEqual([{ open: 0, close: 1440 }]);
  });

  it("refuses something that is not a date", () => {
    expect(() => windowsOn(parseOpeningHours("24/7"), "1 March 2027")).toThrow(/1 March 2027/);
  });
});

describe("parseOpeningHours", () => {
  it.each([
    ["", '""'],
    ["daily 9 to 5", "daily 9 to 5"],
    ["Mo-Su 9:00-17:00", "9:00"],
    ["Mo-Su 09:00-25:00", "25:00"],
    ["Mo-Su 09:60-17:00", "09:60"],
    ["Mo-Su 09:00", "09:00"],
    ["Mo-Su 09:00-09:00", "09:00-09:00"],
    ["Mo-Su 09:00-17:00;Tu off", "Mo-Su 09:00-17:00;Tu off"],
    ["Mo-Sx 09:00-17:00", "Sx"],
    ["Mon 09:00-17:00", "Mon"],
    ["Foo-Oct 09:00-17:00", "Foo"],
    ["Feb 30 off", "Feb 30"],
    ["Apr-Oct 15 09:00-17:00", "Apr-Oct 15"],
    ["Mo 24/7", "24/7"],
    ["Mo-Su 14:00-18:00,09:00-12:00", "14:00-18:00,09:00-12:00"],
    ["Mo-Su 09:00-13:00,12:00-15:00", "09:00-13:00,12:00-15:00"],
    ["Mo-Su noon-18:00", "noon"],
    ["PH off", "PH"],
  ])("refuses %j and names %j", (text, part) => {
    expect(() => parseOpeningHours(text)).toThrow(part);
  });
});

describe("isAlwaysOpen", () => {
  it.each([
    ["24/7", true],
    ["Mo-Su 00:00-24:00", true],
    ["00:00-24:00", true],
    ["Mo-Fr 00:00-24:00", false],
    ["Apr-Oct 00:00-24:00", false],
    ["24/7; Dec 25 off", false],
    ["dawn-dusk", false],
  ])("%s is %s", (text, expected) => {
    expect(isAlwaysOpen(parseOpeningHours(text))).toBe(expected);
  });
});
