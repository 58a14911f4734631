import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { CACHE, refused, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { readForm, textOf } from "#app/http/route/form.server";
import { plannerHolder } from "#app/http/route/planner.server";
import { WholeView } from "#app/modules/journeys/ui/whole-view";
import { goOnWith, wholePage } from "#app/modules/journeys/whole-page.server";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none", tab: "trips", frame: "slim" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.heading ?? "Your trip"} · Voyance` },
  { name: "description", content: "Your trip as a whole: its places, and how you get from one to the next." },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, holder } = await plannerHolder(args);
  try {
    return await wholePage(ctx, holder, args.params.journeyId ?? "");
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function action(args: ActionFunctionArgs) {
  const { ctx, holder } = await plannerHolder(args);
  const form = await readForm(args.request);
  try {
    return seeOther(await goOnWith(ctx, holder, textOf(form, "tripId", 64)));
  } catch (error) {
    if (isAppError(error) && error.code !== "NOT_FOUND") return refused(error.message, error.status);
    throw toRouteError(error, ctx);
  }
}

export default function JourneyRoute() {
  return (
    <WholeView page={useLoaderData<typeof loader>()} problem={useActionData<typeof action>()?.message ?? undefined} />
  );
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
