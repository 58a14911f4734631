import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { onlyRead, requireAdmin } from "#app/http/route/desk.server";
import { CACHE } from "#app/http/answer/responses.server";
import { listAllJobs } from "#app/modules/careers/careers-desk.server";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import { JobBadge } from "#app/modules/desk/ui/job-badge";
import { formatDate } from "#app/shared/format";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Jobs · Desk · Voyance" },
  { name: "description", content: "Positions: drafts, open and closed." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  return { jobs: await listAllJobs() };
}

export const action = onlyRead;

export default function JobsRoute() {
  const { jobs } = useLoaderData<typeof loader>();
  return (
    <DeskFrame page="/admin/jobs" title="Jobs">
      <p className="no-print">
        <a className="button primary" href="/admin/jobs/new">
          Write a new one
        </a>
      </p>
      <DeskTable
        caption="Positions"
        columns={["Title", "Department", "Place", "Posted", "Status"]}
        empty="There are no positions yet."
        rows={jobs.map((job) => ({
          key: job.id,
          cells: [
            <a key="title" className="target" href={`/admin/jobs/${job.id}`}>
              {job.title}
            </a>,
            job.department,
            job.location,
            job.posted_on ? formatDate(job.posted_on) : "Not yet",
            <JobBadge key="status" status={job.status} />,
          ],
        }))}
      />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
