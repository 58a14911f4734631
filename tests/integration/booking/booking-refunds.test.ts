import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import type { ProviderSession } from "#app/integrations/stripe/payment-provider";
import { startCheckout } from "#app/modules/booking/checkout/booking.server";
import { confirmBooking } from "#app/modules/booking/checkout/confirmation.server";
import { fulfilCheckout } from "#app/modules/booking/checkout/fulfilment.server";
import {
  reconcileOpenCheckouts,
  settleCheckouts,
  sweepPayments,
} from "#app/modules/booking/checkout/reconciliation.server";
import { countUnrefundable, sendRefund } from "#app/modules/booking/money/refunds.server";
import {
  closeBookingWorld,
  countRows,
  insertChosenTrip,
  listRefunds,
  makeCtx,
  openBookingWorld,
} from "./booking.fixture";
import type { BookingWorld } from "./booking.fixture";

let world: BookingWorld;
let tripId: string;
let sessionId: string;
beforeEach(async () => {
  world = await openBookingWorld();
  tripId = await insertChosenTrip(world.ada);
  ({ sessionId } = await startCheckout(world.ctx, world.ada, tripId));
});
afterEach(closeBookingWorld);

const checkout = () => db().selectFrom("checkouts").selectAll().executeTakeFirstOrThrow();

/** A log that keeps its lines. */
function listening() {
  const said: { level: string; fields: Record<string, unknown> }[] = [];
  const at = (level: string) => (fields: Record<string, unknown>) => void said.push({ level, fields });
  return { said, log: { info: at("info"), warn: at("warn"), error: at("error") } };
}

/** A checkout that is to be refunded, and its session as the provider reports it. */
async function refunding(
  session: Partial<ProviderSession> | undefined,
  row: { payment_intent?: string; provider_session_id?: null } = {},
) {
  await db()
    .updateTable("checkouts")
    .set({ status: "refunding", refund_reason: "The account was deleted.", payment_intent: null, ...row })
    .execute();
  const asked = await world.provider.findSession(sessionId);
  const { provider } = world;
  const calls = {
    session: vi.spyOn(provider, "findSession").mockResolvedValue(session && { ...asked!, ...session }),
    cancel: vi.spyOn(provider, "cancelSubscription").mockResolvedValue(),
    invoice: vi.spyOn(provider, "findInvoicePayment").mockResolvedValue("pi_of_invoice"),
    refund: vi.spyOn(provider, "refund").mockResolvedValue({ status: "refunded", id: "re_1" }),
  };
  return { calls, row: await checkout() };
}

