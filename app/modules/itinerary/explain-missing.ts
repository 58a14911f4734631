import { ACCESS_RULES } from "./access-rules";
import type { DayRequest } from "./day-request";
import type { DayProblem } from "./day-problem";
import type { Missing, Plan } from "./engine/problem";
import type { LeftOut } from "./itinerary";
import { isMealPlace } from "./meal-tables";

/** Places that matter this much are named when they are left out. */
const NOTABLE_WEIGHT = 4;
const MOST_NAMED = 6;

function reasonFor(missing: Missing, problem: DayProblem): string {
  const names = (missing.by ?? []).flatMap((node) => problem.places[node - 1]?.name ?? []).slice(0, 2);
  switch (missing.why) {
    case "closed":
      return "Closed on the days you are there.";
    case "unreachable":
      return isTooFar(missing.node, problem) ? "Too far for the time you have." : "No time left for the way there.";
    case "budget":
      return "It would take the days over your budget.";
    case "category":
      return names.length > 0 ? `Enough of its kind already: ${names.join(" and ")}.` : "Enough of its kind already.";
    case "no-time":
      return "No time left at your pace.";
    case "displaced":
      return names.length > 0
        ? `Its time went to ${names.join(" and ")}.`
        : "Its time went to places that suit you more.";
  }
}

/** Whether the way there and back with a short visit is more than any of the days holds. */
function isTooFar(node: number, { problem }: DayProblem): boolean {
  if (typeof problem.travel === "function") return true;
  const { n, time } = problem.travel;
  const needed = time[node]! + time[node * n]! + (problem.nodes[node]!.minDuration ?? 0);
  return problem.days.every((day) => needed > Math.min(day.end - day.start, day.maxActive ?? Infinity));
}

/**
 * The places that were asked for and are not in the plan, then the notable ones, most notable first, each with its
 * reason: what season, diet or access keeps out is said as well.
 */
export function explainMissing(
  { wanted, locked, accessNeeds }: Pick<DayRequest, "wanted" | "locked" | "accessNeeds">,
  problem: DayProblem,
  plan: Plan,
): LeftOut[] {
  const asked = new Set([...wanted, ...locked.map(({ placeId }) => placeId)]);
  const missing = plan.missing.flatMap((one) => {
    const place = problem.places[one.node - 1];
    return place ? [{ place, why: reasonFor(one, problem) }] : [];
  });
  const all = [...problem.excluded, ...problem.shape.missed, ...missing].sort(
    (a, b) => b.place.weight - a.place.weight || a.place.name.localeCompare(b.place.name),
  );
  const isAsked = ({ place }: (typeof all)[number]): boolean => asked.has(place.id);
  const isNotable = ({ place }: (typeof all)[number]): boolean =>
    !asked.has(place.id) && !isMealPlace(place) && place.weight >= NOTABLE_WEIGHT;
  const notable = all.filter(isNotable);
  // What somebody cannot get about in is always said, however much else there is to say.
  const isForAccess = ({ place }: (typeof all)[number]): boolean =>
    accessNeeds.some((need) => ACCESS_RULES[need].excludes(place));
  const named = notable.filter((one, index) => index < MOST_NAMED || isForAccess(one));
  return [...all.filter(isAsked), ...named].map(({ place, why }) => ({
    placeId: place.id,
    name: place.name,
    why,
  }));
}
