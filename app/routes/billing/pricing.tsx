import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { Link, useRouteError } from "@remix-run/react";
import { canonical } from "#app/components/layout/canonical";
import { ErrorPage } from "#app/components/layout/error-page";
import type { PageHandle } from "#app/components/layout/page-handle";
import { useReality } from "#app/components/layout/use-reality";
import { PRICE_HOLD, PRICE_LOCK_MINUTES } from "#app/config/product";
import { heldForInWords } from "#app/config/reality-words";
import { keepsPricesForDays, sellsTrips } from "#app/config/what-is-real";
import { CACHE } from "#app/http/answer/responses.server";
import { includedIn } from "#app/modules/accounts/account/plans";
import { PRODUCTS } from "#app/modules/booking/rules/products";
import { PlanTable } from "#app/modules/booking/ui/plan-table";
import { PlanTerms } from "#app/modules/booking/ui/plan-terms";
import { ProductCard } from "#app/modules/booking/ui/product-card";
import { upgradeOffer } from "#app/modules/booking/money/upgrade-offer";
import { inSentence } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";

export const handle: PageHandle = { scripts: "none", sharedBy: [] };
export const meta: MetaFunction = (args) => [
  { title: "Pricing · Voyance" },
  {
    name: "description",
    content: `Your first itinerary is free. A single trip pass costs ${formatMoney(PRODUCTS.trip_pass.priceMinor)}, monthly premium ${formatMoney(PRODUCTS.premium_monthly.priceMinor)} per month.`,
  },
  ...canonical(args),
];
export const headers: HeadersFunction = () => ({ "Cache-Control": CACHE.public });

export default function PricingRoute() {
  const real = useReality();
  const offer = upgradeOffer(real);
  const isSold = real !== undefined && sellsTrips(real);
  const isHeld = real !== undefined && keepsPricesForDays(real);
  return (
    <div className="wrap page stack wide-gap">
      <header className="stack">
        <h1>Plans and prices</h1>
        <p>
          Your first itinerary is free, and looking around always is.{" "}
          {isSold
            ? "We add nothing to flights or hotels."
            : "You book flights and hotels wherever you like, and we plan your days around them."}
        </p>
      </header>
      <div className="plans">
        <section className="panel plan stack" aria-labelledby="plan-free">
          <h2 id="plan-free" className="step-2">
            Free
          </h2>
          <p className="plan-price num">$0</p>
          <ul className="ticked">
            {(real ? includedIn("free", real) : []).map(({ name, words }) => (
              <li key={name}>
                {name}: {inSentence(words)}
              </li>
            ))}
            <li>Your Travel DNA</li>
            <li>Guides and destinations</li>
          </ul>
          <form action="/planner">
            <button type="submit" className="button primary">
              Plan a trip
            </button>
          </form>
        </section>
        <ProductCard plan={offer.pass} feature="trip_pass" headingLevel="h2" />
        <ProductCard plan={offer.premium} feature="premium" headingLevel="h2" />
      </div>
      <PlanTerms refunds={offer.refunds} />
      <section className="stack" aria-labelledby="compare">
        <h2 id="compare" className="step-2">
          What each plan includes
        </h2>
        <PlanTable />
      </section>
      {isSold && (
        <section className="stack" aria-labelledby="hold">
          <h2 id="hold" className="step-2">
            Hold a price while you decide
          </h2>
          <p className="num">
            {`In checkout, ${PRICE_LOCK_MINUTES} minutes are free.`}
            {isHeld &&
              ` For ${formatMoney(PRODUCTS.price_hold.priceMinor)} we hold the price of one trip for ${heldForInWords(real, PRICE_HOLD.days)}, against a rise of up to ${formatMoney(PRICE_HOLD.capMinor)}. The fee comes off the price when you book in time; if you don't book, it isn't refunded.`}
          </p>
        </section>
      )}
      <p className="meta">
        Already with us? See <Link to="/billing">your billing</Link>.
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
