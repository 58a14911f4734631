import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SelectField } from "#app/components/forms/select-field";
import { SubmitButton } from "#app/components/forms/submit-button";
import { TextAreaField } from "#app/components/forms/text-area-field";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { goneFromDesk, requireAdmin } from "#app/http/route/desk.server";
import { parseForm } from "#app/http/route/form.server";
import { CACHE, redirectWithToast } from "#app/http/answer/responses.server";
import { instantInWords } from "#app/modules/desk/reply-due";
import { settleReport } from "#app/modules/desk/reports-desk.server";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { PROBLEMS, REPORT_STATUSES, REPORT_STATUS_WORDS } from "#app/modules/reports/report";
import type { Problem } from "#app/modules/reports/report";
import { decisionSchema } from "#app/modules/reports/report.schema";
import { findReport, findReportedPlace } from "#app/modules/reports/reports.server";
import { isAppError } from "#app/shared/app-error";
import { sentText } from "#app/shared/form-problem";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.report.place_name ?? "Report"} · Reports · Desk · Voyance` },
  { name: "description", content: "A report on a place, and the change it led to." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const report = await findReport(args.params.id ?? "");
  if (!report) throw goneFromDesk();
  return { report, destinations: findReportedPlace(report.place_id)?.destinations ?? [] };
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdmin(args);
  const sent = await parseForm(args.request, decisionSchema);
  if (sent.status === "error") return data(sent.problem, { status: 422 });
  try {
    await settleReport(ctxOf(args), actor, args.params.id ?? "", sent.value);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return data({ ...sent.problem, message: error.message }, { status: error.status });
  }
  return redirectWithToast("/admin/reports", { kind: "success", text: "The decision is saved." });
}

export default function ReportDeskRoute() {
  const { report, destinations } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DeskFrame page="/admin/reports" title={report.place_name} list="All reports">
      <dl className="fact-lines">
        <div>
          <dt>What is wrong</dt>
          <dd>{PROBLEMS[report.problem as Problem]}</dd>
        </div>
        <div>
          <dt>Place</dt>
          <dd>
            {report.place_id}
            {destinations.map(({ slug, name }) => (
              <span key={slug}>
                , <a href={`/destination/${slug}`}>{name}</a> (destinations/{slug}.yaml)
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>Received</dt>
          <dd>{instantInWords(report.created_at)}</dd>
        </div>
      </dl>
      {report.words !== "" && <blockquote className="panel as-typed">{report.words}</blockquote>}
      <FormErrors message={refused?.message} />
      <form method="post" className="stack form-page no-print" noValidate>
        <SelectField
          label="Status"
          name="status"
          defaultValue={sentText(refused, "status") ?? report.status}
          options={REPORT_STATUSES.map((value) => ({ value, label: REPORT_STATUS_WORDS[value] }))}
          errors={refused?.fields.status}
        />
        <TextAreaField
          label="What was changed, or why nothing was"
          name="change"
          rows={4}
          defaultValue={sentText(refused, "change") ?? report.change}
          errors={refused?.fields.change}
        />
        <p>
          <SubmitButton busy="Saving…">Save decision</SubmitButton>
        </p>
      </form>
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
