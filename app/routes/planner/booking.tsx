import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirectDocument } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import type { PageHandle } from "#app/components/layout/page-handle";
import { Poster } from "#app/components/ui/poster";
import { PRICE_LOCK_MINUTES } from "#app/config/product";
import { real } from "#app/config/env.server";
import { beforePayingNote } from "#app/config/reality-words";
import { buttonSchema, parseForm } from "#app/http/route/form.server";
import { requirePlannerStep } from "#app/http/route/planner.server";
import { queryOf } from "#app/http/route/query.server";
import { redirectWithToast, seeOther } from "#app/http/answer/responses.server";
import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { lockPrice, startCheckout } from "#app/modules/booking/checkout/booking.server";
import { heldNote } from "#app/modules/booking/orders/hold-note.server";
import { PRODUCTS } from "#app/modules/booking/rules/products";
import { STEP_PATHS, TRAVELLERS_PATH } from "#app/modules/planner/steps";
import { CheckoutReview } from "#app/modules/planner/ui/checkout-review";
import { CheckoutSteps } from "#app/modules/planner/ui/checkout-steps";
import { LongStay } from "#app/modules/planner/ui/long-stay";
import type { Trip } from "#app/modules/trips/trip/trip";
import { isAppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { formatCount } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import { checkoutView } from "./checkout-view.server";

export const handle: PageHandle = { tab: "plan" };
export const meta: MetaFunction = () => [
  { title: "Checkout · Voyance" },
  { name: "description", content: "What your trip costs, held for you and ready to book." },
];

/** Holds the price, and says so on the checkout itself. */
async function hold(ctx: Ctx, user: CurrentUser, trip: Trip): Promise<Response> {
  const text = heldNote(ctx, trip, await lockPrice(ctx, user, trip.id));
  return redirectWithToast(STEP_PATHS.checkout, { kind: "success", text });
}

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, trip, holder, user } = await requirePlannerStep(args, "checkout");
  const page = await checkoutView(ctx, trip, holder, user);
  // The traveller comes back from creating an account, sent there by the button that holds: holding costs nothing and
  // is done once.
  const wasAsked = queryOf(args.request).get("hold") === "yes";
  if (wasAsked && user && !page.isEmpty && !page.held) {
    const answer = await hold(ctx, user, trip).catch((error: unknown) => {
      if (!isAppError(error)) throw error;
      return undefined;
    });
    if (answer) throw answer;
  }
  return { ...page, beforePaying: beforePayingNote(real()) };
}

export async function action(args: ActionFunctionArgs) {
  const { ctx, trip, user } = await requirePlannerStep(args, "checkout");
  const sent = await parseForm(args.request, buttonSchema(["lock-prices", "pay", "hold-and-pay"]));
  // The account comes first; the planned trip follows into it.
  if (!user) return seeOther(`/signup?redirect=${encodeURIComponent(`${STEP_PATHS.checkout}?hold=yes`)}`);
  if (sent.status === "error") return data({ problem: sent.problem.message, notice: null }, { status: 400 });
  try {
    if (sent.value.intent === "lock-prices") return await hold(ctx, user, trip);
    if (sent.value.intent === "hold-and-pay") await lockPrice(ctx, user, trip.id);
    return redirectDocument((await startCheckout(ctx, user, trip.id)).url, { status: 303 });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const notice = error.details.extra?.notice;
    return data(
      { problem: error.message, notice: typeof notice === "string" ? notice : null },
      { status: error.status },
    );
  }
}

/** The one thing to do next: sign up and hold, hold and pay, or pay. */
function NextButton({ page }: { page: Awaited<ReturnType<typeof checkoutView>> }) {
  const total = formatMoney(page.payMinor, page.summary.currency);
  if (!page.isSignedIn)
    return (
      <SubmitButton busy="Holding the price…" name="intent" value="lock-prices">
        Create an account and hold {total}
      </SubmitButton>
    );
  if (page.who && !page.who.isComplete)
    return (
      <a className="button primary" href={TRAVELLERS_PATH}>
        Add travellers&apos; details
      </a>
    );
  return (
    <SubmitButton busy="Creating Checkout..." name="intent" value={page.needsLock ? "hold-and-pay" : "pay"}>
      {page.needsLock ? `Hold and pay ${total}` : `Pay ${total}`}
    </SubmitButton>
  );
}

export default function PlanCheckoutRoute() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="split">
      <div className="stack checkout">
        <h1 className="step-3">Your trip, all in one payment</h1>
        {page.summary.longStay && <LongStay stay={page.summary.longStay} basis={page.basis} />}
        <Form method="post" className="stack">
          <FormErrors message={refused?.problem} />
          {refused?.notice && (
            <div className="toast error" role="alert" data-toast>
              <p>{refused.notice}</p>
            </div>
          )}
          {!page.isEmpty && <CheckoutSteps page={page} />}
          <CheckoutReview page={page} />
          {page.isEmpty ? (
            <p className="row actions">
              {page.open.flights === "open" ? (
                <Link className="button primary" to={STEP_PATHS.flights}>
                  Choose flights
                </Link>
              ) : (
                <Link className="button primary" to={STEP_PATHS.hotels}>
                  Choose a stay
                </Link>
              )}
            </p>
          ) : (
            <>
              <p className="meta">{page.beforePaying}</p>
              <p className="row actions">
                <NextButton page={page} />
                {page.isSignedIn && !page.held && (
                  <SubmitButton isPrimary={false} busy="Holding the price…" name="intent" value="lock-prices">
                    Just hold it for {PRICE_LOCK_MINUTES} minutes
                  </SubmitButton>
                )}
                <Link className="button" to={STEP_PATHS.hotels}>
                  Back
                </Link>
              </p>
              {page.holdDays !== null && (
                <p className="meta num">
                  Not ready yet? <Link to={page.holdPath}>Hold this price for {formatCount(page.holdDays, "day")}</Link>{" "}
                  for {formatMoney(PRODUCTS.price_hold.priceMinor)}, which comes off the price when you book.
                </p>
              )}
              <p className="meta">
                <Link className="target" to={STEP_PATHS.itinerary}>
                  See your days before you pay
                </Link>
              </p>
            </>
          )}
        </Form>
      </div>
      {page.picture && (
        <aside className="start-aside" aria-label="Where you are going">
          <Poster {...page.picture} />
        </aside>
      )}
    </div>
  );
}
