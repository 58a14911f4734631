import { z } from "zod";
import { real } from "#app/config/env.server";
import { sellsTrips } from "#app/config/what-is-real";
import { data } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { sampleReply } from "#app/modules/itinerary/sample/sample-replies.schema";
import { toSampleDto } from "#app/modules/itinerary/sample/sample.dto";
import { getSample, sampleParts } from "#app/modules/itinerary/sample/sample.server";
import { sampleFor } from "#app/modules/itinerary/sample/samples";

/** A sample itinerary (CHECKLIST ENT-27 to ENT-33). */
const answer = apiPath("/api/v1/sample-itinerary", {
  GET: operation(
    {
      id: "readSample",
      group: "Destinations",
      summary: "A sample itinerary of five days for two",
      note: "Bali, Tokyo or Iceland. Flights, hotel and reviews are made up for the sample; the days are planned like those of any trip.",
      access: "open",
      query: z.object({
        destination: z
          .string()
          .max(80)
          .optional()
          .describe("tokyo or japan, iceland or reykjavik; anything else gives Bali"),
      }),
      replies: { 200: data("The sample", sampleReply) },
      refusals: { UNAVAILABLE: "The sample can't be made just now" },
      keptFor: 300,
      example: { query: { destination: "tokyo" } },
    },
    async ({ ctx, query }) => {
      const sample = await getSample(ctx, sampleFor(query.destination ?? null));
      return give(
        200,
        toSampleDto({
          ...sampleParts(sample),
          isOffered: sellsTrips(real()),
          images: [pictureOf(sample.id, "hero").src],
        }),
      );
    },
  ),
});

export { answer };
