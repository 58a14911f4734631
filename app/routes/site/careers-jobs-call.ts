import { apiRoute, publicData } from "#app/http/api.server";
import { listJobs } from "#app/modules/careers/careers.server";

/** Open positions (CHECKLIST API-43). */
const answer = apiRoute({
  GET: async ({ request }, ctx) => publicData(request, { success: true, data: await listJobs(ctx) }, 60),
});

export { answer as action, answer as loader };
