import { describe, expect, it } from "vitest";
import { yearColumns, yearInWords } from "./year-prices";

const PRICES = [760, 760, 800, 900, 900, 900, 1_000, 1_020, 900, 900, 900, 950];

describe("prices by month", () => {
  it("are columns beside the dearest month's, and name the cheapest and the dearest", () => {
    const year = yearColumns(PRICES)!;
    expect(year.shares[7]).toBe(1);
    expect(year).toMatchObject({ least: 760, most: 1_020, cheapest: [1, 2], dearest: [8] });
    expect(yearInWords(year)).toBe("Cheapest in January and February, $760; dearest in August, $1,020.");
  });

  it("are not drawn where no month differs, or where there are none", () => {
    expect(yearColumns(PRICES.map(() => 500))).toBeUndefined();
    expect(yearColumns([])).toBeUndefined();
  });
});
