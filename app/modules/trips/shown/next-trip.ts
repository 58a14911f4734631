import { isBookable, isClosed } from "../trip/trip";
import type { TripWithoutDays } from "../trip/trip";
import { partsOf } from "../trip/trip-parts";
import { byWhole } from "./longer-trip";
import { entryOf, toEntryCard } from "./whole-card";
import type { EntryCard } from "./whole-card";

/** Days before the departure from which papers and bags are what to think of. */
const PACKING_DAYS = 14;

/** The trip that comes next, a longer one as a whole, and the one thing to do for it. */
export interface NextTrip extends EntryCard {
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
    ? { words: "Take it along", to: `${page}/take-along` }
    : { words: "Read your days", to: page };
}

/**
 * The trip that leaves next; undefined where none lies ahead.
 * @param daysLeft whole days until a trip leaves; negative after it
 * @param sellsOffers whether flights and stays are chosen here
 */
export function nextTripOf(
  trips: readonly TripWithoutDays[],
  daysLeft: (trip: TripWithoutDays) => number,
  sellsOffers: boolean,
): NextTrip | undefined {
  const ahead = trips.flatMap((trip) => {
    const days = isClosed(trip) ? -1 : daysLeft(trip);
    return days < 0 ? [] : [{ trip, days }];
  });
  const [next] = ahead.toSorted((a, b) => a.days - b.days);
  if (!next) return undefined;
  const { trip, days } = next;
  const places = byWhole(trips).find((all) => all.some(({ id }) => id === trip.id)) ?? [trip];
  const card = { ...toEntryCard(entryOf(places)), countdown: countdownOf(days) };
  const todo = todoOf(trip, days, sellsOffers);
  if (places.length === 1) return { ...card, todo };
  return {
    ...card,
    id: trip.id,
    slug: trip.destination.slug,
    // Before it begins, the whole comes next; on the way, one of its places.
    destination: trip.id === places[0]?.id ? card.destination : `Next: ${trip.destination.name}`,
    // The page of the whole shows the next thing to choose and pay.
    todo: isBookable(trip) ? { ...todo, to: card.path } : todo,
  };
}
