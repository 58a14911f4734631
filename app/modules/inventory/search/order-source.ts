import type { FlightLeg, FlightOffer } from "../offers/flight";
import type { Cancellation, HotelOffer } from "../offers/hotel";
import type { IsoDate, SourcePrice } from "../offers/offer";

export const TITLES = ["mr", "ms", "mrs", "miss", "dr"] as const;
export type Title = (typeof TITLES)[number];

/** A document that an airline asks for. */
interface TravelDocument {
  type: "passport";
  number: string;
  /** Country that issued it, two letters. */
  issuedBy: string;
  expiresOn: IsoDate;
}

/** One of the party as the passport has them: Latin letters, first and family name of 20 letters at most. */
export interface OrderTraveller {
  title: Title;
  gender: "m" | "f";
  givenName: string;
  familyName: string;
  bornOn: IsoDate;
  document?: TravelDocument;
}

/** The person whom a source may reach about an order. */
export interface OrderContact {
  email: string;
  /** E.164, such as "+447700900123". */
  phone: string;
}

interface OrderRequest<Offer> {
  /** Our own id of the order; kept with it at the source, so that it can be told from others. */
  key: string;
  /** The offer that was asked for afresh for this checkout: an offer request books once. */
  offer: Offer;
  /** Adults first, then children in the order of their ages in the search. */
  travellers: readonly OrderTraveller[];
  contact: OrderContact;
  /** The most that may be paid for it; what the offer costs when left out. Above it the answer is "dearer". */
  upTo?: SourcePrice;
}
export type FlightOrderRequest = OrderRequest<FlightOffer>;
export type StayOrderRequest = OrderRequest<HotelOffer>;

/** An order as its source holds it. */
export interface MadeOrder {
  /** How the source names it. */
  ref: string;
  /**
   * The reference that the traveller quotes to the airline or the hotel; undefined while the source has not given one.
   */
  reference?: string;
  /** Numbers of tickets and other documents. */
  documents: string[];
  /** Whether the tickets stand; a held order, and one that is being ticketed, has none yet. */
  isTicketed: boolean;
  /** The price that the product pays for it. */
  price: SourcePrice;
  status: "held" | "booked" | "cancelled";
  /** Of a held order: until when it has to be paid, and until when its price stands. UTC ISO instants. */
  payBy?: string;
  priceUntil?: string;
  /** Of a cancelled order: what its source says of the money now, which may be more or less than its quote said. */
  cancellation?: CancelQuote;
}

/**
 * Why nothing was made: "gone" and "dearer" want another offer, "details" what was said of the travellers, "funds" our
 * own balance, "down" another try later.
 */
export type OrderRefusal = "gone" | "dearer" | "details" | "funds" | "down" | "refused";

/**
 * "open": an order may stand. It is looked up until that is known, never made again, and nothing is given back before;
 * `ref` is what its source calls it meanwhile. `terms` of a stay are those it was booked with, where they were told
 * anew.
 */
export type OrderAnswer =
  | { status: "made"; order: MadeOrder; terms?: Cancellation }
  | { status: "open"; ref?: string }
  | { status: "refused"; why: OrderRefusal; message: string };

/** The refund for cancelling, asked before it is confirmed. */
export interface CancelQuote {
  /** The key that confirms it; only the newest counts. */
  ref: string;
  /** The refund to the product; undefined when the source does not say. */
  back?: SourcePrice;
  /** Where it comes back: the way we paid, as credit with the airline, or it is not said. */
  backTo: "payment" | "credit" | "unknown";
  /** UTC ISO instant. */
  expiresAt?: string;
  /** The refunds until each instant, in words, where the source says it. */
  terms?: string;
}

/** A change that an airline has made to an order. */
export interface SourceChange {
  ref: string;
  /** The flights as they were and as they would be, in the words of flight numbers and local times. */
  before: string[];
  after: string[];
  /** The same leg by leg; without an `after` nothing flies any more. Left out where the source does not tell enough. */
  legs?: { before: FlightLeg; after?: FlightLeg }[];
  canAccept: boolean;
  acceptedAt?: string;
}

/** The happening that a verified webhook of a source tells of; the order itself is read again. */
export interface SourceEvent {
  id: string;
  kind: "order" | "order-failed" | "change" | "cancellation" | "stay" | "stay-failed" | "ping" | "other";
  /** The order it speaks of, as far as it says. */
  orderRef?: string;
  offerRef?: string;
  /** Our own key of the order, and whatever else it names. */
  key?: string;
  others?: string[];
  /** UTC ISO instant at which it happened. */
  at?: string;
}

/** Where flights are ordered. Every call may throw when the source cannot be reached; then nothing is known. */
export interface FlightOrders {
  order(request: FlightOrderRequest): Promise<OrderAnswer>;
  /** An order that may stand, by the offer it was made from; "refused" only when it is sure that none does. */
  find(request: Pick<FlightOrderRequest, "key" | "offer">): Promise<OrderAnswer>;
  get(ref: string): Promise<MadeOrder | undefined>;
  /** Reserves the seats without paying, where the offer can be held. */
  hold(request: FlightOrderRequest): Promise<OrderAnswer>;
  /** Pays a held order at its price of now; refused "dearer" when that is above `upTo`. */
  payHeld(ref: string, upTo: SourcePrice): Promise<OrderAnswer>;
  /** Undefined where it cannot be cancelled. */
  quoteCancel(ref: string): Promise<CancelQuote | undefined>;
  confirmCancel(quoteRef: string): Promise<CancelQuote>;
  listChanges(ref: string): Promise<SourceChange[]>;
  acceptChange(changeRef: string): Promise<void>;
}

/** Where stays are booked. */
export interface StayOrders {
  order(request: StayOrderRequest): Promise<OrderAnswer>;
  find(request: Pick<StayOrderRequest, "key" | "offer">): Promise<OrderAnswer>;
  get(ref: string): Promise<MadeOrder | undefined>;
  /** The refund for cancelling now, by the terms of the rate; undefined when nothing can be cancelled any more. */
  quoteCancel(ref: string, offer: HotelOffer, now: Date): Promise<CancelQuote | undefined>;
  /** Cancels at once. */
  cancel(ref: string): Promise<void>;
}

/** A source whose orders are made after the payment and apart from it. */
export interface OrderSource {
  flights: FlightOrders;
  stays: StayOrders;
  /** @throws ForgedEvent when our secret did not sign it, or too long ago */
  readEvent(payload: string, signature: string): SourceEvent;
}
