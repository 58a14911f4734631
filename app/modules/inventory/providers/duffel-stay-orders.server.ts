import { z } from "zod";
import { TIMEOUT_MS, type DuffelClient } from "#app/integrations/duffel/client.server";
import { DuffelFailure } from "#app/integrations/duffel/duffel-failure";
import { orderOutcome } from "#app/integrations/duffel/order-outcome";
import {
  bookingShape,
  bookingsShape,
  quoteShape,
  type DuffelBooking,
  type DuffelQuote,
} from "#app/integrations/duffel/stay-shapes";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import type { SourcePrice } from "#app/modules/inventory/offers/offer";
import type {
  CancelQuote,
  MadeOrder,
  OrderAnswer,
  StayOrderRequest,
  StayOrders,
} from "#app/modules/inventory/search/order-source";
import { cancellationTerms, isLessRefundable } from "#app/modules/inventory/prices/cancellation";
import { isAbove, isSettled } from "./duffel-flight-orders.server";
import { quotedTerms, timeZoneAt } from "./duffel-stay-offers.server";
import { ORDER_KEY, answerOf, idOf, openAs, refused } from "./duffel-order-answers.server";

/** Bookings of a page, and pages looked through for one of ours: there is no filter for it. */
const PAGE = 200;
const MOST_PAGES = 10;
/** The price that the product pays, kept with the booking: Duffel's own answer does not say it again. */
const PRICE_KEYS = { amount: "voyance_amount", currency: "voyance_currency" } as const;

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

const OTHER_TERMS = "The hotel refunds less than it did when the trip was paid.";

/** How a booking stands that is not confirmed, or not any more, in the words of Duffel. */
const NOT_MADE: Readonly<Record<string, "open" | "refused">> = { requested: "open", failed: "refused" };
const CANCELLED = new Set(["cancelled", "cancellation_confirmed", "failed"]);

function toAnswer(booking: DuffelBooking, price?: SourcePrice): OrderAnswer {
  const notMade = NOT_MADE[booking.status ?? ""];
  if (notMade === "refused") return refused("refused", "The stay could not be booked.");
  return notMade ? openAs(booking.id) : { status: "made", order: toMade(booking, price) };
}

function toMade(booking: DuffelBooking, price?: SourcePrice): MadeOrder {
  const status = booking.cancelled_at || CANCELLED.has(booking.status ?? "") ? "cancelled" : "booked";
  const amount = textOf(booking.metadata?.[PRICE_KEYS.amount]) ?? price?.amount ?? "0";
  const currency = textOf(booking.metadata?.[PRICE_KEYS.currency]) ?? price?.currency ?? "USD";
  return {
    ref: booking.id,
    ...(booking.reference && { reference: booking.reference }),
    documents: [],
    isTicketed: status === "booked",
    price: { amount, currency },
    status,
  };
}

/** Bookings of stays at Duffel. */
export class DuffelStayOrders implements StayOrders {
  readonly #client: DuffelClient;
  readonly #now: () => Date;

  constructor(client: DuffelClient, now: () => Date = () => new Date()) {
    this.#client = client;
    this.#now = now;
  }

