/** Judges a plan without the engine: what every plan of `planTrip` has to pass. */
import { DayChecker, effectiveLocks, type DayReading } from "./check-day";
import type { Check, Id, Problem } from "./problem";

/**
 * Checks an order of visits against every rule of the problem and scores it.
 *
 * A required place (or a least number of a kind) that is missing is an error only when it would fit
 * beside the plan's other required visits: rules that contradict each other are no fault of the plan.
 */
export function checkPlan(p: Problem, plan: Id[][]): Check {
  const errors: string[] = [];
  if (plan.length !== p.days.length) errors.push(`the plan has ${plan.length} days, the trip ${p.days.length}`);
  const unknown = plan.flat().filter((x) => p.nodes[x] === undefined);
  if (unknown.length > 0) return { ok: false, score: 0, errors: [...errors, `unknown places ${unknown.join(", ")}`] };
  errors.push(...ruleErrors(p, plan));
  const readings = readDays(p, plan, errors);
  errors.push(...budgetErrors(p, plan, readings));
  if (errors.length === 0) errors.push(...omissions(p, plan));
  return { ok: errors.length === 0, score: scoreOf(p, readings), errors };
}

/** Rules that need no clock. */
function ruleErrors(p: Problem, plan: Id[][]): string[] {
  const errors: string[] = [];
  const visits = plan.flat();
  const turn = new Map(visits.map((x, index) => [x, index]));
  if (turn.size !== visits.length) errors.push("a place is visited twice");
  for (const x of p.rules?.banned ?? []) if (turn.has(x)) errors.push(`place ${x} is banned`);
  for (const [x, { day }] of effectiveLocks(p)) {
    if (turn.has(x) && !plan[day]?.includes(x)) errors.push(`place ${x} is locked to day ${day}`);
  }
  for (const group of p.rules?.exclusive ?? []) {
    const held = [...new Set(group)].filter((x) => turn.has(x));
    if (held.length > 1) errors.push(`places ${held.join(", ")} exclude each other`);
  }
  for (const [a, b] of p.rules?.before ?? []) {
    if (a !== b && turn.has(a) && turn.has(b) && turn.get(a)! > turn.get(b)!)
      errors.push(`place ${a} must come before ${b}`);
  }
  for (const rule of p.rules?.category ?? []) {
    const counts = plan.map((ids) => ids.filter((x) => p.nodes[x]!.categories?.includes(rule.id)).length);
    const total = counts.reduce((sum, n) => sum + n, 0);
    if (total > (rule.max ?? Infinity)) errors.push(`too many of category ${rule.id}`);
    if (counts.some((n) => n > (rule.maxPerDay ?? Infinity))) errors.push(`too many of category ${rule.id} on a day`);
  }
  return errors;
}

function readDays(p: Problem, plan: Id[][], errors: string[]): (DayReading | undefined)[] {
  return p.days.map((_, d) => {
    const ids = plan[d] ?? [];
    const day = new DayChecker(p, d);
    if (!day.possible) {
      if (ids.length > 0) errors.push(`day ${d} cannot hold any visit`);
      return undefined;
    }
    const reading = day.read(ids);
    if (typeof reading === "string") {
      errors.push(reading);
      return undefined;
    }
    const error = day.limitError(reading);
    if (error !== undefined && ids.length > 0) errors.push(error);
    return reading;
  });
}

function budgetErrors(p: Problem, plan: Id[][], readings: (DayReading | undefined)[]): string[] {
  if (p.rules?.maxPrice === undefined || plan.flat().length === 0) return [];
  let spent = 0;
  readings.forEach((reading, d) => {
    if (reading) spent += new DayChecker(p, d).priceOf(reading);
  });
  return spent > p.rules.maxPrice + 1e-9 ? ["the trip is over its budget"] : [];
}

/**
 * Required places, and least numbers of a kind, that are missing although they fit beside the other required visits.
 */
function omissions(p: Problem, plan: Id[][]): string[] {
  const rules = p.rules ?? {};
  const visited = new Set(plan.flat());
  const required = new Set([...(rules.must ?? []), ...effectiveLocks(p).keys()]);
  const wanted = new Map<Id, string>();
  for (const x of required)
    if (p.nodes[x] && !visited.has(x)) wanted.set(x, `required place ${x} is missing although it fits`);
  const counted = new Set<Id>();
  for (const rule of rules.category ?? []) {
    if (!rule.min) continue;
    const members = p.nodes.flatMap((node, x) => (node.categories?.includes(rule.id) ? [x] : []));
    members.forEach((x) => counted.add(x));
    if (members.filter((x) => visited.has(x)).length >= rule.min) continue;
    const terminals = new Set(p.days.flatMap((day) => [day.from, day.to]));
    for (const x of members) {
      if (!visited.has(x) && !terminals.has(x)) wanted.set(x, `category ${rule.id} lacks places although ${x} fits`);
    }
  }
  const bare = plan.map((ids) => ids.filter((x) => required.has(x) || counted.has(x)));
  if (wanted.size === 0 || !works(p, bare)) return [];
  return [...wanted].filter(([x]) => fitsSomewhere(p, bare, x)).map(([, error]) => error);
}

function fitsSomewhere(p: Problem, plan: Id[][], x: Id): boolean {
  return plan.some((ids, d) =>
    Array.from({ length: ids.length + 1 }, (_, at) => at).some((at) =>
      works(
        p,
        plan.map((other, e) => (e === d ? [...ids.slice(0, at), x, ...ids.slice(at)] : other)),
      ),
    ),
  );
}

function works(p: Problem, plan: Id[][]): boolean {
  const errors = ruleErrors(p, plan);
  const readings = readDays(p, plan, errors);
  return errors.length === 0 && budgetErrors(p, plan, readings).length === 0;
}

function scoreOf(p: Problem, readings: (DayReading | undefined)[]): number {
  const seen = new Map<number, number>();
  let score = 0;
  readings.forEach((reading, d) => {
    for (const { node: x, start } of reading?.visits ?? []) {
      const node = p.nodes[x]!;
      let value = typeof node.score === "function" ? node.score(d, start) : node.score;
      for (const rule of p.rules?.category ?? []) {
        if (rule.repeatFactor === undefined || !node.categories?.includes(rule.id)) continue;
        const times = seen.get(rule.id) ?? 0;
        value *= rule.repeatFactor ** times;
        seen.set(rule.id, times + 1);
      }
      score += value;
    }
  });
  return score;
}
