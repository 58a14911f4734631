import type { TripStatus } from "../trip/trip";

export interface TripCounts {
  total: number;
  upcoming: number;
  past: number;
  byStatus: Record<TripStatus, number>;
}

/** How many trips of one status there are, and how many of them begin after today or ended before it. */
export interface StatusCount {
  status: TripStatus;
  trips: number;
  beginLater: number;
  endedBefore: number;
}

/** The counts of an account's trips by status and by time, by the rules of the dashboard's tabs. */
export function toTripCounts(rows: readonly StatusCount[]): TripCounts {
  const counts: TripCounts = {
    total: 0,
    upcoming: 0,
    past: 0,
    byStatus: { draft: 0, planning: 0, booked: 0, completed: 0, cancelled: 0 },
  };
  for (const { status, trips, beginLater, endedBefore } of rows) {
    counts.total += trips;
    counts.byStatus[status] += trips;
    if (status !== "cancelled") counts.upcoming += beginLater;
    counts.past += status === "completed" ? trips : endedBefore;
  }
  return counts;
}
