import { MIN_PRICE_CONFIDENCE, PRICE_LOCK_MINUTES } from "#app/config/product";
import { sellsSealedTrips, sellsTrips } from "#app/config/what-is-real";
import type { WhatIsReal } from "#app/config/what-is-real";
import type { ProviderName, SourcePrice } from "#app/modules/inventory/offers/offer";
import { hasChosen, isBookable, priceOf } from "#app/modules/trips/trip/trip";
import type { Trip, TripStatus } from "#app/modules/trips/trip/trip";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";
import type { PriceAlert } from "#app/modules/trips/shown/trip.dto";
import { buysNothingHere } from "#app/modules/trips/trip/trip-parts";

/** Texts that the documents fix (CHECKLIST BOOK-01 to BOOK-33). */
export const BOOKING_TEXT = {
  tripIdMissing: "Trip ID is required for booking",
  alreadyBooked: "This trip has already been booked or completed",
  pricesFluctuating: "Prices are currently fluctuating. Please lock prices before booking.",
  lockNeeded: "Prices must be locked before booking",
  checkoutFailed: "Failed to create checkout session",
  statusFailed: "Failed to check booking status",
  informationMissing: "Missing booking information",
  booked: "Trip booked successfully!",
  notPaid: "Payment was not completed. Please try booking again.",
  confirmationFailed: "Failed to load booking confirmation",
  confirmFailed: "Failed to confirm booking",
  notForSale:
    "There's nothing to pay here. Book your flights and your stay wherever you like, and save them to this trip.",
  notChosen: "Choose your flights or a place to stay first. You only pay for what you've chosen.",
  unconfirmed: "We couldn't confirm your booking. Please check your payment status or contact support.",
} as const;

/** Where a booking stands, as pages and callers are told (CHECKLIST BOOK-06). */
export type BookingStatus = "idle" | "creating_session" | "redirecting" | "processing" | "confirmed" | "failed";

const STATUS_OF_TRIP: Partial<Record<TripStatus, BookingStatus>> = {
  booked: "confirmed",
  completed: "confirmed",
  cancelled: "failed",
  planning: "creating_session",
};

/** The booking status that a trip's status stands for (CHECKLIST BOOK-10). */
export function bookingStatusOf(status: TripStatus): BookingStatus {
  return STATUS_OF_TRIP[status] ?? "idle";
}

export interface PriceLock {
  id: string;
  tripId: string;
  itemKey: string;
  amountMinor: number;
  currency: string;
  /** UTC ISO instant. */
  lockedUntil: string;
  /** The fee for holding it for days, and up to what rise it holds; undefined for a free lock. */
  paid?: { feeMinor: number; capMinor: number };
  /** The order by which the airline keeps the seats. */
  order?: { provider: ProviderName; ref: string; price: SourcePrice };
}

/**
 * Names what is offered for a price: offers, dates and people. Two trips with the same key sell
 * the same thing, even if its price moved in between.
 */
export function itemKeyOf(trip: Trip): string {
  // The contents of the envelope never change before it is open.
  if (trip.seal) return `sealed ${trip.id}`;
  const offers = [trip.flight?.offer.id ?? "no flight", trip.hotel?.offer.id ?? "no hotel"];
  return [
    ...offers,
    trip.destination.slug ?? trip.destination.name,
    trip.origin.code,
    trip.startDate,
    trip.endDate,
    `${trip.adults}+${trip.children}`,
  ].join(" | ");
}

/** Providers take no payment below this; minor units. */
const LEAST_CHARGE_MINOR = 1_00;

/** Whether the lock still holds and was made for what the trip is now. */
export function isCovered(trip: Trip, lock: PriceLock | undefined, now: Date): lock is PriceLock {
  return (
    lock !== undefined &&
    lock.itemKey === itemKeyOf(trip) &&
    lock.currency === trip.currency &&
    new Date(lock.lockedUntil) > now
  );
}

/** A moved price under a lock: never more than the price held, but for a rise beyond the cap. */
function underLock(totalMinor: number, { amountMinor, paid }: PriceLock): number {
  const held = paid ? Math.max(amountMinor, totalMinor - paid.capMinor) : amountMinor;
  return Math.min(totalMinor, held);
}

