import { z } from "zod";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { dnaMatchReply, dnaMatchesQuerySchema } from "#app/modules/matching/matching.schema";
import { dnaMatches } from "#app/modules/matching/matching.server";

/** The destinations most like the caller's Travel DNA (CHECKLIST API-07, EXPL-42). */
const answer = apiPath("/api/v1/destinations/dna-matches", {
  GET: operation(
    {
      id: "listDnaMatches",
      group: "Destinations",
      summary: "The destinations most like the caller's Travel DNA",
      access: "account",
      requires: { capability: "canSeeMatches", refusal: "DNA matches come with a trip pass or premium" },
      query: dnaMatchesQuerySchema,
      replies: { 200: data("The closest first", z.object({ matches: z.array(dnaMatchReply) })) },
      refusals: { NOT_FOUND: "The Travel DNA matcher is switched off", UNAVAILABLE: "Matching is not answering" },
      example: { query: { limit: "2" } },
    },
    async ({ ctx, user, query }) => give(200, { matches: await dnaMatches(ctx, user.id, query.limit) }),
  ),
});

export { answer };
