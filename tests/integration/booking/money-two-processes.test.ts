import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeDatabase, db, useDatabase } from "#app/db/client.server";
import { openDatabase } from "#app/db/dialect.server";
import { migrateToLatest } from "#app/db/migrate.server";
import { connectStripe } from "#app/integrations/stripe/client.server";
import type { PaymentProvider } from "#app/integrations/stripe/payment-provider";
import { signPayload } from "#app/integrations/stripe/sandbox/events.server";
import { startPaymentSandbox } from "#app/integrations/stripe/sandbox/payment-sandbox.server";
import type { PaymentSandbox } from "#app/integrations/stripe/sandbox/payment-sandbox.server";
import { createSession } from "#app/modules/accounts/account/accounts.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { PRODUCTS } from "#app/modules/booking/rules/products";
import { sandboxStore } from "#app/modules/booking/money/sandbox-objects.repo.server";
import { searchHotels } from "#app/modules/inventory/search/inventory.server";
import { hotelQueryFor } from "#app/modules/planner/offers.server";
import { HOTEL } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { pick, seededRng } from "#app/shared/rng";
import { findBroken } from "#tests/invariants/whole-database";
import { chaosRuns, chaosSeeds, chaosTimeoutMs, meetsEverything } from "#tests/setup/chaos";
import { freshAddress } from "#tests/setup/database";
import {
  WEBHOOK_SECRET,
  insertChosenTrip,
  insertTrip,
  insertUser,
  makeCtx,
  updateTrip,
  waitingWebhooks,
} from "./booking.fixture";
import type { Order } from "./money-worker";
import { Hand, bundleWorker } from "./money-worker.fixture";
import { insertWhole } from "./whole.fixture";

/**
 * `MONEY_RUNS=500 CHAOS_SEED=1001 npx vitest run tests/integration/booking/money-two-processes.test.ts` for a longer
 * look.
 */
const RUNS = chaosRuns(process.env.MONEY_RUNS);
const SECRET_KEY = "sk_test_processes";
const FEE = PRODUCTS.price_hold.priceMinor;

let folder: string;
let sandbox: PaymentSandbox;
let provider: PaymentProvider;
let ada: CurrentUser;
let hands: [Hand, Hand];

beforeAll(async () => {
  mkdirSync(".cache", { recursive: true });
  folder = mkdtempSync(path.resolve(".cache/money-"));
  const file = await bundleWorker();
  const address = process.env.TEST_POSTGRES_URL ? await freshAddress() : `sqlite:${path.join(folder, "money.db")}`;
  const database = openDatabase(address);
  await migrateToLatest(database);
  useDatabase(database);
  sandbox = await startPaymentSandbox({ store: sandboxStore(), secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET });
  provider = await connectStripe({ secretKey: SECRET_KEY, apiBase: sandbox.apiBase, webhookSecrets: [WEBHOOK_SECRET] });
  ada = await insertUser("Ada");
  const { now } = makeCtx();
  const token = await createSession(makeCtx(), ada.id, "tests");
  const args = [address, sandbox.apiBase, SECRET_KEY, WEBHOOK_SECRET, token, now.toISOString()];
  // Each at its own port, as two processes on one machine are.
  hands = [new Hand(file, [...args, "http://localhost:3001"]), new Hand(file, [...args, "http://localhost:3002"])];
  await Promise.all(hands.map((hand) => hand.begin()));
}, 300_000);

afterAll(async () => {
  await Promise.all(hands.map((hand) => hand.kill()));
  await sandbox.close();
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

/** Both processes are asked at once; one of them may be killed in the middle, and begins anew. */
async function race(orders: [Order[], Order[]], killAfterMs?: number): Promise<string[]> {
  const sessions: string[] = [];
  const work = hands.map(async (hand, index) => {
    for (const order of orders[index]!) {
      const { sessionId } = await hand.ask(order);
      if (sessionId) sessions.push(sessionId);
    }
  });
  const hand = hands[(killAfterMs ?? 0) % 2]!;
  if (killAfterMs !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, killAfterMs));
    await hand.kill();
    // Its requests of meanwhile are lost with it; it begins anew for the next race.
    await hand.begin();
  }
  await Promise.all(work);
  return [...new Set(sessions)];
}

