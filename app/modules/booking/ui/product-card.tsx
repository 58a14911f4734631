import { SubmitButton } from "#app/components/forms/submit-button";
import { useReality } from "#app/components/layout/use-reality";
import { includedIn } from "#app/modules/accounts/plans";
import { inSentence } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import { PRODUCTS, benefitsOf } from "../products";
import type { Feature, PlanId } from "../products";

const PER: Record<PlanId, string> = { trip_pass: "", premium_monthly: " per month" };
const BUY: Record<PlanId, string> = { trip_pass: "Buy a trip pass", premium_monthly: "Go premium" };

interface ProductCardProps {
  product: PlanId;
  /** The paywall it is bought at. */
  feature: Feature;
  returnTo?: string;
  /** One button a page is the thing to do next. */
  isPrimary?: boolean;
  headingLevel?: "h2" | "h3";
}

/** One product with its price and benefits, and the plain form that buys it (CHECKLIST PAY-08 to PAY-11). */
export function ProductCard({
  product,
  feature,
  returnTo,
  isPrimary = false,
  headingLevel: Heading = "h3",
}: ProductCardProps) {
  const { name, priceMinor, suits, grants } = PRODUCTS[product];
  const real = useReality();
  const extras = (real ? includedIn(grants, real) : []).map(({ name: extra, words }) =>
    words.startsWith("Yes") ? extra : `${extra}: ${inSentence(words)}`,
  );
  return (
    <section className="panel plan stack" aria-labelledby={`product-${product}`}>
      <Heading id={`product-${product}`} className="step-2">
        {name}
      </Heading>
      <p className="plan-price num">
        {formatMoney(priceMinor)}
        {PER[product] && <small>{PER[product]}</small>}
      </p>
      <p className="meta">{suits}</p>
      <ul className="ticked">
        {(real ? benefitsOf(product, real) : []).map((benefit) => (
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
        <SubmitButton busy="Opening payment…" isPrimary={isPrimary} name="priceId" value={product}>
          {BUY[product]}
        </SubmitButton>
      </form>
    </section>
  );
}
