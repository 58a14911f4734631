import { PRICE_HOLD, PRICE_LOCK_MINUTES, PRICE_PROTECTION_DAYS } from "#app/config/product";
import { sellsTrips } from "#app/config/what-is-real";
import type { WhatIsReal } from "#app/config/what-is-real";

/** The plans that are sold. An id outlives every price: bills and calls name it for good. */
export const PLAN_IDS = ["trip_pass", "premium_monthly"] as const;
export type PlanId = (typeof PLAN_IDS)[number];
/** The products beside trips: the plans, and the price of one trip held for days. */
export type ProductId = PlanId | "price_hold";

interface Product {
  name: string;
  /** US cents. */
  priceMinor: number;
  billing: "once" | "month";
  /** The unit of one payment, as said beside the price. */
  per: string;
  /** The day from which it is sold at this price. */
  since: string;
  /** Ids it had before; stored bills and callers may still use them. */
  formerIds: readonly string[];
}

interface Plan extends Product {
  benefits: readonly string[];
  /** The benefits that exist only where trips are sold. */
  benefitsOfSales: readonly string[];
  /** In one line whom it suits. */
  suits: string;
  /** The right it gives for as long as it is paid or unused. */
  grants: "trip_pass" | "premium";
  /** The feature whose name stands for it when it is bought by itself. */
  feature: Feature;
}

/** Everything that is sold, with its price. A new product does not compile until it is answered everywhere. */
export const PRODUCTS: Record<PlanId, Plan> & Record<ProductId, Product> = {
  trip_pass: {
    name: "Single trip pass",
    priceMinor: 29_00,
    billing: "once",
    per: "trip",
    benefits: ["Full customization", "AI recommendations"],
    benefitsOfSales: ["Real-time booking", `${PRICE_LOCK_MINUTES}-minute price lock`],
    suits: "One trip, no subscription",
    grants: "trip_pass",
    feature: "trip_pass",
    since: "2026-11-21",
    formerIds: ["price_trip_pass_2900"],
  },
  premium_monthly: {
    name: "Monthly premium",
    priceMinor: 19_00,
    billing: "month",
    per: "month",
    benefits: ["Unlimited itineraries", "Saved drafts", "AI insights", "Group trip planning"],
    benefitsOfSales: [],
    suits: "Best if you travel often",
    grants: "premium",
    feature: "premium",
    since: "2026-11-21",
    formerIds: ["price_premium_monthly_1900"],
  },
  price_hold: {
    name: `Price held for up to ${PRICE_HOLD.days} days`,
    priceMinor: 9_00,
    billing: "once",
    per: "trip",
    since: "2026-11-23",
    formerIds: [],
  },
};

/**
 * The benefits of a plan in this installation: no booking and no price where nothing is sold (CHECKLIST PAY-09,
 * PAY-11).
 */
export function benefitsOf(id: PlanId, real: WhatIsReal): string[] {
  const { benefits, benefitsOfSales } = PRODUCTS[id];
  return sellsTrips(real) ? [...benefits, ...benefitsOfSales] : [...benefits];
}

/** The features for which a paywall can be opened. */
export const FEATURE_IDS = ["trip_pass", "premium", "surprise_me", "price_lock"] as const;
export type Feature = (typeof FEATURE_IDS)[number];

/** The words of each paywall, and the products that lift it. */
export const FEATURES: Record<Feature, { name: string; benefit: string; products: readonly PlanId[] }> = {
  trip_pass: {
    name: "One trip with everything",
    benefit: "Plan and customize one trip from end to end.",
    products: ["trip_pass"],
  },
  premium: { name: "Premium", benefit: "Plan as many trips as you like.", products: ["premium_monthly"] },
  surprise_me: {
    name: "Surprise Me",
    benefit: "Let us pick places that fit how you travel.",
    products: ["trip_pass", "premium_monthly"],
  },
  price_lock: {
    name: "Price lock",
    benefit: "30 days of price protection: if your trip gets cheaper after you book, the difference comes back to you.",
    products: ["trip_pass", "premium_monthly"],
  },
};

/** The offer of a paywall, in the shape of an API answer: the price in cents (CHECKLIST ENT-24, PAY-02). */
export interface PurchaseOption {
  price_id: PlanId;
  description: string;
  price: number;
}

export function isFeature(value: unknown): value is Feature {
  return FEATURE_IDS.some((id) => id === value);
}

/** Whether a paywall can be opened here: prices are protected only where trips are sold. */
export function isFeatureSold(feature: Feature, real: WhatIsReal): boolean {
  return feature !== "price_lock" || sellsTrips(real);
}

/** The plan of an id, present or former; undefined for anything else. */
export function findPlanId(id: unknown): PlanId | undefined {
  return PLAN_IDS.find((product) => product === id || PRODUCTS[product].formerIds.some((former) => former === id));
}

/** The plan of a stored bill. @throws Error for an id that no plan ever had */
export function planIdOf(storedId: string): PlanId {
  const id = findPlanId(storedId);
  if (!id) throw new Error(`No plan was ever called ${storedId}`);
  return id;
}

/** The products that lift the paywall of a feature. */
export function purchaseOptions(feature: Feature): PurchaseOption[] {
  return FEATURES[feature].products.map((id) => ({
    price_id: id,
    description: `${PRODUCTS[id].name}, per ${PRODUCTS[id].per}`,
    price: PRODUCTS[id].priceMinor,
  }));
}

/** The plan if this feature is sold with it; anything else was not offered (SECURITY 2.5). */
export function findPlanFor(feature: Feature, id: unknown): PlanId | undefined {
  const product = findPlanId(id);
  return product && FEATURES[feature].products.find((one) => one === product);
}

interface Period {
  startsAt: Date;
  /** Undefined: until it is used up. */
  endsAt?: Date;
}

export interface Grant extends Period {
  kind: Feature;
}

const DAY_MS = 86_400_000;

/** How long a feature lasts that comes with a single payment. */
const LASTS_DAYS: Record<"surprise_me" | "price_lock", number | undefined> = {
  surprise_me: undefined,
  price_lock: PRICE_PROTECTION_DAYS,
};

/**
 * The rights that a paid product gives: its own, and the feature whose paywall it was bought at.
 * @param paidUntil the end of the paid month, for a product billed by the month
 */
export function grantsOf(feature: Feature, product: PlanId, now: Date, paidUntil?: Date): Grant[] {
  const own: Grant = { kind: PRODUCTS[product].grants, startsAt: now, endsAt: paidUntil };
  if (feature === "trip_pass" || feature === "premium") return [own];
  const days = LASTS_DAYS[feature];
  return [
    own,
    {
      kind: feature,
      startsAt: now,
      endsAt: paidUntil ?? (days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS)),
    },
  ];
}
