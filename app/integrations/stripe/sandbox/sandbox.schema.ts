import { z } from "zod";
import { toList } from "./form-body";

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const address = z.url({ protocol: /^https?$/ }).max(5000);

const lineItem = z.strictObject({
  quantity: whole(1, 10_000),
  price_data: z.strictObject({
    currency: z.string().regex(/^[a-z]{3}$/),
    unit_amount: whole(0, 99_999_999),
    product_data: z.strictObject({
      name: z.string().min(1).max(250),
      description: z.string().min(1).max(500).optional(),
    }),
    recurring: z.strictObject({ interval: z.enum(["day", "week", "month", "year"]) }).optional(),
  }),
});

/** POST /v1/checkout/sessions, as far as the product uses it. Unknown parameters are refused, as the real API does. */
export const createSessionSchema = z.strictObject({
  mode: z.enum(["payment", "subscription"]),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().max(512).optional(),
  line_items: z.preprocess(toList, z.array(lineItem).min(1).max(100)),
  metadata,
  payment_intent_data: z.strictObject({ metadata, capture_method: z.literal("manual").optional() }).optional(),
  subscription_data: z.strictObject({ metadata }).optional(),
  success_url: address,
  cancel_url: address.optional(),
});
export type CreateSession = z.output<typeof createSessionSchema>;

/** POST /v1/refunds. */
export const createRefundSchema = z.strictObject({
  payment_intent: z.string().min(1),
  amount: whole(1, 99_999_999).optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata,
});
export type CreateRefund = z.output<typeof createRefundSchema>;

/** POST /v1/payment_intents/{id}/capture. */
export const capturePaymentSchema = z.strictObject({ amount_to_capture: whole(1, 99_999_999).optional() });

/** POST /v1/subscriptions/{id}. */
export const updateSubscriptionSchema = z.strictObject({
  cancel_at_period_end: z.enum(["true", "false"]).transform((value) => value === "true"),
});

/** Calls that take no parameters. */
export const emptySchema = z.strictObject({});
