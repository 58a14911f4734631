import type { LoaderFunctionArgs } from "@remix-run/node";
import { plannerHolder } from "#app/http/planner.server";
import { CACHE } from "#app/http/responses.server";
import { startFromAddress } from "#app/modules/planner/start-form";
import { showStartPlace } from "#app/modules/planner/start-place.server";

/** The place that is named in the form of the first step, while somebody fills it in; null for none of ours. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { user } = await plannerHolder(args);
  const values = startFromAddress(new URL(args.request.url).searchParams);
  const place = (await showStartPlace(values, user?.id)) ?? null;
  return Response.json({ place }, { headers: { "Cache-Control": CACHE.private } });
}
