import { Link } from "@remix-run/react";
import { FEATURES } from "../products";
import type { Feature } from "../products";
import { PlanTerms } from "./plan-terms";
import { ProductCard } from "./product-card";

interface UpgradeModalProps {
  /** Where the traveller goes on after paying: a path of this site. */
  returnTo: string;
  /** Where the close link leads. */
  closeTo: string;
  /** What could not be done without a plan. */
  feature?: Feature;
}

/**
 * Offers both plans on top of the page; rendered by the server, so that it opens, buys and closes without a script.
 * With one it is modal (enhance.client.ts): the page behind takes no focus, and Escape closes it.
 */
export function UpgradeModal({ returnTo, closeTo, feature }: UpgradeModalProps) {
  // A pass and premium are asked for where no itinerary is left; anything else is told by its own name.
  const about = feature === "surprise_me" || feature === "price_lock" ? FEATURES[feature] : undefined;
  return (
    <div className="overlay">
      <dialog open className="upgrade stack" aria-labelledby="upgrade-title" data-modal>
        <div className="row spread">
          <h2 id="upgrade-title" className="step-2">
            {about ? about.name : "Keep planning"}
          </h2>
          <Link className="button" to={closeTo} data-closes>
            Close
          </Link>
        </div>
        <p>
          {about
            ? `${about.benefit} It comes with a pass or with premium.`
            : "Your free itinerary is used. A pass covers one more trip; premium covers all of them."}{" "}
          What you've planned so far is saved.
        </p>
        <div className="plans">
          <ProductCard product="trip_pass" feature={feature ?? "trip_pass"} returnTo={returnTo} isPrimary />
          <ProductCard product="premium_monthly" feature={feature ?? "premium"} returnTo={returnTo} />
        </div>
        <PlanTerms />
      </dialog>
    </div>
  );
}
