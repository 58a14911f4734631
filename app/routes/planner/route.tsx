import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import type { PageHandle } from "#app/components/layout/page-handle";
import { newId } from "#app/db/ids.server";
import { CACHE, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { readOrMakeVisitor } from "#app/http/answer/cookies.server";
import { basisOfForm } from "#app/http/route/basis.server";
import { readForm } from "#app/http/route/form.server";
import { plannerHolder } from "#app/http/route/planner.server";
import { queryOf } from "#app/http/route/query.server";
import { readRouteForm } from "#app/http/route/route-form.server";
import { beginJourney, changeJourney } from "#app/modules/journeys/journeys.server";
import { ROUTE_PATH } from "#app/modules/journeys/route-form";
import { routePage } from "#app/modules/journeys/route-page.server";
import { RouteView } from "#app/modules/journeys/ui/route-view";
import { journeyPath } from "#app/modules/trips/shown/longer-trip";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none", tab: "plan", frame: "slim" };
export const meta: MetaFunction = (args) => [
  { title: "A trip of several places · Voyance" },
  { name: "description", content: "In which order, how long in each place, and how to get from one to the next." },
  { name: "robots", content: "noindex" },
  ...canonical(args),
];

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, user, holder } = await plannerHolder(args);
  const query = queryOf(args.request);
  // The key stays in the address: after going back, the same form still makes the same trip.
  if (!query.has("formKey")) throw seeOther(withFormKey(query, newId()));
  try {
    const found = await routePage(ctx, user, holder, query);
    if ("goTo" in found) throw seeOther(found.goTo);
    return found.page;
  } catch (error) {
    // A trip whose places stay is shown as it is.
    if (isAppError(error) && error.code === "CONFLICT") throw seeOther(journeyPath(query.get("of") ?? ""));
    throw isAppError(error) ? toRouteError(error, ctx) : error;
  }
}

/** The page's address with the key of its form. */
function withFormKey(query: URLSearchParams, key: string): string {
  return `${ROUTE_PATH}?${new URLSearchParams([...query, ["formKey", key]]).toString()}`;
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function action(args: ActionFunctionArgs) {
  const { ctx, user } = await plannerHolder(args);
  const form = await readForm(args.request);
  const { visitorId, setCookie } = await readOrMakeVisitor(args.request);
  const holder = { userId: user?.id, visitorId };
  const sent = readRouteForm(ctx, form);
  try {
    if (sent.status === "success") {
      const { places, start, of, stamp } = sent.value;
      const id = of
        ? await changeJourney(ctx, holder, { of, stamp }, places, start)
        : await beginJourney(ctx, holder, places, start, basisOfForm(form).key ?? newId());
      return seeOther(journeyPath(id), setCookie ? [setCookie] : []);
    }
  } catch (error) {
    if (!isAppError(error)) throw error;
    sent.problem.fields = error.details.fields ?? {};
    sent.problem.message = error.details.fields ? null : error.message;
  }
  // The page is made of what was sent, so nothing typed is lost.
  const found = await routePage(ctx, user, holder, sent.fields);
  if ("goTo" in found) return seeOther(found.goTo);
  return data({ page: found.page, problem: sent.problem }, { status: 422 });
}

export default function RouteRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const shown = refused?.page ?? page;
  return <RouteView page={shown} problem={refused?.problem} values={shown.values} />;
}

export { TripError as ErrorBoundary } from "#app/modules/trips/ui/trip-error";
