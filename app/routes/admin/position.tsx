import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { goneFromDesk, requireAdmin } from "#app/http/route/desk.server";
import { readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { CACHE, redirectWithToast } from "#app/http/answer/responses.server";
import { findAnyPosition } from "#app/modules/careers/careers-desk.server";
import { positionSchema } from "#app/modules/careers/position-form.schema";
import { POSITION_MOVES, isPositionMove } from "#app/modules/desk/position-moves";
import { movePosition, savePosition } from "#app/modules/desk/positions-desk.server";
import { PositionPage } from "#app/modules/desk/ui/position-page";
import { isAppError } from "#app/shared/app-error";
import type { FormProblem } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.position?.title ?? "A new position"} · Jobs · Desk · Voyance` },
  { name: "description", content: "A position, to be written, published or closed." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** The address of the form for a new position. */
const NEW = "new";

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const id = args.params.id ?? "";
  const position = id === NEW ? null : await findAnyPosition(id);
  if (position === undefined) throw goneFromDesk();
  return { position };
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdmin(args);
  const ctx = ctxOf(args);
  const id = args.params.id === NEW ? undefined : args.params.id;
  const form = await readForm(args.request);
  const intent = textOf(form, "intent", 40);
  const sent = readSubmission(form, positionSchema);
  const refuse = (problem: Partial<FormProblem>, status: number) => data({ ...sent.problem, ...problem }, { status });
  try {
    if (isPositionMove(intent) && id !== undefined) {
      await movePosition(ctx, actor, id, POSITION_MOVES[intent].status);
      return await redirectWithToast(`/admin/jobs/${id}`, { kind: "success", text: POSITION_MOVES[intent].said });
    }
    if (sent.status === "error") return refuse({}, 422);
    const kept = await savePosition(ctx, actor, id, sent.value);
    return await redirectWithToast(`/admin/jobs/${kept}`, { kind: "success", text: "The position is saved." });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refuse({ message: error.message, fields: error.details.fields ?? {} }, error.status);
  }
}

export default function PositionRoute() {
  return <PositionPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
