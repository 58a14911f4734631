import { z } from "zod";
import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { queryOf } from "#app/http/route/query.server";
import { countPlaces } from "#app/modules/catalogue/explore/explore-find.server";
import { isNonStop } from "#app/modules/inventory/network/non-stop";

/**
 * The number of places that an address of the explore page finds; the filter panel shows it while the traveller
 * chooses.
 */
const answer = apiPath("/api/destinations/count", {
  GET: operation(
    {
      id: "countDestinations",
      group: "Destinations",
      summary: "How many places a search on the explore page finds",
      note: "It takes the parameters of the explore page, such as q, vibe, budget, region and season, and ignores the rest.",
      access: "open",
      query: z.object({ q: z.string().optional().describe("Words of a place") }).catchall(z.string()),
      replies: { 200: plain("The number", z.object({ count: z.number().int().min(0) })) },
      keptFor: 300,
      example: { query: { region: "asia" } },
    },
    async ({ ctx, request }) => give(200, { count: await countPlaces(ctx, queryOf(request), { isNonStop }) }),
  ),
});

export { answer };
