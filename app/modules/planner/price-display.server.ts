import { convertForDisplay, RATES_DATE } from "#app/modules/catalogue/rates";
import { getPreferences } from "#app/modules/profile/preferences.server";
import type { Units } from "#app/shared/units";
import { formatDate } from "#app/shared/format";

/** How prices also read in a traveller's own currency. */
export interface PriceDisplay {
  /** "about €1,042" for an amount in US cents. */
  about(usdMinor: number): string;
  /** Said once a page: of which day the rate is and what is really paid. */
  note: string;
}

/**
 * Approximate amounts in a currency beside the US dollar price, which stays the price.
 * @returns undefined for US dollars, for nobody, and for a currency without a rate
 */
export function priceDisplayIn(currency: string | undefined): PriceDisplay | undefined {
  if (currency === undefined || currency === "USD" || !convertForDisplay(0, currency)) return undefined;
  return {
    about: (usdMinor) => `about ${convertForDisplay(usdMinor, currency)?.text ?? ""}`,
    note: `Amounts in ${currency} are approximate, at the rate of ${formatDate(RATES_DATE)}. You pay in US dollars.`,
  };
}

/** How one amount and the distances beside it read for a traveller. */
export interface ReaderView {
  units: Units;
  /** The amount in the traveller's currency with the note on its rate; null where dollars are enough. */
  about: { total: string; note: string } | null;
}

/** The preferences of a reader applied to a total in US cents. */
export async function readerView(userId: string, totalMinor: number): Promise<ReaderView> {
  const { units, currency } = await getPreferences(userId);
  const display = priceDisplayIn(currency);
  return { units, about: display && totalMinor > 0 ? { total: display.about(totalMinor), note: display.note } : null };
}
