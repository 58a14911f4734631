import type { Insertable, Selectable } from "kysely";
import { listOf, rowsIn } from "#app/db/together.server";
import type { Db } from "#app/db/schema";
import type {
  DestinationMarksTable,
  QuizSessionsTable,
  SentFormsTable,
  TravelPreferencesTable,
  TravelProfilesTable,
} from "./profile.table";

/** The run of the quiz that has not become a Travel DNA yet. */
export function selectOpenQuiz(db: Db, userId: string): Promise<Selectable<QuizSessionsTable> | undefined> {
  return db
    .selectFrom("quiz_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("finalized_at", "is", null)
    .executeTakeFirst();
}

/** One run of this user, finished or not. */
export function selectQuiz(db: Db, userId: string, id: string): Promise<Selectable<QuizSessionsTable> | undefined> {
  return db
    .selectFrom("quiz_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Every run of this user, oldest first. */
export function selectQuizzes(db: Db, userId: string): Promise<Selectable<QuizSessionsTable>[]> {
  return db
    .selectFrom("quiz_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("started_at")
    .orderBy("id")
    .execute();
}

/** Begins a run; where one is open already, that one stays. */
export async function insertQuiz(db: Db, row: Insertable<QuizSessionsTable>): Promise<void> {
  await db
    .insertInto("quiz_sessions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Stores the answers of the open run as the caller read them. @returns whether the run was unchanged since it was read
 */
export async function updateAnswers(
  db: Db,
  quiz: Selectable<QuizSessionsTable>,
  answers: string,
  at: string,
  completedAt: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("quiz_sessions")
    .set({ answers, updated_at: at, completed_at: completedAt })
    .where("id", "=", quiz.id)
    .where("user_id", "=", quiz.user_id)
    .where("finalized_at", "is", null)
    .where("answers", "=", quiz.answers)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Closes a run. @returns the answers it was closed with; undefined when another request has closed it */
export async function finalizeQuizRow(db: Db, id: string, at: string): Promise<string | undefined> {
  const row = await db
    .updateTable("quiz_sessions")
    .set({ finalized_at: at })
    .where("id", "=", id)
    .where("finalized_at", "is", null)
    .returning("answers")
    .executeTakeFirst();
  return row?.answers;
}

export function selectProfile(db: Db, userId: string): Promise<Selectable<TravelProfilesTable> | undefined> {
  return db.selectFrom("travel_profiles").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Replaces the Travel DNA of an account. */
export async function upsertProfile(db: Db, row: Insertable<TravelProfilesTable>): Promise<void> {
  await db
    .insertInto("travel_profiles")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ answers: row.answers, dna: row.dna, updated_at: row.updated_at }),
    )
    .execute();
}

export function selectPreferences(db: Db, userId: string): Promise<Selectable<TravelPreferencesTable> | undefined> {
  return db.selectFrom("travel_preferences").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** The stored profile of an account; missing parts are undefined. */
export interface ToldRow {
  userId: string;
  preferences: Selectable<TravelPreferencesTable> | undefined;
  profile: Selectable<TravelProfilesTable> | undefined;
  /** The open run of the quiz. */
  quiz: Pick<Selectable<QuizSessionsTable>, "id" | "answers" | "completed_at"> | undefined;
}

function toldBy(db: Db, userIds: readonly string[]) {
  return (
    db
      .selectFrom("users")
      .leftJoin("travel_preferences", "travel_preferences.user_id", "users.id")
      .leftJoin("travel_profiles", "travel_profiles.user_id", "users.id")
      // An index allows one open run.
      .leftJoin("quiz_sessions", (join) =>
        join.onRef("quiz_sessions.user_id", "=", "users.id").on("quiz_sessions.finalized_at", "is", null),
      )
      .selectAll("travel_preferences")
      .select([
        "users.id as told_by",
        "travel_preferences.user_id as preferences_of",
        "travel_profiles.user_id as profile_of",
        "travel_profiles.answers",
        "travel_profiles.dna",
        "travel_profiles.created_at",
        "travel_profiles.updated_at as profile_updated_at",
        "quiz_sessions.id as quiz_id",
        "quiz_sessions.answers as quiz_answers",
        "quiz_sessions.completed_at as quiz_completed_at",
      ])
      .where("users.id", "in", [...userIds])
  );
}

function toToldRow(row: Awaited<ReturnType<ReturnType<typeof toldBy>["execute"]>>[number]): ToldRow {
  return {
    userId: row.told_by,
    preferences: row.preferences_of ? (row as Selectable<TravelPreferencesTable>) : undefined,
    profile: row.profile_of
      ? ({ ...row, updated_at: row.profile_updated_at } as Selectable<TravelProfilesTable>)
      : undefined,
    quiz:
      row.quiz_id && row.quiz_answers
        ? { id: row.quiz_id, answers: row.quiz_answers, completed_at: row.quiz_completed_at }
        : undefined,
  };
}

/** Preferences, Travel DNA and open run of the quiz of these accounts in one statement. */
export async function selectTold(db: Db, userIds: readonly string[]): Promise<ToldRow[]> {
  if (userIds.length === 0) return [];
  return (await toldBy(db, userIds).execute()).map(toToldRow);
}

/** A mark without its owner. */
export type MarkRow = Pick<Selectable<DestinationMarksTable>, "destination_slug" | "kind" | "created_at">;

/** The profile of one account with its marks, newest first, in one statement. */
export async function selectAllTold(db: Db, userId: string): Promise<{ told: ToldRow | undefined; marks: MarkRow[] }> {
  const row = await toldBy(db, [userId])
    .select(listOf<MarkRow>(db, marksOf(db, userId)).as("marks"))
    .executeTakeFirst();
  return row ? { told: toToldRow(row), marks: rowsIn(row.marks) } : { told: undefined, marks: [] };
}

export async function upsertPreferences(
  db: Db,
  userId: string,
  values: Omit<Insertable<TravelPreferencesTable>, "user_id">,
): Promise<void> {
  await db
    .insertInto("travel_preferences")
    .values({ ...values, user_id: userId })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}

/**
 * Notes in the transaction of its change that a form arrived; entries older than the given time are deleted.
 * @returns false when it had arrived before
 */
export async function noteSentForm(trx: Db, row: Insertable<SentFormsTable>, forgetBefore: string): Promise<boolean> {
  await trx.deleteFrom("sent_forms").where("user_id", "=", row.user_id).where("at", "<", forgetBefore).execute();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("sent_forms")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "key"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

function marksOf(db: Db, userId: string) {
  return db
    .selectFrom("destination_marks")
    .select(["destination_slug", "kind", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("destination_slug");
}

/** The user's marks of destinations, newest first. */
export function selectMarks(db: Db, userId: string): Promise<MarkRow[]> {
  return marksOf(db, userId).execute();
}

export async function insertMark(db: Db, row: Insertable<DestinationMarksTable>): Promise<void> {
  await db
    .insertInto("destination_marks")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "destination_slug", "kind"]).doNothing())
    .execute();
}

export async function deleteMarks(
  db: Db,
  userId: string,
  slug: string,
  kinds: DestinationMarksTable["kind"][],
): Promise<void> {
  await db
    .deleteFrom("destination_marks")
    .where("user_id", "=", userId)
    .where("destination_slug", "=", slug)
    .where("kind", "in", kinds)
    .execute();
}
