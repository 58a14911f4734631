import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { broughtBooking, readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { requireUser } from "#app/http/route/guards.server";
import { bookingTextsSchema } from "#app/modules/elsewhere/own-booking.schema";
import { placeOfTicket, readTicket, ticketPage } from "#app/modules/journeys/ticket-page.server";
import { notesOf } from "#app/modules/planner/brought/brought-notes";
import { bringParts } from "#app/modules/planner/own-booking.server";
import { BringView } from "#app/modules/planner/ui/bring-view";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction = () => [
  { title: "Bring your booking · Voyance" },
  { name: "description", content: "Upload or paste a ticket or a stay for any place of a longer trip." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const shownWith = <Page extends { trip: Trip }>({ trip, ...page }: Page) => ({ ...page, basis: basisForPage(trip) });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    return shownWith(await ticketPage(ctx, user, args.params.journeyId ?? ""));
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const [ctx, journeyId] = [ctxOf(args), args.params.journeyId ?? ""];
  const form = await readForm(args.request);
  const { bytes, pasted } = await broughtBooking(form);
  const unread = (problem: string, status: number) => data({ answer: { problem, pasted, notes: [] } }, { status });
  try {
    if (form.get("intent") !== "keep-read") {
      const found = await readTicket(ctx, user, journeyId, bytes);
      if ("problem" in found) return unread(found.problem, 422);
      return data({ page: shownWith(found.page), answer: found.read });
    }
    const place = await placeOfTicket(ctx, user, journeyId, textOf(form, "tripId", 64));
    const sent = readSubmission(form, bookingTextsSchema);
    const [hasFlights, hasStay] = [form.get("hasFlights") === "yes", form.get("hasStay") === "yes"];
    const shown = { ...(hasFlights && { flights: {} }), ...(hasStay && { stay: {} }), notes: notesOf(form) };
    const again = (problem: typeof sent.problem) =>
      data({ page: shownWith(place), answer: { ...shown, form: problem } }, { status: 422 });
    if (sent.status === "error") return again(sent.problem);
    const told = { ...(hasFlights && { flights: sent.value }), ...(hasStay && { stay: sent.value }) };
    const brought = await bringParts(ctx, place.trip, { userId: user.id }, told, basisOfForm(form));
    if ("problem" in brought) return again({ ...sent.problem, ...brought.problem });
    return await redirectWithToast(journeyPath(journeyId), { kind: "success", text: `Saved with ${place.place}.` });
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND") return unread(error.message, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function JourneyTicketRoute() {
  const page = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const shown = answered && "page" in answered ? answered.page : page;
  return (
    <div className="wrap page narrow">
      <BringView page={shown} answer={answered?.answer} />
    </div>
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
