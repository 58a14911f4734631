import { isUnder } from "./dashboard";
import type { Trip, TripStatus } from "./trip";

export interface TripCounts {
  total: number;
  upcoming: number;
  past: number;
  byStatus: Record<TripStatus, number>;
}

/** Counts trips by status and by time. @param today a local date, YYYY-MM-DD */
export function countTrips(
  trips: readonly Pick<Trip, "startDate" | "endDate" | "status">[],
  today: string,
): TripCounts {
  const byStatus: Record<TripStatus, number> = { draft: 0, planning: 0, booked: 0, completed: 0, cancelled: 0 };
  for (const trip of trips) byStatus[trip.status]++;
  const under = (filter: "upcoming" | "past"): number => trips.filter((trip) => isUnder(filter, trip, today)).length;
  return { total: trips.length, upcoming: under("upcoming"), past: under("past"), byStatus };
}
