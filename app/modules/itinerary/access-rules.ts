import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import type { AccessNeed } from "#app/modules/profile/preferences";
import { PACE_RULES } from "./pace";
import type { PaceRules } from "./pace";

/** What the days do for somebody with a need. */
interface AccessRule {
  /** Whether a place is out of reach. */
  excludes: (place: Pick<PlaceSource, "effort" | "kind" | "minutes">) => boolean;
  /** Why such a place is left out. */
  why: string;
  /** What is left of the rules of the pace that was chosen. */
  limit: (rules: PaceRules) => PaceRules;
}

/** Metres on foot a day for somebody who asked for short walks. */
const SHORT_WALKS = 4_000;
/** A trail that takes longer is more than that on its own. */
const SHORT_TRAIL_MINUTES = 75;
const HILLS_OR_STAIRS = 2;
const HIKE = 3;

/** What the plan does for each need: a new one does not compile until it is answered here. */
export const ACCESS_RULES: Readonly<Record<AccessNeed, AccessRule>> = {
  "step-free": {
    excludes: ({ effort }) => effort >= HILLS_OR_STAIRS,
    why: "It has hills or stairs that cannot be avoided.",
    limit: (rules) => rules,
  },
  "short-walks": {
    excludes: ({ effort, kind, minutes }) => effort >= HIKE || (kind === "trail" && minutes > SHORT_TRAIL_MINUTES),
    why: "It is a longer walk than you want in a day.",
    limit: (rules) => ({ ...rules, maxWalk: Math.min(rules.maxWalk, SHORT_WALKS) }),
  },
  "rest-breaks": {
    excludes: () => false,
    why: "",
    limit: (rules) => ({ ...PACE_RULES.relaxed, maxWalk: Math.min(rules.maxWalk, PACE_RULES.relaxed.maxWalk) }),
  },
};
