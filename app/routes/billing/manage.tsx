import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirectDocument } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { real } from "#app/config/env.server";
import { buttonSchema, parseForm } from "#app/http/route/form.server";
import { ctxOf } from "#app/http/route/context.server";
import { requireUser } from "#app/http/route/guards.server";
import { CACHE, redirectWithToast, refused, toRouteError } from "#app/http/answer/responses.server";
import { getBilling, openPaymentPortal, setPremiumEnding } from "#app/modules/booking/checkout/memberships.server";
import { MembershipStatus } from "#app/modules/booking/ui/membership-status";
import { isAppError } from "#app/shared/app-error";

export const handle: PageHandle = { scripts: "none" };
export const meta: MetaFunction = () => [
  { title: "Manage subscription · Voyance" },
  { name: "description", content: "Change or end your plan." },
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.private });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  try {
    const { subscription } = await getBilling(user);
    return {
      subscription: subscription ?? null,
      hasPortal: real().payments !== "sandbox",
      membership: user.membership,
      tripPassesLeft: user.tripPassesLeft,
      freeItinerariesLeft: user.freeItinerariesLeft,
    };
  } catch (error) {
    throw toRouteError(error, ctxOf(args));
  }
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const sent = await parseForm(args.request, buttonSchema(["end-premium", "keep-premium", "open-portal"]));
  if (sent.status === "error") return data(sent.problem, { status: 400 });
  const isEnding = sent.value.intent === "end-premium";
  try {
    if (sent.value.intent === "open-portal") {
      const ctx = ctxOf(args);
      return redirectDocument(await openPaymentPortal(ctx, user, `${ctx.origin}/billing/manage`), { status: 303 });
    }
    await setPremiumEnding(ctxOf(args), user, isEnding);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refused(error.message, error.status);
  }
  return redirectWithToast("/billing/manage", {
    kind: "success",
    text: isEnding ? "Premium ends when the month you paid for is over." : "Premium continues.",
  });
}

/** Whether the subscription renews, or its payment is tried again. */
const isRunning = (status: string): boolean => status === "active" || status === "past_due";

export default function ManageBillingRoute() {
  const { subscription, hasPortal, membership, tripPassesLeft, freeItinerariesLeft } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="wrap page stack narrow">
      <p>
        <Link className="target" to="/billing">
          Back to billing
        </Link>
      </p>
      <h1 className="step-3">Manage subscription</h1>
      <FormErrors message={refused?.message} />
      <section className="panel stack">
        <MembershipStatus
          membership={membership}
          tripPassesLeft={tripPassesLeft}
          freeItinerariesLeft={freeItinerariesLeft}
          subscription={subscription ?? undefined}
        />
        {subscription && isRunning(subscription.status) && (
          <Form method="post" className="row">
            {subscription.isEnding ? (
              <SubmitButton busy="Keeping premium…" name="intent" value="keep-premium">
                Keep premium
              </SubmitButton>
            ) : (
              <SubmitButton busy="Ending premium…" isPrimary={false} name="intent" value="end-premium">
                Cancel subscription
              </SubmitButton>
            )}
            {hasPortal && (
              <SubmitButton busy="Opening…" isPrimary={false} name="intent" value="open-portal">
                Change your card
              </SubmitButton>
            )}
          </Form>
        )}
        {membership !== "premium" && (
          <p>
            <Link className="button primary" to="/billing/upgrade">
              Choose a plan
            </Link>
          </p>
        )}
      </section>
      {subscription?.status === "active" && !subscription.isEnding && (
        <p className="meta">
          After you cancel, you keep premium until the end of the month you've paid for. You won't be charged again.
        </p>
      )}
      {membership === "trip_pass" && (
        <p className="meta">A trip pass is paid once and never renews, so there is nothing to cancel.</p>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
