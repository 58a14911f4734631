/** Every business constant of the product, once. Money in minor units (US cents), times in the unit of the name. */
export const PRODUCT = {
  name: "Voyance",
  supportEmail: "support@voyance.test",
  currency: "USD",
} as const;

/** The size of a shared link's picture in pixels, as the large networks want it. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;
/** The size of the picture at the head of a printed trip, pixels: three to a point of the paper. */
export const PRINTED_PICTURE = { width: 1786, height: 684 } as const;

/** Sessions end 24 hours after sign-in, however much they are used (CHECKLIST AUTH-81). */
export const SESSION_HOURS = 24;
/** Sessions end this long after sign-in on a device where the traveller asked for that. */
export const KEPT_SESSION_DAYS = 30;
/** A draft that a visitor began without an account is kept this long after the last visit. */
export const VISITOR_DAYS = 30;

export const TRIP_LIMITS = {
  minTravellers: 1,
  maxAdults: 9,
  maxChildren: 8,
  maxTravellers: 12,
  /** The most travellers that airlines take in one order, and the age up to which they count one as a child. */
  maxOrdered: 9,
  maxChildAge: 17,
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
/**
 * A price that is held for a fee: the days it is held, and the rise it covers in US cents. The fee stands in the table
 * of products.
 */
export const PRICE_HOLD = { days: 3, capMinor: 300_00 } as const;

/**
 * A price that is held free is kept up to a rise of this, US cents, when it rises between the payment and the order.
 */
export const PRICE_KEPT_MINOR = 30_00;

/** Itineraries a new account may generate before it needs a plan. */
export const FREE_ITINERARIES = 1;

/**
 * Places that one itinerary of a longer trip covers, as many as such a trip may have. Minds may change, but no more
 * places are planned for it than that.
 */
export const PLACES_AN_ITINERARY = 8;

/** How long the price lock feature lasts when it comes with a single pass (CHECKLIST PAY-06). */
export const PRICE_PROTECTION_DAYS = 30;

/** Premium goes on so long after a month whose payment failed, while it is tried again. */
export const PAYMENT_GRACE_DAYS = 7;

/** A message to us is promised an answer within so many hours of business days (CHECKLIST CONTACT-10). */
export const REPLY_HOURS = { soonest: 24, latest: 48 } as const;

/**
 * Months after which texts that people sent us are deleted: applications and reports count from the day they were
 * closed, messages from the day they came.
 */
export const KEPT_MONTHS = { application: 6, message: 12, report: 12 } as const;

/** Watching a booked trip for disruption (CHECKLIST DIS-07 to DIS-19). */
export const DISRUPTION = {
  /** A trip is watched from so many hours before the outbound departure until so many after. */
  hoursBefore: 48,
  hoursAfter: 24,
  checkMinutes: 30,
  /** Trips that one account watches at a time. */
  mostActive: 5,
  keptHours: 48,
  mostKept: 50,
  /** The most alerts that stand open on a page; the rest is folded. */
  shown: { trip: 3, confirmation: 2 },
  reconnectSeconds: 5,
  /** How long made-up alerts count: short for changes within hours, long for changes that last a day. */
  sampleHours: { short: 6, long: 24 },
} as const;