describe("money that goes back", () => {
  test("is asked for by the payment that the checkout names, once, and says what it was for", async () => {
    const { calls, row } = await refunding({}, { payment_intent: "pi_1" });
    expect(await sendRefund(world.ctx, row)).toBe(true);
    expect(calls.refund.mock.calls).toEqual([
      [
        {
          paymentIntent: "pi_1",
          idempotencyKey: `refund:${row.id}`,
          isDuplicate: false,
          metadata: { checkoutId: row.id },
        },
      ],
    ]);
    expect(calls.session).not.toHaveBeenCalled();
    expect(await checkout()).toMatchObject({ status: "refunded", refund_id: "re_1" });
  });

  test("of a second payment for the same trip is called a duplicate", async () => {
    const { calls, row } = await refunding({}, { payment_intent: "pi_1" });
    await sendRefund(world.ctx, { ...row, refund_reason: "The trip was booked by another payment." });
    expect(calls.refund.mock.calls[0]![0].isDuplicate).toBe(true);
  });

  test("is found through the session when the checkout names no payment", async () => {
    const { calls, row } = await refunding({ paymentIntent: "pi_of_session", invoice: "in_1" });
    await sendRefund(world.ctx, row);
    expect(calls.refund.mock.calls[0]![0].paymentIntent).toBe("pi_of_session");
    expect(calls.invoice).not.toHaveBeenCalled();
    expect(calls.cancel).not.toHaveBeenCalled();
  });

  test("of a subscription is found on its invoice, and the subscription ends first", async () => {
    const { calls, row } = await refunding({ invoice: "in_1", subscription: "sub_1" });
    await sendRefund(world.ctx, row);
    expect(calls.invoice).toHaveBeenCalledWith("in_1");
    expect(calls.refund.mock.calls[0]![0].paymentIntent).toBe("pi_of_invoice");
    expect(calls.cancel).toHaveBeenCalledWith("sub_1");
    expect(calls.cancel.mock.invocationCallOrder[0]).toBeLessThan(calls.refund.mock.invocationCallOrder[0]!);
  });

  test.each([
    ["nothing was asked", { paymentStatus: "no_payment_required" as const, amountMinor: 5 }],
    ["the amount was nothing", { paymentStatus: "paid" as const, amountMinor: 0 }],
  ])("is none where %s: then it is settled without a refund", async (_, session) => {
    const { calls, row } = await refunding(session);
    const { said, log } = listening();
    expect(await sendRefund({ ...world.ctx, log }, row)).toBe(true);
    expect(calls.refund).not.toHaveBeenCalled();
    expect(await checkout()).toMatchObject({ status: "refunded", refund_id: null });
    expect(said).toMatchObject([{ level: "warn", fields: { event: "refund", checkoutId: row.id } }]);
  });

  test.each<[string, Partial<ProviderSession> | undefined, { provider_session_id?: null }]>([
    ["was paid and names no payment", { paymentStatus: "paid", amountMinor: 5 }, {}],
    ["the provider does not know", undefined, {}],
    ["never had a session", { paymentIntent: "pi_1" }, { provider_session_id: null }],
  ])("of a checkout that %s is left to a person", async (_, session, row) => {
    const made = await refunding(session, row);
    const { said, log } = listening();
    expect(await sendRefund({ ...world.ctx, log }, made.row)).toBe(true);
    expect(made.calls.refund).not.toHaveBeenCalled();
    expect(await checkout()).toMatchObject({ status: "unrefundable", refund_id: null });
    expect(await countUnrefundable()).toBe(1);
    expect(said).toMatchObject([
      {
        level: "error",
        fields: { event: "refund-impossible", checkoutId: made.row.id, tripId, reason: "The account was deleted." },
      },
    ]);
  });

  test("that the provider refuses for good is left to a person, who is told why", async () => {
    const { calls, row } = await refunding({}, { payment_intent: "pi_1" });
    calls.refund.mockResolvedValue({ status: "refused", why: "The charge is disputed" });
    const { said, log } = listening();
    expect(await sendRefund({ ...world.ctx, log }, row)).toBe(true);
    expect((await checkout()).status).toBe("unrefundable");
    expect(said[0]!.fields).toMatchObject({ event: "refund-impossible", why: "The charge is disputed" });
  });

  test("counts as back when the provider gave it back before and names no refund", async () => {
    const { calls, row } = await refunding({}, { payment_intent: "pi_1" });
    calls.refund.mockResolvedValue({ status: "refunded" });
    expect(await sendRefund(world.ctx, row)).toBe(true);
    expect(await checkout()).toMatchObject({ status: "refunded", refund_id: null });
    expect(await countUnrefundable()).toBe(0);
  });

  test("is tried again when the provider cannot be reached, and not settled until then", async () => {
    const { calls, row } = await refunding({}, { payment_intent: "pi_1" });
    calls.refund.mockRejectedValue(new Error("The line is down"));
    const { said, log } = listening();
    expect(await sendRefund({ ...world.ctx, log }, row)).toBe(false);
    expect((await checkout()).status).toBe("refunding");
    expect(said).toMatchObject([{ level: "error", fields: { checkoutId: row.id, tripId } }]);
  });
});

