import { db, transact } from "#app/db/client.server";
import type { Work } from "#app/db/jobs.server";
import { orderSourceOf } from "#app/modules/inventory/search/inventory.server";
import type { ProviderName } from "#app/modules/inventory/offers/offer";
import type { SourceEvent } from "#app/modules/inventory/search/order-source";
import { flightAfresh, stayAfresh } from "#app/modules/planner/offers.server";
import { orderTravellers } from "#app/modules/travellers/travellers.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { hasEvent, insertEvent } from "../money/booking.repo.server";
import { lookAfter } from "./order-care.server";
import { goOnOrdering } from "./order-runner.server";
import type { OrderHands } from "./order-runner.server";
import { orderStore } from "./order-store.server";
import type { Ordering } from "../money/orders.repo.server";
import {
  callAllToLook,
  callToCare,
  callToLook,
  countOrderings,
  selectOldestOrdering,
  selectOrderingsDue,
} from "../money/orders.repo.server";
import { TRIP_ORDERING } from "../rules/stored-orders";

const tripOf = (ctx: Ctx, { trip_id, user_id }: Ordering) => getTrip(ctx, trip_id, { userId: user_id });

function hands(ctx: Ctx): OrderHands {
  return {
    store: orderStore(),
    sourceOf: orderSourceOf,
    people: (tripId, documents) => orderTravellers(db(), tripId, documents),
    flightAfresh: async (ordering, known) => flightAfresh(ctx, await tripOf(ctx, ordering), known),
    stayAfresh: async (ordering, known) => stayAfresh(ctx, await tripOf(ctx, ordering), known),
    now: () => new Date(),
  };
}

/** The orderings that run in this process, and the next look at those that wait. */
const running = new Map<string, Promise<void>>();
const timers = new Set<NodeJS.Timeout>();
/** Looked at by the sweep alone when it waits longer. */
const SOON_MS = 2 * 60_000;
/** Orders that are in hand at a time: each may take two minutes. */
const MOST_RUNNING = 8;

let isClockBelieved = (): boolean => true;

/** Says how to find out whether the clock is believed: while it is not, nothing is ordered or looked up. */
export function orderOnlyWhile(isBelieved: () => boolean): void {
  isClockBelieved = isBelieved;
}

/** Goes on with an ordering beside everything else, and again when it is time to look. */
function begin(ctx: Ctx, checkoutId: string): Promise<void> {
  const before = running.get(checkoutId);
  if (before) return before;
  // After the clock was set forward, what was sent a moment ago looks so old that it would be sent again, and what
  // another process has in hand looks left. The sweep comes back to it.
  if (!isClockBelieved()) return Promise.resolve();
  const work = goOnOrdering(ctx, checkoutId, hands(ctx))
    .then((progress) => {
      if (progress.status !== "waiting") return;
      const ms = progress.until.getTime() - Date.now();
      if (ms > SOON_MS) return;
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          void begin({ ...ctx, now: new Date() }, checkoutId);
        },
        Math.max(500, ms),
      ).unref();
      timers.add(timer);
    })
    .catch((error: unknown) => ctx.log.error({ err: error, checkoutId }, "ordering failed"))
    .finally(() => running.delete(checkoutId));
  running.set(checkoutId, work);
  return work;
}

/** Goes on with an ordering now, unless too many are in hand: then the sweep finds it. */
export function goOnWith(ctx: Ctx, checkoutId: string): void {
  if (running.size < MOST_RUNNING) void begin(ctx, checkoutId);
}

/** Orders a trip that is paid for: the job. It does not wait for the order, which may take minutes. */
export async function orderTrip(ctx: Ctx, { id, payload }: Work): Promise<void> {
  const { checkoutId } = TRIP_ORDERING.read(payload, id);
  goOnWith(ctx, checkoutId);
  return Promise.resolve();
}

/** Goes on with every ordering that is due: what a process that ended had in hand, and what waited longer. */
export async function sweepOrderings(ctx: Ctx, limit: number): Promise<void> {
  const due = await selectOrderingsDue(db(), new Date().toISOString(), limit);
  for (const { checkout_id } of due) goOnWith(ctx, checkout_id);
}

/**
 * Notes what a source says happened, once, and has what it speaks of looked at.
 * @returns what is to be gone on with, and read again
 */
export function noteSourceEvent(
  provider: ProviderName,
  event: SourceEvent,
  now: Date,
): Promise<{ orderings: string[]; orders: string[] }> {
  const id = `${provider}:${event.id}`;
  return transact(async (trx) => {
    if (await hasEvent(trx, id)) return { orderings: [], orders: [] };
    const at = now.toISOString();
    const hasFailed = event.kind === "order-failed" || event.kind === "stay-failed";
    const { orderRef, offerRef, key, others = [] } = event;
    const names = [orderRef, offerRef, ...others].filter((name) => name !== undefined);
    const part = event.kind === "stay-failed" ? "stay" : "flights";
    const orderings =
      (await callToLook(trx, { provider, names, key }, hasFailed, at)) ??
      (hasFailed ? await callAllToLook(trx, { provider, part }, event.at ?? at, at) : []);
    const orders = await callToCare(trx, event.orderRef, at);
    const outcome = orderings.length + orders.length > 0 ? "looked at" : "nothing of ours";
    await insertEvent(trx, { id, type: event.kind }, event.orderRef ?? event.offerRef ?? null, outcome, at);
    return { orderings, orders };
  });
}

/**
 * Takes a webhook of a source. It only says where to look: what happened is read from the source. It may come early,
 * late, twice or never.
 * @param rawBody the body as it came, byte for byte
 * @throws AppError NOT_FOUND where nothing is ordered from it; ForgedEvent for an event that it did not sign
 */
export async function handleSourceWebhook(
  ctx: Ctx,
  provider: ProviderName,
  rawBody: string,
  signature: string,
): Promise<void> {
  const source = orderSourceOf(provider);
  if (!source) throw new AppError("NOT_FOUND", "Nothing is ordered from there");
  const event = source.readEvent(rawBody, signature);
  if (event.kind === "ping") return;
  const { orderings, orders } = await noteSourceEvent(provider, event, new Date());
  for (const checkoutId of orderings) void begin(ctx, checkoutId);
  void lookAfter(ctx, orders);
  ctx.log.info({ event: event.id, kind: event.kind }, "order webhook handled");
}

/** How trips that are ordered stand, for the metrics. */
export const readOrderings = () => countOrderings(db());

/** The instant at which the oldest trip was paid that is still being ordered. */
export const readOldestOrdering = () => selectOldestOrdering(db());

/** Ends the looks that wait, at the end of the process; the next one finds what is due. */
export function stopOrdering(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}
