import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { signPayload } from "#app/integrations/stripe/sandbox/events.server";
import { findAccount } from "#app/modules/accounts/account/accounts.server";
import { deleteAccount } from "#app/modules/accounts/settings/settings.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { deleteAccountAndPayments } from "#app/modules/booking/checkout/account-deletion.server";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { confirmProductCheckout, startProductCheckout } from "#app/modules/booking/checkout/memberships.server";
import { usePayments } from "#app/modules/booking/money/payments.server";
import { reconcileOpenCheckouts } from "#app/modules/booking/checkout/reconciliation.server";
import { handlePaymentWebhook } from "#app/modules/booking/checkout/webhook.server";
import { pick, seededRng } from "#app/shared/rng";
import { chaosRuns, chaosSeeds, chaosTimeoutMs, meetsEverything } from "#tests/setup/chaos";
import { PaymentEmulator, Scheduler } from "./booking-emulator.fixture";
import {
  WEBHOOK_SECRET,
  closeBookingWorld,
  insertChosenTrip,
  insertUser,
  listRefunds,
  makeCtx,
  openBookingWorld,
  waitingWebhooks,
} from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

let world: BookingWorld;
beforeEach(async () => {
  world = await openBookingWorld();
});
afterEach(closeBookingWorld);

const statuses = async (): Promise<string[]> =>
  (await db().selectFrom("checkouts").select("status").orderBy("created_at").execute()).map((row) => row.status);

/** Every webhook that waits, as the provider would send it. */
async function deliverAll(): Promise<void> {
  for (const payload of await waitingWebhooks())
    await handlePaymentWebhook(world.ctx, payload, signPayload(payload, WEBHOOK_SECRET, new Date()));
}

describe("an account that is deleted with a payment page open", () => {
  test.each(["trip_pass", "premium"] as const)("cannot be charged for %s any more", async (feature) => {
    const { sessionId } = await startProductCheckout(world.ctx, world.ada, { feature });
    await deleteAccountAndPayments(world.ctx, world.ada);
    expect(await findAccount(world.ada.id)).toBeUndefined();
    expect(await world.sandbox.pay(sessionId)).toMatchObject({ status: "expired" });
    expect(await statuses()).toEqual(["expired"]);
  });

  test("cannot be charged for a trip any more", async () => {
    const { sessionId } = await startCheckout(world.ctx, world.ada, await insertChosenTrip(world.ada));
    await deleteAccountAndPayments(world.ctx, world.ada);
    expect(await world.sandbox.pay(sessionId)).toMatchObject({ status: "expired" });
  });

  test("goes also when the provider's answer never came back, and its page is closed", async () => {
    await startProductCheckout(world.ctx, world.ada, { feature: "trip_pass" });
    await db().updateTable("checkouts").set({ provider_session_id: null }).execute();
    const expire = vi.spyOn(world.provider, "expireSession");
    await deleteAccountAndPayments(world.ctx, world.ada);
    expect(expire).not.toHaveBeenCalled();
    expect(await statuses()).toEqual(["expired"]);
    expect(await findAccount(world.ada.id)).toBeUndefined();
  });

  test("goes also when the page was paid a moment ago: the payment counts, and premium runs out", async () => {
    const { sessionId } = await startProductCheckout(world.ctx, world.ada, { feature: "premium" });
    await world.sandbox.pay(sessionId);
    await deleteAccountAndPayments(world.ctx, world.ada);
    expect(await statuses()).toEqual(["paid"]);
    const { subscription } = (await world.provider.findSession(sessionId))!;
    expect(await world.provider.findSubscription(subscription!)).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await listRefunds()).toEqual([]);
  });

  test("stays as it is while the provider cannot be reached", async () => {
    await startProductCheckout(world.ctx, world.ada, { feature: "trip_pass" });
    const cut = makeCtx({ faults: { payments: { kind: "error" } } });
    await expect(deleteAccountAndPayments(cut, world.ada)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(await findAccount(world.ada.id)).toBeDefined();
    expect(await statuses()).toEqual(["open"]);
  });
});

