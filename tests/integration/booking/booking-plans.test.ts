import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { signPayload } from "#app/integrations/stripe/sandbox/events.server";
import type { ProviderSubscription } from "#app/integrations/stripe/payment-provider";
import { createSession, findUserBySession, grantEntitlement } from "#app/modules/accounts/account/accounts.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { selectSubscriptionsDue } from "#app/modules/booking/money/booking.repo.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import {
  confirmProductCheckout,
  getBilling,
  openPaymentPortal,
  setPremiumEnding,
  startProductCheckout,
  syncDueSubscriptions,
  syncSubscription,
} from "#app/modules/booking/checkout/memberships.server";
import { seedSandboxSubscription } from "#app/modules/booking/checkout/seeded-payments.server";
import type { ProductOrder } from "#app/modules/booking/checkout/memberships.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import {
  WEBHOOK_SECRET,
  closeBookingWorld,
  countRows,
  insertChosenTrip,
  makeCtx,
  openBookingWorld,
} from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

const DAY_MS = 86_400_000;

let world: BookingWorld;
beforeEach(async () => {
  world = await openBookingWorld();
});
afterEach(closeBookingWorld);

const begin = async (order: ProductOrder) => (await startProductCheckout(world.ctx, world.ada, order)).sessionId;

async function buy(order: ProductOrder) {
  const sessionId = await begin(order);
  await world.sandbox.pay(sessionId);
  return confirmProductCheckout(world.ctx, world.ada, sessionId);
}

const subscriptionRow = () => db().selectFrom("subscriptions").selectAll().executeTakeFirstOrThrow();
const grants = () =>
  db().selectFrom("entitlements").select(["kind", "source", "starts_at", "ends_at"]).orderBy("kind").execute();

/** The state of every subscription at the provider from now on. */
function tell(values: Partial<ProviderSubscription>) {
  return vi.spyOn(world.provider, "findSubscription").mockImplementation((id) =>
    Promise.resolve({
      id,
      status: "active",
      currentPeriodStart: new Date("2027-01-01T00:00:00Z"),
      currentPeriodEnd: new Date("2027-02-01T00:00:00Z"),
      cancelAtPeriodEnd: false,
      ...values,
    }),
  );
}

describe("the payment page of a product", () => {
  const pageOf = async (order: ProductOrder) => (await world.sandbox.findPayment(await begin(order)))!;

  test("names what is bought, once", async () => {
    expect((await pageOf({ feature: "surprise_me" })).lines).toEqual([
      { name: "Voyance single trip pass", unitAmountMinor: 2900, quantity: 1 },
    ]);
    expect(await db().selectFrom("checkouts").selectAll().executeTakeFirst()).toMatchObject({
      scope: `product:${world.ada.id}:trip_pass`,
      item_key: "trip_pass",
      feature: "surprise_me",
      trip_id: null,
      currency: "USD",
    });
  });

  test("is asked for with what it is bought for and by whom", async () => {
    const asked = vi.spyOn(world.provider, "createSession");
    await begin({ feature: "price_lock", productId: "premium_monthly" });
    expect(asked.mock.calls[0]![0]).toMatchObject({
      billing: "month",
      metadata: { feature: "price_lock", productId: "premium_monthly", userId: world.ada.id },
    });
  });

  test("leads back to its paywall, which knows where the traveller wanted to go", async () => {
    expect((await pageOf({ feature: "premium" })).cancelUrl).toBe(
      "http://localhost:3000/billing/upgrade?feature=premium&canceled=1",
    );
    expect((await pageOf({ feature: "trip_pass", returnTo: "/planner?x=1" })).cancelUrl).toBe(
      "http://localhost:3000/billing/upgrade?feature=trip_pass&canceled=1&returnTo=%2Fplanner%3Fx%3D1",
    );
    const { cancelUrl, successUrl, id } = await pageOf({ feature: "price_lock", cancelTo: "/pricing" });
    expect(cancelUrl).toBe("http://localhost:3000/pricing");
    expect(successUrl).toBe(`http://localhost:3000/billing/success?session_id=${id}`);
  });

  test("says beside the field that a price is not on offer", async () => {
    await expect(begin({ feature: "premium", productId: "trip_pass" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: { fields: { priceId: ["This price isn't available"] } },
    });
  });

  test.each(["active", "trialing", "past_due"])("is not given for a second premium while one is %s", async (status) => {
    await buy({ feature: "premium" });
    await db().updateTable("subscriptions").set({ status }).execute();
    await expect(begin({ feature: "premium" })).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringMatching(/You already have premium|You still have premium/),
    });
    await expect(begin({ feature: "trip_pass" })).resolves.toMatch(/^cs_/);
  });

  test.each(["canceled", "unpaid"])("is given again when premium is %s", async (status) => {
    await buy({ feature: "premium" });
    await db().updateTable("subscriptions").set({ status }).execute();
    await expect(begin({ feature: "premium" })).resolves.toMatch(/^cs_/);
  });
});

