import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { EmptyState } from "#app/components/ui/empty-state";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { pictureInSeason } from "#app/modules/catalogue/art/art.server";
import { listRuns } from "#app/modules/surprise/surprise.server";
import { toRunLine } from "#app/modules/surprise/run-line";
import { RunList } from "#app/modules/surprise/ui/run-list";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction = () => [
  { title: `Your surprises · ${PRODUCT.name}` },
  { name: "description", content: "The places we chose for you." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const LIMIT = 10;
const MOST_LIMIT = 50;
const search = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_LIMIT).catch(LIMIT),
  offset: z.coerce.number().int().min(0).max(1_000_000).catch(0),
});

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const page = search.parse(Object.fromEntries(queryOf(args.request)));
  try {
    const { runs, total } = await listRuns(ctx, user.id, page);
    return { runs: runs.map(toRunLine), total, idle: pictureInSeason(ctx.now.getUTCMonth() + 1), ...page };
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export default function SurpriseHistoryRoute() {
  const { runs, total, idle, limit, offset } = useLoaderData<typeof loader>();
  const to = (start: number): string => `/surprise/history?limit=${limit}&offset=${Math.max(0, start)}`;
  return (
    <div className="wrap page stack wide-gap narrow">
      <header className="stack">
        <h1 className="step-3">Your surprises</h1>
        {total > 0 && <p>What we chose for you, newest first. Prices are from the day we looked.</p>}
      </header>
      {total === 0 && (
        <EmptyState picture={idle}>
          <p>We haven&apos;t chosen anything for you yet.</p>
          <p>
            <a className="button primary" href="/surprise">
              Surprise me
            </a>
          </p>
        </EmptyState>
      )}
      {runs.length > 0 && <RunList runs={runs} />}
      {total > 0 && (
        <nav className="row" aria-label="Pages">
          {offset > 0 && (
            <a className="button" href={to(offset - limit)}>
              Newer
            </a>
          )}
          {offset + limit < total && (
            <a className="button" href={to(offset + limit)}>
              Older
            </a>
          )}
          <a className="button primary" href="/surprise">
            Surprise me again
          </a>
        </nav>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
