import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import {
  cancelBooked,
  quoteCancellation,
  settleCancelled,
  TRIP_CANCELLED_JOB,
} from "#app/modules/booking/checkout/cancel-booking.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { goOnOrdering } from "#app/modules/booking/orders/order-runner.server";
import { orderStore } from "#app/modules/booking/orders/order-store.server";
import { selectOrderingOfTrip } from "#app/modules/booking/orders/orders-of-trip.repo.server";
import { usePayments } from "#app/modules/booking/money/payments.server";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import { searchFlights, searchHotels } from "#app/modules/inventory/search/inventory.server";
import type { OrderSource } from "#app/modules/inventory/search/order-source";
import { flightQueryFor, hotelQueryFor } from "#app/modules/planner/offers.server";
import { FLIGHT, HOTEL } from "#app/modules/trips/trip/stored-trip";
import { selectTripRefund } from "#app/modules/booking/orders/trip-refunds.repo.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { AppError } from "#app/shared/app-error";
import { pick, seededRng } from "#app/shared/rng";
import { findBroken } from "#tests/invariants/whole-database";
import { chaosRuns, chaosSeeds, chaosTimeoutMs, meetsEverything } from "#tests/setup/chaos";
import { PaymentEmulator, Scheduler } from "./booking-emulator.fixture";
import { closeBookingWorld, insertTrip, makeCtx, openBookingWorld } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";
import { Process } from "./killed-process.fixture";
import { OrderEmulator, sourced, tellTravellers } from "./order-emulator.fixture";

/**
 * `CANCEL_RUNS=1000 CHAOS_SEED=1001 npx vitest run tests/integration/booking/cancel-chaos.test.ts` for a longer look.
 */
const RUNS = chaosRuns(process.env.CANCEL_RUNS);
const MINUTE_MS = 60_000;

/** The source at which a run's orders are made and cancelled; a cancellation reaches it as it does in the product. */
const at: { source?: OrderSource } = {};
vi.mock("#app/modules/inventory/search/inventory.server", async (original) => ({
  ...(await original<object>()),
  orderSourceOf: () => at.source,
}));
let world: BookingWorld;
let flight: FlightOffer;
let stay: HotelOffer;
beforeAll(async () => {
  world = await openBookingWorld();
  await world.sandbox.close();
  const trip = await getTrip(makeCtx(), await insertTrip(world.ada), { userId: world.ada.id });
  flight = (await searchFlights(flightQueryFor(trip, "2026-11-21"))).offers[0]!;
  stay = (await searchHotels(hotelQueryFor(trip, "2026-11-21"))).offers[0]!;
}, 120_000);
afterAll(closeBookingWorld);

/** A trip that is booked whole, and the source and the provider that it was booked at. */
async function bookedTrip(seed: number) {
  const rng = seededRng(seed);
  const provider = new PaymentEmulator(rng, `cancel${seed}`);
  provider.scheduler = new Scheduler(rng);
  usePayments({ provider });
  const clock = { ms: Date.now() };
  const now = (): Date => new Date(clock.ms);
  // The refund of a cancellation differs at each quote: the page and the work may get different ones.
  const backs = pick(rng, [["payment"], ["payment", "credit"], ["credit"], ["unknown", "payment"]] as const);
  const source = new OrderEmulator(
    rng,
    now,
    () => "made",
    () => pick(rng, backs),
  );
  source.name = `${seed}_`;
  at.source = source;
  const tripId = await insertTrip(world.ada, {
    flight: FLIGHT.write({ offer: { ...flight, source: sourced(`off_c${seed}`, now(), "412.30") }, reason: "first" }),
    hotel: HOTEL.write({ offer: { ...stay, source: sourced(`rat_c${seed}`, now(), "300.00") }, reason: "first" }),
  });
  await tellTravellers(world.ada, tripId);
  const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
  provider.pay(sessionId);
  await fulfilCheckout(world.ctx, sessionId);
  const { checkout_id: checkoutId } = (await selectOrderingOfTrip(db(), tripId, world.ada.id))!;
  await goOnOrdering(world.ctx, checkoutId, {
    store: orderStore(),
    sourceOf: () => source,
    people: () => Promise.resolve({ travellers: [], contact: { email: "ada@voyance.test", phone: "+447700900123" } }),
    flightAfresh: (_, known) => Promise.resolve(known),
    stayAfresh: (_, known) => Promise.resolve(known),
    now,
  });
  // Every eighth run, whatever is drawn: on a loaded machine chance alone may miss it.
  source.isFinal = rng() < 0.1 || seed % 8 === 0;
  return { rng, provider, source, clock, tripId, checkoutId, sessionId };
}

async function settleOnce(tripId: string): Promise<void> {
  const job = await db()
    .selectFrom("jobs")
    .selectAll()
    .where("kind", "=", TRIP_CANCELLED_JOB)
    .where("key", "=", `trip-cancelled:${tripId}`)
    .executeTakeFirst();
  if (job)
    await settleCancelled(world.ctx, { id: job.id, payload: job.payload } as Parameters<typeof settleCancelled>[1]);
}

/** The promised refund of a trip that is called off; undefined where there is none to call off. */
async function callOff(tripId: string, readFor = (): void => undefined): Promise<number | undefined> {
  const trip = await getTrip(world.ctx, tripId, { userId: world.ada.id });
  const quote = await quoteCancellation(world.ctx, world.ada, trip);
  if (!quote) return undefined;
  readFor();
  const { backMinor } = await cancelBooked(world.ctx, world.ada, tripId, quote.backMinor);
  expect(backMinor).toBeGreaterThanOrEqual(quote.backMinor);
  return backMinor;
}

