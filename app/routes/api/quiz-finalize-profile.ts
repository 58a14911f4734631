import { z } from "zod";
import { apiData, apiRoute, readJson, requireApiUser } from "#app/http/api.server";
import { identityOf } from "#app/modules/profile/identity";
import { finalizeQuiz } from "#app/modules/profile/quiz.server";

const body = z.strictObject({ sessionId: z.string().min(1).max(64).optional() });

/** Makes the Travel DNA of a finished quiz, or answers with the one that was made (CHECKLIST API-41). */
const answer = apiRoute({
  POST: async (args, ctx) => {
    const user = await requireApiUser(args);
    const { sessionId } = await readJson(args.request, body);
    const profile = await finalizeQuiz(ctx, user.id, sessionId);
    return apiData({ archetype: identityOf(profile?.dna), confidence: profile?.dna.confidence ?? 0 });
  },
});

export { answer as action, answer as loader };
