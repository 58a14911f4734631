import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useLoaderData, useRouteError } from "@remix-run/react";
import { z } from "zod";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { buttonSchema, parseForm } from "#app/http/route/form.server";
import { ctxOf } from "#app/http/route/context.server";
import { CACHE, seeOther, toRouteError } from "#app/http/answer/responses.server";
import { getSandboxPayment, paySandboxPayment } from "#app/modules/booking/money/sandbox-payment-page.server";
import { formatCount } from "#app/shared/format";
import { formatMoneyExact } from "#app/shared/money";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Sandbox payment · Voyance" },
  { name: "description", content: "The sandbox payment page: nothing is charged here." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

/** A text that is not an id leads to no payment. */
const paramsSchema = z.object({ session: z.string().max(200).catch("") });

export async function loader(args: LoaderFunctionArgs) {
  const ctx = ctxOf(args);
  try {
    const payment = await getSandboxPayment(ctx, paramsSchema.parse(args.params).session);
    return data({ payment }, { status: payment.status === "expired" ? 410 : 200 });
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

export async function action(args: ActionFunctionArgs) {
  const ctx = ctxOf(args);
  const { session } = paramsSchema.parse(args.params);
  const sent = await parseForm(args.request, buttonSchema(["pay", "cancel"]));
  const intent = sent.status === "success" ? sent.value.intent : undefined;
  try {
    const payment = intent === "pay" ? await paySandboxPayment(ctx, session) : await getSandboxPayment(ctx, session);
    const target =
      intent === "cancel" ? payment.cancelUrl : payment.status === "complete" ? payment.successUrl : undefined;
    return target ? leave(ctx.origin, target) : seeOther(`/sandbox/pay/${session}`);
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

/** Leads back to the site that opened the session. That is this site, unless its address was changed meanwhile. */
function leave(origin: string, target: string): Response {
  const url = new URL(target);
  return url.origin === origin ? seeOther(url.pathname + url.search) : redirect(url.href, { status: 303 });
}

export default function SandboxPayRoute() {
  const { payment } = useLoaderData<typeof loader>();
  return (
    <section className="wrap page">
      <div className="panel payment-page stack">
        <p className="sandbox-label">Payment sandbox. No card needed; nothing is charged.</p>
        <h1 className="step-2">{payment.isMonthly ? "Subscribe" : "Pay"}</h1>
        <table className="ledger num">
          <caption className="visually-hidden">What is paid for</caption>
          <tbody>
            {payment.lines.map((line) => (
              <tr key={line.name}>
                <td>
                  {line.name}
                  {line.description && <div className="meta">{line.description}</div>}
                  {line.quantity > 1 && (
                    <div className="meta">
                      {formatMoneyExact(line.unitAmountMinor, payment.currency)} ×{" "}
                      {formatCount(line.quantity, "traveller")}
                    </div>
                  )}
                </td>
                <td>{formatMoneyExact(line.unitAmountMinor * line.quantity, payment.currency)}</td>
              </tr>
            ))}
            <tr className="total">
              <td>{payment.isMonthly ? "Each month" : "Total"}</td>
              <td>{formatMoneyExact(payment.amountMinor, payment.currency)}</td>
            </tr>
          </tbody>
        </table>
        <PaymentForms status={payment.status} />
      </div>
    </section>
  );
}

function PaymentForms({ status }: { status: "open" | "complete" | "expired" }) {
  if (status === "expired")
    return (
      <p role="status">This payment page has expired. Nothing was paid. Go back to your trip to open a new one.</p>
    );
  return (
    <>
      {status === "complete" && <p role="status">This is already paid. You won't be charged again.</p>}
      <form method="post" className="row">
        <button type="submit" className="button primary wide" name="intent" value="pay" data-busy="Paying...">
          {status === "complete" ? "Continue" : "Pay"}
        </button>
        {status === "open" && (
          <button type="submit" className="button" name="intent" value="cancel">
            Cancel
          </button>
        )}
      </form>
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
