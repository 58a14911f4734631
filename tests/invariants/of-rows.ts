import { sql } from "kysely";
import { JOB_KINDS } from "#app/boot/job-lanes";
import { isPostgres } from "#app/db/lock.server";
import type { Db } from "#app/db/schema";
import { ITINERARY } from "#app/modules/trips/trip/stored-trip";
import type { Rule } from "./rule";
import { groupedBy } from "./rule";

/** A claim ends after a minute, counted on the clock of the process that made it. */
const LONGEST_CLAIM_MS = 60_000;

/** References that the database itself holds, and those that outlive what they name. */
async function findOrphans(db: Db): Promise<string[]> {
  const broken: string[] = [];
  // PostgreSQL refuses such a row by itself, whatever ends a process.
  if (!isPostgres(db)) {
    const { rows } = await sql<{ table: string; rowid: number; parent: string }>`pragma foreign_key_check`.execute(db);
    broken.push(...rows.map(({ table, rowid, parent }) => `${table} ${rowid} names no row of ${parent}`));
    const { rows: found } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    broken.push(...found.map((row) => row.integrity_check).filter((text) => text !== "ok"));
  }
  const missing = async (rows: Promise<{ id: string }[]>, what: string): Promise<void> => {
    for (const { id } of await rows) broken.push(`${id} names no ${what}`);
  };
  const checkouts = db.selectFrom("checkouts").select("checkouts.id");
  const entries = db.selectFrom("ledger_entries").select("ledger_entries.id");
  await missing(db.selectFrom("bookings").select("id").where("checkout_id", "not in", checkouts).execute(), "checkout");
  await missing(db.selectFrom("checkouts").select("id").where("part_of", "not in", checkouts).execute(), "whole");
  await missing(
    db.selectFrom("price_locks").select("id").where("checkout_id", "not in", checkouts).execute(),
    "payment",
  );
  await missing(db.selectFrom("ledger_entries").select("id").where("of_entry", "not in", entries).execute(), "charge");
  await missing(
    db
      .selectFrom("planner_sessions")
      .select("holder as id")
      .where("trip_id", "not in", db.selectFrom("trips").select("trips.id"))
      .execute(),
    "trip that is planned",
  );
  return broken;
}

async function findBrokenWork(db: Db, { now, isSettled }: Parameters<Rule["find"]>[1]): Promise<string[]> {
  const broken: string[] = [];
  const at = now.toISOString();
  const kinds = new Set<string>(JOB_KINDS);
  for (const job of await db.selectFrom("jobs").selectAll().execute()) {
    const is = (what: string): void => void broken.push(`job ${job.key} (${job.kind}) ${what}`);
    if (!kinds.has(job.kind)) is("is of no kind that has a lane");
    if (job.done_at !== null && job.given_up_at !== null) is("is both done and given up");
    if (job.done_at !== null && job.claimed_until !== null) is("is done and still claimed");
    if (job.attempts < 0) is("was begun less than never");
    if (job.claimed_until !== null && Date.parse(job.claimed_until) > now.getTime() + LONGEST_CLAIM_MS)
      is("is claimed for longer than a claim lasts");
    if (isSettled && job.done_at === null) is(`is left undone: ${job.last_error ?? "nobody has tried it"}`);
    if (isSettled && job.claimed_until !== null && job.claimed_until > at) is("is claimed by nobody");
  }
  return broken;
}

async function findBrokenTrips(db: Db): Promise<string[]> {
  const broken: string[] = [];
  const commands = groupedBy(
    await db.selectFrom("trip_commands").select(["trip_id", "revision", "key"]).orderBy("revision").execute(),
    ({ trip_id }) => trip_id,
  );
  for (const trip of await db.selectFrom("trips").selectAll().execute()) {
    const is = (what: string): void => void broken.push(`trip ${trip.id} ${what}`);
    const own = commands.get(trip.id) ?? [];
    // The first revision is the trip as it was begun; each command adds one.
    const revisions = own.map(({ revision }) => revision);
    if (new Set(own.map(({ key }) => key)).size !== own.length) is("was changed twice by one command");
    if (revisions.some((revision, index) => index > 0 && revision !== revisions[index - 1]! + 1))
      is("has a gap among its revisions");
    if (own.length > 0 && revisions.at(-1) !== trip.revision)
      is(`is at revision ${trip.revision}, its last command at ${String(revisions.at(-1))}`);
    if (trip.start_date > trip.end_date) is("ends before it begins");
    if (trip.owner_id !== null && trip.visitor_id !== null) is("belongs to an account and to a visitor");
    if (trip.itinerary === null) continue;
    const days = ITINERARY.read(trip.itinerary, trip.id).days.map(({ date }) => date);
    if (days.some((date) => date < trip.start_date || date > trip.end_date)) is("has a day outside its dates");
    if (days.some((date, index) => index > 0 && date <= days[index - 1]!)) is("has its days in no order");
  }
  return broken;
}

async function findBrokenParties(db: Db): Promise<string[]> {
  const broken: string[] = [];
  const people = await db.selectFrom("trip_companions").select(["trip_id", "role"]).execute();
  for (const [trip, party] of groupedBy(people, ({ trip_id }) => trip_id)) {
    const owners = party.filter(({ role }) => role === "owner").length;
    if (owners !== 1) broken.push(`the party of trip ${trip} has ${owners} owners`);
  }
  const seats = await db.selectFrom("trip_travellers").select(["trip_id", "seat"]).execute();
  for (const [seat, rows] of groupedBy(seats, (row) => `${row.seat} of trip ${row.trip_id}`))
    if (rows.length !== 1) broken.push(`${seat} is taken ${rows.length} times`);
  return broken;
}

async function findBrokenCounts(db: Db): Promise<string[]> {
  const limits = await db.selectFrom("rate_limits").select(["key", "points"]).where("points", "<", 0).execute();
  return limits.map(({ key, points }) => `the limit ${key} has counted ${points}`);
}

export const OF_ROWS: readonly Rule[] = [
  { holds: "every row names rows that exist", find: findOrphans },
  { holds: "every job is in one state, in a lane, and in no dead hands", find: findBrokenWork },
  { holds: "every trip has its revisions without a gap, and its days within its dates", find: findBrokenTrips },
  { holds: "every party has one owner, and every seat one traveller", find: findBrokenParties },
  { holds: "no limit has counted less than nothing", find: findBrokenCounts },
];
