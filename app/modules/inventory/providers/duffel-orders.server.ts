import { z } from "zod";
import type { DuffelClient } from "#app/integrations/duffel/client.server";
import { signatureProblem } from "#app/integrations/duffel/webhook";
import { ForgedEvent } from "#app/shared/forged-event";
import type { OrderSource, SourceEvent } from "#app/modules/inventory/search/order-source";
import { DuffelFlightOrders } from "./duffel-flight-orders.server";
import { ORDER_KEY } from "./duffel-order-answers.server";
import { DuffelStayOrders } from "./duffel-stay-orders.server";

const text = z.string().nullish().catch(null);
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  idempotency_key: text,
  created_at: text,
  data: z
    .object({
      object: z
        .looseObject({
          id: text,
          order_id: text,
          offer_id: text,
          booking_id: text,
          metadata: z.record(z.string(), z.unknown()).nullish().catch(null),
        })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
});

const KINDS: Readonly<Record<string, SourceEvent["kind"]>> = {
  "order.created": "order",
  "payment.created": "order",
  "order.creation_failed": "order-failed",
  "order.airline_initiated_change_detected": "change",
  "order_cancellation.created": "cancellation",
  "order_cancellation.confirmed": "cancellation",
  "stays.booking.created": "stay",
  "stays.booking.cancelled": "stay",
  "stays.booking_creation_failed": "stay-failed",
  "ping.triggered": "ping",
};

const WRONG = {
  unsigned: "The event is not signed",
  forged: "No webhook secret signed this event",
  outdated: "The event was signed too long ago, or ahead of our clock",
} as const;

/** Of several ids the one that names an order or a booking: an event's own object may be something else. */
function orderRefOf(ids: readonly unknown[], prefix: string): string | undefined {
  return ids.find((id): id is string => typeof id === "string" && id.startsWith(prefix));
}

const MOST_IDS = 50;

/** Every id of Duffel in a text, such as "quo_0000Ab"; the key of a failed order is such a text in base64. */
function idsIn(value: string): string[] {
  const ids = (text: string): string[] => text.match(/\b[a-z]{3}_[A-Za-z0-9]{4,}/g) ?? [];
  return [...ids(value), ...ids(Buffer.from(value, "base64").toString("latin1").replaceAll("-", " "))];
}

/** Every text of an event's object, however deep it stands. */
function textsOf(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || depth > 3) return [];
  return Object.values(value).flatMap((one) => textsOf(one, depth + 1));
}

/** @throws ForgedEvent */
function readEvent(payload: string, signature: string, secrets: readonly string[], now: Date): SourceEvent {
  const problem = signatureProblem(payload, signature, secrets, now);
  if (problem) throw new ForgedEvent(WRONG[problem]);
  let body: unknown;
  try {
    body = JSON.parse(payload);
  } catch (error) {
    throw new ForgedEvent("The body is not an event", { cause: error });
  }
  const read = eventSchema.safeParse(body);
  if (!read.success) throw new ForgedEvent("The body is not an event");
  const { id, type, idempotency_key: key, created_at: createdAt, data } = read.data;
  const object = data?.object;
  const kind = KINDS[type] ?? "other";
  // The contents of a failed order's event are not documented: an id is known by how it begins, wherever it stands.
  const ids = [key, ...Object.values(object ?? {}).flat()];
  const others = [...new Set([...(key ? idsIn(key) : []), ...textsOf(object).flatMap(idsIn)])].slice(0, MOST_IDS);
  const ownKey = object?.metadata?.[ORDER_KEY];
  const at = createdAt && !Number.isNaN(Date.parse(createdAt)) ? new Date(createdAt).toISOString() : undefined;
  const isStay = kind === "stay" || kind === "stay-failed";
  const orderRef = isStay
    ? (object?.booking_id ?? object?.id ?? orderRefOf(ids, "bok_"))
    : (object?.order_id ?? orderRefOf(ids, "ord_"));
  const offerRef = object?.offer_id ?? orderRefOf(ids, "off_");
  return {
    id,
    kind,
    ...(orderRef && { orderRef }),
    ...(offerRef && { offerRef }),
    ...(typeof ownKey === "string" && { key: ownKey }),
    ...(others.length > 0 && { others }),
    ...(at && { at }),
  };
}

/** Where Duffel's flights and stays are ordered. @param webhookSecrets one, or two while they are exchanged */
export function duffelOrders(
  client: DuffelClient,
  webhookSecrets: readonly string[],
  now: () => Date = () => new Date(),
): OrderSource {
  return {
    flights: new DuffelFlightOrders(client, now),
    stays: new DuffelStayOrders(client, now),
    readEvent: (payload, signature) => readEvent(payload, signature, webhookSecrets, now()),
  };
}
