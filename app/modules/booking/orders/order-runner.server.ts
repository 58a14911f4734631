import { newId } from "#app/db/ids.server";
import type {
  OrderAnswer,
  OrderContact,
  OrderSource,
  OrderTraveller,
} from "#app/modules/inventory/search/order-source";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import { isLessRefundable } from "#app/modules/inventory/prices/cancellation";
import type { OfferSource, ProviderName, SourcePrice } from "#app/modules/inventory/offers/offer";
import type { Ctx } from "#app/shared/context";
import { compareDecimals } from "#app/shared/decimal";
import { roundUpToShares } from "#app/shared/money";
import { SURE_AFTER_MS, afterFind, afterOrder, givesAllBack, nextLook, nextStep, sent } from "../rules/order-saga";
import type { OrderPart, SagaStep } from "../rules/order-saga";
import { LeaseLost } from "./order-store.server";
import type { Hand, OrderNote, OrderStore } from "./order-store.server";
import { toSaga, toSagaOrder } from "../money/orders.repo.server";
import type { OrderRow, Ordering } from "../money/orders.repo.server";
import { askProvider } from "../money/payments.server";
import { giveSeatsBack } from "./release-seats.server";
import { MADE_ORDER, ORDERED_FLIGHT, ORDERED_STAY } from "../rules/stored-orders";

/** Those who travel, and whom a source may reach about it. */
interface OrderPeople {
  travellers: readonly OrderTraveller[];
  contact: OrderContact;
}

/** The tools of ordering a trip. */
export interface OrderHands {
  store: OrderStore;
  sourceOf(provider: ProviderName): OrderSource | undefined;
  /** Undefined while a traveller's details are missing. */
  people(tripId: string, documents: OfferSource["documents"]): Promise<OrderPeople | undefined>;
  /** The same flights or stay as they are for sale now, asked for this trip alone; undefined when they are gone. */
  flightAfresh(ordering: Ordering, known: FlightOffer): Promise<FlightOffer | undefined>;
  stayAfresh(ordering: Ordering, known: HotelOffer): Promise<HotelOffer | undefined>;
  now(): Date;
}

/** An offer that ends sooner is asked for anew before it is ordered. */
const ENDS_SOON_MS = 15_000;
/** An order that is noted as sent leaves within this, or not at all. */
const SEND_WITHIN_MS = 30_000;
/** More steps in a row than any ordering takes. */
const MOST_STEPS = 60;

interface Work {
  ctx: Ctx;
  hands: OrderHands;
  ordering: Ordering;
  hand: Hand;
}

function keyOf(row: OrderRow, attempt: number): string {
  return `${row.id}-${attempt}`;
}

function sourceOf({ hands }: Work, row: OrderRow): OrderSource {
  const source = hands.sourceOf(row.provider);
  if (!source) throw new Error(`Nothing is ordered from ${row.provider} here`);
  return source;
}

/** Whether an offer can be ordered as it is: it stands for a while yet, and comes from a search of its own. */
function isOrderable({ source }: Pick<FlightOffer, "source">, now: Date): boolean {
  return !source || (source.isOwn && Date.parse(source.expiresAt) > now.getTime() + ENDS_SOON_MS);
}

const messageOf = (answer: OrderAnswer): string | undefined =>
  answer.status === "refused" ? answer.message : undefined;

const isFlight = (offer: FlightOffer | HotelOffer): offer is FlightOffer => "cabin" in offer;

/** A stay as it was booked: its last quote rules what comes back of it. */
function withTerms(offer: FlightOffer | HotelOffer, answer: OrderAnswer): OrderNote["offer"] {
  if (isFlight(offer) || answer.status !== "made" || !answer.terms) return undefined;
  return { part: "stay", stay: { ...offer, cancellation: answer.terms } };
}

const openRefOf = (answer: OrderAnswer): string | undefined => (answer.status === "open" ? answer.ref : undefined);
const madeBy = (answer: OrderAnswer) => (answer.status === "made" ? answer.order : undefined);

