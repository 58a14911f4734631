import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { identityOf } from "#app/modules/profile/identity";
import { identityReply } from "#app/modules/profile/profile-replies.schema";
import { finalizeQuiz } from "#app/modules/profile/quiz.server";

const answer = apiPath("/api/quiz/finalize-profile", {
  /** Makes the Travel DNA of a finished quiz, or answers with the existing one (CHECKLIST API-41). */
  POST: operation(
    {
      id: "finalizeQuiz",
      group: "Traveller",
      summary: "Make the Travel DNA from a finished quiz",
      note: "Ask again, and you get the same one.",
      access: "account",
      body: z.strictObject({
        sessionId: z.string().min(1).max(64).optional().describe("Which run of the quiz; the latest when left out"),
      }),
      replies: {
        200: data("The identity", z.object({ archetype: identityReply, confidence: z.number().min(0).max(1) })),
      },
      refusals: {
        NOT_FOUND: "We couldn't find these quiz answers",
        CONFLICT: "Some questions are not answered yet",
        UNAVAILABLE: "The quiz is not answering",
      },
      example: { body: {} },
    },
    async ({ ctx, user, body }) => {
      const profile = await finalizeQuiz(ctx, user.id, body.sessionId);
      return give(200, { archetype: identityOf(profile?.dna), confidence: profile?.dna.confidence ?? 0 });
    },
  ),
});

export { answer };
