import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { PRODUCT } from "#app/config/product";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { wholeMoney } from "#app/modules/journeys/together/whole-money.server";
import { WholeMoneyView } from "#app/modules/journeys/ui/whole-money-view";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Money · ${page?.name ?? "Trip"} · ${PRODUCT.name}` },
  { name: "description", content: "What you spend on all places of a trip, and who owes whom." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  try {
    return await wholeMoney(ctx, user, args.params.journeyId ?? "");
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export default function JourneyMoneyRoute() {
  return <WholeMoneyView page={useLoaderData<typeof loader>()} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
