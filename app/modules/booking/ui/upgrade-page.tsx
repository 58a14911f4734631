import { Link } from "@remix-run/react";
import { FormErrors } from "#app/components/forms/form-errors";
import type { UpgradeOffer } from "../money/upgrade-offer";
import { FEATURES } from "../rules/products";
import type { Feature } from "../rules/products";
import { PlanTerms } from "./plan-terms";
import { ProductCard } from "./product-card";

interface UpgradePageProps {
  hasPremium: boolean;
  /** The paywall that led here. */
  feature: Feature | null;
  /** The page that the traveller goes on to. */
  returnTo: string | null;
  wasCanceled: boolean;
  offer: UpgradeOffer;
  /** The reason why nothing was bought. */
  message: string | null | undefined;
}

/** The plans that can be bought, for the feature that led here. */
export function UpgradePage({ hasPremium, feature, returnTo, wasCanceled, offer, message }: UpgradePageProps) {
  const next = returnTo ?? undefined;
  if (hasPremium) return <PremiumAlready next={next} />;
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        {feature && <p className="eyebrow">{FEATURES[feature].name}</p>}
        <h1 className="step-3">Choose your plan</h1>
        <p>{feature ? FEATURES[feature].benefit : "A pass covers one trip; premium covers all of them."}</p>
        {wasCanceled && <p role="status">Nothing was paid. You can choose again whenever you like.</p>}
        <FormErrors message={message} />
      </header>
      <div className="plans">
        {feature !== "premium" && (
          <ProductCard plan={offer.pass} feature={feature ?? "trip_pass"} returnTo={next} isPrimary headingLevel="h2" />
        )}
        <ProductCard
          plan={offer.premium}
          feature={feature === "trip_pass" ? "premium" : (feature ?? "premium")}
          returnTo={next}
          isPrimary={feature === "premium"}
          headingLevel="h2"
        />
      </div>
      <PlanTerms refunds={offer.refunds} />
      <p>
        <Link className="target" to={next ?? "/billing"}>
          {next ? "Go back without a plan" : "Your billing"}
        </Link>
      </p>
    </div>
  );
}

/** A traveller with premium has nothing to choose. */
function PremiumAlready({ next }: { next: string | undefined }) {
  return (
    <section className="wrap page stack narrow">
      <h1 className="step-3">You have premium</h1>
      <p>You already have everything our plans offer, for every trip. There's nothing more to buy.</p>
      <p className="row">
        <Link className="button primary" to={next ?? "/planner"}>
          {next ? "Continue" : "Plan a trip"}
        </Link>
        <Link className="button" to="/billing/manage">
          Manage subscription
        </Link>
      </p>
    </section>
  );
}
