/** Turns a problem into a model and finds the contradictions that show without any search. */
import { fitBreaks } from "./compile-breaks";
import { compileDays } from "./compile-days";
import { compileRules } from "./compile-rules";
import { INFINITE_TIME, type Model } from "./model";
import type { Problem } from "./problem";

/**
 * Reads a problem once. Never throws for contradictory rules: what cannot be kept is left out of the
 * model and named in `infeasible`.
 */
export function compile(problem: Problem): Model {
  const places = problem.nodes.length;
  const days = problem.days.length;
  const vertices = places + 2 * days;
  const real = new Int32Array(vertices);
  for (let v = 0; v < places; v++) real[v] = v;
  problem.days.forEach((day, d) => {
    real[places + 2 * d] = day.from;
    real[places + 2 * d + 1] = day.to;
  });
  const stay = new Int32Array(vertices);
  const minStay = new Int32Array(vertices);
  const score = new Float64Array(places);
  const price = new Float64Array(places);
  problem.nodes.forEach((node, x) => {
    stay[x] = node.duration;
    minStay[x] = Math.min(node.duration, node.minDuration ?? node.duration);
    score[x] = typeof node.score === "number" ? node.score : 0;
    price[x] = node.price ?? 0;
  });
  const travel = compileTravel(problem, real);
  const rules = compileRules(problem);
  const base = {
    problem,
    places,
    days,
    vertices,
    real,
    stay,
    minStay,
    score,
    price,
    ...travel,
    ...rules,
    scoreFn: problem.nodes.map((node) => (typeof node.score === "function" ? node.score : undefined)),
    weights: {
      travel: problem.weights?.travel ?? 0,
      wait: problem.weights?.wait ?? 0,
      price: problem.weights?.price ?? 0,
    },
    maxPrice: problem.rules?.maxPrice ?? Infinity,
  };
  const dayParts = compileDays(base);
  const model: Model = {
    ...base,
    ...dayParts,
    breaks: problem.days.map(() => []),
    width: 1,
    usable: problem.days.map(() => true),
    rich: isRich(problem),
    must: 1 + 2 * scoreBound(problem) + 2 * rules.changePenalty * places,
    infeasible: [...rules.infeasible, ...dayParts.dayProblems],
  };
  model.infeasible.push(...fitBreaks(model));
  return model;
}

/** The travel matrix over vertices (terminals included), times capped at INFINITE_TIME. */
function compileTravel(problem: Problem, real: Int32Array) {
  const travel = problem.travel;
  if (typeof travel === "function") return { time: undefined, timeTo: undefined, cost: undefined, walk: undefined };
  const size = real.length;
  const time = new Int32Array(size * size);
  const timeTo = new Int32Array(size * size);
  const cost = travel.cost && new Float64Array(size * size);
  const walk = travel.walk && new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    const row = real[i]! * travel.n;
    for (let j = 0; j < size; j++) {
      const from = row + real[j]!;
      const to = i * size + j;
      time[to] = Math.min(travel.time[from]!, INFINITE_TIME);
      timeTo[j * size + i] = time[to]!;
      if (cost) cost[to] = travel.cost![from]!;
      if (walk) walk[to] = travel.walk![from]!;
    }
  }
  return { time, timeTo, cost, walk };
}

function isRich(problem: Problem): boolean {
  const { weights, rules, days, nodes, travel } = problem;
  const paidTravel = typeof travel === "function" || travel.cost !== undefined;
  return (
    nodes.some((node) => typeof node.score === "function") ||
    Boolean(weights?.travel || weights?.wait || weights?.price) ||
    (rules?.maxPrice !== undefined && paidTravel) ||
    days.some(
      (day) =>
        day.maxActive !== undefined ||
        day.maxPrice !== undefined ||
        day.maxWalk !== undefined ||
        day.maxWait !== undefined,
    )
  );
}

/** Upper bound of what the places can score together; functions are sampled at the hours of each day. */
function scoreBound(problem: Problem): number {
  let sum = 0;
  for (const node of problem.nodes) {
    if (typeof node.score === "number") {
      sum += Math.abs(node.score);
      continue;
    }
    let best = 0;
    for (const [d, day] of problem.days.entries()) {
      for (let step = 0; step <= 8; step++) {
        const at = Math.round(day.start + ((day.end - day.start) * step) / 8);
        best = Math.max(best, Math.abs(node.score(d, at)));
      }
    }
    sum += 4 * best;
  }
  return sum;
}
