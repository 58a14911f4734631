import { Link } from "@remix-run/react";
import { PRICE_LOCK_MINUTES } from "#app/config/product";
import { formatMoney } from "#app/shared/money";
import type { CheckoutPage } from "../checkout-page";

/** The steps from here to a paid trip: check, hold, pay, a sentence each. */
export function CheckoutSteps({ page }: { page: CheckoutPage }) {
  const total = formatMoney(page.dueMinor, page.summary.currency);
  const toPay = formatMoney(page.payMinor, page.summary.currency);
  return (
    <ol className="checkout-steps num">
      <li>Review what you chose.</li>
      <li>
        {page.held ? (
          <>
            <b>
              {total} is held for you until {page.held.until}: {page.held.left} left.
            </b>{" "}
            <Link className="target" to={page.holdPath}>
              {page.held.isPaid ? "See your hold, or release it" : "Hold it for days, or release it"}
            </Link>
          </>
        ) : (
          `We hold ${total} for you for ${PRICE_LOCK_MINUTES} minutes, free.`
        )}
      </li>
      <li>
        You pay {toPay}
        {page.flight && page.hotel && ", flights and stay together,"} on the next page.
      </li>
    </ol>
  );
}
