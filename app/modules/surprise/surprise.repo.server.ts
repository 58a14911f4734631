import type { Insertable, Selectable } from "kysely";
import type { Db } from "#app/db/schema";
import type { Candidate } from "./candidate";
import { RUN_CANDIDATES, RUN_REQUEST, RUN_SEEN } from "./stored-run";
import type { SurpriseRequest } from "./surprise";
import type { SurpriseRunsTable } from "./surprise.table";

/** A draw as it was kept. */
export interface SurpriseRun {
  id: string;
  rootId: string;
  parentId: string | null;
  generation: number;
  request: SurpriseRequest;
  candidates: Candidate[];
  seen: string[];
  isAgain: boolean;
  chosenId: string | null;
  tripId: string | null;
  /** The random name behind its public address; null while it is not shared. */
  sharedAs: string | null;
  /** SHA-256 of that address's key. */
  shareHash: string | null;
  createdAt: string;
}

function toRun(row: Selectable<SurpriseRunsTable>): SurpriseRun {
  return {
    id: row.id,
    rootId: row.root_id,
    parentId: row.parent_id,
    generation: row.generation,
    request: RUN_REQUEST.read(row.request, row.id),
    candidates: RUN_CANDIDATES.read(row.candidates, row.id),
    seen: RUN_SEEN.read(row.seen, row.id),
    isAgain: row.is_again === 1,
    chosenId: row.chosen_id,
    tripId: row.trip_id,
    sharedAs: row.shared_as,
    shareHash: row.share_hash,
    createdAt: row.created_at,
  };
}

/** A run of this user. */
export async function selectRun(db: Db, id: string, userId: string): Promise<SurpriseRun | undefined> {
  const row = await db
    .selectFrom("surprise_runs")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && toRun(row);
}

/** The last draw of a request. */
export async function selectLatestOf(db: Db, rootId: string, userId: string): Promise<SurpriseRun | undefined> {
  const row = await db
    .selectFrom("surprise_runs")
    .selectAll()
    .where("root_id", "=", rootId)
    .where("user_id", "=", userId)
    .orderBy("generation", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && toRun(row);
}

/**
 * The run that exactly this request drew before, the seed included: the same form sent twice draws once.
 * @param parentId the run that is drawn again; null for a first draw
 */
export async function selectSameRun(
  db: Db,
  userId: string,
  request: SurpriseRequest,
  parentId: string | null,
): Promise<SurpriseRun | undefined> {
  const row = await db
    .selectFrom("surprise_runs")
    .selectAll()
    .where("user_id", "=", userId)
    .where("request", "=", RUN_REQUEST.write(request))
    .where("parent_id", parentId === null ? "is" : "=", parentId)
    .limit(1)
    .executeTakeFirst();
  return row && toRun(row);
}

export async function insertRun(
  db: Db,
  userId: string,
  run: Pick<
    SurpriseRun,
    "id" | "rootId" | "parentId" | "generation" | "request" | "candidates" | "seen" | "isAgain" | "createdAt"
  >,
): Promise<void> {
  const row: Insertable<SurpriseRunsTable> = {
    id: run.id,
    user_id: userId,
    root_id: run.rootId,
    parent_id: run.parentId,
    generation: run.generation,
    request: RUN_REQUEST.write(run.request),
    candidates: RUN_CANDIDATES.write(run.candidates),
    seen: RUN_SEEN.write(run.seen),
    is_again: Number(run.isAgain),
    chosen_id: null,
    trip_id: null,
    shared_as: null,
    share_hash: null,
    created_at: run.createdAt,
  };
  await db.insertInto("surprise_runs").values(row).execute();
}

/** Stores which candidate of a run became which trip. */
export async function noteChoice(
  db: Db,
  id: string,
  userId: string,
  choice: { candidateId: string; tripId: string },
): Promise<void> {
  await db
    .updateTable("surprise_runs")
    .set({ chosen_id: choice.candidateId, trip_id: choice.tripId })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

/** Gives a run a public address, or takes it away. A run that has one keeps it. */
export async function noteSharing(
  db: Db,
  id: string,
  userId: string,
  shared: { as: string; hash: string } | null,
): Promise<void> {
  await db
    .updateTable("surprise_runs")
    .set({ shared_as: shared?.as ?? null, share_hash: shared?.hash ?? null })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("shared_as", shared ? "is" : "is not", null)
    .execute();
}

/** The run behind a public address. */
export async function selectSharedRun(db: Db, hash: string): Promise<SurpriseRun | undefined> {
  const row = await db.selectFrom("surprise_runs").selectAll().where("share_hash", "=", hash).executeTakeFirst();
  return row && toRun(row);
}

/** The runs of a user, newest first, and how many there are in all; empty for a page behind the last. */
export async function selectRuns(
  db: Db,
  userId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ runs: SurpriseRun[]; total: number | undefined }> {
  const rows = await db
    .selectFrom("surprise_runs")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("surprise_runs as every")
        .select((all) => all.fn.countAll<number | string>().as("count"))
        .where("every.user_id", "=", userId)
        .as("total"),
    )
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const [first] = rows;
  return { runs: rows.map(toRun), total: first && Number(first.total) };
}

export async function countRuns(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("surprise_runs")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
