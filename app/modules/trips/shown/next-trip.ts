import { daysBetween } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { isBookable, isClosed } from "../trip/trip";
import type { TripWithoutDays } from "../trip/trip";
import { partsOf } from "../trip/trip-parts";
import { inOrderOfNeed, toTripCard } from "./dashboard";
import type { TripCard } from "./dashboard";

/** Days before the departure from which papers and bags are what to think of. */
const PACKING_DAYS = 14;

/** The trip that comes next, and the one thing to do for it. */
export interface NextTrip extends TripCard {
  /** "In 23 days" */
  countdown: string;
  todo: { words: string; to: string };
}

/** "Today", "Tomorrow", "In 23 days", "In 8 weeks" */
export function countdownOf(days: number): string {
  if (days <= 0) return "Today";
  if (days === 1) return "Tomorrow";
  return days < 60 ? `In ${days} days` : `In ${Math.round(days / 7)} weeks`;
}

function todoOf(trip: TripWithoutDays, days: number, sellsOffers: boolean): NextTrip["todo"] {
  const page = `/trips/${trip.id}`;
  if (trip.seal) return { words: "Look at the envelope", to: `${page}/sealed` };
  if (isBookable(trip)) {
    const { flights, stay } = partsOf(trip);
    if (sellsOffers && flights === "open") return { words: "Choose flights", to: page };
    if (sellsOffers && stay === "open") return { words: "Choose a place to stay", to: page };
    return { words: sellsOffers ? "Review and book" : "Read your days", to: page };
  }
  return days <= PACKING_DAYS
    ? { words: "Papers and packing list", to: `${page}/take-along` }
    : { words: "Read your days", to: page };
}

/**
 * The trip that begins next; undefined where none lies ahead.
 * @param today local date of its traveller
 * @param sellsOffers whether flights and stays are chosen here
 */
export function nextTripOf(
  trips: readonly TripWithoutDays[],
  today: LocalDate,
  sellsOffers: boolean,
): NextTrip | undefined {
  const ahead = trips.filter((trip) => !isClosed(trip) && trip.startDate >= today);
  const trip = inOrderOfNeed(ahead, today)[0];
  if (!trip) return undefined;
  const days = daysBetween(today, trip.startDate);
  return { ...toTripCard(trip), countdown: countdownOf(days), todo: todoOf(trip, days, sellsOffers) };
}
