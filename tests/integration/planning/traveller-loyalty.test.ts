import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server";
import { signPayload } from "#app/integrations/stripe/sandbox/events.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { confirmBooking } from "#app/modules/booking/checkout/confirmation.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import {
  WEBHOOK_SECRET,
  closeBookingWorld,
  insertChosenTrip,
  openBookingWorld,
  waitingWebhooks,
} from "../booking/booking.fixture";
import type { BookingWorld } from "../booking/booking.fixture";

let world: BookingWorld;
beforeEach(async () => {
  world = await openBookingWorld();
});
afterEach(closeBookingWorld);

async function standing(userId: string) {
  return db()
    .selectFrom("users")
    .select(["loyalty_points", "loyalty_tier"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** Books a trip of 2,000 dollars, with the return and the webhook arriving in a crowd. */
async function book(): Promise<void> {
  const tripId = await insertChosenTrip(world.ada);
  const { sessionId } = await startCheckout(world.ctx, world.ada, tripId);
  await world.sandbox.pay(sessionId);
  const payload = (await waitingWebhooks()).at(-1)!;
  const hook = () => handlePaymentWebhook(world.ctx, payload, signPayload(payload, WEBHOOK_SECRET, new Date()));
  const comeBack = () => confirmBooking(world.ctx, world.ada, tripId, { sessionId, paymentStatus: "paid" });
  await Promise.all([hook(), comeBack(), hook(), comeBack(), comeBack()]);
  await hook();
}

describe("loyalty points", () => {
  it("are credited once for each booking, and lift the tier", async () => {
    await book();
    expect(await standing(world.ada.id)).toEqual({ loyalty_points: 2000, loyalty_tier: "explorer" });
    await book();
    expect(await standing(world.ada.id)).toEqual({ loyalty_points: 4000, loyalty_tier: "wayfarer" });
    expect(await standing(world.eve.id)).toEqual({ loyalty_points: 0, loyalty_tier: "explorer" });
  });
});
