import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { CACHE } from "#app/http/answer/responses.server";
import { surveyGuides } from "#app/modules/content/guides.server";
import { publicFacts } from "#app/modules/booking/checkout/public-facts.server";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction = (args) => [
  { title: "Press · Voyance" },
  { name: "description", content: "A press room is coming soon. Until then, a person answers your questions." },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const { destinations, countries, supportEmail } = publicFacts();
  const guides = (await surveyGuides(ctxOf(args))).length;
  return { destinations, countries, guides, supportEmail };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

/** A placeholder, with the facts that are known today (CHECKLIST INFO-01). */
export default function PressRoute() {
  const { destinations, countries, guides, supportEmail } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page story narrow">
      <header className="stack">
        <p className="eyebrow">Press</p>
        <h1>Coming soon</h1>
        <p className="lede">
          A press room with pictures and news is coming soon. If you are writing about us now, ask us: a person answers
          within 24-48 hours on business days.
        </p>
        <p>
          <a className="button primary" href={`mailto:${supportEmail}?subject=Press`}>
            Write to us
          </a>
        </p>
      </header>
      <section className="stack">
        <h2 className="step-2">Voyance in one paragraph</h2>
        <p>
          {`Voyance plans trips around the people who take them. It knows ${destinations} destinations in ${countries} countries, narrows flights and stays down to three to five, and plans days with opening hours, walks and meals in mind. It has ${guides} travel guides of its own, and it works without a connection.`}
        </p>
        <p>You may quote this paragraph. Its figures are up to date.</p>
        <p>
          More: <a href="/about">about Voyance</a>, <a href="/how-it-works">how it works</a>,{" "}
          <a href="/legal/credits">whose data we use</a>.
        </p>
      </section>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
