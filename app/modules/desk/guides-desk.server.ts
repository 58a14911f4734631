import { transact } from "#app/db/client.server";
import type { Db } from "#app/db/schema";
import { tell } from "#app/db/told.server";
import { guideState } from "#app/modules/content/written-guide";
import type { GuideInput } from "#app/modules/content/written-guide.schema";
import {
  changeGuide,
  draftGuide,
  findWrittenGuide,
  prepareGuide,
  removeGuide,
} from "#app/modules/content/written-guides.server";
import type { WrittenGuideRow } from "#app/modules/content/written-guides.server";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { noteAudit } from "./audit.server";
import type { Actor } from "./audit.server";
import { deskSlug } from "./desk-slug";
import { GUIDE_CHANGED } from "./guide-words";

/** A guide as its editor saw it. */
interface Seen {
  id: string;
  revision: number;
}

/** The publication of a guide: at once, at a UTC ISO instant, or unchanged. */
export type Release = "now" | { at: string } | undefined;

/** The log entry of a guide; of the body only its length. */
function logged(row: Partial<WrittenGuideRow>) {
  return {
    title: row.title ?? null,
    type: row.type ?? null,
    tags: row.tags?.replaceAll("\n", ", ") ?? null,
    places: row.related?.replaceAll("\n", ", ") ?? null,
    featured: row.featured === undefined ? null : row.featured === 1,
    status: row.status ?? null,
    appears: row.publish_at ?? null,
    characters: row.body?.length ?? null,
  };
}

const gone = () => new AppError("NOT_FOUND", "It's no longer there");
const changedSince = () =>
  new AppError("CONFLICT", "Someone has changed this guide since you opened it. Please look at it again first.");

async function draft(trx: Db, ctx: Ctx, actor: Actor, content: Awaited<ReturnType<typeof prepareGuide>>) {
  const row = await draftGuide(trx, deskSlug(content.title, "guide"), content, ctx.now.toISOString());
  if (!row) {
    const text = "There is a guide under the address of this title already. Please choose another title";
    throw new AppError("CONFLICT", text, { fields: { title: [text] } });
  }
  await noteAudit(trx, ctx, actor, { action: "guide drafted", subject: `guide ${row.slug}`, after: logged(row) });
  return row.id;
}

/** The state of a guide after its release: a guide that visitors see already keeps its day, and is not hidden again. */
function released(ctx: Ctx, before: WrittenGuideRow, release: Release) {
  if (release === undefined) return {};
  const isOut = guideState(before, ctx.now) === "published";
  if (release === "now") return isOut ? {} : { status: "published" as const, publish_at: ctx.now.toISOString() };
  if (isOut) throw new AppError("CONFLICT", "Visitors see it already. Take it back to draft to choose another day.");
  return { status: "published" as const, publish_at: release.at };
}

const ACTIONS = { kept: "guide changed", now: "guide published", at: "guide scheduled" } as const;

/**
 * Stores a guide, and publishes or schedules it in the same step. A new guide is a draft; so is one that another person
 * has deleted meanwhile, so that no typed text is lost.
 * @param seen the guide that is changed, as its writer saw it
 * @returns its id, which is a new one when the guide was deleted
 * @throws AppError CONFLICT when its address is taken or another person has changed it since, VALIDATION_ERROR,
 * UNAVAILABLE
 */
export async function saveGuide(
  ctx: Ctx,
  actor: Actor,
  seen: Seen | undefined,
  input: GuideInput,
  release?: Release,
): Promise<string> {
  const content = await prepareGuide(ctx, input);
  return transact(async (trx) => {
    const before = seen && (await findWrittenGuide(seen.id, trx));
    if (!seen || !before) return draft(trx, ctx, actor, content);
    const values = { ...content, ...released(ctx, before, release) };
    if (!(await changeGuide(trx, seen, values, ctx.now.toISOString()))) throw new AppError("CONFLICT", GUIDE_CHANGED);
    await tell(trx, "shared-pages");
    await noteAudit(trx, ctx, actor, {
      action: ACTIONS[release === undefined ? "kept" : release === "now" ? "now" : "at"],
      subject: `guide ${before.slug}`,
      before: logged(before),
      after: logged({ ...before, ...values }),
    });
    return before.id;
  });
}

/**
 * Makes a guide a draft again, with its content unchanged: then only the desk sees it. @throws AppError NOT_FOUND,
 * CONFLICT
 */
export async function withdrawGuide(ctx: Ctx, actor: Actor, id: string): Promise<void> {
  await transact(async (trx) => {
    const before = await findWrittenGuide(id, trx);
    if (!before) throw gone();
    const values = { status: "draft" as const, publish_at: null };
    if (!(await changeGuide(trx, before, values, ctx.now.toISOString()))) throw changedSince();
    await tell(trx, "shared-pages");
    await noteAudit(trx, ctx, actor, {
      action: "guide taken back",
      subject: `guide ${before.slug}`,
      before: { status: before.status, appears: before.publish_at },
      after: { status: values.status, appears: values.publish_at },
    });
  });
}

/**
 * Deletes a draft for good. @throws AppError NOT_FOUND, CONFLICT for a published guide or one that was changed since
 */
export async function deleteGuide(ctx: Ctx, actor: Actor, seen: Seen): Promise<void> {
  await transact(async (trx) => {
    const before = await findWrittenGuide(seen.id, trx);
    if (!before) throw gone();
    if (before.status !== "draft") throw new AppError("CONFLICT", "Take it back to draft before you delete it.");
    if (!(await removeGuide(trx, seen))) throw changedSince();
    await noteAudit(trx, ctx, actor, {
      action: "guide deleted",
      subject: `guide ${before.slug}`,
      before: logged(before),
    });
  });
}
