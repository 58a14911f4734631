import { z } from "zod";
import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { destinationReply } from "#app/modules/catalogue/schema/destination-replies.schema";
import { toDestinationDto } from "#app/modules/catalogue/places/destination.dto";
import { fetchDestination, itemOf } from "#app/modules/catalogue/explore/explore.server";
import { AppError } from "#app/shared/app-error";

/** One destination (CHECKLIST API-02, API-04). */
const answer = apiPath("/api/destinations/{id}", {
  GET: operation(
    {
      id: "readDestination",
      group: "Destinations",
      summary: "One destination",
      access: "open",
      params: z.object({ id: z.string().max(80).describe("Its id, which is also its name in addresses") }),
      replies: { 200: plain("The destination", z.object({ destination: destinationReply })) },
      refusals: { RATE_LIMITED: "Too many calls for the catalogue", UNAVAILABLE: "The catalogue is not answering" },
      keptFor: 300,
      example: { params: { id: "kyoto" } },
    },
    async ({ ctx, params }) => {
      const found = await fetchDestination(ctx, params.id);
      if (!found) throw new AppError("NOT_FOUND", "Destination not found");
      return give(200, { destination: toDestinationDto(found, itemOf(found), pictureOf(found.slug, "hero").src) });
    },
  ),
});

export { answer };
