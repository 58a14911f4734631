import { Link } from "@remix-run/react";
import type { UpgradeOffer } from "../money/upgrade-offer";
import { PlanTerms } from "./plan-terms";
import { ProductCard } from "./product-card";

interface UpgradeModalProps {
  /** Where the traveller goes on after paying: a path of this site. */
  returnTo: string;
  /** Where the close link leads. */
  closeTo: string;
  offer: UpgradeOffer;
}

/**
 * Offers both plans on top of the page; rendered by the server, so that it opens, buys and closes without a script.
 * With one it is modal (enhance.client.ts): the page behind takes no focus, and Escape closes it.
 */
export function UpgradeModal({ returnTo, closeTo, offer }: UpgradeModalProps) {
  return (
    <div className="overlay">
      <dialog open className="upgrade stack" aria-labelledby="upgrade-title" data-modal>
        <div className="row spread">
          <h2 id="upgrade-title" className="step-2">
            Keep planning
          </h2>
          <Link className="button" to={closeTo} data-closes>
            Close
          </Link>
        </div>
        <p>
          Your free itinerary is used. A pass covers one more trip; premium covers all of them. What you've planned so
          far is saved.
        </p>
        <div className="plans">
          <ProductCard plan={offer.pass} feature="trip_pass" returnTo={returnTo} isPrimary />
          <ProductCard plan={offer.premium} feature="premium" returnTo={returnTo} />
        </div>
        <PlanTerms refunds={offer.refunds} />
      </dialog>
    </div>
  );
}
