import { mailOrigin } from "#app/config/mail-origin.server";
import { db, transact } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { enqueueMail } from "#app/modules/email/email.server";
import { orderSourceOf } from "#app/modules/inventory/search/inventory.server";
import { nameOfTrip } from "#app/modules/trips/trip/trip";
import { findTripWithin } from "#app/modules/trips/store/trips.server";
import type { Ctx } from "#app/shared/context";
import { leftToGiveBack } from "../rules/money-back";
import { moreBackMail } from "./more-back-mail";
import { selectOrderingOfTrip, selectRefundOfTrip } from "./orders-of-trip.repo.server";
import { selectOrdering, updateOrder } from "../money/orders.repo.server";
import type { OrderRow } from "../money/orders.repo.server";
import { givenBack, nextAsk, refundInWords } from "../rules/refund-follow";
import type { GivenBack } from "../rules/refund-follow";
import { CANCEL_QUOTE, MADE_ORDER } from "../rules/stored-orders";
import { findMoneyBack, refundCalledOff } from "./give-back.server";
import {
  claimRefundsDue,
  insertTripRefund,
  notePassed,
  noteSending,
  promiseRefund,
  selectTripRefund,
  updateTripRefund,
} from "./trip-refunds.repo.server";
import type { TripRefundRow } from "./trip-refunds.repo.server";

/** Another worker on a refund is given so long. */
const CLAIM_MS = 10 * 60_000;

// The machine's clock, not the request's: the sweep compares these times with its own.
const machineTime = (): string => new Date().toISOString();

/** Begins to follow what comes back of an ordered trip, in the caller's transaction or its own. */
export async function followRefund(
  trx: Db,
  { checkoutId, tripId, userId, origin }: { checkoutId: string; tripId: string; userId: string; origin: string },
): Promise<void> {
  const at = machineTime();
  await insertTripRefund(trx, {
    checkout_id: checkoutId,
    trip_id: tripId,
    user_id: userId,
    origin,
    called_off: 0,
    promised_minor: 0,
    given_minor: 0,
    passed_minor: 0,
    sending_minor: null,
    state: "unsaid",
    next_at: at,
    created_at: at,
    updated_at: at,
  });
}

function toGivenBack(row: OrderRow): GivenBack {
  return {
    part: row.part,
    priceMinor: row.price_minor,
    ...(row.made !== null && { price: MADE_ORDER.read(row.made, row.id).price }),
    ...(row.quote !== null && { quote: CANCEL_QUOTE.read(row.quote, row.id) }),
    ...(row.given_minor !== null && { notedMinor: row.given_minor }),
  };
}

const cancelledOf = (orders: readonly OrderRow[]): OrderRow[] => orders.filter(({ state }) => state === "cancelled");

/** Reads again from its source what the cancellation of an order gives back. */
async function readAgain(row: OrderRow): Promise<void> {
  const source = orderSourceOf(row.provider);
  if (!source || row.ref === null) return;
  const made = row.part === "flights" ? await source.flights.get(row.ref) : await source.stays.get(row.ref);
  if (!made?.cancellation) return;
  await updateOrder(db(), row.id, { quote: CANCEL_QUOTE.write(made.cancellation), updated_at: machineTime() });
}

/** Writes to the traveller that more came back than was said. */
async function tellMore(refund: TripRefundRow, moreMinor: number, allMinor: number): Promise<void> {
  const { trip_id: tripId, user_id: userId } = refund;
  const [account, trip] = await Promise.all([findAccount(userId), findTripWithin(db(), tripId, userId)]);
  if (!account || !trip) return;
  const mail = moreBackMail({
    firstName: account.firstName,
    tripName: nameOfTrip(trip),
    moreMinor,
    allMinor,
    currency: trip.currency,
    link: `${mailOrigin(refund.origin)}/trips/${tripId}`,
  });
  const key = `more-back:${refund.checkout_id}:${allMinor}`;
  await transact((trx) => enqueueMail(trx, key, { to: account.email, ...mail }));
}

/**
 * Passes on the money that is due by now: the promised refund, or the sources' if that is more; never a payment that a
 * bank looks into or took back, nor money that went back by hand. The amount is noted before the provider is asked, so
 * that a repeat sends the same under the same key.
 * @returns all that has gone back; undefined when a person has to give it back
 */