describe("a payment for an account that is gone", () => {
  test("of a pass goes back, and its webhook is taken", async () => {
    const { sessionId } = await startProductCheckout(world.ctx, world.ada, { feature: "trip_pass" });
    await deleteAccount(world.ctx, world.ada.id);
    await world.sandbox.pay(sessionId);
    await deliverAll();
    expect(await listRefunds()).toMatchObject([{ amount: 2900 }]);
    expect(await statuses()).toEqual(["refunded"]);
    await deliverAll();
    expect(await listRefunds()).toHaveLength(1);
  });

  test("of premium goes back from its invoice, and the subscription ends at once", async () => {
    const { sessionId } = await startProductCheckout(world.ctx, world.ada, { feature: "premium" });
    await deleteAccount(world.ctx, world.ada.id);
    await world.sandbox.pay(sessionId);
    await deliverAll();
    expect(await listRefunds()).toMatchObject([{ amount: 1900 }]);
    expect(await statuses()).toEqual(["refunded"]);
    const session = await world.provider.findSession(sessionId);
    expect(await world.provider.findSubscription(session?.subscription ?? "")).toMatchObject({ status: "canceled" });
    await deliverAll();
  });

  test("of a trip goes back", async () => {
    const { sessionId } = await startCheckout(world.ctx, world.ada, await insertChosenTrip(world.ada));
    await deleteAccount(world.ctx, world.ada.id);
    await world.sandbox.pay(sessionId);
    await deliverAll();
    expect(await listRefunds()).toMatchObject([{ amount: 200_000 }]);
    expect(await statuses()).toEqual(["refunded"]);
  });

  test("that names no payment is closed as one for a person, logged once and not tried again", async () => {
    const provider = new PaymentEmulator(seededRng(1), "closed");
    usePayments({ provider: Object.assign(provider, { findInvoicePayment: () => Promise.resolve(undefined) }) });
    const { sessionId } = await startProductCheckout(world.ctx, world.ada, { feature: "premium" });
    await deleteAccount(world.ctx, world.ada.id);
    provider.pay(sessionId);
    const errors: unknown[] = [];
    const log = { ...world.ctx.log, error: (about: unknown) => void errors.push(about) };
    await handlePaymentWebhook({ ...world.ctx, log }, `evt_${sessionId}`, "signed");
    expect(await statuses()).toEqual(["unrefundable"]);
    await reconcileOpenCheckouts(new Date(Date.now() + 600_000), log);
    await handlePaymentWebhook({ ...world.ctx, log }, `evt_${sessionId}`, "signed");
    expect(errors).toMatchObject([{ event: "refund-impossible" }]);
    expect(provider.subscriptions.get(`sub_${sessionId}`)).toMatchObject({ status: "canceled" });
  });
});

