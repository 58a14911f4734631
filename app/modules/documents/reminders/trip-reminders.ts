import { isPaid } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isBeingOrdered } from "#app/modules/trips/trip/trip-orders";
import { isSettledElsewhere } from "#app/modules/trips/trip/trip-parts";

const HOUR_MS = 3_600_000;

/** The reminders of a trip, and the hours before the departure from which and until which each is sent. */
const REMINDERS = {
  week: { from: 7 * 24, until: 6 * 24 },
  day: { from: 24, until: 3 },
} as const satisfies Record<string, { from: number; until: number }>;

export type Reminder = keyof typeof REMINDERS;

/**
 * Whether a trip is one to remind of: whole, booked here or brought along from elsewhere, and neither cancelled, over
 * nor still being ordered.
 */
export function isReminded(
  trip: Pick<Trip, "status" | "startDate" | "endDate" | "flight" | "hotel" | "elsewhere" | "orders">,
): boolean {
  if (trip.status === "cancelled" || trip.status === "completed" || isBeingOrdered(trip)) return false;
  return isPaid(trip) || isSettledElsewhere(trip);
}

/**
 * The places of a longer trip that begin with one of them, in order: it and those after it. None where the whole has
 * begun, or was reminded of, with an earlier place. A trip of one place begins itself.
 * @param places in order
 */
export function placesBegunBy({ id }: Pick<Trip, "id">, places: readonly Trip[]): Trip[] {
  const at = places.findIndex((place) => place.id === id);
  const isOnTheWay = places.slice(0, at).some((place) => isPaid(place) || isReminded(place));
  return isOnTheWay ? [] : places.slice(at);
}

/**
 * The reminder that is due. A trip that was booked later than that gets none for the time before: nothing is said of
 * "7 days" three days before, nor minutes after the booking.
 * @param knownSince when the trip was booked, or brought along from elsewhere
 */
export function dueReminder(departsAt: Date, now: Date, knownSince: Date): Reminder | undefined {
  const hoursBefore = (instant: Date): number => (departsAt.getTime() - instant.getTime()) / HOUR_MS;
  const hours = hoursBefore(now);
  return (["week", "day"] as const).find(
    (id) => hours <= REMINDERS[id].from && hours > REMINDERS[id].until && hoursBefore(knownSince) > REMINDERS[id].from,
  );
}
