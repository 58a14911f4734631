import type { ExpressionBuilder, ExpressionWrapper, Insertable, Selectable, SqlBool } from "kysely";
import { deleteOlder } from "#app/db/delete-old.server";
import type { Database, Db } from "#app/db/schema";
import type { DisruptionAlert, Prediction } from "./disruption";
import type { Subscription } from "./disruption.dto";
import { EVENT, EVENTS } from "./disruption.schema";
import type {
  DisruptionAlertsTable,
  DisruptionPredictionsTable,
  DisruptionSubscriptionsTable,
} from "./disruption.table";

type Watched = "disruption_subscriptions" | "disruption_predictions" | "disruption_alerts";

/** The rows of trips that an account owns or has joined. */
function ofParty<T extends Watched>(userId: string) {
  return (eb: ExpressionBuilder<Database, T>): ExpressionWrapper<Database, T, SqlBool> => {
    const outer = eb as unknown as ExpressionBuilder<Database, Watched>;
    const own = outer
      .selectFrom("trips")
      .select("trips.id")
      // Asked of the one trip of each row; a list of all the account's trips would be made by reading everybody's.
      .whereRef("trips.id", "=", "trip_id")
      .where((trip) =>
        trip.or([
          trip("trips.owner_id", "=", userId),
          trip.exists(
            trip
              .selectFrom("trip_companions")
              .select("trip_companions.id")
              .whereRef("trip_companions.trip_id", "=", "trips.id")
              .where("trip_companions.user_id", "=", userId)
              .where("trip_companions.status", "=", "joined"),
          ),
        ]),
      );
    return outer.exists(own) as unknown as ExpressionWrapper<Database, T, SqlBool>;
  };
}

function toAlert(row: Selectable<DisruptionAlertsTable>): DisruptionAlert {
  return { id: row.id, event: EVENT.read(row.event, row.id), timestamp: row.at };
}

function toPrediction(row: Selectable<DisruptionPredictionsTable>): Prediction {
  return {
    overallRisk: row.overall_risk,
    riskScore: row.risk_score,
    events: EVENTS.read(row.events, row.trip_id),
    lastUpdated: row.last_updated,
    nextCheckAt: row.next_check_at,
    isSample: row.is_sample === 1,
  };
}

function toSubscription(row: Selectable<DisruptionSubscriptionsTable>): Subscription {
  return { id: row.id, status: row.status, subscribedAt: row.subscribed_at, expiresAt: row.expires_at };
}

/** The prediction of a trip, for one of its party. */
export async function selectPrediction(db: Db, tripId: string, userId: string): Promise<Prediction | undefined> {
  const row = await db
    .selectFrom("disruption_predictions")
    .selectAll()
    .where("trip_id", "=", tripId)
    .where(ofParty(userId))
    .executeTakeFirst();
  return row && toPrediction(row);
}

/** The prediction of a trip, for the work that looks after all trips. */
export async function selectPredictionOfTrip(db: Db, tripId: string): Promise<Prediction | undefined> {
  const row = await db
    .selectFrom("disruption_predictions")
    .selectAll()
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  return row && toPrediction(row);
}

export async function upsertPrediction(db: Db, tripId: string, prediction: Prediction): Promise<void> {
  const row = {
    overall_risk: prediction.overallRisk,
    risk_score: prediction.riskScore,
    events: EVENTS.write(prediction.events),
    is_sample: prediction.isSample ? 1 : 0,
    last_updated: prediction.lastUpdated,
    next_check_at: prediction.nextCheckAt,
  };
  await db
    .insertInto("disruption_predictions")
    .values({ trip_id: tripId, ...row })
    .onConflict((conflict) => conflict.column("trip_id").doUpdateSet(row))
    .execute();
}

/** Alerts of a trip since an instant, for one of its party, the oldest first. */
export async function selectAlerts(db: Db, tripId: string, userId: string, since: string): Promise<DisruptionAlert[]> {
  const rows = await db
    .selectFrom("disruption_alerts")
    .selectAll()
    .where("trip_id", "=", tripId)
    .where("at", ">=", since)
    .where(ofParty(userId))
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(toAlert);
}

/** All alerts of a trip, for the work that looks after all trips. */
export async function selectAlertsOfTrip(db: Db, tripId: string): Promise<DisruptionAlert[]> {
  const rows = await db.selectFrom("disruption_alerts").selectAll().where("trip_id", "=", tripId).execute();
  return rows.map(toAlert);
}

