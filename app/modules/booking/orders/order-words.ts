import type { OrderRefusal } from "#app/modules/inventory/search/order-source";
import type { WaitingStep } from "#app/shared/waiting-step";
import { stands } from "../rules/order-saga";
import type { OrderPart, SagaOrder } from "../rules/order-saga";

/** The reference that a traveller quotes to the airline or the hotel. */
export interface OrderedReference {
  what: "Airline" | "Hotel";
  reference: string;
  /** Numbers of tickets. */
  documents: string[];
}

/** How the orders of a trip stand, in words. */
export interface OrderedView {
  /** The money is taken already, as of places that are paid together. */
  isTaken?: true;
  /** Whether it is still being ordered. */
  isOpen: boolean;
  words: string;
  /** How far it is, while it is being ordered. */
  steps?: WaitingStep[];
  /** Said where a part of the trip could not be had, or nothing of it. */
  partly?: string;
  failed?: string;
  references: OrderedReference[];
}

/** A paid trip of which nothing had to be ordered. */
export const BOOKED_AT_ONCE: OrderedView = { isOpen: false, words: "", references: [] };

/** Whether all that was ordered stands. */
export function allStands({ isOpen, partly, failed }: OrderedView): boolean {
  return !isOpen && !partly && !failed;
}

/** Why a part of a trip could not be had, in the words that its traveller reads. */
const REFUSED_WORDS: Record<OrderPart, Record<OrderRefusal, string>> = {
  flights: {
    gone: "The airline sold the last of these seats before we could book them.",
    dearer: "The airline raised the price before we could book your flights.",
    details: "The airline didn't accept the details of a traveller. Check names, birth dates and documents.",
    funds: "We couldn't place your order with the airline.",
    down: "We couldn't reach the airline.",
    refused: "The airline turned the booking down.",
  },
  stay: {
    gone: "The last of these rooms was sold before we could book it.",
    dearer: "The hotel raised the price before we could book your stay.",
    details: "The hotel didn't accept the details of a traveller. Check the names.",
    funds: "We couldn't place your order with the hotel.",
    down: "We couldn't reach the hotel.",
    refused: "The hotel turned the booking down.",
  },
};

/** Why a trip, or a part of it, could not be booked; undefined when nothing was refused. */
export function refusalInWords(orders: readonly Pick<SagaOrder, "part" | "state" | "why">[]): string | undefined {
  const refused = orders.find(({ state }) => state === "refused");
  return refused && REFUSED_WORDS[refused.part][refused.why ?? "refused"];
}

/** After this "a few minutes" is not true any more. */
const LONG_MS = 30 * 60_000;

/** The words for a traveller while a trip is being ordered. @param waitedMs since it was paid */
export function orderingInWords(orders: readonly Pick<SagaOrder, "part" | "state">[], waitedMs = 0): string {
  const flights = orders.find(({ part }) => part === "flights");
  const isFlight = flights !== undefined && flights.state !== "made";
  if (waitedMs > LONG_MS)
    return `The ${isFlight ? "airline" : "hotel"} is taking longer than usual to confirm, sometimes a few hours. You don't have to do anything: we keep asking, and we'll email you as soon as we know.`;
  if (isFlight) return "Your flight is being ticketed, usually within a few minutes.";
  return "Your stay is being booked, usually within a few minutes.";
}

const ASKED: Record<OrderPart, { now: string; next: string; done: string }> = {
  flights: {
    now: "The airline is confirming your flights",
    next: "The airline confirms your flights",
    done: "Flights confirmed by the airline",
  },
  stay: {
    now: "The hotel is confirming your stay",
    next: "The hotel confirms your stay",
    done: "Stay confirmed by the hotel",
  },
};

/**
 * The way of a trip that is being ordered: its money, and its parts in the order of asking.
 * @param isTaken whether the money is taken already, as of places that are paid together
 */
export function orderingSteps(orders: readonly Pick<SagaOrder, "part" | "state">[], isTaken = false): WaitingStep[] {
  const inTurn = (["flights", "stay"] as const).flatMap((part) => orders.find((order) => order.part === part) ?? []);
  const asked = inTurn.find(({ state }) => state !== "made");
  return [
    { words: isTaken ? "Payment received" : "Price set aside by your bank", state: "done" },
    ...inTurn.map((order): WaitingStep => {
      const state = order.state === "made" ? "done" : order === asked ? "now" : "next";
      return { words: ASKED[order.part][state], state };
    }),
  ];
}

/** The words about a part that stood, and that its airline or hotel has cancelled. */
export const LOST_WORDS: Record<OrderPart, string> = {
  flights: "The airline has cancelled your flights.",
  stay: "The hotel has cancelled your stay.",
};

const ANEW: Record<OrderPart, string> = {
  flights: "Book other flights wherever you like, and add them to this trip.",
  stay: "Book another stay wherever you like, and add it to this trip.",
};
const STANDS: Record<OrderPart, string> = { flights: "Your flights are booked", stay: "Your stay is booked" };

/** The words about a trip of which a part is missing. @param paid all that was paid, in words */
export function partlyInWords(orders: readonly Pick<SagaOrder, "part" | "state" | "why">[], paid: string): string {
  const lost = orders.filter(({ state }) => state === "cancelled");
  const standing = orders.filter(stands).map(({ part }) => STANDS[part]);
  const anew = orders.filter((order) => !stands(order)).map(({ part }) => ANEW[part]);
  const rest = standing[0] ?? "Nothing is booked any more";
  if (lost.length === 0)
    return [refusalInWords(orders) ?? "", `${rest}, and you paid ${paid} in all.`, ...anew].join(" ");
  const what = lost.map(({ part }) => LOST_WORDS[part]);
  return [...what, "We'll refund you the way you paid.", `${rest}.`, ...anew].join(" ");
}
