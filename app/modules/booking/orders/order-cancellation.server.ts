import { db } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import { orderSourceOf } from "#app/modules/inventory/search/inventory.server";
import type { CancelQuote } from "#app/modules/inventory/search/order-source";
import type { Ctx } from "#app/shared/context";
import { endChanges } from "./airline-changes.repo.server";
import { stands } from "../rules/order-saga";
import { shareOfQuote } from "../rules/refund-follow";
import { selectOrderingOfTrip } from "./orders-of-trip.repo.server";
import { updateOrder } from "../money/orders.repo.server";
import type { OrderRow } from "../money/orders.repo.server";
import { CANCEL_QUOTE, MADE_ORDER, ORDERED_STAY } from "../rules/stored-orders";

/** The refund for cancelling the orders of a trip. */
export interface OrdersQuote {
  /** The refund by the payment, minor units. */
  backMinor: number;
  /** Facts about each part for its traveller, a sentence each. */
  notes: string[];
  /** An airline or a hotel has not said yet what it gives back. */
  isUnsaid: boolean;
}

const OF: Record<OrderRow["part"], string> = { flights: "flights", stay: "stay" };
const BY: Record<OrderRow["part"], string> = { flights: "airline", stay: "hotel" };

function sourceOf(row: OrderRow) {
  const source = orderSourceOf(row.provider);
  if (!source) throw new Error(`Nothing is ordered from ${row.provider} here`);
  return source;
}

function askQuote(row: OrderRow, now: Date): Promise<CancelQuote | undefined> {
  const ref = row.ref ?? "";
  return row.part === "flights"
    ? sourceOf(row).flights.quoteCancel(ref)
    : sourceOf(row).stays.quoteCancel(ref, ORDERED_STAY.read(row.offer, row.id), now);
}

/** The traveller's share of what a quote gives back, minor units. */
function shareOf(row: OrderRow, quote: CancelQuote): number {
  return shareOfQuote(row.price_minor, row.made ? MADE_ORDER.read(row.made, row.id).price : undefined, quote);
}

function noteOf(row: OrderRow, quote: CancelQuote | undefined): string {
  if (!quote)
    return `Your ${OF[row.part]} can't be cancelled, so you get nothing back for ${row.part === "flights" ? "them" : "it"}.`;
  if (quote.backTo === "credit")
    return `The ${BY[row.part]} gives you credit for your ${OF[row.part]}, to use with it. That part isn't refunded.`;
  if (quote.backTo === "unknown")
    return `The ${BY[row.part]} hasn't said yet what it will refund for your ${OF[row.part]}. We'll pass on whatever it refunds.`;
  const share =
    shareOf(row, quote) >= row.price_minor
      ? `You get back all you paid for your ${OF[row.part]}.`
      : `The ${BY[row.part]} keeps part of what you paid for your ${OF[row.part]}.`;
  return quote.terms ? `${share} ${quote.terms}.` : share;
}

const ordersOf = async (tripId: string, userId: string): Promise<OrderRow[]> =>
  (await selectOrderingOfTrip(db(), tripId, userId))?.orders.filter((row) => row.ref !== null) ?? [];

/** Whether a trip was ordered apart from its payment, so that its sources are asked about the cancellation. */
export async function wasOrdered(tripId: string, userId: string): Promise<boolean> {
  return (await ordersOf(tripId, userId)).some(stands);
}

/**
 * The refund for cancelling the orders of a trip, asked of their sources now. @throws Error when one does not answer
 */
export async function quoteOrders(ctx: Pick<Ctx, "now">, tripId: string, userId: string): Promise<OrdersQuote> {
  const quotes = await Promise.all(
    (await ordersOf(tripId, userId)).filter(stands).map(async (row) => ({ row, quote: await askQuote(row, ctx.now) })),
  );
  return {
    backMinor: quotes.reduce((sum, { row, quote }) => sum + (quote ? shareOf(row, quote) : 0), 0),
    notes: quotes.map(({ row, quote }) => noteOf(row, quote)),
    isUnsaid: quotes.some(({ quote }) => quote?.backTo === "unknown"),
  };
}

/** Notes that the orders of a trip are to be cancelled, in the transaction that calls the trip off. */
export async function beginCancelling(trx: Db, tripId: string, userId: string, at: string): Promise<void> {
  const ordering = await selectOrderingOfTrip(trx, tripId, userId);
  for (const row of ordering?.orders ?? [])
    if (row.ref !== null && stands(row)) await updateOrder(trx, row.id, { state: "cancelling", updated_at: at });
  await endChanges(trx, tripId, userId, at);
}

async function cancelOne(row: OrderRow, now: Date): Promise<void> {
  const { flights, stays } = sourceOf(row);
  const ref = row.ref ?? "";
  const note = (state: "cancelled" | "kept", quote?: CancelQuote) =>
    updateOrder(db(), row.id, {
      state,
      ...(quote && { quote: CANCEL_QUOTE.write(quote) }),
      updated_at: now.toISOString(),
    });
  // Cancelled before, by an answer that was lost: it is not asked for twice.
  const stand = row.part === "flights" ? await flights.get(ref) : await stays.get(ref);
  if (stand?.status === "cancelled") return note("cancelled");
  const quote = await askQuote(row, now);
  if (!quote) return note("kept");
  if (row.part === "flights") return note("cancelled", await flights.confirmCancel(quote.ref));
  await stays.cancel(ref);
  return note("cancelled", quote);
}

/**
 * Cancels the orders of a trip that was called off. Safe to repeat: each is read again first.
 * @throws Error when a source does not answer; the job is tried again
 */
export async function cancelOrders(ctx: Ctx, tripId: string, userId: string): Promise<void> {
  for (const row of await ordersOf(tripId, userId)) {
    if (row.state !== "cancelling") continue;
    await cancelOne(row, ctx.now);
    ctx.log.info({ event: "order-cancelled", orderId: row.id, part: row.part }, "order cancelled");
  }
}
