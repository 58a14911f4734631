import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { askedPage, onlyRead, requireAdmin } from "#app/http/route/desk.server";
import { CACHE } from "#app/http/answer/responses.server";
import { instantInWords } from "#app/modules/desk/reply-due";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import { NextPage } from "#app/modules/desk/ui/next-page";
import { FilterLinks } from "#app/modules/desk/ui/filter-links";
import { PROBLEMS, REPORT_STATUSES, REPORT_STATUS_WORDS } from "#app/modules/reports/report";
import type { Problem } from "#app/modules/reports/report";
import { listReports } from "#app/modules/reports/reports.server";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Reports · Desk · Voyance" },
  { name: "description", content: "What travellers say is wrong with a place." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const { status: asked, after } = askedPage(args.request);
  const chosen = asked === "all" ? "all" : (REPORT_STATUSES.find((status) => status === asked) ?? "new");
  return { chosen, page: await listReports(chosen, after) };
}

export const action = onlyRead;

export default function ReportsRoute() {
  const { chosen, page } = useLoaderData<typeof loader>();
  const options = [
    ...REPORT_STATUSES.map((value) => ({ value: value as string, label: REPORT_STATUS_WORDS[value] })),
    { value: "all", label: "All" },
  ];
  return (
    <DeskFrame page="/admin/reports" title="Reports on places">
      <FilterLinks path="/admin/reports" chosen={chosen} options={options} />
      <DeskTable
        caption="Reports on places"
        columns={["Place", "What is wrong", "Received", "Status", "Change"]}
        empty={chosen === "new" ? "No report is waiting." : "There is nothing here."}
        rows={page.rows.map((report) => ({
          key: report.id,
          cells: [
            <a key="place" className="target" href={`/admin/reports/${report.id}`}>
              {report.place_name}
            </a>,
            PROBLEMS[report.problem as Problem],
            instantInWords(report.created_at),
            REPORT_STATUS_WORDS[report.status],
            report.change || "None yet",
          ],
        }))}
      />
      <NextPage path="/admin/reports" status={chosen} next={page.next} />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