describe("a subscription of an account that is deleted", () => {
  /** Premium, paid and running. */
  async function buyPremium(provider: PaymentEmulator): Promise<string> {
    const { sessionId } = await startProductCheckout(world.ctx, world.ada, { feature: "premium" });
    provider.pay(sessionId);
    await confirmProductCheckout(world.ctx, world.ada, sessionId);
    return `sub_${sessionId}`;
  }

  test.each(["past_due", "trialing", "unpaid", "incomplete", "paused"])(
    "ends at once when it is %s",
    async (status) => {
      const provider = new PaymentEmulator(seededRng(1), status);
      usePayments({ provider });
      const id = await buyPremium(provider);
      provider.subscriptions.get(id)!.status = status;
      await deleteAccountAndPayments(world.ctx, world.ada);
      expect(provider.subscriptions.get(id)).toMatchObject({ status: "canceled" });
      expect(await findAccount(world.ada.id)).toBeUndefined();
    },
  );

  test("runs out with its paid month when it is active", async () => {
    const provider = new PaymentEmulator(seededRng(1), "active");
    usePayments({ provider });
    const id = await buyPremium(provider);
    await deleteAccountAndPayments(world.ctx, world.ada);
    expect(provider.subscriptions.get(id)).toMatchObject({ status: "active", cancelAtPeriodEnd: true });
  });

  test.each(["canceled", "incomplete_expired", "unknown"])("is left alone when it is %s", async (status) => {
    const provider = new PaymentEmulator(seededRng(1), status);
    usePayments({ provider });
    const id = await buyPremium(provider);
    if (status === "unknown") provider.subscriptions.delete(id);
    else provider.subscriptions.get(id)!.status = status;
    const calls = [vi.spyOn(provider, "cancelSubscription"), vi.spyOn(provider, "setCancelAtPeriodEnd")];
    await deleteAccountAndPayments(world.ctx, world.ada);
    expect(await findAccount(world.ada.id)).toBeUndefined();
    for (const call of calls) expect(call).not.toHaveBeenCalled();
  });

  test("that ends with its month anyway is not asked to a second time", async () => {
    const provider = new PaymentEmulator(seededRng(1), "ending");
    usePayments({ provider });
    provider.subscriptions.get(await buyPremium(provider))!.cancelAtPeriodEnd = true;
    const end = vi.spyOn(provider, "setCancelAtPeriodEnd");
    await deleteAccountAndPayments(world.ctx, world.ada);
    expect(end).not.toHaveBeenCalled();
    expect(await findAccount(world.ada.id)).toBeUndefined();
  });

  /** Another tab that buys premium as soon as one is ended, so many times. */
  async function buyWhileDeleting(name: string, times: number): Promise<PaymentEmulator> {
    const provider = new PaymentEmulator(seededRng(1), name);
    usePayments({ provider });
    await buyPremium(provider);
    const end = provider.setCancelAtPeriodEnd.bind(provider);
    let left = times;
    provider.setCancelAtPeriodEnd = async (id, cancel) => {
      if (left-- > 0) {
        const row = await db().selectFrom("subscriptions").selectAll().executeTakeFirstOrThrow();
        const another = `${id}+${left}`;
        provider.subscriptions.set(another, { ...provider.subscriptions.get(id)!, id: another });
        await db()
          .insertInto("subscriptions")
          .values({ ...row, id: `row ${left}`, provider_subscription_id: another, cancel_at_period_end: 0 })
          .execute();
      }
      return end(id, cancel);
    };
    return provider;
  }

  test("is ended also when another tab bought it in the middle", async () => {
    const provider = await buyWhileDeleting("between", 3);
    await deleteAccountAndPayments(world.ctx, world.ada);
    expect(await findAccount(world.ada.id)).toBeUndefined();
    expect([...provider.subscriptions.values()].map((one) => one.cancelAtPeriodEnd)).toEqual([true, true, true, true]);
  });

  test("is ended by a question of its own, so that the provider takes no other for its repeat", async () => {
    const provider = new PaymentEmulator(seededRng(1), "asked");
    usePayments({ provider });
    const id = await buyPremium(provider);
    const row = await db().selectFrom("subscriptions").selectAll().executeTakeFirstOrThrow();
    const end = vi.spyOn(provider, "setCancelAtPeriodEnd");
    await deleteAccountAndPayments(world.ctx, world.ada);
    expect(end.mock.calls).toEqual([[id, true, `delete-account:${row.id}:${row.updated_at}`]]);
  });

  test("leaves no page open that another tab opened in the middle", async () => {
    const provider = new PaymentEmulator(seededRng(1), "opened");
    usePayments({ provider });
    await buyPremium(provider);
    const end = provider.setCancelAtPeriodEnd.bind(provider);
    provider.setCancelAtPeriodEnd = async (id, cancel) => {
      await startProductCheckout(world.ctx, world.ada, { feature: "trip_pass" });
      return end(id, cancel);
    };
    await deleteAccountAndPayments(world.ctx, world.ada);
    expect(await findAccount(world.ada.id)).toBeUndefined();
    expect(await statuses()).toEqual(["paid", "expired"]);
    expect([...provider.sessions.values()].filter(({ status }) => status === "open")).toEqual([]);
  });

  test("keeps the account when another tab goes on buying for ever, and says so", async () => {
    await buyWhileDeleting("for ever", 99);
    const error = vi.fn();
    await expect(
      deleteAccountAndPayments({ ...world.ctx, log: { ...world.ctx.log, error } }, world.ada),
    ).rejects.toMatchObject({
      code: "UNAVAILABLE",
      message: expect.stringMatching(/^Your account isn't deleted yet/),
    });
    expect(await findAccount(world.ada.id)).toBeDefined();
    expect(error).toHaveBeenCalledTimes(1);
    expect(await db().selectFrom("subscriptions").select("id").execute()).toHaveLength(6);
  });
});

/** `MONEY_RUNS=2000 CHAOS_SEED=1001` is a longer look. */
const RUNS = chaosRuns(process.env.MONEY_RUNS);

/** A traveller who buys in several tabs and deletes the account in one of them, with a provider that loses calls. */
async function runOnce(seed: number): Promise<{ user: CurrentUser; provider: PaymentEmulator; known: string[] }> {
  const rng = seededRng(seed);
  const provider = new PaymentEmulator(rng, `d${seed}`);
  const scheduler = (provider.scheduler = new Scheduler(rng));
  provider.faultRate = 0.1;
  usePayments({ provider });
  const user = await insertUser(`Run${seed}`);
  const known: string[] = [];
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
  const any = () => provider.anyOf([...provider.sessions.keys()]);
  const steps: (() => Promise<unknown>)[] = [
    async () =>
      known.push(
        (await startProductCheckout(makeCtx(), user, { feature: pick(rng, ["trip_pass", "premium"] as const) }))
          .sessionId,
      ),
    () => Promise.resolve(provider.pay(any() ?? "")).catch(() => undefined),
    () => handlePaymentWebhook(makeCtx(), `evt_${any() ?? ""}`, "signed"),
    () => confirmProductCheckout(makeCtx(), user, any() ?? ""),
    () => deleteAccountAndPayments(makeCtx(), user),
  ];
  const weights = [0, 0, 1, 1, 2, 2, 3, 4];
  const tab = async (): Promise<void> => {
    for (let step = 0; step < 6; step++) {
      await scheduler.turn();
      await attempt(Promise.resolve().then(() => (steps[pick(rng, weights)] ?? steps[0])!()));
    }
  };
  await scheduler.run([tab(), tab(), tab()]);
  return { user, provider, known };
}

describe("any order of buying and deleting", () => {
  test(
    `in ${RUNS} runs: money is given for or given back, and nothing goes on charging`,
    async () => {
      const seen = { kept: 0, refunded: 0, deleted: 0, paidAfterDeletion: 0 };
      for (const [pass, seed] of chaosSeeds(RUNS).entries()) {
        const { user, provider } = await runOnce(seed);
        provider.faultRate = 0;
        const isGone = (await findAccount(user.id)) === undefined;
        // The traveller pays on any page that is still open, as with a forgotten tab.
        for (const session of provider.sessions.values())
          if (isGone && provider.pay(session.id)) seen.paidAfterDeletion++;
        for (const session of provider.sessions.values())
          await handlePaymentWebhook(makeCtx(), `evt_${session.id}#last`, "signed");
        await reconcileOpenCheckouts(new Date(Date.now() + (pass + 1) * 600_000), world.ctx.log);
        const rows = await db().selectFrom("checkouts").selectAll().where("user_id", "=", user.id).execute();
        for (const [id, payment] of provider.payments) {
          const row = rows.find((one) => one.provider_session_id === id.slice(3));
          const state = { seed, id, status: row?.status, back: payment.refundedMinor };
          const isKept = payment.refundedMinor === 0;
          expect(state).toEqual({
            seed,
            id,
            status: isKept ? "paid" : "refunded",
            back: isKept ? 0 : payment.amountMinor,
          });
          seen[isKept ? "kept" : "refunded"]++;
        }
        if (isGone) {
          seen.deleted++;
          const charging = [...provider.subscriptions.values()].filter(
            (one) => one.status === "active" && !one.cancelAtPeriodEnd,
          );
          expect({ seed, charging }).toEqual({ seed, charging: [] });
        } else {
          const paid = rows.filter((one) => one.status === "paid").length;
          const rights = await db().selectFrom("entitlements").select("id").where("user_id", "=", user.id).execute();
          expect({ seed, rights: rights.length }).toEqual({ seed, rights: paid });
        }
      }
      expect(seen.kept + seen.refunded).toBeGreaterThan(0);
      if (!meetsEverything(RUNS)) return;
      expect(seen.kept).toBeGreaterThan(RUNS / 5);
      expect(seen.refunded).toBeGreaterThan(RUNS / 50);
      expect(seen.deleted).toBeGreaterThan(RUNS / 4);
    },
    chaosTimeoutMs(RUNS, 2000),
  );
});
