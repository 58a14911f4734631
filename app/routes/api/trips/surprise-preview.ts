import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { toRunDto } from "#app/modules/surprise/surprise.dto";
import { previewCallSchema, runReply } from "#app/modules/surprise/surprise.schema";
import { previewSurprise } from "#app/modules/surprise/surprise.server";
import { originOfCall } from "#app/modules/surprise/where-from.server";

const answer = apiPath("/api/v1/surprise/preview", {
  /** Three places for these dates (CHECKLIST API-31, API-32). */
  POST: operation(
    {
      id: "previewSurprise",
      group: "Surprises",
      summary: "Choose three places as a surprise",
      note: "The same call with the same seed gives the same run. Looking uses nothing up.",
      access: "account",
      body: previewCallSchema,
      replies: { 200: data("The run and its three places, the best match first", runReply) },
      refusals: {
        PAYMENT_REQUIRED: "It comes with a trip pass or premium; purchase_options names them",
        CONFLICT: "The quiz is not done (error_code PROFILE_INCOMPLETE), or no three places fit (NOTHING_FITS)",
      },
      example: {
        body: { start_date: "{date+60}", end_date: "{date+64}", budget_tier: "stretch", seed: 7, origin: "London" },
      },
    },
    async ({ ctx, user, body }) => {
      const run = await previewSurprise(ctx, user, {
        startDate: body.start_date,
        endDate: body.end_date,
        adults: body.adults,
        children: body.children,
        origin: await originOfCall(ctx, user, body.origin),
        tier: body.budget_tier,
        seed: body.seed ?? ctx.now.getTime(),
      });
      return give(
        200,
        toRunDto(run, (slug) => pictureOf(slug).src),
      );
    },
  ),
});

export { answer };
