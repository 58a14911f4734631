import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { ctxOf } from "#app/http/route/context.server";
import { broughtBooking, readForm, readSubmission } from "#app/http/route/form.server";
import { leadToEnvelope } from "#app/http/route/envelope.server";
import { requireOwnTrip } from "#app/http/route/own-trip.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { limitReadings } from "#app/modules/accounts/account/rate-limits.server";
import { bookingTextsSchema } from "#app/modules/elsewhere/own-booking.schema";
import { bookingChanges, bookingParts } from "#app/modules/planner/bookings-page";
import type { BookingPart, BookingsPage } from "#app/modules/planner/bookings-page";
import {
  changeToldBookings,
  flightFormOf,
  formFacts,
  readFile,
  stayFormOf,
  takeBookingOut,
} from "#app/modules/planner/own-booking.server";
import { BookingsView } from "#app/modules/planner/ui/bookings-view";
import type { BookingsAnswer } from "#app/modules/planner/ui/bookings-view";
import { isClosed } from "#app/modules/trips/trip/trip";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction = () => [
  { title: "Booked elsewhere · Voyance" },
  { name: "description", content: "Flights and a stay that you booked elsewhere, on a trip that is planned." },
  { name: "robots", content: "noindex" },
];

/** A trip of the account whose days are planned and may still change; other trips lead back to their page. */
async function requireOpenTrip(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const { trip, user } = await requireOwnTrip(args);
  leadToEnvelope(trip);
  if (trip.itinerary && trip.destination.slug && !isClosed(trip)) return { trip, user };
  throw await redirectWithToast(`/trips/${trip.id}`, {
    kind: "info",
    text: isClosed(trip) ? "This trip is over, so its bookings can't be changed." : "Plan the days of this trip first.",
  });
}

export async function loader(args: LoaderFunctionArgs) {
  const { trip } = await requireOpenTrip(args);
  try {
    const asked = queryOf(args.request).get("part");
    const parts = bookingParts(trip);
    return {
      path: `/trips/${trip.id}/bookings`,
      back: `/trips/${trip.id}`,
      ...formFacts(trip),
      basis: basisForPage(trip),
      parts,
      open: {
        ...(asked === "flights" && parts.flights.isOpen && { flights: flightFormOf(trip) }),
        ...(asked === "stay" && parts.stay.isOpen && { stay: stayFormOf(trip) }),
      },
    } satisfies BookingsPage;
  } catch (error) {
    throw toRouteError(error, ctxOf(args));
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const answer = (content: BookingsAnswer, status = 200) => data(content, { status });
const partOf = (form: FormData): BookingPart => (form.get("part") === "flights" ? "flights" : "stay");

export async function action(args: ActionFunctionArgs) {
  const { trip, user } = await requireOpenTrip(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  const intent = form.get("intent");
  const sent = readSubmission(form, bookingTextsSchema);
  const [hasFlights, hasStay] = [form.get("hasFlights") === "yes", form.get("hasStay") === "yes"];
  const shown = { ...(hasFlights && { flights: {} }), ...(hasStay && { stay: {} }) };
  const typed = { ...shown, form: sent.problem };
  try {
    if (intent === "read-file") {
      await limitReadings(ctx);
      const { bytes, pasted } = await broughtBooking(form);
      const read = await readFile(ctx, trip, bytes);
      return "problem" in read ? answer({ fileProblem: read.problem, pasted }, 422) : answer(read);
    }
    const isTrial = intent === "look" || intent === "look-take-out";
    const basis = basisOfForm(form);
    if (intent === "take-out" || intent === "look-take-out") {
      const part = partOf(form);
      const done = await takeBookingOut(ctx, trip, user, part, isTrial, basis);
      if ("refused" in done) return answer({ problem: done.refused }, 409);
      const changes = bookingChanges(done.before, done.after);
      return isTrial ? answer({ changes, takesOut: part }) : await goBack(trip.id, changes);
    }
    if (sent.status === "error") return answer(typed, 422);
    const told = { ...(hasFlights && { flights: sent.value }), ...(hasStay && { stay: sent.value }) };
    const done = await changeToldBookings(ctx, trip, user, told, isTrial, basis);
    if ("problem" in done) return answer({ ...shown, form: { ...sent.problem, ...done.problem } }, 422);
    if ("refused" in done) return answer({ ...typed, problem: done.refused }, 409);
    const changes = bookingChanges(done.before, done.after);
    return isTrial ? answer({ ...typed, changes }) : await goBack(trip.id, changes);
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND")
      return answer({ ...(hasFlights || hasStay ? typed : {}), problem: error.message }, error.status);
    throw toRouteError(error, ctx);
  }
}

function goBack(id: string, changes: readonly string[]): Promise<Response> {
  const text =
    changes.length === 0 ? "Saved with your trip. Your days stay the same." : "Saved, and your days have changed.";
  return redirectWithToast(`/trips/${id}`, { kind: "success", text });
}

export default function TripBookingsRoute() {
  return (
    <div className="wrap page narrow">
      <BookingsView
        page={useLoaderData<typeof loader>()}
        answer={useActionData<typeof action>() as BookingsAnswer | undefined}
      />
    </div>
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
