import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { EmptyState } from "#app/components/ui/empty-state";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { TRIP_FILTERS } from "#app/modules/trips/shown/dashboard";
import { InvitedTrips } from "#app/modules/trips/ui/invited-trips";
import { NextTripCard } from "#app/modules/trips/ui/next-trip";
import { UnderWay } from "#app/modules/trips/ui/under-way";
import { dashboardPage } from "#app/modules/trips/use/dashboard-page.server";
import { DashboardTrip, TripDocument } from "./dashboard-trip";

export const handle: PageHandle = { scripts: "none", tab: "trips" };
export const meta: MetaFunction = () => [
  { title: "Your Trips · Voyance" },
  { name: "description", content: "All your trips: planned, booked and past." },
];

const search = z.object({ filter: z.enum(TRIP_FILTERS).catch("all") });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const { filter } = search.parse({ filter: queryOf(args.request).get("filter") });
  return dashboardPage(ctxOf(args), user, filter);
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export default function DashboardRoute() {
  const { idle, filter, hasTrips, failed, invited, underWay, next, trips } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack wide-gap">
      <div className="row spread">
        <div>
          <h1 className="step-3">Your Trips</h1>
          <p className="meta">Plan, manage, and relive your travel experiences</p>
        </div>
        <div className="row">
          <Link className={next ? "button" : "button primary"} to="/planner/start?new=1">
            Plan New Trip
          </Link>
          <Link className="button" to="/surprise">
            Surprise Me
          </Link>
        </div>
      </div>
      {underWay.map((trip) => (
        <UnderWay key={trip.id} trip={trip} />
      ))}
      {next && (
        <NextTripCard trip={next} title="h2">
          {next.hasDocument && <TripDocument trip={next} />}
        </NextTripCard>
      )}
      <InvitedTrips trips={invited} />
      {failed ? (
        <section className="stack" role="alert">
          <p>Failed to load your trips.</p>
          <p>
            <Link className="button" to="." reloadDocument>
              Try Again
            </Link>
          </p>
        </section>
      ) : !hasTrips && invited.some(({ status }) => status === "joined") ? null : !hasTrips ? (
        <EmptyState picture={idle}>
          <h2>No trips yet</h2>
          <p>Start planning your next adventure!</p>
          <p>
            <Link className="button" to="/planner/start?new=1">
              Plan Your First Trip
            </Link>
          </p>
        </EmptyState>
      ) : (
        <>
          <nav className="tab-links" aria-label="Filter trips">
            {TRIP_FILTERS.map((name) => (
              <Link
                key={name}
                to={name === "all" ? "." : `?filter=${name}`}
                aria-current={name === filter ? "page" : undefined}
              >
                {name[0]!.toUpperCase() + name.slice(1)}
              </Link>
            ))}
          </nav>
          {trips.length === 0 && !next && (
            <EmptyState picture={idle}>
              <h2>No {filter} trips</h2>
              <p>You don&apos;t have any {filter} trips.</p>
            </EmptyState>
          )}
          <div className="grid">
            {trips.map((trip) => (
              <DashboardTrip key={trip.id} trip={trip} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
