import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { SubmitButton } from "#app/components/forms/submit-button";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { askedPage, requireAdmin } from "#app/http/route/desk.server";
import { parseForm } from "#app/http/route/form.server";
import { CACHE, redirectWithToast } from "#app/http/answer/responses.server";
import { listPayments, tryRefundNow } from "#app/modules/booking/desk/bookings-desk.server";
import {
  DISPUTE_STATES,
  PAYMENT_FILTERS,
  PAYMENT_STATES,
  paymentFilterOf,
} from "#app/modules/booking/money/payment-state";
import { instantInWords } from "#app/modules/desk/reply-due";
import { DeskFrame } from "#app/modules/desk/ui/desk-frame";
import { DeskTable } from "#app/modules/desk/ui/desk-table";
import { NextPage } from "#app/modules/desk/ui/next-page";
import { FilterLinks } from "#app/modules/desk/ui/filter-links";
import { isAppError } from "#app/shared/app-error";
import { formatMoney } from "#app/shared/money";
import { withCapital } from "#app/shared/text";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Bookings · Desk · Voyance" },
  { name: "description", content: "Payments and refunds, and what to do about them." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

const schema = z.object({ intent: z.literal("refund-try"), id: z.string().max(60) });

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args);
  const { status, after } = askedPage(args.request);
  const filter = paymentFilterOf(status);
  return { filter, page: await listPayments(filter, after) };
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireAdmin(args);
  const sent = await parseForm(args.request, schema);
  const say = (kind: "success" | "error", text: string) => redirectWithToast("/admin/bookings", { kind, text });
  if (sent.status === "error") return say("error", "We don't know that button. Please try again.");
  try {
    const isSettled = await tryRefundNow(ctxOf(args), actor, sent.value.id);
    return await (isSettled
      ? say("success", "Done. The list shows how it ended.")
      : say("error", "That didn't work. We'll try again automatically."));
  } catch (error) {
    if (!isAppError(error)) throw error;
    return say("error", error.message);
  }
}

type Payment = ReturnType<typeof useLoaderData<typeof loader>>["page"]["rows"][number];

/** How a payment, or one of its places, stands, and what there is to do about it. */
function ToDo({ payment }: { payment: Omit<Payment, "places"> }) {
  return (
    <>
      {payment.reason && <p>{payment.reason}</p>}
      {payment.dispute && <p>{DISPUTE_STATES[payment.dispute]}</p>}
      {payment.refundedMinor > 0 && payment.status === "paid" && (
        <p>{formatMoney(payment.refundedMinor)} of it was refunded.</p>
      )}
      <p>{PAYMENT_STATES[payment.status].next}</p>
      {payment.status === "refunding" && (
        <form method="post">
          <input type="hidden" name="id" value={payment.id} />
          <SubmitButton busy="Trying…" name="intent" value="refund-try" isPrimary={false}>
            Try the refund now
          </SubmitButton>
        </form>
      )}
    </>
  );
}

function nameOf({ reference, feature }: Pick<Payment, "reference" | "feature">): string {
  return reference ? `Booking ${reference}` : withCapital(feature.replaceAll("_", " "));
}

/** Each place of a payment for several. */
function Places({ places }: { places: Payment["places"] }) {
  return places.map((place) => (
    <div key={place.id}>
      <p>
        <b>{nameOf(place)}</b>: {formatMoney(place.amountMinor)}, {PAYMENT_STATES[place.status].words}.
      </p>
      <ToDo payment={place} />
    </div>
  ));
}

export default function BookingsRoute() {
  const { filter, page } = useLoaderData<typeof loader>();
  return (
    <DeskFrame page="/admin/bookings" title="Bookings and refunds">
      <FilterLinks
        path="/admin/bookings"
        chosen={filter}
        options={Object.entries(PAYMENT_FILTERS).map(([value, { label }]) => ({ value, label }))}
      />
      <DeskTable
        caption="Payments"
        columns={["Traveller", "For", "Amount", "Status", "Last change", "What to do"]}
        empty={filter === "attention" ? "No payment needs attention." : "There is nothing here."}
        rows={page.rows.map((payment) => ({
          key: payment.id,
          cells: [
            payment.email ?? "The account is deleted",
            payment.places.length > 0 ? `Trip of ${payment.places.length} places` : nameOf(payment),
            formatMoney(payment.amountMinor),
            PAYMENT_STATES[payment.status].words,
            <>
              <p>{instantInWords(payment.updatedAt)}</p>
              <a className="target" href={`/admin/bookings/${payment.id}`}>
                Ledger
              </a>
            </>,
            <>
              <ToDo payment={payment} />
              <Places places={payment.places} />
            </>,
          ],
        }))}
      />
      <NextPage path="/admin/bookings" status={filter} next={page.next} />
    </DeskFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
