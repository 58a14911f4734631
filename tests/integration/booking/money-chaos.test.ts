import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { createSession, findUserBySession } from "#app/modules/accounts/account/accounts.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { startProductCheckout } from "#app/modules/booking/checkout/memberships.server";
import { syncPayment } from "#app/modules/booking/money/payment-sync.server";
import { usePayments } from "#app/modules/booking/money/payments.server";
import { reconcileOpenCheckouts } from "#app/modules/booking/checkout/reconciliation.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import { pick, seededRng } from "#app/shared/rng";
import { chaosRuns, chaosSeeds, chaosTimeoutMs, meetsEverything } from "#tests/setup/chaos";
import { PaymentEmulator, Scheduler } from "./booking-emulator.fixture";
import { closeBookingWorld, insertUser, openBookingWorld } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

/** `MONEY_RUNS=5000 CHAOS_SEED=1001` is a longer look. */
const RUNS = chaosRuns(process.env.MONEY_RUNS);
vi.setConfig({ testTimeout: chaosTimeoutMs(RUNS, 2000) });
const PASS_MINOR = 29_00;

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
  await world.sandbox.close();
});
afterAll(closeBookingWorld);

/** A pass that is bought, refunded in parts and disputed, reported in any order by a provider that loses calls. */
async function runOnce(seed: number) {
  const rng = seededRng(seed);
  const ada = await insertUser(`Ada${seed}`);
  const provider = new PaymentEmulator(rng, String(seed));
  const scheduler = (provider.scheduler = new Scheduler(rng));
  usePayments({ provider });
  const { sessionId } = await startProductCheckout(world.ctx, ada, { feature: "trip_pass" });
  provider.pay(sessionId);
  const payment = provider.payments.get(`pi_${sessionId}`)!;
  provider.faultRate = 0.15;
  let events = 0;
  let forged = 0;
  const steps: (() => Promise<unknown>)[] = [
    () => fulfilCheckout(world.ctx, sessionId),
    () => handlePaymentWebhook(world.ctx, `evt_${sessionId}#${(events += 1)}`, "signed"),
    // The same event again.
    () => handlePaymentWebhook(world.ctx, `evt_${sessionId}#1`, "signed"),
    async () => {
      await handlePaymentWebhook(world.ctx, `evt_${sessionId}#forged`, "another hand").catch(() => (forged += 1));
    },
    () => syncPayment(world.ctx, payment.id, { id: `evt_${payment.id}_${(events += 1)}`, type: "charge.refunded" }),
    () => {
      if (payment.dispute === undefined || payment.dispute === "won")
        payment.refundedMinor = Math.min(PASS_MINOR, payment.refundedMinor + pick(rng, [100, 900, PASS_MINOR]));
      return Promise.resolve();
    },
    () => {
      if (payment.refundedMinor === 0)
        payment.dispute =
          payment.dispute === undefined
            ? "open"
            : payment.dispute === "open"
              ? pick(rng, ["won", "lost"])
              : payment.dispute;
      return Promise.resolve();
    },
  ];
  const weights = [0, 1, 1, 2, 3, 4, 4, 4, 5, 6];
  const hand = async (): Promise<void> => {
    for (let step = 0; step < 6; step++) {
      await scheduler.turn();
      // A process that dies in the middle leaves its committed changes, and nothing else.
      await steps[pick(rng, weights)]!().catch(() => undefined);
    }
  };
  await scheduler.run([hand(), hand(), hand()]);
  provider.faultRate = 0;
  // The sweep fulfils the rest, and from then on the state is final.
  const swept = new Date(Date.now() + 600_000);
  await reconcileOpenCheckouts(swept, world.ctx.log);
  await syncPayment(world.ctx, payment.id);
  return { ada, payment, forged, swept };
}

async function ledgerOf(userId: string) {
  const lines = await db()
    .selectFrom("ledger_transfers")
    .innerJoin("ledger_entries", "ledger_entries.id", "ledger_transfers.entry_id")
    .select(["debit", "credit", "amount_minor"])
    .where("user_id", "=", userId)
    .execute();
  const sums: Record<string, number> = {};
  for (const { debit, credit, amount_minor } of lines) {
    sums[debit] = (sums[debit] ?? 0) + amount_minor;
    sums[credit] = (sums[credit] ?? 0) - amount_minor;
  }
  return sums;
}

describe("money that comes, goes back and is disputed", () => {
  test(`in any order: the ledger says what the provider says, and rights follow, in ${RUNS} runs`, async () => {
    const seen = { whole: 0, part: 0, open: 0, lost: 0, won: 0, forged: 0 };
    for (const seed of chaosSeeds(RUNS)) {
      const { ada, payment, forged, swept } = await runOnce(seed);
      const { refundedMinor: back, dispute } = payment;
      const fee = Math.round(PASS_MINOR * 0.029) + 30;
      const isWhole = back === PASS_MINOR;
      const isHeldBack = dispute === "open" || dispute === "lost";
      expect(await ledgerOf(ada.id), `seed ${seed}`).toMatchObject({
        provider: PASS_MINOR - back - fee - (isHeldBack ? PASS_MINOR : 0),
        customer: 0,
        fee,
        "revenue:trip_pass": -PASS_MINOR,
      });
      const later = { ...world.ctx, now: swept };
      const user = await findUserBySession(later, await createSession(later, ada.id, "tests"));
      const isHeld = isWhole || isHeldBack;
      expect(user?.tripPassesLeft, `rights of seed ${seed}: ${back} back, ${dispute ?? "no"} dispute`).toBe(
        isHeld ? 0 : 1,
      );
      expect(await db().selectFrom("entitlements").select("id").where("user_id", "=", ada.id).execute()).toHaveLength(
        1,
      );
      if (isWhole) seen.whole += 1;
      else if (back > 0) seen.part += 1;
      if (dispute) seen[dispute] += 1;
      seen.forged += forged;
    }
    // Many runs are worth something only if they reach the cases that matter.
    if (!meetsEverything(RUNS)) return;
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(RUNS / 50);
  });
});
