import { formatMoneyExact } from "#app/shared/money";
import type { CheckoutStatus } from "../rules/booking.table";

/** How a place ended that was paid together with others; "waiting" while that is not decided. */
export type PlaceOutcome = "waiting" | "ordering" | "booked" | "partly" | "cancelled" | "going back" | "by hand";

const OUTCOME_OF: Record<CheckoutStatus, PlaceOutcome> = {
  open: "waiting",
  expired: "waiting",
  failed: "waiting",
  ordering: "ordering",
  paid: "booked",
  refunding: "going back",
  refunded: "going back",
  releasing: "going back",
  released: "going back",
  unrefundable: "by hand",
};

/** What became of a place's booking; undefined for one that was never booked. */
type BookingNow = "standing" | "partly" | "cancelled";

/** How a place ended. A booking that was called off is that, also once all of its money went back. */
export function outcomeOf(status: CheckoutStatus, booking: BookingNow | undefined): PlaceOutcome {
  const outcome = OUTCOME_OF[status];
  if (booking === "cancelled" && (outcome === "booked" || outcome === "going back")) return "cancelled";
  return outcome === "booked" && booking === "partly" ? "partly" : outcome;
}

/** One place of a payment for several. Amounts in minor units. */
export interface PaidPlace {
  tripId: string;
  /** "One place" where its trip was deleted since. */
  name: string;
  /** The name that the traveller gave to the longer trip. */
  wholeName?: string;
  dates?: string;
  outcome: PlaceOutcome;
  amountMinor: number;
  refundedMinor: number;
  currency: string;
  /** The six letters of its booking. */
  reference?: string;
  /** Why it was not booked. */
  reason?: string;
}

/** Whether a place stands, or may yet. */
export function isSold({ outcome }: Pick<PaidPlace, "outcome">): boolean {
  return outcome === "booked" || outcome === "partly" || outcome === "ordering";
}

/** How a place ended, in a sentence or two. */
export function outcomeInWords({
  outcome,
  amountMinor,
  refundedMinor,
  currency,
  reference,
  reason,
}: PaidPlace): string {
  const money = (minor: number): string => formatMoneyExact(minor, currency);
  const why = reason === undefined ? "Not booked." : `Not booked. ${reason}`;
  switch (outcome) {
    case "waiting":
      return "We're waiting for your payment to be confirmed.";
    case "ordering":
      return "We're booking it with the airline and the hotel, and will email you as soon as they confirm.";
    case "booked":
      return reference === undefined ? "Booked." : `Booked. Your reference is ${reference}.`;
    case "partly":
      return `Booked in part.${reference === undefined ? "" : ` Your reference is ${reference}.`}`;
    case "cancelled":
      return refundedMinor > 0 ? `Cancelled. ${money(refundedMinor)} was refunded.` : "Cancelled.";
    case "going back":
      return `${why} ${money(amountMinor)} is on its way back to you, the way you paid.`;
    case "by hand":
      return `${why} We're refunding ${money(amountMinor)} by hand; it takes a few days.`;
  }
}
