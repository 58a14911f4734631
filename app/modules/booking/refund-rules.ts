import { PRICE_PROTECTION_DAYS } from "#app/config/product";
import type { Fare } from "#app/modules/inventory/flight";
import type { Trip } from "#app/modules/trips/trip";

const FARE_RULES: Record<Fare, string> = {
  basic: "Flights: a basic ticket, which can't be changed or refunded once it is booked.",
  standard: "Flights: can be changed if you pay the difference in fare; not refunded.",
  flexible: "Flights: refunded if you cancel before departure.",
};

/** What of a trip comes back if its traveller cancels, and until when: a sentence for each part that is paid here. */
export function refundRules({ flight, hotel }: Pick<Trip, "flight" | "hotel">): string[] {
  return [
    ...(flight ? [FARE_RULES[flight.offer.fare]] : []),
    ...(hotel ? [`Stay: ${hotel.offer.cancellation.text.replace(/\.?$/, ".")}`] : []),
  ];
}

/** What price protection means, for a traveller whose plan has it. */
export function protectionTerm(): string {
  return `Price: your plan protects it. For ${PRICE_PROTECTION_DAYS} days we look every day, and if it falls, the difference goes back the way you paid.`;
}
