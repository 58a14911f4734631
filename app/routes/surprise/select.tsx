import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { quizReturnCookie } from "#app/http/answer/cookies.server";
import { CACHE, redirectWithToast, refused, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { ctxOf } from "#app/http/route/context.server";
import { noteEvent } from "#app/http/route/events.server";
import { parseForm } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { pressOnRun } from "#app/modules/surprise/press-on-run.server";
import { refusalOf } from "#app/modules/surprise/refusal";
import { selectPage } from "#app/modules/surprise/pages/select-page.server";
import { runPressSchema } from "#app/modules/surprise/surprise.schema";
import { isAppError } from "#app/shared/app-error";
import { problemOf } from "#app/shared/form-problem";
import { SelectView } from "./select-view";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? page.candidates.map(({ city }) => city).join(", ") : "Three places"} · ${PRODUCT.name}` },
  { name: "description", content: "Three places that suit you, your dates and your budget." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const query = queryOf(args.request);
  const id = query.get("run_id");
  // Without a draw there is nothing to choose from: leads back to the form (CHECKLIST SURP-16).
  if (!id) throw seeOther("/surprise");
  if (query.has("purchase_success")) throw seeOther(`/surprise/select?${new URLSearchParams({ run_id: id })}`);
  try {
    return await selectPage(ctx, user, id);
  } catch (error) {
    if (isAppError(error) && error.code === "NOT_FOUND") throw seeOther("/surprise");
    throw toRouteError(error, ctx);
  }
}

/** The answer of the results to a sent form, whatever becomes of it. */
export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const sent = await parseForm(args.request, runPressSchema);
  if (sent.status === "error") return refused("We don't know that button. Reload the page and try again.", 422);
  const here = `/surprise/select?${new URLSearchParams({ run_id: sent.value.runId })}`;
  try {
    const { to, said } = await pressOnRun(ctx, user, sent.value, (name, details) => noteEvent(args, name, details));
    return said === undefined ? seeOther(to) : await redirectWithToast(to, { kind: "success", text: said });
  } catch (error) {
    const refusal = refusalOf(error);
    switch (refusal.kind) {
      case "paywall":
        noteEvent(args, "surprise_paywall_shown");
        return seeOther(`/billing/upgrade?${new URLSearchParams({ feature: "surprise_me", returnTo: here })}`);
      case "profile":
        return redirectWithToast("/quiz", { kind: "info", text: refusal.message }, [await quizReturnCookie(here)]);
      case "gone":
        return redirectWithToast("/surprise", { kind: "info", text: refusal.message });
      case "fields":
      case "said":
        return data(
          problemOf(refusal.kind === "said" ? refusal.message : Object.values(refusal.fields).flat().join(" ")),
          { status: refusal.kind === "said" ? refusal.status : 422 },
        );
      case "silent":
        // Too many tries are passed over; a failure is for the log (CHECKLIST SURP-24). The page stays usable.
        if (refusal.status !== 429) ctx.log.error({ err: refusal.error, userId: user.id }, "a surprise went wrong");
        return refused(null, refusal.status);
    }
  }
}

export default function SurpriseSelectRoute() {
  return <SelectView page={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.message} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
