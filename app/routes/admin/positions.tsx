import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { onlyRead, requireAdmin } from "#app/http/route/desk.server";
import { CACHE } from "#app/http/answer/responses.server";
import { listAllPositions } from "#app/modules/careers/careers-desk.server";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import { PositionBadge } from "#app/modules/desk/ui/position-badge";
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
  return { positions: await listAllPositions() };
}

export const action = onlyRead;

export default function PositionsRoute() {
  const { positions } = useLoaderData<typeof loader>();
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
        rows={positions.map((position) => ({
          key: position.id,
          cells: [
            <a key="title" className="target" href={`/admin/jobs/${position.id}`}>
              {position.title}
            </a>,
            position.department,
            position.location,
            position.posted_on ? formatDate(position.posted_on) : "Not yet",
            <PositionBadge key="status" status={position.status} />,
          ],
        }))}
      />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