  async order(request: StayOrderRequest): Promise<OrderAnswer> {
    const { source } = request.offer;
    if (!source) return refused("refused", "This stay is not booked at Duffel.");
    const quote = await this.#quote(source.ref);
    if (!("id" in quote)) return quote;
    const price = { amount: quote.total_amount, currency: quote.total_currency };
    if (isAbove(price, request.upTo ?? source.price)) return refused("dearer");
    const terms = quotedTerms(quote, request.offer, this.#now());
    const quoted = terms && { cancellation: terms, source: { ...source, price } };
    if (quoted && isLessRefundable(quoted, request.offer, this.#now())) return refused("gone", OTHER_TERMS);
    const body = {
      quote_id: quote.id,
      guests: request.travellers.map(({ givenName, familyName }) => ({
        given_name: givenName,
        family_name: familyName,
      })),
      email: request.contact.email,
      phone_number: request.contact.phone,
      metadata: {
        [ORDER_KEY]: request.key,
        [PRICE_KEYS.amount]: price.amount,
        [PRICE_KEYS.currency]: price.currency,
      },
    };
    try {
      const { data, status } = await this.#client.call({
        what: "stay booking",
        shape: z.unknown(),
        timeoutMs: TIMEOUT_MS.order,
        ask: (sdk) => sdk.stays.bookings.create(body),
      });
      const booking = status === 201 ? bookingShape.safeParse(data).data : undefined;
      // A later answer about it names the quote at least.
      const answer = booking ? toAnswer(booking, price) : openAs(idOf(data) ?? quote.id);
      return answer.status === "made" && terms ? { ...answer, terms } : answer;
    } catch (error) {
      if (!(error instanceof DuffelFailure)) throw error;
      const answer = answerOf(error);
      return answer.status === "open" ? openAs(quote.id) : answer;
    }
  }

  /** The last price of a rate, or what follows from not getting it: nothing has been booked yet. */
  async #quote(rateRef: string): Promise<DuffelQuote | OrderAnswer> {
    try {
      const { data } = await this.#client.call({
        what: "stay quote",
        shape: quoteShape,
        timeoutMs: TIMEOUT_MS.order,
        ask: (sdk) => sdk.stays.quotes.create(rateRef),
      });
      return data;
    } catch (error) {
      if (!(error instanceof DuffelFailure)) throw error;
      const outcome = orderOutcome(error);
      if (outcome === "open" || (error.status ?? 500) >= 500) return refused("down");
      // A rate that can't be quoted can't be had, whatever it is called.
      return refused(outcome === "refused" ? "gone" : outcome);
    }
  }

  async find({ key, offer }: Pick<StayOrderRequest, "key" | "offer">): Promise<OrderAnswer> {
    let after: string | undefined;
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const answer = await this.#client.call({
        what: "stay bookings",
        shape: bookingsShape,
        timeoutMs: TIMEOUT_MS.read,
        ask: (sdk) => sdk.stays.bookings.list({ limit: PAGE, ...(after && { after }) }),
      });
      const found = answer.data.find(({ metadata }) => metadata?.[ORDER_KEY] === key);
      if (found) return toAnswer(found, offer.source?.price);
      after = answer.after;
      if (!after) break;
    }
    return isSettled(offer, this.#now()) ? refused("down", "The stay was never booked.") : { status: "open" };
  }

  async get(ref: string): Promise<MadeOrder | undefined> {
    try {
      const { data } = await this.#client.call({
        what: "stay booking",
        shape: bookingShape,
        timeoutMs: TIMEOUT_MS.read,
        ask: (sdk) => sdk.stays.bookings.get(ref),
      });
      return toMade(data);
    } catch (error) {
      if (error instanceof DuffelFailure && error.status === 404) return undefined;
      throw error;
    }
  }

  async quoteCancel(ref: string, offer: HotelOffer, now: Date): Promise<CancelQuote | undefined> {
    // Duffel has no quote for it: the rate's own timeline is the rule.
    const { lat, lon, source, cancellation } = offer;
    const total = source?.price ?? { amount: "0", currency: "" };
    const { steps, text } = cancellationTerms(cancellation.steps ?? [], total, timeZoneAt(lat, lon), now);
    const [step] = steps ?? [];
    return step && { ref, back: step.back, backTo: "payment", expiresAt: step.before, terms: text };
  }

  async cancel(ref: string): Promise<void> {
    try {
      await this.#client.call({
        what: "stay cancellation",
        shape: z.unknown(),
        timeoutMs: TIMEOUT_MS.order,
        ask: (sdk) => sdk.stays.bookings.cancel(ref),
      });
    } catch (error) {
      // Cancelled before, and the answer was lost: the booking itself tells.
      const booking = await this.get(ref).catch(() => undefined);
      if (booking?.status !== "cancelled") throw error;
    }
  }
}
