import { daysBetween } from "#app/shared/calendar";
import { estimateOf, isClosed, nameOfTrip, travellersOf } from "../trip/trip";
import type { Trip, TripStatus, TripWithoutDays } from "../trip/trip";
import { isBeingOrdered, isSure } from "../trip/trip-orders";

export const TRIP_FILTERS = ["all", "upcoming", "past", "draft"] as const;
export type TripFilter = (typeof TRIP_FILTERS)[number];

/** Which tab a trip stands under (CHECKLIST TRIP-05 to TRIP-07). Today is a local date. */
export function isUnder(
  filter: TripFilter,
  trip: Pick<Trip, "startDate" | "endDate" | "status">,
  today: string,
): boolean {
  switch (filter) {
    case "all":
      return true;
    case "upcoming":
      return trip.startDate > today && trip.status !== "cancelled";
    case "past":
      return trip.endDate < today || trip.status === "completed";
    case "draft":
      return trip.status === "draft";
  }
}

/**
 * The trip that is under way, then what lies ahead by its date, then the rest, the latest first.
 * @param todayOf local date of a trip's traveller
 */
export function inOrderOfNeed<T extends Pick<Trip, "startDate" | "endDate" | "status">>(
  trips: readonly T[],
  todayOf: (trip: T) => string,
): T[] {
  const rank = (trip: T): number => {
    const today = todayOf(trip);
    if (isClosed(trip) || trip.endDate < today) return 2;
    return trip.startDate <= today ? 0 : 1;
  };
  return trips.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (rank(a) === 2 ? b.endDate.localeCompare(a.endDate) : a.startDate.localeCompare(b.startDate)),
  );
}

/** Days from the first to the last, rounded up (CHECKLIST TRIP-31). */
export function totalDays(trip: Pick<Trip, "startDate" | "endDate">): number {
  return Math.max(1, daysBetween(trip.startDate, trip.endDate));
}

export const STATUS_LABELS: Record<TripStatus, string> = {
  draft: "Draft",
  planning: "Planning",
  booked: "Booked",
  completed: "Completed",
  cancelled: "Cancelled",
};

/** The status of a trip in a word or three, and the look of its badge: nothing is called booked that is not. */
export function statusBadge(trip: Pick<Trip, "status" | "orders">): { label: string; look: TripStatus } {
  if (isBeingOrdered(trip)) return { label: "Being booked", look: "planning" };
  const isPartly = trip.status === "booked" && trip.orders?.state === "partly";
  return { label: isPartly ? "Booked in part" : STATUS_LABELS[trip.status], look: trip.status };
}

export interface TripCard {
  id: string;
  name: string;
  destination: string;
  slug?: string;
  badge: ReturnType<typeof statusBadge>;
  startDate: string;
  endDate: string;
  travellers: number;
  /** Per traveller, in minor units. */
  budgetMinor: number;
  currency: string;
  updatedAt: string;
  /** Whether it is worth a document: its days and bookings stand, and nothing of it is sealed. */
  hasDocument: boolean;
}

/** A trip as the dashboard shows it; an unnamed one is called by its destination (CHECKLIST TRIP-13). */
export function toTripCard(trip: TripWithoutDays): TripCard {
  return {
    id: trip.id,
    name: nameOfTrip(trip),
    destination: trip.destination.name,
    slug: trip.destination.slug,
    badge: statusBadge(trip),
    startDate: trip.startDate,
    endDate: trip.endDate,
    travellers: travellersOf(trip),
    budgetMinor: estimateOf(trip).perTravellerMinor,
    currency: trip.currency,
    updatedAt: trip.updatedAt,
    hasDocument: isSure(trip) && !trip.seal,
  };
}
