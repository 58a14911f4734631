import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { EmptyState } from "#app/components/ui/empty-state";
import type { EmptyStateProps } from "#app/components/ui/empty-state";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { pictureInSeason } from "#app/modules/catalogue/art/art.server";
import { USUAL_FACTS } from "#app/modules/catalogue/places/place-facts";
import { EventList } from "#app/modules/catalogue/ui/event-list";
import { researchPage } from "#app/modules/trips/use/research-page.server";
import type { KnownPlace, Research } from "#app/modules/trips/use/research-page.server";

export const handle: PageHandle = { scripts: "none", tab: "trips" };
export const meta: MetaFunction = () => [
  { title: `The research behind your days · ${PRODUCT.name}` },
  {
    name: "description",
    content: "What was looked up for your days: opening hours, prices and why each stop is there.",
  },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    return {
      research: await researchPage(ctx, user.id, queryOf(args.request).get("trip")),
      idle: pictureInSeason(ctx.now.getUTCMonth() + 1),
    };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

function Place({ place }: { place: KnownPlace }) {
  const facts = [place.hours, place.price, `Takes ${place.takes}`, place.effort, place.checked].filter(Boolean);
  return (
    <li className="known-place">
      <h3 className="step-1">
        {place.website ? (
          <a href={place.website} rel="noopener noreferrer">
            {place.name}
          </a>
        ) : (
          place.name
        )}
      </h3>
      <p className="meta">
        {place.days.length > 0 && <b>{`Day ${place.days.join(" and ")} · `}</b>}
        {place.localName ? `${place.localName} · ${place.where}` : place.where}
      </p>
      <p>{place.why}</p>
      <p className="meta num">{facts.join(" · ")}</p>
      {place.closed && <p className="closed num">{place.closed}</p>}
    </li>
  );
}

function PlaceList({ places }: { places: KnownPlace[] }) {
  return (
    <ul className="known-places" role="list">
      {places.map((place) => (
        <Place key={place.id} place={place} />
      ))}
    </ul>
  );
}

function Places({ title, places }: { title: string; places: KnownPlace[] }) {
  if (places.length === 0) return null;
  return (
    <section className="stack" aria-label={title}>
      <h2 className="step-2">{title}</h2>
      <PlaceList places={places} />
    </section>
  );
}

function Nothing({ idle }: { idle: EmptyStateProps["picture"] }) {
  return (
    <div className="wrap page stack narrow wide-gap">
      <h1 className="step-3">The research behind your days</h1>
      <EmptyState picture={idle}>
        <p>
          You have no upcoming trip. Plan one, and you&apos;ll find what we know about its places here: why they&apos;re
          worth it, when they&apos;re open, what they cost.
        </p>
        <p>
          <a className="button primary" href="/planner?new=1">
            Plan a trip
          </a>
        </p>
      </EmptyState>
    </div>
  );
}

function Known({ research }: { research: Research }) {
  const { trip, others, weather, drawback, tips, gettingAround, events, planned, further } = research;
  return (
    <div className="wrap page stack sections-gap">
      <header className="stack">
        <p className="eyebrow num">{`${trip.destination} · ${trip.dates}`}</p>
        <h1 className="step-3">The research behind your days</h1>
        <p>{`What we know about the places in ${trip.destination}. ${USUAL_FACTS}`}</p>
        <p className="row">
          <a className="button primary" href={trip.hasDays ? `/itinerary/${trip.id}` : `/trip/${trip.id}`}>
            {trip.hasDays ? "See the days" : "Open the trip"}
          </a>
          {others.map(({ id, name }) => (
            <a key={id} className="target" href={`/research-itinerary?trip=${id}`}>
              {name}
            </a>
          ))}
        </p>
      </header>
      <section className="stack" aria-label="Good to know">
        <h2 className="step-2">Good to know</h2>
        {weather && <p className="num">{weather}</p>}
        <ul className="ticked">
          {[drawback, gettingAround, ...tips].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {events.length > 0 && (
        <section className="stack" aria-label="What's on around then">
          <h2 className="step-2">What's on around then</h2>
          <EventList events={events} />
        </section>
      )}
      <Places title="In your days" places={planned} />
      {planned.length === 0 ? (
        <Places title="Places" places={further} />
      ) : (
        <details className="more">
          <summary>{`More we know there (${further.length})`}</summary>
          <PlaceList places={further} />
        </details>
      )}
    </div>
  );
}

export default function ResearchRoute() {
  const { research, idle } = useLoaderData<typeof loader>();
  return research ? <Known research={research} /> : <Nothing idle={idle} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