/** The most that is paid for a part without asking its traveller: what was promised, less what has been used of it. */
function mostFor(price: SourcePrice, row: OrderRow, { allowance_minor, orders }: Ordering): SourcePrice {
  const usedMinor = orders.reduce((sum, one) => sum + one.rise_minor, 0);
  const share = Math.max(0, allowance_minor - usedMinor) / Math.max(1, row.price_minor);
  // Rounded down: what is promised is not passed by a cent.
  const amount = (Math.floor(Number(price.amount) * (1 + share) * 100 + 1e-6) / 100).toFixed(2);
  return compareDecimals(amount, price.amount) > 0 ? { ...price, amount } : price;
}

/** The rise of a part between its offer and its order, in the currency it was sold in; minor units. */
function riseOf(offered: SourcePrice | undefined, paid: SourcePrice | undefined, priceMinor: number): number {
  if (!offered || !paid || offered.currency !== paid.currency) return 0;
  const share = Number(paid.amount) / Number(offered.amount) - 1;
  return Number.isFinite(share) ? Math.max(0, Math.ceil(priceMinor * share - 1e-6)) : 0;
}

/** Notes that the order is sent, and then sends it: what happens between the two is looked up, and never sent again. */
async function order(work: Work, row: OrderRow): Promise<void> {
  if (row.held_ref !== null) return payHeld(work, row, row.held_ref);
  const { hands, hand, ctx } = work;
  const source = sourceOf(work, row);
  const offer = row.part === "flights" ? ORDERED_FLIGHT.read(row.offer, row.id) : ORDERED_STAY.read(row.offer, row.id);
  if (!isOrderable(offer, hand.now))
    return hands.store.noteOrder(hand, row, { ...toSagaOrder(row), state: "stale", lookAt: undefined });
  const people = await hands.people(work.ordering.trip_id, offer.source?.documents ?? "none");
  if (!people)
    return hands.store.noteOrder(hand, row, {
      ...toSagaOrder(row),
      state: "refused",
      why: "details",
      lookAt: undefined,
    });
  const sending = sent(toSagaOrder(row), hand.now);
  const key = keyOf(row, sending.attempt);
  await hands.store.noteOrder(hand, row, sending, { isAnotherTry: true });
  // A process that slept in between is too late: by now another may have found that nothing was ordered.
  if (hands.now().getTime() - hand.now.getTime() > SEND_WITHIN_MS) throw new Error("It took too long to send an order");
  const upTo = offer.source && mostFor(offer.source.price, row, work.ordering);
  const asked = { key, upTo, ...people };
  const how = work.ordering.purpose === "hold" ? "hold" : "order";
  const answer =
    row.part === "flights"
      ? await source.flights[how]({ offer: ORDERED_FLIGHT.read(row.offer, row.id), ...asked })
      : await source.stays.order({ offer: ORDERED_STAY.read(row.offer, row.id), ...asked });
  noteAnswer(ctx, row, answer);
  const now = hands.now();
  const next = afterOrder(sending, answer, now);
  await hands.store.noteOrder({ ...hand, now }, row, next, {
    made: madeBy(answer),
    message: messageOf(answer),
    openRef: openRefOf(answer),
    offer: withTerms(offer, answer),
    riseMinor: row.rise_minor + riseOf(offer.source?.price, madeBy(answer)?.price, row.price_minor),
  });
}

/** Pays seats that are held; what is paid before is said so, so that it may be sent again. */
async function payHeld(work: Work, row: OrderRow, heldRef: string): Promise<void> {
  const { hands, hand, ctx } = work;
  const { flights } = sourceOf(work, row);
  const price = ORDERED_FLIGHT.read(row.offer, row.id).source?.price ?? { amount: "0", currency: "" };
  const sending = sent(toSagaOrder(row), hand.now);
  await hands.store.noteOrder(hand, row, sending, { isAnotherTry: true });
  const answer = await flights.payHeld(heldRef, mostFor(price, row, work.ordering));
  noteAnswer(ctx, row, answer);
  const now = hands.now();
  const note = { made: madeBy(answer), message: messageOf(answer) };
  await hands.store.noteOrder({ ...hand, now }, row, afterOrder(sending, answer, now), note);
}

