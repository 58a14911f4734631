import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { goneFromDesk, requireAdmin } from "#app/http/route/desk.server";
import { parseForm } from "#app/http/route/form.server";
import { CACHE, redirectWithToast } from "#app/http/answer/responses.server";
import { settleReport } from "#app/modules/desk/reports-desk.server";
import { ReportPage } from "#app/modules/desk/ui/report-page";
import { findPhotograph } from "#app/modules/pictures/pictures.server";
import { decisionSchema } from "#app/modules/reports/report.schema";
import { findReport, findReportedPlace } from "#app/modules/reports/reports.server";
import { isAppError } from "#app/shared/app-error";

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
  const destinations = findReportedPlace(report.place_id)?.destinations ?? [];
  const photographs = await Promise.all(destinations.map(({ slug }) => findPhotograph(slug, report.place_id)));
  return { report, destinations, photographs: photographs.flatMap((one) => one?.page ?? []) };
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
  return <ReportPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
