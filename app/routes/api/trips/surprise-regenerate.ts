import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { toRunDto } from "#app/modules/surprise/surprise.dto";
import { regenerateCallSchema, runReply } from "#app/modules/surprise/surprise.schema";
import { regenerateSurprise } from "#app/modules/surprise/surprise.server";

const answer = apiPath("/api/v1/surprise/regenerate", {
  /** Three other places for the same dates (CHECKLIST API-34, SURP-21). */
  POST: operation(
    {
      id: "regenerateSurprise",
      group: "Surprises",
      summary: "Three other places for the same dates",
      note: "No place shown for this request comes again until every place that fits has been shown; then shown_before says so.",
      access: "account",
      body: regenerateCallSchema,
      replies: { 200: data("The new run and its three places", runReply) },
      refusals: {
        NOT_FOUND: "The run doesn't exist, or it belongs to somebody else",
        PAYMENT_REQUIRED: "It comes with a trip pass or premium; purchase_options names them",
        CONFLICT: "The quiz is not done (error_code PROFILE_INCOMPLETE), or no three places fit (NOTHING_FITS)",
      },
      example: { body: { run_id: "{surpriseId}", seed: 8, diversify: true } },
    },
    async ({ ctx, user, body: { run_id: runId, seed, diversify } }) => {
      const run = await regenerateSurprise(ctx, user, runId, seed ?? ctx.now.getTime(), diversify);
      return give(
        200,
        toRunDto(run, (slug) => pictureOf(slug).src),
      );
    },
  ),
});

export { answer };
