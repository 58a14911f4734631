import { sanitizeHtml } from "#app/integrations/sanitizer/sanitize-html.server";
import { PortFailure, callPort } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { filterGuides } from "./guide";
import type { Guide, GuideQuery } from "./guide";
import { ALL_GUIDES, BUILT_IN_GUIDES } from "./guide-shelf";

const cleaned = new Map<string, Promise<string>>();

/** A guide whose body may be shown; each body is sanitised once. */
async function withCleanBody(guide: Guide): Promise<Guide> {
  let body = cleaned.get(guide.content);
  if (!body) cleaned.set(guide.content, (body = sanitizeHtml(guide.content)));
  return { ...guide, content: await body };
}

/** Guides that pass the query; built-in ones stand in silently when the call fails (CHECKLIST GUIDE-25 to GUIDE-27). */
export async function listGuides(ctx: Ctx, query: GuideQuery = {}): Promise<Guide[]> {
  let found: Guide[];
  try {
    found = await callPort(ctx, "guides", () => filterGuides(ALL_GUIDES, query), []);
  } catch (error) {
    if (!(error instanceof PortFailure)) throw error;
    ctx.log.warn({ err: error }, "guides could not be fetched; the built-in ones are answered");
    found = filterGuides(BUILT_IN_GUIDES, { ...query, featured: false });
  }
  return Promise.all(found.map(withCleanBody));
}

/**
 * One guide; the built-in one of that slug when the call fails (CHECKLIST GUIDE-24).
 * @throws PortFailure when the call fails and no built-in guide has the slug
 */
export async function findGuide(ctx: Ctx, slug: string): Promise<Guide | undefined> {
  const bySlug = (guide: Guide) => guide.slug === slug;
  try {
    const found = await callPort<Guide | undefined>(ctx, "guides", () => ALL_GUIDES.find(bySlug));
    return found && withCleanBody(found);
  } catch (error) {
    const builtIn = BUILT_IN_GUIDES.find(bySlug);
    if (!(error instanceof PortFailure) || !builtIn) throw error;
    return withCleanBody(builtIn);
  }
}
