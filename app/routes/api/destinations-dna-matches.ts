import { apiData, apiRoute, readQuery, requireApiUser } from "#app/http/api.server";
import { dnaMatchesQuerySchema } from "#app/modules/matching/matching.schema";
import { dnaMatches } from "#app/modules/matching/matching.server";
import { AppError } from "#app/shared/app-error";

/** The destinations most like the caller's Travel DNA (CHECKLIST API-07, EXPL-42). */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const user = await requireApiUser(args);
    if (!user.capabilities.canSeePriceLockTimer)
      throw new AppError("FORBIDDEN", "DNA matches come with a trip pass or premium");
    const { limit } = readQuery(args.request, dnaMatchesQuerySchema);
    return apiData({ matches: await dnaMatches(ctx, user.id, limit) });
  },
});

export { answer as action, answer as loader };