async function runOnce(seed: number) {
  const { rng, provider, source, clock, tripId, checkoutId, sessionId } = await bookedTrip(seed);
  const scheduler = new Scheduler(rng);
  provider.scheduler = scheduler;
  provider.faultRate = 0.15;
  source.faultRate = 0.2;
  const promised: number[] = [];
  let refusedForLess = 0;
  const hand = async (process: Process): Promise<void> => {
    for (let step = 0; step < 5; step++) {
      await scheduler.turn();
      clock.ms += Math.floor(rng() * pick(rng, [1_000, 10 * MINUTE_MS, 90 * MINUTE_MS]));
      process.revive();
      at.source = process.around(source, false);
      try {
        if (rng() < 0.5) {
          // The page is read for a while, and its quote may be over by then.
          const backMinor = await callOff(tripId, () => {
            clock.ms += Math.floor(rng() * 100 * MINUTE_MS);
          });
          if (backMinor !== undefined) promised.push(backMinor);
        } else await settleOnce(tripId);
      } catch (error) {
        if (error instanceof Error && /What you'd get back has changed/.test(error.message)) refusedForLess += 1;
        // A process that dies, or a call that fails, leaves its committed changes, and nothing else.
      }
    }
  };
  const processes = [new Process(rng, scheduler), new Process(rng, scheduler)];
  await scheduler.run(processes.map(hand));
  // Later all calls work again, and the job is tried until it is done.
  provider.faultRate = 0;
  source.faultRate = 0;
  at.source = source;
  clock.ms += 120 * MINUTE_MS;
  // Every fourth traveller goes on pressing now that all calls work, until the shown refund is the promised one.
  for (let presses = 0; seed % 4 === 0 && presses < 20; presses++) {
    try {
      const backMinor = await callOff(tripId);
      if (backMinor === undefined) break;
      promised.push(backMinor);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  await settleOnce(tripId);
  const kills = processes.reduce((sum, one) => sum + one.kills, 0);
  return { provider, source, tripId, checkoutId, sessionId, promised, refusedForLess, kills };
}

describe("a booked trip that is cancelled where it was ordered", () => {
  test(
    `in ${RUNS} runs: called off once, cancelled at its source once, and what was promised comes back to the cent`,
    async () => {
      const seen = { cancelled: 0, booked: 0, final: 0, refusedForLess: 0, kills: 0, back: 0, nothingBack: 0, more: 0 };
      for (const seed of chaosSeeds(RUNS)) {
        const run = await runOnce(seed);
        const of = `seed ${seed}`;
        const { source, provider, tripId, checkoutId, sessionId, promised } = run;
        const trip = await getTrip(makeCtx(), tripId, { userId: world.ada.id });
        const ordering = (await selectOrderingOfTrip(db(), tripId, world.ada.id))!;
        const payment = provider.payments.get(`pi_${sessionId}`)!;
        seen.kills += run.kills;
        seen.refusedForLess += run.refusedForLess;
        // Whatever is pressed, and however often: one call-off, and no order is cancelled twice.
        expect(promised.length, of).toBeLessThanOrEqual(1);
        expect(new Set(source.cancelled).size, of).toBe(source.cancelled.length);
        if (trip.status === "booked") {
          // The call-off never got through: nothing is cancelled, and nothing refunded.
          expect({ cancelled: source.cancelled, back: payment.refundedMinor, promised }, of).toEqual({
            cancelled: [],
            back: 0,
            promised: [],
          });
          seen.booked += 1;
          continue;
        }
        expect(trip.status, of).toBe("cancelled");
        // An answer that was lost may have promised it: then the job has the amount.
        const job = await db()
          .selectFrom("jobs")
          .select("payload")
          .where("key", "=", `trip-cancelled:${tripId}`)
          .executeTakeFirstOrThrow();
        const due = (JSON.parse(job.payload) as { value: { backMinor: number } }).value.backMinor;
        if (promised.length > 0) expect(due, of).toBe(promised[0]);
        // The source may give more in the end than its quote, and that is passed on; the refund is never less.
        const given = (await selectTripRefund(db(), checkoutId))?.given_minor ?? 0;
        expect(payment.refundedMinor, of).toBe(Math.max(due, given));
        if (given > due) seen.more += 1;
        const states = ordering.orders.map(({ state }) => state).sort();
        expect(states, of).toEqual(source.isFinal ? ["kept", "kept"] : ["cancelled", "cancelled"]);
        expect(source.standing().length, of).toBe(source.isFinal ? 2 : 0);
        const lines = await db()
          .selectFrom("ledger_transfers")
          .innerJoin("ledger_entries", "ledger_entries.id", "ledger_transfers.entry_id")
          .select(["debit", "credit", "ledger_transfers.amount_minor"])
          .where("checkout_id", "=", checkoutId)
          .where("kind", "!=", "fee")
          .execute();
        const kept = lines.reduce(
          (sum, { debit, credit, amount_minor: minor }) =>
            sum + (debit === "provider" ? minor : 0) - (credit === "provider" ? minor : 0),
          0,
        );
        expect(kept, `ledger of ${of}`).toBe(provider.receivedOf(payment) - payment.refundedMinor);
        seen.cancelled += 1;
        seen.final += source.isFinal ? 1 : 0;
        if (due > 0) seen.back += 1;
        else seen.nothingBack += 1;
      }
      // Many runs are worth something only if they reach the cases that matter.
      expect(await findBroken(db(), { now: new Date(), isSettled: false })).toEqual([]);
      if (!meetsEverything(RUNS)) return;
      expect(seen.cancelled).toBeGreaterThan(RUNS / 5);
      for (const what of ["final", "refusedForLess", "kills", "back", "nothingBack", "more"] as const)
        expect(seen[what], what).toBeGreaterThan(0);
    },
    chaosTimeoutMs(RUNS, 2000),
  );
});
