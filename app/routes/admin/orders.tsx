import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { askedPage, onlyRead, requireAdmin } from "#app/http/route/desk.server";
import { CACHE } from "#app/http/answer/responses.server";
import { MONEY_STATES, ORDER_FILTERS, orderFilterOf } from "#app/modules/booking/desk/orders";
import { listOrderings } from "#app/modules/booking/desk/orders.server";
import { OrderAdvice } from "#app/modules/booking/ui/order-advice";
import { instantInWords } from "#app/modules/desk/reply-due";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import { NextPage } from "#app/modules/desk/ui/next-page";
import { FilterLinks } from "#app/modules/desk/ui/filter-links";
import { formatMoneyExact } from "#app/shared/money";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Orders · Desk · Voyance" },
  { name: "description", content: "Trips being ordered from airlines and hotels, and what to do about them." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const { status, after } = askedPage(args.request);
  const filter = orderFilterOf(status);
  return { filter, page: await listOrderings(ctxOf(args), filter, after) };
}

export const action = onlyRead;

export default function OrdersRoute() {
  const { filter, page } = useLoaderData<typeof loader>();
  return (
    <DeskFrame page="/admin/orders" title="Trips being ordered">
      <FilterLinks
        path="/admin/orders"
        chosen={filter}
        options={Object.entries(ORDER_FILTERS).map(([value, label]) => ({ value, label }))}
      />
      <DeskTable
        caption="Trips"
        columns={["Trip", "Status", "Paid", "What to do"]}
        empty={filter === "attention" ? "No trip needs attention." : "There is nothing here."}
        rows={page.rows.map((one) => ({
          key: one.id,
          cells: [
            <>
              <a className="target" href={`/admin/orders/${one.id}`}>
                {one.about}
              </a>
              <p>
                {one.reference ? `Booking ${one.reference}. ` : ""}
                {one.traveller}
              </p>
            </>,
            <span key="stands" className="nowrap">
              {one.stands}
            </span>,
            <>
              <p>
                {formatMoneyExact(one.amountMinor, one.currency)}, {instantInWords(one.paidAt)}
              </p>
              <p>{MONEY_STATES[one.money]}.</p>
            </>,
            <OrderAdvice key="advice" advice={one.advice} nextAt={one.nextAt} instant={instantInWords} />,
          ],
        }))}
      />
      <NextPage path="/admin/orders" status={filter} next={page.next} />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
