import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Reference rates of one day. */
export interface RatesFile {
  /** YYYY-MM-DD. */
  date: string;
  base: "USD";
  /** Units of the currency for one US dollar, five significant digits. */
  rates: Record<string, number>;
}

/** Money that travellers bring from home or meet on the way. */
const CURRENCIES =
  "AED ALL AMD ARS AUD AWG AZN BAM BBD BDT BHD BMD BND BOB BRL BSD BTN BWP BZD CAD CHF CLP CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ETB EUR FJD GBP GEL GHS " +
  "GTQ HKD HNL HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KRW KWD KYD KZT LAK LBP LKR MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK " +
  "NPR NZD OMR PEN PGK PHP PKR PLN PYG QAR RON RSD RWF SAR SCR SEK SGD THB TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VND VUV WST XAF XCD XCG XOF XPF ZAR ZMW";

/**
 * Reads the rates of the installed package; a newer package and a new run make newer rates.
 * @throws Error when a currency is missing from the package
 */
export function buildRates(): RatesFile {
  const file = createRequire(import.meta.url).resolve("@fawazahmed0/currency-api/v1/currencies/usd.json");
  const { date, usd } = JSON.parse(readFileSync(file, "utf8")) as { date: string; usd: Record<string, number> };
  const rates: Record<string, number> = {};
  for (const code of CURRENCIES.split(" ")) {
    const rate = usd[code.toLowerCase()];
    if (rate === undefined || rate <= 0) throw new Error(`No rate for ${code}`);
    rates[code] = Number(rate.toPrecision(5));
  }
  return { date, base: "USD", rates };
}
