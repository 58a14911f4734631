import { PLANS } from "#app/config/product";
import { SubmitButton } from "#app/components/forms/submit-button";
import { formatMoney } from "#app/shared/money";
import type { Feature, PriceId } from "../plan";

export type PlanKey = keyof typeof PLANS;

const PRICE_OF = { tripPass: "price_trip_pass_2900", premium: "price_premium_monthly_1900" } as const satisfies Record<
  PlanKey,
  PriceId
>;
const PER = { tripPass: "", premium: " per month" } as const satisfies Record<PlanKey, string>;

interface PlanCardProps {
  plan: PlanKey;
  /** The paywall it is bought at. */
  feature: Feature;
  returnTo?: string;
  /** One button a page is the thing to do next. */
  isPrimary?: boolean;
  headingLevel?: "h2" | "h3";
}

/** One plan with its price and benefits, and the plain form that buys it (CHECKLIST PAY-08 to PAY-11). */
export function PlanCard({ plan, feature, returnTo, isPrimary = false, headingLevel: Heading = "h3" }: PlanCardProps) {
  const { name, priceMinor, benefits } = PLANS[plan];
  return (
    <section className="panel plan stack" aria-labelledby={`plan-${plan}`}>
      <Heading id={`plan-${plan}`} className="step-2">
        {name}
      </Heading>
      <p className="plan-price num">
        {formatMoney(priceMinor)}
        {PER[plan] && <small>{PER[plan]}</small>}
      </p>
      <ul className="ticked">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <form method="post" action="/billing/upgrade">
        <input type="hidden" name="feature" value={feature} />
        {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
        <SubmitButton busy="Opening payment…" isPrimary={isPrimary} name="priceId" value={PRICE_OF[plan]}>
          {plan === "premium" ? "Go premium" : "Buy a trip pass"}
        </SubmitButton>
      </form>
    </section>
  );
}
