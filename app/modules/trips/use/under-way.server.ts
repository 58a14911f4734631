import { db } from "#app/db/client.server";
import { othersFirst } from "#app/shared/queues/many-rows";
import { airportsOfDeparture, findAirport } from "#app/modules/catalogue/places/airports.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { addDays } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { Ctx } from "#app/shared/context";
import type { InvitedTrip } from "../shown/invited-trips";
import { listTripsUnderWay } from "../party/party.server";
import { dateWhereLeaving, daysUntil } from "../trip/departure-day";
import type { Leaving } from "../trip/departure-day";
import type { TripZones } from "../trip/flight-now";
import { selectIdsLeaving, selectWithoutDays } from "../store/party.repo.server";
import { nameOfTrip } from "../trip/trip";
import type { Trip, TripWithoutDays } from "../trip/trip";
import { tripNow } from "../shown/trip-now";
import type { TripNow } from "../shown/trip-now";
import { legsOf } from "../trip/trip-parts";

/** A trip that the traveller is on, and its next stop today. */
export interface TripUnderWay {
  id: string;
  name: string;
  /** Its plan of today. */
  path: string;
  now: Extract<TripNow, { kind: "today" | "fly" }>;
}

/**
 * The zones by whose clocks a trip goes: its days by that of the destination, its flights by those of their airports,
 * and what comes before it by that of where it sets out from: home, or the place before it on a longer trip.
 */
export function zonesOf(trip: Pick<Trip, "origin" | "destination" | "flight" | "elsewhere" | "between">): TripZones {
  const { slug } = trip.destination;
  const { outbound, inbound } = legsOf(trip);
  const zoneOf = (iata: string | undefined) => iata && findAirport(iata)?.timeZone;
  const home = () => zoneOf(airportsOfDeparture(trip.origin.code)[0] ?? trip.origin.code);
  const before = trip.between?.out && findDestination(trip.between.out.place.slug);
  return {
    there: (slug && findDestination(slug)?.timeZone) || "UTC",
    leaving: outbound ? zoneOf(outbound.from) : (before?.timeZone ?? home()),
    home: zoneOf(inbound?.from),
  };
}

/** The date at an instant where the traveller of a trip leaves from: the day on which it was booked, or today. */
export function dateBefore(trip: Leaving & Parameters<typeof zonesOf>[0], instant: Date): LocalDate {
  return dateWhereLeaving(trip, instant, zonesOf(trip).leaving);
}

/** Whole days until a trip leaves, by the clock of where it leaves from; negative after that day. */
export function daysLeft(trip: Leaving & Parameters<typeof zonesOf>[0], now: Date): number {
  return daysUntil(trip, now, zonesOf(trip).leaving);
}

/**
 * The trips that an account is on, own ones and those it comes along on.
 * @param invited where a companion finds the days of a trip: by the invitation
 */
export async function listUnderWay(
  ctx: Ctx,
  userId: string,
  invited: readonly Pick<InvitedTrip, "tripId" | "path">[],
): Promise<TripUnderWay[]> {
  const trips = await listTripsUnderWay(ctx, userId);
  return trips.flatMap(({ trip, isOwner }) => {
    const now = tripNow(trip, ctx.now, zonesOf(trip), false);
    if (now.kind !== "today" && now.kind !== "fly") return [];
    const page = isOwner ? `/trip/${trip.id}` : invited.find(({ tripId }) => tripId === trip.id)?.path;
    const day = now.dayNumber;
    return page === undefined
      ? []
      : [
          {
            id: trip.id,
            name: nameOfTrip(trip),
            path: day === undefined ? page : `${page}?day=${day}#day-${day}`,
            now,
          },
        ];
  });
}

/** So many are read and parsed in some ten milliseconds. */
const BATCH = 50;

/**
 * All accounts' trips that begin between two days and are neither cancelled nor over, without their days: for work that
 * no traveller asks for, which lets others in between two batches.
 */
export async function* tripsLeaving(
  since: LocalDate,
  until: LocalDate,
  batch = BATCH,
): AsyncGenerator<TripWithoutDays> {
  const seen = new Set<string>();
  for (let day = since; day <= until; day = addDays(day, 1)) {
    const ids = (await selectIdsLeaving(db(), day)).filter((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    for (let from = 0; from < ids.length; from += batch) {
      yield* await selectWithoutDays(db(), ids.slice(from, from + batch));
      await othersFirst();
    }
  }
}
