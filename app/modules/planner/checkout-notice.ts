import { PRICE_LOCK_MINUTES } from "#app/config/product";
import { formatMoney } from "#app/shared/money";
import type { CheckoutPage } from "./checkout-page";

type Noticed = Pick<CheckoutPage, "held" | "needsLock" | "isSignedIn" | "payMinor"> & {
  flight: object | null;
  hotel: object | null;
  summary: Pick<CheckoutPage["summary"], "currency">;
};

/**
 * The one notice of the checkout: how long the price is held, or that it will be; and what is paid on the next page.
 */
export function checkoutNotice(page: Noticed): { hold: string; pay: string } {
  const { held, needsLock, isSignedIn, flight, hotel } = page;
  const hold = `${isSignedIn ? "When you go on, we" : "Create an account, and we"} hold this price for ${PRICE_LOCK_MINUTES} minutes, free.`;
  const what = flight && hotel ? "flights and hotel" : flight ? "flights" : "your hotel";
  return {
    hold: held ? `Held for ${held.more}, until ${held.until}.` : needsLock ? `This price may change. ${hold}` : hold,
    pay: `You'll pay ${formatMoney(page.payMinor, page.summary.currency)} for ${what} on the next page.`,
  };
}
