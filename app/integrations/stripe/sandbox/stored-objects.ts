import type Stripe from "stripe";
import { z } from "zod";
import { storedShape } from "#app/shared/stored-shape";
import type { StoredShape } from "#app/shared/stored-shape";
import type { SandboxInvoice, SandboxSubscription, StoredPaymentIntent, StoredSession } from "./objects";

/** A session with the metadata of its payment and its subscription, kept beside it until it is paid. */
export interface CarriedSession extends StoredSession {
  paymentMetadata?: Stripe.Metadata;
  /** Whether its money is only set aside when it is paid. */
  isCapturedLater?: boolean;
  subscriptionMetadata?: Stripe.Metadata;
}

/** An event that is to be delivered. */
export interface StoredEvent {
  payload: string;
  attempts: number;
  /** Milliseconds since 1970. */
  nextAttemptAt: number;
  createdAt: number;
}

/** The answer that was given to an Idempotency-Key. */
export interface RememberedRequest {
  hash: string;
  path: string;
  answer: unknown;
}

/** The stored objects, by kind. */
export interface StoredObjects {
  session: CarriedSession;
  payment_intent: StoredPaymentIntent;
  subscription: SandboxSubscription;
  invoice: SandboxInvoice;
  event: StoredEvent;
  request: RememberedRequest;
}

/**
 * The provider's own objects have some hundred members; those that rules here depend on are checked, the rest is stored
 * unchanged.
 */
function providersOwn<T>(members: z.ZodType): z.ZodType<T> {
  return z.custom<T>().superRefine((value, context) => {
    for (const issue of members.safeParse(value).error?.issues ?? [])
      context.addIssue({ code: "custom", path: issue.path, message: issue.message });
  });
}

const metadata = z.record(z.string(), z.string());
const line = z.object({
  name: z.string(),
  description: z.string().optional(),
  unitAmountMinor: z.number(),
  quantity: z.number(),
  interval: z.enum(["day", "week", "month", "year"]).optional(),
});
const session = z.object({
  id: z.string(),
  object: z.literal("checkout.session"),
  amount_total: z.number().nullable(),
  currency: z.string().nullable(),
  mode: z.enum(["payment", "subscription", "setup"]),
  status: z.enum(["open", "complete", "expired"]).nullable(),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  expires_at: z.number(),
  metadata: metadata.nullable(),
});
const paymentIntent = z.object({
  id: z.string(),
  object: z.literal("payment_intent"),
  amount: z.number(),
  amount_received: z.number(),
  amount_refunded: z.number(),
  currency: z.string(),
  status: z.string(),
});
const subscription = z.object({
  id: z.string(),
  object: z.literal("subscription"),
  cancel_at_period_end: z.boolean(),
  status: z.enum(["active", "canceled"]),
  items: z.object({
    data: z.array(z.object({ current_period_start: z.number(), current_period_end: z.number() })).min(1),
  }),
});
const invoice = z.object({ id: z.string(), object: z.literal("invoice") });

const column = (kind: keyof StoredObjects): string => `sandbox_payment_objects.body (${kind})`;

/** The shape of each kind. Objects of the provider are written bare, as the provider would send them: version 1. */
export const STORED_OBJECTS: { [K in keyof StoredObjects]: StoredShape<StoredObjects[K]> } = {
  session: storedShape(
    column("session"),
    providersOwn<CarriedSession>(
      z.object({
        session,
        lines: z.array(line),
        paymentMetadata: metadata.optional(),
        isCapturedLater: z.boolean().optional(),
        subscriptionMetadata: metadata.optional(),
      }),
    ),
  ),
  payment_intent: storedShape(column("payment_intent"), providersOwn<StoredPaymentIntent>(paymentIntent)),
  subscription: storedShape(column("subscription"), providersOwn<SandboxSubscription>(subscription)),
  invoice: storedShape(column("invoice"), providersOwn<SandboxInvoice>(invoice)),
  event: storedShape(
    column("event"),
    z.object({ payload: z.string(), attempts: z.number(), nextAttemptAt: z.number(), createdAt: z.number() }),
  ),
  request: storedShape(column("request"), z.object({ hash: z.string(), path: z.string(), answer: z.unknown() })),
};
