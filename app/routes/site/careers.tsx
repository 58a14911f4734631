import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { listPositionsToShow } from "#app/modules/careers/careers.server";
import {
  ALL_DEPARTMENTS,
  DEPARTMENTS,
  departmentOf,
  departmentSlug,
  paragraphsOf,
} from "#app/modules/careers/position";
import { CareersScript } from "#app/modules/careers/ui/careers-script";

export const handle: PageHandle = { scripts: "none", sharedBy: ["department"] };
export const meta: MetaFunction = (args) => [
  { title: "Careers · Voyance" },
  { name: "description", content: "Open positions at Voyance in engineering, product and design, and marketing." },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const chosen = departmentOf(queryOf(args.request).get("department"));
  const positions = await listPositionsToShow(ctxOf(args), chosen);
  const cards = positions.map(({ id, title, department, location, type, level, description }) => ({
    id,
    title,
    facts: [department, location, type, level],
    summary: paragraphsOf(description)[0] ?? "",
  }));
  return data({ chosen: chosen ?? null, cards }, { headers: { "Cache-Control": CACHE.public } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const REASONS = [
  {
    title: "Made with care",
    text: "Our pages work without a script, on a phone, on a train and by keyboard. You have the time to do things properly.",
  },
  {
    title: "True to travellers",
    text: "We say what we know, where it comes from and when we checked it. Nobody here has to sell something they don't believe in.",
  },
  {
    title: "Close to the work",
    text: "A small team, with nobody between what a traveller tells us and what you change.",
  },
];

function Tabs({ chosen }: { chosen: string | null }) {
  return (
    <nav className="tab-links" aria-label="Departments">
      <a href="/careers" aria-current={chosen === null ? "page" : undefined}>
        {ALL_DEPARTMENTS}
      </a>
      {DEPARTMENTS.map((department) => (
        <a
          key={department}
          href={`/careers?department=${departmentSlug(department)}`}
          aria-current={chosen === department ? "page" : undefined}
        >
          {department}
        </a>
      ))}
    </nav>
  );
}

export default function CareersRoute() {
  const { chosen, cards } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <h1>Careers</h1>
        <p className="lede">Help people plan trips they'll remember, and leave the tedious parts to us.</p>
      </header>
      <section className="stack" aria-labelledby="positions">
        <h2 id="positions" className="step-2">
          Open positions
        </h2>
        <Tabs chosen={chosen} />
        {cards.length === 0 && (
          <p>
            {chosen ? `There's no open position in ${chosen} right now.` : "There are no open positions right now."}{" "}
            <a href="/contact">Write to us</a> if you'd like to hear about the next one.
          </p>
        )}
        <ul className="plain job-list">
          {cards.map(({ id, title, facts, summary }) => (
            <li key={id} className="panel stack job-card">
              <h3 className="step-1">
                <a href={`/careers/${id}`}>{title}</a>
              </h3>
              <p className="meta">{facts.join(" · ")}</p>
              <p>{summary}</p>
              <p>
                <a className="button" href={`/careers/${id}#apply`} data-apply={id}>
                  Apply Now<span className="visually-hidden"> as {title}</span>
                </a>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack section-tight" aria-labelledby="why-work">
        <h2 id="why-work" className="step-2">
          Why Work at Voyance
        </h2>
        <div className="grid">
          {REASONS.map(({ title, text }) => (
            <div key={title} className="stack">
              <h3 className="step-1">{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>
      <CareersScript />
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