describe("a payment without a booking", () => {
  const back = () => confirmBooking(world.ctx, world.ada, tripId, { sessionId, paymentStatus: "paid" });

  test("reads that a person gives the money back where the provider cannot, and may try again", async () => {
    await db().updateTable("trips").set({ adults: 4 }).where("id", "=", tripId).execute();
    await world.sandbox.pay(sessionId);
    world.provider.refund = () => Promise.resolve({ status: "refused", why: "The charge is disputed" });
    await back();
    expect(await back()).toEqual({
      status: "failed",
      message:
        "The trip was changed after its payment page was opened. We're refunding your payment by hand; write to support@voyance.test if you have questions.",
      httpStatus: 409,
      mayTryAgain: true,
    });
  });

  test("of a wrong amount, and of one in another currency, gets it back without a second question", async () => {
    await db().updateTable("checkouts").set({ currency: "EUR" }).execute();
    await world.sandbox.pay(sessionId);
    expect(await fulfilCheckout(world.ctx, sessionId)).toMatchObject({ status: "refunded" });
    expect(await checkout()).toMatchObject({
      status: "refunded",
      refund_reason: "The amount paid is not the amount we asked for.",
    });
    expect(await listRefunds()).toMatchObject([{ amount: 200_000, reason: "requested_by_customer" }]);
    const asked = vi.spyOn(world.provider, "findSession");
    expect(await back()).toMatchObject({
      status: "failed",
      message: "The amount paid is not the amount we asked for. Your payment was refunded in full.",
    });
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([
    ["deleted", "The trip no longer exists.", () => db().deleteFrom("trips").where("id", "=", tripId).execute()],
    [
      "cancelled",
      "The trip was changed after its payment page was opened.",
      () => db().updateTable("trips").set({ status: "cancelled" }).where("id", "=", tripId).execute(),
    ],
  ])("of a trip that was %s meanwhile gets it back, with the reason kept", async (_, reason, change) => {
    await change();
    await world.sandbox.pay(sessionId);
    const event = { id: "evt_1", type: "checkout.session.completed" };
    expect(await fulfilCheckout(world.ctx, sessionId, event)).toMatchObject({ status: "refunded" });
    const row = await checkout();
    expect(row).toMatchObject({ status: "refunded", refund_reason: reason, provider_session_id: sessionId });
    expect(row.payment_intent).toMatch(/^pi_/);
    expect(row.refund_id).toMatch(/^re_/);
    const notes = await db().selectFrom("payment_events").selectAll().execute();
    expect(notes).toMatchObject([{ ...event, provider_session_id: sessionId }]);
    expect(notes[0]!.outcome).toBe(`refund: ${reason.includes("no longer") ? "gone" : "changed"}`);
  });
});

describe("reconciliation", () => {
  const MINUTE_MS = 60_000;
  const HOUR_MS = 60 * MINUTE_MS;
  /** When the checkouts of these tests were last looked at. */
  const THEN = new Date("2027-01-10T12:00:00.000Z");
  const later = (ms: number) => new Date(THEN.getTime() + ms);
  const touched = (values: Record<string, unknown> = {}) =>
    db()
      .updateTable("checkouts")
      .set({ created_at: THEN.toISOString(), updated_at: THEN.toISOString(), ...values })
      .execute();

  test("leaves what is younger than two minutes to its webhook, unless it is told not to", async () => {
    await touched();
    const asked = vi.spyOn(world.provider, "findSession");
    await reconcileOpenCheckouts(later(2 * MINUTE_MS - 1), world.ctx.log);
    expect(asked).not.toHaveBeenCalled();
    await reconcileOpenCheckouts(later(2 * MINUTE_MS), world.ctx.log);
    expect(asked).toHaveBeenCalledTimes(1);
    expect((await checkout()).updated_at).toBe(later(2 * MINUTE_MS).toISOString());
    await touched();
    await reconcileOpenCheckouts(later(1), world.ctx.log, 0);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("gives a checkout whose session never came back up after a day, and asks nobody about it", async () => {
    await touched({ provider_session_id: null });
    const asked = vi.spyOn(world.provider, "findSession");
    await reconcileOpenCheckouts(later(24 * HOUR_MS), world.ctx.log);
    expect((await checkout()).status).toBe("open");
    await touched({ provider_session_id: null });
    const end = later(24 * HOUR_MS + 1);
    await reconcileOpenCheckouts(end, world.ctx.log);
    expect(await checkout()).toMatchObject({ status: "expired", updated_at: end.toISOString() });
    expect(asked).not.toHaveBeenCalled();
  });

  test("goes on to the next when one cannot be asked about, and says which one it was", async () => {
    const other = await insertChosenTrip(world.ada);
    const second = await startCheckout(world.ctx, world.ada, other);
    await touched();
    await db()
      .updateTable("checkouts")
      .set({ updated_at: later(1).toISOString() })
      .where("provider_session_id", "=", second.sessionId)
      .execute();
    await world.sandbox.pay(second.sessionId);
    const find = world.provider.findSession.bind(world.provider);
    world.provider.findSession = (id) => (id === sessionId ? Promise.reject(new Error("No")) : find(id));
    const { said, log } = listening();
    const now = later(HOUR_MS);
    await reconcileOpenCheckouts(now, log);
    expect(await db().selectFrom("bookings").select("trip_id").execute()).toEqual([{ trip_id: other }]);
    const failed = await db().selectFrom("checkouts").selectAll().where("trip_id", "=", tripId).executeTakeFirst();
    expect(failed).toMatchObject({ status: "open", updated_at: now.toISOString() });
    expect(said.filter(({ level }) => level === "error")).toMatchObject([{ fields: { checkoutId: failed!.id } }]);
  });

  test("lets a refund that fails again wait like the rest", async () => {
    await touched({ status: "refunding", payment_intent: "pi_1" });
    world.provider.refund = () => Promise.reject(new Error("No"));
    const now = later(HOUR_MS);
    await reconcileOpenCheckouts(now, world.ctx.log);
    expect(await checkout()).toMatchObject({ status: "refunding", updated_at: now.toISOString() });
  });

  test("books what was paid and gives back what is owed, once each, after an hour without the provider", async () => {
    const second = await startCheckout(world.ctx, world.ada, await insertChosenTrip(world.ada));
    await world.sandbox.pay(sessionId);
    await touched();
    await db()
      .updateTable("checkouts")
      .set({ status: "refunding", payment_intent: "pi_2" })
      .where("provider_session_id", "=", second.sessionId)
      .execute();
    let isAway = true;
    const find = world.provider.findSession.bind(world.provider);
    const down = (): Promise<never> => Promise.reject(new Error("The line is down"));
    world.provider.findSession = (id) => (isAway ? down() : find(id));
    const given: string[] = [];
    world.provider.refund = ({ idempotencyKey }) => {
      if (isAway) return down();
      given.push(idempotencyKey);
      return Promise.resolve({ status: "refunded", id: "re_1" });
    };
    const statuses = async () =>
      (await db().selectFrom("checkouts").select("status").orderBy("created_at").orderBy("id").execute())
        .map(({ status }) => status)
        .toSorted();
    for (let minute = 2; minute <= 60; minute += 2)
      await reconcileOpenCheckouts(later(minute * MINUTE_MS), world.ctx.log);
    expect(await statuses()).toEqual(["open", "refunding"]);
    isAway = false;
    for (const minute of [63, 66]) await reconcileOpenCheckouts(later(minute * MINUTE_MS), world.ctx.log);
    expect(await statuses()).toEqual(["paid", "refunded"]);
    expect(given).toHaveLength(1);
    expect(await db().selectFrom("bookings").select("trip_id").execute()).toEqual([{ trip_id: tripId }]);
  });

  test("keeps an unpaid page open, and closes one that the provider let expire", async () => {
    await touched();
    await reconcileOpenCheckouts(later(HOUR_MS), world.ctx.log);
    expect((await checkout()).status).toBe("open");
    await world.provider.expireSession(sessionId);
    await reconcileOpenCheckouts(later(2 * HOUR_MS), world.ctx.log);
    expect((await checkout()).status).toBe("expired");
  });

  /** So many more open checkouts like the first one, all reported as paid by the provider. */
  async function missedWebhooks(count: number) {
    const [trip, row, asked] = await Promise.all([
      db().selectFrom("trips").selectAll().where("id", "=", tripId).executeTakeFirstOrThrow(),
      checkout(),
      world.provider.findSession(sessionId),
    ]);
    const ids = Array.from({ length: count }, (_, at) => `missed-${at}`);
    const [trips, rows] = [
      ids.map((id) => ({ ...trip, id, form_key: id })),
      ids.map((id) => ({
        ...row,
        id,
        trip_id: id,
        scope: `trip:${id}`,
        provider_session_id: id,
        updated_at: THEN.toISOString(),
      })),
    ];
    for (let at = 0; at < count; at += 25) {
      await db()
        .insertInto("trips")
        .values(trips.slice(at, at + 25))
        .execute();
      await db()
        .insertInto("checkouts")
        .values(rows.slice(at, at + 25))
        .execute();
    }
    const paid = { ...asked!, status: "complete" as const, paymentStatus: "paid" as const };
    return (id: string): ProviderSession => ({ ...paid, id, clientReference: id, paymentIntent: `pi_${id}` });
  }

  test("settles many missed webhooks in one pass, four at a time", async () => {
    const sessionOf = await missedWebhooks(40);
    let [open, most] = [0, 0];
    // The first answers wait for the fourth question: a pass that asked one at a time would never end.
    let answerAll = () => {};
    const fourAsked = new Promise<void>((resolve) => (answerAll = resolve));
    const asked = vi.spyOn(world.provider, "findSession").mockImplementation(async (id) => {
      most = Math.max(most, ++open);
      if (open === 4) answerAll();
      await fourAsked;
      open--;
      return sessionOf(id);
    });
    await touched();
    await settleCheckouts(makeCtx({ now: later(HOUR_MS) }), later(0).toISOString());
    expect(asked).toHaveBeenCalledTimes(41);
    expect(most).toBe(4);
    const states = db()
      .selectFrom("checkouts")
      .select(["status", (eb) => eb.fn.countAll<number>().as("count")]);
    expect((await states.groupBy("status").execute()).map(({ status, count }) => [status, Number(count)])).toEqual([
      ["paid", 41],
    ]);
    expect(await countRows("bookings")).toBe(41);
  });

  test("lets all wait when the provider is asked too much, and asks again about the same ones", async () => {
    const sessionOf = await missedWebhooks(12);
    const busy = Object.assign(new Error("Too many requests"), { statusCode: 429 });
    let calls = 0;
    const asked = vi.spyOn(world.provider, "findSession").mockImplementation((id) => {
      calls++;
      return calls > 2 && calls <= 5 ? Promise.reject(busy) : Promise.resolve(sessionOf(id));
    });
    const pauses: number[] = [];
    await touched();
    await settleCheckouts(makeCtx({ now: later(HOUR_MS) }), later(0).toISOString(), (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    });
    expect(pauses.length).toBeGreaterThan(0);
    expect(asked).toHaveBeenCalledTimes(13 + 3);
    expect(await countRows("bookings")).toBe(13);
  });

  test("leaves a provider alone that fails again and again, until the next pass", async () => {
    await missedWebhooks(60);
    const asked = vi.spyOn(world.provider, "findSession").mockRejectedValue(new Error("No line"));
    await touched();
    await settleCheckouts(makeCtx({ now: later(HOUR_MS) }), later(0).toISOString());
    expect(asked.mock.calls.length).toBeLessThan(8 + 4);
    expect(await countRows("bookings")).toBe(0);
  });

  test("leaves nothing out when a process begins, and stops with the process", async () => {
    await touched({ updated_at: later(5 * MINUTE_MS).toISOString() });
    const asked = vi.spyOn(world.provider, "findSession");
    const turn = { now: later(5 * MINUTE_MS), log: makeCtx().log, signal: new AbortController().signal };
    await sweepPayments({ ...turn, isFirst: false });
    expect(asked).not.toHaveBeenCalled();
    await sweepPayments({ ...turn, isFirst: true });
    expect(asked).toHaveBeenCalledTimes(1);
    await missedWebhooks(20);
    asked.mockClear();
    await sweepPayments({ ...turn, now: later(HOUR_MS), isFirst: false, signal: AbortSignal.abort() });
    expect(asked.mock.calls.length).toBeLessThan(10);
  });
});
