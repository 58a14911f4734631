import { decimalsOf } from "./amounts";

const DECIMAL = /^(\d{1,15})(?:\.(\d{1,18}))?$/;

/** A decimal text as a whole number and the number of its decimals. @throws RangeError for any other text */
function scaled(text: string): { digits: bigint; places: number } {
  const parts = DECIMAL.exec(text.trim());
  if (!parts) throw new RangeError(`Not an amount: ${text}`);
  const [, whole = "0", fraction = ""] = parts;
  return { digits: BigInt(whole + fraction), places: fraction.length };
}

function divideUp(a: bigint, b: bigint): bigint {
  return (a + b - 1n) / b;
}

/** "412.30" of a currency in its smallest units, rounded up where it has more decimals than the currency. */
export function decimalToMinor(text: string, currency: string): number {
  const { digits, places } = scaled(text);
  return Number(divideUp(digits * 10n ** BigInt(decimalsOf(currency)), 10n ** BigInt(places)));
}

/** Below 0 when `a` is less than `b`, above 0 when it is more. @throws RangeError when one of them is not an amount */
export function compareDecimals(a: string, b: string): number {
  const [one, other] = [scaled(a), scaled(b)];
  const difference = one.digits * 10n ** BigInt(other.places) - other.digits * 10n ** BigInt(one.places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * An amount of another currency in US cents, rounded up.
 * @param perDollar units of the currency for one dollar
 * @param feePercent the fee for the exchange, in whole percents
 */
export function decimalToUsdMinor(text: string, perDollar: number, feePercent: number): number {
  const amount = scaled(text);
  const rate = scaled(perDollar.toFixed(10));
  const above = amount.digits * 10n ** BigInt(rate.places) * BigInt(100 + feePercent);
  return Number(divideUp(above, rate.digits * 10n ** BigInt(amount.places)));
}
