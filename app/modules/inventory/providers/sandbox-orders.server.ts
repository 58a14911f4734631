import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { FlightLeg, FlightOffer } from "#app/modules/inventory/offers/flight";
import type { HotelOffer } from "#app/modules/inventory/offers/hotel";
import type { OfferSource, SourcePrice } from "#app/modules/inventory/offers/offer";
import { ForgedEvent } from "#app/shared/forged-event";
import type {
  CancelQuote,
  FlightOrderRequest,
  FlightOrders,
  MadeOrder,
  OrderAnswer,
  OrderRefusal,
  OrderSource,
  SourceChange,
  StayOrderRequest,
  StayOrders,
} from "#app/modules/inventory/search/order-source";
import {
  insertSandboxOrder,
  selectSandboxOrder,
  selectSandboxOrderOf,
  updateSandboxOrder,
} from "#app/modules/inventory/search/sandbox-orders.repo.server";
import type { SandboxOrderRow } from "#app/modules/inventory/search/sandbox-orders.repo.server";
import { scenarioOf } from "#app/modules/inventory/search/sandbox-scenarios";
import type { SandboxScenario } from "#app/modules/inventory/search/sandbox-scenarios";
import { SANDBOX_ORDER } from "#app/modules/inventory/search/stored-order";
import type { SandboxOrder } from "#app/modules/inventory/search/stored-order";
import { formatShortDate } from "#app/shared/format";
import { hasRisen } from "./sandbox-apart.server";

const HOUR_MS = 3_600_000;
/** Looks after which what comes late is there. */
const LATE_AFTER = 2;

const WHY: Partial<Record<SandboxScenario, OrderRefusal>> = {
  Gone: "gone",
  Refused: "refused",
  Details: "details",
  Down: "down",
};
const BACK: Partial<Record<SandboxScenario, SandboxOrder["back"]>> = {
  Credit: "credit",
  Half: "half",
  Unsaid: "unsaid",
  Final: "final",
};

function refused(why: OrderRefusal): OrderAnswer {
  return { status: "refused", why, message: `The sandbox plays this: ${why}.` };
}

const MOVED_MS = 60 * 60_000;

/** The same leg an hour later. */
function laterLeg(leg: FlightLeg): FlightLeg {
  const later = (at: string): string => new Date(Date.parse(at) + MOVED_MS).toISOString();
  const local = (at: string): string => later(`${at}Z`).slice(0, 16);
  const moved = <Times extends Pick<FlightLeg, "departAt" | "arriveAt" | "departLocal" | "arriveLocal">>(
    of: Times,
  ): Times => ({
    ...of,
    departAt: later(of.departAt),
    arriveAt: later(of.arriveAt),
    departLocal: local(of.departLocal),
    arriveLocal: local(of.arriveLocal),
  });
  return { ...moved(leg), segments: leg.segments.map(moved) };
}

/** "AY 1340, Wed 12 May, HEL 08:00 to LIS 11:00": a line for each flight. */
function inWords({ segments }: FlightLeg): string[] {
  return segments.map(
    ({ flightNumber, from, to, departLocal, arriveLocal }) =>
      `${flightNumber}, ${formatShortDate(departLocal.slice(0, 10))}, ${from} ${departLocal.slice(11)} to ${to} ${arriveLocal.slice(11)}`,
  );
}

const letters = (): string => newId().replace(/\D/g, "").slice(0, 10).padEnd(10, "0");

interface Asked {
  part: SandboxOrderRow["part"];
  source: OfferSource | undefined;
  scenario: SandboxScenario | undefined;
  documents: string[];
  back: SandboxOrder["back"];
  change?: SandboxOrder["change"];
  status: "booked" | "held";
}

const read = (row: SandboxOrderRow): SandboxOrder => SANDBOX_ORDER.read(row.details, row.ref);

/** Where all orders of the sandbox are made, looked up and cancelled. */
class Desk {
  readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  async note(row: SandboxOrderRow, values: { state?: SandboxOrderRow["state"]; looks?: number }, order: SandboxOrder) {
    const updated_at = this.now().toISOString();
    await updateSandboxOrder(db(), row.ref, { ...values, details: SANDBOX_ORDER.write(order), updated_at });
  }

