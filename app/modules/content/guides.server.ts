import { db } from "#app/db/client.server";
import { toPlainParagraphs } from "#app/integrations/sanitizer/plain-text";
import { sanitizeHtml } from "#app/integrations/sanitizer/sanitize-html.server";
import { pictureOf } from "#app/modules/catalogue/art/art.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { PortFailure, callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { GUIDE_DEFAULTS, coverPlaces, filterGuides, guidesAbout, readingMinutes } from "./guide";
import type { Guide, GuideQuery } from "./guide";
import { findBuiltBody } from "./guide-bodies.server";
import { toGuideCardView } from "./guide.dto";
import type { GuideCardView } from "./guide.dto";
import { normaliseGuide } from "./guide.schema";
import { ALL_GUIDES, BUILT_IN_GUIDES } from "./guide-shelf";
import { entriesOf } from "./written-guide";
import { selectGuidesById, selectPublishedGuide, selectPublishedRevisions } from "./written-guides.repo.server";
import type { WrittenGuideRow } from "./written-guides.repo.server";

const cleaned = new Map<string, Promise<string>>();

/** Bodies that the build sanitised are ready; any other body is sanitised once, and again only after a failure. */
function cleanBody(written: string): Promise<string> {
  const known = cleaned.get(written);
  if (known) return known;
  const built = findBuiltBody(written);
  const body = built === undefined ? sanitizeHtml(written) : Promise.resolve(built);
  cleaned.set(written, body);
  body.catch(() => cleaned.delete(written));
  return body;
}

/** These addresses are taken: a guide that is written at the desk gets another one. */
const inCode = new Set(ALL_GUIDES.map(({ slug }) => slug));

/**
 * A guide whose body may be shown: sanitised, or its words alone while the sanitiser does not answer. Bodies from the
 * desk were sanitised when they were stored.
 */
async function withCleanBody(ctx: Ctx, guide: Guide): Promise<Guide> {
  if (!inCode.has(guide.slug)) return guide;
  try {
    return { ...guide, content: await cleanBody(guide.content) };
  } catch (error) {
    ctx.log.error({ err: error, slug: guide.slug }, "a guide could not be sanitised; its words alone are answered");
    return { ...guide, content: toPlainParagraphs(guide.content) };
  }
}

/** A guide from the desk, in the shape of all others. A place that has left the catalogue is not named any more. */
function toGuide(row: WrittenGuideRow): Guide[] {
  const guide = normaliseGuide({
    id: row.id,
    slug: row.slug,
    title: row.title,
    type: row.type,
    tags: entriesOf(row.tags),
    related: entriesOf(row.related).filter((slug) => findDestination(slug)),
    excerpt: row.excerpt,
    publishedAt: row.publish_at?.slice(0, 10),
    featured: row.featured === 1,
    readTime: `${readingMinutes(row.clean_body)} min`,
    content: row.clean_body,
  });
  return guide && !inCode.has(guide.slug) ? [guide] : [];
}

/** The desk's guides as they were read last, by id: their bodies are long, and change seldom. */
let shelved = new Map<string, { revision: number; guides: Guide[] }>();

/** The published guides of the desk; only those that have changed since the last read are read whole. */
async function deskGuides(now: string): Promise<Guide[]> {
  const current = await selectPublishedRevisions(db(), now);
  const stale = current.filter(({ id, revision }) => shelved.get(id)?.revision !== revision).map(({ id }) => id);
  const fresh = stale.length > 0 ? await selectGuidesById(db(), stale) : [];
  const read = new Map(fresh.map((row) => [row.id, { revision: row.revision, guides: toGuide(row) }]));
  shelved = new Map(
    current.flatMap(({ id }) => {
      const known = read.get(id) ?? shelved.get(id);
      return known ? [[id, known] as const] : [];
    }),
  );
  return [...shelved.values()].flatMap(({ guides }) => guides);
}

