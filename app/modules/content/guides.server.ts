import { pictureOf } from "#app/modules/catalogue/art.server";
import { toPlainParagraphs } from "#app/integrations/sanitizer/plain-text";
import { sanitizeHtml } from "#app/integrations/sanitizer/sanitize-html.server";
import { PortFailure, callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { GUIDE_DEFAULTS, coverPlaces, filterGuides, guidesAbout } from "./guide";
import type { Guide, GuideQuery } from "./guide";
import { findBuiltBody } from "./guide-bodies.server";
import { toGuideCardView } from "./guide.dto";
import type { GuideCardView } from "./guide.dto";
import { ALL_GUIDES, BUILT_IN_GUIDES } from "./guide-shelf";

const cleaned = new Map<string, Promise<string>>();

/** What the build sanitised is ready; anything else is sanitised once, and again only after a failure. */
function cleanBody(written: string): Promise<string> {
  const known = cleaned.get(written);
  if (known) return known;
  const built = findBuiltBody(written);
  const body = built === undefined ? sanitizeHtml(written) : Promise.resolve(built);
  cleaned.set(written, body);
  body.catch(() => cleaned.delete(written));
  return body;
}

/** A guide whose body may be shown: sanitised, or its words alone while the sanitiser does not answer. */
async function withCleanBody(ctx: Ctx, guide: Guide): Promise<Guide> {
  try {
    return { ...guide, content: await cleanBody(guide.content) };
  } catch (error) {
    ctx.log.error({ err: error, slug: guide.slug }, "a guide could not be sanitised; its words alone are answered");
    return { ...guide, content: toPlainParagraphs(guide.content) };
  }
}

const covers = coverPlaces(ALL_GUIDES);

/** The place whose poster stands over a guide; undefined for one that concerns no place. */
export function findCoverPlace(slug: string): string | undefined {
  return covers.get(slug);
}

/** A guide without a picture of its own shows a poster of one of its places. */
function withPicture(guide: Guide): Guide {
  const place = findCoverPlace(guide.slug);
  return guide.imageUrl === GUIDE_DEFAULTS.imageUrl && place
    ? { ...guide, imageUrl: pictureOf(place, "card").src }
    : guide;
}

/**
 * Guides that pass the query, for lists that show no body: bodies are as they came, not sanitised.
 * Built-in ones stand in silently when the call fails (CHECKLIST GUIDE-25 to GUIDE-27).
 */
export async function surveyGuides(ctx: Ctx, query: GuideQuery = {}): Promise<Guide[]> {
  let found: Guide[];
  try {
    found = await callWithFaults(ctx, "guides", () => filterGuides(ALL_GUIDES, query), []);
  } catch (error) {
    if (!(error instanceof PortFailure)) throw error;
    ctx.log.warn({ err: error }, "guides could not be fetched; the built-in ones are answered");
    found = filterGuides(BUILT_IN_GUIDES, { ...query, featured: false });
  }
  return found.map(withPicture);
}

/** A page of the guides that pass the query, with bodies that may be shown. @param page from 1; all of them without a limit */
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
    [found] = await callWithFaults(ctx, "guides", () => ALL_GUIDES.filter(bySlug), []);
  } catch (error) {
    found = BUILT_IN_GUIDES.find(bySlug);
    if (!(error instanceof PortFailure) || !found) throw error;
    ctx.log.warn({ err: error, slug }, "the guide could not be fetched; the built-in one is answered");
  }
  return found && withCleanBody(ctx, withPicture(found));
}
