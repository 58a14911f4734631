import type { DuffelFailure } from "#app/integrations/duffel/duffel-failure";
import type {
  DuffelAirlineChange,
  DuffelCancellation,
  DuffelOrder,
  DuffelSlice,
} from "#app/integrations/duffel/flight-shapes";
import { orderOutcome } from "#app/integrations/duffel/order-outcome";
import type {
  CancelQuote,
  MadeOrder,
  OrderAnswer,
  OrderRefusal,
  SourceChange,
} from "#app/modules/inventory/search/order-source";
import { formatShortDate } from "#app/shared/format";
import { toIso, toLeg } from "./duffel-flight-offers.server";

/** Under which our own id of an order is kept with it at Duffel. */
export const ORDER_KEY = "voyance_order";

const WHY: Record<OrderRefusal, string> = {
  gone: "This offer is no longer for sale.",
  dearer: "The price has gone up since it was shown.",
  details: "Something in the travellers' details was not accepted.",
  funds: "We can't place this order right now.",
  down: "The booking system can't be reached right now.",
  refused: "The order was not accepted.",
};

export function refused(why: OrderRefusal, message = WHY[why]): OrderAnswer {
  return { status: "refused", why, message };
}

/** The id in an answer that is no order yet. */
export function idOf(data: unknown): string | undefined {
  const id = typeof data === "object" && data !== null && "id" in data ? data.id : undefined;
  return typeof id === "string" ? id : undefined;
}

export function openAs(ref: string | undefined): OrderAnswer {
  return { status: "open", ...(ref !== undefined && { ref }) };
}

/** The meaning of a failed order, payment or booking. */
export function answerOf(failure: DuffelFailure): OrderAnswer {
  const outcome = orderOutcome(failure);
  return outcome === "open" ? { status: "open" } : refused(outcome);
}

function statusOf(order: DuffelOrder, documents: readonly string[], now: Date): MadeOrder["status"] {
  if (order.cancelled_at) return "cancelled";
  const { awaiting_payment: isAwaiting, paid_at: paidAt, payment_required_by: payBy } = order.payment_status ?? {};
  if (isAwaiting) return payBy && Date.parse(payBy) <= now.getTime() ? "cancelled" : "held";
  // A hold that lapsed awaits nothing any more; it was never paid and has no tickets.
  const wasHold = order.type === "hold" || order.type === "pay_later" || Boolean(payBy);
  return wasHold && !paidAt && documents.length === 0 ? "cancelled" : "booked";
}

/** An order of Duffel as we keep it. */
export function toMadeOrder(order: DuffelOrder, now: Date): MadeOrder {
  const documents = (order.documents ?? []).flatMap(({ unique_identifier: number }) => number ?? []);
  const status = statusOf(order, documents, now);
  const { payment_required_by: payBy, price_guarantee_expires_at: priceUntil } = order.payment_status ?? {};
  return {
    ref: order.id,
    ...(order.booking_reference && { reference: order.booking_reference }),
    documents,
    isTicketed: status === "booked" && documents.length > 0,
    price: { amount: order.total_amount, currency: order.total_currency },
    status,
    ...(payBy && { payBy: toIso(payBy) }),
    ...(priceUntil && { priceUntil: toIso(priceUntil) }),
    ...(status === "cancelled" && order.cancellation && { cancellation: toCancelQuote(order.cancellation) }),
  };
}

const BACK_TO: Readonly<Record<string, CancelQuote["backTo"]>> = {
  balance: "payment",
  // An unpaid hold has no refund, and nothing is owed.
  awaiting_payment: "payment",
  arc_bsp_cash: "payment",
  card: "payment",
  airline_credits: "credit",
  voucher: "credit",
};

export function toCancelQuote(cancellation: DuffelCancellation): CancelQuote {
  const { refund_amount: amount, refund_currency: currency, expires_at: expiresAt } = cancellation;
  return {
    ref: cancellation.id,
    ...(amount && currency && { back: { amount, currency } }),
    backTo: BACK_TO[cancellation.refund_to ?? ""] ?? "unknown",
    ...(expiresAt && { expiresAt: toIso(expiresAt) }),
  };
}

/** "BA 117, Wed 12 May, LHR 10:15 to JFK 13:20": a line for each flight. */
function flightsInWords(slices: readonly DuffelSlice[] | null | undefined): string[] {
  return (slices ?? []).flatMap(({ segments }) =>
    segments.map(({ marketing_carrier: seller, marketing_carrier_flight_number: number, ...segment }) => {
      const [from, to] = [segment.origin?.iata_code ?? "?", segment.destination?.iata_code ?? "?"];
      const [leaves, lands] = [segment.departing_at.slice(11, 16), segment.arriving_at.slice(11, 16)];
      const flight = [seller?.iata_code, number].filter(Boolean).join(" ");
      const date = formatShortDate(segment.departing_at.slice(0, 10));
      return [flight, date, `${from} ${leaves} to ${to} ${lands}`].filter(Boolean).join(", ");
    }),
  );
}

/** Which leg becomes which; undefined where one of them can't be read. */
function movedLegs(
  removed: readonly DuffelSlice[] | null | undefined,
  added: readonly DuffelSlice[] | null | undefined,
): SourceChange["legs"] {
  const legsOf = (slices: readonly DuffelSlice[] | null | undefined) => (slices ?? []).map(toLeg);
  const [befores, afters] = [legsOf(removed), legsOf(added)];
  if (befores.length === 0 || [...befores, ...afters].includes(undefined)) return undefined;
  return befores.flatMap((before, index) => {
    if (!before) return [];
    const same = afters.find((leg) => leg?.from === before.from && leg.to === before.to);
    // Another airport of the same city: then the order tells.
    const after = same ?? (afters.length === befores.length ? afters[index] : undefined);
    return [{ before, ...(after && { after }) }];
  });
}

/** A change of an airline as we keep it. */
export function toSourceChange(change: DuffelAirlineChange): SourceChange {
  const { id, removed, added, available_actions: actions, action_taken: taken, action_taken_at: takenAt } = change;
  const legs = movedLegs(removed, added);
  return {
    ref: id,
    before: flightsInWords(removed),
    after: flightsInWords(added),
    ...(legs && { legs }),
    canAccept: !taken && actions?.includes("accept") === true,
    ...(taken === "accepted" && takenAt && { acceptedAt: toIso(takenAt) }),
  };
}
