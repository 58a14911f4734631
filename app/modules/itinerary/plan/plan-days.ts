import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { DayRequest } from "../day/day-request";
import type { ReachStep } from "../day/planning-step";
import type { DayProblem } from "../problem/day-problem";
import { describePlan } from "../words/describe-plan";
import type { Plan } from "../engine/problem";
import { stopIdOf } from "../day/itinerary";
import type { Itinerary } from "../day/itinerary";
import { savedByThrift, thriftyMealCap } from "./meal-budget";
import { solveAroundLocks } from "../solve/kept-locks";
import { noteOf, tellQuietDays } from "../solve/quiet-days";
import { chargeTickets } from "../problem/tickets";
import { withinBudget } from "./within-budget";

export interface DayPlanning {
  itinerary: Itinerary;
  /** Rules that could not all be kept, in the engine's words. */
  conflicts: string[];
}

/** Rules of the trip as a whole: a ticket is paid once, a second visit says so, and a stay may be too long. */
function asOneTrip(request: DayRequest, problem: DayProblem, itinerary: Itinerary): Itinerary {
  const { standing } = problem;
  const told = tellQuietDays(itinerary.days);
  const days = chargeTickets(
    told,
    request.arrangement?.tickets ?? [],
    told.filter((_, d) => standing[d]),
  );
  const note = noteOf(request, problem);
  return { ...itinerary, days: days.map((day, d) => standing[d] ?? day), ...(note && { note }) };
}

/** The stops that an edit asked for, or was to leave in place, and the days do not hold. */
function unheld({ wanted, locked }: DayRequest, { days }: Itinerary): string[] {
  const visits = days.flatMap(({ date, items }) =>
    items.flatMap((item) => (item.role === "visit" ? [{ date, start: item.start, placeId: stopIdOf(item) }] : [])),
  );
  const isHeld = (lock: DayRequest["locked"][number]): boolean =>
    visits.some(
      ({ placeId, date, start }) =>
        placeId === lock.placeId && date === lock.date && (lock.start === undefined || lock.start === start),
    );
  return [
    ...wanted.filter((id) => !visits.some(({ placeId }) => placeId === id)).map(() => "must"),
    ...locked.filter((lock) => !isHeld(lock)).map(() => "locked"),
  ];
}

/** The money for entrances and rides once the tables of the meals are known, in whole US dollars. */
function spendBeside({ spend, budget, edit }: DayRequest): number {
  if (!budget || !edit) return spend;
  const meals = edit.before.days.flatMap(({ items }) =>
    items.filter(({ role }) => role === "meal" || role === "breakfast"),
  );
  return Math.max(
    budget.least,
    budget.all - Math.ceil(meals.reduce((sum, { priceMinor }) => sum + priceMinor, 0) / 100),
  );
}

/** The asked-for places that cannot be, in the engine's words; that a place is a reason to come is no order. */
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
export function planDays(
  request: DayRequest,
  sun: SunCalculator,
  generatedAt: string,
  reach: ReachStep = () => undefined,
): DayPlanning {
  const thrifty = thriftyMealCap(request);
  return withinBudget({ ...request, spend: spendBeside(request) }, (spend, isThrifty) => {
    const allowed = { ...request, spend, ...(isThrifty && { mealCap: thrifty }) };
    const { problem, plan } = solveAroundLocks(allowed, sun, reach);
    reach("tables");
    const itinerary = asOneTrip(allowed, problem, describePlan(allowed, problem, plan, generatedAt));
    return {
      plan: {
        itinerary,
        conflicts: request.edit
          ? unheld(request, itinerary)
          : [...problem.shape.conflicts, ...conflictsOf(allowed, problem, plan)],
      },
      costMinor: itinerary.days.reduce((sum, day) => sum + day.costMinor, 0),
      unspent: Math.max(
        0,
        (problem.problem.rules?.maxPrice ?? 0) - plan.days.reduce((sum, { price }) => sum + price, 0),
      ),
      savedByThrift: savedByThrift(itinerary, thrifty),
      isShort: problem.shape.isShortOfMoney || plan.missing.some(({ why }) => why === "budget"),
    };
  });
}
