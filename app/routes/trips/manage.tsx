import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { leadToEnvelope } from "#app/http/route/envelope.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireOwnTrip } from "#app/http/route/own-trip.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { managePage } from "#app/modules/booking/checkout/manage-page.server";
import { isOvertakenError } from "#app/modules/trips/store/change-trip.server";
import { notesSchema, renameSchema } from "#app/modules/trips/trip/manage.schema";
import { duplicateTrip, keepNotes, renameTrip } from "#app/modules/trips/use/manage.server";
import { textStandsNow } from "#app/modules/trips/shown/stands-now";
import { ManageView } from "#app/modules/trips/ui/manage-view";
import type { ManageProblem } from "#app/modules/trips/ui/manage-view";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Trip settings · ${page?.trip.name ?? "Trip"} · ${PRODUCT.name}` },
  { name: "description", content: "Rename a trip, keep notes, make a copy of it or cancel it." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const { trip, user } = await requireOwnTrip(args);
  leadToEnvelope(trip);
  return { ...(await managePage(ctxOf(args), user, trip)), basis: basisForPage(trip) };
}

const INTENTS = ["rename-trip", "keep-notes", "copy-trip"] as const;

export async function action(args: ActionFunctionArgs) {
  const { trip } = await requireOwnTrip(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(INTENTS));
  if (pressed.status === "error")
    throw data({ code: "BAD_REQUEST", message: pressed.problem.message }, { status: 400 });
  const { intent } = pressed.value;
  const refuse = (problem: Partial<ManageProblem>, status: number) =>
    data<ManageProblem>({ ...pressed.problem, ...problem, intent }, { status });
  const here = `/trips/${trip.id}/manage`;
  const stands = textStandsNow(trip, intent === "rename-trip" ? "name" : "notes");
  try {
    switch (intent) {
      case "rename-trip": {
        const read = readSubmission(form, renameSchema);
        if (read.status === "error") return refuse(read.problem, 422);
        await renameTrip(ctx, trip, read.value.tripName, basisOfForm(form));
        return await redirectWithToast(here, { kind: "success", text: "Trip renamed." });
      }
      case "keep-notes": {
        const read = readSubmission(form, notesSchema);
        if (read.status === "error") return refuse(read.problem, 422);
        await keepNotes(ctx, trip, read.value.notes, basisOfForm(form));
        return await redirectWithToast(`${here}#your-notes`, { kind: "success", text: "Your notes are saved." });
      }
      case "copy-trip": {
        const copy = await duplicateTrip(ctx, trip, textOf(form, "formKey", 64));
        return await redirectWithToast(`/trips/${copy.id}`, {
          kind: "success",
          text: `${copy.name} is ready to plan.`,
        });
      }
    }
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND")
      return refuse({ message: error.message, ...(isOvertakenError(error) && { stands }) }, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function ManageTripRoute() {
  return (
    <ManageView
      {...useLoaderData<typeof loader>()}
      supportEmail={PRODUCT.supportEmail}
      problem={useActionData<typeof action>()}
    />
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
