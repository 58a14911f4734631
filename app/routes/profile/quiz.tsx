import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { deviceKeyOf } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import type { RouteArgs } from "#app/http/route/context.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, seeOther, toRouteError } from "#app/http/answer/responses.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { AHEAD_HEADER } from "#app/modules/offline/waiting-forms";
import { QUESTION_IDS, nextQuestion, questionOf, quizProgress, readAnswer } from "#app/modules/profile/quiz";
import type { Answers, QuestionId } from "#app/modules/profile/quiz";
import { findOpenQuiz, hasResult, keepAnswer, openQuiz } from "#app/modules/profile/quiz.server";
import { QuizQuestion } from "#app/modules/profile/ui/quiz-question";
import type { QuestionView } from "#app/modules/profile/ui/quiz-question";
import { isAppError } from "#app/shared/app-error";
import { PortFailure } from "#app/shared/context";
import { sentList } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Start Your Journey Quiz · ${PRODUCT.name}` },
  { name: "description", content: "Ten short questions about how you travel." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const REVEAL = "/profile/revealing";

/** A visitor makes an account first (CHECKLIST QUIZ-03, ROUTE-37). */
async function requireQuizUser(args: RouteArgs): Promise<CurrentUser> {
  const user = await findUser(args);
  if (!user)
    throw await redirectWithToast("/signup?redirect=%2Fquiz", {
      kind: "info",
      text: "Please create an account to take the travel quiz",
    });
  return user;
}

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

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireQuizUser(args);
  const ctx = ctxOf(args);
  try {
    const asked = queryOf(args.request).get("q");
    // A finished quiz leads to its result; taking it again begins with a press on the profile (CHECKLIST QUIZ-04).
    if (!(await findOpenQuiz(user.id)) && (await hasResult(user))) throw seeOther(REVEAL);
    const { answers, isComplete } = await openQuiz(ctx, user.id);
    if (isComplete && !isQuestion(asked)) throw seeOther(REVEAL);
    const isAhead = args.request.headers.has(AHEAD_HEADER);
    return viewOf(answers, questionFor(answers, asked, isAhead), user.quizCompleted, isAhead);
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

const quizSchema = z.object({
  intent: z.enum(["answer", "skip", "retake"]).catch("answer"),
  question: z.enum(QUESTION_IDS).optional(),
  choice: z.array(z.string()).default([]),
});

export async function action(args: ActionFunctionArgs) {
  const user = await requireQuizUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const sent = readSubmission(form, quizSchema);
  const refuse = (message: string, status: number) => data({ ...sent.problem, message }, { status });
  if (sent.status === "success" && sent.value.intent === "retake") {
    await openQuiz(ctx, user.id).catch((error: unknown) => {
      throw toRouteError(error, ctx);
    });
    return seeOther("/quiz");
  }
  if (sent.status === "error" || !sent.value.question)
    throw data(
      { code: "BAD_REQUEST", message: "That question isn't part of the quiz. Open the quiz again to continue." },
      { status: 400 },
    );
  const { question, intent, choice } = sent.value;
  const chosen = intent === "skip" ? [] : readAnswer(question, choice);
  if (!chosen) {
    const { most } = questionOf(question);
    return refuse(
      most === 1
        ? "Choose one, or skip the question."
        : `Choose one to ${most === 2 ? "two" : "three"}, or skip the question.`,
      422,
    );
  }
  try {
    if (!(await findOpenQuiz(user.id)) && (await hasResult(user))) return seeOther(REVEAL);
    await openQuiz(ctx, user.id);
    const run = await keepAnswer(ctx, user.id, question, chosen, deviceKeyOf(form));
    const following = QUESTION_IDS[QUESTION_IDS.indexOf(question) + 1];
    return seeOther(run.isComplete && !following ? REVEAL : `/quiz?q=${following ?? nextQuestion(run.answers)}`);
  } catch (error) {
    if (isAppError(error)) return refuse(error.message, error.status);
    if (error instanceof PortFailure) return refuse("We couldn't save your answer. Please send it again.", 503);
    throw error;
  }
}

export default function QuizRoute() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <QuizQuestion view={refused ? { ...view, chosen: sentList(refused, "choice") } : view} error={refused?.message} />
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
