import { z } from "zod";
import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { pageLinks, pageQuery, pageReply } from "#app/http/api/paging";
import { GUIDE_DEFAULTS, GUIDE_TYPES } from "#app/modules/content/guide";
import { guideReply } from "#app/modules/content/guide-replies.schema";
import { listGuides } from "#app/modules/content/guides.server";

/** The guides on a page when no limit is asked for and the list is not of featured ones. */
const USUAL_LIST = 20;

const query = z.object({
  type: z
    .string()
    .max(60)
    .optional()
    .describe(`${GUIDE_TYPES.join(", ")}, in capitals or small letters`),
  q: z.string().max(100).optional().describe("Words from the title or the text"),
  featured: z.enum(["true", "false"]).optional(),
  ...pageQuery(100),
});

/**
 * Guides by type, words and featured; three featured guides unless a limit is named (CHECKLIST API-37, API-39, API-40).
 */
const answer = apiPath("/api/guides", {
  GET: operation(
    {
      id: "listGuides",
      group: "Guides",
      summary: "Guides by type and words",
      note: "Featured guides have three on a page unless you ask for a limit, other lists twenty.",
      access: "open",
      query,
      replies: { 200: plain("A page of guides", z.object({ guides: z.array(guideReply), ...pageReply })) },
      keptFor: 300,
      example: { query: { type: "Practical", limit: "1" } },
    },
    async ({ ctx, request, query: { type, q, featured, limit, page } }) => {
      const isFeatured = featured === "true";
      const usual = isFeatured ? GUIDE_DEFAULTS.featuredLimit : USUAL_LIST;
      const found = await listGuides(ctx, { category: type, q, featured: isFeatured, limit: limit ?? usual }, page);
      return give(200, { ...found, page }, pageLinks(request, ctx.origin, { ...found, page }));
    },
  ),
});

export { answer };
