import { createServer } from "node:http";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectStripe } from "../client.server";
import { IdempotencyConflict } from "../payment-provider";
import type { PaymentProvider, SessionRequest } from "../payment-provider";
import { retryDelaySeconds } from "./events.server";
import { memoryStore } from "./memory-store.fixture";
import { startPaymentSandbox } from "./payment-sandbox.server";
import type { PaymentSandbox } from "./payment-sandbox.server";

const SECRET_KEY = "sk_test_sandbox";
const WEBHOOK_SECRET = "whsec_sandbox";

const request: SessionRequest = {
  idempotencyKey: "checkout:1",
  clientReference: "checkout-1",
  lines: [{ name: "Seven days in Kyoto", description: "Flights & hotel", unitAmountMinor: 59_200, quantity: 2 }],
  currency: "USD",
  billing: "once",
  capture: "now",
  successUrl: "http://localhost:3000/trips/1/confirmation?session_id={CHECKOUT_SESSION_ID}&payment_status=paid",
  cancelUrl: "http://localhost:3000/trips/1/confirmation?session_id={CHECKOUT_SESSION_ID}&payment_status=canceled",
  customerEmail: "ada@voyance.test",
  metadata: { trip: "1" },
};

let store: ReturnType<typeof memoryStore>;
let clock: Date;
let sandbox: PaymentSandbox;
let provider: PaymentProvider;
let stripe: Stripe;

beforeEach(async () => {
  store = memoryStore();
  clock = new Date("2026-11-21T10:00:00Z");
  sandbox = await startPaymentSandbox({
    store,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    now: () => clock,
  });
  provider = await connectStripe({ secretKey: SECRET_KEY, apiBase: sandbox.apiBase, webhookSecrets: [WEBHOOK_SECRET] });
  const base = new URL(sandbox.apiBase);
  stripe = new Stripe(SECRET_KEY, {
    host: base.hostname,
    port: base.port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
});
afterEach(() => sandbox.close());

describe("checkout sessions", () => {
  test("open with what was asked for, on the traveller's own site", async () => {
    const session = await provider.createSession(request);
    expect(session).toMatchObject({
      status: "open",
      paymentStatus: "unpaid",
      amountMinor: 118_400,
      currency: "USD",
      clientReference: "checkout-1",
      metadata: { trip: "1" },
    });
    expect(session.url).toBe(`http://localhost:3000/sandbox/pay/${session.id}`);
    expect(await provider.findSession(session.id)).toEqual(session);
  });

  test("pay once, however often Pay is pressed", async () => {
    const { id } = await provider.createSession(request);
    const paid = await Promise.all([sandbox.pay(id), sandbox.pay(id), sandbox.pay(id)]);
    expect(paid.map((one) => one?.status)).toEqual(["complete", "complete", "complete"]);
    expect(paid[0]?.successUrl).toBe(`http://localhost:3000/trips/1/confirmation?session_id=${id}&payment_status=paid`);
    expect([...store.rows.values()].filter((row) => row.kind === "payment_intent")).toHaveLength(1);
    const session = await provider.findSession(id);
    expect(session).toMatchObject({ status: "complete", paymentStatus: "paid" });
    const payment = await stripe.paymentIntents.retrieve(session?.paymentIntent ?? "");
    expect(payment).toMatchObject({ amount: 118_400, amount_received: 118_400, status: "succeeded", currency: "usd" });
  });

  test("expire when told to, and after a day", async () => {
    const first = await provider.createSession(request);
    expect(await provider.expireSession(first.id)).toMatchObject({ status: "expired" });
    expect((await sandbox.pay(first.id))?.status).toBe("expired");
    const second = await provider.createSession({ ...request, idempotencyKey: "checkout:2" });
    clock = new Date("2026-11-22T10:00:01Z");
    expect((await sandbox.pay(second.id))?.status).toBe("expired");
    expect(await provider.findSession(second.id)).toMatchObject({ status: "expired", paymentStatus: "unpaid" });
  });

  test("a paid one is not expired: the truth comes back instead", async () => {
    const { id } = await provider.createSession(request);
    await sandbox.pay(id);
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
      statusCode: 400,
      type: "StripeInvalidRequestError",
    });
    expect(await provider.expireSession(id)).toMatchObject({ status: "complete", paymentStatus: "paid" });
  });

  test("set money aside that is taken in part, or let go, and either once", async () => {
    const aside = async (key: string) => {
      const { id } = await provider.createSession({ ...request, idempotencyKey: key, capture: "later" });
      await sandbox.pay(id);
      const session = await provider.findSession(id);
      expect(session).toMatchObject({ status: "complete", paymentStatus: "authorised", amountMinor: 118_400 });
      return session?.paymentIntent ?? "";
    };
    const taken = await aside("taken");
    expect(await provider.findPayment(taken)).toMatchObject({ receivedMinor: 0 });
    await expect(stripe.paymentIntents.capture(taken, { amount_to_capture: 118_401 })).rejects.toMatchObject({
      code: "amount_too_large",
    });
    expect(await provider.capture(taken, 60_000, "capture:1")).toEqual({ status: "captured", amountMinor: 60_000 });
    expect(await provider.capture(taken, 60_000, "capture:1")).toEqual({ status: "captured", amountMinor: 60_000 });
    expect(await provider.capture(taken, 60_000, "capture:2")).toEqual({ status: "captured", amountMinor: 60_000 });
    expect(await provider.release(taken, "release:1")).toBe("captured");
    expect(await provider.findPayment(taken)).toMatchObject({ receivedMinor: 60_000, refundedMinor: 0 });

    const gone = await aside("gone");
    expect(await provider.release(gone, "release:2")).toBe("released");
    expect(await provider.release(gone, "release:3")).toBe("released");
    expect(await provider.capture(gone, 1_00, "capture:3")).toMatchObject({ status: "refused" });
  });

  test("let money go by themselves that was set aside a week ago", async () => {
    const { id } = await provider.createSession({ ...request, capture: "later" });
    await sandbox.pay(id);
    const payment = (await provider.findSession(id))?.paymentIntent ?? "";
    clock = new Date("2026-11-28T10:00:01Z");
    expect(await provider.capture(payment, 100, "capture:late")).toMatchObject({ status: "refused" });
    expect(await provider.findSession(id)).toMatchObject({ paymentStatus: "unpaid" });
    expect(await provider.isPaymentPending(payment)).toBe(false);
  });

  test("an unknown one does not exist", async () => {
    expect(await provider.findSession("cs_test_unknown")).toBeUndefined();
    await expect(stripe.checkout.sessions.retrieve("cs_test_unknown")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      param: "session",
    });
  });
});

