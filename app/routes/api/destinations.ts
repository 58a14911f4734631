import { z } from "zod";
import { apiRoute, publicData, readQuery } from "#app/http/api.server";
import { builtInDestinations, itemOf, queryDestinations } from "#app/modules/catalogue/explore.server";
import type { DestinationQuery } from "#app/modules/catalogue/explore.server";
import { toDestinationDto } from "#app/modules/catalogue/destination.dto";
import { pictureOf } from "#app/modules/catalogue/art.server";
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
  tags: words,
  seasonal_events: words,
  featured: z.enum(["true", "false"]).optional(),
  region: z.string().max(40).optional(),
  climate: z.string().max(40).optional(),
  vibe_score_min: z.coerce.number().min(0).max(10).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
});

/** The built-in destinations stand in for a catalogue that does not answer (CHECKLIST DEST-24); a refusal for too many calls is handed on. */
async function findOrBuiltIn(ctx: Ctx, asked: DestinationQuery) {
  try {
    return await queryDestinations(ctx, asked);
  } catch (error) {
    if (!(error instanceof PortFailure)) throw error;
    ctx.log.warn({ err: error }, "destinations could not be fetched; the built-in ones are answered");
    return builtInDestinations();
  }
}

/** Destinations by tags, events, region, climate and score (CHECKLIST API-01). */
const answer = apiRoute({
  GET: async (args, ctx) => {
    const { tags, seasonal_events, featured, region, climate, vibe_score_min, limit } = readQuery(args.request, query);
    const found = await findOrBuiltIn(ctx, {
      tags,
      seasonalEvents: seasonal_events,
      featured: featured === undefined ? undefined : featured === "true",
      region,
      climate,
      vibeScoreMin: vibe_score_min,
      limit,
    });
    const destinations = found.map((one) => toDestinationDto(one, itemOf(one), pictureOf(one.slug, "hero").src));
    return publicData(args.request, { destinations, total: destinations.length });
  },
});

export { answer as action, answer as loader };
