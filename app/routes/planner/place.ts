import type { LoaderFunctionArgs } from "@remix-run/node";
import { plannerHolder } from "#app/http/route/planner.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE } from "#app/http/answer/responses.server";
import { resolveDestination } from "#app/modules/catalogue/places/catalogue.server";
import { startFromAddress } from "#app/modules/planner/start-form";
import { placeChoices, showStartPlace } from "#app/modules/planner/start-place.server";
import { DEFAULT_PREFERENCES } from "#app/modules/profile/preferences";
import { getPreferences } from "#app/modules/profile/preferences.server";

/**
 * The place that the form of the first step names while the traveller fills it in, null for an unknown one, and the
 * places that an unfinished name may mean.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { user } = await plannerHolder(args);
  const values = startFromAddress(queryOf(args.request));
  const found = resolveDestination(values.destination);
  const { units } = user ? await getPreferences(user.id) : DEFAULT_PREFERENCES;
  const place = found ? showStartPlace(found, values, units) : null;
  return Response.json(
    { place, choices: placeChoices(values.destination) },
    { headers: { "Cache-Control": CACHE.private } },
  );
}