describe("coming back from buying a product", () => {
  test.each([
    ["surprise_me", "/surprise", "/surprise?purchase_success=true"],
    ["surprise_me", "/surprise?step=2", "/surprise?step=2&purchase_success=true"],
    ["price_lock", "/trips/1#prices", "/trips/1?purchase_success=true#prices"],
    ["price_lock", "/trips/1?purchase_success=true", "/trips/1?purchase_success=true"],
    ["trip_pass", "/planner", "/planner"],
    ["premium", "/planner", "/planner"],
  ] as const)("for %s from %s leads to %s", async (feature, returnTo, expected) => {
    expect(await buy({ feature, returnTo })).toMatchObject({ status: "granted", returnTo: expected });
  });

  test("says what was bought, and whether by the month", async () => {
    expect(await buy({ feature: "trip_pass" })).toEqual({
      status: "granted",
      productName: "Single trip pass",
      isMonthly: false,
      returnTo: undefined,
    });
    expect(await buy({ feature: "premium" })).toMatchObject({ productName: "Monthly premium", isMonthly: true });
  });

  test("says how the payment stands", async () => {
    const state = async (sessionId: string) => (await confirmProductCheckout(world.ctx, world.ada, sessionId)).status;
    const sessionId = await begin({ feature: "trip_pass" });
    expect(await state(sessionId)).toBe("unpaid");
    await world.sandbox.pay(sessionId, true);
    expect(await state(sessionId)).toBe("processing");
    await world.sandbox.settle(sessionId, "failed");
    expect(await state(sessionId)).toBe("failed");
    const ended = await begin({ feature: "trip_pass" });
    await world.provider.expireSession(ended);
    expect(await state(ended)).toBe("failed");
    await db().updateTable("checkouts").set({ status: "refunded" }).execute();
    const paid = await begin({ feature: "trip_pass" });
    await world.sandbox.pay(paid);
    await db().updateTable("checkouts").set({ status: "refunded" }).execute();
    expect(await state(paid)).toBe("refunded");
    vi.spyOn(world.provider, "findSession").mockResolvedValue(undefined);
    expect(await state(paid)).toBe("failed");
  });

  test("with the session of a trip finds nothing, nor while the provider is away", async () => {
    const { sessionId } = await startCheckout(world.ctx, world.ada, await insertChosenTrip(world.ada));
    await expect(confirmProductCheckout(world.ctx, world.ada, sessionId)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const product = await begin({ feature: "trip_pass" });
    const cut = makeCtx({ faults: { payments: { kind: "error" } } });
    await expect(confirmProductCheckout(cut, world.ada, product)).rejects.toMatchObject({
      code: "UNAVAILABLE",
      message: "We couldn't check your payment just now. Please try again.",
    });
  });

  test("of premium that names no subscription grants nothing until it does", async () => {
    const sessionId = await begin({ feature: "premium" });
    await world.sandbox.pay(sessionId);
    const session = (await world.provider.findSession(sessionId))!;
    const find = vi.spyOn(world.provider, "findSession").mockResolvedValue({ ...session, subscription: undefined });
    await expect(fulfilCheckout(world.ctx, sessionId)).rejects.toThrow("paid without a subscription");
    expect(await countRows("entitlements")).toBe(0);
    find.mockRestore();
    expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "granted" });
  });
});

