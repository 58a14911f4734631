import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { signPayload } from "#app/integrations/stripe/sandbox/events.server";
import {
  confirmProductCheckout,
  getBilling,
  setPremiumEnding,
  startProductCheckout,
  syncDueSubscriptions,
} from "#app/modules/booking/checkout/memberships.server";
import { seedSandboxSubscription } from "#app/modules/booking/checkout/seeded-payments.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import {
  WEBHOOK_SECRET,
  closeBookingWorld,
  countRows,
  makeCtx,
  openBookingWorld,
  waitingWebhooks,
} from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

const DAY_MS = 86_400_000;

let world: BookingWorld;
beforeEach(async () => {
  world = await openBookingWorld();
});
afterEach(closeBookingWorld);

async function buy(
  feature: "trip_pass" | "premium" | "surprise_me" | "price_lock",
  productId?: string,
): Promise<string> {
  const { sessionId } = await startProductCheckout(world.ctx, world.ada, { feature, productId });
  await world.sandbox.pay(sessionId);
  await confirmProductCheckout(world.ctx, world.ada, sessionId);
  return sessionId;
}

const kinds = async () => await db().selectFrom("entitlements").select(["kind", "ends_at"]).orderBy("kind").execute();

describe("startProductCheckout", () => {
  test("takes the amount from the list of prices", async () => {
    const { sessionId } = await startProductCheckout(world.ctx, world.ada, {
      feature: "trip_pass",
      returnTo: "/planner/flight?all=1",
    });
    expect(await world.sandbox.findPayment(sessionId)).toMatchObject({
      amountMinor: 2900,
      isMonthly: false,
      successUrl: `http://localhost:3000/billing/success?session_id=${sessionId}&returnTo=%2Fplanner%2Fflight%3Fall%3D1`,
    });
    const premium = await startProductCheckout(world.ctx, world.ada, { feature: "premium" });
    expect(await world.sandbox.findPayment(premium.sessionId)).toMatchObject({ amountMinor: 1900, isMonthly: true });
  });

  test.each([
    ["trip_pass", "price_premium_monthly_1900"],
    ["surprise_me", "price_1"],
    ["premium", "__proto__"],
  ] as const)("sells %s for no other price, such as %s", async (feature, productId) => {
    await expect(startProductCheckout(world.ctx, world.ada, { feature, productId })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
  });

  test("says so when it fails", async () => {
    await expect(
      startProductCheckout(makeCtx({ faults: { checkout: { kind: "error" } } }), world.ada, { feature: "trip_pass" }),
    ).rejects.toMatchObject({ message: "Failed to create checkout session" });
  });

  test("does not sell premium twice", async () => {
    await buy("premium");
    await expect(
      startProductCheckout(world.ctx, world.ada, { feature: "surprise_me", productId: "price_premium_monthly_1900" }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("a paid plan", () => {
  test("grants a pass once, by return and webhook", async () => {
    const sessionId = await buy("trip_pass");
    const [payload = ""] = await waitingWebhooks();
    await handlePaymentWebhook(world.ctx, payload, signPayload(payload, WEBHOOK_SECRET, new Date()));
    expect(await confirmProductCheckout(world.ctx, world.ada, sessionId)).toMatchObject({
      status: "granted",
      productName: "Single trip pass",
    });
    expect(await kinds()).toEqual([{ kind: "trip_pass", ends_at: null }]);
  });

  test("grants a second pass when a second one is bought", async () => {
    await buy("trip_pass");
    await buy("trip_pass");
    expect(await countRows("entitlements")).toBe(2);
  });

  test("grants the feature whose paywall it was bought at", async () => {
    await buy("surprise_me", "price_trip_pass_2900");
    expect(await kinds()).toEqual([
      { kind: "surprise_me", ends_at: null },
      { kind: "trip_pass", ends_at: null },
    ]);
  });

  test("grants thirty days of price protection with a pass", async () => {
    await buy("price_lock", "price_trip_pass_2900");
    expect(await kinds()).toEqual([
      { kind: "price_lock", ends_at: "2026-12-21T10:00:00.000Z" },
      { kind: "trip_pass", ends_at: null },
    ]);
  });

  test("is not granted before it is paid, nor to somebody else", async () => {
    const { sessionId } = await startProductCheckout(world.ctx, world.ada, { feature: "trip_pass" });
    expect(await confirmProductCheckout(world.ctx, world.ada, sessionId)).toMatchObject({ status: "unpaid" });
    await expect(confirmProductCheckout(world.ctx, world.eve, sessionId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(confirmProductCheckout(world.ctx, world.ada, "")).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await countRows("entitlements")).toBe(0);
  });
});

describe("premium", () => {
  test("runs for the paid month and is renewed by what the provider says", async () => {
    await buy("premium");
    const { subscription } = await getBilling(world.ada);
    expect(subscription).toMatchObject({ status: "active", isEnding: false });
    const row = await db().selectFrom("subscriptions").selectAll().executeTakeFirstOrThrow();
    const next = new Date(Date.parse(row.current_period_end) + DAY_MS);
    const end = new Date(next.getTime() + 30 * DAY_MS);
    world.provider.findSubscription = (id) =>
      Promise.resolve({
        id,
        status: "active",
        currentPeriodStart: next,
        currentPeriodEnd: end,
        cancelAtPeriodEnd: false,
      });
    await syncDueSubscriptions(makeCtx({ now: next }), 10);
    await syncDueSubscriptions(makeCtx({ now: next }), 10);
    expect(await kinds()).toEqual([
      { kind: "premium", ends_at: row.current_period_end },
      { kind: "premium", ends_at: end.toISOString() },
    ]);
  });

  test("ends with the month once cancelled, and can be kept after all", async () => {
    await buy("premium");
    await setPremiumEnding(world.ctx, world.ada, true);
    expect((await getBilling(world.ada)).subscription).toMatchObject({ status: "active", isEnding: true });
    await setPremiumEnding(world.ctx, world.ada, false);
    expect((await getBilling(world.ada)).subscription).toMatchObject({ isEnding: false });
    expect(await countRows("entitlements")).toBe(1);
  });

  test("grants nothing more once the provider says that it ended", async () => {
    await buy("premium");
    const row = await db().selectFrom("subscriptions").selectAll().executeTakeFirstOrThrow();
    world.provider.findSubscription = (id) =>
      Promise.resolve({
        id,
        status: "canceled",
        currentPeriodStart: new Date(0),
        currentPeriodEnd: new Date(row.current_period_end),
        cancelAtPeriodEnd: true,
      });
    await syncDueSubscriptions(makeCtx({ now: new Date(Date.parse(row.current_period_end) + DAY_MS) }), 10);
    expect((await getBilling(world.ada)).subscription).toMatchObject({ status: "canceled" });
    expect(await countRows("entitlements")).toBe(1);
    await expect(setPremiumEnding(world.ctx, world.ada, true)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("of a seeded account can be managed like a bought one", async () => {
    const started = new Date(Date.now() - 40 * DAY_MS);
    await seedSandboxSubscription(world.ada.id, started, new Date());
    await seedSandboxSubscription(world.ada.id, started, new Date());
    expect(await countRows("entitlements")).toBe(1);
    await setPremiumEnding(world.ctx, world.ada, true);
    await seedSandboxSubscription(world.ada.id, started, new Date());
    expect((await getBilling(world.ada)).subscription).toMatchObject({ status: "active", isEnding: true });
  });
});
