import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import type { OfferSource, SourcePrice } from "#app/modules/inventory/offers/offer";
import type {
  CancelQuote,
  FlightOrders,
  MadeOrder,
  OrderAnswer,
  OrderRefusal,
  OrderSource,
  StayOrders,
} from "#app/modules/inventory/search/order-source";
import { ForgedEvent } from "#app/shared/forged-event";
import { keepContact, keepSeat } from "#app/modules/travellers/travellers.server";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { pick } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";
import { makeCtx } from "./booking.fixture";

/** How long a quote counts. */
const QUOTE_MS = 3_600_000;

/** The outcome of an order, whatever its caller learns. */
export type Fate = "made" | "open" | "fails later" | "lost" | "never came" | OrderRefusal;

interface Made {
  key: string;
  order: MadeOrder;
  /** The time from which it is found. */
  knownAt: number;
}

/** The outcome of a payment for held seats: "late" takes effect after its answer was lost. */
export type PayFate = "paid" | "lost" | "late" | "never came" | OrderRefusal;

/** A source of orders in memory: its answers come, come late, get lost, or leave the outcome open. */
export class OrderEmulator implements OrderSource {
  readonly made = new Map<string, Made>();
  /** How often each key was asked for. */
  readonly asked = new Map<string, number>();
  /** Keys whose outcome comes later, with that outcome. */
  readonly #later = new Map<string, { at: number; isMade: boolean; isHeld: boolean }>();
  /** The key of each offer, by the source's name of the offer. */
  readonly keyOfOffer = new Map<string, string>();
  /** Share of looks and cancellations that fail; half of them after they took effect. */
  faultRate = 0;
  now: () => Date;
  readonly #rng: Rng;
  readonly #fates: (isStay: boolean) => Fate;
  readonly #backTo: () => CancelQuote["backTo"];
  #count = 0;
  /** Cancelled orders in the order in which they were. */
  readonly cancelled: string[] = [];
  /** Nothing can be cancelled. */
  isFinal = false;
  /** Part of every name that it gives, so that runs on one database never share one. */
  name = "";
  /** How long seats are held, and the outcome of a payment for them. */
  holdMs = 72 * 3_600_000;
  payFates: () => PayFate = () => "paid";
  /** How often held seats were paid. */
  readonly paid = new Map<string, number>();
  readonly #paidLater = new Map<string, number>();
  #quotes = 0;
  readonly #newest = new Map<string, { quoteRef: string; until: number }>();

  constructor(rng: Rng, now: () => Date, fates: (isStay: boolean) => Fate, backTo: () => CancelQuote["backTo"]) {
    this.#rng = rng;
    this.now = now;
    this.#fates = fates;
    this.#backTo = backTo;
  }

  /** Orders that stand. */
  standing(): Made[] {
    this.#settleHeld();
    return [...this.made.values()].filter(({ order }) => order.status !== "cancelled");
  }

