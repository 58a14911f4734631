import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { deviceKeyOf } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { AHEAD_HEADER } from "#app/modules/offline/waiting-forms";
import { quizFormSchema } from "#app/modules/profile/quiz-form.schema";
import { answerQuestion, quizPage } from "#app/modules/profile/quiz-page.server";
import { openQuiz } from "#app/modules/profile/quiz.server";
import { QuizQuestion } from "#app/modules/profile/ui/quiz-question";
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
async function requireQuizUser(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const user = await findUser(args);
  if (!user)
    throw await redirectWithToast("/signup?redirect=%2Fquiz", {
      kind: "info",
      text: "Please create an account to take the travel quiz",
    });
  return user;
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireQuizUser(args);
  const ctx = ctxOf(args);
  try {
    const isAhead = args.request.headers.has(AHEAD_HEADER);
    const view = await quizPage(ctx, user, queryOf(args.request).get("q"), isAhead);
    if (!view) throw seeOther(REVEAL);
    return view;
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireQuizUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const sent = readSubmission(form, quizFormSchema);
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
  try {
    const answer = await answerQuestion(ctx, user, question, intent === "skip" ? "skipped" : choice, deviceKeyOf(form));
    if (answer.status === "refused") return refuse(answer.message, 422);
    return seeOther(answer.next ? `/quiz?q=${answer.next}` : REVEAL);
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
