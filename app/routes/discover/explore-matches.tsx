import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { EmptyState } from "#app/components/ui/empty-state";
import type { EmptyStateProps } from "#app/components/ui/empty-state";
import { PRODUCT } from "#app/config/product";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { pictureInSeason, pictureOf } from "#app/modules/catalogue/art/art.server";
import { MonthField } from "#app/modules/catalogue/ui/month-field";
import { MATCHES_ASKED } from "#app/modules/discover/explore-page.server";
import { matchesForUser } from "#app/modules/matching/matching.server";
import { MatchCard } from "#app/modules/matching/ui/match-card";
import { findAllTold } from "#app/modules/profile/told.server";

export const handle: PageHandle = { scripts: "none", tab: "explore" };
export const meta: MetaFunction = () => [
  { title: `Your best matches · ${PRODUCT.name}` },
  { name: "description", content: "Places that suit your Travel DNA, and why they do." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** The most matches on a page of their own. */
const MOST = 24;
const search = z.object({
  month: z.coerce.number().int().min(1).max(12).optional().catch(undefined),
  all: z.string().optional(),
});

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const { month = ctx.now.getUTCMonth() + 1, all } = search.parse(Object.fromEntries(queryOf(args.request)));
  const isEntitled = user.capabilities.canSeeMatches;
  const idle = pictureInSeason(ctx.now.getUTCMonth() + 1);
  try {
    const matches = isEntitled
      ? await matchesForUser(ctx, () => findAllTold(user.id), month, all === undefined ? MATCHES_ASKED : MOST)
      : [];
    return {
      isEntitled,
      idle,
      month,
      isAll: all !== undefined,
      hasDna: user.quizCompleted,
      failed: false,
      matches: matches.map((match) => ({ ...match, picture: pictureOf(match.slug, "card") })),
    };
  } catch (error) {
    ctx.log.error({ err: error }, "Failed to fetch DNA matches");
    return { isEntitled, idle, month, isAll: all !== undefined, hasDna: user.quizCompleted, failed: true, matches: [] };
  }
}

function Nothing({
  isEntitled,
  failed,
  idle,
}: {
  isEntitled: boolean;
  failed: boolean;
  idle: EmptyStateProps["picture"];
}) {
  if (failed) return <p className="alert-box info">Failed to fetch DNA matches</p>;
  if (isEntitled) return <p>There are no matches to show right now. All our places are on the explore page.</p>;
  return (
    <EmptyState picture={idle}>
      <p>Matches and their reasons come with a trip pass or premium.</p>
      <p>
        <a className="button primary" href="/billing/upgrade">
          Choose a plan
        </a>
      </p>
    </EmptyState>
  );
}

export default function ExploreMatchesRoute() {
  const { isEntitled, month, isAll, hasDna, failed, matches, idle } = useLoaderData<typeof loader>();
  const here = `/explore/matches?month=${month}${isAll ? "&all=1" : ""}`;
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <h1 className="step-3">Your Best Matches</h1>
        {isEntitled && !hasDna && (
          <p>
            Without a Travel DNA, these are places most people like. <a href="/quiz">Take the quiz</a>, and they are
            about you.
          </p>
        )}
        {isEntitled && (
          <form className="row month-form" action="/explore/matches">
            {isAll && <input type="hidden" name="all" value="1" />}
            <MonthField label="Month of travel" month={month} />
            <button type="submit" className="button">
              Show this month
            </button>
          </form>
        )}
      </header>
      {matches.length === 0 && <Nothing isEntitled={isEntitled} failed={failed} idle={idle} />}
      <div className="grid matches">
        {matches.map((match, index) => (
          <MatchCard
            key={match.slug}
            match={match}
            returnTo={`${here}#match-${match.slug}`}
            isFirst={index < 2}
            isBest={index === 0}
          />
        ))}
      </div>
      {matches.length > 0 && !isAll && (
        <p>
          <a className="button" href={`/explore/matches?month=${month}&all=1`}>
            Show more
          </a>
        </p>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
