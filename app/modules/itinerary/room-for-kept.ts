import type { Id, Problem } from "./engine/problem";

/** A day that was filled beyond its pace for what people come for keeps that room, and no more. */
export function withRoomForKept(problem: Problem): Problem {
  const { rules, travel, nodes } = problem;
  if (!rules?.keep || typeof travel === "function") return problem;
  const { n, time } = travel;
  const leastOf = (ids: readonly Id[]): number => {
    const way = [0, ...ids, 0].reduce(
      (sum, x, index, all) => (index === 0 ? 0 : sum + time[all[index - 1]! * n + x]!),
      0,
    );
    return ids.reduce((sum, x) => sum + (nodes[x]!.minDuration ?? nodes[x]!.duration), way);
  };
  return {
    ...problem,
    days: problem.days.map((day, index) => ({
      ...day,
      maxActive: Math.max(day.maxActive ?? Infinity, leastOf(rules.keep!.plan[index] ?? [])),
    })),
  };
}
