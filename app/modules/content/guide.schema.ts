import { z } from "zod";
import { GUIDE_DEFAULTS, slugOfTitle } from "./guide";
import type { Guide } from "./guide";

const text = z.string().trim().min(1).optional().catch(undefined);
const rawGuide = z.object({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  title: z.string().trim().min(1),
  slug: text,
  excerpt: text,
  description: text,
  content: text,
  image_url: text,
  imageUrl: text,
  type: text,
  author: text,
  author_name: text,
  publishedAt: text,
  published_at: text,
  readTime: text,
  read_time: text,
  tags: z.array(z.string()).catch([]),
  related: z.array(z.string()).catch([]),
  featured: z.boolean().catch(false),
});

/**
 * Reads a guide in either spelling and fills in missing parts (CHECKLIST ENT-25, GUIDE-29, GUIDE-30); undefined without
 * a title.
 */
export function normaliseGuide(raw: unknown): Guide | undefined {
  const parsed = rawGuide.safeParse(raw);
  if (!parsed.success) return undefined;
  const found = parsed.data;
  const slug = found.slug ?? slugOfTitle(found.title);
  return {
    id: found.id ?? slug,
    slug,
    title: found.title,
    type: found.type ?? GUIDE_DEFAULTS.type,
    tags: found.tags,
    author: found.author ?? found.author_name ?? GUIDE_DEFAULTS.author,
    publishedAt: found.publishedAt ?? found.published_at,
    readTime: found.readTime ?? found.read_time ?? GUIDE_DEFAULTS.readTime,
    excerpt: found.excerpt ?? found.description ?? "",
    imageUrl: found.imageUrl ?? found.image_url ?? GUIDE_DEFAULTS.imageUrl,
    featured: found.featured,
    related: found.related,
    content: found.content ?? "",
  };
}
