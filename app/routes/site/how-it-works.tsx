import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { sellsTrips } from "#app/config/what-is-real";
import { ctxOf } from "#app/http/route/context.server";
import { shownBySteps } from "#app/modules/discover/how-it-works.server";
import { StepShown } from "./step-shown";
import { CACHE } from "#app/http/answer/responses.server";
import { Line } from "#app/modules/content/ui/prose";
import { fiveSteps } from "#app/modules/content/texts/five-steps";
import { publicFacts } from "#app/modules/booking/checkout/public-facts.server";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction = (args) => [
  { title: "How it works · Voyance" },
  { name: "description", content: "From a short quiz to a day plan you can change, in five steps." },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const facts = publicFacts();
  return {
    steps: fiveSteps(facts),
    sells: sellsTrips(facts.real),
    shown: await shownBySteps(ctx),
    month: ctx.now.getUTCMonth() + 1,
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

/** Five steps, and the way into the first (CHECKLIST HOW-01 to HOW-04). */
export default function HowItWorksRoute() {
  const { steps, sells, shown, month } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page story">
      <header className="stack">
        <h1>How it works</h1>
        <p className="lede">
          {sells
            ? "From a short quiz to a booked trip, in five steps."
            : "From a short quiz to a plan for every day, in five steps."}{" "}
          Do them in one evening or over a month: everything is saved.
        </p>
      </header>
      <ol className="numbered">
        {steps.map(({ name, text, shows }) => (
          <li key={name}>
            <div className="stack">
              <h2 className="step-2">{name}</h2>
              {text.map((paragraph) => (
                <p key={paragraph}>
                  <Line text={paragraph} />
                </p>
              ))}
              {shows && <StepShown {...{ shows, shown, month }} />}
            </div>
          </li>
        ))}
      </ol>
      <section className="stack narrow">
        <h2 className="step-3">Begin with the quiz</h2>
        <p>It takes about two minutes. Or look around first: you don't need an account for that.</p>
        <p className="row">
          <a className="button primary" href="/quiz">
            Take the Dream Quiz
          </a>
          <a className="button" href="/sample-itinerary">
            Read a sample itinerary
          </a>
        </p>
      </section>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
