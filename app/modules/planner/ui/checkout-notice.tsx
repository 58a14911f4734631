import { Link } from "@remix-run/react";
import { checkoutNotice } from "../checkout-notice";
import type { CheckoutPage } from "../checkout-page";

/** The notice above what is about to be paid, and the way to a hold that runs. */
export function CheckoutNotice({ page }: { page: CheckoutPage }) {
  const { hold, pay } = checkoutNotice(page);
  return (
    <p className="alert-box info num" role="status">
      {page.held ? <b>{hold}</b> : hold} {pay}
      {page.held && (
        <>
          {" "}
          <Link to={page.holdPath}>See or release your hold</Link>
        </>
      )}
    </p>
  );
}
