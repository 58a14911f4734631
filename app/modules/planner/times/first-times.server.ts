import { hashToken } from "#app/db/ids.server";
import type { Appointment } from "#app/modules/itinerary/day/own-place";
import type { TripPreferences } from "#app/modules/trips/trip/trip";

/** The appointments with which a trip begins, under names that a form sent twice gives them again. */
export function firstTimes(
  appointments: readonly Omit<Appointment, "id">[],
  formKey: string,
): Pick<TripPreferences, "ownPlaces"> {
  if (appointments.length === 0) return {};
  const idOf = (index: number): string => `own-${hashToken(`appointment ${formKey} ${index}`).slice(0, 32)}`;
  return { ownPlaces: appointments.map((one, index) => ({ ...one, id: idOf(index) })) };
}
