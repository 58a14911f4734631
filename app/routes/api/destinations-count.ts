import { apiRoute, publicData } from "#app/http/api.server";
import { countPlaces } from "#app/modules/catalogue/explore-find.server";
import { isNonStop } from "#app/modules/inventory/non-stop";

/** How many places an address of the explore page finds; the filter panel shows it while somebody chooses. */
const answer = apiRoute({
  GET: async ({ request }, ctx) =>
    publicData(request, { count: await countPlaces(ctx, new URL(request.url).searchParams, { isNonStop }) }),
});

export { answer as action, answer as loader };
