import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { breadcrumbs, shareCard, structuredData } from "#app/components/layout/share-card";
import type { PageHandle } from "#app/components/layout/page-handle";
import { StandIn } from "#app/components/layout/stand-in";
import { AT_ONCE } from "#app/components/ui/poster";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { destinationPage, findPlaceAt } from "#app/modules/discover/destination-page.server";
import { MarkForms } from "#app/modules/matching/ui/mark-forms";
import { MatchPanel } from "#app/modules/matching/ui/match-panel";
import { touristDestination } from "./destination-about";
import { Details } from "./destination-details";
import { About, FactsAndMap, Similar } from "./destination-same";

export const handle: PageHandle = { scripts: "none", sharedBy: ["from"], tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: view, ...args }) =>
  view
    ? [
        { title: `${view.place.name}, ${view.place.country} · Voyance` },
        { name: "description", content: view.place.tagline },
        ...canonical(args),
        ...shareCard(args, {
          title: `${view.place.name}, ${view.place.country}`,
          description: view.place.tagline,
          slug: view.slug,
          alt: view.hero.alt,
        }),
        ...structuredData(args, (origin) => [
          touristDestination(view, origin),
          breadcrumbs(origin, [
            ["Destinations", "/destinations"],
            [view.place.name, `/destination/${view.slug}`],
          ]),
        ]),
      ]
    : [
        {
          title: `${isRouteErrorResponse(args.error) && args.error.status === 404 ? "Destination not found" : "Destination not loaded"} · Voyance`,
        },
      ];

const NOT_KEPT = { "Cache-Control": "no-store" };

/**
 * "/destination/New York" leads on to the address of the place; what fails is not kept (CHECKLIST DEST-20, DEST-21).
 */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const slug = args.params.slug ?? "";
  const found = await findPlaceAt(ctx, slug).catch((error: unknown) => {
    ctx.log.error({ err: error, slug }, "destination details could not be loaded");
    throw data({ message: "Unable to load destination details" }, { status: 503, headers: NOT_KEPT });
  });
  if (!found) throw data({ message: "Destination not found" }, { status: 404, headers: NOT_KEPT });
  if ("movedTo" in found) throw redirect(found.movedTo, 301);
  const asked = (queryOf(args.request).get("from") ?? "").trim().slice(0, 60);
  const user = await findUser(args).catch(() => undefined);
  const view = await destinationPage(ctx, user, found.place, asked);
  return data(view, { headers: { "Cache-Control": user ? CACHE.private : CACHE.public } });
}

export const headers: HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

/** The parts of the page that are looked for most, by the id of their section. */
const PARTS = [
  ["see", "See"],
  ["eat", "Eat"],
  ["when", "When"],
  ["getting-there", "Get there"],
  ["before-you-go", "Before you go"],
  ["stay", "Stay"],
] as const;

export default function DestinationRoute() {
  const view = useLoaderData<typeof loader>();
  const { slug, personal, place, hero, way, ready, perDay } = view;
  const marks = { slug, name: place.name, kinds: personal?.marks ?? [], returnTo: `/destination/${slug}` };
  return (
    <article>
      <header className="destination-hero">
        <img
          className="hero-picture"
          src={hero.src}
          alt={hero.alt}
          width={hero.width}
          height={hero.height}
          {...AT_ONCE}
        />
        <div className="wrap stack">
          <p className="eyebrow">{place.country}</p>
          <h1>{place.name}</h1>
          <p className="step-1">{`Discover the wonders of ${place.name}`}</p>
          <p>{place.tagline}</p>
        </div>
      </header>
      <div className="plan-bar">
        <div className="wrap row">
          <a
            className="button primary"
            href={`/planner?city=${encodeURIComponent(place.name)}`}
            data-plan={place.name}
          >{`Plan ${place.name} · from $${perDay} a day`}</a>
          <MarkForms {...marks} offered={["saved"]} />
        </div>
      </div>
      <nav className="contents-bar" aria-label="On this page">
        <ul className="wrap">
          {PARTS.map(([id, words]) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap page split destination-body">
        <div className="stack sections-gap">
          {personal && <MarkForms {...marks} offered={["dismissed", "visited"]} />}
          <About view={view} />
        </div>
        <aside className="stack">
          {personal?.match && <MatchPanel match={personal.match} month={way.month} />}
          <FactsAndMap view={view} />
        </aside>
        <div className="stack sections-gap">
          <Details view={view} />
        </div>
      </div>
      <Similar view={view} />
      <section className="section wrap stack">
        <h2>Ready for {place.name}?</h2>
        <p>{ready}</p>
        <p className="row">
          <a className="button" href={`/planner?city=${encodeURIComponent(place.name)}`} data-plan={place.name}>
            Start Planning My Trip
          </a>
        </p>
      </section>
    </article>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const known = isRouteErrorResponse(error) && error.status === 404;
  return (
    <StandIn>
      <h1 className="step-3">{known ? "Destination not found" : "Unable to load destination details"}</h1>
      <p>
        {known
          ? "We don't cover that place yet, or its name is spelled differently. All our places are in the list."
          : "Something went wrong on our side. Please try again in a moment."}
      </p>
      <p className="row">
        {!known && (
          <a className="button primary" href={pathname + search}>
            Try Again
          </a>
        )}
        <a className={known ? "button primary" : "button"} href="/destinations">
          Browse all destinations
        </a>
      </p>
    </StandIn>
  );
}
