import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { QUESTIONS } from "#app/modules/profile/quiz";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: `Welcome to ${PRODUCT.name}` },
  { name: "description", content: "Two ways to begin: with the quiz, or right away." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  // A signed-out visitor is led to the sign-in page; a user who cannot be loaded is asked to sign in here (CHECKLIST
  // WELC-09).
  const user = await requireUser(args).catch((error: unknown) => {
    if (error instanceof Response) throw error;
    ctx.log.error({ err: error }, "the user of the welcome page could not be loaded");
    return undefined;
  });
  if (user?.quizCompleted) throw seeOther("/profile");
  return { isKnown: user !== undefined, places: listDestinations().length };
}

/** Milliseconds between the press and the journey, where scripts run (CHECKLIST WELC-06, WELC-07). */
const DELAY_MS = 600;

function SignInFirst() {
  return (
    <div className="wrap page stack narrow">
      <h1 className="step-3">Please sign in to continue</h1>
      <p>
        <a className="button primary" href="/signin?redirect=%2Fwelcome">
          Go to Sign In
        </a>
      </p>
    </div>
  );
}

/** The first page of a new account: two ways on, and true facts about the product (CHECKLIST WELC-01 to WELC-10). */
export default function WelcomeRoute() {
  const { isKnown, places } = useLoaderData<typeof loader>();
  if (!isKnown) return <SignInFirst />;
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <h1>Welcome to {PRODUCT.name}</h1>
        <p className="step-1">Where every journey begins with understanding who you are</p>
        <p className="lede">Travel designed around you</p>
      </header>
      <section className="stack" aria-labelledby="journey-heading">
        <h2 id="journey-heading">Choose your journey</h2>
        <div className="journeys">
          <article className="panel stack">
            <h3>Personalized Journey</h3>
            <p>{`${QUESTIONS.length} short questions become your Travel DNA. Places, days and pace follow from it.`}</p>
            <p>
              <a className="button primary" href="/quiz" data-delay={DELAY_MS} data-busy="Loading your journey...">
                Start Quiz
              </a>
            </p>
          </article>
          <article className="panel stack">
            <h3>Instant Exploration</h3>
            <p>Look around first: by month, price, mood or map. The quiz can wait.</p>
            <p>
              <a className="button" href="/explore" data-delay={DELAY_MS} data-busy="Loading your journey...">
                Explore Now
              </a>
            </p>
          </article>
        </div>
      </section>
      <ul className="ticked">
        <li>{`${places} destinations, each with real places and their opening hours`}</li>
        <li>Six reasons behind every match, and one honest downside</li>
        <li>Days that respect opening hours, your pace and your budget</li>
      </ul>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
