import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { completeBooking, startCheckout } from "#app/modules/booking/checkout/booking.server";
import { confirmBooking } from "#app/modules/booking/checkout/confirmation.server";
import { usePayments } from "#app/modules/booking/money/payments.server";
import { reconcileOpenCheckouts } from "#app/modules/booking/checkout/reconciliation.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import { pick, seededRng } from "#app/shared/rng";
import { chaosRuns, chaosSeeds, chaosTimeoutMs, meetsEverything } from "#tests/setup/chaos";
import { PaymentEmulator, Scheduler } from "./booking-emulator.fixture";
import { chosenStay, closeBookingWorld, insertChosenTrip, makeCtx, openBookingWorld } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

/** `MONEY_RUNS=2000 CHAOS_SEED=1001` is a longer look. */
const RUNS = chaosRuns(process.env.MONEY_RUNS);
vi.setConfig({ testTimeout: chaosTimeoutMs(RUNS, 2000) });

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
  await world.sandbox.close();
});
afterAll(closeBookingWorld);

/** The traveller changes between two stays. */
const STAYS = [chosenStay(200_000), chosenStay(220_000, "stay-2")];

/**
 * One traveller with several tabs, a provider that loses calls, webhooks that come often, late or never, and edits in
 * between.
 */
async function runOnce(seed: number): Promise<{ tripId: string; provider: PaymentEmulator; paid: number }> {
  const rng = seededRng(seed);
  const provider = new PaymentEmulator(rng, String(seed));
  const scheduler = (provider.scheduler = new Scheduler(rng));
  provider.faultRate = 0.15;
  usePayments({ provider });
  const tripId = await insertChosenTrip(world.ada);
  const known: string[] = [];
  let paid = 0;
  const origins = ["http://localhost:3000", "http://localhost:3000", "http://localhost:3000", "http://127.0.0.1:3000"];
  const ctx = () => makeCtx({ origin: pick(rng, origins) });
  // Travellers press again, providers send again: a failed call here may be lost for good.
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);

  const steps: (() => Promise<unknown>)[] = [
    async () => known.push((await startCheckout(ctx(), world.ada, tripId)).sessionId),
    () => {
      const id = provider.anyOf(known);
      if (id && provider.pay(id)) paid++;
      return Promise.resolve();
    },
    () => confirmBooking(ctx(), world.ada, tripId, { sessionId: provider.anyOf(known), paymentStatus: "paid" }),
    () => {
      const id = provider.anyOf(known);
      return id ? handlePaymentWebhook(ctx(), `evt_${id}`, "signed") : Promise.resolve();
    },
    () => completeBooking(ctx(), world.ada, tripId),
    () =>
      db()
        .updateTable("trips")
        .set({ hotel: pick(rng, STAYS) })
        .where("id", "=", tripId)
        .where("status", "=", "planning")
        .execute(),
  ];
  const weights = [0, 0, 0, 1, 1, 1, 1, 2, 3, 4, 5];
  const tab = async (): Promise<void> => {
    for (let step = 0; step < 8; step++) {
      await scheduler.turn();
      await attempt((steps[pick(rng, weights)] ?? steps[0])!());
    }
  };
  await scheduler.run([tab(), tab(), tab()]);
  return { tripId, provider, paid };
}

/** Later: all calls work again, and the background pass has run. */
async function settle(provider: PaymentEmulator, pass: number): Promise<void> {
  provider.faultRate = 0;
  await reconcileOpenCheckouts(new Date(Date.now() + pass * 10 * 60_000), world.ctx.log);
}

/** The ledger's lines about a trip's payments, fees aside. */
async function ledgerOf(tripId: string) {
  const lines = await db()
    .selectFrom("ledger_transfers")
    .innerJoin("ledger_entries", "ledger_entries.id", "ledger_transfers.entry_id")
    .innerJoin("checkouts", "checkouts.id", "ledger_entries.checkout_id")
    .select(["kind", "debit", "credit", "ledger_transfers.amount_minor"])
    .where("trip_id", "=", tripId)
    .execute();
  const holds = (account: string) =>
    lines
      .filter(({ kind }) => kind !== "fee")
      .reduce(
        (sum, line) =>
          sum + (line.debit === account ? line.amount_minor : 0) - (line.credit === account ? line.amount_minor : 0),
        0,
      );
  return {
    provider: holds("provider"),
    revenue: 0 - holds("revenue:trip"),
    owed: holds("customer"),
    charges: lines.filter(({ kind, debit }) => kind === "charge" && debit === "provider").length,
  };
}

describe("any order of events", () => {
  test(`in ${RUNS} runs: no booking without money, no money without a booking or a refund`, async () => {
    const seen = { booked: 0, refunded: 0, paidTwice: 0 };
    for (const [pass, seed] of chaosSeeds(RUNS).entries()) {
      const { tripId, provider, paid } = await runOnce(seed);
      await settle(provider, pass + 1);
      const bookings = await db().selectFrom("bookings").selectAll().where("trip_id", "=", tripId).execute();
      const jobs = await db().selectFrom("jobs").select("id").where("key", "=", `confirmation:${tripId}`).execute();
      const trip = await db().selectFrom("trips").select("status").where("id", "=", tripId).executeTakeFirstOrThrow();
      const kept = [...provider.payments.values()].filter((payment) => payment.refundedMinor === 0);
      const back = [...provider.payments.values()].filter((payment) => payment.refundedMinor > 0);
      const state = {
        seed,
        bookings: bookings.map((one) => one.payment_intent),
        jobs: jobs.length,
        status: trip.status,
        refundedInFull: back.every((one) => one.refundedMinor === one.amountMinor),
      };
      expect(state).toEqual({
        seed,
        bookings: kept.map((one) => one.id),
        jobs: kept.length,
        status: kept.length === 1 ? "booked" : "planning",
        refundedInFull: true,
      });
      expect(bookings.map((one) => one.amount_minor)).toEqual(kept.map((one) => one.amountMinor));
      expect(await ledgerOf(tripId), `ledger of seed ${seed}`).toEqual({
        provider: kept.reduce((sum, one) => sum + one.amountMinor, 0),
        revenue: kept.reduce((sum, one) => sum + one.amountMinor, 0),
        owed: 0,
        charges: provider.payments.size,
      });
      seen.booked += kept.length;
      seen.refunded += back.length;
      if (paid > 1) seen.paidTwice++;
    }
    // Many runs are worth something only if they reach the cases that matter.
    if (!meetsEverything(RUNS)) return;
    expect(seen.booked).toBeGreaterThan(RUNS / 2);
    expect(seen.refunded).toBeGreaterThan(RUNS / 20);
    expect(seen.paidTwice).toBeGreaterThan(0);
  });
});
