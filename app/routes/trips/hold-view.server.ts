import { PRICE_HOLD } from "#app/config/product";
import { real } from "#app/config/env.server";
import { beforePayingNote } from "#app/config/what-is-real";
import type { CurrentUser } from "#app/modules/accounts/current-user";
import { amountDue, creditOf, isForSale } from "#app/modules/booking/booking";
import { heldUntil, heldUntilInZone } from "#app/modules/booking/hold-note.server";
import { findRunningHold, mayHoldForDays, priceWithHold } from "#app/modules/booking/holds.server";
import { holdTerms, leftInWords } from "#app/modules/booking/lock-terms";
import { paidHoldEnd, paidHoldTerms } from "#app/modules/booking/paid-hold";
import { PRODUCTS } from "#app/modules/booking/products";
import type { HoldPage } from "#app/modules/booking/ui/hold-view";
import { nameOfTrip, priceOf, travellersOf } from "#app/modules/trips/trip";
import type { Trip } from "#app/modules/trips/trip";
import type { Ctx } from "#app/shared/context";
import { formatCount, formatDateRange } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";

/** What is held of a trip's price, and what could be. */
export async function holdView(ctx: Ctx, user: CurrentUser, stored: Trip): Promise<HoldPage> {
  const { trip, lock, isRefused } = await priceWithHold(ctx, stored, { userId: user.id }, user);
  const money = (minor: number): string => formatMoney(minor, trip.currency);
  const dueMinor = amountDue(trip, lock, ctx.now);
  const end = paidHoldEnd(ctx.now).toISOString();
  const until = heldUntilInZone(ctx, trip, end);
  const running = await findRunningHold(ctx, user, trip);
  return {
    tripId: trip.id,
    name: nameOfTrip(trip),
    about: `${trip.destination.name}, ${formatDateRange(trip.startDate, trip.endDate)}, ${formatCount(travellersOf(trip), "traveller")}`,
    today: money(priceOf(trip).totalMinor),
    held: lock
      ? {
          id: lock.id,
          amount: money(lock.amountMinor),
          until: lock.paid ? heldUntilInZone(ctx, trip, lock.lockedUntil) : heldUntil(ctx, trip, lock),
          left: leftInWords(lock.lockedUntil, ctx.now),
          fee: lock.paid ? money(lock.paid.feeMinor) : null,
          terms: lock.paid
            ? paidHoldTerms({
                heldMinor: lock.amountMinor,
                currency: lock.currency,
                until: heldUntilInZone(ctx, trip, lock.lockedUntil),
                ...lock.paid,
              })
            : holdTerms(money(lock.amountMinor)),
        }
      : null,
    pay: { amount: money(dueMinor - creditOf(trip, lock, ctx.now)), credit: money(creditOf(trip, lock, ctx.now)) },
    forDays:
      !lock?.paid && mayHoldForDays(ctx, user, trip)
        ? {
            days: PRICE_HOLD.days,
            fee: money(PRODUCTS.price_hold.priceMinor),
            amount: money(dueMinor),
            until,
            terms: paidHoldTerms({ heldMinor: dueMinor, currency: trip.currency, until }),
          }
        : null,
    mayHoldFree: !lock && (trip.flight ?? trip.hotel) !== undefined && isForSale(trip, real()),
    other: running?.isOther
      ? { id: running.id, amount: money(running.heldMinor), fee: money(running.feeMinor), until: running.until }
      : null,
    isRefused,
    note: beforePayingNote(real()),
  };
}
