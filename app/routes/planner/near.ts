import type { LoaderFunctionArgs } from "@remix-run/node";
import { requirePlannerStep } from "#app/http/route/planner.server";
import { CACHE } from "#app/http/answer/responses.server";
import { nearDays } from "#app/modules/planner/offers/near-days.server";

/**
 * The lowest fares of nearby days, for the step of the flights, which does not wait for them; null where there are
 * none.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { ctx, trip } = await requirePlannerStep(args, "flights");
  return Response.json((await nearDays(ctx, trip)) ?? null, { headers: { "Cache-Control": CACHE.private } });
}
