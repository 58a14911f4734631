import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { Db } from "#app/db/schema";
import { sanitizeHtml } from "#app/integrations/sanitizer/sanitize-html.server";
import { resolveDestination } from "#app/modules/catalogue/places/catalogue.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { plainText } from "./guide";
import { ALL_GUIDES } from "./guide-shelf";
import type { GuideInput } from "./written-guide.schema";
import { tagsLeftOut } from "./written-guide";
import {
  deleteWrittenGuide,
  insertWrittenGuide,
  selectWrittenGuide,
  selectWrittenGuides,
  updateWrittenGuide,
} from "./written-guides.repo.server";
import type { WrittenGuideRow } from "./written-guides.repo.server";

export type { WrittenGuideRow };

/** The written part of a guide; the rest is its address and its state. */
type GuideContent = Pick<
  WrittenGuideRow,
  "title" | "type" | "excerpt" | "tags" | "related" | "body" | "clean_body" | "featured"
>;

/** All guides that were written at the desk, the last changed first; the desk's guard has let the caller in. */
export function listWrittenGuides() {
  return selectWrittenGuides(db());
}

/** A guide of the desk, whatever its status. */
export function findWrittenGuide(id: string, at: Db = db()): Promise<WrittenGuideRow | undefined> {
  return selectWrittenGuide(at, id);
}

/**
 * A body as it may be shown, and the tags that were removed.
 * @throws AppError UNAVAILABLE while the sanitiser does not answer
 */
export async function cleanWrittenBody(ctx: Ctx, body: string): Promise<{ html: string; leftOut: string[] }> {
  try {
    const html = await sanitizeHtml(body);
    return { html, leftOut: tagsLeftOut(body, html) };
  } catch (error) {
    ctx.log.error({ err: error }, "a written guide could not be sanitised");
    throw new AppError(
      "UNAVAILABLE",
      "The body could not be checked just now. What you typed is still here: please try again.",
    );
  }
}

function placesOf(typed: readonly string[]): string[] {
  const unknown = typed.filter((name) => !resolveDestination(name));
  if (unknown.length > 0) {
    const text = `We have no destination called ${unknown.map((name) => `“${name}”`).join(", ")}`;
    throw new AppError("VALIDATION_ERROR", text, { fields: { related: [text] } });
  }
  return [...new Set(typed.flatMap((name) => resolveDestination(name)?.slug ?? []))];
}

/**
 * A guide ready to be stored: its places found, its body cleaned.
 * @throws AppError VALIDATION_ERROR for an unknown place or a body that is empty after cleaning, UNAVAILABLE
 */
export async function prepareGuide(ctx: Ctx, input: GuideInput): Promise<GuideContent> {
  const { title, type, excerpt, tags, body } = input;
  const related = placesOf(input.related).join("\n");
  const { html } = await cleanWrittenBody(ctx, body);
  if (plainText(html) === "") {
    const text = "Nothing is left of this once it is cleaned. Please write the guide";
    throw new AppError("VALIDATION_ERROR", text, { fields: { body: [text] } });
  }
  const featured = input.featured ? 1 : 0;
  return { title, type, excerpt, tags: tags.join("\n"), related, body, clean_body: html, featured };
}

/**
 * Stores a new guide as a draft.
 * @param at UTC ISO instant
 * @returns undefined when a guide has that address already, here or in the product
 */
export async function draftGuide(
  trx: Db,
  slug: string,
  content: GuideContent,
  at: string,
): Promise<WrittenGuideRow | undefined> {
  if (ALL_GUIDES.some((guide) => guide.slug === slug)) return undefined;
  const row: WrittenGuideRow = {
    ...content,
    id: newId(),
    slug,
    status: "draft",
    publish_at: null,
    revision: 1,
    created_at: at,
    updated_at: at,
  };
  return (await insertWrittenGuide(trx, row)) ? row : undefined;
}

/**
 * Changes a guide if it is unchanged since the caller saw it.
 * @param at UTC ISO instant
 * @returns whether it did
 */
export function changeGuide(
  trx: Db,
  seen: { id: string; revision: number },
  values: Partial<GuideContent & Pick<WrittenGuideRow, "status" | "publish_at">>,
  at: string,
): Promise<boolean> {
  return updateWrittenGuide(trx, seen.id, seen.revision, { ...values, updated_at: at });
}

/** Deletes a draft for good if it is unchanged since the caller saw it. @returns whether it did */
export function removeGuide(trx: Db, seen: { id: string; revision: number }): Promise<boolean> {
  return deleteWrittenGuide(trx, seen.id, seen.revision);
}
