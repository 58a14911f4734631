import type { DayProblem } from "./day-problem";
import { isMealPlace } from "./day-problem";
import type { Missing, Plan } from "./engine/problem";
import type { LeftOut } from "./itinerary";

/** Places that matter this much are named when they are left out. */
const NOTABLE_WEIGHT = 4;
const MOST_NAMED = 6;

function reasonFor(missing: Missing, problem: DayProblem): string {
  const names = (missing.by ?? []).flatMap((node) => problem.places[node - 1]?.name ?? []).slice(0, 2);
  switch (missing.why) {
    case "closed":
      return "Closed on the days you are there.";
    case "unreachable":
      return "Too far for the time you have.";
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

/** The notable places that are not in the plan, most notable first, each with its reason. */
export function explainMissing(problem: DayProblem, plan: Plan): LeftOut[] {
  return plan.missing
    .flatMap((missing) => {
      const place = problem.places[missing.node - 1];
      return place && !isMealPlace(place) && place.weight >= NOTABLE_WEIGHT ? [{ missing, place }] : [];
    })
    .sort((a, b) => b.place.weight - a.place.weight || a.place.name.localeCompare(b.place.name))
    .slice(0, MOST_NAMED)
    .map(({ missing, place }) => ({ placeId: place.id, name: place.name, why: reasonFor(missing, problem) }));
}
