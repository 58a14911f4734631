import type { Insertable, Selectable } from "kysely";
import { pastMark } from "#app/db/past-mark.server";
import type { Db } from "#app/db/schema";
import type { PageMark } from "#app/shared/lists/pages";
import type { JobApplicationsTable, JobPostingsTable, ResumesTable } from "./careers.table";
import { linesOf } from "./position";
import type { Department, Position } from "./position";

export type PositionRow = Selectable<JobPostingsTable>;
export type ApplicationRow = Selectable<JobApplicationsTable>;
export type ResumeRow = Selectable<ResumesTable>;

/** A row as the position that visitors see. */
function toPosition(row: PositionRow): Position {
  return {
    id: row.id,
    title: row.title,
    department: row.department as Department,
    location: row.location,
    type: row.type,
    level: row.level,
    description: row.description,
    responsibilities: linesOf(row.responsibilities),
    requirements: linesOf(row.requirements),
    niceToHave: linesOf(row.nice_to_have),
    benefits: linesOf(row.benefits),
    isActive: row.status === "published",
    postedDate: row.posted_on ?? row.created_at.slice(0, 10),
  };
}

/** Positions that are open, the newest first. */
export async function selectOpenPositions(db: Db): Promise<Position[]> {
  const rows = await db
    .selectFrom("job_postings")
    .selectAll()
    .where("status", "=", "published")
    .orderBy("posted_on", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toPosition);
}

export async function insertPosition(db: Db, row: Insertable<JobPostingsTable>): Promise<boolean> {
  const made = await db
    .insertInto("job_postings")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function insertResume(db: Db, row: Insertable<ResumesTable>): Promise<void> {
  await db.insertInto("resumes").values(row).execute();
}

/** A file that still waits for its form. */
export function selectWaitingResume(db: Db, id: string, since: string): Promise<ResumeRow | undefined> {
  return db
    .selectFrom("resumes")
    .selectAll()
    .where("id", "=", id)
    .where("application_id", "is", null)
    .where("created_at", ">=", since)
    .executeTakeFirst();
}

/** Ties a waiting file to its application, once. @returns whether it was still waiting */
export async function claimResume(db: Db, id: string, applicationId: string): Promise<boolean> {
  const row = await db
    .updateTable("resumes")
    .set({ application_id: applicationId })
    .where("id", "=", id)
    .where("application_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false for an application that exists already */
export async function insertApplication(db: Db, row: Insertable<JobApplicationsTable>): Promise<boolean> {
  const made = await db
    .insertInto("job_applications")
    .values(row)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** All applications of a person, with the names of the files, oldest first. */
export function selectApplicationsOf(
  db: Db,
  { userId, emailKey }: { userId: string; emailKey?: string },
): Promise<(ApplicationRow & { file_name: string | null })[]> {
  return db
    .selectFrom("job_applications")
    .leftJoin("resumes", "resumes.application_id", "job_applications.id")
    .selectAll("job_applications")
    .select("resumes.file_name")
    .where((eb) =>
      eb.or([eb("user_id", "=", userId), ...(emailKey === undefined ? [] : [eb("email_key", "=", emailKey)])]),
    )
    .orderBy("job_applications.created_at")
    .execute();
}

/** Deletes applications with the rows of their files. */
export async function deleteApplications(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("resumes")
    .where("application_id", "in", [...ids])
    .execute();
  await db
    .deleteFrom("job_applications")
    .where("id", "in", [...ids])
    .execute();
}

/** Deletes the rows of files whose form never came. */
export async function deleteWaitingResumes(db: Db, before: string): Promise<void> {
  await db.deleteFrom("resumes").where("application_id", "is", null).where("created_at", "<", before).execute();
}

/** The ids of known files among these. */
export async function selectKnownResumes(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("resumes")
    .select("id")
    .where("id", "in", [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

/** Applications of a status or of all; waiting ones oldest first, others newest first. */
export function selectApplications(
  db: Db,
  status: ApplicationRow["status"] | "all",
  { after, limit }: { after?: PageMark; limit: number },
): Promise<ApplicationRow[]> {
  const direction = status === "new" ? "asc" : "desc";
  return db
    .selectFrom("job_applications")
    .selectAll()
    .$if(status !== "all", (query) => query.where("status", "=", status as ApplicationRow["status"]))
    .$if(after !== undefined, (query) => query.where(pastMark(["created_at", "id"], after!, direction)))
    .orderBy("created_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .execute();
}

/** How many applications wait, how many of them came before an instant, and when the first of them came. */
export async function selectWaiting(db: Db, late: string): Promise<{ count: number; late: number; since?: string }> {
  const waiting = db.selectFrom("job_applications").where("status", "=", "new");
  const row = await waiting
    .select((eb) => [
      eb.fn.countAll().as("count"),
      eb.fn.countAll().filterWhere("created_at", "<", late).as("late"),
      eb.fn.min("created_at").as("since"),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), late: Number(row.late), ...(row.since !== null && { since: row.since }) };
}

export function selectApplication(db: Db, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom("job_applications").selectAll().where("id", "=", id).executeTakeFirst();
}

export function selectResumeOf(db: Db, applicationId: string): Promise<ResumeRow | undefined> {
  return db.selectFrom("resumes").selectAll().where("application_id", "=", applicationId).executeTakeFirst();
}

export async function updateApplication(
  db: Db,
  id: string,
  values: Partial<Pick<ApplicationRow, "status" | "answered_at" | "closed_at">>,
): Promise<void> {
  await db.updateTable("job_applications").set(values).where("id", "=", id).execute();
}

/** Some of the applications that were closed before an instant. */
export async function selectApplicationsClosedBefore(db: Db, before: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("job_applications")
    .select("id")
    .where("closed_at", "<", before)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Files of applications. */
export async function selectResumeIds(db: Db, applicationIds: readonly string[]): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .selectFrom("resumes")
    .select("id")
    .where("application_id", "in", [...applicationIds])
    .execute();
  return rows.map(({ id }) => id);
}

/** Every position, drafts and closed ones too. */
export function selectAllPositions(db: Db): Promise<PositionRow[]> {
  return db.selectFrom("job_postings").selectAll().orderBy("status").orderBy("title").execute();
}

export function selectPosition(db: Db, id: string): Promise<PositionRow | undefined> {
  return db.selectFrom("job_postings").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function updatePosition(db: Db, id: string, values: Partial<PositionRow>): Promise<void> {
  await db.updateTable("job_postings").set(values).where("id", "=", id).execute();
}
