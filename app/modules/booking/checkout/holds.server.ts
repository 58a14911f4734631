import { real } from "#app/config/env.server";
import { PRODUCT } from "#app/config/product";
import { db, transact } from "#app/db/client.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { capabilitiesOn } from "#app/modules/accounts/account/plans";
import { holdsPrices } from "#app/modules/inventory/search/inventory.server";
import { refreshPrices } from "#app/modules/planner/planner.server";
import type { PriceChange } from "#app/modules/planner/planner.server";
import { hasChosen, nameOfTrip, standingOfTrip } from "#app/modules/trips/trip/trip";
import type { Trip, TripHolder } from "#app/modules/trips/trip/trip";
import { requireTravellers } from "#app/modules/travellers/travellers.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { formatMoney } from "#app/shared/money";
import { BOOKING_TEXT, amountDue, findObstacle, isForSale, itemKeyOf } from "../rules/booking";
import type { PriceLock } from "../rules/booking";
import { findActiveLock, refuseUnsold } from "./booking.server";
import { selectOpenCheckout, selectOwnCheckout } from "../money/booking.repo.server";
import { openCheckout } from "../money/checkout.server";
import type { StartedCheckout } from "../money/checkout.server";
import { endCheckout } from "./end-checkout.server";
import { failWith } from "../rules/failure.server";
import { fulfilCheckout } from "./fulfilment.server";
import { airlineHold } from "./airline-hold";
import { areSeatsKept } from "../orders/hold-at-source.server";
import { heldUntilInZone, wasHeldUntil } from "../orders/hold-note.server";
import {
  beginRefund,
  endLock,
  selectCheckoutOfLock,
  selectHoldThatRanOut,
  selectLocksOf,
  selectRunningHold,
} from "../money/holds.repo.server";
import { paidHoldEnd } from "./hold-terms";
import { PRODUCTS } from "../rules/products";
import { REFUND_REASON } from "../rules/refund-reason";
import { noteRelease } from "../orders/release-seats.server";
import { sendRefund } from "../money/refunds.server";

// The machine's clock, not the request's: reconciliation compares these times with its own.
const machineTime = (): string => new Date().toISOString();

/** Until when the price of a trip can be held for a fee; why not, where its seller does not hold it. */
export type DaysOfHold = { until: Date; byAirline: boolean } | { until?: undefined; why?: string };

/**
 * Whether the price of a trip can be held for days: it is still to be booked, and its seller keeps the price until
 * then.
 */
export function daysOfHold(ctx: Pick<Ctx, "now">, user: CurrentUser, trip: Trip): DaysOfHold {
  const { flight, hotel } = trip;
  const may =
    capabilitiesOn(user.capabilities, standingOfTrip(trip)).canHoldPriceForDays &&
    isForSale(trip, real()) &&
    hasChosen(trip) &&
    !trip.seal &&
    trip.currency === PRODUCT.currency;
  if (!may) return {};
  const most = paidHoldEnd(ctx.now);
  const byAirline = airlineHold(flight?.offer, hotel?.offer, ctx.now, most);
  if (byAirline && !byAirline.until) return { why: byAirline.why };
  const until = byAirline?.until ?? (holdsPrices(flight?.offer, hotel?.offer) ? most : undefined);
  if (!until || trip.startDate <= until.toISOString().slice(0, 10)) return {};
  return { until, byAirline: byAirline !== undefined };
}

/** A trip at the prices of today, with the hold that counts for it. */
export interface PricedTrip {
  trip: Trip;
  changes: PriceChange[];
  lock: PriceLock | undefined;
  /** The fee of its hold goes back, since what was held can't be had any more. */
  isRefused: boolean;
}

/**
 * Asks for today's price, held or not, since a lower one counts. Where a flight or a stay that is held for a fee can't
 * be had any more, the hold ends and its fee goes back, once.
 */
