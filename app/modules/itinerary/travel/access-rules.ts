import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { AccessNeed } from "#app/modules/profile/preferences";
import { PACE_RULES } from "../day/pace";
import type { PaceRules } from "../day/pace";
import { travelWays } from "./travel-model";
import type { TravelWays } from "./travel-model";

/** The measures of the days for a traveller with a need. */
interface AccessRule {
  /** Whether a place is out of reach. */
  excludes: (place: Pick<PlaceSource, "effort" | "kind" | "minutes" | "access" | "note">) => boolean;
  /** Why such a place is left out. */
  why: string;
  /** The rules left of the chosen pace. */
  limit: (rules: PaceRules) => PaceRules;
  /** The longest walk from one stop to the next, where it is shorter than for others. */
  longestWalkKm?: number;
}

/** Metres on foot a day for a traveller who asked for short walks. */
const SHORT_WALKS = 2_000;
/** And at a stretch. */
const SHORT_WALK_KM = 0.8;
/** A trail that takes longer is more than that on its own. */
const SHORT_TRAIL_MINUTES = 75;
const HILLS_OR_STAIRS = 2;
const HIKE = 3;
/** Words about a place that is reached by stairs: the catalogue does not count the steps of every table. */
const BY_STAIRS =
  /(?<!\blook )\b(up|down) (an? |the |its |one |two |four )?((very |dark |worn |wooden |crooked |narrow |steep |candlelit |ruined |marble |chimney )*)(stairs?|steps|flights)\b|\btop of the (steps|stairs)\b|^upstairs\b|\bupstairs (room|bistro|bar)\b|\ba flight of stairs\b|\bstairs (to climb|up|down)\b|\bstepped (lane|street|alley)\b|\bon the first floor of a house\b/i;

/** The measures of the plan for each need: a new one does not compile until it is answered here. */
export const ACCESS_RULES: Readonly<Record<AccessNeed, AccessRule>> = {
  "step-free": {
    excludes: ({ effort, access, note }) =>
      (effort >= HILLS_OR_STAIRS || BY_STAIRS.test(note)) && access?.stepFree !== "partly",
    why: "It has hills or stairs that cannot be avoided.",
    limit: (rules) => rules,
  },
  "short-walks": {
    excludes: ({ effort, kind, minutes }) => effort >= HIKE || (kind === "trail" && minutes > SHORT_TRAIL_MINUTES),
    why: "It is a longer walk than you want in a day.",
    limit: (rules) => ({ ...rules, maxWalk: Math.min(rules.maxWalk, SHORT_WALKS) }),
    longestWalkKm: SHORT_WALK_KM,
  },
  "rest-breaks": {
    excludes: () => false,
    why: "",
    limit: (rules) => ({ ...PACE_RULES.relaxed, maxWalk: Math.min(rules.maxWalk, PACE_RULES.relaxed.maxWalk) }),
  },
};

/**
 * The longest walk from one stop to the next that suits all needs; undefined where none of them asks for short ones.
 */
function longestWalkKm(needs: readonly AccessNeed[]): number | undefined {
  const longest = needs.flatMap((need) => ACCESS_RULES[need].longestWalkKm ?? []);
  return longest.length > 0 ? Math.min(...longest) : undefined;
}

/** The ways of a trip for those who come. */
export function waysFor(
  request: Parameters<typeof travelWays>[0] & { accessNeeds: readonly AccessNeed[] },
): TravelWays {
  return travelWays(request, longestWalkKm(request.accessNeeds));
}
