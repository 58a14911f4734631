import { apiRoute, publicData } from "#app/http/api.server";
import { findGuide } from "#app/modules/content/guides.server";
import { AppError } from "#app/shared/app-error";

/** One guide (CHECKLIST API-38). */
const answer = apiRoute({
  GET: async ({ request, params }, ctx) => {
    const guide = await findGuide(ctx, String(params.slug).slice(0, 100));
    if (!guide) throw new AppError("NOT_FOUND", "The requested guide could not be found.");
    return publicData(request, guide);
  },
});

export { answer as action, answer as loader };
