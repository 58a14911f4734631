import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { filterOptionsReply } from "#app/modules/catalogue/schema/destination-replies.schema";
import { filterOptions } from "#app/modules/catalogue/explore/explore.server";

/** The filters of destinations (CHECKLIST API-03, ENT-08). */
const answer = apiPath("/api/destinations/filters", {
  GET: operation(
    {
      id: "listDestinationFilters",
      group: "Destinations",
      summary: "What you can filter destinations by",
      access: "open",
      replies: { 200: plain("The choices of each filter", filterOptionsReply) },
      keptFor: 3_600,
      example: {},
    },
    async ({ ctx }) => give(200, await filterOptions(ctx)),
  ),
});

export { answer };
