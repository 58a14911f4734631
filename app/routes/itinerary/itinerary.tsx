import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { basisForPage, basisOfForm } from "#app/http/route/basis.server";
import { readForm } from "#app/http/route/form.server";
import { ctxOf } from "#app/http/route/context.server";
import { leadToEnvelope } from "#app/http/route/envelope.server";
import { findUser, requireUser } from "#app/http/route/guards.server";
import { plannedTripOf, plannerHolder, requirePlannerStep } from "#app/http/route/planner.server";
import { CACHE, redirectWithToast, refused, signInRedirect, toRouteError } from "#app/http/answer/responses.server";
import { generateDays } from "#app/modules/trips/days/days.server";
import { isBookable } from "#app/modules/trips/trip/trip";
import { getTrip } from "#app/modules/trips/store/trips.server";
import { isAppError } from "#app/shared/app-error";
import { FirstDayView } from "./first-day-view";
import { ItineraryView } from "./itinerary-view";
import { daysPage, firstDayPage } from "#app/modules/planner/pages/days-page.server";

export const handle: PageHandle = {
  scripts: "none",
  tab: "plan",
  frame: "slim",
  looksAgain: (page) => Boolean((page as { planning?: string } | undefined)?.planning),
};
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.trip.destination ?? "Your trip"} day by day · Voyance` },
  { name: "description", content: "The days of your trip, hour by hour, with walks and opening hours." },
];

/** A visitor has a look at the first day; the rest needs an account (CHECKLIST PLAN-02, PLAN-12). */
async function loadFirstDay(args: LoaderFunctionArgs) {
  const planner = await plannerHolder(args);
  const { ctx, visitorId } = planner;
  const trip = visitorId && (await plannedTripOf(args, planner));
  if (!trip || trip.id !== args.params.id) throw signInRedirect(args.request, "/signup");
  await requirePlannerStep(args, "itinerary");
  return { kind: "visitor" as const, ...(await firstDayPage(ctx, trip, visitorId)) };
}

/** Days are planned for an account; a visitor's draft waits and comes along (CHECKLIST PLAN-02, PLAN-12). */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const user = await findUser(args);
  try {
    if (!user) return await loadFirstDay(args);
    const trip = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    leadToEnvelope(trip);
    // A draft that is open in the planner comes here only when the steps before are done.
    if (isBookable(trip) && !trip.itinerary) await requirePlannerStep(args, "itinerary");
    return {
      kind: "owner" as const,
      ...(await daysPage(ctx, user, trip, args.request.url)),
      basis: basisForPage(trip),
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const form = await readForm(args.request);
  try {
    const trip = await getTrip(ctx, args.params.id ?? "", { userId: user.id });
    if (isBookable(trip) && !trip.itinerary) await requirePlannerStep(args, "itinerary");
    await generateDays(ctx, trip, user, { another: Boolean(trip.itinerary) }, basisOfForm(form));
    return await redirectWithToast(`/itinerary/${trip.id}`, {
      kind: "success",
      text: trip.itinerary ? "Itinerary regenerated successfully!" : "Your days are planned.",
    });
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND") return refused(error.message, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function ItineraryRoute() {
  const page = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.message ?? undefined;
  return page.kind === "visitor" ? <FirstDayView page={page} /> : <ItineraryView page={page} problem={problem} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