  /** Applies payments that were on their way, and gives up held seats that were not paid in time. */
  #settleHeld(): void {
    const at = this.now().getTime();
    for (const { order } of this.made.values()) {
      if (order.status !== "held") continue;
      const paidAt = this.#paidLater.get(order.ref) ?? Infinity;
      if (paidAt <= at) this.#pay(order);
      else if (Date.parse(order.payBy ?? "") <= at) order.status = "cancelled";
    }
  }

  #pay(order: MadeOrder): void {
    this.paid.set(order.ref, (this.paid.get(order.ref) ?? 0) + 1);
    Object.assign(order, { status: "booked", isTicketed: true, documents: [`125-${order.ref}`] });
  }

  async #call<T>(effect: () => T): Promise<T> {
    await Promise.resolve();
    const isFaulty = this.#rng() < this.faultRate;
    if (isFaulty && this.#rng() < 0.5) throw new Error("The source could not be reached");
    const answer = structuredClone(effect());
    if (isFaulty) throw new Error("The source's answer was lost");
    return answer;
  }

  #make(key: string, source: OfferSource, knownAt: number, isHeld: boolean): MadeOrder {
    const payBy = new Date(this.now().getTime() + this.holdMs).toISOString();
    const ref = `ord_${this.name}${(this.#count += 1)}`;
    const order: MadeOrder = {
      ref,
      reference: `REF${this.#count}`,
      documents: [`125-${this.#count}`],
      isTicketed: true,
      price: source.price,
      status: "booked",
      ...(isHeld && { status: "held", documents: [], isTicketed: false, payBy, priceUntil: payBy }),
    };
    this.made.set(key, { key, order, knownAt });
    return order;
  }

  #order(key: string, source: OfferSource, { isStay = false, isHeld = false } = {}): Promise<OrderAnswer> {
    this.asked.set(key, (this.asked.get(key) ?? 0) + 1);
    this.keyOfOffer.set(source.ref, key);
    const fate = this.#fates(isStay);
    const at = this.now().getTime();
    switch (fate) {
      case "made":
        return Promise.resolve({ status: "made", order: structuredClone(this.#make(key, source, at, isHeld)) });
      case "lost":
        // The order exists, and is found only after a while: the request may still be on its way.
        this.#make(key, source, at + 60_000, isHeld);
        return Promise.reject(new Error("The answer was lost"));
      case "never came":
        return Promise.reject(new Error("The line was cut"));
      case "open":
      case "fails later":
        this.#later.set(key, { at: at + this.#rng() * 3 * 3_600_000, isMade: fate === "open", isHeld });
        return Promise.resolve({ status: "open" });
      default:
        return Promise.resolve({ status: "refused", why: fate, message: `Refused: ${fate}` });
    }
  }

  #find(key: string, source: OfferSource): Promise<OrderAnswer> {
    return this.#call((): OrderAnswer => {
      const at = this.now().getTime();
      const later = this.#later.get(key);
      if (later && at < later.at) return { status: "open" };
      if (later) {
        this.#later.delete(key);
        if (later.isMade) this.#make(key, source, at, later.isHeld);
      }
      const made = this.made.get(key);
      if (made && made.knownAt <= at) return { status: "made", order: made.order };
      return { status: "refused", why: "refused", message: "There is no order of this offer" };
    });
  }

  #byRef(ref: string): Made {
    this.#settleHeld();
    const made = [...this.made.values()].find(({ order }) => order.ref === ref);
    if (!made) throw new Error(`No order ${ref}`);
    return made;
  }

  /** Pays for held seats; a repeated payment is reported as such. */
  #payHeld(ref: string, upTo: SourcePrice): Promise<OrderAnswer> {
    const { order } = this.#byRef(ref);
    const made = (): OrderAnswer => ({ status: "made", order: structuredClone(order) });
    if (order.status === "booked") return Promise.resolve(made());
    const refuse = (why: OrderRefusal): Promise<OrderAnswer> =>
      Promise.resolve({ status: "refused", why, message: `Refused: ${why}` });
    if (order.status === "cancelled") return refuse("gone");
    if (Number(order.price.amount) > Number(upTo.amount)) return refuse("dearer");
    const fate = this.payFates();
    switch (fate) {
      case "paid":
        this.#pay(order);
        return Promise.resolve(made());
      case "lost":
        this.#pay(order);
        return Promise.reject(new Error("The answer was lost"));
      case "late":
        this.#paidLater.set(ref, this.now().getTime() + 60_000);
        return Promise.reject(new Error("The answer was lost"));
      case "never came":
        return Promise.reject(new Error("The line was cut"));
      default:
        if (fate === "gone") order.status = "cancelled";
        return refuse(fate);
    }
  }

  #quote(ref: string): CancelQuote | undefined {
    const { order } = this.#byRef(ref);
    if (order.status === "cancelled") return undefined;
    const backTo = this.#backTo();
    if (this.isFinal) return undefined;
    this.#quotes += 1;
    const quoteRef = `quote_${ref} ${this.#quotes}`;
    this.#newest.set(ref, { quoteRef, until: this.now().getTime() + QUOTE_MS });
    return { ref: quoteRef, back: backTo === "unknown" ? undefined : order.price, backTo };
  }

  readonly flights: FlightOrders = {
    order: ({ key, offer }) => this.#order(key, sourceOf(offer)),
    find: ({ key, offer }) => this.#find(key, sourceOf(offer)),
    get: (ref) => this.#call(() => this.#byRef(ref).order),
    hold: ({ key, offer }) => this.#order(key, sourceOf(offer), { isHeld: true }),
    payHeld: (ref, upTo) => this.#payHeld(ref, upTo),
    quoteCancel: (ref) => this.#call(() => this.#quote(ref)),
    confirmCancel: (quoteRef) =>
      this.#call(() => {
        const made = this.#byRef(quoteRef.replace(/^quote_| .*$/g, ""));
        if (made.order.status === "cancelled") throw new Error("It was cancelled before");
        const newest = this.#newest.get(made.order.ref);
        if (newest?.quoteRef !== quoteRef || newest.until < this.now().getTime())
          throw new Error("Another quote counts");
        made.order.status = "cancelled";
        this.cancelled.push(made.order.ref);
        this.#paidLater.delete(made.order.ref);
        return { ref: quoteRef, back: made.order.price, backTo: "payment" as const };
      }),
    listChanges: () => Promise.resolve([]),
    acceptChange: () => Promise.reject(new Error("There is no change")),
  };

  readonly stays: StayOrders = {
    order: ({ key, offer }) => this.#order(key, sourceOf(offer), { isStay: true }),
    find: ({ key, offer }) => this.#find(key, sourceOf(offer)),
    get: (ref) => this.#call(() => this.#byRef(ref).order),
    quoteCancel: (ref) => this.#call(() => this.#quote(ref)),
    cancel: (ref) =>
      this.#call(() => {
        const { order } = this.#byRef(ref);
        if (order.status !== "cancelled") this.cancelled.push(ref);
        order.status = "cancelled";
      }),
  };

  readEvent(payload: string, signature: string) {
    if (signature !== "signed") throw new ForgedEvent("not signed");
    const [id = "", offerRef] = payload.split(" ");
    return { id, kind: "order" as const, offerRef };
  }

  /** The name of an offer that was ordered, as a webhook would give it. */
  anyOfferRef(): string | undefined {
    const refs = [...this.keyOfOffer.keys()];
    return refs.length > 0 ? pick(this.#rng, refs) : undefined;
  }
}

