import { ACCESS_RULES } from "./access-rules";
import type { DayRequest } from "./day-request";
import type { DayProblem } from "./day-problem";
import type { Missing, Plan } from "./engine/problem";
import type { LeftOut } from "./itinerary";
import { isMealPlace } from "./meal-tables";

/** Places that matter this much are named when they are left out. */
const NOTABLE_WEIGHT = 4;
const MOST_NAMED = 6;
/** Minutes are said in halves of an hour. */
const HALF_HOUR = 30;

type Reason = Pick<LeftOut, "why" | "isFixed">;

/** "1 hour", "2½ hours": rounded up, so that nobody is told too little. */
export function hoursInWords(minutes: number): string {
  const halves = Math.max(1, Math.ceil(minutes / HALF_HOUR));
  if (halves === 1) return "half an hour";
  const hours = Math.floor(halves / 2);
  return `${hours}${halves % 2 === 1 ? "½" : ""} ${halves === 2 ? "hour" : "hours"}`;
}

function reasonFor(missing: Missing, problem: DayProblem, plan: Plan): Reason {
  const names = (missing.by ?? []).flatMap((node) => problem.places[node - 1]?.name ?? []).slice(0, 2);
  switch (missing.why) {
    case "closed":
      return isShutThroughout(missing.node, problem)
        ? { why: "Closed on all your days.", isFixed: true }
        : { why: "Not open in the hours you have free." };
    case "unreachable":
    case "no-time":
      return whyNoTime(missing.node, problem, plan);
    case "budget":
      return { why: overBudget(missing.node, problem, plan) };
    case "category":
      return { why: names.length > 0 ? `Enough of its kind already: ${names.join(" and ")}.` : "Enough of its kind." };
    case "displaced":
      return {
        why:
          names.length > 0 ? `Its time went to ${names.join(" and ")}.` : "Its time went to places that suit you more.",
      };
  }
}

function isShutThroughout(node: number, { windows }: DayProblem): boolean {
  return windows[node - 1]?.every((onDay) => onDay.length === 0) ?? false;
}

/** Minutes for the way there and back with a short visit; undefined where the ways are not known as a table. */
function minutesFor(node: number, { problem }: DayProblem): number | undefined {
  const { travel, nodes } = problem;
  if (typeof travel === "function") return undefined;
  const visit = nodes[node]!.minDuration ?? nodes[node]!.duration;
  return travel.time[node]! + travel.time[node * travel.n]! + visit;
}

/** What a place needs beyond what the days hold in all, or beyond what is still free on the emptiest of them. */
function whyNoTime(node: number, problem: DayProblem, plan: Plan): Reason {
  const needed = minutesFor(node, problem);
  if (needed === undefined) return { why: "No time left at your pace." };
  const { days } = problem.problem;
  const holds = days.map((day) => Math.min(day.end - day.start, day.maxActive ?? Infinity));
  const longest = Math.max(0, ...holds);
  if (needed > longest)
    return {
      why: `With the way there and back it takes ${hoursInWords(needed)}, ${hoursInWords(needed - longest)} more than any of your days holds.`,
      isFixed: true,
    };
  const free = holds.map((hold, index) => {
    const day = plan.days[index];
    return hold - (day ? day.travel + day.stops.reduce((sum, { start, leave }) => sum + leave - start, 0) : 0);
  });
  const most = Math.max(0, ...free);
  return needed > most
    ? { why: `It needs ${hoursInWords(needed - most)} more than your days have free at this pace.` }
    : { why: "The free hours you have do not go with its hours and the way there." };
}

/** By how many dollars one adult's days would be too dear with it. */
function overBudget(node: number, { problem }: DayProblem, plan: Plan): string {
  const price = problem.nodes[node]!.price ?? 0;
  const left = (problem.rules?.maxPrice ?? Infinity) - plan.days.reduce((sum, day) => sum + day.price, 0);
  const over = Math.ceil(price - left);
  return over > 0
    ? `At $${price} it would take the days $${over} over your budget.`
    : "The way there would take the days over your budget.";
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
  // What people come for is always said, and the first of it however short the stay is.
  const due = [...problem.shape.first, ...problem.shape.due].map(({ place }) => place.id);
  const asked = new Set([...wanted, ...locked.map(({ placeId }) => placeId), ...due]);
  const missing = plan.missing.flatMap((one) => {
    const place = problem.places[one.node - 1];
    return place ? [{ place, ...reasonFor(one, problem, plan) }] : [];
  });
  const isShut = (placeId: string): boolean =>
    isShutThroughout(problem.places.findIndex(({ id }) => id === placeId) + 1, problem);
  const missed = problem.shape.missed.map((one) => ({
    ...one,
    // An outing takes a whole day between the first and the last.
    isFixed: problem.dates.length < 3 || isShut(one.place.id),
  }));
  const excluded = problem.excluded.map((one) => ({ ...one, isFixed: true }));
  const all = [...excluded, ...missed, ...missing].sort(
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
  return [...all.filter(isAsked), ...named].map(({ place, why, isFixed }) => ({
    placeId: place.id,
    name: place.name,
    why,
    ...(isFixed && { isFixed }),
  }));
}
