import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { Field } from "#app/components/forms/field";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TextAreaField } from "#app/components/forms/text-area-field";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { goneFromDesk, requireAdmin } from "#app/http/route/desk.server";
import { readForm, readSubmission, textOf } from "#app/http/route/form.server";
import { clearSharedPages } from "#app/http/front/shared-pages.server";
import { CACHE, redirectWithToast } from "#app/http/answer/responses.server";
import { findAnyPosition } from "#app/modules/careers/careers-desk.server";
import { DEPARTMENTS } from "#app/modules/careers/position";
import { positionSchema } from "#app/modules/careers/position-form.schema";
import { movePosition, savePosition } from "#app/modules/desk/positions-desk.server";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { PositionBadge } from "#app/modules/desk/ui/position-badge";
import { isAppError } from "#app/shared/app-error";
import { sentText } from "#app/shared/form-problem";
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
const MOVES = {
  "job-publish": { status: "published", said: "It is open now: everybody can see it.", label: "Publish" },
  "job-close": { status: "closed", said: "It is closed: nobody can apply any more.", label: "Close" },
  "job-withdraw": { status: "draft", said: "It is a draft again.", label: "Make it a draft" },
} as const;
const isMove = (intent: string): intent is keyof typeof MOVES => Object.hasOwn(MOVES, intent);

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
    if (isMove(intent) && id !== undefined) {
      await movePosition(ctx, actor, id, MOVES[intent].status);
      clearSharedPages();
      return await redirectWithToast(`/admin/jobs/${id}`, { kind: "success", text: MOVES[intent].said });
    }
    if (sent.status === "error") return refuse({}, 422);
    const kept = await savePosition(ctx, actor, id, sent.value);
    clearSharedPages();
    return await redirectWithToast(`/admin/jobs/${kept}`, { kind: "success", text: "The position is saved." });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refuse({ message: error.message, fields: error.details.fields ?? {} }, error.status);
  }
}

export default function PositionRoute() {
  const { position } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const field = (name: string, kept: string | undefined) => ({
    name,
    defaultValue: sentText(refused, name) ?? kept,
    errors: refused?.fields[name],
  });
  const lines = "One on each line";
  return (
    <DeskFrame page="/admin/jobs" title={position?.title ?? "A new position"} list="All jobs">
      {position && (
        <form method="post" className="row no-print">
          <PositionBadge status={position.status} />
          {position.status === "published" && (
            <a className="target" href={`/careers/${position.id}`}>
              See it as visitors do
            </a>
          )}
          {Object.entries(MOVES)
            .filter(([, { status }]) => status !== position.status)
            .map(([intent, { label }]) => (
              <SubmitButton key={intent} busy="One moment…" name="intent" value={intent} isPrimary={false}>
                {label}
              </SubmitButton>
            ))}
        </form>
      )}
      <FormErrors message={refused?.message} />
      <form method="post" className="stack narrow" data-keep="job" noValidate>
        <Field label="Title" {...field("title", position?.title)} required />
        <div className="fields wide">
          <SelectField
            label="Department"
            {...field("department", position?.department)}
            options={DEPARTMENTS.map((value) => ({ value, label: value }))}
          />
          <Field label="Place" {...field("location", position?.location ?? "Remote")} required />
          <Field label="Type" {...field("type", position?.type ?? "Full-time")} required />
          <Field label="Level" {...field("level", position?.level)} required />
        </div>
        <TextAreaField label="Description" rows={6} {...field("description", position?.description)} required />
        <TextAreaField
          label="What you do"
          hint={lines}
          rows={5}
          {...field("responsibilities", position?.responsibilities)}
        />
        <TextAreaField
          label="What you bring"
          hint={lines}
          rows={5}
          {...field("requirements", position?.requirements)}
        />
        <TextAreaField
          label="Nice to have (optional)"
          hint={lines}
          rows={3}
          {...field("niceToHave", position?.nice_to_have)}
        />
        <TextAreaField
          label="What we offer (optional)"
          hint={lines}
          rows={3}
          {...field("benefits", position?.benefits)}
        />
        <p>
          <SubmitButton busy="Saving…" name="intent" value="job-save">
            {position ? "Save changes" : "Save as a draft"}
          </SubmitButton>
        </p>
      </form>
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
