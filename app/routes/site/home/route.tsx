import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Link, useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import { shareCard } from "#app/components/layout/share-card";
import type { PageHandle } from "#app/components/layout/page-handle";
import { Poster } from "#app/components/ui/poster";
import type { ProductPromise } from "#app/config/product-promise";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { CACHE } from "#app/http/answer/responses.server";
import { homePage } from "#app/modules/discover/home-page.server";
import { WishSentence } from "#app/modules/planner/ui/wish-sentence";
import { OwnHome } from "./own-home";
import { OwnTrips } from "./own-trips";
import { PlaceGrid } from "./place-grid";
import { Previews } from "./previews";

export const handle: PageHandle = { scripts: "none", sharedBy: [], tab: "home" };
export const meta: MetaFunction<typeof loader> = (args) => [
  { title: "Voyance: your journey, beautifully reimagined" },
  { name: "description", content: args.data?.promise.lede ?? "Your journey, beautifully reimagined." },
  ...canonical(args),
  ...shareCard(args, {
    title: "Your journey, beautifully reimagined",
    description: args.data?.promise.lede ?? "",
    slug: args.data?.hero[0]?.slug ?? "",
    alt: args.data?.hero[0]?.picture.alt ?? "",
  }),
];

export async function loader(args: LoaderFunctionArgs) {
  // The page is there for everybody, also when the account cannot be read.
  const user = await findUser(args).catch(() => undefined);
  const page = await homePage(ctxOf(args), user);
  return data(page, { headers: { "Cache-Control": user ? CACHE.private : CACHE.public } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const STEPS = [
  {
    eyebrow: "First",
    name: "Tell us how you travel",
    text: "A short quiz becomes your Travel DNA. Two minutes, on any phone.",
    to: "/quiz",
  },
  {
    eyebrow: "Then",
    name: "See it before you sign in",
    text: "Read a whole sample itinerary, hour by hour, with what it costs.",
    to: "/sample-itinerary",
  },
];

function stepsOf(promise: ProductPromise) {
  return [...STEPS, { eyebrow: "Finally", ...promise.lastStep, to: "/planner" }];
}

export default function HomeRoute() {
  const page = useLoaderData<typeof loader>();
  const { own, readBy, promise, hero, month, inSeason, previews } = page;
  if (own?.below) return <OwnHome own={own} below={own.below} page={page} />;
  return (
    <>
      {own && <OwnTrips own={own} />}
      <section className="wrap hero">
        <div className="stack">
          <p className="eyebrow">Planned around who you are</p>
          <h1>Your Journey, Beautifully Reimagined</h1>
          <p className="lede">{promise.lede}</p>
          <WishSentence readBy={readBy} />
          <p className="row">
            <Link className="button" to="/signin" reloadDocument>
              Start Your Journey
            </Link>
            <Link className="button" to="/explore">
              Explore Destinations
            </Link>
          </p>
          <p>
            <Link className="target" to="/planner/start">
              Plan a trip without an account
            </Link>
          </p>
        </div>
        <div className="posters">
          {hero.map(({ slug, picture }, index) => (
            <Link key={slug} to={`/planner?destination=${slug}`}>
              <Poster {...picture} isFirst={index < 3} />
            </Link>
          ))}
        </div>
      </section>
      <section className="section sunk">
        <div className="wrap stack wide-gap">
          <h2>How It Works</h2>
          <div className="grid three">
            {stepsOf(promise).map((step) => (
              <Link key={step.to} className="panel stack place" to={step.to}>
                <span className="eyebrow">{step.eyebrow}</span>
                <span className="name">{step.name}</span>
                <span>{step.text}</span>
              </Link>
            ))}
          </div>
          <p>
            <Link className="target" to="/how-it-works">
              How it works, in five steps
            </Link>
          </p>
        </div>
      </section>
      <Previews previews={previews} />
      <section className="section wrap stack wide-gap">
        <h2>Good in {month}</h2>
        <PlaceGrid places={inSeason} at="/planner?destination=" />
      </section>
      <section className="section sunk">
        <div className="wrap narrow stack quote">
          <blockquote>
            <p>The world is a book, and those who do not travel read only a page.</p>
          </blockquote>
          <p className="meta">An old saying, often credited to Augustine of Hippo</p>
          <p>
            <Link className="button" to="/planner/start">
              Begin Your Journey
            </Link>
          </p>
        </div>
      </section>
      <section className="section wrap narrow stack">
        <h2>Where should you go?</h2>
        <p>Answer a few questions about how you like to travel, and we'll tell you which places suit you, and why.</p>
        <p className="row">
          <Link className="button" to="/quiz">
            Take the Dream Quiz
          </Link>
          <Link className="button" to="/explore">
            Explore Destinations
          </Link>
        </p>
      </section>
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
