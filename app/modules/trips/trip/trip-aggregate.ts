import type { Companion } from "./companion";
import type { Trip, TripHolder } from "./trip";

/** One of the people of a trip with what only the trip itself may know. */
export interface Person extends Omit<Companion, "hasAccount"> {
  /** The account that answered, which alone may answer again. */
  userId?: string;
  createdAt: string;
}

/** A trip and its people: what one revision counts, and what one command changes whole or not at all. */
export interface TripAggregate {
  readonly trip: Trip;
  readonly people: readonly Person[];
}

/**
 * By what right a trip is changed: it is the holder's own, its invitation is in the caller's hands, or the account said
 * yes to it.
 */
export type TripDoor = TripHolder | { invitation: string } | { companion: string };

/** The parts of a trip that commands rest on and change; what each consists of. */
const PARTS = {
  basics: ({ trip }) => [
    ...[trip.destination, trip.origin, trip.startDate, trip.endDate],
    ...[trip.adults, trip.children, trip.childAges],
  ],
  details: ({ trip }) => [trip.name, trip.budgetMinor, trip.journeyName],
  wishes: ({ trip }) => trip.preferences,
  flight: ({ trip }) => [trip.flight?.offer.id, trip.flight?.home, trip.flightHome, trip.elsewhere?.flights],
  hotel: ({ trip }) => [trip.hotel?.offer.id, trip.elsewhere?.stay],
  between: ({ trip }) => [trip.journeyId, trip.between],
  prices: ({ trip }) => [trip.flight, trip.hotel, trip.priceConfidence],
  step: ({ trip }) => trip.plannerStep,
  days: ({ trip }) => trip.itinerary,
  spending: ({ trip }) => trip.spending,
  notes: ({ trip }) => trip.notes,
  ticks: ({ trip }) => trip.ticked,
  sharing: ({ trip }) => [trip.sharedAt, trip.sharesPrices],
  status: ({ trip }) => [trip.status, trip.bookedAt],
  orders: ({ trip }) => trip.orders,
  seal: ({ trip }) => trip.seal?.opensAt,
  owner: ({ trip }) => trip.ownerId,
  people: ({ people }) => people,
} as const satisfies Record<string, (aggregate: TripAggregate) => unknown>;

export type TripPart = keyof typeof PARTS;
const TRIP_PARTS = Object.keys(PARTS) as TripPart[];

/** Whether two parts of a trip are stored alike. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Which parts differ between two states of a trip. */
export function changedParts(before: TripAggregate, after: TripAggregate): TripPart[] {
  return TRIP_PARTS.filter((part) => !isSame(PARTS[part](before), PARTS[part](after)));
}
