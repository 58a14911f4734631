import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { RELEASE_HELD_JOB, releaseHeld } from "#app/modules/booking/orders/release-seats.server";
import {
  confirmPaidHold,
  letRunningHoldGo,
  priceWithHold,
  startPaidHold,
} from "#app/modules/booking/checkout/holds.server";
import { dueFor, stands } from "#app/modules/booking/rules/order-saga";
import { goOnOrdering } from "#app/modules/booking/orders/order-runner.server";
import type { OrderHands } from "#app/modules/booking/orders/order-runner.server";
import { orderStore } from "#app/modules/booking/orders/order-store.server";
import * as ordering from "#app/modules/booking/orders/ordering.server";
import { selectOrdering, toSaga } from "#app/modules/booking/money/orders.repo.server";
import { usePayments } from "#app/modules/booking/money/payments.server";
import { reconcileOpenCheckouts } from "#app/modules/booking/checkout/reconciliation.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import * as inventory from "#app/modules/inventory/search/inventory.server";
import type { OfferSource } from "#app/modules/inventory/offers/offer";
import { flightQueryFor, hotelQueryFor } from "#app/modules/planner/offers.server";
import { FLIGHT, HOTEL } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { pick, seededRng } from "#app/shared/rng";
import { findBroken } from "#tests/invariants/whole-database";
import { chaosRuns, chaosSeeds, chaosTimeoutMs, meetsEverything } from "#tests/setup/chaos";
import { PaymentEmulator, Scheduler } from "./booking-emulator.fixture";
import { closeBookingWorld, insertTrip, makeCtx, openBookingWorld, updateTrip } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";
import { Process } from "./killed-process.fixture";
import { OrderEmulator, sourced, tellTravellers } from "./order-emulator.fixture";
import type { Fate, PayFate } from "./order-emulator.fixture";

