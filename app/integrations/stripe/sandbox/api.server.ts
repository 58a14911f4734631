import { createHash, timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { captured, currentPayment, letGo } from "./authorisations";
import { chargeOf } from "./charges";
import { parseFormBody } from "./form-body";
import { newRefund, newSession, rollSubscription, toSeconds } from "./objects";
import type { SandboxSubscription, StoredSession } from "./objects";
import {
  capturePaymentSchema,
  createRefundSchema,
  createSessionSchema,
  emptySchema,
  updateSubscriptionSchema,
} from "./sandbox.schema";
import { noteEvent } from "./events.server";
import { renewalInvoices } from "./renewals";
import { newSandboxId, readRow, writeRow } from "./rows.server";
import { STORED_OBJECTS } from "./stored-objects";
import type { RememberedRequest } from "./stored-objects";
import { SandboxRefusal, noSuch, toParameterRefusal } from "./stripe-error";
import type { SandboxStore, SandboxTransaction } from "./store";

export interface ApiRequest {
  method: string;
  path: string;
  /** With its question mark, or empty. */
  search: string;
  authorization?: string;
  idempotencyKey?: string;
  body: string;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** An Idempotency-Key is remembered this long. */
const KEY_SECONDS = 24 * 3600;

interface Call {
  transaction: SandboxTransaction;
  now: Date;
  id: string;
  query: URLSearchParams;
  body: string;
}

type Endpoint = (call: Call) => Promise<unknown>;

function parameters<S extends z.ZodType>(schema: S, body: string): z.output<S> {
  const form = parseFormBody(body);
  if (!form) throw new SandboxRefusal(400, "Invalid request body", { code: "parameter_invalid" });
  const parsed = schema.safeParse(form, { reportInput: true });
  if (!parsed.success) throw toParameterRefusal(parsed.error);
  return parsed.data;
}

/** The session in its present state: an open one whose time is over has expired. */
export async function currentSession(
  transaction: SandboxTransaction,
  id: string,
  now: Date,
): Promise<StoredSession | undefined> {
  const stored = await readRow(transaction, id, "session");
  if (!stored) return undefined;
  const { session } = stored.value;
  if (session.status !== "open" || session.expires_at > toSeconds(now)) return stored.value;
  return expire(transaction, id, now);
}

async function expire(transaction: SandboxTransaction, id: string, now: Date): Promise<StoredSession> {
  const stored = await readRow(transaction, id, "session");
  if (!stored) throw noSuch("checkout.session", id, "session");
  const next: StoredSession = { ...stored.value, session: { ...stored.value.session, status: "expired", url: null } };
  await writeRow(transaction, stored.row, next);
  await noteEvent(transaction, "checkout.session.expired", next.session, now);
  return next;
}

const createSession: Endpoint = async ({ transaction, now, body }) => {
  const params = parameters(createSessionSchema, body);
  const isRecurring = params.line_items.some((line) => line.price_data.recurring);
  if (params.mode === "payment" && isRecurring)
    throw new SandboxRefusal(400, "You must provide at least one one-time price in `payment` mode.", {
      param: "line_items",
    });
  if (params.mode === "subscription" && !isRecurring)
    throw new SandboxRefusal(
      400,
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      { param: "line_items" },
    );
  const stored = newSession(newSandboxId("cs_test"), params, now);
  // The metadata of the payment and the subscription is kept beside the session until it is paid.
  const carried = {
    ...stored,
    paymentMetadata: params.payment_intent_data?.metadata ?? {},
    isCapturedLater: params.payment_intent_data?.capture_method === "manual",
    subscriptionMetadata: params.subscription_data?.metadata ?? {},
  };
  await transaction.insert({ id: stored.session.id, kind: "session", body: JSON.stringify(carried), createdAt: now });
  return stored.session;
};

const getSession: Endpoint = async ({ transaction, now, id }) => {
  const stored = await currentSession(transaction, id, now);
  if (!stored) throw noSuch("checkout.session", id, "session");
  return stored.session;
};

const expireSession: Endpoint = async ({ transaction, now, id, body }) => {
  parameters(emptySchema, body);
  const stored = await currentSession(transaction, id, now);
  if (!stored) throw noSuch("checkout.session", id, "session");
  if (stored.session.status !== "open") {
    throw new SandboxRefusal(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${String(stored.session.status)}.`,
    );
  }
  return (await expire(transaction, id, now)).session;
};

const getPaymentIntent: Endpoint = async ({ transaction, now, id, query }) => {
  const stored = await currentPayment(transaction, id, now);
  const expanded = query.getAll("expand[0]").concat(query.getAll("expand[]"));
  const charge = chargeOf(stored.value, expanded.includes("latest_charge.balance_transaction"));
  return { ...stored.value, latest_charge: (expanded.length > 0 ? charge : charge?.id) ?? null };
};

const capturePayment: Endpoint = async ({ transaction, now, id, body }) => {
  const params = parameters(capturePaymentSchema, body);
  const stored = await currentPayment(transaction, id, now);
  const next = captured(stored.value, params.amount_to_capture);
  await writeRow(transaction, stored.row, next);
  await noteEvent(transaction, "charge.captured", chargeOf(next, false), now);
  return next;
};

const cancelPayment: Endpoint = async ({ transaction, now, id, body }) => {
  parameters(emptySchema, body);
  const stored = await currentPayment(transaction, id, now);
  const next = letGo(stored.value, now);
  await writeRow(transaction, stored.row, next);
  return next;
};

const listDisputes: Endpoint = async ({ transaction, query }) => {
  const stored = await readRow(transaction, query.get("payment_intent") ?? "", "payment_intent");
  const { dispute } = stored?.value ?? {};
  return { object: "list", data: dispute ? [dispute] : [], has_more: false, url: "/v1/disputes" };
};

const createRefund: Endpoint = async ({ transaction, now, body }) => {
  const params = parameters(createRefundSchema, body);
  const stored = await readRow(transaction, params.payment_intent, "payment_intent");
  if (!stored) throw noSuch("payment_intent", params.payment_intent, "payment_intent", 400);
  const payment = stored.value;
  const left = payment.amount_received - payment.amount_refunded;
  if (payment.status !== "succeeded")
    throw new SandboxRefusal(400, `This PaymentIntent (${payment.id}) does not have a successful charge to refund.`, {
      code: "payment_intent_unexpected_state",
    });
  if (left === 0)
    throw new SandboxRefusal(400, `Charge for ${payment.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  const amount = params.amount ?? left;
  if (amount > left)
    throw new SandboxRefusal(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
    });
  const refund = newRefund(newSandboxId("re"), params, payment, amount, now);
  await writeRow(transaction, stored.row, {
    ...payment,
    amount_refunded: payment.amount_refunded + amount,
    refunds: [refund, ...(payment.refunds ?? [])],
  });
  await transaction.insert({ id: refund.id, kind: "refund", body: JSON.stringify(refund), createdAt: now });
  const charge = chargeOf({ ...payment, amount_refunded: payment.amount_refunded + amount }, false);
  await noteEvent(transaction, "charge.refunded", charge, now);
  return refund;
};

const listRefunds: Endpoint = async ({ transaction, query }) => {
  const stored = await readRow(transaction, query.get("payment_intent") ?? "", "payment_intent");
  return { object: "list", data: stored?.value.refunds ?? [], has_more: false, url: "/v1/refunds" };
};

const getSubscription: Endpoint = async ({ transaction, now, id }) => {
  const stored = await readRow(transaction, id, "subscription");
  if (!stored) throw noSuch("subscription", id, "id");
  return rollSubscription(stored.value, now);
};

const updateSubscription: Endpoint = async ({ transaction, now, id, body }) => {
  const params = parameters(updateSubscriptionSchema, body);
  const stored = await readRow(transaction, id, "subscription");
  if (!stored) throw noSuch("subscription", id, "id");
  const rolled = rollSubscription(stored.value, now);
  if (rolled.status === "canceled")
    throw new SandboxRefusal(400, "A canceled subscription can only update its cancellation_details and metadata.");
  const next: SandboxSubscription = {
    ...rolled,
    cancel_at_period_end: params.cancel_at_period_end,
    canceled_at: params.cancel_at_period_end ? toSeconds(now) : null,
  };
  await writeRow(transaction, stored.row, next);
  await noteEvent(transaction, "customer.subscription.updated", next, now);
  return next;
};

const cancelSubscription: Endpoint = async ({ transaction, now, id, body }) => {
  parameters(emptySchema, body);
  const stored = await readRow(transaction, id, "subscription");
  const rolled = stored && rollSubscription(stored.value, now);
  if (!stored || rolled?.status === "canceled") throw noSuch("subscription", id, "id");
  const at = toSeconds(now);
  const next: SandboxSubscription = { ...stored.value, ...rolled, status: "canceled", canceled_at: at, ended_at: at };
  await writeRow(transaction, stored.row, next);
  await noteEvent(transaction, "customer.subscription.deleted", next, now);
  return next;
};

const listInvoices: Endpoint = async ({ transaction, now, query }) => {
  const stored = await readRow(transaction, query.get("subscription") ?? "", "subscription");
  const data = stored ? renewalInvoices(rollSubscription(stored.value, now)) : [];
  return {
    object: "list",
    data: data.slice(0, Number(query.get("limit") ?? 10)),
    has_more: false,
    url: "/v1/invoices",
  };
};

const getInvoice: Endpoint = async ({ transaction, id }) => {
  const stored = await readRow(transaction, id, "invoice");
  if (!stored) throw noSuch("invoice", id, "invoice");
  return stored.value;
};

const ENDPOINTS: [method: string, path: RegExp, endpoint: Endpoint][] = [
  ["POST", /^\/v1\/checkout\/sessions$/, createSession],
  ["GET", /^\/v1\/checkout\/sessions\/(\w+)$/, getSession],
  ["POST", /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  ["GET", /^\/v1\/payment_intents\/(\w+)$/, getPaymentIntent],
  ["POST", /^\/v1\/payment_intents\/(\w+)\/capture$/, capturePayment],
  ["POST", /^\/v1\/payment_intents\/(\w+)\/cancel$/, cancelPayment],
  ["GET", /^\/v1\/disputes$/, listDisputes],
  ["POST", /^\/v1\/refunds$/, createRefund],
  ["GET", /^\/v1\/refunds$/, listRefunds],
  ["GET", /^\/v1\/subscriptions\/(\w+)$/, getSubscription],
  ["POST", /^\/v1\/subscriptions\/(\w+)$/, updateSubscription],
  ["DELETE", /^\/v1\/subscriptions\/(\w+)$/, cancelSubscription],
  ["GET", /^\/v1\/invoices$/, listInvoices],
  ["GET", /^\/v1\/invoices\/(\w+)$/, getInvoice],
];

function hashOf(request: ApiRequest): string {
  return createHash("sha256").update(`${request.method} ${request.path}\n${request.body}`).digest("hex");
}

/** The earlier answer to the same key; refuses the key for another request. */
async function replay(
  transaction: SandboxTransaction,
  request: ApiRequest,
  key: string,
  now: Date,
): Promise<RememberedRequest | undefined> {
  const row = await transaction.findByKey(key);
  if (!row) return undefined;
  if (now.getTime() - row.createdAt.getTime() > KEY_SECONDS * 1000) {
    await transaction.remove(row.id);
    return undefined;
  }
  const before = STORED_OBJECTS.request.read(row.body, row.id);
  if (before.path !== request.path)
    throw new SandboxRefusal(
      400,
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${before.path}' vs '${request.path}').`,
      { type: "idempotency_error" },
    );
  if (before.hash !== hashOf(request))
    throw new SandboxRefusal(
      400,
      "Keys for idempotent requests can only be used with the same parameters they were first used with.",
      { type: "idempotency_error" },
    );
  return before;
}

/** Whether the caller showed the secret key, compared in constant time. */
function isAuthorized(authorization: string | undefined, secretKey: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${secretKey}`));
}

/** Answers one call of the API; the object and the memory of its Idempotency-Key are written together. */
export async function answerApiCall(
  request: ApiRequest,
  { store, secretKey, now }: { store: SandboxStore; secretKey: string; now: () => Date },
): Promise<ApiAnswer> {
  const headers: Record<string, string> = { "Request-Id": newSandboxId("req") };
  try {
    if (!isAuthorized(request.authorization, secretKey)) throw new SandboxRefusal(401, "Invalid API Key provided");
    const found = ENDPOINTS.find(([method, path]) => method === request.method && path.test(request.path));
    if (!found) throw new SandboxRefusal(404, `Unrecognized request URL (${request.method}: ${request.path}).`);
    const [, path, endpoint] = found;
    const key = request.method === "POST" ? request.idempotencyKey : undefined;
    if (key !== undefined) headers["Idempotency-Key"] = key;
    const body = await store.change(async (transaction) => {
      const at = now();
      const before = key === undefined ? undefined : await replay(transaction, request, key, at);
      if (before) {
        headers["Idempotent-Replayed"] = "true";
        return before.answer;
      }
      const answer = await endpoint({
        transaction,
        now: at,
        id: path.exec(request.path)?.[1] ?? "",
        query: new URLSearchParams(request.search),
        body: request.body,
      });
      if (key !== undefined) {
        const remembered: RememberedRequest = { hash: hashOf(request), path: request.path, answer };
        await transaction.insert({
          id: headers["Request-Id"] ?? newSandboxId("req"),
          kind: "request",
          idempotencyKey: key,
          body: JSON.stringify(remembered),
          createdAt: at,
        });
      }
      return answer;
    });
    return { status: 200, body, headers };
  } catch (error) {
    if (error instanceof SandboxRefusal) return { status: error.status, body: error.toBody(), headers };
    throw error;
  }
}
