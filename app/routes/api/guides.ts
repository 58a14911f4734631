import { z } from "zod";
import { apiRoute, publicData, readQuery } from "#app/http/api.server";
import { GUIDE_DEFAULTS } from "#app/modules/content/guide";
import { listGuides } from "#app/modules/content/guides.server";

const query = z.object({
  type: z.string().max(60).optional(),
  q: z.string().max(100).optional(),
  featured: z.enum(["true", "false"]).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
});

/** Guides by type, words and featured; three featured ones unless a limit is named (CHECKLIST API-37, API-39, API-40). */
const answer = apiRoute({
  GET: async ({ request }, ctx) => {
    const { type, q, featured, limit } = readQuery(request, query);
    const isFeatured = featured === "true";
    const guides = await listGuides(ctx, {
      category: type,
      q,
      featured: isFeatured,
      limit: limit ?? (isFeatured ? GUIDE_DEFAULTS.featuredLimit : undefined),
    });
    return publicData(request, { guides });
  },
});

export { answer as action, answer as loader };
