import { real } from "#app/config/env.server";
import { beforePayingNote } from "#app/config/reality-words";
import { db } from "#app/db/client.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { isTripProtected } from "#app/modules/accounts/account/accounts.server";
import { toFlightCard } from "#app/modules/inventory/curation/flight-card";
import { toHotelCard } from "#app/modules/inventory/curation/hotel-card";
import { doorWordsOf } from "#app/modules/planner/offers.server";
import { readerView } from "#app/modules/planner/price-display.server";
import { summarise } from "#app/modules/planner/trip-summary";
import type { CheckoutPage } from "#app/modules/planner/checkout-page";
import { elsewhereLines } from "#app/modules/trips/shown/elsewhere-lines";
import { hasChosen, priceOf, travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { partsOf } from "#app/modules/trips/trip/trip-parts";
import { travellersFor } from "#app/modules/travellers/travellers.server";
import type { Ctx } from "#app/shared/context";
import { formatMoney } from "#app/shared/money";
import { heldUntil, heldUntilInZone } from "../orders/hold-note.server";
import { amountDue, creditOf, findObstacle } from "../rules/booking";
import { holdTerms, moreInWords } from "../rules/lock-terms";
import { protectionTerm, refundRules } from "../rules/refund-rules";
import { daysOfHold, priceWithHold } from "./holds.server";
import { daysLeft, paidHoldTerms } from "./hold-terms";

/** The view of the checkout: each part is asked for its price of today, held or not, since a lower one counts. */
export async function checkoutPage(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  user: CurrentUser | undefined,
): Promise<CheckoutPage> {
  const { trip: current, changes, lock, isRefused } = await priceWithHold(ctx, trip, holder, user);
  const dueMinor = amountDue(current, lock, ctx.now);
  const creditMinor = creditOf(current, lock, ctx.now);
  const payMinor = dueMinor - creditMinor;
  const held: CheckoutPage["held"] = lock
    ? {
        until: lock.paid ? heldUntilInZone(ctx, current, lock.lockedUntil) : heldUntil(ctx, current, lock),
        more: moreInWords(lock.lockedUntil, ctx.now),
        savesMinor: priceOf(current).totalMinor - dueMinor,
        isPaid: lock.paid !== undefined,
      }
    : null;
  return {
    summary: summarise(current, findDestination(current.destination.slug ?? ""), listDestinations()),
    picture: current.destination.slug ? pictureOf(current.destination.slug) : null,
    revision: current.revision,
    flight: current.flight
      ? toFlightCard(current.flight.offer, undefined, doorWordsOf(current, current.flight.home))
      : null,
    hotel: current.hotel ? toHotelCard(current.hotel.offer, undefined) : null,
    lines: priceOf(current).lines,
    dueMinor,
    creditMinor,
    payMinor,
    holdPath: `/trips/${current.id}/hold`,
    holdDays: user && !lock?.paid ? daysLeft(daysOfHold(ctx, user, current).until, ctx.now) : null,
    isRefused,
    about: user ? (await readerView(user.id, payMinor)).about : null,
    travellers: travellersOf(current),
    who: (await travellersFor(ctx, current, holder)) ?? null,
    changes,
    held,
    terms: lock?.paid
      ? paidHoldTerms({
          heldMinor: lock.amountMinor,
          currency: lock.currency,
          until: heldUntilInZone(ctx, current, lock.lockedUntil),
          ...lock.paid,
          ...(lock.order && { seats: { hasStay: current.hotel !== undefined } }),
        })
      : holdTerms(formatMoney(lock?.amountMinor ?? dueMinor, current.currency)),
    refunds: [
      ...refundRules(current),
      ...(user && (await isTripProtected(db(), user.id, current.id, ctx.now)) ? [protectionTerm()] : []),
    ],
    needsLock: findObstacle(current, lock, ctx.now, real()) === "needs_lock",
    isSignedIn: user !== undefined,
    isEmpty: !hasChosen(current),
    elsewhere: elsewhereLines(current),
    open: partsOf(current),
    beforePaying: beforePayingNote(real()),
  };
}