function sourceOf(offer: FlightOffer | HotelOffer): OfferSource {
  if (!offer.source) throw new Error("This offer is booked at once");
  return offer.source;
}

/** The source of an offer that is asked for now. */
export function sourced(ref: string, now: Date, price: string): OfferSource {
  return {
    ref,
    isOwn: true,
    travellerRefs: [],
    price: { amount: price, currency: "GBP" },
    expiresAt: new Date(now.getTime() + 30 * 60_000).toISOString(),
    askedAt: now.toISOString(),
    documents: "none",
  };
}

/** Enters the travellers' details, without which a trip that is ordered apart cannot be paid. */
export async function tellTravellers(owner: CurrentUser, tripId: string): Promise<void> {
  const trip = await getTrip(makeCtx(), tripId, { userId: owner.id });
  const bo = { title: "mr", gender: "m", givenName: "Bo", familyName: "Berg", bornOn: "1988-01-02" } as const;
  const ada = { title: "ms", gender: "f", givenName: "Ada", familyName: "Example", bornOn: "1990-05-20" } as const;
  await keepSeat(makeCtx(), trip, owner.id, "adult-1", ada);
  await keepSeat(makeCtx(), trip, owner.id, "adult-2", bo);
  await keepContact(makeCtx(), trip, owner.id, { email: "ada@voyance.test", phone: "+447700900123" });
}
