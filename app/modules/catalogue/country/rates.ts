import { approximateMoney } from "#app/shared/money";
import file from "#app/data/generated/rates.json";

/** Day of the reference rates, YYYY-MM-DD. */
export const RATES_DATE: string = file.date;

/** Units of each currency for one US dollar. */
const rates: Readonly<Record<string, number>> = { ...file.rates, USD: 1 };

/** An amount in another currency: an idea of its size, never a charge. */
export interface DisplayAmount {
  /** In whole units of the currency. */
  amount: number;
  currency: string;
  /** "€1,042", "¥186,500". */
  text: string;
  /** Day of the rate, YYYY-MM-DD. */
  date: string;
}

/** Currencies that prices can be shown in, by code. */
export function listDisplayCurrencies(): string[] {
  return Object.keys(rates).sort();
}

/** Units of the currency for one US dollar on {@link RATES_DATE}; undefined for a currency without a rate. */
export function findRate(currency: string): number | undefined {
  return rates[currency.toUpperCase()];
}

/**
 * A price in US cents, converted to another currency at the reference rate. Prices are stored and charged in US
 * dollars.
 * @returns undefined for a currency without a rate
 */
export function convertForDisplay(usdMinor: number, currency: string): DisplayAmount | undefined {
  const code = currency.toUpperCase();
  const rate = findRate(code);
  if (rate === undefined) return undefined;
  return { ...approximateMoney(usdMinor, code, rate), currency: code, date: RATES_DATE };
}