export async function priceWithHold(
  ctx: Ctx,
  trip: Trip,
  holder: TripHolder,
  user: CurrentUser | undefined,
): Promise<PricedTrip> {
  const lock = user && (await findActiveLock(ctx, user, trip));
  // Seats that the airline keeps are asked about by their order: a search may find none, since they are taken.
  const areSeatsHeld = lock?.order !== undefined;
  const [{ trip: current, changes }, areKept] = await Promise.all([
    refreshPrices(ctx, trip, holder, areSeatsHeld),
    areSeatsHeld ? areSeatsKept(ctx, lock) : true,
  ]);
  const isGone = !areKept || changes.some(({ afterMinor }) => afterMinor === undefined);
  if (!user || !lock?.paid || !isGone) return { trip: current, changes, lock, isRefused: false };
  const isRefused = await refuseHold(ctx, user.id, lock);
  return { trip: current, changes, lock: undefined, isRefused };
}

/** Ends a hold that can't be kept, and gives its fee back. @returns whether this call ended it */
async function refuseHold(ctx: Ctx, userId: string, { id, tripId, order }: PriceLock): Promise<boolean> {
  const ended = await transact(async (trx) => {
    const at = machineTime();
    if (!(await endLock(trx, { id, tripId, userId }, "refused", at))) return undefined;
    if (order) await noteRelease(trx, id);
    const paidBy = await selectCheckoutOfLock(trx, id);
    return { refund: paidBy && (await beginRefund(trx, paidBy, REFUND_REASON.refused, at)) };
  });
  // Noted with the end of the hold: reconciliation sends what is not sent here.
  if (ended?.refund) await sendRefund(ctx, ended.refund);
  return ended !== undefined;
}

/**
 * The paid hold of a trip that runs; `isOther` when the trip has other flights, another stay, other dates or people by
 * now.
 */
export async function findRunningHold(ctx: Ctx, user: Pick<CurrentUser, "id">, trip: Trip) {
  const row = await selectRunningHold(db(), trip.id, user.id, ctx.now.toISOString());
  if (!row) return null;
  return {
    id: row.id,
    heldMinor: row.amount_minor,
    feeMinor: row.fee_minor,
    capMinor: row.cap_minor ?? 0,
    currency: row.currency,
    lockedUntil: row.locked_until,
    until: heldUntilInZone(ctx, trip, row.locked_until),
    isOther: row.item_key !== itemKeyOf(trip),
  };
}

/** The paid hold of a trip that ran out last without a booking: what was held, what it cost, and until when. */
export async function findHoldThatRanOut(ctx: Ctx, user: Pick<CurrentUser, "id">, trip: Trip) {
  const row = await selectHoldThatRanOut(db(), trip.id, user.id, ctx.now.toISOString());
  return row
    ? { heldMinor: row.amount_minor, feeMinor: row.fee_minor, until: wasHeldUntil(trip, row.locked_until) }
    : null;
}

/**
 * Opens the payment page of a hold of days: the price of today is held from now on, once its fee is paid. Pressed again
 * it leads to the same page.
 * @throws AppError NOT_FOUND; CONFLICT when it can't be held, is held already, or costs something else today;
 *   UNAVAILABLE "Failed to create checkout session"
 */
export function startPaidHold(ctx: Ctx, user: CurrentUser, tripId: string): Promise<StartedCheckout> {
  return failWith(ctx, BOOKING_TEXT.checkoutFailed, async () => {
    const stored = await getTrip(ctx, tripId, { userId: user.id });
    refuseUnsold(stored, findObstacle(stored, undefined, ctx.now, real()));
    const { trip, changes, lock } = await priceWithHold(ctx, stored, { userId: user.id }, user);
    const days = daysOfHold(ctx, user, trip);
    if (!days.until) throw new AppError("CONFLICT", days.why ?? "This trip's price can't be held for days.");
    if (lock?.paid) throw new AppError("CONFLICT", "This price is already held for you.");
    if (changes.length > 0)
      throw new AppError("CONFLICT", "The price has just changed. Check it again before you hold it.");
    const heldMinor = amountDue(trip, lock, ctx.now);
    // The airline wants to know at once who sits on the seats that it keeps.
    if (days.byAirline) await requireTravellers(ctx, trip, { userId: user.id });
    const until = days.until.toISOString();
    const { name, priceMinor } = PRODUCTS.price_hold;
    const held = `${formatMoney(heldMinor, trip.currency)} until ${heldUntilInZone(ctx, trip, until)}`;
    return openCheckout(ctx, user, {
      scope: `hold:${trip.id}`,
      itemKey: itemKeyOf(trip),
      feature: "price_hold",
      tripId: trip.id,
      amountMinor: priceMinor,
      currency: PRODUCT.currency,
      billing: "once",
      // The airline may say no: then nothing is taken.
      capture: days.byAirline ? "later" : "now",
      lines: [
        { name, description: `${nameOfTrip(trip).slice(0, 200)}: ${held}`, unitAmountMinor: priceMinor, quantity: 1 },
      ],
      successPath: `/trips/${trip.id}/hold?session_id=SESSION_ID`,
      cancelPath: `/trips/${trip.id}/hold?canceled=yes`,
      priceLockedUntil: until,
      heldMinor,
      metadata: { productId: "price_hold", tripId: trip.id, userId: user.id },
    });
  });
}

