import { z } from "zod";
import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { searchAirports } from "#app/modules/catalogue/places/airports.server";
import { airportChoiceReply } from "#app/modules/catalogue/schema/destination-replies.schema";

/** Departure cities and airports, for the suggestions of the start step. */
const answer = apiPath("/api/airports", {
  GET: operation(
    {
      id: "searchAirports",
      group: "Destinations",
      summary: "Cities and airports to start from",
      access: "open",
      query: z.object({
        q: z.string().trim().max(80).default("").describe("A city, an airport or its code; at least two letters"),
      }),
      replies: {
        200: plain(
          "The best match first; none for fewer than two letters",
          z.object({ choices: z.array(airportChoiceReply) }),
        ),
      },
      keptFor: 86_400,
      example: { query: { q: "lisb" } },
    },
    async ({ query: { q } }) => give(200, { choices: q.length < 2 ? [] : searchAirports(q) }),
  ),
});

export { answer };