  async order({ part, source, scenario, documents, back, change, status }: Asked): Promise<OrderAnswer> {
    const now = this.now();
    if (!source) return refused("refused");
    if (Date.parse(source.expiresAt) <= now.getTime()) return refused("gone");
    const why = scenario && WHY[scenario];
    if (why) return refused(why);
    if (scenario === "Nostay" && part === "stay") return refused("refused");
    const isDearer = scenario === "Dearer" && !hasRisen(source);
    const isOpen = scenario === "Slow" || scenario === "Never";
    const ref = `${isDearer ? "risen" : "order"}_${newId()}`;
    const made: MadeOrder = {
      ref,
      reference: letters().slice(0, 6),
      documents: status === "held" ? [] : documents,
      isTicketed: status === "booked",
      price: source.price,
      status,
      ...(status === "held" && source.hold),
    };
    const isFirst = await insertSandboxOrder(db(), {
      ref,
      part,
      offer_ref: source.ref,
      state: isDearer ? "risen" : isOpen ? "open" : "made",
      scenario: scenario ?? null,
      looks: 0,
      details: SANDBOX_ORDER.write({ made, back, ...(change && { change }) }),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    });
    if (isDearer) return refused("dearer");
    // An offer is ordered once: a caller that asks again is told to look.
    if (!isFirst || isOpen) return { status: "open" };
    if (scenario === "Lost") throw new Error("The sandbox loses the answer to this order");
    return { status: "made", order: atFirst(made, scenario) };
  }

  async find(source: OfferSource | undefined): Promise<OrderAnswer> {
    const row = source && (await selectSandboxOrderOf(db(), source.ref));
    if (!row || row.state === "failed" || row.state === "risen") return refused("refused");
    if (row.state === "open") {
      const looks = row.looks + 1;
      const isOver = looks >= LATE_AFTER;
      const isMade = isOver && row.scenario !== "Never";
      await this.note(row, { looks, ...(isOver && { state: isMade ? "made" : "failed" }) }, read(row));
      if (!isMade) return isOver ? refused("refused") : { status: "open" };
    }
    return { status: "made", order: read(row).made };
  }

  async row(ref: string): Promise<SandboxOrderRow | undefined> {
    const row = await selectSandboxOrder(db(), ref);
    return row?.state === "made" ? row : undefined;
  }

  async get(ref: string): Promise<MadeOrder | undefined> {
    const row = await this.row(ref);
    if (!row) return undefined;
    const { made } = read(row);
    if (made.status === "held" && Date.parse(made.payBy ?? "") <= this.now().getTime())
      return { ...made, status: "cancelled" };
    if (row.scenario !== "Late" || row.looks >= LATE_AFTER) return made;
    await this.note(row, { looks: row.looks + 1 }, read(row));
    return atFirst(made, "Late");
  }

  async cancel(row: SandboxOrderRow): Promise<void> {
    const order = read(row);
    const { back, backTo } = backOf(order, order.made);
    // A refund that was not told beforehand is told now.
    const cancellation: CancelQuote =
      order.back === "unsaid"
        ? { ref: row.ref, ...backOf({ ...order, back: "half" }, order.made) }
        : { ref: row.ref, backTo, ...(back && { back }) };
    await this.note(row, {}, { ...order, made: { ...order.made, status: "cancelled", cancellation } });
  }
}

/** As the answer to the order has it: tickets may come later. */
function atFirst(made: MadeOrder, scenario: SandboxScenario | undefined): MadeOrder {
  return scenario === "Late" ? { ...made, documents: [], isTicketed: false } : made;
}

function backOf({ made, back }: SandboxOrder, { price }: MadeOrder): Pick<CancelQuote, "back" | "backTo"> {
  const share = back === "all" ? 1 : back === "half" ? 0.5 : 0;
  const returned: SourcePrice = { amount: (Number(price.amount) * share).toFixed(2), currency: price.currency };
  if (back === "unsaid" || made.status === "held") return { backTo: "unknown" };
  return back === "credit" ? { back: price, backTo: "credit" } : { back: returned, backTo: "payment" };
}

