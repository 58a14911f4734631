/** Every business constant of the product, once. Money in minor units (US cents), times in the unit of the name. */
export const PRODUCT = {
  name: "Voyance",
  supportEmail: "support@voyance.test",
  currency: "USD",
} as const;

/** Sessions end 24 hours after sign-in, however much they are used (CHECKLIST AUTH-81). */
export const SESSION_HOURS = 24;
/** A draft that a visitor began without an account is kept this long after the last visit. */
export const VISITOR_DAYS = 30;

export const TRIP_LIMITS = {
  minTravellers: 1,
  maxAdults: 9,
  maxChildren: 8,
  maxTravellers: 12,
  maxNights: 21,
  /** Airlines publish fares about this far ahead. */
  maxDaysAhead: 330,
  minBudgetMinor: 100_00,
  maxBudgetMinor: 100_000_00,
} as const;

/** Booking without a lock needs prices at least this steady (CHECKLIST BOOK-03, BOOK-05). */
export const MIN_PRICE_CONFIDENCE = 0.8;
/** A price lock holds this long (CHECKLIST PAY-07). */
export const PRICE_LOCK_MINUTES = 15;

/** Itineraries a new account may generate before it needs a plan. */
export const FREE_ITINERARIES = 1;

export const PLANS = {
  tripPass: {
    id: "trip_pass",
    name: "Single trip pass",
    priceMinor: 29_00,
    per: "trip",
    benefits: ["Full customization", "AI recommendations", "Real-time booking", "15-minute price lock"],
  },
  premium: {
    id: "premium_monthly",
    name: "Monthly premium",
    priceMinor: 19_00,
    per: "month",
    benefits: ["Unlimited itineraries", "Saved drafts", "AI insights", "Group trip planning"],
  },
} as const;

/** Identifiers by which a plan is bought; the amount is looked up here, never taken from a request (CHECKLIST API-36). */
export const PRICES = {
  price_trip_pass_2900: PLANS.tripPass,
  price_premium_monthly_1900: PLANS.premium,
} as const;

/** What a paywall can be opened for, and the prices that lift it. */
export const FEATURES = {
  trip_pass: {
    name: "One trip with everything",
    benefit: "Plan and customize one trip from end to end.",
    prices: ["price_trip_pass_2900"],
  },
  premium: { name: "Premium", benefit: "Plan as many trips as you like.", prices: ["price_premium_monthly_1900"] },
  surprise_me: {
    name: "Surprise Me",
    benefit: "Let us pick places that fit how you travel.",
    prices: ["price_trip_pass_2900", "price_premium_monthly_1900"],
  },
  price_lock: {
    name: "Price lock",
    benefit: "30 days of price protection: hold any price for 15 minutes, as often as you like.",
    prices: ["price_trip_pass_2900", "price_premium_monthly_1900"],
  },
} as const;

/** How long the price lock feature lasts when it comes with a single pass (CHECKLIST PAY-06). */
export const PRICE_PROTECTION_DAYS = 30;
