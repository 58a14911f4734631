import { BASE } from "../outings/day-frame";
import type { Scope } from "./day-facts";
import { DayHours } from "./day-hours";
import { fillWhiles, walkInWhiles } from "./fill-whiles";
import type { SettledTable } from "../problem/day-problem";
import type { Day, Id, Problem, Window } from "../engine/problem";
import { goOut } from "./evenings";

/** Hours of one day that take the place of the opening of a node. */
interface Held {
  node: Id;
  day: number;
  windows: Window[];
}

/** Days whose visits are each at a good hour, as far as that can be had. */
export interface SettledHours {
  order: Id[][];
  held: Held[];
  /** The changes of each day beyond its limits. */
  changes: Partial<Day>[];
  tables: SettledTable[];
}

/**
 * The last look at days whose visits are dealt: a bite beside a meal becomes the meal or is had at another time of the
 * day, what is at its best at sunset or in the evening waits for it, and three days of four have an evening, where they
 * bear that.
 * @returns undefined where all stays as it is
 */
export function settleHours(scope: Scope): SettledHours | undefined {
  const { order, fixed } = scope.input;
  const days = order.map((ids, d) => new DayHours(scope, d, ids));
  const free = days.filter(({ ids }) => ids.length > 0 && !ids.some((x) => fixed.has(x)));
  for (const day of free) {
    day.sitDown();
    day.arrange();
    day.leaveOut();
  }
  const open = days.filter(({ ids }) => !ids.some((x) => fixed.has(x)));
  fillWhiles(scope, open);
  goOut(scope, days);
  walkInWhiles(scope, open);
  for (const day of free) day.sitDown();
  if (days.every(({ ids, held }, d) => held.size === 0 && ids.join() === order[d]!.join())) return undefined;
  return {
    order: days.map(({ ids }) => [...ids]),
    held: days.flatMap(({ d, held }) => [...held].map(([node, windows]) => ({ node, day: d, windows }))),
    changes: days.map((day) => day.changes()),
    tables: days.flatMap(({ tables }) => tables),
  };
}

/** A problem of no visits but those of an order, of which some wait for the hour at which they are at their best. */
export function holdHours(problem: Problem, { order, held, changes }: SettledHours): Problem {
  const taken = new Set(order.flat());
  const nodes = [...problem.nodes];
  for (const { node: x, day, windows } of held) {
    const usual = nodes[x]!.windows;
    nodes[x] = {
      ...nodes[x]!,
      windows: (d) => (d === day ? windows : typeof usual === "function" ? usual(d) : (usual ?? [])),
    };
  }
  return {
    ...problem,
    nodes,
    days: problem.days.map((day, d) => ({ ...day, ...changes[d] })),
    rules: {
      ...problem.rules,
      must: problem.rules?.must?.filter((x) => taken.has(x)),
      banned: problem.nodes.flatMap((_, x) => (x === BASE || taken.has(x) ? [] : [x])),
    },
  };
}
