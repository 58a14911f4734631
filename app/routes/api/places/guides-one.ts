import { z } from "zod";
import { plain } from "#app/http/api/operation";
import { apiPath, give, operation } from "#app/http/api/operation.server";
import { guideReply } from "#app/modules/content/guide-replies.schema";
import { findGuide } from "#app/modules/content/guides.server";
import { AppError } from "#app/shared/app-error";

/** One guide (CHECKLIST API-38). */
const answer = apiPath("/api/guides/{slug}", {
  GET: operation(
    {
      id: "readGuide",
      group: "Guides",
      summary: "One guide",
      access: "open",
      params: z.object({ slug: z.string().max(100).describe("Its name in addresses") }),
      replies: { 200: plain("The guide", guideReply) },
      keptFor: 300,
      example: { params: { slug: "first-time-in-japan" } },
    },
    async ({ ctx, params }) => {
      const guide = await findGuide(ctx, params.slug);
      if (!guide) throw new AppError("NOT_FOUND", "The requested guide could not be found.");
      return give(200, guide);
    },
  ),
});

export { answer };
