import { expect, it } from "vitest";
import { countTrips } from "./trip-counts";

it("counts by status and by time", () => {
  const trips = [
    { startDate: "2027-01-02", endDate: "2027-01-09", status: "booked" as const },
    { startDate: "2027-01-02", endDate: "2027-01-09", status: "cancelled" as const },
    { startDate: "2026-01-02", endDate: "2026-01-09", status: "completed" as const },
    { startDate: "2026-12-01", endDate: "2026-12-20", status: "draft" as const },
  ];
  expect(countTrips(trips, "2026-12-10")).toEqual({
    total: 4,
    upcoming: 1,
    past: 1,
    byStatus: { draft: 1, planning: 0, booked: 1, completed: 1, cancelled: 1 },
  });
  expect(countTrips([], "2026-12-10").total).toBe(0);
});
