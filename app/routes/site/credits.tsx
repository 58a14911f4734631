import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE } from "#app/http/answer/responses.server";
import { CREDITS_CHECKED, NOTICE_PATH, OTHER_CREDITS, REQUIRED_CREDITS } from "#app/modules/content/credits";
import type { Credit } from "#app/modules/content/credits";
import { listPhotographs } from "#app/modules/pictures/pictures.server";
import { PhotographCredits } from "#app/modules/pictures/ui/photograph-credits";
import { formatDate } from "#app/shared/format";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction = (args) => [
  { title: "Credits · Voyance" },
  { name: "description", content: "The data, maps, icons and fonts we use, and their licences." },
  ...canonical(args),
];

/** The page is the same for everybody. */
export async function loader() {
  return data(await listPhotographs(), { headers: { "Cache-Control": CACHE.public } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

function CreditList({ credits }: { credits: readonly Credit[] }) {
  return (
    <dl className="fact-lines">
      {credits.map(({ what, name, author, url, licence, licenceUrl, changes }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <a href={url} rel="noopener noreferrer">
              {name}
            </a>
            {author && ` by ${author}`},{" "}
            {licenceUrl ? (
              <a href={licenceUrl} rel="license noopener noreferrer">
                {licence}
              </a>
            ) : (
              licence
            )}
            . {changes}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export default function CreditsRoute() {
  const photographs = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <h1>Credits</h1>
        <p>Voyance is built on work that other people share freely. Thank you.</p>
      </header>
      <section className="stack">
        <h2>Data under open licences</h2>
        <CreditList credits={REQUIRED_CREDITS} />
      </section>
      {photographs.length > 0 && (
        <section className="stack" id="photos">
          <h2>Photos</h2>
          <p>Made smaller by us; otherwise as they were. They come from Wikimedia Commons.</p>
          <PhotographCredits photographs={photographs} />
        </section>
      )}
      <section className="stack">
        <h2>Also in use</h2>
        <CreditList credits={OTHER_CREDITS} />
      </section>
      <section className="stack">
        <h2>Software</h2>
        <p>
          Our pages, our PDF and our server use open packages by many people.{" "}
          <a className="target" href={NOTICE_PATH} rel="license">
            All of them, with their licences in full
          </a>
        </p>
      </section>
      <section className="stack">
        <h2>Written by us</h2>
        <p>
          Destinations and their places, posters, guides, airlines, the network of non-stop flights, and what to know
          before you go. They are the usual facts, and those that were checked say when; the official pages we link to
          have the last word.
        </p>
        <p className="meta">We last checked this list on {formatDate(CREDITS_CHECKED)}.</p>
      </section>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
