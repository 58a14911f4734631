import type { CancelQuote, MadeOrder, OrderAnswer, OrderRefusal } from "#app/modules/inventory/search/order-source";

/** The parts of a trip that are ordered, in the order in which that happens: a flight is the harder one to have. */
const ORDER_PARTS = ["flights", "stay"] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];

/**
 * Where one order stands. "sending" is noted before its source is asked: found so later, it is looked up and never sent
 * again. "stale" wants another offer of the same thing first. "kept" stands although the rest of the trip could not be
 * had.
 */
export type OrderState =
  | "waiting"
  | "stale"
  | "sending"
  | "open"
  | "made"
  | "kept"
  | "cancelling"
  | "cancelled"
  | "refused";

/** How ordering a trip ends: all of it, a part of it, or nothing. */
export type OrderedAs = "confirmed" | "partly" | "failed";

/**
 * The state of the money: set aside, taken, or let go. "lost": it was set aside, orders stand, and it can't be taken
 * any more; "owed": it was taken, has to go back, and the provider refuses.
 */
export type MoneyState = "authorised" | "captured" | "released" | "lost" | "owed";

export interface SagaOrder {
  part: OrderPart;
  state: OrderState;
  /** The price at which this part is sold, minor units. */
  priceMinor: number;
  /** How often it was sent; each has a key of its own. */
  attempt: number;
  why?: OrderRefusal;
  /** UTC ISO instants: when it was first and last sent, and when it is looked at again. */
  firstSentAt?: string;
  sentAt?: string;
  lookAt?: string;
  looks: number;
  /** Its source has told that the last try failed. */
  isToldFailed?: boolean;
}

export interface Saga {
  state: "ordering" | OrderedAs;
  money: MoneyState;
  /** The amount asked of the traveller, and the part of the price that was paid before; minor units. */
  amountMinor: number;
  creditMinor: number;
  /** The amount taken, and the part of it that went back. */
  capturedMinor: number;
  backMinor: number;
  /** UTC ISO instant of the payment. */
  paidAt: string;
  orders: readonly SagaOrder[];
}

/** The next step. "rest": there is none any more. */
export type SagaStep =
  | { do: "order" | "reoffer" | "find" | "undo"; part: OrderPart }
  | { do: "capture" | "refund"; amountMinor: number }
  | { do: "release" }
  | { do: "finish"; as: OrderedAs }
  | { do: "wait"; until: string }
  | { do: "rest" };

const MINUTE_MS = 60_000;
/** A bank keeps money set aside for a week; a day before that it is taken while an order may stand. */
const TAKEN_AFTER_MS = 6 * 24 * 60 * MINUTE_MS;
/** A request may be on its way for 130 seconds: before that, that nothing is found proves nothing. */
export const SURE_AFTER_MS = 4 * MINUTE_MS;
/** How often the same thing is ordered by another offer. */
const MOST_ATTEMPTS = 3;
/** How long an order is tried again that its source could not make just then, though it might. */
const PATIENCE_MS: Partial<Record<OrderRefusal, number>> = { down: 10 * MINUTE_MS, funds: 60 * MINUTE_MS };
const TRY_AGAIN_MS = MINUTE_MS;
const FIRST_LOOK_MS = 5_000;
const LAST_LOOK_MS = 10 * MINUTE_MS;

const STANDS: readonly OrderState[] = ["made", "kept"];
const MAY_STAND: readonly OrderState[] = ["sending", "open", "made", "kept", "cancelling"];

/** Whether an order is sure to stand. */
export function stands({ state }: Pick<SagaOrder, "state">): boolean {
  return STANDS.includes(state);
}

/** When an order is looked up again that was looked up so often: soon at first, then ever later. */
export function nextLook(looks: number, now: Date): string {
  return new Date(now.getTime() + Math.min(LAST_LOOK_MS, FIRST_LOOK_MS * 2 ** Math.min(looks, 12))).toISOString();
}

/**
 * The traveller's debt for the orders that stand, minor units: the whole amount when all of them do, else their share
 * of the price, less the part paid before.
 */
export function dueFor({
  amountMinor,
  creditMinor,
  orders,
}: Pick<Saga, "amountMinor" | "creditMinor" | "orders">): number {
  if (orders.every(stands)) return amountMinor;
  const sum = (of: readonly SagaOrder[]): number => of.reduce((total, { priceMinor }) => total + priceMinor, 0);
  const standing = sum(orders.filter(stands));
  if (standing === 0) return 0;
  return Math.max(0, Math.floor(((amountMinor + creditMinor) * standing) / sum(orders)) - creditMinor);
}

