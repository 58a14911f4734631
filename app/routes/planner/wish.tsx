import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, seeOther } from "#app/http/answer/responses.server";
import { routesOfWish } from "#app/modules/journeys/route-wish.server";
import { WishView } from "#app/modules/planner/ui/wish-view";
import { WISH_LENGTH } from "#app/modules/planner/wish/wish-length";
import { wishPage } from "#app/modules/planner/wish/wish-page.server";

export const handle: PageHandle = { scripts: "none", tab: "plan" };
export const meta: MetaFunction = (args) => [
  { title: "Did we get this right? · Voyance" },
  { name: "description", content: "What we understood: where, when, with whom and for how much." },
  { name: "robots", content: "noindex" },
  ...canonical(args),
];

/** A trip in a sentence, read; an empty sentence leads to the form with its parts as fields. */
export async function loader(args: LoaderFunctionArgs) {
  const said = (queryOf(args.request).get("say") ?? "").trim().slice(0, WISH_LENGTH);
  if (said === "") throw seeOther("/planner/start");
  const page = await wishPage(ctxOf(args), await findUser(args), said);
  return { ...page, routes: routesOfWish(page.wish, said) };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export default function WishRoute() {
  return <WishView page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
