import { env } from "#app/config/env.server";
import { db } from "#app/db/client.server";
import type { Ctx, Log } from "#app/shared/context";
import { closeCheckout, selectCheckoutsToCheck, touchCheckout } from "./booking.repo.server";
import { fulfilCheckout } from "./fulfilment.server";
import { syncDueSubscriptions } from "./memberships.server";
import { sweepCare } from "./order-care.server";
import { sweepOrderings } from "./ordering.server";
import { syncFreshPayments } from "./payment-sync.server";
import { checkProtectedPrices } from "./protection.server";
import { sweepRefunds } from "./trip-refunds.server";
import { sendRefund } from "./refunds.server";

/** A session younger than this is left to its webhook and to the return page. */
const QUIET_MS = 2 * 60_000;
/** With a pass every two minutes, a lost webhook is made up for in about four. */
const EVERY_MS = 2 * 60_000;
/** A request to the provider that never came back is given up after a day, when the provider forgets its key. */
const FORGOTTEN_MS = 24 * 3_600_000;
const BATCH = 50;

function backgroundCtx(now: Date, log: Log): Ctx {
  return {
    now,
    traceId: "reconciliation",
    signal: new AbortController().signal,
    address: "127.0.0.1",
    origin: env().PUBLIC_ORIGIN ?? `http://localhost:${env().PORT}`,
    faults: {},
    log,
  };
}

/**
 * Asks the provider about sessions that stayed open, sends refunds that failed, and reads subscriptions
 * whose month is over: whatever webhook was lost, the outcome is the same.
 * @param quietMs checkouts that were touched since are left alone
 */
export async function reconcileOpenCheckouts(now: Date, log: Log, quietMs = QUIET_MS): Promise<void> {
  const ctx = backgroundCtx(now, log);
  const before = new Date(now.getTime() - quietMs).toISOString();
  for (const checkout of await selectCheckoutsToCheck(db(), "open", before, BATCH)) {
    try {
      if (checkout.provider_session_id) await fulfilCheckout(ctx, checkout.provider_session_id);
      else if (now.getTime() - new Date(checkout.created_at).getTime() > FORGOTTEN_MS)
        await closeCheckout(db(), checkout, "expired", now.toISOString());
    } catch (error) {
      log.error({ err: error, checkoutId: checkout.id }, "checkout could not be checked");
    }
    // Also after a failure: one that always fails must not keep the others waiting.
    await touchCheckout(db(), checkout.id, now.toISOString());
  }
  for (const status of ["refunding", "releasing"] as const)
    for (const checkout of await selectCheckoutsToCheck(db(), status, before, BATCH))
      if (!(await sendRefund(ctx, checkout))) await touchCheckout(db(), checkout.id, now.toISOString());
  await sweepOrderings(ctx, BATCH);
  await sweepCare(ctx, BATCH);
  await sweepRefunds(ctx, BATCH);
  await syncDueSubscriptions(ctx, BATCH);
  await syncFreshPayments(ctx, before, BATCH);
  await checkProtectedPrices(ctx, BATCH);
}

/**
 * Reconciles at once, and then every two minutes until the returned function is called. The first pass leaves nothing
 * out: what a process that ended had in hand, nobody else will finish.
 */
export function startReconciliation(log: Log): () => void {
  let running: Promise<void> | undefined;
  const pass = (quietMs: number): void => {
    running ??= reconcileOpenCheckouts(new Date(), log, quietMs)
      .catch((error: unknown) => log.error({ err: error }, "reconciliation failed"))
      .finally(() => {
        running = undefined;
      });
  };
  pass(0);
  const timer = setInterval(() => pass(QUIET_MS), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
