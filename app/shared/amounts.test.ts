import { describe, expect, it } from "vitest";
import { amountText, decimalsOf, formatAmount, readAmount, readPaid, toUsdMinor } from "./amounts";

describe("amounts", () => {
  it("are told in the money they were paid in, with its own decimals", () => {
    expect([decimalsOf("JPY"), decimalsOf("EUR"), decimalsOf("KWD")]).toEqual([0, 2, 3]);
    expect([formatAmount(1250, "JPY"), formatAmount(1250, "EUR")]).toEqual(["¥1,250", "€12.50"]);
    expect([amountText(1250, "JPY"), amountText(1250, "EUR"), amountText(5, "KWD")]).toEqual([
      "1250",
      "12.50",
      "0.005",
    ]);
  });

  it("become dollars at the rate of their day", () => {
    expect(toUsdMinor(15_750, "JPY", 157.5)).toBe(10_000);
    expect(toUsdMinor(880, "EUR", 0.88)).toBe(1_000);
    expect(toUsdMinor(1_000, "KWD", 0.5)).toBe(200);
    expect(toUsdMinor(1, "IDR", 18_016)).toBe(0);
  });

  it("are more than nothing, and no more than a trip can cost", () => {
    expect(readPaid("0", "EUR")).toEqual({ problem: "Enter an amount such as 12.50" });
    expect(readPaid("10000000", "EUR")).toEqual({ minor: 1_000_000_000 });
    expect(readPaid("10000001", "EUR")).toEqual({ problem: "At most 10,000,000" });
  });
});

it.each([
  ["12.50", "EUR", 1_250],
  ["12,5", "EUR", 1_250],
  ["1,250", "EUR", 125_000],
  ["1,250", "JPY", 1_250],
  ["1,250.50", "EUR", 125_050],
  ["1.250,50", "EUR", 125_050],
  ["1 250", "EUR", 125_000],
  ["1\u202f250,5", "EUR", 125_050],
  ["1'250.50", "CHF", 125_050],
  ["12,345,678", "EUR", 1_234_567_800],
  ["1.250.000", "EUR", 125_000_000],
  ["0.01", "EUR", 1],
  ["1.005", "KWD", 1_005],
  ["0,125", "KWD", 125],
  ["1,250.125", "KWD", 1_250_125],
])("%s %s is read as %i of the smallest unit", (text, currency, minor) => {
  expect(readAmount(text, currency)).toEqual({ minor });
});

it.each([
  ["-3", "EUR", /such as/],
  ["1e5", "EUR", /such as/],
  ["", "EUR", /such as/],
  ["12.5.0", "EUR", /such as/],
  ["1,25,000", "EUR", /such as/],
  ["12.", "EUR", /such as/],
  ["ten", "EUR", /such as/],
  ["9".repeat(13), "EUR", /such as/],
  ["1.250", "EUR", /two ways/],
  ["12.500", "JPY", /two ways/],
  ["1,250", "KWD", /two ways/],
  ["0.125", "EUR", /EUR have at most 2 decimals/],
  ["0,125", "EUR", /EUR have at most 2 decimals/],
  ["1250.505", "EUR", /EUR have at most 2 decimals/],
  ["1.2345", "KWD", /KWD have at most 3 decimals/],
  ["12.5", "JPY", /JPY have no decimals/],
])("%s %s is refused with a reason", (text, currency, problem) => {
  expect(readAmount(text, currency)).toEqual({ problem: expect.stringMatching(problem) });
});
