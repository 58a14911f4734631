import { findRate } from "#app/modules/catalogue/country/rates";
import type { SourcePrice } from "#app/modules/inventory/offers/offer";
import { decimalToMinor, decimalToUsdMinor } from "#app/shared/decimal";
import { roundUpToShares } from "#app/shared/money";

/** Duffel's fee where an account is in another currency than the customer's, in percent. */
const EXCHANGE_FEE_PERCENT = 2;

/**
 * The selling price, in US cents: an account in dollars at its own price, any other at the dated reference rate with
 * the exchange fee; rounded up so that it divides among the party. Undefined for a currency without a known rate.
 */
export function soldFor({ amount, currency }: SourcePrice, people: number): number | undefined {
  const rate = findRate(currency);
  if (currency === "USD") return roundUpToShares(decimalToMinor(amount, currency), people);
  if (rate === undefined) return undefined;
  return roundUpToShares(decimalToUsdMinor(amount, rate, EXCHANGE_FEE_PERCENT), people);
}
