import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { real } from "#app/config/env.server";
import { PRODUCT } from "#app/config/product";
import { asksTravellers } from "#app/config/what-is-real";
import { ctxOf } from "#app/http/route/context.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { forgetSaved, listSaved, saveTraveller, savedPage } from "#app/modules/travellers/saved-travellers.server";
import { readTraveller } from "#app/modules/travellers/traveller-rules";
import { problemsIn, textsSent, travellersFormSchema } from "#app/modules/travellers/travellers-form";
import { SAVED, SavedView } from "#app/modules/travellers/ui/saved-view";
import { isAppError } from "#app/shared/app-error";
import { todayOf } from "#app/shared/context";
import type { FormProblem } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Saved travellers · ${PRODUCT.name}` },
  { name: "description", content: "People you book for more than once." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const HERE = "/profile/account/travellers";

/** Where installations do not ask for travellers, the page exists only for details that were saved while they did. */
async function requireSaver(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const user = await requireUser(args);
  const saved = await listSaved(user.id);
  if (!asksTravellers(real()) && saved.length === 0) throw seeOther("/profile/account");
  return { user, saved };
}

export async function loader(args: LoaderFunctionArgs) {
  const { user, saved } = await requireSaver(args);
  const page = savedPage(saved, queryOf(args.request).get("change"));
  return { ...page, maySave: user.capabilities.canSaveTravellers };
}

export async function action(args: ActionFunctionArgs) {
  const { user, saved } = await requireSaver(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(["save", "delete"]));
  const sent = readSubmission(form, travellersFormSchema([SAVED]));
  const refuse = (problem: Partial<FormProblem>, status: number) => data({ ...sent.problem, ...problem }, { status });
  if (pressed.status === "error") return refuse({ message: pressed.problem.message }, 400);
  if (sent.status === "error") return refuse({}, 422);
  const id = textOf(form, "traveller", 64);
  try {
    if (pressed.value.intent === "delete") {
      await forgetSaved(user.id, id);
      return await redirectWithToast(HERE, { kind: "info", text: "Deleted." });
    }
    const texts = textsSent(sent.value, SAVED);
    const kept = saved.find((one) => one.id === id)?.traveller.document?.number ?? "";
    const number = texts.passportNumber || (texts.passportCountry === "" ? "" : kept);
    // A traveller without a passport can be saved too: the checkout asks for it when it is needed.
    const read = readTraveller({ ...texts, passportNumber: number }, { today: todayOf(ctx), asked: "none" });
    if ("problems" in read) return refuse({ fields: problemsIn(SAVED, read.problems) }, 422);
    await saveTraveller(ctx, user, read.traveller, id || undefined);
    return await redirectWithToast(HERE, { kind: "success", text: "Saved." });
  } catch (error) {
    if (isAppError(error)) return refuse({ message: error.message }, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function SavedTravellersRoute() {
  return <SavedView page={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