/** Whether held seats were paid whose payment was not answered. */
async function findPaid(work: Work, row: OrderRow, heldRef: string): Promise<void> {
  const { hands, hand } = work;
  const made = await sourceOf(work, row).flights.get(heldRef);
  const isHeld = made?.status === "held";
  const answer: OrderAnswer =
    made?.status === "booked"
      ? { status: "made", order: made }
      : isHeld
        ? { status: "open" }
        : { status: "refused", why: "gone", message: "The seats are not held any more" };
  const next = afterFind(toSagaOrder(row), answer, hand.now);
  const isSure = hand.now.getTime() - Date.parse(row.sent_at ?? "") >= SURE_AFTER_MS;
  const again = isHeld && isSure ? { ...next, state: "waiting" as const, lookAt: undefined } : next;
  await hands.store.noteOrder(hand, row, again, { made: madeBy(answer), message: messageOf(answer) });
}

function noteAnswer(ctx: Ctx, row: OrderRow, answer: OrderAnswer): void {
  const about = { event: "order-answer", orderId: row.id, part: row.part, provider: row.provider };
  if (answer.status === "made") ctx.log.info({ ...about, ref: answer.order.ref }, "ordered");
  else if (answer.status === "open") ctx.log.warn(about, "order is open");
  else if (answer.why === "funds") ctx.log.error({ ...about, event: "order-funds", why: answer.why }, answer.message);
  else ctx.log.warn({ ...about, why: answer.why }, "order refused");
}

/** Looks up an order that may stand. */
async function find(work: Work, row: OrderRow): Promise<void> {
  if (row.held_ref !== null) return findPaid(work, row, row.held_ref);
  const { hands, hand } = work;
  const source = sourceOf(work, row);
  const key = keyOf(row, row.attempt);
  const answer =
    row.part === "flights"
      ? await source.flights.find({ key, offer: ORDERED_FLIGHT.read(row.offer, row.id) })
      : await source.stays.find({ key, offer: ORDERED_STAY.read(row.offer, row.id) });
  const next = afterFind(toSagaOrder(row), answer, hand.now);
  await hands.store.noteOrder(hand, row, next, { made: madeBy(answer), message: messageOf(answer) });
}

/** A search sells once: what is asked for after it comes from another one. */
function searchedAnew<Offer extends FlightOffer | HotelOffer>(offer: Offer): Offer {
  return { ...offer, ...(offer.source && { source: { ...offer.source, isOwn: false } }) };
}

/** Asks for the same thing anew: within what was promised it is ordered at its new price, which we bear. */
async function reoffer(work: Work, row: OrderRow): Promise<void> {
  const { hands, hand, ordering } = work;
  const at = toSagaOrder(row);
  const found =
    row.part === "flights"
      ? await hands.flightAfresh(ordering, searchedAnew(ORDERED_FLIGHT.read(row.offer, row.id)))
      : await hands.stayAfresh(ordering, searchedAnew(ORDERED_STAY.read(row.offer, row.id)));
  if (!found || !isOrderable(found, hand.now))
    return hands.store.noteOrder(hand, row, { ...at, state: "refused", why: "gone", lookAt: undefined });
  // The terms shown before the payment are promised: other terms are another stay.
  if (!isFlight(found) && isLessRefundable(found, ORDERED_STAY.read(row.offer, row.id), hand.now))
    return hands.store.noteOrder(hand, row, { ...at, state: "refused", why: "gone", lookAt: undefined });
  const priceMinor = roundUpToShares(isFlight(found) ? found.priceMinor : found.totalMinor, heads(row));
  const riseMinor = Math.max(0, priceMinor - row.price_minor);
  const othersMinor = ordering.orders.reduce((sum, one) => sum + (one.id === row.id ? 0 : one.rise_minor), 0);
  if (riseMinor + othersMinor > ordering.allowance_minor)
    return hands.store.noteOrder(hand, row, { ...at, state: "refused", why: "dearer", lookAt: undefined });
  // The earlier hold on the offer goes back first: an airline may strike out a passenger who sits on two seats.
  if (row.held_ref !== null) await giveSeatsBack(sourceOf(work, row).flights, row.held_ref);
  await hands.store.noteOrder(
    hand,
    row,
    { ...at, state: "waiting", lookAt: undefined },
    { riseMinor, offer: isFlight(found) ? { part: "flights", flight: found } : { part: "stay", stay: found } },
  );
}

