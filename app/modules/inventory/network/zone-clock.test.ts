import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { ZoneClock, dateText, dayNumber, isoWeekday, wallClockText } from "./zone-clock";

const ZONES = [
  "Europe/London",
  "Asia/Tokyo",
  "America/Los_Angeles",
  "Australia/Sydney",
  "Pacific/Auckland",
  "America/Santiago",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
];

describe("dates", () => {
  it("counts days and weekdays", () => {
    expect(dayNumber("1970-01-01")).toBe(0);
    expect(isoWeekday(dayNumber("1970-01-01"))).toBe(4);
    expect(isoWeekday(dayNumber("2026-11-22"))).toBe(7);
    expect(dateText(dayNumber("2028-02-29"))).toBe("2028-02-29");
  });

  it.each(["2027-02-29", "2027-13-01", "27-01-01", "tomorrow", ""])("refuses %j", (text) => {
    expect(() => dayNumber(text)).toThrow(RangeError);
  });
});

describe("ZoneClock", () => {
  it("agrees with Temporal at any minute of any zone, clock changes included", () => {
    const clock = new ZoneClock();
    const start = Date.UTC(2026, 0, 1) / 60_000;
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 3 * 365 * 1440 }), (zone, minutes) => {
        const epochMs = (start + minutes) * 60_000;
        const expected = Temporal.Instant.fromEpochMilliseconds(epochMs)
          .toZonedDateTimeISO(zone)
          .toPlainDateTime()
          .toString({ smallestUnit: "minute" });
        expect(wallClockText(clock.toWallClock(zone, epochMs))).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  it("finds the instant of a wall clock on the days around a clock change", () => {
    const clock = new ZoneClock();
    const days = fc.constantFrom(
      "2027-03-27",
      "2027-03-28",
      "2027-03-29",
      "2027-10-30",
      "2027-10-31",
      "2027-11-07",
      "2027-04-04",
      "2027-09-26",
    );
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), days, fc.integer({ min: 0, max: 1439 }), (zone, date, minute) => {
        const wall = { day: dayNumber(date), minute };
        const expected = Temporal.PlainDateTime.from(wallClockText(wall)).toZonedDateTime(zone).epochMilliseconds;
        expect(clock.toEpochMs(zone, wall)).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  it("moves a skipped time forward", () => {
    const clock = new ZoneClock();
    const epochMs = clock.toEpochMs("Europe/London", { day: dayNumber("2027-03-28"), minute: 90 });
    expect(wallClockText(clock.toWallClock("Europe/London", epochMs))).toBe("2027-03-28T02:30");
  });
});
