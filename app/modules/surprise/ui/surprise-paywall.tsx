import { useReality } from "#app/components/layout/use-reality";
import { PlanTerms } from "#app/modules/booking/ui/plan-terms";
import { ProductCard } from "#app/modules/booking/ui/product-card";
import type { PurchaseOption } from "#app/modules/booking/rules/products";
import { planCard } from "#app/modules/booking/money/upgrade-offer";
import { payingWords } from "#app/modules/content/paying-words";

/**
 * The plans that open Surprise Me, over the form that was sent; closing leads back to it with all typed values
 * (CHECKLIST SURP-05).
 */
export function SurprisePaywall({ options, returnTo }: { options: readonly PurchaseOption[]; returnTo: string }) {
  const real = useReality();
  return (
    <div className="overlay">
      <dialog open className="upgrade stack" aria-labelledby="paywall-title" data-modal>
        <div className="row spread">
          <h2 id="paywall-title" className="step-2">
            Be surprised
          </h2>
          <a className="button" href={returnTo} data-closes>
            Close
          </a>
        </div>
        <p>
          A pass opens Surprise Me for one trip: look at as many places as you like, and it is used only when you choose
          one. With premium you can do that as often as you like.
        </p>
        <div className="plans">
          {options.map(({ price_id: product }, index) => (
            <ProductCard
              key={product}
              plan={planCard(product, real)}
              feature="surprise_me"
              returnTo={returnTo}
              isPrimary={index === 0}
            />
          ))}
        </div>
        <PlanTerms refunds={real && payingWords(real).refunds} />
      </dialog>
    </div>
  );
}
