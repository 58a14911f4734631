import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { leadToEnvelope } from "#app/http/route/envelope.server";
import { buttonSchema, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireOwnTrip } from "#app/http/route/own-trip.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { appointmentFields, busyFields } from "#app/modules/trips/days/fixed-times-form";
import { isClosed } from "#app/modules/trips/trip/trip";
import { FixedTimesView } from "#app/modules/trips/ui/fixed-times-view";
import type { TimesProblem } from "#app/modules/trips/ui/fixed-times-view";
import {
  addBusyHours,
  findAppointment,
  keepAppointment,
  listFixedTimes,
  removeAppointment,
  removeBusyHours,
} from "#app/modules/trips/use/fixed-times.server";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction = () => [
  { title: "Fixed times · Voyance" },
  { name: "description", content: "Appointments of a trip, and hours in which you work or rest." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** A trip of the account whose days may still change; other trips lead back to their page. */
async function requireOpenTrip(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { trip, user } = await requireOwnTrip(args);
  leadToEnvelope(trip);
  if (trip.destination.slug && !isClosed(trip)) return { trip, user };
  throw await redirectWithToast(`/trips/${trip.id}`, {
    kind: "info",
    text: isClosed(trip) ? "This trip is over, so its days can't change." : "We can't plan days there yet.",
  });
}

export async function loader(args: LoaderFunctionArgs) {
  const { trip } = await requireOpenTrip(args);
  try {
    const asked = queryOf(args.request).get("change");
    const values = findAppointment(trip, asked);
    return {
      ...{ tripId: trip.id, times: await listFixedTimes(trip), basis: basisForPage(trip) },
      changing: asked && values ? { id: asked, values } : null,
    };
  } catch (error) {
    throw toRouteError(error, ctxOf(args));
  }
}

const INTENTS = [
  "keep-appointment",
  "remove-appointment",
  "add-hours",
  "remove-hours",
  "remove-hours-everywhere",
] as const;

export async function action(args: ActionFunctionArgs) {
  const { trip, user } = await requireOpenTrip(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const pressed = readSubmission(form, buttonSchema(INTENTS));
  if (pressed.status === "error")
    throw data({ code: "BAD_REQUEST", message: pressed.problem.message }, { status: 400 });
  const { intent } = pressed.value;
  const refuse = (problem: Partial<TimesProblem>, status: number) =>
    data<TimesProblem>({ ...pressed.problem, ...problem, intent }, { status });
  const basis = basisOfForm(form);
  const change = async () => {
    switch (intent) {
      case "keep-appointment": {
        const read = readSubmission(form, appointmentFields);
        const id = textOf(form, "appointmentId", 80) || undefined;
        return read.status === "error" ? read.problem : keepAppointment(ctx, trip, user, read.value, id, basis);
      }
      case "remove-appointment":
        return removeAppointment(ctx, trip, user, textOf(form, "appointmentId", 80), basis);
      case "add-hours": {
        const read = readSubmission(form, busyFields);
        const where = textOf(form, "everywhere", 10) === "" ? "here" : "everywhere";
        return read.status === "error" ? read.problem : addBusyHours(ctx, trip, user, read.value, where, basis);
      }
      case "remove-hours":
        return removeBusyHours(ctx, trip, user, textOf(form, "hours", 200), "here", basis);
      case "remove-hours-everywhere":
        return removeBusyHours(ctx, trip, user, textOf(form, "hours", 200), "everywhere", basis);
    }
  };
  try {
    const done = await change();
    if ("fields" in done) return refuse(done, 422);
    if ("errors" in done) return refuse({ fields: done.errors }, 422);
    if ("refused" in done) return refuse({ message: done.refused }, 409);
    const text = done.trip.itinerary
      ? "Saved. Your days are planned around it."
      : "Saved. Your days will go around it.";
    return await redirectWithToast(`/trips/${trip.id}/times`, { kind: "success", text });
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND") return refuse({ message: error.message }, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function FixedTimesRoute() {
  return <FixedTimesView {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
