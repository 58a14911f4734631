import { RATES_DATE, findRate } from "#app/modules/catalogue/country/rates";
import { DEFAULT_PREFERENCES } from "#app/modules/profile/preferences";
import type { Preferences } from "#app/modules/profile/preferences";
import { getPreferences } from "#app/modules/profile/preferences.server";
import type { Units } from "#app/shared/units";
import { formatDate } from "#app/shared/format";
import { approximateMoney } from "#app/shared/money";

/** The display of prices in a traveller's own currency. */
export interface PriceDisplay {
  /** "about €1,042" for an amount in US cents. */
  about(usdMinor: number): string;
  /** Shown once a page: the day of the rate, and the currency of the payment. */
  note: string;
  /** The note where nothing is to be paid. */
  rateNote: string;
  /** For pages whose amounts change in the browser. */
  rate: { currency: string; perDollar: number };
}

/**
 * Approximate amounts in a currency beside the US dollar price, which stays the price.
 * @returns undefined for US dollars, without a reader, and for a currency without a rate
 */
export function priceDisplayIn(currency: string | undefined): PriceDisplay | undefined {
  const perDollar = currency === undefined ? undefined : findRate(currency);
  if (currency === undefined || currency === "USD" || perDollar === undefined) return undefined;
  const rateNote = `Amounts in ${currency} are approximate, at the rate of ${formatDate(RATES_DATE)}.`;
  return {
    rate: { currency, perDollar },
    about: (usdMinor) => `about ${approximateMoney(usdMinor, currency, perDollar).text}`,
    note: `${rateNote} You pay in US dollars.`,
    rateNote,
  };
}

/** An amount and the units of distances, as a traveller reads them. */
export interface ReaderView {
  units: Units;
  /** The amount in the traveller's currency with the note on its rate; null where dollars are enough. */
  about: { total: string; note: string } | null;
}

/** A reader's units of distance and display of prices; metric ones and dollars alone for a visitor. */
export async function readerOf(
  userId: string | undefined,
): Promise<{ units: Units; display: PriceDisplay | undefined }> {
  const { units, currency } = userId === undefined ? DEFAULT_PREFERENCES : await getPreferences(userId);
  return { units, display: priceDisplayIn(currency) };
}

/**
 * The preferences of a reader, if there is one, applied to a total in US cents.
 * @param isPrice whether the total is something to pay, and not only a budget
 */
export async function readerView(userId: string | undefined, totalMinor: number, isPrice = true): Promise<ReaderView> {
  return viewFor(userId === undefined ? undefined : await getPreferences(userId), totalMinor, isPrice);
}

/** The view of a reader whose preferences are known. */
export function viewFor(
  { units, currency }: Pick<Preferences, "units" | "currency"> = DEFAULT_PREFERENCES,
  totalMinor: number,
  isPrice = true,
): ReaderView {
  const display = priceDisplayIn(currency);
  if (!display || totalMinor <= 0) return { units, about: null };
  return { units, about: { total: display.about(totalMinor), note: isPrice ? display.note : display.rateNote } };
}
