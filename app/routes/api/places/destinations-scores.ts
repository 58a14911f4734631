import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { scoreReply, scoresCallSchema } from "#app/modules/matching/matching.schema";
import { scoreDestinations } from "#app/modules/matching/matching.server";

const answer = apiPath("/api/v1/destinations/scores", {
  /** How well named destinations suit the caller, with the six reasons (CHECKLIST API-08, EXPL-33, EXPL-43). */
  POST: operation(
    {
      id: "scoreDestinations",
      group: "Destinations",
      summary: "How well destinations suit the caller",
      access: "account",
      requires: { capability: "canSeeMatches", refusal: "Match scores come with a trip pass or premium" },
      body: scoresCallSchema,
      replies: { 200: data("A score for each, in the order you asked", z.object({ scores: z.array(scoreReply) })) },
      refusals: {
        NOT_FOUND: "We don't know one of the destinations, or scoring is switched off",
        UNAVAILABLE: "Scoring is not answering",
      },
      example: { body: { destinations: ["kyoto", "lisbon"], preferences: { pace: "relaxed" }, month: 5 } },
    },
    async ({ ctx, user, body: { destinations, preferences, month } }) => {
      const ids = [...new Set(destinations)];
      const when = month ?? ctx.now.getUTCMonth() + 1;
      return give(200, { scores: await scoreDestinations(ctx, user.id, ids, preferences, when) });
    },
  ),
});

export { answer };
