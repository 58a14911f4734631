import { TIMEOUT_MS, type DuffelClient } from "#app/integrations/duffel/client.server";
import { DuffelFailure } from "#app/integrations/duffel/duffel-failure";
import {
  airlineChangesShape,
  cancellationShape,
  offerShape,
  orderShape,
  ordersShape,
  type DuffelOffer,
  type DuffelOrder,
} from "#app/integrations/duffel/flight-shapes";
import { orderOutcome } from "#app/integrations/duffel/order-outcome";
import { z } from "zod";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { SourcePrice } from "#app/modules/inventory/offers/offer";
import type {
  CancelQuote,
  FlightOrderRequest,
  FlightOrders,
  MadeOrder,
  OrderAnswer,
  SourceChange,
} from "#app/modules/inventory/search/order-source";
import { compareDecimals } from "#app/shared/decimal";
import {
  ORDER_KEY,
  answerOf,
  idOf,
  openAs,
  refused,
  toCancelQuote,
  toMadeOrder,
  toSourceChange,
} from "./duffel-order-answers.server";

/** An order whose outcome is open may appear within hours: nothing found by then was never made. */
const SETTLED_AFTER_MS = 24 * 60 * 60_000;

/** Whether an offer, a rate or an order may not be paid: above what was promised, or in another currency. */
export function isAbove(price: SourcePrice, most: SourcePrice): boolean {
  return price.currency !== most.currency || compareDecimals(price.amount, most.amount) > 0;
}

/** All passengers as Duffel wants them, or why that can't be. */
function passengersOf({ travellers, contact }: FlightOrderRequest, offer: DuffelOffer, refs: readonly string[]) {
  const typeOf = new Map(offer.passengers.map(({ id, type }) => [id, type]));
  const ids = refs.length === travellers.length ? refs : offer.passengers.map(({ id }) => id);
  if (ids.length !== travellers.length || ids.some((id) => !typeOf.has(id))) return undefined;
  const isInfant = (id: string): boolean => typeOf.get(id) === "infant_without_seat";
  const infants = ids.filter(isInfant);
  const laps = ids.filter((id) => typeOf.get(id) === "adult" || typeOf.get(id) === null);
  if (infants.length > laps.length) return undefined;
  const takesPassports = offer.supported_passenger_identity_document_types?.includes("passport") ?? true;
  return travellers.map((one, index) => {
    const id = ids[index]!;
    const infant = infants[laps.indexOf(id)];
    return {
      id,
      title: one.title,
      gender: one.gender,
      given_name: one.givenName,
      family_name: one.familyName,
      born_on: one.bornOn,
      email: contact.email,
      phone_number: contact.phone,
      ...(infant && laps.includes(id) && { infant_passenger_id: infant }),
      ...(one.document &&
        takesPassports && {
          identity_documents: [
            {
              type: one.document.type,
              unique_identifier: one.document.number,
              issuing_country_code: one.document.issuedBy,
              expires_on: one.document.expiresOn,
            },
          ],
        }),
    };
  });
}

/** Orders of flights at Duffel. */
export class DuffelFlightOrders implements FlightOrders {
  readonly #client: DuffelClient;
  readonly #now: () => Date;

  constructor(client: DuffelClient, now: () => Date = () => new Date()) {
    this.#client = client;
    this.#now = now;
  }

  order(request: FlightOrderRequest): Promise<OrderAnswer> {
    return this.#make(request, "instant");
  }

  hold(request: FlightOrderRequest): Promise<OrderAnswer> {
    return this.#make(request, "hold");
  }

