import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { goneFromDesk, requireAdmin } from "#app/http/route/desk.server";
import { readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { CACHE, redirectWithToast } from "#app/http/answer/responses.server";
import { guideState } from "#app/modules/content/written-guide";
import { guideInputSchema, scheduleSchema } from "#app/modules/content/written-guide.schema";
import { cleanWrittenBody, findWrittenGuide } from "#app/modules/content/written-guides.server";
import { GUIDE_CHANGED, GUIDE_GONE, GUIDE_KEPT } from "#app/modules/desk/guide-words";
import { deleteGuide, saveGuide, withdrawGuide } from "#app/modules/desk/guides-desk.server";
import type { GuideAnswer, GuideInForm } from "#app/modules/desk/ui/guide-form";
import { GuidePage } from "#app/modules/desk/ui/guide-page";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.guide?.title ?? "A new guide"} · Guides · Desk · Voyance` },
  { name: "description", content: "A guide, to be written, published or scheduled." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** The address of the form for a new guide. */
const NEW = "new";
const LIST = "/admin/guides";
/** A form of this size goes back whole to its writer, also when it is too long to keep. */
const LONGEST_SENT = 256 * 1024;
const isKeep = (intent: string): intent is keyof typeof GUIDE_KEPT => Object.hasOwn(GUIDE_KEPT, intent);

/** The id that an address names; undefined for a new guide. @throws a 404 answer for a text that is not an id */
function idOf({ id = "" }: { id?: string }): string | undefined {
  if (!/^[\w-]{1,64}$/.test(id)) throw goneFromDesk();
  return id === NEW ? undefined : id;
}

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const id = idOf(args.params);
  if (id === undefined) return { guide: null, slug: "" };
  const row = await findWrittenGuide(id);
  // The text typed for a guide that was deleted meanwhile goes into a new one.
  if (!row && args.context.isTypedKept) return { guide: null, slug: "" };
  if (!row) throw goneFromDesk();
  const { revision, title, type, excerpt, body } = row;
  const inWords = (lines: string) => lines.replaceAll("\n", ", ");
  const state = guideState(row, ctxOf(args).now);
  const isFeatured = row.featured === 1;
  const lists = { tags: inWords(row.tags), related: inWords(row.related) };
  const guide: GuideInForm = {
    id,
    revision,
    state,
    publishAt: row.publish_at,
    title,
    type,
    excerpt,
    body,
    isFeatured,
    ...lists,
  };
  return { guide, slug: row.slug };
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdmin(args);
  const ctx = ctxOf(args);
  const id = idOf(args.params);
  const form = await readForm(args.request);
  const intent = textOf(form, "intent", 40);
  const typed = textOf(form, "revision", 12);
  const revision = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const seen = id === undefined ? undefined : { id, revision };
  const sent = readSubmission(form, guideInputSchema, { body: LONGEST_SENT });
  const values = { ...sent.problem.values, body: textOf(form, "body", LONGEST_SENT) };
  const isTyped = form.has("body");
  const answer = (told: Partial<GuideAnswer>, status: number) => {
    args.context.isTypedKept = isTyped;
    return data(
      { fields: {}, message: null, isStale: false, preview: null, ...told, values, isTyped, revision },
      { status },
    );
  };
  try {
    if (intent === "guide-preview") {
      const body = guideInputSchema.shape.body.safeParse(values.body);
      if (!body.success) return answer({ fields: { body: [body.error.issues[0]!.message] } }, 422);
      const isGone = id !== undefined && !(await findWrittenGuide(id));
      return answer({ preview: await cleanWrittenBody(ctx, body.data), message: isGone ? GUIDE_GONE : null }, 200);
    }
    if (intent === "guide-withdraw" && id !== undefined) {
      await withdrawGuide(ctx, actor, id);
      return await redirectWithToast(`${LIST}/${id}`, { kind: "success", text: "It is a draft again." });
    }
    if (intent === "guide-delete" && seen) {
      if (form.get("understood") === null)
        return answer({ fields: { understood: ["Please tick the box to delete it"] } }, 422);
      await deleteGuide(ctx, actor, seen);
      return await redirectWithToast(LIST, { kind: "success", text: "It's deleted." });
    }
    if (!isKeep(intent)) return answer({ message: "We don't know that button. Reload the page and try again." }, 422);
    const schedule = intent === "guide-schedule" ? readSubmission(form, scheduleSchema(ctx.now)) : undefined;
    if (sent.status === "error" || schedule?.status === "error")
      return answer({ ...sent.problem, fields: { ...sent.problem.fields, ...schedule?.problem.fields } }, 422);
    const release = intent === "guide-publish" ? "now" : schedule && { at: schedule.value };
    const kept = await saveGuide(ctx, actor, seen, sent.value, release);
    const text =
      id !== undefined && kept !== id
        ? "It was deleted in the meantime. What you typed is saved as a new draft."
        : GUIDE_KEPT[intent];
    return await redirectWithToast(`${LIST}/${kept}`, { kind: "success", text });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { message, details, status } = error;
    return answer(
      { message: details.fields ? null : message, fields: details.fields ?? {}, isStale: message === GUIDE_CHANGED },
      status,
    );
  }
}

export default function GuideRoute() {
  return <GuidePage {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