/** How many a part was priced for, as the price of the trip was rounded. */
function heads(row: OrderRow): number {
  if (row.part === "stay") return ORDERED_STAY.read(row.offer, row.id).guests;
  const { priceMinor, pricePerTravellerMinor } = ORDERED_FLIGHT.read(row.offer, row.id);
  return Math.max(1, Math.round(priceMinor / Math.max(1, pricePerTravellerMinor)));
}

/** Gives an order up without which the rest could not be had, if all of its price comes back; else it is kept. */
async function undo(work: Work, row: OrderRow): Promise<void> {
  const { hands, hand } = work;
  const at = toSagaOrder(row);
  const kept = () => hands.store.noteOrder(hand, row, { ...at, state: "kept", lookAt: undefined });
  if (row.part !== "flights" || row.made === null) return kept();
  const { flights } = sourceOf(work, row);
  const made = MADE_ORDER.read(row.made, row.id);
  if (row.state === "cancelling") {
    const now = await flights.get(made.ref);
    if (now?.status === "cancelled")
      return hands.store.noteOrder(hand, row, { ...at, state: "cancelled", lookAt: undefined }, { made: now });
  }
  const quote = await flights.quoteCancel(made.ref);
  if (!quote || !givesAllBack(quote, made)) return kept();
  await hands.store.noteOrder(
    hand,
    row,
    { ...at, state: "cancelling", lookAt: nextLook(at.looks, hand.now), looks: at.looks + 1 },
    { quote },
  );
  const confirmed = await flights.confirmCancel(quote.ref);
  const cancelled = { ...made, status: "cancelled" as const };
  await hands.store.noteOrder(
    hand,
    row,
    { ...at, state: "cancelled", lookAt: undefined },
    { made: cancelled, quote: confirmed },
  );
}

async function capture({ ctx, hands, hand, ordering }: Work, amountMinor: number): Promise<void> {
  const paymentIntent = ordering.payment_intent ?? "";
  const answer = await askProvider(ctx, (provider) =>
    provider.capture(paymentIntent, amountMinor, `capture:${hand.checkoutId}:${amountMinor}`),
  );
  if (answer.status === "captured") return hands.store.noteMoney(hand, "captured", answer.amountMinor);
  ctx.log.error(
    { checkoutId: hand.checkoutId, event: "order-unpaid", why: answer.why },
    "a trip is ordered, and its payment can't be taken",
  );
  await hands.store.noteMoney(hand, "lost");
}

async function release({ ctx, hands, hand, ordering }: Work): Promise<void> {
  const paymentIntent = ordering.payment_intent ?? "";
  const answer = await askProvider(ctx, (provider) => provider.release(paymentIntent, `release:${hand.checkoutId}`));
  // Taken by hand meanwhile, or by an answer that was lost: then it goes back.
  if (answer === "captured") return hands.store.noteMoney(hand, "captured", await takenOf(ctx, paymentIntent));
  await hands.store.noteMoney(hand, "released");
}

