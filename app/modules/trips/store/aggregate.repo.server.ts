import type { Selectable, Updateable } from "kysely";
import type { Db } from "#app/db/schema";
import { replacePeople, selectPeople } from "./companions.repo.server";
import {
  BETWEEN,
  CHILD_AGES,
  COMMAND_CHANGED,
  ELSEWHERE,
  FLIGHT,
  FLIGHT_HOME,
  HOTEL,
  ITINERARY,
  ORDERS,
  PREFERENCES,
  SPENDING,
  TICKED,
} from "../trip/stored-trip";
import type { Trip } from "../trip/trip";
import type { TripAggregate, TripDoor } from "../trip/trip-aggregate";
import { throughDoor, toWholeTrip } from "./trips.repo.server";
import type { TripCommandsTable, TripsTable } from "../trip/trips.table";

/** A trip with its people, if the door opens it; of a sealed one all, since a change is made to what is there. */
export async function selectAggregate(db: Db, tripId: string, door: TripDoor): Promise<TripAggregate | undefined> {
  const row = await db
    .selectFrom("trips")
    .selectAll()
    .where("id", "=", tripId)
    .where(throughDoor(door))
    .executeTakeFirst();
  return row && { trip: toWholeTrip(row), people: await selectPeople(db, tripId) };
}

function toColumns(before: Trip, next: Trip): Updateable<TripsTable> {
  return {
    revision: next.revision,
    name: next.name,
    destination_slug: next.destination.slug ?? null,
    destination_name: next.destination.name,
    origin: next.origin.code,
    origin_label: next.origin.label,
    start_date: next.startDate,
    end_date: next.endDate,
    adults: next.adults,
    children: next.children,
    child_ages: next.childAges ? CHILD_AGES.write(next.childAges) : null,
    budget_minor: next.budgetMinor,
    status: next.status,
    planner_step: next.plannerStep,
    price_confidence: next.priceConfidence,
    shared_at: next.sharedAt ?? null,
    shares_prices: next.sharesPrices ? 1 : 0,
    booked_at: next.bookedAt ?? null,
    sealed_until: next.seal?.opensAt ?? null,
    notes: next.notes ?? null,
    updated_at: next.updatedAt,
    journey_id: next.journeyId ?? null,
    journey_name: next.journeyName ?? null,
    // A trip is an account's or a visitor's, never both.
    ...(next.ownerId !== before.ownerId && { owner_id: next.ownerId ?? null, visitor_id: null }),
    // The long texts only where they differ.
    ...(next.preferences !== before.preferences && { preferences: PREFERENCES.write(next.preferences) }),
    ...(next.flight !== before.flight && { flight: next.flight ? FLIGHT.write(next.flight) : null }),
    ...(next.flightHome !== before.flightHome && {
      flight_home: next.flightHome ? FLIGHT_HOME.write(next.flightHome) : null,
    }),
    ...(next.spending !== before.spending && {
      spending: next.spending
        ? SPENDING.write(structuredClone(next.spending) as Parameters<typeof SPENDING.write>[0])
        : null,
    }),
    ...(next.ticked !== before.ticked && { ticked: next.ticked ? TICKED.write([...next.ticked]) : null }),
    ...(next.hotel !== before.hotel && { hotel: next.hotel ? HOTEL.write(next.hotel) : null }),
    ...(next.elsewhere !== before.elsewhere && {
      elsewhere: next.elsewhere ? ELSEWHERE.write(next.elsewhere) : null,
    }),
    ...(next.between !== before.between && { between_places: next.between ? BETWEEN.write(next.between) : null }),
    ...(next.orders !== before.orders && {
      orders: next.orders ? ORDERS.write(next.orders) : null,
    }),
    ...(next.itinerary !== before.itinerary && {
      itinerary: next.itinerary ? ITINERARY.write(next.itinerary) : null,
    }),
  };
}

/**
 * Puts the next revision in the place of the one that was read, if that one still stands: compare and set. The trip's
 * row is written first and so held until the end of the caller's transaction; its people follow.
 * @returns whether it still stood; when not, nothing is written
 */
export async function replaceAggregate(
  trx: Db,
  door: TripDoor,
  before: TripAggregate,
  next: TripAggregate,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("trips")
    .set(toColumns(before.trip, next.trip))
    .where("id", "=", before.trip.id)
    .where("revision", "=", before.trip.revision)
    .where(throughDoor(door))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await replacePeople(trx, before.trip.id, before.people, next.people);
  return true;
}

/** The command that a key was used for before. */
export function selectCommand(
  db: Db,
  tripId: string,
  key: string,
): Promise<Pick<Selectable<TripCommandsTable>, "revision" | "fingerprint"> | undefined> {
  return db
    .selectFrom("trip_commands")
    .select(["revision", "fingerprint"])
    .where("trip_id", "=", tripId)
    .where("key", "=", key)
    .executeTakeFirst();
}

/** Notes a command in the transaction that applies it. */
export async function insertCommand(
  trx: Db,
  command: Omit<Selectable<TripCommandsTable>, "changed"> & { changed: string[] },
): Promise<void> {
  await trx
    .insertInto("trip_commands")
    .values({ ...command, changed: COMMAND_CHANGED.write(command.changed) })
    .execute();
}

/**
 * The parts that commands have changed between two revisions.
 * @param except the device whose own commands do not count
 * @returns undefined when the log does not tell: the older revision is not one of this trip's, or is from before the
 * log
 */
export async function selectChangedSince(
  db: Db,
  tripId: string,
  older: number,
  newer: number,
  except?: string,
): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom("trip_commands")
    .select(["revision", "changed", "device"])
    .where("trip_id", "=", tripId)
    .where("revision", ">", older)
    .where("revision", "<=", newer)
    .execute();
  if (older > newer || rows.length !== newer - older) return undefined;
  const others = rows.filter(({ device }) => except === undefined || device !== except);
  return [
    ...new Set(others.flatMap(({ revision, changed }) => COMMAND_CHANGED.read(changed, `${tripId}, ${revision}`))),
  ];
}
