import { db, transact } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import { noteQuizCompleted } from "#app/modules/accounts/account/accounts.server";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { travelDnaOf } from "./dna";
import type { TravelDna } from "./dna";
import {
  finalizeQuizRow,
  insertQuiz,
  selectOpenQuiz,
  selectProfile,
  selectQuiz,
  updateAnswers,
  upsertProfile,
} from "./profile.repo.server";
import { nextQuestion } from "./quiz";
import type { Answers, QuestionId } from "./quiz";
import { isFirstSending } from "./sent-forms.server";
import { PROFILE_ANSWERS, PROFILE_DNA, QUIZ_ANSWERS } from "./stored-profile";

/** A run of the quiz as pages see it. */
export interface QuizRun {
  sessionId: string;
  answers: Answers;
  /** Whether every question was answered or skipped. */
  isComplete: boolean;
}

type QuizRow = NonNullable<Awaited<ReturnType<typeof selectOpenQuiz>>>;

/** A run of the quiz of its row. */
export function toRun(row: Pick<QuizRow, "id" | "answers" | "completed_at">): QuizRun {
  return { sessionId: row.id, answers: QUIZ_ANSWERS.read(row.answers, row.id), isComplete: row.completed_at !== null };
}

/** The user's open run, begun at first use, so that every device goes on with the same one (CHECKLIST QUIZ-07). */
export function openQuiz(ctx: Ctx, userId: string): Promise<QuizRun> {
  return callWithFaults(ctx, "quiz", async () => {
    const at = ctx.now.toISOString();
    const found = await selectOpenQuiz(db(), userId);
    if (found) return toRun(found);
    await insertQuiz(db(), {
      id: newId(),
      user_id: userId,
      answers: QUIZ_ANSWERS.write({}),
      started_at: at,
      updated_at: at,
      completed_at: null,
      finalized_at: null,
    });
    const begun = await selectOpenQuiz(db(), userId);
    if (!begun) throw new AppError("CONFLICT", "The quiz was finished in another window.");
    return toRun(begun);
  });
}

/** The user's open run, if there is one. */
export async function findOpenQuiz(userId: string): Promise<QuizRun | undefined> {
  const row = await selectOpenQuiz(db(), userId);
  return row && toRun(row);
}

const ATTEMPTS = 3;

/** Another window was faster: the transaction is rolled back, and the answer is added to the new state. */
class Overtaken extends Error {}

/**
 * Stores one answer; an empty list means that the question was skipped. Two windows that answer at once keep both.
 * @param key the key of a form that may arrive twice; the second time changes nothing
 * @returns the run with the answer in it
 * @throws AppError CONFLICT when the run was finished meanwhile
 */
export function keepAnswer(
  ctx: Ctx,
  userId: string,
  question: QuestionId,
  chosen: string[],
  key?: string,
): Promise<QuizRun> {
  const keepOnce = (row: QuizRow): Promise<QuizRun | undefined> =>
    transact(async (trx) => {
      const now = toRun(row);
      if (!(await isFirstSending(trx, ctx, userId, key))) return now;
      const answers: Answers = { ...now.answers, [question]: chosen };
      const isComplete = nextQuestion(answers) === undefined;
      const at = ctx.now.toISOString();
      const completedAt = isComplete ? (row.completed_at ?? at) : null;
      if (!(await updateAnswers(trx, row, QUIZ_ANSWERS.write(answers), at, completedAt))) throw new Overtaken();
      return { sessionId: row.id, answers, isComplete };
    }).catch((error: unknown) => {
      if (error instanceof Overtaken) return undefined;
      throw error;
    });
  return callWithFaults(ctx, "quiz", async () => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const row = await selectOpenQuiz(db(), userId);
      if (!row) break;
      const kept = await keepOnce(row);
      if (kept) return kept;
    }
    throw new AppError("CONFLICT", "The quiz was finished in another window.");
  });
}

/** A Travel DNA with the answers it was made of. */
export interface TravelProfile {
  dna: TravelDna;
  answers: Answers;
  updatedAt: string;
}

/** The user's Travel DNA; undefined before the first quiz (CHECKLIST PROF-03). */
export async function findTravelProfile(userId: string): Promise<TravelProfile | undefined> {
  return toTravelProfile(userId, await selectProfile(db(), userId));
}

/** A Travel DNA of its row, if there is one. */
export function toTravelProfile(
  userId: string,
  row: Awaited<ReturnType<typeof selectProfile>>,
): TravelProfile | undefined {
  return (
    row && {
      dna: PROFILE_DNA.read(row.dna, userId),
      answers: PROFILE_ANSWERS.read(row.answers, userId),
      updatedAt: row.updated_at,
    }
  );
}

/**
 * Whether there is a result to show. The user may have been read before another window made the result: a result
 * written since counts too.
 */
export async function hasResult(user: { id: string; quizCompleted: boolean }): Promise<boolean> {
  return user.quizCompleted || (await selectProfile(db(), user.id)) !== undefined;
}

/**
 * Makes the Travel DNA of the user's finished run. Called again, it answers with the same DNA and changes nothing
 * (CHECKLIST DNA-01, DNA-02).
 * @param sessionId the run meant; the latest when left out (CHECKLIST API-41)
 * @returns null where no identity comes back
 * @throws AppError NOT_FOUND for another user's run or none at all, CONFLICT while questions are open
 */
export function finalizeQuiz(ctx: Ctx, userId: string, sessionId?: string): Promise<TravelProfile | null> {
  return callWithFaults<TravelProfile | null>(ctx, "quiz", () => makeTravelDna(ctx, userId, sessionId), null);
}

async function makeTravelDna(ctx: Ctx, userId: string, sessionId: string | undefined): Promise<TravelProfile> {
  const run = sessionId === undefined ? await selectOpenQuiz(db(), userId) : await selectQuiz(db(), userId, sessionId);
  if (sessionId !== undefined && !run) throw new AppError("NOT_FOUND", "We couldn't find these quiz answers");
  if (run && !run.finalized_at) {
    if (!run.completed_at)
      throw new AppError("CONFLICT", "You haven't answered every question yet. Answer or skip the rest first.");
    await transact(async (trx) => {
      const at = ctx.now.toISOString();
      const closedWith = await finalizeQuizRow(trx, run.id, at);
      if (closedWith === undefined) return;
      const answers = QUIZ_ANSWERS.read(closedWith, run.id);
      await upsertProfile(trx, {
        user_id: userId,
        answers: PROFILE_ANSWERS.write(answers),
        dna: PROFILE_DNA.write(travelDnaOf(answers)),
        created_at: at,
        updated_at: at,
      });
      await noteQuizCompleted(trx, userId, at);
    });
    ctx.log.info({ event: "quiz-finalized", userId }, "a Travel DNA was made");
  }
  const profile = await findTravelProfile(userId);
  if (!profile) throw new AppError("NOT_FOUND", "Take the quiz first");
  return profile;
}
