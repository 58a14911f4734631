import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { Link, isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ErrorPage } from "#app/components/layout/error-page";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { queryOf } from "#app/http/route/query.server";
import { CACHE, redirectWithToast, toRouteError } from "#app/http/answer/responses.server";
import { safeRedirect } from "#app/http/answer/safe-redirect";
import { confirmProductCheckout } from "#app/modules/booking/checkout/memberships.server";
import { BookingProcessing } from "#app/modules/booking/ui/booking-processing";

/**
 * The traveller comes back from paying for a plan. The provider is asked about the session; the address proves nothing.
 */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const ctx = ctxOf(args);
  const sessionId = queryOf(args.request).get("session_id");
  if (!sessionId) return data({ confirmation: null, next: null });
  try {
    const confirmation = await confirmProductCheckout(ctx, user, sessionId);
    const next = safeRedirect(confirmation.returnTo, "");
    if (confirmation.status === "granted" && next)
      return await redirectWithToast(next, {
        kind: "success",
        text: `${confirmation.productName} is yours. Thank you.`,
      });
    return data(
      { confirmation, next: next || null },
      { status: confirmation.status === "failed" || confirmation.status === "refunded" ? 409 : 200 },
    );
  } catch (error) {
    throw toRouteError(error, ctx);
  }
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

export const handle: PageHandle = {
  looksAgain: (page) => (page as Page | undefined)?.confirmation?.status === "processing",
};
export const meta: MetaFunction = () => [
  { title: "Your plan · Voyance" },
  { name: "description", content: "What your payment has unlocked." },
  { name: "robots", content: "noindex" },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export default function BillingSuccessRoute() {
  const { confirmation, next } = useLoaderData<typeof loader>();
  if (!confirmation) return <NothingToConfirm />;
  const { status, productName, isMonthly } = confirmation;
  if (status === "processing") return <BookingProcessing name={productName} />;
  if (status === "refunded") return <Refunded />;
  if (status !== "granted") return <NotPaid next={next} />;
  return (
    <section className="wrap section stack narrow">
      <p>
        <span className="badge booked">Paid</span>
      </p>
      <h1 className="step-3">{productName} is yours</h1>
      <p>
        {isMonthly
          ? "It renews each month until you cancel it, which you can do at any time on your billing page."
          : "You'll use it on the next trip you plan. Until then it's waiting for you."}
      </p>
      <p className="row">
        <Link className="button primary" to="/planner">
          Plan a trip
        </Link>
        <Link className="button" to="/billing">
          Your billing
        </Link>
      </p>
    </section>
  );
}

function NothingToConfirm() {
  return (
    <section className="wrap section stack narrow">
      <h1 className="step-3">No payment to confirm</h1>
      <p>This page confirms a payment for a plan. You'll find your plan on your billing page.</p>
      <p className="row">
        <Link className="button primary" to="/billing">
          Your billing
        </Link>
        <Link className="button" to="/pricing">
          Compare plans
        </Link>
      </p>
    </section>
  );
}

function Refunded() {
  return (
    <section className="wrap section stack narrow">
      <h1 className="step-3">Your payment is refunded</h1>
      <p role="alert">We couldn&apos;t use this payment, so we&apos;re refunding all of it the way you paid.</p>
      <p className="row">
        <Link className="button primary" to="/billing">
          Your billing
        </Link>
      </p>
    </section>
  );
}

function NotPaid({ next }: { next: string | null }) {
  return (
    <section className="wrap section stack narrow">
      <h1 className="step-3">Nothing was paid</h1>
      <p role="alert">The payment wasn't completed, so nothing was charged.</p>
      <p className="row">
        <Link
          className="button primary"
          to={next ? `/billing/upgrade?returnTo=${encodeURIComponent(next)}` : "/billing/upgrade"}
        >
          Choose a plan
        </Link>
        <Link className="button" to="/billing">
          Your billing
        </Link>
      </p>
    </section>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotPaid next={null} />;
  return <ErrorPage error={error} />;
}
