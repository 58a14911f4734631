import { Form, Link } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { Poster } from "#app/components/ui/poster";
import { PRICE_LOCK_MINUTES } from "#app/config/product";
import type { CheckoutPage } from "#app/modules/planner/checkout-page";
import { STEP_PATHS, TRAVELLERS_PATH } from "#app/modules/planner/steps";
import { CheckoutNotice } from "#app/modules/planner/ui/checkout-notice";
import { CheckoutReview } from "#app/modules/planner/ui/checkout-review";
import { LongStay } from "#app/modules/planner/ui/long-stay";
import { formatCount } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import { PRODUCTS } from "../rules/products";

/** The one thing to do next: sign up and hold, or pay, which holds a price that is not held yet. */
function NextButton({ page }: { page: CheckoutPage }) {
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
    <SubmitButton busy="Creating Checkout..." name="intent" value={page.held ? "pay" : "hold-and-pay"}>
      Pay {total}
    </SubmitButton>
  );
}

/** The checkout: what is about to be paid, held or not, and the buttons that hold it and pay. */
export function CheckoutView({
  page,
  refused,
}: {
  page: CheckoutPage & { basis: { revision: number; formKey: string } };
  refused: { message: string | null; notice: string | null } | undefined;
}) {
  return (
    <div className="split">
      <div className="stack checkout">
        <h1 className="step-3">Review and pay</h1>
        {page.summary.longStay && <LongStay stay={page.summary.longStay} basis={page.basis} />}
        <Form method="post" className="stack">
          <FormErrors message={refused?.message} />
          {refused?.notice && (
            <div className="toast error" role="alert" data-toast>
              <p>{refused.notice}</p>
            </div>
          )}
          {!page.isEmpty && <CheckoutNotice page={page} />}
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
                <Link className="button" to={STEP_PATHS.hotels}>
                  Back
                </Link>
              </p>
              {page.isSignedIn && !page.held && (
                <p className="row">
                  Not ready to pay?
                  <SubmitButton isPrimary={false} busy="Holding the price…" name="intent" value="lock-prices">
                    Hold for {PRICE_LOCK_MINUTES} minutes
                  </SubmitButton>
                </p>
              )}
              {page.holdDays !== null && (
                <p className="meta num">
                  Need longer?{" "}
                  <Link to={page.holdPath}>
                    Hold it {formatCount(page.holdDays, "day")} for {formatMoney(PRODUCTS.price_hold.priceMinor)}
                  </Link>
                  , which comes off the price when you book.
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
