import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { reconcileOpenCheckouts } from "#app/modules/booking/checkout/reconciliation.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import { syncPayment } from "#app/modules/booking/money/payment-sync.server";
import { usePayments } from "#app/modules/booking/money/payments.server";
import { startWholeCheckout } from "#app/modules/booking/whole/whole-checkout.server";
import { confirmWhole } from "#app/modules/booking/whole/whole-confirmation.server";
import { removeTrip } from "#app/modules/trips/store/trips.server";
import { pick, seededRng } from "#app/shared/rng";
import { chaosRuns, chaosSeeds, chaosTimeoutMs, meetsEverything } from "#tests/setup/chaos";
import { PaymentEmulator, Scheduler } from "./booking-emulator.fixture";
import { chosenStay, closeBookingWorld, makeCtx, openBookingWorld } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";
import { insertWhole } from "./whole.fixture";

/** `MONEY_RUNS=500 CHAOS_SEED=1001` is a longer look. */
const RUNS = chaosRuns(process.env.MONEY_RUNS);
vi.setConfig({ testTimeout: chaosTimeoutMs(RUNS, 3000) });

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
  await world.sandbox.close();
});
afterAll(closeBookingWorld);

/**
 * One traveller with several tabs who pays for three places at once and by themselves, changes and deletes some of them,
 * while a provider loses calls and an operator gives money back by hand.
 */
async function runOnce(seed: number) {
  const rng = seededRng(seed);
  const provider = new PaymentEmulator(rng, `whole${seed}`);
  const scheduler = (provider.scheduler = new Scheduler(rng));
  provider.faultRate = 0.15;
  usePayments({ provider });
  const { journeyId, tripIds } = await insertWhole(world.ada);
  const known: string[] = [];
  const ctx = () => makeCtx();
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
  const anyPayment = () => provider.anyOf([...provider.payments.keys()]);

  const steps: (() => Promise<unknown>)[] = [
    async () => known.push((await startWholeCheckout(ctx(), world.ada, journeyId)).sessionId),
    async () => known.push((await startCheckout(ctx(), world.ada, pick(rng, tripIds))).sessionId),
    () => {
      const id = provider.anyOf(known);
      if (id) provider.pay(id);
      return Promise.resolve();
    },
    () => confirmWhole(ctx(), world.ada, journeyId, { sessionId: provider.anyOf(known), paymentStatus: "paid" }),
    () => {
      const id = provider.anyOf(known);
      return id ? handlePaymentWebhook(ctx(), `evt_${id}`, "signed") : Promise.resolve();
    },
    () =>
      db()
        .updateTable("trips")
        .set({ hotel: chosenStay(pick(rng, [100_000, 140_000]), pick(rng, ["stay-0", "other"])) })
        .where("id", "=", tripIds[0]!)
        .where("status", "=", "planning")
        .execute(),
    () => (rng() < 0.1 ? removeTrip(ctx(), tripIds[2]!, world.ada.id) : Promise.resolve()),
    () => {
      const id = anyPayment();
      const payment = id === undefined ? undefined : provider.payments.get(id);
      if (payment && payment.refundedMinor === 0 && rng() < 0.2) provider.giveBack(payment, 30_001);
      return Promise.resolve();
    },
    () => {
      const id = anyPayment();
      return id ? syncPayment(ctx(), id) : Promise.resolve();
    },
  ];
  const weights = [0, 0, 0, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8];
  const tab = async (): Promise<void> => {
    for (let step = 0; step < 8; step++) {
      await scheduler.turn();
      await attempt((steps[pick(rng, weights)] ?? steps[0])!());
    }
  };
  await scheduler.run([tab(), tab(), tab()]);
  return { journeyId, tripIds, provider };
}

/** Later: all calls work again, the background pass has run, and each payment was read again. */
async function settle(provider: PaymentEmulator, pass: number): Promise<void> {
  provider.faultRate = 0;
  for (let again = 0; again < 2; again++)
    await reconcileOpenCheckouts(new Date(Date.now() + (2 * pass + again) * 10 * 60_000), world.ctx.log);
  for (const id of provider.payments.keys()) await syncPayment(makeCtx(), id);
}

/** The ledger's lines about these payments, fees aside. */
async function ledgerOf(payments: readonly string[]) {
  const lines = await db()
    .selectFrom("ledger_transfers")
    .innerJoin("ledger_entries", "ledger_entries.id", "ledger_transfers.entry_id")
    .select(["kind", "debit", "credit", "ledger_transfers.amount_minor"])
    .where("payment_intent", "in", payments.length > 0 ? [...payments] : ["none"])
    .execute();
  const holds = (account: string, of: (kind: string) => boolean) =>
    lines
      .filter(({ kind }) => of(kind))
      .reduce(
        (sum, line) =>
          sum + (line.debit === account ? line.amount_minor : 0) - (line.credit === account ? line.amount_minor : 0),
        0,
      );
  return {
    provider: holds("provider", (kind) => kind !== "fee"),
    owed: holds("customer", () => true),
    fees: holds("fee", () => true),
  };
}

describe("several places in any order of events", () => {
  test(`in ${RUNS} runs: every cent is for a booking or goes back`, async () => {
    const seen = { wholes: 0, booked: 0, back: 0, byHand: 0 };
    for (const [pass, seed] of chaosSeeds(RUNS).entries()) {
      const { tripIds, provider } = await runOnce(seed);
      await settle(provider, pass + 1);
      const payments = [...provider.payments.values()];
      const bookings = await db().selectFrom("bookings").selectAll().where("trip_id", "in", tripIds).execute();
      const open = await db()
        .selectFrom("checkouts as part")
        .innerJoin("checkouts as whole", "whole.id", "part.part_of")
        .select(["part.status", "whole.status as of"])
        .where("part.trip_id", "in", tripIds)
        .where("part.status", "=", "open")
        .execute();
      expect(
        open.filter((one) => one.of !== "open"),
        `open places of seed ${seed}`,
      ).toEqual([]);
      const byHand = payments.reduce(
        (sum, { refunds }) =>
          sum +
          refunds
            .filter(({ metadata }) => Object.keys(metadata).length === 0)
            .reduce((all, one) => all + one.amountMinor, 0),
        0,
      );
      const kept = payments.reduce((sum, one) => sum + one.amountMinor - one.refundedMinor, 0);
      const sold = bookings.reduce((sum, one) => sum + one.amount_minor, 0);
      // The money kept is that of what was booked, less what an operator gave back on purpose.
      expect({ seed, kept: kept + byHand >= sold && kept <= sold }).toEqual({ seed, kept: true });
      expect(await ledgerOf(payments.map(({ id }) => id)), `ledger of seed ${seed}`).toEqual({
        provider: kept,
        owed: 0,
        fees: payments.reduce((sum, { amountMinor }) => sum + Math.round(amountMinor * 0.029) + 30, 0),
      });
      seen.wholes += payments.filter(({ amountMinor }) => amountMinor > 300_000).length;
      seen.booked += bookings.length;
      seen.back += payments.filter(({ refunds }) => refunds.some(({ metadata }) => metadata.checkoutId)).length;
      seen.byHand += byHand > 0 ? 1 : 0;
    }
    // Many runs are worth something only if they reach the cases that matter.
    if (!meetsEverything(RUNS)) return;
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
  });
});
