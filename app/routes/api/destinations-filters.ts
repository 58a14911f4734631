import { apiRoute, publicData } from "#app/http/api.server";
import { filterOptions } from "#app/modules/catalogue/explore.server";

/** What destinations can be filtered by (CHECKLIST API-03, ENT-08). */
const answer = apiRoute({
  GET: async ({ request }, ctx) => publicData(request, await filterOptions(ctx), 3600),
});

export { answer as action, answer as loader };