describe("granted rights", () => {
  test("is noted with the payment that gave it, so that no month counts twice", async () => {
    await buy({ feature: "surprise_me", productId: "trip_pass" });
    const { id } = await db().selectFrom("checkouts").select("id").executeTakeFirstOrThrow();
    const starts_at = world.ctx.now.toISOString();
    expect(await grants()).toEqual([
      { kind: "surprise_me", source: `checkout:${id}:surprise_me`, starts_at, ends_at: null },
      { kind: "trip_pass", source: `checkout:${id}:trip_pass`, starts_at, ends_at: null },
    ]);
  });

  test("for a month is both premium and the feature it was bought for, this month and the next", async () => {
    await buy({ feature: "price_lock", productId: "premium_monthly" });
    const row = await subscriptionRow();
    expect(row).toMatchObject({ user_id: world.ada.id, feature: "price_lock", status: "active" });
    const first = `subscription:${row.provider_subscription_id}:${row.current_period_end}`;
    expect((await grants()).map(({ source, ends_at }) => [source, ends_at])).toEqual([
      [`${first}:premium`, row.current_period_end],
      [`${first}:price_lock`, row.current_period_end],
    ]);
    tell({});
    await syncSubscription(world.ctx, row.provider_subscription_id);
    const next = (await grants()).filter(({ ends_at }) => ends_at === "2027-02-01T00:00:00.000Z");
    expect(next.map(({ kind, starts_at }) => [kind, starts_at])).toEqual([
      ["premium", "2027-01-01T00:00:00.000Z"],
      ["price_lock", "2027-01-01T00:00:00.000Z"],
    ]);
  });

  test("of a pass that was bought by the month is premium", async () => {
    await buy({ feature: "premium" });
    expect((await subscriptionRow()).feature).toBe("premium");
    expect((await grants()).map(({ kind }) => kind)).toEqual(["premium"]);
  });
});

describe("a month that is not paid", () => {
  const START = new Date("2027-01-01T00:00:00Z");
  const on = (day: number) => makeCtx({ now: new Date(START.getTime() + day * DAY_MS) });
  const read = async (values: Partial<ProviderSubscription>) => {
    tell(values);
    const { provider_subscription_id } = await subscriptionRow();
    await syncSubscription(world.ctx, provider_subscription_id);
  };
  const isPremium = async (day: number) => {
    const ctx = on(day);
    const user = await findUserBySession(ctx, await createSession(ctx, world.ada.id, "tests"));
    return user?.membership === "premium";
  };
  beforeEach(async () => {
    await buy({ feature: "premium" });
  });

  test("has a week of grace, though it was told of as running first", async () => {
    await read({ status: "active" });
    expect(await isPremium(20)).toBe(true);
    await read({ status: "past_due" });
    await read({ status: "past_due" });
    expect([await isPremium(6), await isPremium(7), await isPremium(20)]).toEqual([true, false, false]);
    // Whatever other rights the account holds, its billing shows the end of this one.
    await grantEntitlement(db(), { userId: world.ada.id, kind: "trip_pass", source: "test", startsAt: "2020-01-01" });
    const { subscription } = await getBilling({ ...world.ada, protectedUntil: null });
    expect(subscription).toMatchObject({ status: "past_due", graceUntil: "2027-01-08T00:00:00.000Z" });
    // A subscription that has ended and is not given up yet is not bought a second time, and the page says what to do.
    await expect(begin({ feature: "premium" })).rejects.toThrow("Check your card, or cancel premium first");
  });

  test("counts whole once it is paid late", async () => {
    await read({ status: "past_due" });
    await read({ status: "active" });
    expect([await isPremium(6), await isPremium(20)]).toEqual([true, true]);
  });

  test.each(["canceled", "unpaid"])("ends at once when the provider gives it up as %s", async (status) => {
    await read({ status: "past_due" });
    await read({ status });
    expect(await isPremium(3)).toBe(false);
  });
});

