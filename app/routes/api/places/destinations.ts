import { z } from "zod";
import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { pageLinks, pageQuery, pageReply } from "#app/http/api/paging";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { destinationReply } from "#app/modules/catalogue/schema/destination-replies.schema";
import { toDestinationDto } from "#app/modules/catalogue/places/destination.dto";
import { builtInDestinations, itemOf, queryDestinations } from "#app/modules/catalogue/explore/explore.server";
import type { DestinationPage, DestinationQuery } from "#app/modules/catalogue/explore/explore.server";
import type { Ctx } from "#app/shared/context";
import { PortFailure } from "#app/shared/context";

const words = z
  .string()
  .max(200)
  .optional()
  .transform((text) =>
    (text ?? "")
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean)
      .slice(0, 10),
  );
const query = z.object({
  tags: words.describe("Up to ten, separated by commas; a place needs one of them"),
  seasonal_events: words.describe("Words from event names, separated by commas"),
  featured: z.enum(["true", "false"]).optional(),
  region: z.string().max(40).optional(),
  climate: z.string().max(40).optional().describe("tropical, arid, temperate, continental or polar"),
  vibe_score_min: z.coerce.number().min(0).max(10).optional(),
  ...pageQuery(100),
});

/**
 * The built-in destinations stand in for a catalogue that does not answer (CHECKLIST DEST-24); a refusal for too many
 * calls is passed on.
 */
async function findOrBuiltIn(ctx: Ctx, asked: DestinationQuery): Promise<DestinationPage> {
  try {
    return await queryDestinations(ctx, asked);
  } catch (error) {
    if (!(error instanceof PortFailure)) throw error;
    ctx.log.warn({ err: error }, "destinations could not be fetched; the built-in ones are answered");
    const destinations = asked.page === 1 ? builtInDestinations() : [];
    return { destinations, total: builtInDestinations().length, limit: builtInDestinations().length };
  }
}

/** Destinations by tags, events, region, climate and score (CHECKLIST API-01). */
const answer = apiPath("/api/destinations", {
  GET: operation(
    {
      id: "listDestinations",
      group: "Destinations",
      summary: "Destinations by tags, events, region, climate and score",
      note: "Featured, tag and season lists have four on a page unless you ask for a limit, other lists fifty. The Link header leads to the next page.",
      access: "open",
      query,
      replies: {
        200: plain("A page of destinations", z.object({ destinations: z.array(destinationReply), ...pageReply })),
      },
      refusals: { RATE_LIMITED: "Too many calls for the catalogue" },
      keptFor: 300,
      example: { query: { tags: "beach", limit: "1", page: "2" } },
    },
    async ({ ctx, request, query: { seasonal_events, featured, vibe_score_min, ...asked } }) => {
      const found = await findOrBuiltIn(ctx, {
        ...asked,
        seasonalEvents: seasonal_events,
        featured: featured === undefined ? undefined : featured === "true",
        vibeScoreMin: vibe_score_min,
      });
      const destinations = found.destinations.map((one) =>
        toDestinationDto(one, itemOf(one), pictureOf(one.slug, "hero").src),
      );
      const page = { total: found.total, page: asked.page, limit: found.limit };
      return give(200, { destinations, ...page }, pageLinks(request, ctx.origin, page));
    },
  ),
});

export { answer };
