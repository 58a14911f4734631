import { formatMoneyExact } from "#app/shared/money";
import type { OrderRefusal } from "#app/modules/inventory/search/order-source";
import type { ChangeState } from "../rules/airline-change";
import type { RefundState } from "../rules/refund-follow";
import { dueFor, stands } from "../rules/order-saga";
import type { MoneyState, OrderState, Saga, SagaOrder } from "../rules/order-saga";

/** The filters of the list at the desk, those first that need a person. */
export const ORDER_FILTERS = {
  attention: "Needs attention",
  ordering: "Being ordered",
  cancelling: "Being cancelled",
  confirmed: "Booked",
  partly: "Booked in part",
  failed: "Not booked",
  cancelled: "Cancelled",
} as const;
export type OrderFilter = keyof typeof ORDER_FILTERS;

/** The filter that an address names. */
export function orderFilterOf(text: string | null): OrderFilter {
  return text !== null && Object.hasOwn(ORDER_FILTERS, text) ? (text as OrderFilter) : "attention";
}

/** How an order stands, for the desk. */
export const ORDER_STATES: Record<OrderState, string> = {
  waiting: "Not sent yet",
  stale: "Its offer has expired and is being requested again",
  sending: "Sent, but no answer came",
  open: "Accepted, not confirmed yet",
  made: "Confirmed",
  kept: "Confirmed, without the rest of the trip",
  cancelling: "Being cancelled",
  cancelled: "Cancelled",
  refused: "Refused",
};

/** Where the money is, for the desk. */
export const MONEY_STATES: Record<MoneyState, string> = {
  authorised: "Set aside with the traveller's bank, not taken",
  captured: "Taken",
  released: "Released: nothing was taken",
  lost: "Could not be taken, although orders are confirmed",
  owed: "Taken, and owed back: the provider won't refund it",
};

/** Why an order was refused, for the desk. */
export const REFUSALS: Record<OrderRefusal, string> = {
  gone: "sold out",
  dearer: "more expensive than promised",
  details: "a traveller's details were not accepted",
  funds: "our balance there is too low",
  down: "the source could not be reached",
  refused: "turned down",
};

/** The facts at the desk about a trip that was paid and is ordered. */
export interface DeskOrdering extends Saga {
  currency: string;
  /** UTC ISO instants: when it is gone on with, and when it last moved. */
  nextAt: string;
  updatedAt: string;
  /** How often in a row a step has failed. */
  failures: number;
  /** The part of the payment that has gone back, by whatever way; minor units. */
  refundedMinor: number;
  orders: readonly (SagaOrder & { updatedAt: string })[];
  /** Seats are held for a fee, and no trip is ordered. */
  isHold?: boolean;
  /** Its traveller has cancelled the trip. */
  isCalledOff?: boolean;
  /** The airline's changes that are not settled. */
  changes: readonly { state: ChangeState; foundAt: string; updatedAt: string }[];
  /** The refund of it, once that is followed; minor units. */
  refund?: { state: RefundState; beganAt: string; promisedMinor: number; givenMinor: number; passedMinor: number };
}

/** The trouble of a trip that is ordered, and who does something about it. */
interface Advice {
  /** The thing it waits for, and since when. */
  hangs: string;
  since: string;
  /** The work that happens by itself. */
  sweep: string;
  /** The task of a person at the desk; undefined where there is none. */
  person?: string;
}

const HOUR_MS = 3_600_000;
/** An ordering that is still open after this is looked up by hand too. */
const LONG_MS = HOUR_MS;
/** Steps that failed in a row before a person reads the log. */
const MANY_FAILURES = 4;

const PART_IS = { flights: "flights are", stay: "stay is" } as const;

