import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Ajv } from "ajv";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectStripe } from "#app/integrations/stripe/client.server";
import type { PaymentProvider, SessionRequest } from "#app/integrations/stripe/payment-provider";
import published from "./stripe-requests.json";

/**
 * Every request that the product makes is one of the provider's published description: the parameters of these
 * operations out of github.com/stripe/openapi (MIT), commit 63a6746, none left out; those of a capture
 * and of the list of refunds as the provider's own library types them.
 */
type Schema = Record<string, unknown>;
type Operation = { query: Record<string, Schema>; body: Schema };
const PATHS = published.paths as unknown as Record<string, Record<string, Operation>>;

interface Sent {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  key: string | undefined;
}

const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true, validateFormats: false });
let server: Server;
let provider: PaymentProvider;
const sent: Sent[] = [];

/** One answer to every request, with all the fields that the client reads. */
const ANSWER = {
  id: "any_1",
  object: "any",
  url: "https://pay.example/any",
  status: "open",
  payment_status: "unpaid",
  currency: "usd",
  customer: "cus_1",
  amount_received: 1,
  latest_charge: { disputed: true, amount_refunded: 0 },
  items: { data: [{ current_period_start: 1, current_period_end: 2 }] },
  data: [],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://stripe");
      const key = request.headers["idempotency-key"];
      sent.push({
        method: request.method ?? "",
        path: url.pathname,
        query: url.searchParams,
        body: Buffer.concat(chunks).toString(),
        key: Array.isArray(key) ? key[0] : key,
      });
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(ANSWER));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provider = await connectStripe({
    secretKey: "sk_test_1",
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhookSecrets: ["whsec_1"],
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => void sent.splice(0));

/** "a[b][0]=1" as { a: { b: ["1"] } }. */
function nested(params: URLSearchParams): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of params) {
    const keys = name.split(/[[\]]+/).filter((part) => part !== "");
    let at: Record<string, unknown> = root;
    for (const key of keys.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>;
    at[keys.at(-1)!] = value;
  }
  const lists = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).map(([key, one]) => [key, lists(one)] as const);
    const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
    return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries);
  };
  return lists(root) as Record<string, unknown>;
}

function operationOf({ method, path }: Sent): Operation | undefined {
  const found = Object.keys(PATHS).find((one) => new RegExp(`^${one.replace(/\{\w+\}/g, "[^/]+")}$`).test(path));
  return found === undefined ? undefined : PATHS[found]?.[method];
}

/** The problems of a request by the published description. */
function problemsOf(one: Sent): string[] {
  const operation = operationOf(one);
  if (!operation) return [`${one.method} ${one.path} is no operation`];
  const check = (schema: Schema, value: unknown): string[] =>
    ajv.validate(schema, value) ? [] : (ajv.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  const asked = nested(one.query);
  return [
    ...check({ type: "object", properties: operation.query, additionalProperties: false }, asked),
    ...check(operation.body, nested(new URLSearchParams(one.body))),
  ];
}

const session: SessionRequest = {
  idempotencyKey: "checkout:1",
  clientReference: "1",
  lines: [{ name: "Seven days in Kyoto", description: "Kyoto, 2 travellers", unitAmountMinor: 100_000, quantity: 2 }],
  currency: "USD",
  billing: "once",
  capture: "now",
  successUrl: "https://voyance.example/back?session_id={CHECKOUT_SESSION_ID}",
  cancelUrl: "https://voyance.example/back",
  customerEmail: "ada@voyance.test",
  metadata: { tripId: "t", userId: "u", checkoutId: "1" },
};
const back = { paymentIntent: "pi_1", idempotencyKey: "refund:1", metadata: { checkoutId: "1" } };

/** Every call of the port, with the requests it makes. */
const CALLS: [keyof PaymentProvider, string[], () => Promise<unknown>][] = [
  ["createSession", ["POST /v1/checkout/sessions"], () => provider.createSession(session)],
  ["createSession", ["POST /v1/checkout/sessions"], () => provider.createSession({ ...session, billing: "month" })],
  ["createSession", ["POST /v1/checkout/sessions"], () => provider.createSession({ ...session, capture: "later" })],
  ["findSession", ["GET /v1/checkout/sessions/cs_1"], () => provider.findSession("cs_1")],
  ["expireSession", ["POST /v1/checkout/sessions/cs_1/expire"], () => provider.expireSession("cs_1")],
  ["isPaymentPending", ["GET /v1/payment_intents/pi_1"], () => provider.isPaymentPending("pi_1")],
  ["findPayment", ["GET /v1/payment_intents/pi_1", "GET /v1/disputes"], () => provider.findPayment("pi_1")],
  ["capture", ["POST /v1/payment_intents/pi_1/capture"], () => provider.capture("pi_1", 34_00, "capture:1")],
  ["release", ["POST /v1/payment_intents/pi_1/cancel"], () => provider.release("pi_1", "release:1")],
  ["findInvoicePayment", ["GET /v1/invoices/in_1"], () => provider.findInvoicePayment("in_1")],
  ["refund", ["POST /v1/refunds"], () => provider.refund({ ...back, isDuplicate: true })],
  ["refund", ["POST /v1/refunds"], () => provider.refund({ ...back, isDuplicate: false, amountMinor: 34_00 })],
  ["listRefunds", ["GET /v1/refunds"], () => provider.listRefunds("pi_1")],
  ["findSubscription", ["GET /v1/subscriptions/sub_1"], () => provider.findSubscription("sub_1")],
  ["listRenewals", ["GET /v1/invoices"], () => provider.listRenewals("sub_1")],
  [
    "openPortal",
    ["GET /v1/subscriptions/sub_1", "POST /v1/billing_portal/sessions"],
    () => provider.openPortal("sub_1", "https://voyance.example/billing/manage"),
  ],
  ["cancelSubscription", ["DELETE /v1/subscriptions/sub_1"], () => provider.cancelSubscription("sub_1")],
  [
    "setCancelAtPeriodEnd",
    ["POST /v1/subscriptions/sub_1"],
    () => provider.setCancelAtPeriodEnd("sub_1", true, "end:1"),
  ],
];

describe("a request to the payment provider", () => {
  test.each(CALLS)("of %s is as published: %j", async (_, requests, call) => {
    await call();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(requests);
    for (const one of sent) expect(problemsOf(one), `${one.method} ${one.path}`).toEqual([]);
    // Every request that creates an object has our key; the library gives the others one of its own.
    for (const one of sent.filter(({ method }) => method === "POST")) expect(one.key).toBeTruthy();
  });

  test("is looked at for every call of the port", () => {
    const named = new Set<string>(CALLS.map(([name]) => name));
    expect(Object.keys(provider).filter((name) => name !== "readEvent" && !named.has(name))).toEqual([]);
  });

  test("that is not as published is noticed", () => {
    const made = (path: string, body: string, query = ""): Sent => ({
      method: "POST",
      path,
      query: new URLSearchParams(query),
      body,
      key: "k",
    });
    expect(problemsOf(made("/v1/refunds", "payment_intent=pi_1&sum=3"))).toHaveLength(1);
    expect(problemsOf(made("/v1/refunds", "amount=much"))).toHaveLength(1);
    expect(problemsOf(made("/v1/refunds", "reason=other"))).toHaveLength(1);
    expect(problemsOf(made("/v1/refund", ""))).toHaveLength(1);
    expect(problemsOf(made("/v1/refunds", "", "limit=3"))).toHaveLength(1);
  });
});