/**
 * The price of the trip for the whole party, in minor units: the sum of the chosen parts, or the price under a lock
 * that covers it. 0 while nothing is chosen.
 */
export function amountDue(trip: Trip, lock: PriceLock | undefined, now: Date): number {
  const { totalMinor } = priceOf(trip);
  return isCovered(trip, lock, now) ? underLock(totalMinor, lock) : totalMinor;
}

/**
 * The part of the amount due that the fee of a paid hold has paid already, minor units; a trip is never booked for
 * nothing.
 */
export function creditOf(trip: Trip, lock: PriceLock | undefined, now: Date): number {
  if (!isCovered(trip, lock, now) || !lock.paid) return 0;
  return Math.max(0, Math.min(lock.paid.feeMinor, amountDue(trip, lock, now) - LEAST_CHARGE_MINOR));
}

/**
 * Whether this trip is sold here, once something of it is chosen: never where nothing is sold or all of it was booked
 * elsewhere, and never for real money with simulated offers.
 */
export function isForSale(
  trip: Pick<Trip, "startDate" | "endDate" | "flight" | "hotel" | "elsewhere" | "seal">,
  real: WhatIsReal,
): boolean {
  if (!sellsTrips(real) || buysNothingHere(trip)) return false;
  if (trip.seal) return sellsSealedTrips(real) && (real.payments !== "live" || !trip.seal.isSandbox);
  const offers = [trip.flight?.offer, trip.hotel?.offer].filter((offer) => offer !== undefined);
  return real.payments !== "live" || offers.every((offer) => !offer.isSandbox);
}

/** The obstacles that keep a trip from checkout. */
export type Obstacle = "closed" | "not_for_sale" | "not_chosen" | "needs_lock";

/** Why a trip cannot go to checkout now, or undefined when it can (CHECKLIST BOOK-02 to BOOK-05). */
export function findObstacle(
  trip: Trip,
  lock: PriceLock | undefined,
  now: Date,
  real: WhatIsReal,
): Obstacle | undefined {
  if (!isBookable(trip)) return "closed";
  if (!isForSale(trip, real)) return "not_for_sale";
  if (!hasChosen(trip)) return "not_chosen";
  if (trip.priceConfidence < MIN_PRICE_CONFIDENCE && !isCovered(trip, lock, now)) return "needs_lock";
  return undefined;
}

/** What a traveller should know about the price of a trip before booking it (CHECKLIST ENT-18, TRIP-28). */
export function priceAlertsOf(trip: Trip, lock: PriceLock | undefined, now: Date, real: WhatIsReal): PriceAlert[] {
  if (findObstacle(trip, lock, now, real) !== "needs_lock") return [];
  const message = `This price may change. Booking holds it for ${PRICE_LOCK_MINUTES} minutes while you pay, free.`;
  return [{ id: `${trip.id}:price-changing`, severity: "urgent", message }];
}

const WHOLE_SCOPE = "journey:";

/** The scope of a checkout that pays for places of a longer trip together. */
export function scopeOfWhole(journeyId: string): string {
  return `${WHOLE_SCOPE}${journeyId}`;
}

/** The longer trip that a checkout of this scope pays for. */
export function journeyOfScope(scope: string): string {
  return scope.slice(WHOLE_SCOPE.length);
}

/** The page of that longer trip. */
export function wholePathOf(scope: string): string {
  return journeyPath(journeyOfScope(scope));
}

/** Letters that are not taken for one another when read aloud or copied by hand. */
const REFERENCE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Six letters from six random bytes; the last few of 256 values are skewed by less than half a percent. */
export function toReference(bytes: Uint8Array): string {
  return Array.from(bytes.slice(0, 6), (byte) => REFERENCE_LETTERS[byte % REFERENCE_LETTERS.length]).join("");
}

/** A paid trip, as its owner is told of it. Amount in minor units, instants UTC ISO. */
export interface BookingRecord {
  id: string;
  /** "ordering" until the airline and the hotel have said yes; "partly" where one of them said no. */
  state: "ordering" | "confirmed" | "partly";
  tripId: string;
  reference: string;
  amountMinor: number;
  /** The part of the amount that the fee of a hold had paid before. */
  creditMinor: number;
  currency: string;
  priceLockedUntil?: string;
  bookedAt: string;
}