async function takenOf(ctx: Ctx, paymentIntent: string): Promise<number> {
  const payment = await askProvider(ctx, (provider) => provider.findPayment(paymentIntent));
  if (!payment) throw new Error(`Payment ${paymentIntent} is gone`);
  return payment.receivedMinor;
}

async function refund({ ctx, hands, hand, ordering }: Work, amountMinor: number): Promise<void> {
  const backMinor = ordering.back_minor + amountMinor;
  const answer = await askProvider(ctx, (provider) =>
    provider.refund({
      paymentIntent: ordering.payment_intent ?? "",
      amountMinor,
      idempotencyKey: `order-back:${hand.checkoutId}:${backMinor}`,
      isDuplicate: false,
      metadata: { checkoutId: hand.checkoutId },
    }),
  );
  if (answer.status === "refunded") return hands.store.noteBack(hand, backMinor);
  ctx.log.error(
    { checkoutId: hand.checkoutId, event: "refund-impossible", why: answer.why },
    "payment must be given back by hand",
  );
  await hands.store.noteOwed(hand);
}

function rowOf({ orders }: Ordering, part: OrderPart): OrderRow {
  const row = orders.find((one) => one.part === part);
  if (!row) throw new Error(`There is no order of ${part}`);
  return row;
}

async function take(work: Work, step: SagaStep): Promise<void> {
  const { ordering, hands, hand } = work;
  switch (step.do) {
    case "order":
      return order(work, rowOf(ordering, step.part));
    case "find":
      return find(work, rowOf(ordering, step.part));
    case "reoffer":
      return reoffer(work, rowOf(ordering, step.part));
    case "undo":
      return undo(work, rowOf(ordering, step.part));
    case "capture":
      return capture(work, step.amountMinor);
    case "release":
      return release(work);
    case "refund":
      return refund(work, step.amountMinor);
    case "finish":
      return hands.store.finish(hand, step.as);
    case "wait":
    case "rest":
      return undefined;
  }
}

/** How far an ordering has come: done, waiting until then, or in another process's hands. */
export type Progress = { status: "done" } | { status: "waiting"; until: Date } | { status: "busy" };

async function goOnUntilItWaits(ctx: Ctx, hands: OrderHands, hand: Hand): Promise<Date | undefined> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const ordering = await hands.store.read(hand.checkoutId);
    if (!ordering) return undefined;
    const now = hands.now();
    const step = nextStep(toSaga(ordering), now);
    if (step.do === "rest") return undefined;
    if (step.do === "wait") return new Date(step.until);
    await take({ ctx, hands, ordering, hand: { ...hand, now } }, step);
  }
  throw new Error("An ordering does not come to rest");
}

/**
 * Goes on with a trip that is ordered as far as it can be gone just now. Any number of processes may ask for it at once
 * and at any time: one of them works, outside of any transaction, and what a step was about is committed before its
 * source is asked.
 */
export async function goOnOrdering(ctx: Ctx, checkoutId: string, hands: OrderHands): Promise<Progress> {
  const hand: Hand = { checkoutId, token: newId(), now: hands.now() };
  if (!(await hands.store.take(hand))) return { status: "busy" };
  try {
    const until = await goOnUntilItWaits(ctx, hands, hand);
    await hands.store.letGo({ ...hand, now: hands.now() }, until ?? hands.now(), false);
    return until ? { status: "waiting", until } : { status: "done" };
  } catch (error) {
    if (error instanceof LeaseLost) {
      ctx.log.error({ checkoutId, event: "order-lease-lost" }, "somebody else went on with this trip");
      return { status: "busy" };
    }
    ctx.log.error({ err: error, checkoutId, event: "order-failed-step" }, "ordering failed, it will be gone on with");
    const now = hands.now();
    const failures = (await hands.store.read(checkoutId))?.failures ?? 0;
    const until = new Date(nextLook(failures, now));
    await hands.store.letGo({ ...hand, now }, until, true);
    return { status: "waiting", until };
  }
}
