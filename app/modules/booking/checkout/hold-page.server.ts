import { real } from "#app/config/env.server";
import { beforePayingNote } from "#app/config/reality-words";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { TRAVELLERS_PATH } from "#app/modules/planner/steps";
import { travellersFor } from "#app/modules/travellers/travellers.server";
import { hasChosen, nameOfTrip, priceOf, travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import type { Ctx } from "#app/shared/context";
import { formatCount, formatDateRange } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import { heldUntil, heldUntilInZone } from "../orders/hold-note.server";
import { amountDue, creditOf, isForSale } from "../rules/booking";
import { holdTerms, moreInWords } from "../rules/lock-terms";
import { PRODUCTS } from "../rules/products";
import { findActiveLock } from "./booking.server";
import type { HoldPage } from "./hold-page";
import { confirmPaidHold, daysOfHold, findHoldThatRanOut, findRunningHold, priceWithHold } from "./holds.server";
import { daysLeft, paidHoldTerms } from "./hold-terms";

/** The terms of holding the price for days. @param seats said where the airline keeps the seats */
function forDays(
  ctx: Ctx,
  trip: Trip,
  end: Date,
  heldMinor: number,
  seats: { hasStay: boolean } | undefined,
  isWhoKnown: boolean,
): NonNullable<HoldPage["forDays"]> {
  const until = heldUntilInZone(ctx, trip, end.toISOString());
  return {
    days: daysLeft(end, ctx.now) ?? 1,
    fee: formatMoney(PRODUCTS.price_hold.priceMinor, trip.currency),
    amount: formatMoney(heldMinor, trip.currency),
    until,
    terms: paidHoldTerms({ heldMinor, currency: trip.currency, until, seats }),
    travellersPath: seats && !isWhoKnown ? TRAVELLERS_PATH : null,
  };
}

/** The hold of a trip's price, and the holds on offer. */
export async function holdPage(ctx: Ctx, user: CurrentUser, stored: Trip): Promise<HoldPage> {
  const { trip, lock, isRefused } = await priceWithHold(ctx, stored, { userId: user.id }, user);
  const money = (minor: number): string => formatMoney(minor, trip.currency);
  const dueMinor = amountDue(trip, lock, ctx.now);
  const days = daysOfHold(ctx, user, trip);
  const seats = { hasStay: trip.hotel !== undefined };
  const [running, ranOut, who] = await Promise.all([
    findRunningHold(ctx, user, trip),
    findHoldThatRanOut(ctx, user, trip),
    travellersFor(ctx, trip, { userId: user.id }),
  ]);
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
          more: moreInWords(lock.lockedUntil, ctx.now),
          fee: lock.paid ? money(lock.paid.feeMinor) : null,
          terms: lock.paid
            ? paidHoldTerms({
                heldMinor: lock.amountMinor,
                currency: lock.currency,
                until: heldUntilInZone(ctx, trip, lock.lockedUntil),
                ...lock.paid,
                ...(lock.order && { seats }),
              })
            : holdTerms(money(lock.amountMinor)),
        }
      : null,
    pay: { amount: money(dueMinor - creditOf(trip, lock, ctx.now)), credit: money(creditOf(trip, lock, ctx.now)) },
    forDays:
      !lock?.paid && days.until
        ? forDays(ctx, trip, days.until, dueMinor, days.byAirline ? seats : undefined, who?.isComplete !== false)
        : null,
    notForDays: !lock?.paid && !days.until ? (days.why ?? null) : null,
    mayHoldFree: !lock && hasChosen(trip) && isForSale(trip, real()),
    other: running?.isOther
      ? { id: running.id, amount: money(running.heldMinor), fee: money(running.feeMinor), until: running.until }
      : null,
    ranOut:
      ranOut && !running && !isRefused
        ? { amount: money(ranOut.heldMinor), fee: money(ranOut.feeMinor), until: ranOut.until }
        : null,
    isRefused,
    note: beforePayingNote(real()),
  };
}

/** The notice for a traveller who comes back from paying for a hold; it rests on the provider's answer. */
export async function saidOfPaidHold(
  ctx: Ctx,
  user: CurrentUser,
  trip: Trip,
  sessionId: string,
): Promise<{ kind: "success" | "info"; text: string }> {
  const done = await confirmPaidHold(ctx, user, trip.id, sessionId);
  if (done.status === "held") {
    const lock = await findActiveLock(ctx, user, trip);
    const text = lock?.paid
      ? `${formatMoney(lock.amountMinor, lock.currency)} is held for you until ${heldUntilInZone(ctx, trip, lock.lockedUntil)}.`
      : "Your hold was paid, and has since been used or ended.";
    return { kind: "success", text };
  }
  const text =
    done.status === "refunded"
      ? `${done.why} ${done.wasTaken ? "You get your payment back in full." : "You were not charged."}`
      : done.status === "holding"
        ? "The airline is keeping your seats, usually within a minute. Reload this page then; we'll email you if it doesn't."
        : done.status === "processing"
          ? "Your payment is on its way. The price is held as soon as it arrives."
          : "Nothing was paid, so the price isn't held.";
  return { kind: "info", text };
}
