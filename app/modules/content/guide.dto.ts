import { GUIDE_TYPES, plainText, publishedLine } from "./guide";
import type { Guide } from "./guide";

/** A card of the list (CHECKLIST ENT-26); its content is plain text, since a card shows none of the body's markup. */
export function toGuideCard(guide: Guide) {
  const { id, slug, title, excerpt, content, imageUrl, type, tags, readTime, publishedAt, featured } = guide;
  return {
    id,
    slug,
    title,
    summary: excerpt,
    content: plainText(content),
    coverImage: imageUrl,
    category: type.toLowerCase(),
    tags,
    readTime: Number.parseInt(readTime, 10),
    datePublished: publishedAt,
    featured,
  };
}

/** The content of a card; its words are made on the server. */
export interface GuideCardView {
  slug: string;
  title: string;
  type: string;
  summary: string;
  picture: string;
  /** "March 5, 2026 · 6 min read" */
  line: string;
  isFeatured: boolean;
}

/** A guide as its card shows it. */
export function toGuideCardView({
  slug,
  title,
  type,
  excerpt,
  imageUrl,
  publishedAt,
  readTime,
  featured,
}: Guide): GuideCardView {
  return {
    slug,
    title,
    type: GUIDE_TYPES.find((known) => known.toLowerCase() === type.toLowerCase()) ?? type.toLowerCase(),
    summary: excerpt,
    picture: imageUrl,
    line: `${publishedLine(publishedAt)} · ${Number.parseInt(readTime, 10)} min read`,
    isFeatured: featured,
  };
}