  async #make(request: FlightOrderRequest, type: "instant" | "hold"): Promise<OrderAnswer> {
    const { source } = request.offer;
    if (!source) return refused("refused", "This flight is not ordered at Duffel.");
    const fresh = await this.#ask(source.ref);
    if (!("id" in fresh)) return fresh;
    const price = { amount: fresh.total_amount, currency: fresh.total_currency };
    if (Date.parse(fresh.expires_at) <= this.#now().getTime()) return refused("gone");
    if (isAbove(price, request.upTo ?? source.price)) return refused("dearer");
    if (type === "hold" && fresh.payment_requirements?.requires_instant_payment !== false)
      return refused("refused", "The airline does not hold this fare.");
    if (fresh.passenger_identity_documents_required && request.travellers.some(({ document }) => !document))
      return refused("details", "The airline asks for everybody's passport.");
    const passengers = passengersOf(request, fresh, source.travellerRefs);
    if (!passengers) return refused("details", "These are not the people that the flight was offered to.");
    const body = {
      type,
      selected_offers: [fresh.id],
      passengers,
      ...(type === "instant" && { payments: [{ type: "balance" as const, ...price }] }),
      metadata: { [ORDER_KEY]: request.key },
    };
    return this.#outcome(async () => {
      const { data, status } = await this.#client.call({
        what: `flight order (${type})`,
        // A first answer may hold next to nothing: whatever is not a whole order is looked up.
        shape: z.unknown(),
        timeoutMs: TIMEOUT_MS.order,
        // Its types call a hold "pay_later" and want fields that an order has no use for; the API takes this.
        ask: (sdk) => sdk.orders.create(body as unknown as Parameters<typeof sdk.orders.create>[0]),
      });
      const order = status === 201 ? orderShape.safeParse(data).data : undefined;
      return order ? this.#made(order) : openAs(idOf(data));
    });
  }

  /** The offer as it is right now, or what follows from not getting it: nothing has been sent yet. */
  async #ask(ref: string): Promise<DuffelOffer | OrderAnswer> {
    try {
      const { data } = await this.#client.call({
        what: "flight offer",
        shape: offerShape,
        timeoutMs: TIMEOUT_MS.read,
        ask: (sdk) => sdk.offers.get(ref),
      });
      return data;
    } catch (error) {
      if (!(error instanceof DuffelFailure)) throw error;
      const { code, status } = error;
      // This search has been booked already, perhaps by an earlier call of this code.
      if (code === "offer_request_already_booked" || code === "order_creation_already_attempted")
        return { status: "open" };
      const outcome = orderOutcome(error);
      return refused(outcome === "open" || (status ?? 500) >= 500 ? "down" : outcome);
    }
  }

  async #outcome(ask: () => Promise<OrderAnswer>): Promise<OrderAnswer> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof DuffelFailure) return answerOf(error);
      throw error;
    }
  }

  #made(order: DuffelOrder): OrderAnswer {
    return { status: "made", order: toMadeOrder(order, this.#now()) };
  }

  async find({ key, offer }: Pick<FlightOrderRequest, "key" | "offer">): Promise<OrderAnswer> {
    const { source } = offer;
    if (!source) return refused("refused", "This flight is not ordered at Duffel.");
    const { data: orders } = await this.#client.call({
      what: "orders of an offer",
      shape: ordersShape,
      timeoutMs: TIMEOUT_MS.read,
      // The filter is in the API and not in the client's types.
      ask: (sdk) => sdk.orders.list({ offer_id: source.ref } as Parameters<typeof sdk.orders.list>[0]),
    });
    const found = orders.find((order) => isOf(order, key, source.ref));
    if (found) return this.#made(found);
    return isSettled(offer, this.#now()) ? refused("down", "The order was never made.") : { status: "open" };
  }

  async get(ref: string): Promise<MadeOrder | undefined> {
    const order = await this.#get(ref);
    return order && toMadeOrder(order, this.#now());
  }

  async #get(ref: string): Promise<DuffelOrder | undefined> {
    try {
      const { data } = await this.#client.call({
        what: "order",
        shape: orderShape,
        timeoutMs: TIMEOUT_MS.read,
        ask: (sdk) => sdk.orders.get(ref),
      });
      return data;
    } catch (error) {
      if (error instanceof DuffelFailure && error.status === 404) return undefined;
      throw error;
    }
  }

  async payHeld(ref: string, upTo: SourcePrice): Promise<OrderAnswer> {
    const order = await this.get(ref);
    if (!order || order.status === "cancelled") return refused("gone");
    if (order.status === "booked") return { status: "made", order };
    if (isAbove(order.price, upTo)) return refused("dearer");
    return this.#outcome(async () => {
      try {
        await this.#client.call({
          what: "payment of a hold",
          shape: z.unknown(),
          timeoutMs: TIMEOUT_MS.order,
          ask: (sdk) => sdk.payments.create({ order_id: ref, payment: { type: "balance", ...order.price } }),
        });
      } catch (error) {
        if (!(error instanceof DuffelFailure) || error.code !== "already_paid") throw error;
      }
      return this.#paid(ref, order);
    });
  }

  /** The payment was taken: what can't be read now is read again later. */
  async #paid(ref: string, before: MadeOrder): Promise<OrderAnswer> {
    const order = await this.get(ref).catch(() => undefined);
    return { status: "made", order: order?.status === "booked" ? order : { ...before, status: "booked" } };
  }

  async quoteCancel(ref: string): Promise<CancelQuote | undefined> {
    const order = await this.#get(ref);
    if (!order || order.cancelled_at || order.available_actions?.includes("cancel") === false) return undefined;
    try {
      const { data } = await this.#client.call({
        what: "cancellation quote",
        shape: cancellationShape,
        timeoutMs: TIMEOUT_MS.order,
        ask: (sdk) => sdk.orderCancellations.create({ order_id: ref }),
      });
      return toCancelQuote(data);
    } catch (error) {
      if (error instanceof DuffelFailure && (error.status === 422 || error.status === 404)) return undefined;
      throw error;
    }
  }

  async confirmCancel(quoteRef: string): Promise<CancelQuote> {
    try {
      const { data } = await this.#client.call({
        what: "cancellation",
        shape: cancellationShape,
        timeoutMs: TIMEOUT_MS.order,
        ask: (sdk) => sdk.orderCancellations.confirm(quoteRef),
      });
      return toCancelQuote(data);
    } catch (error) {
      // Confirmed before, and the answer was lost: the cancellation itself tells.
      const known = await this.#confirmed(quoteRef).catch(() => undefined);
      if (known) return known;
      throw error;
    }
  }

  async #confirmed(quoteRef: string): Promise<CancelQuote | undefined> {
    const { data } = await this.#client.call({
      what: "cancellation",
      shape: cancellationShape,
      timeoutMs: TIMEOUT_MS.read,
      ask: (sdk) => sdk.orderCancellations.get(quoteRef),
    });
    return data.confirmed_at ? toCancelQuote(data) : undefined;
  }

  async listChanges(ref: string): Promise<SourceChange[]> {
    const { data } = await this.#client.call({
      what: "airline changes",
      shape: airlineChangesShape,
      timeoutMs: TIMEOUT_MS.read,
      ask: (sdk) => sdk.airlineInitiatedChanges.list(ref),
    });
    return data.map(toSourceChange);
  }

  async acceptChange(changeRef: string): Promise<void> {
    await this.#client.call({
      what: "accepting an airline change",
      shape: z.unknown(),
      timeoutMs: TIMEOUT_MS.order,
      ask: (sdk) => sdk.airlineInitiatedChanges.accept(changeRef),
    });
  }
}

/** Whether an order is the one that was made of an offer: by the offer where the order names it, else by our key. */
function isOf({ offer_id: offerId, metadata }: DuffelOrder, key: string, ref: string): boolean {
  if (offerId) return offerId === ref;
  const ownKey = metadata?.[ORDER_KEY];
  return ownKey === undefined || ownKey === key;
}

/** Whether so much time has passed since an offer could be ordered that no order of it can appear any more. */
export function isSettled({ source }: Pick<FlightOffer, "source">, now: Date): boolean {
  return source !== undefined && Date.parse(source.expiresAt) + SETTLED_AFTER_MS < now.getTime();
}
