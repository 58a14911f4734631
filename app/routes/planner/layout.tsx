import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Link, Outlet, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import { real } from "#app/config/env.server";
import { plannedTripOf, plannerHolder } from "#app/http/route/planner.server";
import { CACHE } from "#app/http/answer/responses.server";
import { LateUpgrade } from "#app/modules/booking/ui/late-upgrade";
import { upgradeOffer } from "#app/modules/booking/money/upgrade-offer";
import { NeighboursNav } from "#app/modules/trips/ui/neighbours-nav";
import { findNeighbours } from "#app/modules/trips/store/longer-trip.server";
import { needsUpgrade, stepsHere } from "#app/modules/planner/planner.server";
import { BRING_PATH } from "#app/modules/planner/own-step";
import { STEP_LABELS, STEP_PATHS, TRAVELLERS_PATH } from "#app/modules/planner/steps";
import { PlannerSteps } from "#app/modules/planner/ui/planner-steps";
import { PLANNER_STEPS, isPaid } from "#app/modules/trips/trip/trip";
import type { PlannerStep } from "#app/modules/trips/trip/trip";

/** The frame of the steps; each step guards itself. */
export async function loader(args: LoaderFunctionArgs) {
  const planner = await plannerHolder(args);
  const trip = await plannedTripOf(args, planner);
  return {
    reached: trip?.plannerStep ?? null,
    steps: stepsHere(trip),
    isPaid: trip !== undefined && isPaid(trip),
    neighbours: await findNeighbours(planner.ctx, trip, planner.holder),
    upgrade: (await needsUpgrade(planner.user, trip)) ? upgradeOffer(real()) : null,
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

function stepOf(pathname: string): PlannerStep {
  if (pathname.startsWith(BRING_PATH)) return "flights";
  if (pathname.startsWith(TRAVELLERS_PATH)) return "checkout";
  return PLANNER_STEPS.find((step) => pathname.startsWith(STEP_PATHS[step])) ?? "start";
}

export { keepPage as shouldRevalidate } from "#app/components/forms/unanswered";

export default function PlannerLayoutRoute() {
  const { reached, steps, isPaid: isTripPaid, upgrade, neighbours } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const current = stepOf(pathname);
  const next = steps[steps.indexOf(current) + 1];
  return (
    <div className="wrap page stack planner">
      {/* The first step begins another trip: the places of a longer one change together, on a page of their own. */}
      {neighbours && current !== "start" && <NeighboursNav neighbours={neighbours} isPlanning />}
      <PlannerSteps current={current} reached={reached ?? undefined} steps={steps} isPaid={isTripPaid} />
      {/* The framework learns the routes of the links on a page: the step that follows is then known before it is reached. */}
      {next && (
        <Link to={STEP_PATHS[next]} hidden discover="render">
          {STEP_LABELS[next]}
        </Link>
      )}
      {upgrade && <LateUpgrade returnTo={pathname} closeTo="/trip/dashboard" offer={upgrade} />}
      <Outlet />
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
