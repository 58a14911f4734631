import type { FoundPrice } from "./found";

/** Signs of money, those of several letters first. A bare dollar is a US dollar, as in most mails that write one. */
const SIGNS: readonly (readonly [sign: string, currency: string])[] = [
  ...([
    ["US$", "USD"],
    ["CA$", "CAD"],
    ["C$", "CAD"],
    ["AU$", "AUD"],
    ["A$", "AUD"],
    ["NZ$", "NZD"],
  ] as const),
  ...([
    ["HK$", "HKD"],
    ["S$", "SGD"],
    ["R$", "BRL"],
    ["MX$", "MXN"],
    ["CN¥", "CNY"],
    ["Rs.", "INR"],
  ] as const),
  ...([
    ["€", "EUR"],
    ["£", "GBP"],
    ["$", "USD"],
    ["¥", "JPY"],
    ["₹", "INR"],
    ["₩", "KRW"],
    ["₪", "ILS"],
  ] as const),
  ...([
    ["zł", "PLN"],
    ["Kč", "CZK"],
    ["₺", "TRY"],
    ["฿", "THB"],
    ["₫", "VND"],
    ["₴", "UAH"],
  ] as const),
];
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$/;
const MOST_LETTERS = 40;

/**
 * A price as files write it: a number and three letters, or a text such as "USD 240.00" or "€240.00"; undefined for
 * any other text.
 */
export function readPrice(amount: string | undefined, currency: string | undefined): FoundPrice | undefined {
  const text = (amount ?? "").trim();
  if (text.length > MOST_LETTERS) return undefined;
  const sign = SIGNS.find(([one]) => text.includes(one));
  const code = (currency ?? /\b[A-Z]{3}\b/.exec(text)?.[0] ?? sign?.[1] ?? "").trim().toUpperCase();
  const number = text
    .replace(sign?.[0] ?? "", "")
    .replace(/[A-Za-z]{3}/, "")
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
  if (!/^[A-Z]{3}$/.test(code) || !/^\d[\d.,\s']{0,15}$/.test(number)) return undefined;
  return { amount: INDIAN.test(number) ? number.replaceAll(",", "") : number, currency: code };
}
