import { FREE_ITINERARIES, PRICE_HOLD, PRICE_LOCK_MINUTES, PRICE_PROTECTION_DAYS } from "#app/config/product";
import { asksTravellers, keepsPricesForDays, sellsTrips } from "#app/config/what-is-real";
import type { WhatIsReal } from "#app/config/what-is-real";
import { formatCount } from "#app/shared/format";

/** What an account pays for, if anything. */
export type Membership = "free" | "trip_pass" | "premium";

/** A right that was paid for, or given, and holds at the instant it was read for. */
interface HeldRight {
  kind: "trip_pass" | "premium" | "surprise_me" | "price_lock";
  /** The trip it was spent on. */
  tripId: string | null;
  /** UTC ISO instant; null: until it is spent. */
  endsAt: string | null;
}

/** All that decides what an account may do. A subscription stands here by the months it has paid, and by its grace. */
export interface Holdings {
  rights: readonly HeldRight[];
  /** Free itineraries that were used. */
  freeUsed: number;
}

/** Everything that may be allowed or not; what the documents call canSeePriceLockTimer is canSeeMatches (CHECKLIST ROLE-10). */
export const CAPABILITY_IDS = [
  "hasPaidPlan",
  "canGenerateTrip",
  "canSeeMatches",
  "canUseSurprise",
  "canLockPrice",
  "canHoldPriceForDays",
  "hasPriceProtection",
  "canSaveTravellers",
] as const;
type Capability = (typeof CAPABILITY_IDS)[number];
export type Capabilities = Record<Capability, boolean>;

/** What an account holds, in figures and as answers. */
export interface Standing {
  membership: Membership;
  /** Free itineraries left; trip passes not yet spent on a trip. */
  freeItinerariesLeft: number;
  tripPassesLeft: number;
  /** Until when trips that are booked get price protection: UTC ISO; null when that has no end, or when there is none. */
  protectedUntil: string | null;
  capabilities: Capabilities;
}

/** What a trip is to the rights of its owner. */
export interface TripStanding {
  /** Neither booked, nor over, nor cancelled. */
  isOpen: boolean;
  /** Its days were planned once, or it is paid: that stays open to it. */
  isPlannedOrPaid: boolean;
}

const HOLD_WORDS = `Up to ${PRICE_HOLD.days} days, for a fee that counts towards the trip`;

interface Offer {
  /** As a heading of a row, and at the head of a sentence. */
  name: string;
  /** In words what each plan gives of it; null: nothing. */
  plans: Record<Membership, string | null>;
  /** Whether there is such a thing in this installation; left out: in each. */
  isHere?: (real: WhatIsReal) => boolean;
}

/** What each plan opens: the answers below are read from this table, and {@link plansHere} gives what of it is sold. */
const PLAN_TABLE: Record<Exclude<Capability, "hasPaidPlan">, Offer> = {
  canGenerateTrip: {
    name: "Trips planned day by day",
    plans: {
      free: formatCount(FREE_ITINERARIES, "trip"),
      trip_pass: "1 more trip for each pass",
      premium: "As many as you like",
    },
  },
  canSeeMatches: {
    name: "Places matched to your Travel DNA",
    plans: { free: null, trip_pass: "Yes, and they stay", premium: "Yes" },
  },
  canUseSurprise: {
    name: "Surprise Me",
    plans: { free: null, trip_pass: "Until the pass is used", premium: "As often as you like" },
  },
  canLockPrice: {
    name: "Holding a price in checkout",
    plans: {
      free: `${PRICE_LOCK_MINUTES} minutes`,
      trip_pass: `${PRICE_LOCK_MINUTES} minutes`,
      premium: `${PRICE_LOCK_MINUTES} minutes`,
    },
    isHere: sellsTrips,
  },
  canHoldPriceForDays: {
    name: "Holding a price for days",
    plans: { free: HOLD_WORDS, trip_pass: HOLD_WORDS, premium: HOLD_WORDS },
    isHere: keepsPricesForDays,
  },
  hasPriceProtection: {
    name: "Price protection after booking",
    plans: {
      free: null,
      trip_pass: `${PRICE_PROTECTION_DAYS} days, for that trip`,
      premium: `${PRICE_PROTECTION_DAYS} days, for every trip`,
    },
    isHere: sellsTrips,
  },
  canSaveTravellers: {
    name: "Travellers saved for your next trip",
    plans: { free: null, trip_pass: null, premium: "Yes" },
    isHere: asksTravellers,
  },
};

/** What each plan opens in this installation: the pages that sell plans print it, and nothing else is sold. */
export function plansHere(real: WhatIsReal): Pick<Offer, "name" | "plans">[] {
  return Object.values(PLAN_TABLE).filter(({ isHere }) => isHere?.(real) ?? true);
}

