/** Several places paid once, of which some are ordered apart from their payment. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import { syncPayment } from "#app/modules/booking/money/payment-sync.server";
import { goOnOrdering } from "#app/modules/booking/orders/order-runner.server";
import type { OrderHands } from "#app/modules/booking/orders/order-runner.server";
import { orderStore } from "#app/modules/booking/orders/order-store.server";
import { startWholeCheckout } from "#app/modules/booking/whole/whole-checkout.server";
import { confirmWhole } from "#app/modules/booking/whole/whole-confirmation.server";
import { HOTEL } from "#app/modules/trips/trip/stored-trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { seededRng } from "#app/shared/rng";
import { closeBookingWorld, listRefunds, openBookingWorld, updateTrip } from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";
import { OrderEmulator, sourced, tellTravellers } from "./order-emulator.fixture";
import type { Fate } from "./order-emulator.fixture";
import { insertWhole, partsOf } from "./whole.fixture";

let world: BookingWorld;
beforeEach(async () => {
  world = await openBookingWorld();
});
afterEach(closeBookingWorld);

/** Makes the stay of a place one that its source still has to confirm. */
async function orderApart(tripId: string, ref: string): Promise<void> {
  const { hotel } = await getTrip(world.ctx, tripId, { userId: world.ada.id });
  const source = sourced(ref, new Date(), "300.00");
  await updateTrip(tripId, { hotel: HOTEL.write({ ...hotel!, offer: { ...hotel!.offer, source } }) });
  await tellTravellers(world.ada, tripId);
}

function handsWith(fate: Fate): OrderHands {
  const now = () => new Date();
  const source = new OrderEmulator(
    seededRng(1),
    now,
    () => fate,
    () => "payment",
  );
  return {
    store: orderStore(),
    sourceOf: () => source,
    people: () => Promise.resolve({ travellers: [], contact: { email: "ada@voyance.test", phone: "+447700900123" } }),
    flightAfresh: () => Promise.resolve(undefined),
    stayAfresh: () => Promise.resolve(undefined),
    now,
  };
}

test("a place that its source refuses gets its amount back, and the others stand", async () => {
  const { journeyId, tripIds } = await insertWhole(world.ada);
  await orderApart(tripIds[1]!, "refused-stay");
  await orderApart(tripIds[2]!, "made-stay");
  const { sessionId } = await startWholeCheckout(world.ctx, world.ada, journeyId);
  await world.sandbox.pay(sessionId);
  await fulfilCheckout(world.ctx, sessionId);
  const confirm = () => confirmWhole(world.ctx, world.ada, journeyId, { sessionId, paymentStatus: "paid" });
  expect(await confirm()).toMatchObject({
    status: "confirmed",
    places: [{ outcome: "booked" }, { outcome: "ordering" }, { outcome: "ordering" }],
  });
  const [, refused, made] = await partsOf(tripIds);
  const orderings = await db().selectFrom("trip_orderings").select(["money", "captured_minor"]).execute();
  expect(orderings.map(({ money }) => money)).toEqual(["captured", "captured"]);
  expect(await goOnOrdering(world.ctx, refused!.id, handsWith("refused"))).toEqual({ status: "done" });
  expect(await goOnOrdering(world.ctx, made!.id, handsWith("made"))).toEqual({ status: "done" });
  await syncPayment(world.ctx, made!.payment_intent!);
  expect((await listRefunds()).map(({ amount }) => amount)).toEqual([200_000]);
  expect(await confirm()).toMatchObject({
    status: "confirmed",
    places: [
      { outcome: "booked" },
      { outcome: "going back", amountMinor: 200_000, reason: expect.any(String) as string },
      { outcome: "booked" },
    ],
  });
  const parts = await partsOf(tripIds);
  expect(parts.map(({ status, refunded_minor }) => [status, refunded_minor])).toEqual([
    ["paid", 0],
    ["refunded", 200_000],
    ["paid", 0],
  ]);
  // It can be chosen and booked again by itself.
  expect((await getTrip(world.ctx, tripIds[1]!, { userId: world.ada.id })).status).toBe("planning");
});
