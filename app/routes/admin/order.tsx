import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { SubmitButton } from "#app/components/forms/submit-button";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { requireAdmin } from "#app/http/route/desk.server";
import { parseForm } from "#app/http/route/form.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { MONEY_STATES } from "#app/modules/booking/desk/orders";
import {
  getOrderingAtDesk,
  lookAgainNow,
  noteGivenBack,
  settleAirlineChange,
} from "#app/modules/booking/desk/orders.server";
import { ChangesTable } from "#app/modules/booking/ui/changes-table";
import { OrderAdvice } from "#app/modules/booking/ui/order-advice";
import { OrdersTable } from "#app/modules/booking/ui/orders-table";
import { instantInWords } from "#app/modules/desk/reply-due";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { isAppError } from "#app/shared/app-error";
import { formatMoneyExact } from "#app/shared/money";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Order · Desk · Voyance" },
  { name: "description", content: "The orders of a trip, step by step, with their references." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("order-look") }),
  z.object({ intent: z.literal("change-settled"), changeId: z.string().max(60) }),
  z.object({
    intent: z.literal("given-note"),
    orderId: z.string().max(60),
    amount: z.string().regex(/^\d{1,6}(\.\d{1,2})?$/),
  }),
]);

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  try {
    return await getOrderingAtDesk(ctxOf(args), args.params.id ?? "");
  } catch (error) {
    throw toRouteError(error, ctxOf(args));
  }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdmin(args);
  const id = args.params.id ?? "";
  const sent = await parseForm(args.request, schema);
  const say = (kind: "success" | "error", text: string) => redirectWithToast(`/admin/orders/${id}`, { kind, text });
  if (sent.status === "error")
    return say("error", "Nothing was changed. Write the amount like 120 or 120.50, and try again.");
  try {
    if (sent.value.intent === "change-settled") {
      await settleAirlineChange(ctxOf(args), actor, sent.value.changeId);
      return await say("success", "The change is marked as settled.");
    }
    if (sent.value.intent === "given-note") {
      const { orderId, amount } = sent.value;
      await noteGivenBack(ctxOf(args), actor, id, { orderId, givenMinor: Math.round(Number(amount) * 100) });
      return await say("success", "The refund is noted, and what is due goes back to the traveller.");
    }
    await lookAgainNow(ctxOf(args), actor, id);
    return await say("success", "We're looking now. Reload this page in a moment to see what we found.");
  } catch (error) {
    if (!isAppError(error)) throw error;
    return redirectWithToast("/admin/orders", { kind: "error", text: error.message });
  }
}

export default function OrderRoute() {
  const page = useLoaderData<typeof loader>();
  const money = (amountMinor: number): string => formatMoneyExact(amountMinor, page.currency);
  const facts = [
    ["Status", page.stands],
    ["Traveller", page.traveller],
    ["Booking", page.reference ?? "None"],
    ["Paid", `${money(page.amountMinor)}, ${instantInWords(page.paidAt)}. ${MONEY_STATES[page.money]}.`],
    ["Taken and refunded", `${money(page.capturedMinor)} taken, ${money(page.refundedMinor)} refunded`],
    ["Payment", page.payment ?? "None"],
    ...(page.refund
      ? ([
          [
            "Refund",
            `${money(page.refund.promisedMinor)} promised, ${money(page.refund.givenMinor)} refunded by the sources, ${money(page.refund.passedMinor)} passed on`,
          ],
        ] as const)
      : []),
  ] as const;
  return (
    <DeskFrame page="/admin/orders" title={page.about} list="All trips being ordered">
      <section className="panel stack" aria-labelledby="to-do">
        <h2 id="to-do" className="step-1">
          What to do
        </h2>
        <OrderAdvice advice={page.advice} nextAt={page.nextAt} instant={instantInWords} />
        <form method="post" className="no-print">
          <SubmitButton busy="Looking…" name="intent" value="order-look" isPrimary={false}>
            Look again now
          </SubmitButton>
        </form>
      </section>
      <dl className="fact-lines">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OrdersTable orders={page.orders} currency={page.currency} />
      <ChangesTable changes={page.changes} />
      <p>
        <a className="target" href={`/admin/bookings/${page.id}`}>
          Ledger of this payment
        </a>
      </p>
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