/** `ORDER_RUNS=1000 CHAOS_SEED=1001 npx vitest run tests/integration/booking/hold-chaos.test.ts` for a longer look. */
const RUNS = chaosRuns(process.env.ORDER_RUNS);
const START = Date.parse("2026-11-21T10:00:00Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

// The folder of the key that seals travellers' details.
let world: BookingWorld;
let flights: FlightOffer[];
let stay: HotelOffer;
let source: OrderEmulator;
/** The process that calls the source: the calls of a killed process do not arrive. */
const asking = new AsyncLocalStorage<Process>();

beforeAll(async () => {
  world = await openBookingWorld();
  await world.sandbox.close();
  const trip = await getTrip(makeCtx(), await insertTrip(world.ada), { userId: world.ada.id });
  flights = (await inventory.searchFlights(flightQueryFor(trip, "2026-11-21"))).offers.slice(0, 2);
  stay = (await inventory.searchHotels(hotelQueryFor(trip, "2026-11-21"))).offers[0]!;
}, 120_000);
afterAll(closeBookingWorld);
beforeEach(() => {
  // The product's clocks all follow this one, so that holds can be brought to their end.
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.spyOn(inventory, "orderSourceOf").mockImplementation(() => asking.getStore()?.around(source, false) ?? source);
  const asked = <Offer extends FlightOffer | HotelOffer>(known: Offer | undefined): Promise<Offer | undefined> =>
    Promise.resolve(known && { ...known, ...(known.source && { source: renamed(known.source) }) });
  vi.spyOn(inventory, "getFlightOffer").mockImplementation((_query, _id, options) => asked(options?.known));
  vi.spyOn(inventory, "getHotelOffer").mockImplementation((_query, _id, options) => asked(options?.known));
  // The runs themselves continue the orderings.
  vi.spyOn(ordering, "sweepOrderings").mockResolvedValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let names = 0;
const renamed = (source: OfferSource): OfferSource => ({
  ...source,
  ref: `${source.ref.replace(/\+.*/, "")}+${(names += 1)}`,
  expiresAt: new Date(Date.now() + 30 * MINUTE_MS).toISOString(),
});
const moved = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
const ctxNow = () => makeCtx({ now: new Date() });

const HOLD_FATES: Fate[] = [
  ...(["made", "made", "made", "made", "made", "made", "made", "made", "open", "lost", "lost"] as const),
  ...(["fails later", "never came", "gone", "dearer", "down", "refused"] as const),
];
const FATES: Fate[] = ["made", "made", "made", "made", "open", "lost", "fails later", "gone", "dearer", "refused"];
const PAY_FATES: PayFate[] = [
  ...(["paid", "paid", "paid", "lost", "lost", "late", "late", "never came"] as const),
  ...(["gone", "dearer", "funds", "down", "refused"] as const),
];

/** The traveller's plans for held seats. */
const PLANS = [
  "pay",
  "pay",
  "pay",
  "pay",
  "pay and let go",
  "pay and let go",
  "let go",
  "let go",
  "end",
  "other",
] as const;

/** The plans that some runs follow in any case: on a loaded machine chance alone may miss them. */
const forcedPlan = (seed: number): (typeof PLANS)[number] | undefined =>
  seed % 10 === 0 ? "let go" : seed % 10 === 5 ? "pay" : undefined;

/** One hold between a payment provider and a source of orders, both unreliable, and its outcome. */
async function runOnce(seed: number) {
  const rng = seededRng(seed);
  vi.setSystemTime(START);
  const provider = new PaymentEmulator(rng, `hold${seed}`);
  const scheduler = (provider.scheduler = new Scheduler(rng));
  usePayments({ provider });
  const backTo = pick(rng, ["payment", "payment", "payment", "credit", "unknown"] as const);
  const forced = forcedPlan(seed);
  let fates: readonly Fate[] = forced ? ["made"] : HOLD_FATES;
  source = new OrderEmulator(
    rng,
    () => new Date(),
    () => pick(rng, fates),
    () => backTo,
  );
  source.name = `${seed}_`;
  source.payFates = () => (forced ? "paid" : pick(rng, PAY_FATES));
  // Now and then the airline keeps seats for longer than was sold, or for less.
  source.holdMs = pick(rng, [80, 80, 80, 80, 80, 168, 20]) * HOUR_MS;
  const hasStay = rng() < 0.6;
  const heldUntil = new Date(START + 80 * HOUR_MS).toISOString();
  const offered = (offer: FlightOffer, name: string) =>
    FLIGHT.write({
      offer: {
        ...offer,
        source: {
          ...sourced(name, new Date(), "412.30"),
          ref: name,
          hold: { payBy: heldUntil, priceUntil: heldUntil },
        },
      },
      reason: "first",
    });
  const tripId = await insertTrip(world.ada, {
    flight: offered(flights[0]!, `off_${seed}`),
    hotel: hasStay
      ? HOTEL.write({ offer: { ...stay, source: sourced(`rat_${seed}`, new Date(), "300.00") }, reason: "first" })
      : null,
  });
  await tellTravellers(world.ada, tripId);
  const tripNow = () => getTrip(ctxNow(), tripId, { userId: world.ada.id });
  const afresh = <Offer extends FlightOffer | HotelOffer>(offer: Offer) =>
    Promise.resolve(rng() < 0.2 ? undefined : { ...offer, source: { ...renamed(offer.source!), isOwn: true } });
  const handsOf = (process: Process | undefined): OrderHands => ({
    store: process ? process.around(orderStore(), true) : orderStore(),
    sourceOf: () => (process ? process.around(source, false) : source),
    people: () => Promise.resolve({ travellers: [], contact: { email: "ada@voyance.test", phone: "+447700900123" } }),
    flightAfresh: (_, known) => afresh(known),
    stayAfresh: (_, known) => afresh(known),
    now: () => new Date(),
  });
  const checkouts = () =>
    db().selectFrom("checkouts").selectAll().where("trip_id", "=", tripId).orderBy("created_at").execute();
  const lock = () => db().selectFrom("price_locks").selectAll().where("trip_id", "=", tripId).executeTakeFirst();
  /** The work that gives seats back, as far as it is due. */
  const release = async (): Promise<void> => {
    const at = new Date().toISOString();
    const jobs = await db().selectFrom("jobs").selectAll().where("run_at", "<=", at).execute();
    for (const { id, kind, payload } of jobs)
      if (kind === RELEASE_HELD_JOB && payload.includes((await lock())?.id ?? "none"))
        await releaseHeld(ctxNow(), { id, payload });
  };
  const goOnAll = async (process?: Process): Promise<void> => {
    for (const { id } of await checkouts()) await goOnOrdering(ctxNow(), id, handsOf(process));
  };
  const processes = [new Process(rng, scheduler), new Process(rng, scheduler)];
  let events = 0;
  /** Both processes do any of this, any number of times and in any order, while calls fail now and then. */
  const race = async (deeds: readonly ((process: Process) => Promise<unknown>)[]): Promise<void> => {
    provider.faultRate = 0.1;
    source.faultRate = 0.15;
    const hand = async (process: Process): Promise<void> => {
      for (let step = 0; step < 8; step++) {
        await scheduler.turn();
        moved(Math.floor(rng() * pick(rng, [1_000, 20_000, 2 * MINUTE_MS])));
        process.revive();
        try {
          await asking.run(process, () => pick(rng, [...deeds, goOnAll, goOnAll, goOnAll])(process));
        } catch {
          // A process that dies, or a call that fails, leaves its committed changes, and nothing else.
        }
      }
    };
    await scheduler.run(processes.map(hand));
    provider.faultRate = 0;
    source.faultRate = 0;
  };
  /** All calls work again, and the background passes run for as long as it takes. */
  const settle = async (): Promise<void> => {
    const reconcile = () => reconcileOpenCheckouts(new Date(Date.now() + 10 * MINUTE_MS), world.ctx.log);
    for (let pass = 0; pass < 80; pass++) {
      await reconcile();
      await goOnAll();
      await reconcile();
      await release();
      const isOpen = await Promise.all((await checkouts()).map(({ id }) => selectOrdering(db(), id)));
      if (pass > 1 && !isOpen.some((one) => one?.state === "ordering")) return;
      moved(11 * MINUTE_MS);
    }
    throw new Error("It does not come to rest");
  };

  const hold = await startPaidHold(ctxNow(), world.ada, tripId);
  provider.pay(hold.sessionId);
  // A companion joins while the payment page is open, or while the airline is asked.
  const joins = rng() < 0.08 && !forced;
  await race([
    () => fulfilCheckout(ctxNow(), hold.sessionId),
    () => handlePaymentWebhook(ctxNow(), `evt_${hold.sessionId}#${(events += 1)}`, "signed"),
    () => confirmPaidHold(ctxNow(), world.ada, tripId, hold.sessionId),
    ...(joins ? [() => updateTrip(tripId, { adults: 3 })] : []),
  ]);
  await settle();
  // The third traveller's details are missing, so they stay at home after all.
  await updateTrip(tripId, { adults: 2 });
  const first = await lock();
  const isHeld = first !== undefined && first.used_at === null && first.ended_at === null;
  const plan = isHeld ? (forced ?? pick(rng, PLANS)) : "nothing";
  const sessions: string[] = [];
  if (plan !== "nothing" && plan !== "end") {
    // Some come at the last minute.
    if (rng() < 0.3) vi.setSystemTime(Date.parse(first!.locked_until) - rng() * 20 * MINUTE_MS);
    if (plan === "other") await updateTrip(tripId, { flight: offered(flights[1]!, `oth_${seed}`) });
    if (!forced) fates = FATES;
    if (
      plan !== "let go" &&
      !(await priceWithHold(ctxNow(), await tripNow(), { userId: world.ada.id }, world.ada)).isRefused
    ) {
      await updateTrip(tripId, { price_confidence: 0.9 });
      const { sessionId } = await startCheckout(ctxNow(), world.ada, tripId);
      provider.pay(sessionId);
      sessions.push(sessionId);
    }
    await race([
      ...sessions.flatMap((id) => [
        () => fulfilCheckout(ctxNow(), id),
        () => handlePaymentWebhook(ctxNow(), `evt_${id}#${(events += 1)}`, "signed"),
      ]),
      ...(plan.endsWith("let go") ? [() => letRunningHoldGo(ctxNow(), world.ada, tripId)] : []),
      async () => priceWithHold(ctxNow(), await tripNow(), { userId: world.ada.id }, world.ada),
      release,
    ]);
    if (plan === "let go" && (await lock())?.ended_at === null)
      await letRunningHoldGo(ctxNow(), world.ada, tripId).catch(() => undefined);
    await settle();
  }
  /** The present state of all parts. */
  const look = async () => ({
    trip: await tripNow(),
    lock: await lock(),
    booking: await db().selectFrom("bookings").selectAll().where("trip_id", "=", tripId).executeTakeFirst(),
    paid: await Promise.all(
      (await checkouts()).map(async (checkout) => {
        const payment = provider.payments.get(`pi_${checkout.provider_session_id}`);
        const keptMinor = payment ? provider.receivedOf(payment) - payment.refundedMinor : 0;
        return {
          checkout,
          keptMinor,
          ledger: await ledgerOf(checkout.id),
          ordering: await selectOrdering(db(), checkout.id),
        };
      }),
    ),
    seats: source.standing(),
  });
  const kills = () => processes.reduce((sum, one) => sum + one.kills, 0);
  return { plan, look, settle, kills: kills(), holdSession: hold.sessionId };
}

async function ledgerOf(checkoutId: string): Promise<Record<string, number>> {
  const lines = await db()
    .selectFrom("ledger_transfers")
    .innerJoin("ledger_entries", "ledger_entries.id", "ledger_transfers.entry_id")
    .select(["debit", "credit", "ledger_transfers.amount_minor"])
    .where("checkout_id", "=", checkoutId)
    .where("kind", "!=", "fee")
    .execute();
  const sums: Record<string, number> = { provider: 0, customer: 0 };
  for (const { debit, credit, amount_minor } of lines) {
    sums[debit] = (sums[debit] ?? 0) + amount_minor;
    sums[credit] = (sums[credit] ?? 0) - amount_minor;
  }
  return sums;
}

type Look = Awaited<ReturnType<Awaited<ReturnType<typeof runOnce>>["look"]>>;

/** In every outcome money, seats and the product's own records fit together. */
function expectSound(of: string, { trip, lock, booking, paid, seats }: Look): void {
  for (const { checkout, keptMinor, ledger, ordering } of paid) {
    const about = `${checkout.feature} of ${of}`;
    expect(ledger.provider, about).toBe(keptMinor);
    expect(ordering?.state, about).not.toBe("ordering");
    expect(["open", "ordering", "refunding", "releasing", "unrefundable"], about).not.toContain(checkout.status);
    expect(checkout.status === "paid", about).toBe(keptMinor > 0);
    if (keptMinor === 0 && checkout.refund_reason !== null) expect(checkout.refund_reason, about).toMatch(/[.]$/);
  }
  // A fee that counts towards the trip leaves the one payment and comes into the other.
  expect(
    paid.reduce((sum, { ledger }) => sum + ledger.customer!, 0),
    of,
  ).toBe(0);
  // The fee stays with us for as long as the hold that it paid for was given.
  const fee = paid.find(({ checkout }) => checkout.feature === "price_hold")!;
  const isFeeKept = lock !== undefined && lock.ended_as !== "refused" && lock.ended_as !== "returned";
  expect(fee.keptMinor, `fee of ${of}`).toBe(isFeeKept ? fee.checkout.amount_minor : 0);
  const trips = paid.filter(({ checkout }) => checkout.feature === "trip");
  const booked = trips.filter(({ checkout }) => checkout.status === "paid");
  expect(booked.length, of).toBeLessThanOrEqual(1);
  expect(trip.status, of).toBe(booked.length === 1 ? "booked" : "planning");
  for (const { keptMinor, ordering } of trips) expect(keptMinor, of).toBe(ordering ? dueFor(toSaga(ordering)) : 0);
  const won = booked[0];
  expect(booking && { state: booking.state, amount: booking.amount_minor }, of).toEqual(
    won && { state: won.ordering!.state, amount: won.keptMinor + won.checkout.credit_minor },
  );
  // The orders at the source are those of a booked trip, and the seats of a running hold; there are no others.
  const runs = lock && lock.used_at === null && lock.ended_at === null && lock.locked_until > new Date().toISOString();
  const heldRef = lock?.held_order && (JSON.parse(lock.held_order) as { value: { ref: string } }).value.ref;
  const ours = won?.ordering!.orders.filter((order) => stands({ state: order.state })) ?? [];
  expect(seats.map(({ order }) => `${order.ref} ${order.status}`).sort(), of).toEqual(
    [...ours.map(({ ref }) => `${ref} booked`), ...(runs && heldRef ? [`${heldRef} held`] : [])].sort(),
  );
  if (lock?.used_at === null && won) expect(won.checkout.hold_id, of).toBeNull();
}

describe("seats that are held for a fee, and then paid, let go, or left", () => {
  test(
    `in ${RUNS} runs: a fee only for what was held, seats paid once or given back, the ledger to the cent`,
    async () => {
      const seen: Record<string, number> = {
        held: 0,
        "not held": 0,
        "paid seats": 0,
        "not booked": 0,
        "let go": 0,
        "fee back": 0,
        kills: 0,
      };
      for (const seed of chaosSeeds(RUNS)) {
        const { plan, look, settle, kills } = await runOnce(seed);
        const of = `seed ${seed} (${plan})`;
        const found = await look();
        expect(
          [...source.asked.values()].every((times) => times === 1),
          of,
        ).toBe(true);
        expect(
          [...source.paid.values()].every((times) => times === 1),
          of,
        ).toBe(true);
        expectSound(of, found);
        const { lock, paid, trip } = found;
        seen[lock ? "held" : "not held"]! += 1;
        seen.kills! += kills;
        if (trip.status === "booked" && source.paid.size > 0) seen["paid seats"]! += 1;
        if (trip.status === "planning" && paid.some(({ checkout }) => checkout.feature === "trip"))
          seen["not booked"]! += 1;
        if (lock?.ended_as === "released") seen["let go"]! += 1;
        if (lock?.ended_as === "refused" || lock?.ended_as === "returned") seen["fee back"]! += 1;
        // In the end no seats are held any more, even if the traveller pressed nothing.
        vi.setSystemTime(Math.max(Date.now(), Date.parse(lock?.locked_until ?? "2026-11-21T10:00:00Z")) + HOUR_MS);
        await settle();
        expectSound(`the end of ${of}`, await look());
      }
      // Many runs are worth something only if they reach the cases that matter.
      expect(await findBroken(db(), { now: new Date(), isSettled: false })).toEqual([]);
      if (!meetsEverything(RUNS)) return;
      for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
      expect(seen.held).toBeGreaterThan(RUNS / 8);
      expect(seen["paid seats"]).toBeGreaterThan(RUNS / 40);
      expect(seen.kills).toBeGreaterThan(RUNS / 4);
    },
    chaosTimeoutMs(RUNS, 4000),
  );
});
