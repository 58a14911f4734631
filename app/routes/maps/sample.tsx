import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { findUser } from "#app/http/route/guards.server";
import { largeMapPage } from "#app/http/route/large-map.server";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { getSample } from "#app/modules/itinerary/sample/sample.server";
import { SAMPLES, isSampleId } from "#app/modules/itinerary/sample/samples";
import { LargeMapPage } from "#app/modules/maps/ui/large-map-page";
import { readerOf } from "#app/modules/planner/price-display.server";
import { AppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.title ?? "Map"} · Voyance` },
  { name: "description", content: "Every stop of a sample trip on a map, and the way between." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** The map of a sample or of one of its days, opened large. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  try {
    const id = args.params.sampleId ?? "";
    if (!isSampleId(id)) throw new AppError("NOT_FOUND", "There is no sample of that place.");
    const { itinerary } = await getSample(ctx, id);
    const { units } = await readerOf((await findUser(args).catch(() => undefined))?.id);
    const trip = { destination: { slug: id, name: SAMPLES[id].title }, legs: {}, stays: [], itinerary };
    return await largeMapPage(args.request, trip, units, `/sample-itinerary/${id}/map`);
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export default function SampleLargeMapRoute() {
  const page = useLoaderData<typeof loader>();
  return <LargeMapPage page={page} back={{ href: "/sample-itinerary", words: "Back to the sample" }} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
