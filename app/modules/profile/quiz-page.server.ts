import { pictureOf } from "#app/modules/catalogue/art/art.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import type { Ctx } from "#app/shared/context";
import type { QuestionView } from "./question-view";
import { QUESTION_IDS, nextQuestion, questionOf, quizProgress, readAnswer } from "./quiz";
import type { Answers, QuestionId } from "./quiz";
import { findOpenQuiz, hasResult, keepAnswer, openQuiz } from "./quiz.server";

function isQuestion(text: string | null): text is QuestionId {
  return QUESTION_IDS.some((id) => id === text);
}

/** The question that was asked for, if all before it are answered or a device fetches ahead, else the next open one. */
function questionFor(answers: Answers, asked: string | null, isAhead: boolean): QuestionId {
  if (isAhead && isQuestion(asked)) return asked;
  const next = nextQuestion(answers) ?? QUESTION_IDS[QUESTION_IDS.length - 1]!;
  return isQuestion(asked) && QUESTION_IDS.indexOf(asked) <= QUESTION_IDS.indexOf(next) ? asked : next;
}

function viewOf(answers: Answers, id: QuestionId, isRetake: boolean, isAhead: boolean): QuestionView {
  const { title, hint, most, options } = questionOf(id);
  const index = QUESTION_IDS.indexOf(id);
  return {
    question: {
      id,
      title,
      hint,
      most,
      options: options.map(({ id: option, label, detail, poster }) => ({
        id: option,
        label,
        ...(detail && { detail }),
        ...(poster && { picture: pictureOf(poster, "card") }),
      })),
    },
    chosen: answers[id] ?? [],
    number: index + 1,
    of: QUESTION_IDS.length,
    // By the time that a question kept ahead is read, those before it are answered.
    progress: isAhead ? Math.round((index / QUESTION_IDS.length) * 100) : quizProgress(answers),
    following: QUESTION_IDS[index + 1] ?? null,
    back: index > 0 ? `/quiz?q=${QUESTION_IDS[index - 1]}` : null,
    isRetake,
  };
}

/**
 * The question to answer now.
 * @param asked the question that the address names
 * @param isAhead whether a device keeps the page for later
 * @returns undefined once the quiz is finished: taking it again begins with a press on the profile (CHECKLIST QUIZ-04)
 */
export async function quizPage(
  ctx: Ctx,
  user: Pick<CurrentUser, "id" | "quizCompleted">,
  asked: string | null,
  isAhead: boolean,
): Promise<QuestionView | undefined> {
  if (!(await findOpenQuiz(user.id)) && (await hasResult(user))) return undefined;
  const { answers, isComplete } = await openQuiz(ctx, user.id);
  if (isComplete && !isQuestion(asked)) return undefined;
  return viewOf(answers, questionFor(answers, asked, isAhead), user.quizCompleted, isAhead);
}

/**
 * Stores the answer to a question.
 * @param choice the chosen options
 * @param key the key of a form that may arrive twice
 * @returns the next question, undefined where the result comes next; or why the choice is no answer
 * @throws AppError CONFLICT when the run was finished meanwhile
 */
export async function answerQuestion(
  ctx: Ctx,
  user: Pick<CurrentUser, "id" | "quizCompleted">,
  question: QuestionId,
  choice: readonly string[] | "skipped",
  key: string | undefined,
): Promise<{ status: "kept"; next: QuestionId | undefined } | { status: "refused"; message: string }> {
  const chosen = choice === "skipped" ? [] : readAnswer(question, choice);
  if (!chosen) {
    const { most } = questionOf(question);
    const message =
      most === 1
        ? "Choose one, or skip the question."
        : `Choose one to ${most === 2 ? "two" : "three"}, or skip the question.`;
    return { status: "refused", message };
  }
  if (!(await findOpenQuiz(user.id)) && (await hasResult(user))) return { status: "kept", next: undefined };
  await openQuiz(ctx, user.id);
  const run = await keepAnswer(ctx, user.id, question, chosen, key);
  const following = QUESTION_IDS[QUESTION_IDS.indexOf(question) + 1];
  return { status: "kept", next: following ?? nextQuestion(run.answers) };
}