/** What the free plan gives, and what a plan opens that the free one does not: names and words from the table. */
export function includedIn(plan: Membership, real: WhatIsReal): { name: string; words: string }[] {
  return plansHere(real).flatMap(({ name, plans }) => {
    const words = plans[plan];
    return words !== null && (plan === "free" || plans.free === null) ? [{ name, words }] : [];
  });
}

/** A plan as it bears on one capability: a pass that is spent opens less than one that waits. */
const NEEDS_UNSPENT: readonly Capability[] = ["canGenerateTrip", "canUseSurprise", "hasPriceProtection"];

/** The features that open one capability by themselves. */
const OPENED_BY_FEATURE: Partial<Record<HeldRight["kind"], Capability>> = {
  surprise_me: "canUseSurprise",
  price_lock: "hasPriceProtection",
};

const isUnspent = (right: HeldRight): boolean => right.tripId === null;

function passesLeft({ rights }: Holdings): number {
  return rights.filter((right) => right.kind === "trip_pass" && isUnspent(right)).length;
}

function freeLeft({ freeUsed }: Holdings): number {
  return Math.max(0, FREE_ITINERARIES - freeUsed);
}

/** Which allowance the first plan of a trip uses up: premium, else a pass, else the free one; undefined when none is left. */
export function nextAllowance(held: Holdings): Membership | undefined {
  if (held.rights.some((right) => right.kind === "premium")) return "premium";
  if (passesLeft(held) > 0) return "trip_pass";
  return freeLeft(held) > 0 ? "free" : undefined;
}

function isOpened(held: Holdings, capability: Exclude<Capability, "hasPaidPlan">, real: WhatIsReal): boolean {
  const { plans, isHere } = PLAN_TABLE[capability];
  if (isHere && !isHere(real)) return false;
  if (plans.free !== null && (capability !== "canGenerateTrip" || freeLeft(held) > 0)) return true;
  return held.rights.some((right) => {
    if (right.kind === "premium") return plans.premium !== null;
    if (right.kind !== "trip_pass") return OPENED_BY_FEATURE[right.kind] === capability && isUnspent(right);
    return plans.trip_pass !== null && (isUnspent(right) || !NEEDS_UNSPENT.includes(capability));
  });
}

function membershipOf({ rights }: Holdings): Membership {
  const has = (kind: HeldRight["kind"]): boolean => rights.some((right) => right.kind === kind);
  return has("premium") ? "premium" : has("trip_pass") ? "trip_pass" : "free";
}

/** The latest end of what protects prices; null when one of them has none. */
function protectionEnd({ rights }: Holdings): string | null {
  const ends = rights
    .filter((right) => right.kind === "premium" || (right.kind !== "surprise_me" && isUnspent(right)))
    .map((right) => right.endsAt);
  return ends.includes(null) ? null : (ends.toSorted((a, b) => ((a ?? "") < (b ?? "") ? 1 : -1))[0] ?? null);
}

/**
 * What an account may do: the one answer that pages, actions and the API ask.
 * @param held rights that hold at the instant asked about
 * @param real what is real here: where nothing is sold, no price is held or protected
 */
export function standingOf(held: Holdings, real: WhatIsReal): Standing {
  const membership = membershipOf(held);
  const opens = (capability: Exclude<Capability, "hasPaidPlan">): boolean => isOpened(held, capability, real);
  return {
    membership,
    freeItinerariesLeft: freeLeft(held),
    tripPassesLeft: passesLeft(held),
    protectedUntil: protectionEnd(held),
    capabilities: {
      hasPaidPlan: membership !== "free",
      canGenerateTrip: opens("canGenerateTrip"),
      canSeeMatches: opens("canSeeMatches"),
      canUseSurprise: opens("canUseSurprise"),
      canLockPrice: opens("canLockPrice"),
      canHoldPriceForDays: opens("canHoldPriceForDays"),
      hasPriceProtection: opens("hasPriceProtection"),
      canSaveTravellers: opens("canSaveTravellers"),
    },
  };
}

/** Whether a trip that is booked now gets price protection: by premium, by a right of its own, or by a pass that waits or was spent on it. */
export function isProtected(held: Holdings, tripId: string, real: WhatIsReal): boolean {
  return (
    isOpened(held, "hasPriceProtection", real) ||
    (sellsTrips(real) && held.rights.some((right) => right.kind === "trip_pass" && right.tripId === tripId))
  );
}

/** What the account may do on one trip: what was planned or paid once stays open, and a closed trip has no price to hold. */
export function capabilitiesOn(account: Capabilities, trip: TripStanding): Capabilities {
  return {
    ...account,
    canGenerateTrip: account.canGenerateTrip || trip.isPlannedOrPaid,
    canLockPrice: account.canLockPrice && trip.isOpen,
    canHoldPriceForDays: account.canHoldPriceForDays && trip.isOpen,
  };
}
