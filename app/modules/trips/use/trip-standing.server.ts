import { wallClock } from "#app/shared/calendar";
import type { InTime } from "../shown/in-time";
import type { Trip } from "../trip/trip";
import { zonesOf } from "./under-way.server";

/**
 * Where a trip stands at an instant, by the clock of its destination. One that was called off or is still sealed never
 * begins.
 */
export function standingOf(
  trip: Parameters<typeof zonesOf>[0] & Pick<Trip, "status" | "startDate" | "endDate" | "seal">,
  now: Date,
): InTime {
  const today = wallClock(now, zonesOf(trip).there).slice(0, 10);
  if (trip.status === "cancelled" || trip.seal || today < trip.startDate) return "ahead";
  return trip.status === "completed" || today > trip.endDate ? "over" : "under-way";
}