/** The webhooks about these sessions: those that the provider signed, and those about the other process's work. */
async function webhooksOf(sessions: readonly string[]): Promise<Order[]> {
  const payloads = (await waitingWebhooks()).filter((payload) => sessions.some((id) => payload.includes(id)));
  return payloads.flatMap((payload) => [
    { kind: "webhook", payload, signature: signPayload(payload, WEBHOOK_SECRET, new Date()) },
    { kind: "webhook", payload, signature: signPayload(payload, "another secret", new Date()) },
  ]);
}

async function runOnce(seed: number) {
  const rng = seededRng(seed);
  const tripId = await insertTrip(ada);
  const trip = await getTrip(makeCtx(), tripId, { userId: ada.id });
  const [offer] = (await searchHotels(hotelQueryFor(trip, "2026-11-21"))).offers;
  await updateTrip(tripId, { hotel: HOTEL.write({ offer: offer!, reason: "the first" }) });
  const kills = () => (rng() < 0.15 ? Math.floor(rng() * 40) : undefined);
  const draw = (orders: readonly Order[], count: number) => Array.from({ length: count }, () => pick(rng, orders));
  const paid: string[] = [];
  const isHeld = rng() < 0.5;
  for (const what of isHeld ? (["hold", "trip"] as const) : (["trip"] as const)) {
    const start: Order = { kind: what === "hold" ? "start hold" : "start", tripId };
    const opened = await race([draw([start], 2), draw([start], 2)], kills());
    // The browser that was told of a session pays there, and again in its other tab.
    for (const id of opened) if ((await sandbox.pay(id))?.status === "complete") paid.push(id);
    const webhooks = await webhooksOf(opened);
    const sweep: Order = { kind: "sweep", minutesOn: 10 };
    const returns = opened.map((sessionId): Order => ({
      kind: what === "hold" ? "return hold" : "return",
      tripId,
      sessionId,
    }));
    const orders = [
      ...returns,
      ...webhooks,
      start,
      sweep,
      ...(what === "trip" ? [{ kind: "complete", tripId } as Order] : []),
    ];
    await race([draw(orders, 4), draw(orders, 4)], kills());
    // One sweep, by whichever process is there.
    const swept = await pick(rng, hands).ask({ kind: "sweep", minutesOn: 20 });
    expect(swept.problem, `sweep of seed ${seed}`).toBeUndefined();
  }
  return { tripId, paid, isHeld };
}

/** Three places of a longer trip that are paid at once, of which one may be cancelled. */
async function runWhole(seed: number) {
  const rng = seededRng(seed);
  const { journeyId, tripIds } = await insertWhole(ada);
  const kills = () => (rng() < 0.4 ? Math.floor(rng() * 60) : undefined);
  const draw = (orders: readonly Order[], count: number) => Array.from({ length: count }, () => pick(rng, orders));
  const drawBoth = (orders: readonly Order[], count: number): [Order[], Order[]] => [
    draw(orders, count),
    draw(orders, count),
  ];
  const start: Order = { kind: "start whole", journeyId };
  const opened = await race(drawBoth([start], 2), kills());
  const paid: string[] = [];
  for (const id of opened) if ((await sandbox.pay(id))?.status === "complete") paid.push(id);
  const returns = opened.map((sessionId): Order => ({ kind: "return whole", journeyId, sessionId }));
  const alone: Order = { kind: "start", tripId: pick(rng, tripIds) };
  const sweep: Order = { kind: "sweep", minutesOn: 10 };
  await race(drawBoth([...returns, ...returns, ...(await webhooksOf(opened)), start, alone, sweep], 4), kills());
  const tripId = pick(rng, tripIds);
  const isCancelled = rng() < 0.7;
  if (isCancelled) {
    // Only what is booked can be cancelled.
    await pick(rng, hands).ask({ kind: "sweep", minutesOn: 20 });
    await race(drawBoth([{ kind: "cancel", tripId }], 2), kills());
    await race(drawBoth([{ kind: "settle", tripId }, { kind: "cancel", tripId }, sweep], 3), kills());
  }
  // Once more by whichever process is there, as the job and the sweep are tried until they are done.
  const hand = pick(rng, hands);
  const last: Order[] = [
    { kind: "sweep", minutesOn: 30 },
    ...(isCancelled ? [{ kind: "settle", tripId } as Order] : []),
  ];
  for (const order of last) expect((await hand.ask(order)).problem, `${order.kind} of seed ${seed}`).toBeUndefined();
  return { journeyId, tripIds, paid, cancelled: isCancelled ? tripId : undefined };
}