/** Every guide, those of the desk first; without the desk's guides while they cannot be read. */
async function allGuides(ctx: Ctx): Promise<readonly Guide[]> {
  try {
    return [...(await deskGuides(ctx.now.toISOString())), ...ALL_GUIDES];
  } catch (error) {
    ctx.log.error({ err: error }, "guides of the desk could not be read; those in the product are answered");
    return ALL_GUIDES;
  }
}

const SLUG = /^[a-z0-9-]{1,80}$/;

async function guidesCalled(ctx: Ctx, slug: string): Promise<Guide[]> {
  if (inCode.has(slug)) return ALL_GUIDES.filter((guide) => guide.slug === slug);
  const row = SLUG.test(slug) ? await selectPublishedGuide(db(), slug, ctx.now.toISOString()) : undefined;
  return row ? toGuide(row) : [];
}

const covers = coverPlaces(ALL_GUIDES);
const taken = new Set(covers.values());

/** The place whose poster stands over a guide; undefined for a guide that concerns no place. */
export function findCoverPlace({ slug, related }: Pick<Guide, "slug" | "related">): string | undefined {
  return covers.get(slug) ?? related.find((place) => !taken.has(place)) ?? related[0];
}

/** A guide without a picture of its own shows a poster of one of its places. */
function withPicture(guide: Guide): Guide {
  const place = findCoverPlace(guide);
  return guide.imageUrl === GUIDE_DEFAULTS.imageUrl && place
    ? { ...guide, imageUrl: pictureOf(place, "card").src }
    : guide;
}

/**
 * Guides that pass the query, for lists that show no body: their bodies are not sanitised. Built-in ones stand in
 * silently when the call fails (CHECKLIST GUIDE-25 to GUIDE-27).
 */
export async function surveyGuides(ctx: Ctx, query: GuideQuery = {}): Promise<Guide[]> {
  let found: Guide[];
  try {
    found = await callWithFaults(ctx, "guides", async () => filterGuides(await allGuides(ctx), query), []);
  } catch (error) {
    if (!(error instanceof PortFailure)) throw error;
    ctx.log.warn({ err: error }, "guides could not be fetched; the built-in ones are answered");
    found = filterGuides(BUILT_IN_GUIDES, { ...query, featured: false });
  }
  return found.map(withPicture);
}

/**
 * A page of the guides that pass the query, with bodies that may be shown. @param page from 1; all of them without a
 * limit
 */
export async function listGuides(
  ctx: Ctx,
  { limit, ...query }: GuideQuery = {},
  page = 1,
): Promise<{ guides: Guide[]; total: number; limit: number }> {
  const found = await surveyGuides(ctx, query);
  const size = limit ?? found.length;
  const shown = found.slice((page - 1) * size, page * size);
  return {
    guides: await Promise.all(shown.map((guide) => withCleanBody(ctx, guide))),
    total: found.length,
    limit: size,
  };
}

/** Cards of the guides that concern a destination. */
export async function listGuideCardsAbout(ctx: Ctx, destination: string): Promise<GuideCardView[]> {
  return guidesAbout(await surveyGuides(ctx), destination).map(toGuideCardView);
}

/**
 * One guide; the built-in one of that slug when the call fails (CHECKLIST GUIDE-24).
 * @throws PortFailure when the call fails and no built-in guide has the slug
 */
export async function findGuide(ctx: Ctx, slug: string): Promise<Guide | undefined> {
  const bySlug = (guide: Guide) => guide.slug === slug;
  let found: Guide | undefined;
  try {
    [found] = await callWithFaults(ctx, "guides", () => guidesCalled(ctx, slug), []);
  } catch (error) {
    found = BUILT_IN_GUIDES.find(bySlug);
    if (!(error instanceof PortFailure) || !found) throw error;
    ctx.log.warn({ err: error, slug }, "the guide could not be fetched; the built-in one is answered");
  }
  return found && withCleanBody(ctx, withPicture(found));
}
