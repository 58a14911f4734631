import { searchedPart } from "#app/shared/bounded-text";

/** The five types of guides (CHECKLIST GUIDE-31). */
export const GUIDE_TYPES = [
  "Tips & Tricks",
  "Destination",
  "Practical",
  "Responsible Tourism",
  "Safety & Wellness",
] as const;
export const GUIDE_DEFAULTS = {
  type: "Tips & Tricks",
  readTime: "5 min",
  imageUrl: "/icons/icon-512.png",
  author: "The Voyance desk",
  featuredLimit: 3,
} as const;
const WORDS_PER_MINUTE = 200;

/** A guide as its author writes it; the rest is computed. */
export interface GuideSource {
  slug: string;
  title: string;
  type: (typeof GUIDE_TYPES)[number];
  tags: readonly string[];
  /** ISO date; without one the page says "Recently". */
  publishedAt?: string;
  excerpt: string;
  featured: boolean;
  /** Slugs of the catalogue. */
  related: readonly string[];
  /** HTML, not yet sanitised. */
  content: string;
}

/** A guide as the call answers it (CHECKLIST ENT-25). */
export interface Guide {
  id: string;
  slug: string;
  title: string;
  type: string;
  tags: string[];
  author: string;
  publishedAt?: string;
  readTime: string;
  excerpt: string;
  imageUrl: string;
  featured: boolean;
  related: string[];
  content: string;
}

export interface GuideQuery {
  q?: string;
  /** A type in any case; "all" and no value mean every type. */
  category?: string;
  featured?: boolean;
  limit?: number;
}

function wordCount(html: string): number {
  return plainText(html).split(" ").filter(Boolean).length;
}

/** The words of a body without its markup. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whole minutes that a text takes to read at 200 words a minute, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(wordCount(html) / WORDS_PER_MINUTE));
}

/** The lower-cased title with spaces turned to hyphens (CHECKLIST GUIDE-29). */
export function slugOfTitle(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, "-");
}

/** The texts by which a guide is found, in small letters; its body is stripped of HTML once. */
const searched = new WeakMap<Guide, readonly string[]>();

function searchedTexts(guide: Guide): readonly string[] {
  const known = searched.get(guide);
  if (known) return known;
  const texts = [guide.title, guide.excerpt, plainText(guide.content), ...guide.tags].map((text) => text.toLowerCase());
  searched.set(guide, texts);
  return texts;
}

/** Search, category, featured-only and limit together, in the order given (CHECKLIST GUIDE-09 to GUIDE-11). */
export function filterGuides(
  guides: readonly Guide[],
  { q = "", category = "all", featured = false, limit }: GuideQuery,
): Guide[] {
  const term = searchedPart(q).toLowerCase();
  const type = searchedPart(category).toLowerCase();
  return guides
    .filter((guide) => type === "" || type === "all" || guide.type.toLowerCase() === type)
    .filter((guide) => !featured || guide.featured)
    .filter((guide) => term === "" || searchedTexts(guide).some((text) => text.includes(term)))
    .slice(0, limit);
}

/** The types in use, in the order of the documents, unknown ones last (CHECKLIST GUIDE-02). */
export function categoriesOf(guides: readonly Guide[]): string[] {
  const found = [...new Set(guides.map((guide) => guide.type))];
  const known: readonly string[] = GUIDE_TYPES;
  return [...known.filter((type) => found.includes(type)), ...found.filter((type) => !known.includes(type))];
}

const isAboutPlace = ({ type }: { type: string }) => type === "Destination";

/** Guides that concern a destination: guides about places in front, then guides that name it early. */
export function guidesAbout(guides: readonly Guide[], destination: string): Guide[] {
  const order = (guide: Guide) => guide.related.indexOf(destination) - (isAboutPlace(guide) ? guide.related.length : 0);
  return guides.filter(({ related }) => related.includes(destination)).sort((a, b) => order(a) - order(b));
}

/**
 * The guides to read after this one: about the same places first, then of the same type, then the others; at most
 * `count`.
 */
export function readNext(guides: readonly Guide[], guide: Guide, count: number): Guide[] {
  const kinship = (other: Guide) =>
    other.related.filter((place) => guide.related.includes(place)).length * 2 + Number(other.type === guide.type);
  return guides
    .filter(({ slug }) => slug !== guide.slug)
    .sort((a, b) => kinship(b) - kinship(a))
    .slice(0, count);
}

/**
 * The place whose poster each guide without a picture shows, by slug of the guide: the first of its places that no
 * other guide shows, or simply its first. Guides to a destination choose before the others, since the place is their
 * own subject.
 */
export function coverPlaces(guides: readonly Pick<Guide, "slug" | "type" | "related">[]): ReadonlyMap<string, string> {
  const covers = new Map<string, string>();
  const taken = new Set<string>();
  for (const { slug, related } of [...guides.filter(isAboutPlace), ...guides.filter((guide) => !isAboutPlace(guide))]) {
    const place = related.find((one) => !taken.has(one)) ?? related[0];
    if (!place) continue;
    taken.add(place);
    covers.set(slug, place);
  }
  return covers;
}

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "March 5, 2025", or "Recently" without a readable date (CHECKLIST GUIDE-15). */
export function publishedLine(date: string | undefined): string {
  const read = new Date(date ?? "");
  return Number.isNaN(read.getTime()) ? "Recently" : longDate.format(read);
}
