/** The most digits before the decimals: with three decimals such a number is still exact. */
const MOST_DIGITS = 12;
const MOST_AMOUNT = 10_000_000;
const HOW_MUCH = "Enter an amount such as 12.50";
const TWO_WAYS = "That could be read in two ways. Leave out the mark between thousands, as in 1250";

/** The number of a currency's decimals: none for yen, two for euro, three for Kuwaiti dinar. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** "¥1,250", "€12.50". @param amountMinor in the smallest unit of the currency */
export function formatAmount(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(
    amountMinor / 10 ** decimalsOf(currency),
  );
}

/** "1250", "12.50": an amount as its field shows it. @param amountMinor in the smallest unit of the currency */
export function amountText(amountMinor: number, currency: string): string {
  return (amountMinor / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
}

/**
 * An amount in US cents.
 * @param perDollar units of its currency for one dollar
 */
export function toUsdMinor(amountMinor: number, currency: string, perDollar: number): number {
  return Math.round((amountMinor / 10 ** decimalsOf(currency) / perDollar) * 100);
}

const tooFine = (currency: string): string => {
  const most = decimalsOf(currency);
  return most === 0
    ? `Amounts in ${currency} have no decimals`
    : `Amounts in ${currency} have at most ${most} decimals`;
};

/** Splits off the decimals, which follow a mark that comes once and last. Undefined for marks in any other order. */
function splitAmount(plain: string): { whole: string; fraction: string } | undefined {
  const [, whole, fraction = ""] =
    /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(plain) ?? /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(plain) ?? [];
  return whole === undefined ? undefined : { whole: whole.replace(/\D/g, ""), fraction };
}

/**
 * "1,250.50", "1.250,50", "1250,5" and "1 250" in the smallest unit of a currency. A lone mark before three digits
 * separates thousands when it is the English one, and decimals in a currency that has three; else the text is refused.
 * @returns the amount, or the reason for the refusal
 */
export function readAmount(text: string, currency: string): { minor: number } | { problem: string } {
  const plain = text.replace(/[\s']/g, "");
  const decimals = decimalsOf(currency);
  const isEitherWay = decimals === 3 ? /^[1-9]\d{0,2},\d{3}$/ : /^[1-9]\d{0,2}\.\d{3}$/;
  if (isEitherWay.test(plain)) return { problem: TWO_WAYS };
  const read = /^0,\d{3}$/.test(plain) ? { whole: "0", fraction: plain.slice(2) } : splitAmount(plain);
  if (!read || read.whole.length > MOST_DIGITS) return { problem: HOW_MUCH };
  if (read.fraction.length > decimals) return { problem: tooFine(currency) };
  return { minor: Number(read.whole + read.fraction.padEnd(decimals, "0")) };
}

/** Reads an amount that a traveller has paid: more than nothing, and no more than a trip can cost. */
export function readPaid(text: string, currency: string): { minor: number } | { problem: string } {
  const read = readAmount(text, currency);
  if ("problem" in read) return read;
  if (read.minor < 1) return { problem: HOW_MUCH };
  if (read.minor > MOST_AMOUNT * 10 ** decimalsOf(currency))
    return { problem: `At most ${MOST_AMOUNT.toLocaleString("en")}` };
  return read;
}
