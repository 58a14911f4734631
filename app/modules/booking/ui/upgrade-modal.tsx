import { Link } from "@remix-run/react";
import type { Feature } from "../plan";
import { PlanCard } from "./plan-card";

interface UpgradeModalProps {
  /** Where the traveller goes on after paying: a path of this site. */
  returnTo: string;
  /** Where the close link leads. */
  closeTo: string;
  /** What could not be done without a plan. */
  feature?: Feature;
}

/** Offers both plans on top of the page; rendered by the server, so that it opens, buys and closes without a script. */
export function UpgradeModal({ returnTo, closeTo, feature }: UpgradeModalProps) {
  return (
    <div className="overlay">
      <dialog open className="upgrade stack" aria-labelledby="upgrade-title">
        <div className="row spread">
          <h2 id="upgrade-title" className="step-2">
            Keep planning
          </h2>
          <Link className="button" to={closeTo}>
            Close
          </Link>
        </div>
        <p>Your free itinerary is used. A pass covers one more trip; premium covers all of them. What you planned so far is kept.</p>
        <div className="plans">
          <PlanCard plan="tripPass" feature={feature ?? "trip_pass"} returnTo={returnTo} isPrimary />
          <PlanCard plan="premium" feature={feature ?? "premium"} returnTo={returnTo} />
        </div>
      </dialog>
    </div>
  );
}
