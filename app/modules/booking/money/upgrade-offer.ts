import type { WhatIsReal } from "#app/config/what-is-real";
import { includedIn } from "#app/modules/accounts/account/plans";
import { payingWords } from "#app/modules/content/paying-words";
import { inSentence } from "#app/shared/format";
import { formatMoneyExact } from "#app/shared/money";
import { PRODUCTS, benefitsOf } from "../rules/products";
import type { PlanId } from "../rules/products";

/** A plan in the words of its card. */
export interface PlanCard {
  id: PlanId;
  name: string;
  /** With both decimals: "$29.00" (CHECKLIST PAY-02). */
  price: string;
  suits: string;
  benefits: string[];
  /** The further features that it opens. */
  extras: string[];
}

/** Both plans, and what of them comes back. */
export interface UpgradeOffer {
  pass: PlanCard;
  premium: PlanCard;
  refunds?: string;
}

/** @param real undefined where that could not be read: the card then leaves out everything that depends on it */
export function planCard(id: PlanId, real: WhatIsReal | undefined): PlanCard {
  const { name, priceMinor, suits, grants } = PRODUCTS[id];
  return {
    id,
    name,
    price: formatMoneyExact(priceMinor),
    suits,
    benefits: real ? benefitsOf(id, real) : [],
    extras: (real ? includedIn(grants, real) : []).map(({ name: extra, words }) =>
      words.startsWith("Yes") ? extra : `${extra}: ${inSentence(words)}`,
    ),
  };
}

/**
 * The offer of a page where no itinerary is left. Pages of the framework make it in their loader: its words stay out of
 * their script.
 */
export function upgradeOffer(real: WhatIsReal | undefined): UpgradeOffer {
  return {
    pass: planCard("trip_pass", real),
    premium: planCard("premium_monthly", real),
    refunds: real && payingWords(real).refunds,
  };
}
