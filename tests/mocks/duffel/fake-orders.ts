import { findOffer, goneAnswer } from "./fake-flights";
import type { FakeOffer, FlightShelf, OfferRequest } from "./fake-flights";
import { NOT_FOUND, pageOf, refusal } from "./fake-server";
import type { Answer, Call } from "./fake-server";

export interface FakeOrder {
  id: string;
  type: "instant" | "hold";
  offer_id: string;
  booking_reference: string;
  total_amount: string;
  total_currency: string;
  metadata: Record<string, string> | null;
  cancelled_at: string | null;
  documents: object[];
  available_actions: string[];
  payment_status: {
    awaiting_payment: boolean;
    payment_required_by: string | null;
    price_guarantee_expires_at: string | null;
    paid_at: string | null;
  };
  passengers: Record<string, unknown>[];
  slices: object[];
  [more: string]: unknown;
}

export interface FakeCancellation {
  id: string;
  order_id: string;
  refund_amount: string | null;
  refund_currency: string | null;
  refund_to: string;
  expires_at: string;
  confirmed_at: string | null;
  created_at: string;
  live_mode: boolean;
}

export interface FakeChange {
  id: string;
  order_id: string;
  removed: object[];
  added: object[];
  available_actions: string[];
  action_taken: string | null;
  action_taken_at: string | null;
  created_at: string;
  updated_at: string;
  travel_agent_ticket: null;
}

export interface OrderBook extends FlightShelf {
  orders: FakeOrder[];
  cancellations: FakeCancellation[];
  changes: FakeChange[];
  tell: (type: string, key: string, object: object) => void;
  later: (ms: number, work: () => void) => void;
}

