import { PRICE_PROTECTION_DAYS } from "#app/config/product";
import type { LocalDate } from "#app/shared/calendar";
import { formatDate } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";

const DAY_MS = 86_400_000;
/** Less than this is not sent back by itself; it counts towards what the next days bring. Minor units. */
const LEAST_BACK_MINOR = 1_00;

/** Until when the price of a trip is watched: thirty days after it was booked, and never past its departure. */
export function protectedUntil(bookedAt: Date, startDate: string): string {
  const last = new Date(bookedAt.getTime() + PRICE_PROTECTION_DAYS * DAY_MS).toISOString().slice(0, 10);
  return last < startDate ? last : startDate;
}

/**
 * The part of a trip's price that goes back today, in minor units.
 * @param paidMinor the lowest price so far: the amount paid, less the refunds before
 */
export function fallOf(paidMinor: number, todayMinor: number): number {
  const fall = paidMinor - todayMinor;
  return fall >= LEAST_BACK_MINOR ? fall : 0;
}

/** How the protection of a trip stands. Amounts in minor units, dates "YYYY-MM-DD". */
export interface ProtectionView {
  until: LocalDate;
  checkedOn: LocalDate;
  backMinor: number;
  currency: string;
}

/** The words on it for the owner of a protected trip. */
export function protectionInWords({ until, checkedOn, backMinor, currency }: ProtectionView, today: LocalDate): string {
  const how =
    today <= until
      ? `Price protection: we look at this price every day until ${formatDate(until)}, most recently on ${formatDate(checkedOn)}. If it falls, we refund the difference the way you paid.`
      : `Price protection ended on ${formatDate(until)}.`;
  return backMinor > 0
    ? `${how} ${today <= until ? "So far we refunded" : "We refunded"} ${formatMoney(backMinor, currency)}.`
    : how;
}