function ofOpen(order: SagaOrder, now: Date): Advice {
  const since = order.sentAt ?? order.firstSentAt ?? now.toISOString();
  const isLong = now.getTime() - Date.parse(since) > LONG_MS;
  return {
    hangs: `It is not known yet whether the ${order.part} ${order.part === "flights" ? "are" : "is"} booked.`,
    since,
    sweep:
      "We look it up by its offer, less and less often, and right away when a webhook mentions it. Until we know, nothing is sent again and nothing is refunded; after six days the money is taken.",
    ...(isLong && {
      person:
        "Look for the offer in the source's dashboard. If there is an order, we find it automatically; if none turns up within a day, ask the source's support and name the offer.",
    }),
  };
}

const WAITS: Record<"funds" | "down", { sweep: string; person?: string }> = {
  funds: {
    sweep: "It is tried again every minute for an hour, then the money is released.",
    person: "Top up our balance with the source now.",
  },
  down: { sweep: "It is tried again every minute for ten minutes, then the money is released." },
};

function ofWaiting(order: SagaOrder, { paidAt }: Saga): Advice {
  const why = order.why === "funds" || order.why === "down" ? order.why : undefined;
  return {
    hangs: `The ${PART_IS[order.part]} not ordered yet${why ? `: ${REFUSALS[why]}` : ""}.`,
    since: order.firstSentAt ?? paidAt,
    ...(why ? WAITS[why] : { sweep: "It is ordered as soon as its turn comes, within two minutes." }),
  };
}

function ofOrder(order: SagaOrder & { updatedAt: string }, ordering: DeskOrdering, now: Date): Advice | undefined {
  switch (order.state) {
    case "waiting":
      return ofWaiting(order, ordering);
    case "stale":
      return {
        hangs: `The offer for the ${order.part} has expired.`,
        since: order.updatedAt,
        sweep:
          "We request the same offer again. Up to the amount we promised, it is ordered at its new price, and we pay the difference.",
      };
    case "sending":
    case "open":
      return ofOpen(order, now);
    case "cancelling": {
      const isLong = now.getTime() - Date.parse(order.updatedAt) > LONG_MS;
      return {
        hangs: `The ${PART_IS[order.part]} being cancelled.`,
        since: order.updatedAt,
        sweep: "We ask the source again until it says yes; the refund then follows automatically.",
        ...(isLong && {
          person: "Cancel it in the source's dashboard. We read what happened there the next time we ask.",
        }),
      };
    }
    case "made":
    case "kept":
    case "cancelled":
    case "refused":
      return undefined;
  }
}

/** Money that is owed to a traveller and only a person can give back. */
function owedByHand(minor: number, currency: string, since: string): Advice {
  return {
    hangs: `${formatMoneyExact(minor, currency)} has to go back to the traveller, but can't automatically.`,
    since,
    sweep: "Nothing: the provider won't refund it. A refund made by hand is entered automatically.",
    person: "Refund it in the payment provider's dashboard, and write to the traveller.",
  };
}

function ofMoney(ordering: DeskOrdering): Advice | undefined {
  const { money, currency, capturedMinor, refundedMinor, updatedAt } = ordering;
  if (money === "lost")
    return {
      hangs: "The payment could not be taken, although orders are confirmed.",
      since: updatedAt,
      sweep: "Nothing: the provider has refused for good.",
      person: "Write to the traveller and ask for another payment, or cancel the orders at their source.",
    };
  const owedMinor = capturedMinor - refundedMinor - dueFor(ordering);
  return money === "owed" && owedMinor > 0 ? owedByHand(owedMinor, currency, updatedAt) : undefined;
}

/** An airline's change without an answer for so long is asked about by a person. */
const UNANSWERED_MS = 48 * HOUR_MS;

/** A source that says nothing for so long is asked by a person. */
const UNSAID_MS = 14 * 24 * HOUR_MS;