/** The step that one order needs before the next begins; undefined when it is decided. */
function stepOf(order: SagaOrder, now: Date): SagaStep | undefined {
  const waitMs = order.lookAt === undefined ? 0 : Date.parse(order.lookAt) - now.getTime();
  // A look that lies further ahead than any was set by a clock that ran ahead.
  const isLater = waitMs > 0 && waitMs <= 2 * LAST_LOOK_MS;
  const { part } = order;
  switch (order.state) {
    case "waiting":
      return isLater ? { do: "wait", until: order.lookAt ?? "" } : { do: "order", part };
    case "stale":
      return isLater ? { do: "wait", until: order.lookAt ?? "" } : { do: "reoffer", part };
    case "sending":
    case "open":
      return isLater ? { do: "wait", until: order.lookAt ?? "" } : { do: "find", part };
    case "cancelling":
      return isLater ? { do: "wait", until: order.lookAt ?? "" } : { do: "undo", part };
    case "made":
    case "kept":
    case "cancelled":
    case "refused":
      return undefined;
  }
}

/** The step for the money once every order is decided. */
function settle(saga: Saga): SagaStep {
  const due = dueFor(saga);
  const has = saga.capturedMinor - saga.backMinor;
  if (saga.money === "authorised") return due > 0 ? { do: "capture", amountMinor: due } : { do: "release" };
  if (saga.money === "captured" && has > due) return { do: "refund", amountMinor: has - due };
  const standing = saga.orders.filter(stands).length;
  return {
    do: "finish",
    as: standing === saga.orders.length ? "confirmed" : standing > 0 ? "partly" : "failed",
  };
}

/**
 * The next thing to do for a trip that is being ordered. Pure: the same saga at the same time has the same next step.
 */
export function nextStep(saga: Saga, now: Date): SagaStep {
  if (saga.state !== "ordering") return { do: "rest" };
  const { orders } = saga;
  const isLapsing = now.getTime() - new Date(saga.paidAt).getTime() >= TAKEN_AFTER_MS;
  if (saga.money === "authorised" && isLapsing && orders.some(({ state }) => MAY_STAND.includes(state)))
    return { do: "capture", amountMinor: saga.amountMinor };
  for (const part of ORDER_PARTS) {
    const order = orders.find((one) => one.part === part);
    if (order?.state === "refused") break;
    const step = order && stepOf(order, now);
    if (step) return step;
  }
  const isRefused = orders.some(({ state }) => state === "refused");
  // An order made before the refusal goes back, if that costs nothing.
  const toUndo = orders.find(({ state }) => isRefused && state === "made");
  return toUndo ? { do: "undo", part: toUndo.part } : settle(saga);
}

/** An order as it is noted before its source is asked. */
export function sent(order: SagaOrder, now: Date): SagaOrder {
  const at = now.toISOString();
  return {
    ...order,
    state: "sending",
    attempt: order.attempt + 1,
    firstSentAt: order.firstSentAt ?? at,
    sentAt: at,
    lookAt: nextLook(0, now),
    looks: 0,
    isToldFailed: false,
  };
}

function lookLater(order: SagaOrder, state: OrderState, now: Date): SagaOrder {
  return { ...order, state, looks: order.looks + 1, lookAt: nextLook(order.looks, now) };
}

/** How an order stands once its source has answered to the order itself. */
export function afterOrder(order: SagaOrder, answer: OrderAnswer, now: Date): SagaOrder {
  if (answer.status === "made") return { ...order, state: "made", lookAt: undefined };
  if (answer.status === "open") return lookLater(order, "open", now);
  const { why } = answer;
  if ((why === "gone" || why === "dearer") && order.attempt < MOST_ATTEMPTS)
    return { ...order, state: "stale", why, lookAt: undefined };
  const patience = PATIENCE_MS[why] ?? 0;
  const isTriedFor = now.getTime() - new Date(order.firstSentAt ?? now).getTime();
  if (isTriedFor < patience)
    return { ...order, state: "waiting", why, lookAt: new Date(now.getTime() + TRY_AGAIN_MS).toISOString() };
  return { ...order, state: "refused", why, lookAt: undefined };
}

/** An order once it was looked up. One that is sure not to stand is refused, and never sent again. */
export function afterFind(order: SagaOrder, answer: OrderAnswer, now: Date): SagaOrder {
  if (answer.status === "made") return { ...order, state: "made", lookAt: undefined };
  if (order.isToldFailed)
    return { ...order, state: "refused", why: answer.status === "refused" ? answer.why : "refused", lookAt: undefined };
  const isSure = now.getTime() - new Date(order.sentAt ?? now).getTime() >= SURE_AFTER_MS;
  if (answer.status === "open" || !isSure)
    return lookLater(order, answer.status === "open" ? "open" : order.state, now);
  return { ...order, state: "refused", why: answer.why, lookAt: undefined };
}

/** Whether a quote gives back all that was paid, the way it was paid. */
export function givesAllBack(quote: CancelQuote, made: Pick<MadeOrder, "price">): boolean {
  return (
    quote.backTo === "payment" &&
    quote.back !== undefined &&
    quote.back.currency === made.price.currency &&
    Number(quote.back.amount) >= Number(made.price.amount)
  );
}
