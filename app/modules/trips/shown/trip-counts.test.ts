import { expect, it } from "vitest";
import { isUnder } from "./dashboard";
import { TRIP_STATUSES } from "../trip/trip";
import type { StatusCount } from "./trip-counts";
import { toTripCounts } from "./trip-counts";

const TODAY = "2026-12-10";

it("counts by status and by time as the dashboard's tabs do", () => {
  const dates = [
    ["2027-01-02", "2027-01-09"],
    ["2026-01-02", "2026-01-09"],
    ["2026-12-01", "2026-12-20"],
    [TODAY, TODAY],
  ] as const;
  const trips = TRIP_STATUSES.flatMap((status, index) =>
    dates.slice(0, 1 + (index % 4)).map(([startDate, endDate]) => ({ status, startDate, endDate })),
  );
  const rows = TRIP_STATUSES.map((status): StatusCount => {
    const own = trips.filter((trip) => trip.status === status);
    return {
      status,
      trips: own.length,
      beginLater: own.filter(({ startDate }) => startDate > TODAY).length,
      endedBefore: own.filter(({ endDate }) => endDate < TODAY).length,
    };
  });
  const counts = toTripCounts(rows);
  expect(counts.total).toBe(trips.length);
  expect(counts.upcoming).toBe(trips.filter((trip) => isUnder("upcoming", trip, TODAY)).length);
  expect(counts.past).toBe(trips.filter((trip) => isUnder("past", trip, TODAY)).length);
  expect(counts.byStatus.draft).toBe(trips.filter((trip) => isUnder("draft", trip, TODAY)).length);
});

it("counts nothing of an account without trips", () => {
  expect(toTripCounts([])).toEqual({
    total: 0,
    upcoming: 0,
    past: 0,
    byStatus: { draft: 0, planning: 0, booked: 0, completed: 0, cancelled: 0 },
  });
});
