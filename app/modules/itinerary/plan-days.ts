import type { SunCalculator } from "#app/modules/catalogue/opening-hours";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { DayRequest } from "./day-request";
import { BASE } from "./day-frame";
import { buildDayProblem, isMealPlace } from "./day-problem";
import type { DayProblem } from "./day-problem";
import { describePlan } from "./describe-plan";
import { questionsAt } from "./diet-rules";
import { planTrip } from "./engine/plan-trip";
import type { Id, Plan } from "./engine/problem";
import type { Itinerary } from "./itinerary";
import { openedPlan, solveDays } from "./solve-days";
import { noteOf, tellQuietDays } from "./quiet-days";
import { chargeTickets } from "./tickets";

/** A restaurant is proposed when it is this near to where the traveller is at meal time. */
const TABLE_KM = 1.6;
const TABLES_PER_MEAL = 3;

export interface DayPlanning {
  itinerary: Itinerary;
  /** Rules that could not all be kept, in the engine's words. */
  conflicts: string[];
}

/** Where the traveller is when a meal begins: at the stop before it, else at the base. */
function whereAt(plan: Plan, day: number, time: number, points: Point[]): Point {
  const before = plan.days[day]!.stops.filter((stop) => stop.leave <= time).at(-1);
  return points[before?.node ?? BASE]!;
}

/**
 * Offers each meal the nearest restaurants that are open then and not too dear, each restaurant once a trip,
 * so that meals fall on the way and no two dinners are in the same room. Where somebody has a diet, a table known to
 * serve it comes before one that has to be asked.
 */
function seatMeals(dayProblem: DayProblem, plan: Plan, request: DayRequest): DayProblem {
  const points: Point[] = [request.base, ...dayProblem.places];
  const taken = new Set<Id>();
  const days = dayProblem.problem.days.map((day, dayIndex) => ({
    ...day,
    breaks: day.breaks?.map((meal, mealIndex) => {
      const planned = plan.days[dayIndex]?.breaks[mealIndex];
      if (!planned) return meal;
      const here = whereAt(plan, dayIndex, planned.start, points);
      const isOpen = (place: number): boolean =>
        dayProblem.windows[place]![dayIndex]!.some(
          (window) => window.open <= planned.start && (window.latestEnd ?? Infinity) >= planned.end,
        );
      const near = dayProblem.places
        .map((place, index) => ({
          node: index + 1,
          isFit:
            isMealPlace(place) &&
            place.price <= request.mealCap &&
            !request.unwanted.includes(place.id) &&
            isOpen(index),
          km: distanceKm(here, place),
          questions: questionsAt(place, request.diets),
        }))
        .filter(({ node, isFit, km }) => isFit && km <= TABLE_KM && !taken.has(node))
        .filter(({ questions }, _, tables) => questions === Math.min(...tables.map((table) => table.questions)))
        .sort((a, b) => a.km - b.km || a.node - b.node)
        .slice(0, TABLES_PER_MEAL)
        .map(({ node }) => node);
      near.forEach((node) => taken.add(node));
      return near.length > 0 ? { ...meal, at: near } : meal;
    }),
  }));
  return { ...dayProblem, problem: { ...dayProblem.problem, days } };
}

/** What holds for the trip as a whole: a ticket is paid once, a second visit says so, and a stay may be too long. */
function told(request: DayRequest, problem: DayProblem, itinerary: Itinerary): Itinerary {
  const days = chargeTickets(tellQuietDays(itinerary.days), request.arrangement?.tickets ?? []);
  const note = noteOf(problem, itinerary, request.destination.name);
  return { ...itinerary, days, ...(note && { note }) };
}

/** What was asked for and cannot be, in the engine's words; that people come for something is no order. */
function conflictsOf({ wanted, locked }: DayRequest, { places }: DayProblem, { infeasible = [] }: Plan): string[] {
  const asked = new Set([...wanted, ...locked.map(({ placeId }) => placeId)]);
  return infeasible.flatMap(({ rule, nodes }) =>
    rule !== "must" || nodes.some((node) => asked.has(places[node - 1]?.id ?? "")) ? [rule] : [],
  );
}

/**
 * Plans the days of a trip: opening hours, ways, meals, arrival and departure, pace and money are kept;
 * what is left out is named with the reason. The same request gives the same plan.
 */
export function planDays(request: DayRequest, sun: SunCalculator, generatedAt: string): DayPlanning {
  const { problem: open, plan: first, order } = solveDays(request, buildDayProblem(request, sun));
  const seated = seatMeals(open, first, request);
  const tried = planTrip(seated.problem, { seed: request.seed, iterations: 0, start: order });
  // A table that costs a visit is not worth it: then meals of that day are taken wherever the traveller is.
  const days = seated.problem.days.map((day, index) => {
    const isKept = order[index]!.every((node) => tried.days[index]!.stops.some((stop) => stop.node === node));
    return isKept ? day : open.problem.days[index]!;
  });
  const problem = { ...open, problem: { ...open.problem, days } };
  const plan = openedPlan(problem, planTrip(problem.problem, { seed: request.seed, iterations: 0, start: order }));
  return {
    itinerary: told(request, problem, describePlan(request, problem, plan, generatedAt)),
    conflicts: [...problem.shape.conflicts, ...conflictsOf(request, problem, plan)],
  };
}