/** @param notice the key under which the event is told @returns false when it was told before */
export async function insertAlert(
  db: Db,
  tripId: string,
  notice: string,
  { id, event, timestamp }: DisruptionAlert,
  isSample: boolean,
): Promise<boolean> {
  const row = await db
    .insertInto("disruption_alerts")
    .values({
      id,
      trip_id: tripId,
      event_id: notice,
      event: EVENT.write(event),
      is_sample: isSample ? 1 : 0,
      at: timestamp,
    })
    .onConflict((conflict) => conflict.columns(["trip_id", "event_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAlerts(db: Db, tripId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom("disruption_alerts")
      .where("trip_id", "=", tripId)
      .where("id", "in", [...ids])
      .execute();
}

/** An alert of a trip, and whether it is made up. */
export async function selectAlert(
  db: Db,
  tripId: string,
  id: string,
): Promise<(DisruptionAlert & { isSample: boolean }) | undefined> {
  const row = await db
    .selectFrom("disruption_alerts")
    .selectAll()
    .where("trip_id", "=", tripId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { ...toAlert(row), isSample: row.is_sample === 1 };
}

/** An account's own subscription to a trip of its party. */
export async function selectSubscription(db: Db, tripId: string, userId: string): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom("disruption_subscriptions")
    .selectAll()
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .where(ofParty(userId))
    .executeTakeFirst();
  return row && toSubscription(row);
}

/** The number of other trips that an account watches at an instant. */
export async function countActive(db: Db, userId: string, exceptTripId: string, at: string): Promise<number> {
  const row = await db
    .selectFrom("disruption_subscriptions")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .where("trip_id", "!=", exceptTripId)
    .where("status", "=", "ACTIVE")
    .where("expires_at", ">", at)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Begins a subscription, or resumes one. @returns its new state */
export async function upsertSubscription(db: Db, row: Insertable<DisruptionSubscriptionsTable>): Promise<Subscription> {
  const { status, expires_at } = row;
  const kept = await db
    .insertInto("disruption_subscriptions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["trip_id", "user_id"]).doUpdateSet({ status, expires_at }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSubscription(kept);
}

/** @returns whether there was a subscription to pause */
export async function pauseSubscription(db: Db, tripId: string, userId: string): Promise<boolean> {
  const row = await db
    .updateTable("disruption_subscriptions")
    .set({ status: "PAUSED" })
    .where("trip_id", "=", tripId)
    .where("user_id", "=", userId)
    .where("status", "=", "ACTIVE")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The accounts that are told of a trip at an instant: its watchers that are still of its party. */
export async function selectWatchers(db: Db, tripId: string, at: string): Promise<string[]> {
  const rows = await db
    .selectFrom("disruption_subscriptions as s")
    .innerJoin("trips", "trips.id", "s.trip_id")
    .select("s.user_id")
    .where("s.trip_id", "=", tripId)
    .where("s.status", "=", "ACTIVE")
    .where("s.expires_at", ">", at)
    .where((eb) =>
      eb.or([
        eb("trips.owner_id", "=", eb.ref("s.user_id")),
        eb.exists(
          eb
            .selectFrom("trip_companions")
            .select("trip_companions.id")
            .whereRef("trip_companions.trip_id", "=", "s.trip_id")
            .whereRef("trip_companions.user_id", "=", "s.user_id")
            .where("trip_companions.status", "=", "joined"),
        ),
      ]),
    )
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** All subscriptions of an account, and the alerts of its trips, for its export. */
export async function selectOwn(
  db: Db,
  userId: string,
): Promise<{ subscriptions: (Subscription & { tripId: string })[]; alerts: (DisruptionAlert & { tripId: string })[] }> {
  const subscriptions = await db
    .selectFrom("disruption_subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("subscribed_at")
    .execute();
  const alerts = await db
    .selectFrom("disruption_alerts")
    .innerJoin("trips", "trips.id", "disruption_alerts.trip_id")
    .selectAll("disruption_alerts")
    .where("trips.owner_id", "=", userId)
    .orderBy("at")
    .execute();
  return {
    subscriptions: subscriptions.map((row) => ({ ...toSubscription(row), tripId: row.trip_id })),
    alerts: alerts.map((row) => ({ ...toAlert(row), tripId: row.trip_id })),
  };
}

/** Marks the subscriptions that are over. */
export async function expireSubscriptions(db: Db, at: string): Promise<void> {
  await db
    .updateTable("disruption_subscriptions")
    .set({ status: "EXPIRED" })
    .where("expires_at", "<=", at)
    .where("status", "!=", "EXPIRED")
    .execute();
}

/** Deletes alerts and predictions from before an instant. */
export async function deleteBefore(db: Db, before: string): Promise<void> {
  await deleteOlder(db, "disruption_alerts", "at", before);
  await deleteOlder(db, "disruption_predictions", "last_updated", before);
}