const LETTERS = /^[A-Za-z' -]{1,20}$/;
const TITLES = ["mr", "ms", "mrs", "miss", "dr"];
const ORDER_FIELDS = ["type", "selected_offers", "passengers", "payments", "services", "metadata", "users"];
const PERSON_FIELDS = [
  "id",
  "title",
  "gender",
  "given_name",
  "family_name",
  "born_on",
  "email",
  "phone_number",
  "infant_passenger_id",
  "identity_documents",
  "loyalty_programme_accounts",
  "user_id",
];

function invalid(pointer: string, message: string): Answer {
  const source = { field: pointer.split("/").at(-1), pointer };
  return refusal(422, "validation_error", "validation_format", message, source);
}

function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

function lastDeparture({ slices }: FakeOffer): string {
  const [segment] = slices.at(-1)!.segments as { departing_at: string }[];
  return segment!.departing_at.slice(0, 10);
}

/** The problem with the travellers' details. */
function peopleProblem(people: Record<string, unknown>[], offer: FakeOffer): Answer | undefined {
  if (people.length !== offer.passengers.length) return invalid("/passengers", "must be those of the offer");
  const lapOf = new Map<string, string>();
  for (const [index, one] of people.entries()) {
    const at = `/passengers/${index}`;
    const known = offer.passengers.find(({ id }) => id === one["id"]);
    const strange = Object.keys(one).find((key) => !PERSON_FIELDS.includes(key));
    if (!known || strange) return invalid(`${at}/${strange ?? "id"}`, "is not known");
    for (const name of ["given_name", "family_name"])
      if (!LETTERS.test(String(one[name]))) return invalid(`${at}/${name}`, "up to 20 Latin letters");
    if (!TITLES.includes(String(one["title"]))) return invalid(`${at}/title`, "is not a title");
    if (!["m", "f"].includes(String(one["gender"]))) return invalid(`${at}/gender`, "is not m or f");
    if (!/^\+[1-9]\d{6,14}$/.test(String(one["phone_number"]))) return invalid(`${at}/phone_number`, "must be E.164");
    if (!/^\S+@\S+\.\S+$/.test(String(one["email"]))) return invalid(`${at}/email`, "is no address");
    const born = String(one["born_on"]);
    const age = ageOn(born, lastDeparture(offer));
    if (!/^\d{4}-\d\d-\d\d$/.test(born) || (known.age === null ? age < 18 : age !== known.age))
      return invalid(`${at}/born_on`, "does not fit the age that was searched for");
    if (typeof one["infant_passenger_id"] === "string") {
      if (known.type !== "adult") return invalid(`${at}/infant_passenger_id`, "an adult holds an infant");
      lapOf.set(one["infant_passenger_id"], known.id);
    }
    const documents = one["identity_documents"] as { type: string; issuing_country_code: string }[] | undefined;
    if (offer.passenger_identity_documents_required && documents?.length !== 1)
      return invalid(`${at}/identity_documents`, "a passport is needed");
    if (
      documents &&
      !documents.every((paper) => paper.type === "passport" && /^[A-Z]{2}$/.test(paper.issuing_country_code))
    )
      return invalid(`${at}/identity_documents`, "is not accepted");
  }
  const infants = offer.passengers.filter(({ type }) => type === "infant_without_seat");
  if (infants.length !== lapOf.size || infants.some(({ id }) => !lapOf.has(id)))
    return invalid("/passengers/0/infant_passenger_id", "every infant is on the lap of an adult of its own");
  return undefined;
}

function paymentProblem(offer: FakeOffer, body: Record<string, unknown>): Answer | undefined {
  const payments = body["payments"] as { type?: string; amount?: string; currency?: string }[] | undefined;
  if (body["type"] === "hold") {
    if (offer.payment_requirements.requires_instant_payment)
      return refusal(422, "invalid_state_error", "offer_not_holdable", "The offer has to be paid at once");
    return payments ? invalid("/payments", "a hold has none") : undefined;
  }
  const [one, ...more] = payments ?? [];
  if (!one || more.length > 0 || one.type !== "balance") return invalid("/payments", "one of the balance");
  if (one.amount !== offer.total_amount || one.currency !== offer.total_currency)
    return refusal(422, "invalid_request_error", "payment_amount_does_not_match_order_amount", "The amount is another");
  return undefined;
}

function ticketsOf(book: OrderBook, people: readonly { id?: unknown }[]): object[] {
  return people.map(({ id }) => ({
    type: "electronic_ticket",
    unique_identifier: `125-${book.id("").slice(1)}`,
    passenger_ids: [id],
  }));
}

function toOrder(book: OrderBook, { offer, request }: { offer: FakeOffer; request: OfferRequest }, body: Call["body"]) {
  const now = book.now().toISOString();
  const isHold = body["type"] === "hold";
  const people = body["passengers"] as Record<string, unknown>[];
  const order: FakeOrder = {
    id: book.id("ord"),
    type: isHold ? "hold" : "instant",
    live_mode: false,
    offer_id: offer.id,
    booking_reference: `RZ${book.id("").slice(1).padStart(4, "0").slice(-4)}`,
    total_amount: offer.total_amount,
    total_currency: offer.total_currency,
    metadata: (body["metadata"] as Record<string, string> | undefined) ?? null,
    created_at: now,
    synced_at: now,
    cancelled_at: null,
    owner: offer["owner"],
    content: "managed",
    services: [],
    documents: isHold ? [] : ticketsOf(book, people),
    available_actions: ["cancel", "change", "update"],
    conditions: offer["conditions"],
    passengers: people,
    slices: offer.slices,
    payment_status: {
      awaiting_payment: isHold,
      payment_required_by: isHold ? offer.payment_requirements.payment_required_by : null,
      price_guarantee_expires_at: isHold ? offer.payment_requirements.price_guarantee_expires_at : null,
      paid_at: isHold ? null : now,
    },
    route: request.route,
  };
  return order;
}

/** POST /air/orders */
export function createOrder(book: OrderBook, { body }: Call): Answer {
  const strange = Object.keys(body).find((key) => !ORDER_FIELDS.includes(key));
  if (strange) return invalid(`/${strange}`, "is not known");
  const [offerId, ...more] = (body["selected_offers"] as string[] | undefined) ?? [];
  if (!offerId || more.length > 0) return invalid("/selected_offers", "exactly one");
  if (body["type"] !== "instant" && body["type"] !== "hold") return invalid("/type", "instant or hold");
  const found = findOffer(book, offerId);
  if (!found) return NOT_FOUND;
  const { offer, request } = found;
  if (request.isBooked)
    return refusal(422, "invalid_state_error", "offer_request_already_booked", "An offer of this search is booked");
  const problem =
    goneAnswer(book, found) ??
    peopleProblem((body["passengers"] as Record<string, unknown>[] | undefined) ?? [], offer) ??
    paymentProblem(offer, body);
  if (problem) return problem;
  if (request.route === "LHR-LGW")
    return refusal(502, "airline_error", "order_not_created", "The airline did not make it", "zz");
  if (request.route === "LGW-STN")
    return refusal(422, "invalid_request_error", "insufficient_balance", "The balance is too low");
  request.isBooked = true;
  const order = toOrder(book, found, body);
  const created = { id: order.id, order_id: order.id, offer_id: offer.id };
  const make = (): void => {
    book.orders.push(order);
    book.tell("order.created", order.id, created);
  };
  if (request.route === "LCY-STN") {
    book.later(30_000, () => failOpenOrder(book, offer.id));
    return { status: 202, data: { id: book.id("por"), offer_id: offer.id } };
  }
  if (request.route === "SEN-STN") {
    book.later(1_000, make);
    return { status: 202, data: { id: book.id("por"), offer_id: offer.id } };
  }
  make();
  if (request.route === "LTN-STN") return { status: 200, data: { id: order.id, booking_reference: null } };
  return { status: 201, data: order };
}

/** Reports that an open order has failed. */
export function failOpenOrder(book: OrderBook, offerId: string): void {
  book.tell("order.creation_failed", `failed-${offerId}`, { offer_id: offerId });
}

/** GET /air/orders */
export function listOrders(book: OrderBook, { query }: Call): Answer {
  const [offerId, awaiting] = [query.get("offer_id"), query.get("awaiting_payment")];
  const list = book.orders
    .filter((order) => !offerId || order.offer_id === offerId)
    .filter((order) => awaiting !== "true" || order.payment_status.awaiting_payment);
  return pageOf(list, query);
}

/** GET /air/orders/{id}; a hold that was not paid in time awaits no payment any more. */
export function getOrder(book: OrderBook, id: string): Answer {
  const order = book.orders.find((one) => one.id === id);
  if (!order) return NOT_FOUND;
  const { payment_status: payment } = order;
  if (payment.awaiting_payment && Date.parse(payment.payment_required_by!) <= book.now().getTime()) {
    payment.awaiting_payment = false;
    order.available_actions = [];
  }
  return { status: 200, data: order };
}

/** POST /air/payments */
export function createPayment(book: OrderBook, { body }: Call): Answer {
  const order = book.orders.find((one) => one.id === body["order_id"]);
  const payment = body["payment"] as { type?: string; amount?: string; currency?: string } | undefined;
  if (!order) return NOT_FOUND;
  getOrder(book, order.id);
  const state = (code: string): Answer => refusal(422, "invalid_state_error", code);
  if (order.cancelled_at) return state("already_cancelled");
  if (order.payment_status.paid_at) return state("already_paid");
  if (!order.payment_status.awaiting_payment) return state("past_payment_required_by_date");
  if (payment?.type !== "balance") return invalid("/payment/type", "balance");
  if (payment.amount !== order.total_amount || payment.currency !== order.total_currency) return state("price_changed");
  order.payment_status.awaiting_payment = false;
  order.payment_status.paid_at = book.now().toISOString();
  order.documents = ticketsOf(book, order.passengers);
  const id = book.id("pay");
  book.tell("payment.created", id, { id, order_id: order.id });
  return { status: 201, data: { id, ...payment, created_at: book.now().toISOString() } };
}

/** POST /air/order_cancellations */
export function quoteCancellation(book: OrderBook, { body }: Call): Answer {
  const order = book.orders.find((one) => one.id === body["order_id"]);
  if (!order) return NOT_FOUND;
  if (order.cancelled_at) return refusal(422, "invalid_state_error", "already_cancelled");
  if (!order.available_actions.includes("cancel"))
    return refusal(422, "invalid_state_error", "order_not_cancellable", "It can't be cancelled here");
  const isPaid = order.payment_status.paid_at !== null;
  const isCredit = order["route"] === "LTN-SYD";
  const cancellation: FakeCancellation = {
    id: book.id("ore"),
    order_id: order.id,
    live_mode: false,
    refund_amount: isPaid ? order.total_amount : "0.00",
    refund_currency: order.total_currency,
    refund_to: isCredit ? "airline_credits" : isPaid ? "balance" : "awaiting_payment",
    expires_at: new Date(book.now().getTime() + 3_600_000).toISOString(),
    confirmed_at: null,
    created_at: book.now().toISOString(),
  };
  book.cancellations.push(cancellation);
  book.tell("order_cancellation.created", cancellation.id, cancellation);
  return { status: 201, data: cancellation };
}

/** POST /air/order_cancellations/{id}/actions/confirm: only the newest quote of an order counts. */
export function confirmCancellation(book: OrderBook, id: string): Answer {
  const cancellation = book.cancellations.find((one) => one.id === id);
  const order = book.orders.find((one) => one.id === cancellation?.order_id);
  if (!cancellation || !order) return NOT_FOUND;
  const newest = book.cancellations.findLast((one) => one.order_id === order.id);
  if (order.cancelled_at) return refusal(422, "invalid_state_error", "already_cancelled");
  if (newest !== cancellation || Date.parse(cancellation.expires_at) <= book.now().getTime())
    return refusal(422, "invalid_state_error", "order_cancellation_expired", "Another quote counts");
  const now = book.now().toISOString();
  cancellation.confirmed_at = now;
  Object.assign(order, { cancelled_at: now, available_actions: [], cancellation });
  book.tell("order_cancellation.confirmed", cancellation.id, cancellation);
  return { status: 200, data: cancellation };
}

/** GET /air/airline_initiated_changes; LHR-LTN is changed at each read until it is answered. */
export function listChanges(book: OrderBook, { query }: Call): Answer {
  const order = book.orders.find((one) => one.id === query.get("order_id"));
  const open = book.changes.some((one) => one.order_id === order?.id && one.action_taken === null);
  if (order?.["route"] === "LHR-LTN" && !open) changeOrder(book, order);
  return { status: 200, data: book.changes.filter((one) => one.order_id === query.get("order_id")) };
}

/** The airline moves the first flight by an hour, and tells. */
export function changeOrder(book: OrderBook, order: FakeOrder): FakeChange {
  const now = book.now().toISOString();
  const [first] = order.slices as { segments: { departing_at: string; arriving_at: string }[] }[];
  const later = (local: string): string => new Date(Date.parse(`${local}Z`) + 3_600_000).toISOString().slice(0, 19);
  const moved = first!.segments.map((one) => ({
    ...one,
    departing_at: later(one.departing_at),
    arriving_at: later(one.arriving_at),
  }));
  const change: FakeChange = {
    id: book.id("aic"),
    order_id: order.id,
    removed: [first!],
    added: [{ ...first, segments: moved }],
    available_actions: ["accept", "cancel", "change"],
    action_taken: null,
    action_taken_at: null,
    created_at: now,
    updated_at: now,
    travel_agent_ticket: null,
  };
  book.changes.push(change);
  book.tell("order.airline_initiated_change_detected", change.id, change);
  return change;
}

/** POST /air/airline_initiated_changes/{id}/actions/accept */
export function acceptChange(book: OrderBook, id: string): Answer {
  const change = book.changes.find((one) => one.id === id);
  if (!change) return NOT_FOUND;
  if (change.action_taken) return refusal(422, "invalid_state_error", "already_actioned");
  Object.assign(change, { action_taken: "accepted", action_taken_at: book.now().toISOString(), available_actions: [] });
  return { status: 200, data: change };
}