async function passOn(ctx: Ctx, checkoutId: string, isTold: boolean): Promise<number | undefined> {
  const refund = await selectTripRefund(db(), checkoutId);
  if (!refund || refund.state === "by hand") return undefined;
  const { trip_id: tripId, user_id: userId, passed_minor: passedMinor } = refund;
  const back = await findMoneyBack(tripId, userId);
  const mostMinor = passedMinor + (back ? leftToGiveBack(back) : 0);
  const sending = refund.sending_minor ?? Math.min(mostMinor, Math.max(refund.promised_minor, refund.given_minor));
  if (sending <= passedMinor) return passedMinor;
  if (refund.sending_minor === null && !(await noteSending(db(), refund, sending))) return passedMinor;
  const backMinor = await refundCalledOff(ctx, { tripId, userId, amountMinor: sending, passedMinor });
  if (backMinor === undefined) {
    await updateTripRefund(db(), checkoutId, { state: "by hand", updated_at: machineTime() });
    return undefined;
  }
  const passed = passedMinor + backMinor;
  if (!(await notePassed(db(), checkoutId, sending, passed, machineTime()))) return passed;
  if (isTold && backMinor > 0) await tellMore(refund, backMinor, passed);
  return passed;
}

/** Adds up what the sources give back of a trip, and notes when they are asked again. */
async function countGiven(ctx: Ctx, checkoutId: string, now: Date): Promise<void> {
  const [ordering, refund] = await Promise.all([selectOrdering(db(), checkoutId), selectTripRefund(db(), checkoutId)]);
  if (!ordering || !refund) return;
  const { givenMinor, isSaid } = givenBack(cancelledOf(ordering.orders).map(toGivenBack));
  if (isSaid && refund.state === "unsaid" && givenMinor < refund.promised_minor)
    ctx.log.warn(
      { event: "refund-short", checkoutId, promisedMinor: refund.promised_minor, givenMinor },
      "sources give back less than their quotes said, and we bear it",
    );
  await updateTripRefund(db(), checkoutId, {
    given_minor: Math.max(givenMinor, refund.given_minor),
    ...(refund.state !== "by hand" && { state: isSaid ? "said" : "unsaid" }),
    next_at: nextAsk(refund.created_at, isSaid, now) ?? null,
    updated_at: now.toISOString(),
  });
}

/** Asks again what comes back of a trip, and passes on what is new. Safe to repeat, and at any time. */
export async function lookAtRefund(ctx: Ctx, checkoutId: string): Promise<void> {
  const ordering = await selectOrdering(db(), checkoutId);
  for (const row of cancelledOf(ordering?.orders ?? [])) await readAgain(row);
  await countGiven(ctx, checkoutId, new Date());
  await passOn(ctx, checkoutId, true);
}

/** Looks at every refund whose turn it is. One that fails holds up no other. */
export async function sweepRefunds(ctx: Ctx, limit: number): Promise<void> {
  const now = new Date();
  const until = new Date(now.getTime() + CLAIM_MS).toISOString();
  for (const checkoutId of await claimRefundsDue(db(), now.toISOString(), until, limit)) {
    try {
      await lookAtRefund(ctx, checkoutId);
    } catch (error) {
      ctx.log.warn({ err: error, checkoutId, event: "refund-unread" }, "what comes back of a trip could not be asked");
    }
  }
}

/**
 * Gives back the refund that was promised for an ordered trip called off, and what its sources give beyond that.
 * @returns what went back, undefined when a person has to give it back; and what is said of the rest
 */
export async function settleRefund(
  ctx: Ctx,
  { tripId, userId, promisedMinor, origin }: { tripId: string; userId: string; promisedMinor: number; origin: string },
): Promise<{ backMinor: number | undefined; notes: string[] } | undefined> {
  const ordering = await selectOrderingOfTrip(db(), tripId, userId);
  if (!ordering) return undefined;
  const { checkout_id: checkoutId } = ordering;
  await transact(async (trx) => {
    await followRefund(trx, { checkoutId, tripId, userId, origin });
    await promiseRefund(trx, checkoutId, promisedMinor, machineTime());
  });
  await countGiven(ctx, checkoutId, new Date());
  const backMinor = await passOn(ctx, checkoutId, false);
  const orders = cancelledOf(ordering.orders).map(toGivenBack);
  // The caller's own notes tell how much went back.
  const notes = refundInWords({ state: "unsaid", passedMinor: 0, currency: ordering.currency }, orders);
  return { backMinor, notes };
}

/** The notes on the refund for the owner of a cancelled trip; none for one that was not ordered apart. */
export async function refundNotesOf(tripId: string, userId: string): Promise<string[]> {
  const { ordering, refund } = await selectRefundOfTrip(db(), tripId, userId);
  if (!ordering || !refund) return [];
  const { state, passed_minor: passedMinor } = refund;
  return refundInWords(
    { state, passedMinor, currency: ordering.currency },
    cancelledOf(ordering.orders).map(toGivenBack),
  );
}
