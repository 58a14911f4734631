import { byWhole, journeyPath } from "#app/modules/trips/shown/longer-trip";
import type { TripWithoutDays } from "#app/modules/trips/trip/trip";
import { addDays } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { OFFLINE_TILES } from "./offline-list";
import type { OfflineTrip } from "./offline-list";

/** Trips that begin within this many days are kept on the device, even if they were never opened. */
const AHEAD_DAYS = 60;
/** The most trips on a device: it has little room, and the nearest trips are needed first. */
const MOST_TRIPS = 8;

type Kept = Pick<
  TripWithoutDays,
  "id" | "journeyId" | "name" | "destination" | "status" | "startDate" | "endDate" | "revision"
>;

/**
 * The pages and papers of a trip on the device. A draft has no days yet, and only its page is kept. The whole of a
 * longer trip comes with each of its places, for it and its papers change with each.
 */
function addressesOf({ id, journeyId, status }: Kept): string[] {
  const page = `/trips/${id}`;
  const whole = journeyId === undefined ? [] : [journeyPath(journeyId)];
  if (status === "draft") return [page, ...whole];
  return [
    page,
    ...whole.flatMap((path) => [path, `${path}/money`]),
    `${page}/take-along`,
    `${page}/money`,
    `${page}/map`,
    `/itinerary/${id}`,
    `/itinerary/${id}/edit`,
    `${page}/calendar.ics`,
    `/api/v1/trips/${id}/pdf`,
    ...whole.flatMap((path) => [`${path}/calendar.ics`, `${path}/trip.pdf`]),
    `${page}${OFFLINE_TILES}`,
  ];
}

/**
 * The trips that a device keeps: those that are running and those of the next sixty days, the nearest first. A longer
 * trip that begins by then is kept to its end.
 * @param today the day on the server in UTC; a day more on both sides covers every zone
 */
export function tripsToKeep(trips: readonly Kept[], today: LocalDate): OfflineTrip[] {
  return byWhole(trips.filter((trip) => trip.status !== "cancelled"))
    .filter(([first]) => first!.startDate <= addDays(today, AHEAD_DAYS + 1))
    .flat()
    .filter((trip) => trip.endDate >= addDays(today, -1))
    .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.id.localeCompare(b.id))
    .slice(0, MOST_TRIPS)
    .map((trip) => ({
      id: trip.id,
      name: trip.name || trip.destination.name,
      startDate: trip.startDate,
      endDate: trip.endDate,
      revision: trip.revision,
      addresses: addressesOf(trip),
    }));
}
