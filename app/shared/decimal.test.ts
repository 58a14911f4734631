import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDecimals, decimalToMinor, decimalToUsdMinor } from "./decimal";

describe("amounts as decimal text", () => {
  it.each([
    ["412.30", "USD", 41230],
    ["412.3", "USD", 41230],
    ["412", "USD", 41200],
    ["0.29", "USD", 29],
    ["1234567.89", "EUR", 123456789],
    ["41230", "JPY", 41230],
    ["41230.00", "JPY", 41230],
    ["1.005", "USD", 101],
    ["1.234", "KWD", 1234],
  ])("%s %s is %d", (text, currency, minor) => {
    expect(decimalToMinor(text, currency)).toBe(minor);
  });

  it.each(["", "abc", "-1", "1,000.00", "1e3", "NaN", "1.", ".5"])("refuses %j", (text) => {
    expect(() => decimalToMinor(text, "USD")).toThrow(RangeError);
  });

  it("lose no cent, whatever the amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (minor) => {
        const text = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, "0")}`;
        expect(decimalToMinor(text, "USD")).toBe(minor);
      }),
    );
  });

  it("are compared as numbers", () => {
    expect(compareDecimals("90.00", "100.5")).toBe(-1);
    expect(compareDecimals("100.50", "100.5")).toBe(0);
    expect(compareDecimals("100.501", "100.5")).toBe(1);
  });

  it("of another currency become cents with the fee of the exchange, rounded up", () => {
    expect(decimalToUsdMinor("100.00", 1, 0)).toBe(100_00);
    expect(decimalToUsdMinor("80.00", 0.8, 2)).toBe(102_00);
    expect(decimalToUsdMinor("0.01", 0.8, 2)).toBe(2);
    expect(decimalToUsdMinor("15000", 150, 2)).toBe(102_00);
  });
});
