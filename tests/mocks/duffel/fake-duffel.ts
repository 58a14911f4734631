import { createHmac } from "node:crypto";
import { createOfferRequest, getOffer, listOffers } from "./fake-flights";
import type { FlightShelf, OfferRequest } from "./fake-flights";
import {
  acceptChange,
  changeOrder,
  confirmCancellation,
  createOrder,
  createPayment,
  failOpenOrder,
  getOrder,
  listChanges,
  listOrders,
  quoteCancellation,
} from "./fake-orders";
import type { FakeCancellation, FakeChange, FakeOrder, OrderBook } from "./fake-orders";
import { FakeServer, NOT_FOUND } from "./fake-server";
import type { Call, Mishap } from "./fake-server";
import {
  cancelBooking,
  createBooking,
  createQuote,
  fetchAllRates,
  getBooking,
  listBookings,
  searchStays,
} from "./fake-stays";
import type { FakeBooking, StayShelf } from "./fake-stays";

/** A webhook as it is sent. */
export interface Delivery {
  payload: string;
  signature: string;
}

/**
 * Duffel at HTTP level, faithful to the known facts about its test mode: the route of a flight decides the outcome.
 * Tests read the made objects, bring mishaps upon calls, and move its clock.
 */
export class FakeDuffel implements OrderBook, StayShelf {
  readonly secret = "fake-webhook-secret";
  /** `plays`: whatever is searched is played as that route, such as "LTN-STN". */
  readonly settings: FlightShelf["settings"] = { currency: "USD", offerLifeMs: 30 * 60_000, asksPassports: false };
  readonly staySettings: StayShelf["staySettings"] = { isEnabled: true, quoteAbove: 0, houses: 24 };
  readonly requests = new Map<string, OfferRequest>();
  readonly orders: FakeOrder[] = [];
  readonly cancellations: FakeCancellation[] = [];
  readonly changes: FakeChange[] = [];
  readonly results: StayShelf["results"] = new Map();
  readonly quotes: StayShelf["quotes"] = new Map();
  readonly bookings: FakeBooking[] = [];
  /** Webhooks in the order of their events, sent or not. */
  readonly deliveries: Delivery[] = [];
  /** The address of webhooks; they stay here while it is not set. */
  webhookUrl: string | undefined;
  /** Added to the clock, ms. */
  ahead = 0;
  readonly #server = new FakeServer();
  #made = 0;

  constructor() {
    const on: FakeServer["on"] = (method, path, handler) => this.#server.on(method, path, handler);
    on("POST", "/air/offer_requests", (call) => createOfferRequest(this, call));
    on("GET", "/air/offers", (call) => listOffers(this, call));
    on("GET", "/air/offers/:id", (_, [id]) => getOffer(this, id!));
    on("POST", "/air/orders", (call) => createOrder(this, call));
    on("GET", "/air/orders", (call) => listOrders(this, call));
    on("GET", "/air/orders/:id", (_, [id]) => getOrder(this, id!));
    on("POST", "/air/payments", (call) => createPayment(this, call));
    on("POST", "/air/order_cancellations", (call) => quoteCancellation(this, call));
    on("POST", "/air/order_cancellations/:id/actions/confirm", (_, [id]) => confirmCancellation(this, id!));
    on("GET", "/air/order_cancellations/:id", (_, [id]) => {
      const found = this.cancellations.find((one) => one.id === id);
      return found ? { status: 200, data: found } : NOT_FOUND;
    });
    on("GET", "/air/airline_initiated_changes", (call) => listChanges(this, call));
    on("POST", "/air/airline_initiated_changes/:id/actions/accept", (_, [id]) => acceptChange(this, id!));
    on("POST", "/stays/search", (call) => searchStays(this, call));
    on("POST", "/stays/search_results/:id/actions/fetch_all_rates", (_, [id]) => fetchAllRates(this, id!));
    on("POST", "/stays/quotes", (call) => createQuote(this, call));
    on("POST", "/stays/bookings", (call) => createBooking(this, call));
    on("GET", "/stays/bookings", (call) => listBookings(this, call));
    on("GET", "/stays/bookings/:id", (_, [id]) => getBooking(this, id!));
    on("POST", "/stays/bookings/:id/actions/cancel", (_, [id]) => cancelBooking(this, id!));
    on("POST", "/air/webhooks/:id/actions/ping", () => {
      this.tell("ping.triggered", "ping", {});
      return { status: 204 };
    });
  }

  get calls(): readonly Call[] {
    return this.#server.calls;
  }

  now = (): Date => new Date(Date.now() + this.ahead);

  id = (prefix: string): string => `${prefix}_${String((this.#made += 1)).padStart(6, "0")}`;

  later = (ms: number, work: () => void): void => this.#server.later(ms, work);

  /** Notes a webhook, and sends it to its address. */
  tell = (type: string, key: string, object: object): void => {
    const event = {
      id: this.id("wev"),
      api_version: "v2",
      type,
      live_mode: false,
      idempotency_key: key,
      created_at: this.now().toISOString(),
      data: { object },
    };
    const payload = JSON.stringify(event);
    const delivery = { payload, signature: this.sign(payload) };
    this.deliveries.push(delivery);
    if (this.webhookUrl) void this.deliver(delivery).catch(() => undefined);
  };

  /** `t=…,v1=…` over a raw body, at the time of the fake. */
  sign(payload: string, secret = this.secret): string {
    const seconds = Math.floor(this.now().getTime() / 1000);
    const mac = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
    return `t=${seconds},v1=${mac}`;
  }

  /** Sends a webhook, once more if it was sent before. */
  async deliver({ payload, signature }: Delivery): Promise<number> {
    const headers = { "content-type": "application/json", "x-duffel-signature": signature };
    return (await fetch(this.webhookUrl!, { method: "POST", headers, body: payload })).status;
  }

  befall(mishap: Mishap): void {
    this.#server.befall(mishap);
  }

  /** Reports that an order which was answered with 202 has failed. */
  failOpen(offerId: string): void {
    failOpenOrder(this, offerId);
  }

  change(order: FakeOrder): FakeChange {
    return changeOrder(this, order);
  }

  start(port = 0): Promise<string> {
    return this.#server.start(port);
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}