class SandboxFlightOrders implements FlightOrders {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  #make(request: FlightOrderRequest, status: Asked["status"]): Promise<OrderAnswer> {
    const { offer, travellers } = request;
    const scenario = scenarioOf(travellers);
    return this.#desk.order({
      part: "flights",
      source: offer.source,
      scenario,
      documents: travellers.map(() => `999-${letters()}`),
      back: (scenario && BACK[scenario]) ?? (offer.fare === "flexible" ? "all" : "none"),
      ...(scenario === "Changed" && { change: changeOf(offer) }),
      status,
    });
  }

  order(request: FlightOrderRequest): Promise<OrderAnswer> {
    return this.#make(request, "booked");
  }

  async hold(request: FlightOrderRequest): Promise<OrderAnswer> {
    return request.offer.source?.hold ? this.#make(request, "held") : refused("refused");
  }

  find({ offer }: Pick<FlightOrderRequest, "offer">): Promise<OrderAnswer> {
    return this.#desk.find(offer.source);
  }

  get(ref: string): Promise<MadeOrder | undefined> {
    return this.#desk.get(ref);
  }

  async payHeld(ref: string, upTo: SourcePrice): Promise<OrderAnswer> {
    const [made, row] = [await this.#desk.get(ref), await this.#desk.row(ref)];
    if (!made || !row || made.status === "cancelled") return refused("gone");
    if (made.status === "booked") return { status: "made", order: made };
    if (Number(made.price.amount) > Number(upTo.amount)) return refused("dearer");
    const paid: MadeOrder = { ...made, status: "booked", isTicketed: true, documents: [`999-${letters()}`] };
    await this.#desk.note(row, {}, { ...read(row), made: paid });
    return { status: "made", order: paid };
  }

  async quoteCancel(ref: string): Promise<CancelQuote | undefined> {
    const row = await this.#desk.row(ref);
    const made = await this.#desk.get(ref);
    if (!row || !made || made.status === "cancelled" || read(row).back === "final") return undefined;
    const quote = {
      ref: `${ref}~${newId()}`,
      expiresAt: new Date(this.#desk.now().getTime() + HOUR_MS).toISOString(),
    };
    await this.#desk.note(row, {}, { ...read(row), quote });
    return { ...quote, ...backOf(read(row), made) };
  }

  async confirmCancel(quoteRef: string): Promise<CancelQuote> {
    const row = await this.#desk.row(quoteRef.split("~")[0] ?? "");
    const order = row && read(row);
    if (!row || order?.quote?.ref !== quoteRef) throw new Error("Another quote counts for this cancellation");
    if (order.made.status !== "cancelled" && Date.parse(order.quote.expiresAt) <= this.#desk.now().getTime())
      throw new Error("The quote of this cancellation is over");
    await this.#desk.cancel(row);
    return { ...order.quote, ...backOf(order, order.made) };
  }

  async listChanges(ref: string): Promise<SourceChange[]> {
    const row = await this.#desk.row(ref);
    const change = row && read(row).change;
    if (!change) return [];
    return [{ ref: `${ref}~change`, canAccept: change.acceptedAt === undefined, ...change }];
  }

  async acceptChange(changeRef: string): Promise<void> {
    const row = await this.#desk.row(changeRef.split("~")[0] ?? "");
    const order = row && read(row);
    if (!row || !order?.change) throw new Error("There is no such change");
    const acceptedAt = order.change.acceptedAt ?? this.#desk.now().toISOString();
    await this.#desk.note(row, {}, { ...order, change: { ...order.change, acceptedAt } });
  }
}

/** The first flight leaves an hour later. */
function changeOf({ outbound, inbound }: FlightOffer): NonNullable<SandboxOrder["change"]> {
  const first = outbound ?? inbound;
  const moved = laterLeg(first);
  return { before: inWords(first), after: inWords(moved), legs: [{ before: first, after: moved }] };
}

class SandboxStayOrders implements StayOrders {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async order({ offer, travellers }: StayOrderRequest): Promise<OrderAnswer> {
    const scenario = scenarioOf(travellers);
    return this.#desk.order({
      part: "stay",
      source: offer.source,
      scenario,
      documents: [],
      back: "all",
      status: "booked",
    });
  }

  find({ offer }: Pick<StayOrderRequest, "offer">): Promise<OrderAnswer> {
    return this.#desk.find(offer.source);
  }

  get(ref: string): Promise<MadeOrder | undefined> {
    return this.#desk.get(ref);
  }

  /** By the terms of the rate. */
  async quoteCancel(ref: string, offer: HotelOffer, now: Date): Promise<CancelQuote | undefined> {
    const { freeUntil } = offer.cancellation;
    const made = await this.#desk.get(ref);
    if (!made || made.status === "cancelled" || !freeUntil || freeUntil < now.toISOString().slice(0, 10))
      return undefined;
    return { ref, back: made.price, backTo: "payment", expiresAt: `${freeUntil}T23:59:59.000Z` };
  }

  async cancel(ref: string): Promise<void> {
    const row = await this.#desk.row(ref);
    if (row) await this.#desk.cancel(row);
  }
}

/** Orders of the sandbox: a first traveller of a certain name decides what becomes of them (sandbox-scenarios.ts). */
export function sandboxOrders(now: () => Date = () => new Date()): OrderSource {
  const desk = new Desk(now);
  return {
    flights: new SandboxFlightOrders(desk),
    stays: new SandboxStayOrders(desk),
    readEvent() {
      throw new ForgedEvent("The sandbox sends no events");
    },
  };
}
