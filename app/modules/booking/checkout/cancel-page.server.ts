import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { companyOf } from "#app/modules/trips/party/company.server";
import { companyInWords } from "#app/modules/trips/trip/companion";
import { isBookable, nameOfTrip } from "#app/modules/trips/trip/trip";
import { onTicketTo } from "#app/modules/trips/trip/ticket-home";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { formatDateRange } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import { refundRules, returnsInWords } from "../rules/refund-rules";
import { quoteCancellation } from "./cancel-booking.server";
import type { CancellationQuote } from "./cancel-booking.server";
import { findRunningHold } from "./holds.server";

/** The meaning of cancelling a booked trip, in words. */
function quoteView(
  trip: Trip,
  { reference, currency, paidMinor, feeMinor, returns, notes, isUnsaid, backMinor, dispute }: CancellationQuote,
) {
  const paid = formatMoney(paidMinor, currency);
  return {
    reference,
    backMinor,
    today: dispute
      ? `${dispute} If you cancel, we can't refund anything more.`
      : backMinor > 0
        ? `If you cancel today, you get back ${isUnsaid ? "at least " : ""}${formatMoney(backMinor, currency)} of the ${paid} you paid, the way you paid.`
        : isUnsaid
          ? `If you cancel, we don't know yet how much of the ${paid} you get back.`
          : `If you cancel, you get back none of the ${paid} you paid.`,
    rules: [
      ...(dispute ? [] : (notes ?? [...returnsInWords(returns, paidMinor, currency), ...refundRules(trip)])),
      ...(feeMinor > 0 ? [`The ${formatMoney(feeMinor, currency)} you paid to hold its price isn't refunded.`] : []),
    ],
    isElsewhere: trip.elsewhere !== undefined,
  };
}

/** What becomes of a ticket there and home of a longer trip; null for other flights. */
function ticketInWords({ flight, flightHome, destination }: Trip): string | null {
  if (flight?.home) {
    const { name } = flight.home;
    return `The flight home from ${name} is on the same ticket, so it goes too, and ${name} needs another flight home.`;
  }
  if (!flightHome) return null;
  return flightHome.isPaid
    ? `${onTicketTo(flightHome)}. It stays booked, and still leaves from ${destination.name}.`
    : `${onTicketTo(flightHome)}. That ticket goes too, and you choose the flights to ${flightHome.place} again.`;
}

/** The meaning of cancelling a trip, before it is done. @returns undefined for a trip that cannot be cancelled */
export async function cancelPage(ctx: Ctx, user: CurrentUser, trip: Trip & { ownerId: string }) {
  const quote = await quoteCancellation(ctx, user, trip);
  if (!isBookable(trip) && !quote) return undefined;
  const { reachable, unreachable } = await companyOf(trip);
  const hold = await findRunningHold(ctx, user, trip);
  return {
    id: trip.id,
    name: nameOfTrip(trip),
    destination: trip.destination.name,
    dates: formatDateRange(trip.startDate, trip.endDate),
    isShared: trip.sharedAt !== undefined,
    company: companyInWords(
      reachable.map(({ firstName }) => firstName),
      unreachable,
    ),
    booked: quote ? quoteView(trip, quote) : null,
    ticket: ticketInWords(trip),
    holdFee: hold ? formatMoney(hold.feeMinor, hold.currency) : null,
  };
}