describe("requests", () => {
  test("are repeated under the same key without effect", async () => {
    const [first, second] = await Promise.all([provider.createSession(request), provider.createSession(request)]);
    expect(second.id).toBe(first.id);
    const repeated = await stripe.refunds.create(
      { payment_intent: await paidIntent("checkout:9") },
      { idempotencyKey: "refund:1" },
    );
    expect(repeated.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
    const again = await stripe.refunds.create(
      { payment_intent: repeated.payment_intent as string },
      { idempotencyKey: "refund:1" },
    );
    expect(again.id).toBe(repeated.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  });

  test("under a used key with other parameters are a conflict", async () => {
    await provider.createSession(request);
    const dearer = { ...request, lines: [{ name: "Seven days in Kyoto", unitAmountMinor: 60_000, quantity: 2 }] };
    await expect(provider.createSession(dearer)).rejects.toBeInstanceOf(IdempotencyConflict);
    await expect(
      stripe.refunds.create({ payment_intent: "pi_1" }, { idempotencyKey: request.idempotencyKey }),
    ).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  });

  test("may use a key again after a day", async () => {
    const first = await provider.createSession(request);
    clock = new Date("2026-11-22T10:00:01Z");
    expect((await provider.createSession(request)).id).not.toBe(first.id);
  });

  test("need the secret key", async () => {
    const stranger = await connectStripe({
      secretKey: "sk_test_other",
      apiBase: sandbox.apiBase,
      webhookSecrets: [WEBHOOK_SECRET],
    });
    await expect(stranger.createSession(request)).rejects.toMatchObject({ statusCode: 401 });
  });

  test("with parameters that the API does not know are refused by name", async () => {
    const response = await fetch(`${sandbox.apiBase}/v1/checkout/sessions`, {
      method: "POST",
      headers: { Authorization: `Bearer ${SECRET_KEY}`, "Content-Type": "application/x-www-form-urlencoded" },
      body: "mode=payment&success_url=http://localhost/&line_items[0][quantity]=1&line_items[0][price_data][currency]=usd&line_items[0][price_data][unit_amount]=1&line_items[0][price_data][product_data][name]=x&line_items[0][colour]=red",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: {
        type: "invalid_request_error",
        code: "parameter_unknown",
        message: "Received unknown parameter: line_items[0][colour]",
        param: "line_items[0][colour]",
      },
    });
  });

  test("without a required parameter are refused by name", async () => {
    await expect(stripe.checkout.sessions.create({ mode: "payment", line_items: [] })).rejects.toMatchObject({
      statusCode: 400,
      code: "parameter_missing",
      param: "line_items",
    });
  });
});

async function paidIntent(key: string): Promise<string> {
  const { id } = await provider.createSession({ ...request, idempotencyKey: key });
  await sandbox.pay(id);
  return (await provider.findSession(id))?.paymentIntent ?? "";
}

describe("refunds", () => {
  test("give the whole payment back once", async () => {
    const paymentIntent = await paidIntent("checkout:1");
    expect(
      await provider.refund({ paymentIntent, idempotencyKey: "refund:1", isDuplicate: true, metadata: {} }),
    ).toEqual({ status: "refunded", id: expect.stringMatching(/^re_/) as string });
    expect(
      await provider.refund({ paymentIntent, idempotencyKey: "refund:2", isDuplicate: true, metadata: {} }),
    ).toEqual({ status: "refunded" });
    expect([...store.rows.values()].filter((row) => row.kind === "refund")).toHaveLength(1);
    expect(
      await provider.refund({
        paymentIntent: "pi_unknown",
        idempotencyKey: "refund:3",
        isDuplicate: true,
        metadata: {},
      }),
    ).toMatchObject({ status: "refused" });
  });

  test("never exceed what was paid", async () => {
    const payment = await paidIntent("checkout:1");
    await stripe.refunds.create({ payment_intent: payment, amount: 100_000 });
    await expect(stripe.refunds.create({ payment_intent: payment, amount: 18_401 })).rejects.toMatchObject({
      param: "amount",
    });
    expect((await stripe.refunds.create({ payment_intent: payment })).amount).toBe(18_400);
  });
});

describe("subscriptions", () => {
  test("name the payment of their first month on its invoice, and end at once when asked to", async () => {
    const { id } = await provider.createSession({ ...request, billing: "month" });
    await sandbox.pay(id);
    const session = await provider.findSession(id);
    expect(session?.paymentIntent).toBeUndefined();
    const payment = await provider.findInvoicePayment(session?.invoice ?? "");
    expect(payment).toMatch(/^pi_/);
    expect(await provider.findInvoicePayment("in_unknown")).toBeUndefined();
    await provider.cancelSubscription(session?.subscription ?? "");
    expect(await provider.findSubscription(session?.subscription ?? "")).toMatchObject({ status: "canceled" });
    // A second time, and for an unknown subscription, there is nothing to do.
    await provider.cancelSubscription(session?.subscription ?? "");
    await provider.cancelSubscription("sub_unknown");
  });

  test("begin when they are paid, renew, and end when cancelled", async () => {
    const { id } = await provider.createSession({
      ...request,
      billing: "month",
      lines: [{ name: "Monthly premium", unitAmountMinor: 1900, quantity: 1 }],
    });
    await sandbox.pay(id);
    const subscription = (await provider.findSession(id))?.subscription ?? "";
    expect(await provider.findSubscription(subscription)).toMatchObject({
      status: "active",
      currentPeriodEnd: new Date("2026-12-21T10:00:00Z"),
      cancelAtPeriodEnd: false,
    });
    clock = new Date("2027-01-02T10:00:00Z");
    expect(await provider.findSubscription(subscription)).toMatchObject({
      status: "active",
      currentPeriodEnd: new Date("2027-01-21T10:00:00Z"),
    });
    expect(await provider.setCancelAtPeriodEnd(subscription, true, "cancel:1")).toMatchObject({
      status: "active",
      cancelAtPeriodEnd: true,
    });
    clock = new Date("2027-01-22T10:00:00Z");
    expect(await provider.findSubscription(subscription)).toMatchObject({ status: "canceled" });
    expect(await provider.findSubscription("sub_unknown")).toBeUndefined();
  });
});

/** A listener that answers each delivery with the next status, then with 200. */
async function listener(...statuses: number[]) {
  const received: { payload: string; signature: string }[] = [];
  const server = createServer((incoming, response) => {
    let payload = "";
    incoming
      .setEncoding("utf8")
      .on("data", (part: string) => (payload += part))
      .on("end", () => {
        received.push({ payload, signature: String(incoming.headers["stripe-signature"]) });
        response.writeHead(statuses.shift() ?? 200).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    received,
    url: `http://127.0.0.1:${port}/webhooks/stripe`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe("webhooks", () => {
  test("are signed, kept until they are taken, and sent later each time", async () => {
    const target = await listener(500, 503);
    sandbox.setWebhookUrl(target.url);
    // Signatures are checked against the real time, so the session has to be opened in it: a day later it is over.
    clock = new Date();
    const { id } = await provider.createSession(request);
    await sandbox.pay(id);
    await sandbox.deliverEvents();
    expect(target.received).toHaveLength(1);
    await sandbox.deliverEvents();
    expect(target.received).toHaveLength(1);
    clock = new Date(clock.getTime() + 1000);
    await sandbox.deliverEvents();
    clock = new Date(clock.getTime() + 2000);
    await sandbox.deliverEvents();
    clock = new Date(clock.getTime() + 60_000);
    await sandbox.deliverEvents();
    expect(target.received).toHaveLength(3);
    expect(new Set(target.received.map((one) => one.payload)).size).toBe(1);
    const last = target.received[2];
    expect(provider.readEvent(last?.payload ?? "", last?.signature ?? "")).toMatchObject({
      type: "checkout.session.completed",
      sessionId: id,
    });
    await target.close();
  });

  test("wait for an address, and survive a restart", async () => {
    const { id } = await provider.createSession(request);
    await sandbox.pay(id);
    await sandbox.close();
    const target = await listener();
    sandbox = await startPaymentSandbox({
      store,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: target.url,
      now: () => clock,
    });
    await sandbox.deliverEvents();
    expect(target.received).toHaveLength(1);
    expect(JSON.parse(target.received[0]?.payload ?? "{}")).toMatchObject({
      object: "event",
      type: "checkout.session.completed",
      data: { object: { id, payment_status: "paid" } },
    });
    await target.close();
  });

  test("tell of slow payments twice: complete first, settled later", async () => {
    const target = await listener();
    sandbox.setWebhookUrl(target.url);
    const { id } = await provider.createSession(request);
    await sandbox.pay(id, true);
    expect(await provider.findSession(id)).toMatchObject({ status: "complete", paymentStatus: "unpaid" });
    await sandbox.settle(id, "succeeded");
    await sandbox.settle(id, "failed");
    expect(await provider.findSession(id)).toMatchObject({ paymentStatus: "paid" });
    await sandbox.deliverEvents();
    expect(target.received.map((one) => (JSON.parse(one.payload) as { type: string }).type)).toEqual([
      "checkout.session.completed",
      "checkout.session.async_payment_succeeded",
    ]);
    await target.close();
  });

  test("come 1, 2, 4 … seconds apart, at most five minutes", () => {
    expect([1, 2, 3, 9, 30].map(retryDelaySeconds)).toEqual([1, 2, 4, 256, 300]);
  });
});
