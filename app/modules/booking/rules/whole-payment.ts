import type { WhatIsReal } from "#app/config/what-is-real";
import { isBookable, isPaid } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isForSale } from "./booking";

/** A place of a longer trip in the payment for all of them: to be paid, or why it is left out. */
export type PlaceStanding = "to pay" | "paid" | "over" | "not sold";

/** How a place stands in the payment for all of them. */
export function placeStanding(trip: Trip, real: WhatIsReal): PlaceStanding {
  if (isPaid(trip)) return "paid";
  if (!isBookable(trip)) return "over";
  return isForSale(trip, real) ? "to pay" : "not sold";
}

/** The words for a place that is left out of the payment for all of them. */
export const LEFT_OUT: Record<Exclude<PlaceStanding, "to pay">, string> = {
  paid: "already booked",
  over: "not part of this trip any more",
  "not sold": "nothing to pay here",
};

/** From so many places on they are paid together; a single one is paid by its own checkout. */
export const FEWEST_TOGETHER = 2;

/** Said where fewer places than that are left to pay. */
export const TOO_FEW = "Fewer than two places are left to pay for. Book the last one on its own page";
