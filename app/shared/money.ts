const formats = new Map<string, Intl.NumberFormat>();

function format(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency}${digits}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, found);
  }
  return found;
}

/** "$1,184" when there are no cents, else "$1,184.50". */
export function formatMoney(amountMinor: number, currency = "USD"): string {
  return format(currency, amountMinor % 100 === 0 ? 0 : 2).format(amountMinor / 100);
}

/** An estimate in whole dollars, still in cents: nothing that costs something is told as nothing. */
export function inWholeDollars(amountMinor: number): number {
  return amountMinor > 0 ? Math.max(100, Math.round(amountMinor / 100) * 100) : Math.round(amountMinor / 100) * 100;
}

/** An estimate, which has no cents: "$734" of 734.40. What is charged has them, see {@link formatMoney}. */
export function formatRounded(amountMinor: number, currency = "USD"): string {
  return format(currency, 0).format(inWholeDollars(amountMinor) / 100);
}

/** An amount that came as decimal text, in its own currency: "£412.30", "¥41,230". */
export function formatDecimal(amount: string, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(Number(amount));
}

/** Always two decimals, for receipts: "$1,184.00". */
export function formatMoneyExact(amountMinor: number, currency = "USD"): string {
  return format(currency, 2).format(amountMinor / 100);
}

/**
 * Rounds an amount up so that it divides evenly among travellers: the price per person is the total's share to the cent
 * (CHECKLIST BOOK-21, TRIP-30).
 */
export function roundUpToShares(amountMinor: number, shares: number): number {
  return Math.ceil(amountMinor / shares) * shares;
}

const SIGNIFICANT_DIGITS = 4;

/**
 * An amount in US cents at a reference rate, as an idea of its size: in whole units of the currency and at most four
 * significant digits, since the rate of another day would change the rest.
 * @param perDollar units of the currency for one US dollar
 */
export function approximateMoney(
  usdMinor: number,
  currency: string,
  perDollar: number,
): { amount: number; text: string } {
  const amount = Math.round(Number(((usdMinor / 100) * perDollar).toPrecision(SIGNIFICANT_DIGITS)));
  return { amount, text: format(currency, 0).format(amount) };
}
