import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData, useRouteError } from "@remix-run/react";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, toRouteError } from "#app/http/answer/responses.server";
import { getBilling } from "#app/modules/booking/checkout/memberships.server";
import { MembershipStatus } from "#app/modules/booking/ui/membership-status";
import { formatDate } from "#app/shared/format";
import { formatMoneyExact } from "#app/shared/money";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Billing · Voyance" },
  { name: "description", content: "Your plan and what you have bought." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  try {
    const billing = await getBilling(user);
    return {
      billing,
      membership: user.membership,
      tripPassesLeft: user.tripPassesLeft,
      freeItinerariesLeft: user.freeItinerariesLeft,
    };
  } catch (error) {
    throw toRouteError(error, ctxOf(args));
  }
}

export default function BillingRoute() {
  const { billing, membership, tripPassesLeft, freeItinerariesLeft } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page stack narrow wide-gap">
      <h1 className="step-3">Billing</h1>
      <section className="panel stack">
        <h2 className="step-2">Your plan</h2>
        <MembershipStatus
          membership={membership}
          tripPassesLeft={tripPassesLeft}
          freeItinerariesLeft={freeItinerariesLeft}
          subscription={billing.subscription}
        />
        <p className="row">
          {membership === "premium" ? (
            <Link className="button" to="/billing/manage">
              Manage subscription
            </Link>
          ) : (
            <Link className="button primary" to="/billing/upgrade">
              Choose a plan
            </Link>
          )}
          <Link className="button" to="/pricing">
            Compare plans
          </Link>
        </p>
      </section>
      <section className="stack">
        <h2 className="step-2">Payments</h2>
        {billing.payments.length === 0 ? (
          <p>Nothing yet. Payments for trips and plans show up here, each with a receipt.</p>
        ) : (
          <ul className="payment-list">
            {billing.payments.map((payment) => (
              <li key={payment.id} className="row spread">
                <span>
                  <b>{payment.name}</b>
                  <br />
                  <span className="meta">{formatDate(payment.paidAt.slice(0, 10))}</span>
                  {payment.refundedMinor > 0 && (
                    <span className="meta">
                      {" "}
                      ·{" "}
                      {payment.refundedMinor === payment.amountMinor
                        ? "refunded in full"
                        : `${formatMoneyExact(payment.refundedMinor, payment.currency)} refunded`}
                    </span>
                  )}
                  {payment.places.map((place) => (
                    <span key={place.name} className="meta num">
                      <br />
                      {place.name}: {formatMoneyExact(place.amountMinor, payment.currency)}
                      {place.refundedMinor > 0 &&
                        `, ${formatMoneyExact(place.refundedMinor, payment.currency)} refunded`}
                    </span>
                  ))}
                  {payment.dispute && (
                    <>
                      <br />
                      <span className="meta">{payment.dispute}</span>
                    </>
                  )}
                </span>
                <span className="row">
                  <span className="num">{formatMoneyExact(payment.amountMinor, payment.currency)}</span>
                  <a
                    className="button"
                    href={`/billing/receipts/${payment.id}`}
                    aria-label={`Receipt: ${payment.name}`}
                  >
                    Receipt
                  </a>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
