import { FEATURES, PRICES, PRICE_PROTECTION_DAYS } from "#app/config/product";

export type Feature = keyof typeof FEATURES;
export type PriceId = keyof typeof PRICES;

/** What a paywall offers, in the shape of an API answer: the price in cents (CHECKLIST ENT-24, PAY-02). */
export interface PurchaseOption {
  price_id: PriceId;
  description: string;
  price: number;
}

export function isFeature(value: unknown): value is Feature {
  return typeof value === "string" && Object.hasOwn(FEATURES, value);
}

/** The prices that lift the paywall of a feature. */
export function purchaseOptions(feature: Feature): PurchaseOption[] {
  return FEATURES[feature].prices.map((id) => ({
    price_id: id,
    description: `${PRICES[id].name}, per ${PRICES[id].per}`,
    price: PRICES[id].priceMinor,
  }));
}

/** The price if it is one that this feature is sold for; anything else was not offered (SECURITY 2.5). */
export function findPrice(feature: Feature, priceId: unknown): PriceId | undefined {
  return FEATURES[feature].prices.find((id) => id === priceId);
}

/** The feature whose name stands for a price bought by itself. */
export function featureOfPrice(priceId: PriceId): Feature {
  return PRICES[priceId].per === "month" ? "premium" : "trip_pass";
}

export interface Period {
  startsAt: Date;
  /** Undefined: until it is used up. */
  endsAt?: Date;
}

export interface Grant extends Period {
  kind: "trip_pass" | "premium" | "surprise_me" | "price_lock";
}

const DAY_MS = 86_400_000;

/**
 * What a paid plan gives: the plan, and the feature whose paywall it was bought at.
 * @param paidUntil the end of the paid month, for a plan billed by the month
 */
export function grantsOf(feature: Feature, priceId: PriceId, now: Date, paidUntil?: Date): Grant[] {
  const plan: Grant = {
    kind: featureOfPrice(priceId) === "premium" ? "premium" : "trip_pass",
    startsAt: now,
    endsAt: paidUntil,
  };
  if (feature === "surprise_me") return [plan, { kind: feature, startsAt: now, endsAt: paidUntil }];
  if (feature === "price_lock")
    return [
      plan,
      { kind: feature, startsAt: now, endsAt: paidUntil ?? new Date(now.getTime() + PRICE_PROTECTION_DAYS * DAY_MS) },
    ];
  return [plan];
}
