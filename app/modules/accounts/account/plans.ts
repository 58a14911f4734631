import { FREE_ITINERARIES, PRICE_HOLD, PRICE_LOCK_MINUTES, PRICE_PROTECTION_DAYS } from "#app/config/product";
import { asksTravellers, keepsPricesForDays, sellsTrips } from "#app/config/what-is-real";
import type { WhatIsReal } from "#app/config/what-is-real";
import { formatCount } from "#app/shared/format";

/** The paid plan of an account, if any. */
export type Membership = "free" | "trip_pass" | "premium";

/** A right that was paid for or given, and that holds at the instant of reading. */
interface HeldRight {
  kind: "trip_pass" | "premium" | "surprise_me" | "price_lock";
  /** The trip it was spent on. */
  tripId: string | null;
  /** UTC ISO instant; null: the right lasts until it is spent. */
  endsAt: string | null;
}

/**
 * All facts that decide an account's capabilities. A subscription is present as the months it has paid, and its grace.
 */
export interface Holdings {
  rights: readonly HeldRight[];
  /** Free itineraries that were used. */
  freeUsed: number;
}

/** Every capability; the documents' name for canSeeMatches is canSeePriceLockTimer (CHECKLIST ROLE-10). */
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

/** The rights of an account, in figures and as answers. */
export interface Standing {
  membership: Membership;
  /** Free itineraries left; trip passes not yet spent on a trip. */
  freeItinerariesLeft: number;
  tripPassesLeft: number;
  /** The end of price protection for trips that are booked: UTC ISO; null when it has no end, or when there is none. */
  protectedUntil: string | null;
  capabilities: Capabilities;
}

/** The facts about a trip that its owner's rights depend on. */
export interface TripStanding {
  /** Neither booked, nor over, nor cancelled. */
  isOpen: boolean;
  /** Whether its days were planned once, or it is paid: these rights stay. */
  isPlannedOrPaid: boolean;
}

const HOLD_WORDS = `Up to ${PRICE_HOLD.days} days, for a fee that counts towards the trip`;

interface Offer {
  /** Used as the heading of a row, and at the head of a sentence. */
  name: string;
  /** Each plan's share of it in words; null: none. */
  plans: Record<Membership, string | null>;
  /** Whether this installation has the capability; left out: every one has it. */
  isHere?: (real: WhatIsReal) => boolean;
}

/**
 * The capabilities of each plan: the answers below are read from this table, and {@link plansHere} gives those that are
 * sold.
 */
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
    plans: { free: null, trip_pass: "Yes, to keep", premium: "Yes" },
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

/** The capabilities that each plan sells in this installation: the pages that sell plans print this list. */
export function plansHere(real: WhatIsReal): Pick<Offer, "name" | "plans">[] {
  return Object.values(PLAN_TABLE).filter(({ isHere }) => isHere?.(real) ?? true);
}

/** The capabilities of the free plan, or those that a paid plan adds to it: names and words from the table. */
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

/**
 * The allowance that the first plan of a trip uses up: premium, else a pass, else the free one; undefined when none is
 * left.
 */
export function nextAllowance(held: Holdings): Membership | undefined {
  if (held.rights.some((right) => right.kind === "premium")) return "premium";
  if (passesLeft(held) > 0) return "trip_pass";
  return freeLeft(held) > 0 ? "free" : undefined;
}

/** Whether the first plan of an account's next trip spends a pass, which was paid for. */
export function spendsPass({ membership, tripPassesLeft }: Standing): boolean {
  return membership !== "premium" && tripPassesLeft > 0;
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

/** The latest end of the rights that protect prices; null when one of them has no end. */
function protectionEnd({ rights }: Holdings): string | null {
  const ends = rights
    .filter((right) => right.kind === "premium" || (right.kind !== "surprise_me" && isUnspent(right)))
    .map((right) => right.endsAt);
  return ends.includes(null) ? null : (ends.toSorted((a, b) => ((a ?? "") < (b ?? "") ? 1 : -1))[0] ?? null);
}

/**
 * The capabilities of an account: the one answer that pages, actions and the API use.
 * @param held rights that hold at the instant asked about
 * @param real the realities of the installation: where nothing is sold, no price is held or protected
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

/**
 * Whether a trip that is booked now gets price protection: by premium, by a right of its own, or by a pass that is
 * unspent or was spent on it.
 */
export function isProtected(held: Holdings, tripId: string, real: WhatIsReal): boolean {
  return (
    isOpened(held, "hasPriceProtection", real) ||
    (sellsTrips(real) && held.rights.some((right) => right.kind === "trip_pass" && right.tripId === tripId))
  );
}

/**
 * The account's capabilities on one trip: rights to a planned or paid trip stay, and a closed trip has no price to
 * hold.
 */
export function capabilitiesOn(account: Capabilities, trip: TripStanding): Capabilities {
  return {
    ...account,
    canGenerateTrip: account.canGenerateTrip || trip.isPlannedOrPaid,
    canLockPrice: account.canLockPrice && trip.isOpen,
    canHoldPriceForDays: account.canHoldPriceForDays && trip.isOpen,
  };
}
