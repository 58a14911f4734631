import type { Guide } from "./guide";

/** A card of the list (CHECKLIST ENT-26). */
export function toGuideCard(guide: Guide) {
  const { id, slug, title, excerpt, content, imageUrl, type, tags, readTime, publishedAt, featured } = guide;
  return { id, slug, title, summary: excerpt, content, coverImage: imageUrl, category: type.toLowerCase(), tags, readTime: Number.parseInt(readTime, 10), datePublished: publishedAt, featured };
}
