import { db, transact } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import type { CancelQuote, MadeOrder } from "#app/modules/inventory/search/order-source";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import { selectCheckout } from "../money/booking.repo.server";
import { selectChargeOfCheckout } from "../money/ledger.repo.server";
import { enterCharge, enterRefunds } from "../money/ledger.server";
import { creditHold } from "./hold-credit.server";
import { stands } from "../rules/order-saga";
import type { MoneyState, OrderedAs, SagaOrder } from "../rules/order-saga";
import { finishOrdering } from "./order-ends.server";
import {
  selectOrdering,
  takeLease,
  toOrderColumns,
  updateCheckout,
  updateOrder,
  updateOrdering,
} from "../money/orders.repo.server";
import type { OrderRow, Ordering } from "../money/orders.repo.server";
import { tellTripOfOrders } from "./trip-references.server";
import { CANCEL_QUOTE, MADE_ORDER, ORDERED_FLIGHT, ORDERED_STAY } from "../rules/stored-orders";

/** Longer than any order takes, so that no other process works on a trip while its source is asked. */
const LEASE_MS = 5 * 60_000;

/** Another process works on it by now: a worker that finds this out writes nothing more. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

/** The worker on an ordering, and the time of its work. */
export interface Hand {
  checkoutId: string;
  token: string;
  now: Date;
}

/** Further notes on an order beside its state. */
export interface OrderNote {
  made?: MadeOrder;
  message?: string;
  quote?: CancelQuote;
  /** The source's reference for it while it is open. */
  openRef?: string;
  /** Another offer of the same thing, and what it has risen by. */
  offer?: { part: "flights"; flight: FlightOffer } | { part: "stay"; stay: HotelOffer };
  riseMinor?: number;
  /** It is sent again: what was told of the try before counts no more. */
  isAnotherTry?: boolean;
}

/** Where a trip that is ordered is kept. Each call is one transaction; all but `take` and `read` throw LeaseLost. */
export interface OrderStore {
  take(hand: Hand): Promise<boolean>;
  read(checkoutId: string): Promise<Ordering | undefined>;
  noteOrder(hand: Hand, row: OrderRow, next: SagaOrder, note?: OrderNote): Promise<void>;
  /** Money that was taken, let go or lost. */
  noteMoney(hand: Hand, money: MoneyState, capturedMinor?: number): Promise<void>;
  /** All that went back so far, minor units. */
  noteBack(hand: Hand, backMinor: number): Promise<void>;
  /** Notes money that has to go back and cannot: a person has to give it back. */
  noteOwed(hand: Hand): Promise<void>;
  finish(hand: Hand, as: OrderedAs): Promise<void>;
  /** Lets others work on it, from then on. @param hasFailed whether the step before this failed */
  letGo(hand: Hand, nextAt: Date, hasFailed: boolean): Promise<void>;
}

async function hold({ checkoutId, token, now }: Hand, trx: Db): Promise<Ordering> {
  const until = new Date(now.getTime() + LEASE_MS).toISOString();
  if (!(await updateOrdering(trx, checkoutId, token, { lease_until: until, updated_at: now.toISOString() })))
    throw new LeaseLost(checkoutId);
  const ordering = await selectOrdering(trx, checkoutId);
  if (!ordering) throw new LeaseLost(checkoutId);
  return ordering;
}

function offerColumns(offer: OrderNote["offer"]) {
  if (!offer) return {};
  const { text, ref } =
    offer.part === "flights"
      ? { text: ORDERED_FLIGHT.write(offer.flight), ref: offer.flight.source?.ref }
      : { text: ORDERED_STAY.write(offer.stay), ref: offer.stay.source?.ref };
  // Another offer is ordered, whatever was held of the one before.
  return { offer: text, offer_ref: ref ?? null, held_ref: null };
}

function noteColumns({ made, message, quote, openRef, offer, riseMinor, isAnotherTry }: OrderNote) {
  return {
    ...(made && { made: MADE_ORDER.write(made), ref: made.ref }),
    ...(message !== undefined && { message: message.slice(0, 1000) }),
    ...(quote && { quote: CANCEL_QUOTE.write(quote) }),
    ...offerColumns(offer),
    ...(riseMinor !== undefined && { rise_minor: riseMinor }),
    ...(openRef !== undefined && { open_ref: openRef }),
    ...(isAnotherTry && { told_failed_at: null, open_ref: null }),
  };
}

const take: OrderStore["take"] = ({ checkoutId, token, now }) =>
  takeLease(db(), checkoutId, { token, until: new Date(now.getTime() + LEASE_MS).toISOString() }, now.toISOString());

const noteOrder: OrderStore["noteOrder"] = (hand, row, next, note = {}) =>
  transact(async (trx) => {
    const { purpose } = await hold(hand, trx);
    const updated_at = hand.now.toISOString();
    // An order that stands is read again from now on: an airline may have changed it before the product knew of it.
    // Seats that are only held are read with the hold.
    const care = stands(next) && purpose === "trip" && row.care_at === null ? { care_at: updated_at } : {};
    await updateOrder(trx, row.id, { ...toOrderColumns(next), ...noteColumns(note), ...care, updated_at });
    if (note.made) await tellTripOfOrders(trx, hand.checkoutId, hand.now);
  });

const noteMoney: OrderStore["noteMoney"] = (hand, money, capturedMinor = 0) =>
  transact(async (trx) => {
    const ordering = await hold(hand, trx);
    await updateOrdering(trx, hand.checkoutId, hand.token, { money, captured_minor: capturedMinor });
    const checkout = await selectCheckout(trx, hand.checkoutId);
    if (!checkout || capturedMinor === 0) return;
    const { currency, payment_intent, about } = ordering;
    await creditHold(trx, checkout);
    await enterCharge(
      trx,
      checkout,
      { amountMinor: capturedMinor, currency, paymentIntent: payment_intent ?? undefined, about },
      true,
    );
  });

const noteBack: OrderStore["noteBack"] = (hand, backMinor) =>
  transact(async (trx) => {
    await hold(hand, trx);
    await updateOrdering(trx, hand.checkoutId, hand.token, { back_minor: backMinor });
    const charge = await selectChargeOfCheckout(trx, hand.checkoutId);
    if (charge) await enterRefunds(trx, charge, backMinor);
    await updateCheckout(trx, hand.checkoutId, { refunded_minor: backMinor });
  });

const noteOwed: OrderStore["noteOwed"] = (hand) =>
  transact(async (trx) => {
    await hold(hand, trx);
    await updateOrdering(trx, hand.checkoutId, hand.token, { money: "owed" });
  });

const finish: OrderStore["finish"] = (hand, as) =>
  transact(async (trx) => {
    const ordering = await hold(hand, trx);
    await updateOrdering(trx, hand.checkoutId, hand.token, { state: as });
    await finishOrdering(trx, hand.now, ordering, as);
    if (as !== "failed") await tellTripOfOrders(trx, hand.checkoutId, hand.now);
  });

const letGo: OrderStore["letGo"] = (hand, nextAt, hasFailed) =>
  transact(async (trx) => {
    const { failures } = await hold(hand, trx);
    await updateOrdering(trx, hand.checkoutId, hand.token, {
      lease: null,
      lease_until: null,
      next_at: nextAt.toISOString(),
      failures: hasFailed ? failures + 1 : 0,
    });
  });

/** The store in the product's database. */
export function orderStore(): OrderStore {
  const read = (checkoutId: string) => selectOrdering(db(), checkoutId);
  return { take, read, noteOrder, noteMoney, noteBack, noteOwed, finish, letGo };
}
