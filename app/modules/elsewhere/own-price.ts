import { amountText, readPaid, toUsdMinor } from "#app/shared/amounts";
import type { FormTexts } from "./form-texts";

/** The price of a booking made elsewhere, for all travellers. */
export interface OwnPrice {
  /** In the smallest unit of its currency: yen, or cents. */
  amountMinor: number;
  currency: string;
  /** The same in US cents, at the reference rate of `rateDate`. */
  usdMinor: number;
  rateDate: string;
}

/** Reference rates of one day. */
export interface Rates {
  date: string;
  /** Units of a currency for one US dollar; undefined for a currency without a rate. */
  perDollar(currency: string): number | undefined;
}

/** The two fields of a price, behind the name of the form they stand in. */
export const PRICE_FIELDS = ["Price", "Currency"] as const;

/**
 * Reads a price that may be left out, and notes problems beside its fields.
 * @param slot the beginning of the names of its fields
 */
export function readOwnPrice(
  texts: FormTexts,
  slot: string,
  rates: Rates,
  wrong: (field: string, problem: string) => undefined,
): OwnPrice | undefined {
  const amount = (texts[`${slot}Price`] ?? "").trim();
  if (amount === "") return undefined;
  const currency = (texts[`${slot}Currency`] ?? "").trim().toUpperCase();
  const rate = rates.perDollar(currency);
  if (rate === undefined) return wrong(`${slot}Currency`, "Choose a currency from the list");
  const read = readPaid(amount, currency);
  if ("problem" in read) return wrong(`${slot}Price`, read.problem);
  const usdMinor = toUsdMinor(read.minor, currency, rate);
  return { amountMinor: read.minor, currency, usdMinor, rateDate: rates.date };
}

/** A price as its fields show it. */
export function priceTexts(slot: string, price: Pick<OwnPrice, "amountMinor" | "currency"> | undefined): FormTexts {
  if (!price) return {};
  return { [`${slot}Price`]: amountText(price.amountMinor, price.currency), [`${slot}Currency`]: price.currency };
}
