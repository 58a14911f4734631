import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE, redirectWithToast, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { basisForPage, basisForPress, basisOfForm } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { readForm, readSubmission } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { editPage } from "#app/modules/planner/pages/edit-page.server";
import { changeDays, unreadChange } from "#app/modules/trips/use/change-days.server";
import type { Changed, EditProblem } from "#app/modules/trips/use/change-days.server";
import { STEP_LABELS } from "#app/modules/trips/trip/day-step";
import { sentSchema } from "#app/modules/trips/use/sent-edit.schema";
import { EditView } from "./edit-view";

export const handle: PageHandle = { tab: "trips", frame: "slim" };
export const meta: MetaFunction = () => [
  { title: "Change your days · Voyance" },
  { name: "description", content: "Lock, move, add and remove stops. We plan the days around them." },
];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    const page = await editPage(ctx, user, args.params.id ?? "", args.request.url);
    if ("leadsTo" in page)
      throw page.why ? await redirectWithToast(page.leadsTo, { kind: "info", text: page.why }) : seeOther(page.leadsTo);
    return { ...page, basis: basisForPage(page) };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const refuse = (problem: EditProblem, status: number) => data(problem, { status });

/** The button that takes a change back, inside the message that tells of it. */
function pressOf(tripId: string, back: Changed["back"]) {
  return (
    back && {
      label: STEP_LABELS[back.step],
      to: `/itinerary/${tripId}/edit`,
      fields: { intent: back.step, page: back.page, ...basisForPress(back.revision) },
    }
  );
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const tripId = args.params.id ?? "";
  const form = await readForm(args.request);
  const sent = readSubmission(form, sentSchema);
  if (sent.status === "error") return refuse(unreadChange(sent.problem), 422);
  try {
    const done = await changeDays(ctx, user, tripId, sent.value, basisOfForm(form));
    return "problem" in done
      ? refuse(done.problem, done.status)
      : await redirectWithToast(done.to, { kind: "success", text: done.said, press: pressOf(tripId, done.back) });
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export { sendOrKeep as clientAction, keepPage as shouldRevalidate } from "#app/components/forms/unanswered";

export default function EditItineraryRoute() {
  return <EditView page={useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
