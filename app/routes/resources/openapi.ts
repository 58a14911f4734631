import { apiRoute, publicData } from "#app/http/api/api.server";
import { describedApi } from "#app/routes/api/declared.server";

/** The OpenAPI 3.1 description of the JSON API. */
const answer = apiRoute({
  GET: async ({ request }, ctx) => publicData(request, describedApi(ctx), 3_600),
});

/** The answer is the same for every caller: the front keeps it packed. */
export const handle = { sharedBy: [] };

export { answer as action, answer as loader };
