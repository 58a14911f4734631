import type { ExpressionBuilder, ExpressionWrapper, Insertable, Selectable, SqlBool } from "kysely";
import type { Database, Db } from "#app/db/schema";
import {
  BETWEEN,
  CHILD_AGES,
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
import { faceOf, sealOf } from "../trip/seal";
import type { Trip, TripHolder, TripWithoutDays } from "../trip/trip";
import type { TripDoor } from "../trip/trip-aggregate";
import type { StatusCount } from "../shown/trip-counts";
import type { TripsTable } from "../trip/trips.table";

/** An empty text never equals a stored holder, so a holder without ids sees nothing. */
const NOBODY = "";

/** The rows of trips that an account has said yes to. */
export function asCompanion(userId: string) {
  return (eb: ExpressionBuilder<Database, "trips">): ExpressionWrapper<Database, "trips", SqlBool> =>
    eb.and([
      eb("trips.owner_id", "is not", null),
      // By the ids of their trips, and not trip by trip: it is asked of all trips there are.
      eb(
        "trips.id",
        "in",
        eb
          .selectFrom("trip_companions")
          .select("trip_companions.trip_id")
          .where("trip_companions.user_id", "=", userId)
          .where("trip_companions.status", "=", "joined"),
      ),
    ]);
}

/** The rows that a door opens: those of a holder, or the one trip of an invitation. */
export function throughDoor(door: TripDoor) {
  if ("companion" in door) return asCompanion(door.companion);
  return (eb: ExpressionBuilder<Database, "trips">): ExpressionWrapper<Database, "trips", SqlBool> =>
    "invitation" in door
      ? eb.and([
          eb("trips.owner_id", "is not", null),
          eb.exists(
            eb
              .selectFrom("trip_companions")
              .select("trip_companions.id")
              .whereRef("trip_companions.trip_id", "=", "trips.id")
              .where("trip_companions.token_hash", "=", door.invitation),
          ),
        ])
      : eb.or([
          eb("trips.owner_id", "=", door.userId ?? NOBODY),
          eb.and([eb("trips.owner_id", "is", null), eb("trips.visitor_id", "=", door.visitorId ?? NOBODY)]),
        ]);
}

function toWholeWithoutDays(row: Omit<Selectable<TripsTable>, "itinerary" | "spending">): TripWithoutDays {
  const trip: TripWithoutDays = {
    id: row.id,
    revision: row.revision,
    ownerId: row.owner_id ?? undefined,
    name: row.name,
    destination: { slug: row.destination_slug ?? undefined, name: row.destination_name },
    origin: { code: row.origin, label: row.origin_label },
    startDate: row.start_date,
    endDate: row.end_date,
    adults: row.adults,
    children: row.children,
    ...(row.child_ages && { childAges: CHILD_AGES.read(row.child_ages, row.id) }),
    budgetMinor: row.budget_minor,
    currency: row.currency,
    status: row.status,
    plannerStep: row.planner_step,
    preferences: PREFERENCES.read(row.preferences, row.id),
    flight: row.flight ? FLIGHT.read(row.flight, row.id) : undefined,
    hotel: row.hotel ? HOTEL.read(row.hotel, row.id) : undefined,
    elsewhere: row.elsewhere ? ELSEWHERE.read(row.elsewhere, row.id) : undefined,
    ...(row.orders && { orders: ORDERS.read(row.orders, row.id) }),
    ticked: row.ticked ? TICKED.read(row.ticked, row.id) : undefined,
    notes: row.notes ?? undefined,
    priceConfidence: row.price_confidence,
    sharedAt: row.shared_at ?? undefined,
    ...(row.shares_prices === 1 && { sharesPrices: true }),
    bookedAt: row.booked_at ?? undefined,
    ...(row.journey_id !== null && { journeyId: row.journey_id }),
    ...(row.journey_name !== null && { journeyName: row.journey_name }),
    ...(row.flight_home !== null && { flightHome: FLIGHT_HOME.read(row.flight_home, row.id) }),
    ...(row.between_places !== null && { between: BETWEEN.read(row.between_places, row.id) }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
  return row.sealed_until === null ? trip : { ...trip, seal: sealOf(trip, row.sealed_until) };
}

/** A row with what its seal hides: for the rules of a change, and for work behind the seal. @throws UnreadableValue */
export function toWholeTrip(row: Selectable<TripsTable>): Trip {
  return {
    ...toWholeWithoutDays(row),
    itinerary: row.itinerary ? ITINERARY.read(row.itinerary, row.id) : undefined,
    spending: row.spending ? SPENDING.read(row.spending, row.id) : undefined,
  };
}

/** A row without its secrets: of a sealed trip the face alone. @throws UnreadableValue */
export function toTrip(row: Selectable<TripsTable>): Trip {
  return faceOf(toWholeTrip(row));
}

/** The same of a row without the days. @throws UnreadableValue */
export function toTripWithoutDays(row: Parameters<typeof toWholeWithoutDays>[0]): TripWithoutDays {
  return faceOf(toWholeWithoutDays(row));
}

/** Every column but the days, which are most of a trip's bytes. */
export const LISTED = [
  "id",
  "owner_id",
  "visitor_id",
  "form_key",
  "name",
  "destination_slug",
  "destination_name",
  "origin",
  "origin_label",
  "start_date",
  "end_date",
  "adults",
  "children",
  "child_ages",
  "budget_minor",
  "currency",
  "status",
  "planner_step",
  "preferences",
  "flight",
  "hotel",
  "elsewhere",
  "orders",
  "ticked",
  "notes",
  "price_confidence",
  "revision",
  "shared_at",
  "shares_prices",
  "booked_at",
  "sealed_until",
  "journey_id",
  "journey_name",
  "between_places",
  "flight_home",
  "created_at",
  "updated_at",
] as const satisfies readonly (keyof TripsTable)[];

/** Inserts a trip; the same form key a second time returns the trip made the first time, if the holder is the same. */
export async function insertTrip(db: Db, row: Insertable<TripsTable>): Promise<Trip | undefined> {
  await db
    .insertInto("trips")
    .values(row)
    .onConflict((conflict) => conflict.column("form_key").doNothing())
    .execute();
  const found = await db.selectFrom("trips").selectAll().where("form_key", "=", row.form_key).executeTakeFirst();
  if (!found || found.owner_id !== (row.owner_id ?? null) || found.visitor_id !== (row.visitor_id ?? null))
    return undefined;
  return toTrip(found);
}

/** One trip of this holder. */
export async function selectTrip(db: Db, id: string, holder: TripHolder): Promise<Trip | undefined> {
  const row = await db
    .selectFrom("trips")
    .selectAll()
    .where("id", "=", id)
    .where(throughDoor(holder))
    .executeTakeFirst();
  return row && toTrip(row);
}

/** One trip of this holder with what its seal hides. */
export async function selectWholeTrip(db: Db, id: string, userId: string): Promise<Trip | undefined> {
  const row = await db
    .selectFrom("trips")
    .selectAll()
    .where("id", "=", id)
    .where("owner_id", "=", userId)
    .executeTakeFirst();
  return row && toWholeTrip(row);
}

/** A trip that its owner has shared, for every reader with the link. */
export async function selectSharedTrip(db: Db, id: string): Promise<Trip | undefined> {
  const row = await db
    .selectFrom("trips")
    .selectAll()
    .where("id", "=", id)
    .where("shared_at", "is not", null)
    .executeTakeFirst();
  return row && toTrip(row);
}

/** A trip whose holder the caller does not have to be: only for those who hold an invitation to it. */
export async function selectTripById(db: Db, id: string): Promise<Trip | undefined> {
  const row = await db
    .selectFrom("trips")
    .selectAll()
    .where("id", "=", id)
    .where("owner_id", "is not", null)
    .executeTakeFirst();
  return row && toTrip(row);
}

/** The trips of an account for a list, newest change first. */
export async function selectTripsWithoutDays(db: Db, userId: string, limit: number): Promise<TripWithoutDays[]> {
  const rows = await db
    .selectFrom("trips")
    .select(LISTED)
    .where("owner_id", "=", userId)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toTripWithoutDays);
}

/** The trips of an account, newest change first. */
export async function selectTrips(db: Db, userId: string, limit: number, offset = 0): Promise<Trip[]> {
  const rows = await db
    .selectFrom("trips")
    .selectAll()
    .where("owner_id", "=", userId)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toTrip);
}

/** How many trips of each status an account has, and how many of them lie ahead of a local date or behind it. */
export async function countByStatus(db: Db, userId: string, today: string): Promise<StatusCount[]> {
  const rows = await db
    .selectFrom("trips")
    .select((eb) => {
      const countWhere = (column: "start_date" | "end_date", is: ">" | "<") =>
        eb.fn.sum<number | string>(eb.case().when(column, is, today).then(1).else(0).end());
      return [
        "status",
        eb.fn.countAll<number | string>().as("trips"),
        countWhere("start_date", ">").as("begin_later"),
        countWhere("end_date", "<").as("ended_before"),
      ];
    })
    .where("owner_id", "=", userId)
    .groupBy("status")
    .execute();
  return rows.map((row) => ({
    status: row.status,
    trips: Number(row.trips),
    beginLater: Number(row.begin_later),
    endedBefore: Number(row.ended_before),
  }));
}

/** How many trips an account has. */
export async function countTripsOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("trips")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("owner_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes a trip of this account that was never paid for. @returns whether there was one */
export async function deleteTrip(db: Db, id: string, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom("trips")
    .where("id", "=", id)
    .where("owner_id", "=", userId)
    .where("status", "in", ["draft", "planning", "cancelled"])
    // The refund of a paid trip that was called off depends on it.
    .where("booked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The drafts that a visitor holds. */
export async function selectVisitorTripIds(db: Db, visitorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("trips")
    .select("id")
    .where("visitor_id", "=", visitorId)
    .where("owner_id", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The trip that a holder has open in the planner. */
export async function selectPlannerTripId(db: Db, holder: string): Promise<string | undefined> {
  const row = await db.selectFrom("planner_sessions").select("trip_id").where("holder", "=", holder).executeTakeFirst();
  return row?.trip_id;
}

/** Opens a trip in the planner of a holder. */
export async function upsertPlannerTrip(db: Db, holder: string, tripId: string, at: string): Promise<void> {
  await db
    .insertInto("planner_sessions")
    .values({ holder, trip_id: tripId, updated_at: at })
    .onConflict((conflict) => conflict.column("holder").doUpdateSet({ trip_id: tripId, updated_at: at }))
    .execute();
}

/** Closes the planner of a holder. */
export async function deletePlannerSession(db: Db, holder: string): Promise<void> {
  await db.deleteFrom("planner_sessions").where("holder", "=", holder).execute();
}

/** Keeps a trip as it is until the end of the transaction. */
export async function holdTripRow(db: Db, id: string): Promise<void> {
  await db
    .updateTable("trips")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", id)
    .execute();
}
