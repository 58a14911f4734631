import { env } from "#app/config/env.server";
import { db, transact } from "#app/db/client.server";
import type { Ctx, Log } from "#app/shared/context";
import { sideBySide } from "#app/shared/queues/side-by-side";
import { closeCheckout, selectCheckout, selectCheckoutsToCheck, touchCheckout } from "../money/booking.repo.server";
import type { Checkout } from "../money/booking.repo.server";
import type { CheckoutStatus } from "../rules/booking.table";
import { fulfilCheckout } from "./fulfilment.server";
import { syncDueSubscriptions } from "./memberships.server";
import { sweepCare } from "../orders/order-care.server";
import { sweepOrderings } from "../orders/ordering.server";
import { syncFreshPayments } from "../money/payment-sync.server";
import { isAskedTooMuch } from "../money/payments.server";
import { checkProtectedPrices } from "../orders/protection.server";
import { sweepRefunds } from "../orders/trip-refunds.server";
import { sendRefund } from "../money/refunds.server";

/** A session younger than this is left to its webhook and to the return page. */
const QUIET_MS = 2 * 60_000;
/** With a pass every so often, a lost webhook is made up for in about four minutes. */
export const RECONCILED_EVERY_MS = 2 * 60_000;
/** A request to the provider that never came back is given up after a day, when the provider forgets its key. */
const FORGOTTEN_MS = 24 * 3_600_000;
const BATCH = 50;
/** A pass looks at so many of the checkouts that are due when it begins; more wait for the next. */
const MOST_CHECKED = 5_000;
/** Checkouts that are asked about at a time. */
const AT_ONCE = 4;
/** After so many failures in a row the provider is left alone until the next pass. */
const MOST_FAILURES = 8;
/** A provider that is asked too much is left alone for so long, by all. */
const PAUSE_MS = 2_000;

function backgroundCtx(now: Date, log: Log, signal: AbortSignal): Ctx {
  return {
    now,
    traceId: "reconciliation",
    signal,
    address: "127.0.0.1",
    origin: env().PUBLIC_ORIGIN ?? `http://localhost:${env().PORT}`,
    faults: {},
    log,
  };
}

const sleep = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Looks at every checkout of a status that is due, several at a time. When the provider is asked too much, all wait,
 * and the one in hand is looked at again; when it fails again and again, the rest waits for the next pass.
 * @param look false when it failed
 */
async function lookAtEach(
  { now, log, signal }: Pick<Ctx, "now" | "log" | "signal">,
  ids: readonly { id: string }[],
  look: (checkout: Checkout) => Promise<boolean>,
  pause: (ms: number) => Promise<unknown>,
): Promise<void> {
  let failures = 0;
  let pausing: Promise<unknown> | undefined;
  const tryOne = async (checkout: Checkout): Promise<boolean> => {
    for (;;) {
      await pausing;
      try {
        return await look(checkout);
      } catch (error) {
        const isBusy = isAskedTooMuch(error) && ++failures < MOST_FAILURES;
        if (!isBusy) {
          log.error({ err: error, checkoutId: checkout.id }, "checkout could not be checked");
          return false;
        }
        pausing ??= pause(PAUSE_MS).finally(() => {
          pausing = undefined;
        });
      }
    }
  };
  await sideBySide(ids, AT_ONCE, async ({ id }) => {
    const checkout = await selectCheckout(db(), id);
    if (!checkout) return true;
    const isDone = await tryOne(checkout);
    failures = isDone ? 0 : failures + 1;
    // Also after a failure: one that always fails must not keep the others waiting.
    if (!isDone || checkout.status === "open") await touchCheckout(db(), id, now.toISOString());
    return failures < MOST_FAILURES && !signal.aborted;
  });
}

/**
 * Asks about every session that stayed open, and sends every refund that failed.
 * @param before checkouts that were touched since are left alone; a UTC ISO instant
 * @param pause waits that many milliseconds
 */
export async function settleCheckouts(ctx: Ctx, before: string, pause = sleep): Promise<void> {
  const due = (status: CheckoutStatus) => selectCheckoutsToCheck(db(), status, before, MOST_CHECKED);
  await lookAtEach(
    ctx,
    await due("open"),
    async (checkout) => {
      if (checkout.status !== "open") return true;
      if (checkout.provider_session_id) await fulfilCheckout(ctx, checkout.provider_session_id);
      else if (ctx.now.getTime() - new Date(checkout.created_at).getTime() > FORGOTTEN_MS)
        await transact((trx) => closeCheckout(trx, checkout, "expired", ctx.now.toISOString()));
      return true;
    },
    pause,
  );
  for (const status of ["refunding", "releasing"] as const)
    await lookAtEach(ctx, await due(status), (checkout) => sendRefund(ctx, checkout), pause);
}

/** Payments: whatever webhook was lost, the outcome is the same. */
async function settlePayments(ctx: Ctx, before: string): Promise<void> {
  await settleCheckouts(ctx, before);
  await syncDueSubscriptions(ctx, BATCH);
  await syncFreshPayments(ctx, before, BATCH);
}

/** Paid trips: their orders, their refunds and their protected prices. */
async function lookAfterTrips(ctx: Ctx): Promise<void> {
  await sweepOrderings(ctx, BATCH);
  await sweepCare(ctx, BATCH);
  await sweepRefunds(ctx, BATCH);
  await checkProtectedPrices(ctx, BATCH);
}

const startOf = ({ now }: Pick<Ctx, "now">, quietMs: number): string => new Date(now.getTime() - quietMs).toISOString();

/**
 * One whole pass: asks the provider about sessions that stayed open, sends refunds that failed, reads subscriptions
 * whose month is over, and goes on with trips that are ordered.
 * @param quietMs checkouts that were touched since are left alone
 */
export async function reconcileOpenCheckouts(now: Date, log: Log, quietMs = QUIET_MS): Promise<void> {
  const ctx = backgroundCtx(now, log, new AbortController().signal);
  await settlePayments(ctx, startOf(ctx, quietMs));
  await lookAfterTrips(ctx);
}

/** A turn of the clock: when it is, and what ends it early. */
interface Turn {
  now: Date;
  log: Log;
  /** The first turn of a process leaves nothing out: the last one may have ended in the middle of its work. */
  isFirst: boolean;
  signal: AbortSignal;
}

/** Reconciles payments with the provider: what runs every two minutes. */
export async function sweepPayments({ now, log, isFirst, signal }: Turn): Promise<void> {
  const ctx = backgroundCtx(now, log, signal);
  await settlePayments(ctx, startOf(ctx, isFirst ? 0 : QUIET_MS));
}

/** Goes on with paid trips, every two minutes as well: work that waits for an airline or a hotel holds up no payment. */
export async function sweepPaidTrips({ now, log, signal }: Turn): Promise<void> {
  await lookAfterTrips(backgroundCtx(now, log, signal));
}
