import { SubmitButton } from "#app/components/forms/submit-button";
import type { Feature, PlanId } from "../rules/products";
import type { PlanCard } from "../money/upgrade-offer";

const PER: Record<PlanId, string> = { trip_pass: "", premium_monthly: " per month" };
const BUY: Record<PlanId, string> = { trip_pass: "Buy a trip pass", premium_monthly: "Go premium" };

interface ProductCardProps {
  plan: PlanCard;
  /** The paywall it is bought at. */
  feature: Feature;
  returnTo?: string;
  /** One button a page is the thing to do next. */
  isPrimary?: boolean;
  headingLevel?: "h2" | "h3";
}

/** One product with its price and benefits, and the plain form that buys it (CHECKLIST PAY-08 to PAY-11). */
export function ProductCard({
  plan: { id, name, price, suits, benefits, extras },
  feature,
  returnTo,
  isPrimary = false,
  headingLevel: Heading = "h3",
}: ProductCardProps) {
  return (
    <section className="panel plan stack" aria-labelledby={`product-${id}`}>
      <Heading id={`product-${id}`} className="step-2">
        {name}
      </Heading>
      <p className="plan-price num">
        {price}
        {PER[id] && <small>{PER[id]}</small>}
      </p>
      <p className="meta">{suits}</p>
      <ul className="ticked">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <div className="meta">
        <p>Also includes:</p>
        <ul>
          {extras.map((extra) => (
            <li key={extra}>{extra}</li>
          ))}
        </ul>
      </div>
      <form method="post" action="/billing/upgrade">
        <input type="hidden" name="feature" value={feature} />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <SubmitButton busy="Opening payment…" isPrimary={isPrimary} name="priceId" value={id}>
          {BUY[id]}
        </SubmitButton>
      </form>
    </section>
  );
}
