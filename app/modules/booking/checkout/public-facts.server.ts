import { env, real } from "#app/config/env.server";
import { PRICE_HOLD, PRODUCT } from "#app/config/product";
import { listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import { RATES_DATE } from "#app/modules/catalogue/country/rates";
import type { PublicFacts } from "#app/modules/content/public-facts";
import { wishReader } from "#app/modules/planner/wish/wish.server";
import { QUESTIONS } from "#app/modules/profile/quiz";
import { formatDate } from "#app/shared/format";
import { formatMoney } from "#app/shared/money";
import { PRODUCTS } from "../rules/products";

/** The figures that the public texts quote, as they are now. */
export function publicFacts(): PublicFacts {
  const destinations = listDestinations();
  return {
    real: real(),
    destinations: destinations.length,
    countries: new Set(destinations.map(({ country }) => country)).size,
    questions: QUESTIONS.length,
    passPrice: formatMoney(PRODUCTS.trip_pass.priceMinor),
    premiumPrice: formatMoney(PRODUCTS.premium_monthly.priceMinor),
    holdPrice: formatMoney(PRODUCTS.price_hold.priceMinor),
    holdCap: formatMoney(PRICE_HOLD.capMinor),
    ratesDay: formatDate(RATES_DATE),
    supportEmail: PRODUCT.supportEmail,
    operator: env().operator,
    isSandbox: env().isSandbox,
    languageModel: wishReader(),
  };
}