describe("a month that is renewed", () => {
  test("is entered in the ledger once, with the others before it", async () => {
    const startedAt = new Date("2026-09-05T10:00:00Z");
    await seedSandboxSubscription(world.ada.id, startedAt, world.ctx.now);
    const { provider_subscription_id: id } = await subscriptionRow();
    await syncSubscription(world.ctx, id);
    await syncSubscription(world.ctx, id);
    const { payments } = await getBilling(world.ada);
    expect(payments.map(({ name, amountMinor, paidAt }) => [name, amountMinor, paidAt])).toEqual([
      ["Monthly premium", 1900, "2026-11-05T10:00:00.000Z"],
      ["Monthly premium", 1900, "2026-10-05T10:00:00.000Z"],
      ["Monthly premium", 1900, "2026-09-05T10:00:00.000Z"],
    ]);
  });

  test("opens no page of a provider that has none", async () => {
    await buy({ feature: "premium" });
    await expect(openPaymentPortal(world.ctx, world.ada, "/billing/manage")).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});

describe("a subscription that is read again", () => {
  const next = "2027-02-01T00:00:00.000Z";

  test.each([
    ["active", true],
    ["trialing", true],
    ["past_due", false],
    ["unpaid", false],
    ["canceled", false],
  ])("while it is %s grants its month: %s", async (status, isGranted) => {
    await buy({ feature: "premium" });
    const { provider_subscription_id } = await subscriptionRow();
    tell({ status, cancelAtPeriodEnd: true });
    await syncSubscription(world.ctx, provider_subscription_id);
    expect(await subscriptionRow()).toMatchObject({ status, current_period_end: next, cancel_at_period_end: 1 });
    expect((await grants()).some(({ ends_at }) => ends_at === next)).toBe(isGranted);
  });

  test("by a webhook is noted, whether it is known here or not", async () => {
    await buy({ feature: "premium" });
    const { provider_subscription_id: id } = await subscriptionRow();
    const asked = tell({});
    const hook = (event: string, object: string) => {
      const payload = JSON.stringify({
        id: event,
        object: "event",
        type: "customer.subscription.updated",
        data: { object: { id: object } },
      });
      return handlePaymentWebhook(world.ctx, payload, signPayload(payload, WEBHOOK_SECRET, new Date()));
    };
    expect(await hook("evt_a", id)).toBe("handled");
    expect(await hook("evt_b", "sub_foreign")).toBe("handled");
    expect(asked).toHaveBeenCalledTimes(1);
    const notes = db().selectFrom("payment_events").select(["id", "type", "provider_session_id", "outcome"]);
    const type = "customer.subscription.updated";
    expect(await notes.where("type", "=", type).orderBy("id").execute()).toEqual([
      { id: "evt_a", type, provider_session_id: id, outcome: "subscription read" },
      { id: "evt_b", type, provider_session_id: "sub_foreign", outcome: "unknown subscription" },
    ]);
    expect((await grants()).map(({ ends_at }) => ends_at)).toContain(next);
  });

  test("that the provider does not know any more stays as it was noted", async () => {
    await buy({ feature: "premium" });
    const before = await subscriptionRow();
    vi.spyOn(world.provider, "findSubscription").mockResolvedValue(undefined);
    await syncSubscription(world.ctx, before.provider_subscription_id);
    expect(await subscriptionRow()).toEqual(before);
  });

  test("is due when its month is over and it runs, the longest over first", async () => {
    await buy({ feature: "premium" });
    const row = await subscriptionRow();
    for (const [n, status] of ["active", "trialing", "past_due", "canceled", "unpaid"].entries())
      await db()
        .insertInto("subscriptions")
        .values({
          ...row,
          id: status,
          provider_subscription_id: `sub_${n}`,
          status,
          current_period_end: `2027-01-1${3 - Math.min(n, 3)}T00:00:00.000Z`,
        })
        .execute();
    const due = async (at: string, limit = 9) =>
      (await selectSubscriptionsDue(db(), at, limit)).map(({ id }) => id).filter((id) => id !== row.id);
    expect(await due("2027-01-10T23:59:59.999Z")).toEqual([]);
    expect(await due("2027-01-11T00:00:00.000Z")).toEqual(["past_due"]);
    expect(await due("2027-01-14T00:00:00.000Z")).toEqual(["past_due", "trialing", "active"]);
  });

  test("does not keep the next from being read when it fails", async () => {
    await buy({ feature: "premium" });
    const row = await subscriptionRow();
    await db()
      .insertInto("subscriptions")
      .values({ ...row, id: "broken", provider_subscription_id: "sub_broken", current_period_end: "2026-01-01" })
      .execute();
    const find = tell({});
    const told = find.getMockImplementation()!;
    find.mockImplementation((id) => (id === "sub_broken" ? Promise.reject(new Error("No")) : told(id)));
    const error = vi.fn();
    const now = new Date(Date.parse(row.current_period_end) + DAY_MS);
    await syncDueSubscriptions(makeCtx({ now, log: { ...world.ctx.log, error } }), 10);
    expect(error.mock.calls).toMatchObject([[{ subscriptionId: "broken" }, expect.any(String)]]);
    expect(find).toHaveBeenCalledTimes(2);
  });
});

describe("the billing page", () => {
  test("lists what was paid, the newest first, and nothing that was not", async () => {
    await buy({ feature: "trip_pass" });
    await buy({ feature: "premium" });
    await begin({ feature: "trip_pass" });
    const { sessionId } = await startCheckout(world.ctx, world.ada, await insertChosenTrip(world.ada));
    await world.sandbox.pay(sessionId);
    await fulfilCheckout(world.ctx, sessionId);
    const { payments, subscription } = await getBilling(world.ada);
    const rows = await db().selectFrom("ledger_entries").selectAll().where("kind", "=", "charge").execute();
    const paid = (name: string, soldAs: string, amountMinor: number) => {
      const row = rows.find((one) => one.sold_as === soldAs)!;
      const whole = { places: [], dispute: undefined };
      return { id: row.id, name, amountMinor, refundedMinor: 0, ...whole, currency: "USD", paidAt: row.occurred_at };
    };
    expect(payments).toEqual([
      paid("Trip to Kyoto, 14 – 21 April 2027", "trip", 200_000),
      paid("Monthly premium", "premium_monthly", 1900),
      paid("Single trip pass", "trip_pass", 2900),
    ]);
    const { current_period_end } = await subscriptionRow();
    expect(subscription).toEqual({ status: "active", currentPeriodEnd: current_period_end, isEnding: false });
    expect(await getBilling(world.eve)).toEqual({ subscription: undefined, payments: [] });
  });

  test("ends premium by a question of its own each time, and says when the provider is away", async () => {
    await buy({ feature: "premium" });
    const set = vi.spyOn(world.provider, "setCancelAtPeriodEnd");
    const row = await subscriptionRow();
    await setPremiumEnding(world.ctx, world.ada, true);
    const changed = await subscriptionRow();
    await setPremiumEnding(world.ctx, world.ada, false);
    expect(set.mock.calls).toEqual([
      [row.provider_subscription_id, true, `end:${row.id}:${row.updated_at}`],
      [row.provider_subscription_id, false, `keep:${row.id}:${changed.updated_at}`],
    ]);
    const cut = makeCtx({ faults: { payments: { kind: "error" } } });
    await expect(setPremiumEnding(cut, world.ada, true)).rejects.toMatchObject({
      code: "UNAVAILABLE",
      message: "We couldn't change your subscription just now. Please try again.",
    });
    await expect(setPremiumEnding(world.ctx, world.eve, true)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("shows a seeded account premium, for the month that runs now", async () => {
    const now = new Date("2027-03-15T00:00:00Z");
    await seedSandboxSubscription(world.ada.id, new Date("2027-01-10T00:00:00Z"), now);
    const row = await subscriptionRow();
    expect(row).toMatchObject({
      user_id: world.ada.id,
      provider_subscription_id: `sub_seed${world.ada.id.replaceAll("-", "")}`,
      feature: "premium",
      status: "active",
      cancel_at_period_end: 0,
    });
    const [grant] = await grants();
    expect(grant).toMatchObject({ kind: "premium", ends_at: row.current_period_end });
    expect(Date.parse(grant!.starts_at)).toBeLessThanOrEqual(now.getTime());
    expect(Date.parse(row.current_period_end)).toBeGreaterThan(now.getTime());
  });
});