/** The provider's state of the paid sessions. */
async function paymentsOf(sessions: readonly string[]) {
  return Promise.all(
    sessions.map(async (id) => {
      const session = (await provider.findSession(id))!;
      const { refundedMinor } = (await provider.findPayment(session.paymentIntent!))!;
      return { paymentIntent: session.paymentIntent!, amountMinor: session.amountMinor, refundedMinor };
    }),
  );
}

async function ledgerOf(...tripIds: string[]): Promise<Record<string, number>> {
  const lines = await db()
    .selectFrom("ledger_transfers")
    .innerJoin("ledger_entries", "ledger_entries.id", "ledger_transfers.entry_id")
    .innerJoin("checkouts", "checkouts.id", "ledger_entries.checkout_id")
    .select(["debit", "credit", "ledger_transfers.amount_minor"])
    .where("trip_id", "in", tripIds)
    .where("kind", "!=", "fee")
    .execute();
  const sums: Record<string, number> = { provider: 0, customer: 0 };
  for (const { debit, credit, amount_minor } of lines) {
    sums[debit] = (sums[debit] ?? 0) + amount_minor;
    sums[credit] = (sums[credit] ?? 0) - amount_minor;
  }
  return sums;
}

describe("two processes on one database", () => {
  test("give one payment session to eight presses at once, and ask the provider for one", async () => {
    const tripId = await insertChosenTrip(ada);
    const start: Order = { kind: "start", tripId };
    const answers = await Promise.all(Array.from({ length: 8 }, (_, press) => hands[press % 2]!.ask(start)));
    expect(answers.map(({ problem }) => problem)).toEqual(Array.from({ length: 8 }, () => undefined));
    expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1);
    const made = (await sandboxStore().list("session")).filter(({ body }) => body.includes(tripId));
    expect(made.map(({ id }) => id)).toEqual([answers[0]!.sessionId]);
    const rows = await db().selectFrom("checkouts").select("attempt").where("trip_id", "=", tripId).execute();
    expect(rows).toEqual([{ attempt: 1 }]);
  });

  test(
    `race, are killed and begin anew in ${RUNS} runs: one charge a trip, nothing granted unpaid, the ledger to the cent`,
    async () => {
      const seen = { booked: 0, held: 0, unpaid: 0 };
      for (const seed of chaosSeeds(RUNS)) {
        const { tripId, paid, isHeld } = await runOnce(seed);
        const payments = await paymentsOf(paid);
        const kept = payments.filter(({ refundedMinor }) => refundedMinor === 0);
        const of = `seed ${seed}`;
        const bookings = await db().selectFrom("bookings").selectAll().where("trip_id", "=", tripId).execute();
        const locks = await db().selectFrom("price_locks").selectAll().where("trip_id", "=", tripId).execute();
        const fees = kept.filter(({ amountMinor }) => amountMinor === FEE);
        const trips = kept.filter(({ amountMinor }) => amountMinor !== FEE);
        // A paid trip is booked or held, once; a booked or held trip is paid; an unneeded payment is refunded whole.
        expect(
          bookings.map(({ payment_intent }) => payment_intent),
          of,
        ).toEqual(trips.map((one) => one.paymentIntent));
        expect(locks.length, of).toBe(fees.length);
        expect(
          payments.every((one) => one.refundedMinor === 0 || one.refundedMinor === one.amountMinor),
          of,
        ).toBe(true);
        expect(trips.length, of).toBeLessThanOrEqual(1);
        expect(fees.length, of).toBeLessThanOrEqual(1);
        const credit = bookings[0]?.credit_minor ?? 0;
        expect(credit, of).toBe(bookings.length * fees.length * FEE);
        if (bookings[0]) {
          const trip = await getTrip(makeCtx(), tripId, { userId: ada.id });
          expect(trip.status, of).toBe("booked");
          expect(bookings[0].amount_minor, of).toBe(trips[0]!.amountMinor + credit);
          for (const lock of locks) expect(lock.used_at, of).not.toBeNull();
        }
        const back = await ledgerOf(tripId);
        expect(back, of).toMatchObject({
          provider: kept.reduce((sum, one) => sum + one.amountMinor, 0),
          customer: 0,
        });
        expect(
          Object.values(back).reduce((sum, one) => sum + one, 0),
          of,
        ).toBe(0);
        seen.booked += trips.length;
        seen.held += fees.length;
        if (isHeld && fees.length === 0) seen.unpaid += 1;
      }
      // Many runs are worth something only if they reach the cases that matter.
      expect(await findBroken(db(), { now: new Date(), isSettled: false })).toEqual([]);
      if (!meetsEverything(RUNS)) return;
      expect(seen.booked).toBeGreaterThan(RUNS * 0.7);
      expect(seen.held).toBeGreaterThan(RUNS / 5);
    },
    chaosTimeoutMs(RUNS, 12_000),
  );

  test(
    `pay for several places at once and cancel one in ${RUNS} runs: nothing is charged twice, and nothing is lost`,
    async () => {
      const seen = { booked: 0, cancelled: 0, unpaid: 0 };
      for (const seed of chaosSeeds(RUNS)) {
        const { tripIds, paid, cancelled } = await runWhole(seed);
        const payments = await paymentsOf(paid);
        const of = `seed ${seed}`;
        const rows = await db().selectFrom("trips").select(["id", "status"]).where("id", "in", tripIds).execute();
        const statusOf = (id: string) => rows.find((row) => row.id === id)?.status;
        const bookings = await db().selectFrom("bookings").selectAll().where("trip_id", "in", tripIds).execute();
        const parts = await db().selectFrom("checkouts").selectAll().where("trip_id", "in", tripIds).execute();
        const back = parts.reduce((sum, one) => sum + one.refunded_minor, 0);
        // One session is paid, once, and each of its places is booked for its own amount; unpaid, none is.
        expect(payments.length, of).toBeLessThanOrEqual(1);
        expect(new Set(bookings.map(({ trip_id }) => trip_id)).size, of).toBe(payments.length * tripIds.length);
        expect(bookings.length, of).toBe(payments.length * tripIds.length);
        expect(
          bookings.reduce((sum, one) => sum + one.amount_minor, 0),
          of,
        ).toBe(payments.reduce((sum, one) => sum + one.amountMinor, 0));
        for (const id of payments.length > 0 ? tripIds : [])
          expect(statusOf(id), `${id} of ${of}`).toBe(id === cancelled ? "cancelled" : "booked");
        // What goes back is that of the place that was called off, in the books as at the provider.
        expect(back, of).toBe(payments.reduce((sum, one) => sum + one.refundedMinor, 0));
        expect(
          parts.filter(({ refunded_minor }) => refunded_minor > 0).map(({ trip_id }) => trip_id),
          of,
        ).toEqual(back > 0 ? [cancelled] : []);
        const books = await ledgerOf(...tripIds);
        const kept = payments.reduce((sum, one) => sum + one.amountMinor - one.refundedMinor, 0);
        expect(books, of).toMatchObject({ provider: kept, customer: 0 });
        expect(
          Object.values(books).reduce((sum, one) => sum + one, 0),
          of,
        ).toBe(0);
        seen.booked += payments.length;
        if (payments.length > 0 && cancelled !== undefined && back > 0) seen.cancelled += 1;
        if (payments.length === 0) seen.unpaid += 1;
      }
      expect(await findBroken(db(), { now: new Date(), isSettled: false })).toEqual([]);
      if (!meetsEverything(RUNS)) return;
      expect(seen.booked).toBeGreaterThan(RUNS * 0.7);
      expect(seen.cancelled).toBeGreaterThan(RUNS / 5);
    },
    chaosTimeoutMs(RUNS, 20_000),
  );
});
