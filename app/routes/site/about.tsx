import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { Poster } from "#app/components/ui/poster";
import { sellsTrips } from "#app/config/what-is-real";
import { CACHE } from "#app/http/answer/responses.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { moneyWords } from "#app/modules/content/money-words";
import { publicFacts } from "#app/modules/booking/checkout/public-facts.server";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction = (args) => [
  { title: "About · Voyance" },
  {
    name: "description",
    content: "Why planning a trip takes too long, what Voyance does about it, and who it is for.",
  },
  ...canonical(args),
];

export function loader() {
  const { real, destinations, countries } = publicFacts();
  return {
    destinations,
    countries,
    sells: sellsTrips(real),
    oneClick: moneyWords(real).oneClick,
    picture: pictureOf("patagonia"),
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

/** The travellers that the product is for, by name (CHECKLIST GEN-03). */
const FOR_WHOM = [
  {
    who: "Luxury seekers",
    why: "You want the good room and the good table, and to know what they are worth. Each offer says what it is best at, and what the extra money buys.",
  },
  {
    who: "Time-conscious professionals",
    why: "You have an evening to plan, not three weekends. Answer a few questions, read one plan, change what you don't like.",
  },
  {
    who: "Discerning travellers",
    why: "You would rather see three things well. Days follow your pace, and each stop says why it is there.",
  },
  {
    who: "Groups",
    why: "One wants museums, one wants the beach, one can't do stairs. Everybody says what matters, and the plan works for all of you.",
  },
] as const;

/** The story in three parts: the problem, the solution, the travellers it is for (CHECKLIST ABOUT-01 to ABOUT-06). */
export default function AboutRoute() {
  const { destinations, countries, sells, oneClick, picture } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page story">
      <header className="hero">
        <div className="stack">
          <p className="eyebrow">About Voyance</p>
          <h1>Travel planned around who you are</h1>
          <p className="lede">
            {`We plan trips to ${destinations} destinations in ${countries} countries, for people who would rather be there than compare tabs.`}
          </p>
          <p className="row">
            <a className="button primary" href="/planner">
              Plan a trip
            </a>
            <a className="button" href="/sample-itinerary">
              Read a sample itinerary
            </a>
          </p>
        </div>
        <Poster {...picture} isFirst />
      </header>
      <section className="stack narrow">
        <h2>The problem</h2>
        <p>
          Planning a trip means thousands of options and nobody to weigh them. Search pages sort by price. Reviews
          disagree. The museum is shut on Tuesdays, the flight lands at midnight, and you find out when you get there.
        </p>
        <p>The trip should not begin with a spreadsheet.</p>
      </section>
      <section className="stack narrow">
        <h2>The solution</h2>
        <ul className="ticked">
          <li>
            {sells
              ? "A curated 3-5 options rather than thousands. We show the cheapest, the fastest and the most comfortable."
              : "A curated 3-5 options rather than thousands: so we show flights and stays where they are sold. Here you bring your own, and your days get the same care: a few good stops instead of everything on the map."}
          </li>
          <li>
            Days that work: opening hours, walks and meals fit together, and when you change something, the rest is
            fitted around it.
          </li>
          <li>{oneClick}</li>
          <li>
            Group preference blending: we weigh what each of you wants, and never plan what someone can&rsquo;t do.{" "}
            <a href="/features/preference-blending">How that works</a>.
          </li>
          <li>
            No stars from strangers. We don&rsquo;t print ratings or count happy customers. Opening hours and prices
            that were checked say when; the rest are the usual ones, not confirmed.
          </li>
        </ul>
      </section>
      <section className="stack">
        <h2>Who it is for</h2>
        <div className="pairs">
          {FOR_WHOM.map(({ who, why }) => (
            <div key={who} className="panel stack">
              <h3 className="step-1">{who}</h3>
              <p>{why}</p>
            </div>
          ))}
        </div>
      </section>
      <p>
        Curious how it's done? <a href="/how-it-works">How it works, in five steps</a>. Questions?{" "}
        <a href="/help">We are here to help</a>.
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
