import { apiData, apiRoute, readJson, requireApiUser } from "#app/http/api.server";
import { scoresCallSchema } from "#app/modules/matching/matching.schema";
import { scoreDestinations } from "#app/modules/matching/matching.server";
import { AppError } from "#app/shared/app-error";

/** How well named destinations suit the caller, with the six reasons (CHECKLIST API-08, EXPL-33, EXPL-43). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const user = await requireApiUser(args);
    if (!user.capabilities.canSeePriceLockTimer)
      throw new AppError("FORBIDDEN", "Match scores come with a trip pass or premium");
    const { destinations, preferences, month } = await readJson(args.request, scoresCallSchema);
    return apiData({
      scores: await scoreDestinations(
        ctx,
        user.id,
        [...new Set(destinations)],
        preferences,
        month ?? ctx.now.getUTCMonth() + 1,
      ),
    });
  },
});

export { answer as action, answer as loader };