/** The outcome of the payment of a hold. */
export type HoldConfirmation =
  | { status: "held" | "holding" | "processing" | "unpaid" }
  | { status: "refunded"; why: string; wasTaken: boolean };

/**
 * Looks at the payment of a hold when its traveller comes back; the address proves nothing.
 * @throws AppError NOT_FOUND for a session that is not of this trip and user; UNAVAILABLE when it cannot be checked
 */
export async function confirmPaidHold(
  ctx: Ctx,
  user: CurrentUser,
  tripId: string,
  sessionId: string,
): Promise<HoldConfirmation> {
  const checkout = await selectOwnCheckout(db(), sessionId, user.id);
  if (checkout?.trip_id !== tripId || checkout.feature !== "price_hold")
    throw new AppError("NOT_FOUND", "We couldn't find this payment.");
  const done = await failWith(ctx, "We couldn't check your payment just now. Please try again.", () =>
    fulfilCheckout(ctx, sessionId),
  );
  if (done.status === "granted") return { status: "held" };
  if (done.status === "ordering") return { status: "holding" };
  if (done.status === "refunded")
    return {
      status: "refunded",
      why: done.checkout.refund_reason ?? "",
      wasTaken: done.checkout.status !== "released",
    };
  return { status: done.status === "processing" ? "processing" : "unpaid" };
}

/**
 * Lets a held price go before its time. The payment page of the trip ends first, since its price rests on the hold; if
 * it was paid meanwhile, the trip is booked and there is nothing to let go. A fee is not given back.
 * @throws AppError NOT_FOUND; CONFLICT when it is not held any more; UNAVAILABLE when the provider cannot be reached
 */
export async function letHoldGo(ctx: Ctx, user: CurrentUser, tripId: string, lockId: string): Promise<void> {
  const trip = await getTrip(ctx, tripId, { userId: user.id });
  await failWith(ctx, "We couldn't release the price just now. Please try again.", async () => {
    const open = await selectOpenCheckout(db(), `trip:${trip.id}`);
    if (open) await endCheckout(ctx, open);
    const didEnd = await transact(async (trx) => {
      if (!(await endLock(trx, { id: lockId, tripId: trip.id, userId: user.id }, "released", machineTime())))
        return false;
      await noteRelease(trx, lockId);
      return true;
    });
    if (!didEnd) throw new AppError("CONFLICT", "This price is no longer held.");
  });
}

/** Lets the paid hold of a trip go that runs. @throws AppError as {@link letHoldGo} does */
export async function letRunningHoldGo(ctx: Ctx, user: CurrentUser, tripId: string): Promise<void> {
  const hold = await findRunningHold(ctx, user, await getTrip(ctx, tripId, { userId: user.id }));
  if (!hold) throw new AppError("CONFLICT", "This trip has no paid hold.");
  await letHoldGo(ctx, user, tripId, hold.id);
}

/** Every price that an account ever held, for its file of data. */
export async function exportHolds(userId: string) {
  return (await selectLocksOf(db(), userId)).map((row) => ({
    tripId: row.trip_id,
    heldMinor: row.amount_minor,
    feeMinor: row.fee_minor,
    currency: row.currency,
    until: row.locked_until,
    usedAt: row.used_at,
    endedAt: row.ended_at,
    endedAs: row.ended_as,
  }));
}
