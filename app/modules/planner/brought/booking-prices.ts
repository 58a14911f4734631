import type { FormTexts } from "#app/modules/elsewhere/form-texts";
import type { FoundPrice, FoundRide } from "#app/modules/elsewhere/reading/found";
import { amountText, readAmount } from "#app/shared/amounts";

/** A price in the fields of its form. */
export const priceForm = (slot: string, price: FoundPrice | undefined): FormTexts =>
  price ? { [`${slot}Price`]: price.amount, [`${slot}Currency`]: price.currency } : {};

/**
 * The price of some bookings together. Each flight or ride of a booking carries the price of the whole booking; undefined
 * where currencies differ or amounts cannot be added.
 */
export function sumOfBookings(bookings: readonly Pick<FoundRide, "confirmation" | "price">[]): FoundPrice | undefined {
  const each = new Map(
    bookings.flatMap(({ confirmation = "", price }) =>
      price ? [[`${confirmation} ${price.amount} ${price.currency}`, price] as const] : [],
    ),
  );
  const [first, ...others] = each.values();
  if (!first || others.length === 0) return first;
  if (others.some(({ currency }) => currency !== first.currency)) return undefined;
  const amounts = [first, ...others].map(({ amount, currency }) => readAmount(amount, currency));
  const minors = amounts.flatMap((read) => ("minor" in read ? [read.minor] : []));
  if (minors.length < amounts.length) return undefined;
  const sum = minors.reduce((all, minor) => all + minor, 0);
  return { amount: amountText(sum, first.currency), currency: first.currency };
}
