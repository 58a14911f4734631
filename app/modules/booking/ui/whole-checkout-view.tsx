import { Form } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import { SubmitButton } from "#app/components/forms/submit-button";
import { PRICE_LOCK_MINUTES } from "#app/config/product";
import { PriceTable, ReviewParts, Rules } from "#app/modules/planner/ui/checkout-review";
import { formatCount } from "#app/shared/format";
import { formatMoney, formatMoneyExact } from "#app/shared/money";
import type { PlaceToPay, WholeCheckoutPage } from "../whole/whole-checkout-page";

/** One place of the review: when, which flights, which stay, what it costs, and what it still lacks. */
function PlaceReview({ place: { tripId, name, page, problem } }: { place: PlaceToPay }) {
  const { summary, held, refunds, elsewhere } = page;
  return (
    <section className="stack">
      <h2 className="step-2">{name}</h2>
      <p className="num">
        {summary.dates}, {summary.nights}
      </p>
      {problem && (
        <Form method="post" className="alert-box stack">
          <input type="hidden" name="tripId" value={tripId} />
          <p>{problem.text}</p>
          <p className="row">
            <SubmitButton busy="One moment…" name="intent" value={`mend-${problem.what}`} isPrimary={false}>
              {problem.label}
            </SubmitButton>
          </p>
        </Form>
      )}
      {summary.season && <p className="alert-box info">{summary.season}</p>}
      <ReviewParts page={page} />
      {elsewhere.note && <p>{elsewhere.note}</p>}
      {!page.isEmpty && <PriceTable page={page} total={`Total for ${name}`} />}
      {held && <p className="meta num">This price is held for {held.more}.</p>}
      <Rules title={`If your plans for ${name} change`} lines={refunds} />
    </section>
  );
}

/** The review of a longer trip and its one payment. */
export function WholeCheckoutView({
  page,
  refused,
}: {
  page: WholeCheckoutPage;
  refused: { message: string | null; notice: string | null } | undefined;
}) {
  const { places, leftOut, totalMinor, currency, about, isHeld, canPay } = page;
  return (
    <div className="wrap section stack wide-gap narrow">
      <div className="stack">
        <h1 className="step-3">Review and pay for everything</h1>
        <p className="num">
          {page.heading}
          <br />
          {page.line}
        </p>
        {leftOut.length > 0 && <p className="meta">Not in this payment: {leftOut.join("; ")}.</p>}
        <FormErrors message={refused?.message} />
        {refused?.notice && (
          <p className="alert-box" role="alert">
            {refused.notice}
          </p>
        )}
      </div>
      {places.map((place) => (
        <PlaceReview key={place.tripId} place={place} />
      ))}
      <Form method="post" className="stack">
        <h2 className="step-2">Total</h2>
        <table className="ledger num">
          <tbody>
            {places.map(({ tripId, name, page: { payMinor } }) => (
              <tr key={tripId}>
                <th scope="row">{name}</th>
                <td>{formatMoneyExact(payMinor, currency)}</td>
              </tr>
            ))}
            <tr className="total">
              <th scope="row">To pay now</th>
              <td>{formatMoneyExact(totalMinor, currency)}</td>
            </tr>
          </tbody>
        </table>
        {about && (
          <p className="meta num">
            That is {about.total}. {about.note}
          </p>
        )}
        <p className="meta num">
          One payment for {formatCount(places.length, "place")}. Each is booked and can be cancelled on its own: if we
          can&apos;t book one, its amount goes straight back to you and the others stay booked. Taxes and fees are
          included, and you pay in US dollars. Meals, tickets and local transport aren&apos;t included.
        </p>
        <p className="meta">{page.beforePaying}</p>
        {canPay ? (
          <>
            <p className="row actions">
              <SubmitButton busy="Creating Checkout..." name="intent" value={isHeld ? "pay" : "hold-and-pay"}>
                Pay {formatMoney(totalMinor, currency)}
              </SubmitButton>
            </p>
            {!isHeld && (
              <p className="row">
                Not ready to pay?
                <SubmitButton isPrimary={false} busy="Holding the prices…" name="intent" value="lock-prices">
                  Hold all prices for {PRICE_LOCK_MINUTES} minutes
                </SubmitButton>
              </p>
            )}
          </>
        ) : (
          <p className="alert-box">Some places still need something before you can pay: see above.</p>
        )}
        <p>
          <a className="target" href={page.back}>
            Back to your trip
          </a>
        </p>
      </Form>
    </div>
  );
}
