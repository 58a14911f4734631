import { describe, expect, it } from "vitest";
import { RATES_DATE, convertForDisplay, findRate, listDisplayCurrencies } from "./rates";

describe("reference rates", () => {
  it("are of one named day", () => {
    expect(RATES_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("know the money of the world, and only codes that exist", () => {
    const currencies = listDisplayCurrencies();
    expect(currencies.length).toBeGreaterThanOrEqual(45);
    const names = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });
    // Some runtimes are older than the Caribbean guilder.
    expect(currencies.filter((code) => code !== "XCG" && names.of(code) === undefined)).toEqual([]);
    expect(currencies.filter((code) => !((findRate(code) ?? 0) > 0))).toEqual([]);
    expect(findRate("usd")).toBe(1);
  });

  it("are of the size that everybody knows", () => {
    const near = (code: string, from: number, to: number) => (findRate(code) ?? 0) > from && (findRate(code) ?? 0) < to;
    expect(
      near("EUR", 0.7, 1.1) &&
        near("GBP", 0.6, 1) &&
        near("JPY", 100, 220) &&
        near("CHF", 0.7, 1.1) &&
        near("IDR", 12_000, 25_000) &&
        near("ISK", 90, 170),
    ).toBe(true);
    // Currencies tied to the dollar, and to each other.
    expect(
      near("AED", 3.67, 3.68) && near("JOD", 0.7, 0.72) && near("QAR", 3.63, 3.65) && near("HKD", 7.74, 7.86),
    ).toBe(true);
    expect((findRate("XOF") ?? 0) / (findRate("EUR") ?? 1)).toBeCloseTo(655.96, 0);
  });
});

describe("convertForDisplay", () => {
  it("gives whole units with four digits that mean something", () => {
    const yen = convertForDisplay(118_400, "JPY");
    expect(yen?.text).toMatch(/^¥1\d\d,\d00$/);
    expect(yen).toMatchObject({ currency: "JPY", date: RATES_DATE });
    expect(convertForDisplay(118_400, "usd")).toEqual({
      amount: 1184,
      currency: "USD",
      text: "$1,184",
      date: RATES_DATE,
    });
    expect(convertForDisplay(118_400, "CAD")?.text).toMatch(/^CA\$/);
  });

  it("keeps zero, keeps the sign, and knows no unknown money", () => {
    expect(convertForDisplay(0, "EUR")?.text).toBe("€0");
    expect(convertForDisplay(-10_000, "EUR")?.amount).toBeLessThan(0);
    expect(convertForDisplay(100, "XXX")).toBeUndefined();
  });
});
