import type { LoaderFunctionArgs } from "@remix-run/node";
import { ctxOf } from "#app/http/route/context.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { usualFaresSchema } from "#app/modules/planner/offers/usual-fares";
import { usualFaresOf } from "#app/modules/planner/offers/usual-fares.server";

/**
 * The usual fares under the days of the calendar in the first step, which does not wait for them; null where there are
 * none.
 */
export function loader(args: LoaderFunctionArgs): Response {
  const asked = usualFaresSchema.safeParse(Object.fromEntries(queryOf(args.request)));
  const fares = asked.success ? usualFaresOf(ctxOf(args), asked.data) : undefined;
  return Response.json(fares ?? null, { headers: { "Cache-Control": CACHE.private } });
}