function ofRefund({ refund, refundedMinor, currency }: DeskOrdering, now: Date): Advice | undefined {
  if (!refund) return undefined;
  const { state, beganAt, promisedMinor, givenMinor, passedMinor } = refund;
  const leftMinor = Math.max(promisedMinor, givenMinor) - Math.max(passedMinor, refundedMinor);
  if (state === "by hand" && leftMinor > 0) return owedByHand(leftMinor, currency, beganAt);
  if (state !== "unsaid") return undefined;
  return {
    hangs: "A source has not said what it refunds for what was cancelled.",
    since: beganAt,
    sweep: "We ask it every day for ninety days; what it refunds goes to the traveller automatically, with an email.",
    ...(now.getTime() - Date.parse(beganAt) > UNSAID_MS && {
      person: "Ask the source's support what it refunds, and note it here.",
    }),
  };
}

function ofChange({ state, foundAt, updatedAt }: DeskOrdering["changes"][number], now: Date): Advice | undefined {
  if (state === "asked")
    return {
      hangs: "The airline has changed the flights, and the traveller can't take them.",
      since: updatedAt,
      sweep: "Nothing: a person is asking the airline. The traveller may still accept the new flights.",
      person:
        "Ask the source for another flight or for the money back, write to the traveller, and mark it here as settled.",
    };
  if (state !== "open") return undefined;
  return {
    hangs: "The airline has changed the flights, and the traveller has not answered.",
    since: foundAt,
    sweep: "The traveller was told by email and on the trip's page, and can answer there.",
    ...(now.getTime() - Date.parse(foundAt) > UNANSWERED_MS && {
      person: "Write to the traveller: an airline may take silence for consent, or cancel.",
    }),
  };
}

/** The trouble of a trip that is ordered; undefined when it is at rest. Pure. */
export function adviceOf(ordering: DeskOrdering, now: Date): Advice | undefined {
  const money = ofMoney(ordering);
  if (money) return money;
  // Once it is decided what was never sent waits for nothing any more.
  const pending = ordering.orders.filter(({ state }) => ordering.state === "ordering" || state === "cancelling");
  const open = pending.map((order) => ofOrder(order, ordering, now)).find((advice) => advice !== undefined);
  if (ordering.state !== "ordering") {
    const changes = ordering.changes.map((change) => ofChange(change, now)).filter((one) => one !== undefined);
    const all = [open, ofRefund(ordering, now), ...changes].filter((one) => one !== undefined);
    return all.find(({ person }) => person !== undefined) ?? all[0];
  }
  const advice: Advice = open ?? {
    hangs: "Every order is decided, and the money is being settled.",
    since: ordering.updatedAt,
    sweep: "What is booked is charged and the rest released, within two minutes.",
  };
  return ordering.failures < MANY_FAILURES
    ? advice
    : {
        ...advice,
        person: `${ordering.failures} steps in a row have failed. Look in the log for "order-failed-step" with the id of this payment: the source or the payment provider can't be reached.${advice.person ? ` ${advice.person}` : ""}`,
      };
}

/** Under which filter a trip stands, beside "To look at". */
export function filterOf({
  state,
  orders,
  isCalledOff,
}: Pick<DeskOrdering, "state" | "orders" | "isCalledOff">): Exclude<OrderFilter, "attention"> {
  if (state === "ordering" || state === "failed") return state;
  if (orders.some((order) => order.state === "cancelling")) return "cancelling";
  // An order that could not be cancelled still stands on a cancelled trip.
  return orders.some(stands) && !isCalledOff ? state : "cancelled";
}

const HOLD_STATES: Partial<Record<OrderFilter, string>> = {
  ordering: "Seats being held",
  confirmed: "Seats held",
  failed: "Not held",
};

/** How a trip stands, in the words of its filter; seats that are only held are not booked. */
export function stateInWords(ordering: Pick<DeskOrdering, "state" | "orders" | "isCalledOff" | "isHold">): string {
  const filter = filterOf(ordering);
  return (ordering.isHold && HOLD_STATES[filter]) || ORDER_FILTERS[filter];
}

/** "a…@example.com": enough to tell one traveller from another. */
export function maskedAddress(address: string): string {
  const [name = "", domain = ""] = address.split("@");
  return `${name.slice(0, 1)}…@${domain}`;
}
