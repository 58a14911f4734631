import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { onlyRead, requireAdmin } from "#app/http/route/desk.server";
import { CACHE } from "#app/http/answer/responses.server";
import { formatMoney } from "#app/shared/money";
import { todayOf } from "#app/shared/context";
import { salesByDay } from "#app/modules/booking/desk/sales-by-day.server";
import { countOrderingsAtDesk } from "#app/modules/booking/desk/orders.server";
import { getOverview, getReadings } from "#app/modules/desk/overview.server";
import { DayCurves } from "#app/modules/desk/ui/day-curves";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import { StatusBadge } from "#app/modules/desk/ui/status-badge";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Overview · Desk · Voyance" },
  { name: "description", content: "What is waiting for somebody at the desk." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const ctx = ctxOf(args);
  const [overview, orders, readings, sales] = await Promise.all([
    getOverview(ctx),
    countOrderingsAtDesk(ctx),
    getReadings(ctx),
    salesByDay(todayOf(ctx)),
  ]);
  return { ...overview, orders, readings, sales };
}

export const action = onlyRead;

export default function OverviewRoute() {
  const { inbox, reports, mails, orders, readings, sales } = useLoaderData<typeof loader>();
  const rows = [
    ...inbox.map(({ kind, count, late, oldest }) => ({
      key: kind,
      cells: [
        <a key="name" className="target" href={`/admin/${kind}s`}>
          {kind === "message" ? "Messages" : "Applications"}
        </a>,
        String(count),
        String(late),
        oldest ? <StatusBadge key="oldest" status="new" waiting={oldest} /> : "Nothing waiting",
      ],
    })),
    {
      key: "reports",
      cells: [
        <a key="name" className="target" href="/admin/reports">
          Reports on places
        </a>,
        String(reports),
        "0",
        reports > 0 ? "Look into them when there is time" : "Nothing waiting",
      ],
    },
    {
      key: "orders",
      cells: [
        <a key="name" className="target" href="/admin/orders">
          Trips being ordered
        </a>,
        String(orders.inHand),
        String(orders.waiting),
        orders.waiting > 0 ? "Some need somebody" : "These finish on their own",
      ],
    },
    {
      key: "mails",
      cells: [
        <a key="name" className="target" href="/admin/outbox">
          Emails and other work
        </a>,
        String(mails.waiting),
        String(mails.givenUp),
        mails.givenUp > 0 ? "Some have failed for three days, and we stopped trying" : "None have failed for good",
      ],
    },
  ];
  return (
    <DeskFrame page="/admin" title="Desk">
      <DeskTable
        caption="Waiting for you"
        columns={["What", "Waiting", "Late or given up", "The oldest"]}
        rows={rows}
        empty=""
      />
      <DayCurves
        curves={[
          { name: "Pages read (agreed to)", series: readings, words: String },
          { name: "Trips paid", series: sales.trips, words: String },
          { name: "Money received", series: sales.receivedMinor, words: formatMoney },
        ]}
      />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
