import { z } from "zod";

/** A guide (CHECKLIST ENT-25). */
export const guideReply = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    type: z.string(),
    tags: z.array(z.string()),
    author: z.string(),
    publishedAt: z.string().optional(),
    readTime: z.string(),
    excerpt: z.string(),
    imageUrl: z.string(),
    featured: z.boolean(),
    related: z.array(z.string()).describe("The destinations it concerns"),
    content: z.string().describe("Sanitised HTML"),
  })
  .meta({ id: "Guide" });
