import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { real } from "#app/config/env.server";
import { TRIP_LIMITS } from "#app/config/product";
import { productPromise } from "#app/config/product-promise";
import { newId } from "#app/db/ids.server";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { suggestedNames } from "#app/modules/catalogue/places/catalogue.server";
import { WishView } from "#app/modules/planner/ui/wish-view";
import { WISH_LENGTH } from "#app/modules/planner/wish/wish-length";
import { understandWish, wishReader } from "#app/modules/planner/wish/wish.server";
import { findTravelProfile } from "#app/modules/profile/quiz.server";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { addDays } from "#app/shared/calendar";
import { todayOf } from "#app/shared/context";

export const handle: PageHandle = { scripts: "none", tab: "plan" };
export const meta: MetaFunction = (args) => [
  { title: "What we understood · Voyance" },
  { name: "description", content: "What we understood: where, when, with whom and for how much." },
  { name: "robots", content: "noindex" },
  ...canonical(args),
];

/** A trip in a sentence, read; an empty sentence leads to the form with its parts as fields. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  const said = (queryOf(args.request).get("say") ?? "").trim().slice(0, WISH_LENGTH);
  if (said === "") throw seeOther("/planner/start");
  const user = await findUser(args);
  const preferences = user && (await getPreferences(user.id));
  const known = preferences && { home: preferences.home, dna: (await findTravelProfile(user.id))?.dna };
  const needs = preferences ? [...preferences.diets, ...preferences.accessNeeds] : [];
  const wish = await understandWish(ctx, said, known, needs);
  const { values, places } = wish;
  const today = todayOf(ctx);
  const needed = [values.departureCity, values.startDate, values.endDate, values.budgetTotal];
  return {
    said,
    readBy: wishReader(),
    wish,
    placeNames: places.length > 0 ? [] : suggestedNames(),
    earliest: addDays(today, 1),
    latest: addDays(today, TRIP_LIMITS.maxDaysAhead),
    formKey: newId(),
    isComplete: places.length > 0 && needed.every((value) => value !== ""),
    leave: productPromise(real()).leaveStart.label,
  };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export default function WishRoute() {
  return <WishView page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
