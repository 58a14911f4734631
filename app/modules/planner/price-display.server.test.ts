import { describe, expect, it } from "vitest";
import { RATES_DATE, findRate } from "#app/modules/catalogue/country/rates";
import { formatDate } from "#app/shared/format";
import { priceDisplayIn, readerOf, readerView } from "./price-display.server";

describe("prices in a traveller's own currency", () => {
  it("are the dollars at the reference rate, named as about so much", () => {
    const yen = priceDisplayIn("JPY")!;
    const perDollar = findRate("JPY")!;
    expect(yen.rate).toEqual({ currency: "JPY", perDollar });
    const shown = yen.about(100_000);
    expect(shown).toMatch(/^about ¥[\d,]+$/);
    const amount = Number(shown.replace(/\D/g, ""));
    expect(Math.abs(amount - 1_000 * perDollar)).toBeLessThan(1_000 * perDollar * 0.001);
  });

  it("come with the day of the rate, and with what is really paid where something is", () => {
    const euro = priceDisplayIn("EUR")!;
    expect(euro.rateNote).toBe(`Amounts in EUR are approximate, at the rate of ${formatDate(RATES_DATE)}.`);
    expect(euro.note).toBe(`${euro.rateNote} You pay in US dollars.`);
  });

  it("are left out for dollars, for nobody, and where there is no rate", () => {
    for (const currency of ["USD", undefined, "XXX"]) expect(priceDisplayIn(currency)).toBeUndefined();
  });
});

describe("a visitor", () => {
  it("reads kilometres and dollars", async () => {
    expect(await readerOf(undefined)).toEqual({ units: "metric", display: undefined });
    expect(await readerView(undefined, 100_000)).toEqual({ units: "metric", about: null });
  });
});
