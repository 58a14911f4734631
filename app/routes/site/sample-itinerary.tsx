import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Link, isRouteErrorResponse, useActionData, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import type { PageHandle } from "#app/components/layout/page-handle";
import { StandIn } from "#app/components/layout/stand-in";
import { real } from "#app/config/env.server";
import { ctxOf } from "#app/http/route/context.server";
import { readForm } from "#app/http/route/form.server";
import { findUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { upgradeOffer } from "#app/modules/booking/money/upgrade-offer";
import { readSampleEdits } from "#app/modules/itinerary/sample/sample-form";
import { sampleFor } from "#app/modules/itinerary/sample/samples";
import { sampleMeta } from "./sample-meta";
import { SampleView } from "./sample-view";
import { samplePage } from "#app/modules/planner/pages/sample-page.server";

export const handle: PageHandle = { tab: "explore" };
export const meta: MetaFunction<typeof loader> = ({ data: page, ...args }) => [
  { title: `Five days in ${page?.title ?? "Bali"}, a sample itinerary · Voyance` },
  {
    name: "description",
    content: "A whole itinerary, hour by hour, with what it costs: sights when they're open, and walks you can manage.",
  },
  ...(page ? [...canonical(args, `?destination=${page.id}`), ...sampleMeta(args, page)] : []),
];

export async function loader(args: LoaderFunctionArgs) {
  const params = queryOf(args.request);
  const id = sampleFor(params.get("destination"));
  const isUpgrade = params.get("upgrade") === "true";
  const user = await findUser(args).catch(() => undefined);
  const page = await samplePage(ctxOf(args), user, id).catch(() => {
    throw data({ message: "Unable to load sample itinerary" }, { status: 503 });
  });
  return {
    ...page,
    upgrade: isUpgrade && user?.capabilities.canGenerateTrip === false ? upgradeOffer(real()) : null,
  };
}

/** A change tried without scripts: the page comes back with it, and nothing is stored (CHECKLIST SAMP-16). */
export async function action({ request }: ActionFunctionArgs) {
  return { edits: readSampleEdits(await readForm(request)) };
}

export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function SampleItineraryRoute() {
  const page = useLoaderData<typeof loader>();
  return <SampleView key={page.id} page={page} tried={useActionData<typeof action>()?.edits ?? []} />;
}

export function ErrorBoundary() {
  const isMissing = isRouteErrorResponse(useRouteError());
  const { search } = useLocation();
  return (
    <StandIn>
      <h1 className="step-3">{isMissing ? "Unable to load sample itinerary" : "Error loading page"}</h1>
      <p className="row">
        {!isMissing && (
          <a className="button primary" href={`/sample-itinerary${search}`}>
            Reload the page
          </a>
        )}
        <Link className="button" to="/">
          Return home
        </Link>
      </p>
    </StandIn>
  );
}
