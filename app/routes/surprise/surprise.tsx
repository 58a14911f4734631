import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { quizReturnCookie } from "#app/http/answer/cookies.server";
import { noteEvent } from "#app/http/route/events.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import { purchaseOptions } from "#app/modules/booking/rules/products";
import { addressOf, sentValues } from "#app/modules/surprise/surprise-form";
import { drawSurprise, surprisePage, surpriseValues } from "#app/modules/surprise/pages/surprise-page.server";
import { surpriseFormSchema } from "#app/modules/surprise/surprise.schema";
import { todayOf } from "#app/shared/context";
import { SurpriseView } from "./surprise-view";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction = () => [
  { title: `Surprise Me · ${PRODUCT.name}` },
  { name: "description", content: "Tell us your dates and budget, and we'll choose three places that suit you." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** Reads the form and draws three places for it. */
async function draw(args: LoaderFunctionArgs | ActionFunctionArgs, form: FormData) {
  const ctx = ctxOf(args);
  const user = await requireUser(args);
  const sent = readSubmission(form, surpriseFormSchema(todayOf(ctx)));
  const { problem } = sent;
  return sent.status === "error" ? { problem } : { problem, ...(await drawSurprise(ctx, user, sent.value)) };
}

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const query = queryOf(args.request);
  const values = await surpriseValues(ctx, user, query);
  if (query.get("purchase_success") === "true") {
    // The word in the address opens nothing: the account is read anew, and the draw tried again (CHECKLIST SURP-06,
    // PAY-03).
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    const outcome = user.capabilities.canUseSurprise ? await draw(args, form) : {};
    return seeOther("runId" in outcome ? `/surprise/select?run_id=${outcome.runId}` : addressOf(values));
  }
  return { values, ...(await surprisePage(ctx, user)) };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  noteEvent(args, "surprise_me_clicked");
  const outcome = await draw(args, form);
  if ("runId" in outcome) {
    noteEvent(args, "surprise_preview_viewed", { run_id: outcome.runId });
    return seeOther(`/surprise/select?run_id=${outcome.runId}`);
  }
  if (!("refusal" in outcome)) return data({ ...outcome.problem, paywall: null }, { status: 422 });
  const { problem, refusal } = outcome;
  const values = sentValues(problem);
  switch (refusal.kind) {
    case "profile":
      return redirectWithToast("/quiz", { kind: "info", text: refusal.message }, [
        await quizReturnCookie(addressOf(values)),
      ]);
    case "paywall":
      noteEvent(args, "surprise_paywall_shown");
      return data({ ...problem, paywall: refusal.options ?? purchaseOptions("surprise_me") }, { status: 402 });
    case "fields":
      return data({ ...problem, fields: refusal.fields, paywall: null }, { status: 422 });
    case "gone":
    case "said":
      return data({ ...problem, message: refusal.message, paywall: null }, { status: refusal.status });
    case "silent":
      // The refusal is not shown: the page stays as it is, ready to be sent again (CHECKLIST SURP-07, SURP-09).
      if (refusal.status !== 429)
        ctx.log.error({ err: refusal.error, userId: user.id }, "a surprise could not be drawn");
      return data({ ...problem, paywall: null }, { status: refusal.status });
  }
}

export default function SurpriseRoute() {
  return <SurpriseView page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
