import type { DayProblem } from "../problem/day-problem";
import type { Plan } from "../engine/problem";

/** The money left for entrances and rides, in US dollars. */
function moneyLeft({ problem }: Pick<DayProblem, "problem">, plan: Pick<Plan, "days">): number {
  return (problem.rules?.maxPrice ?? Infinity) - plan.days.reduce((sum, day) => sum + day.price, 0);
}

/** Whether what is left pays for neither a place nor, from the hotel and back, the way to it. */
export function isOverBudget(node: number, dayProblem: Pick<DayProblem, "problem">, plan: Pick<Plan, "days">): boolean {
  const { nodes, travel } = dayProblem.problem;
  const fares = typeof travel === "function" ? 0 : (travel.cost?.[node] ?? 0) + (travel.cost?.[node * travel.n] ?? 0);
  return moneyLeft(dayProblem, plan) + 1e-9 < (nodes[node]!.price ?? 0) + fares;
}

/** By how many dollars one adult's days would be too dear with a place. */
export function overBudget(node: number, dayProblem: Pick<DayProblem, "problem">, plan: Pick<Plan, "days">): string {
  const price = dayProblem.problem.nodes[node]!.price ?? 0;
  const over = Math.ceil(price - moneyLeft(dayProblem, plan));
  return over > 0
    ? `At $${price} it would take the days $${over} over your budget.`
    : "The way there would take the days over your budget.";
}
