import { apiRoute, publicData } from "#app/http/api.server";
import { pictureOf } from "#app/modules/catalogue/art.server";
import { toDestinationDto } from "#app/modules/catalogue/destination.dto";
import { fetchDestination, itemOf } from "#app/modules/catalogue/explore.server";
import { AppError } from "#app/shared/app-error";

/** One destination (CHECKLIST API-02, API-04). */
const answer = apiRoute({
  GET: async ({ request, params }, ctx) => {
    const found = await fetchDestination(ctx, String(params.id).slice(0, 80));
    if (!found) throw new AppError("NOT_FOUND", "Destination not found");
    return publicData(request, {
      destination: toDestinationDto(found, itemOf(found), pictureOf(found.slug, "hero").src),
    });
  },
});

export { answer as action, answer as loader };
