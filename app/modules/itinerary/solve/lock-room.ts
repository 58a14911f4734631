import { distanceKm } from "#app/shared/geo";
import { SAME_SPOT_KM } from "../hours/composite";
import { BASE, hasMorningBefore } from "../outings/day-frame";
import type { DayProblem } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import type { Day, Id, Node, Problem, Window } from "../engine/problem";
import { withKindsOf } from "./kept-days";
import { leastOf, priceOf } from "./place-visits";
import { isMeal } from "../day/meal-breaks";
import { moveOn } from "../day/moves";

/** A visit that is held at its hour. Minutes since local midnight. */
interface Held {
  node: Id;
  start: number;
}

/** The visits held at an hour on each day, the earliest first. */
function heldByDay({ problem, dates }: DayProblem): Held[][] {
  const locked = problem.rules?.locked ?? [];
  return dates.map((_, d) =>
    locked
      .flatMap(({ node, day, start }) => (day === d && start !== undefined ? [{ node, start }] : []))
      .sort((a, b) => a.start - b.start),
  );
}

/** The visits held at an hour, by day and in the order of their hours. */
export function heldOrder(dayProblem: DayProblem): Id[][] {
  return heldByDay(dayProblem).map((visits) => visits.map(({ node }) => node));
}

const isOpen = (windows: readonly Window[], start: number): boolean =>
  windows.some((one) => one.open <= start && start <= one.latestStart);

/**
 * A day that begins in time for what is held, lasts until it is over, and bears it with its ways and the waits between.
 */
function withRoom(request: DayRequest, dayProblem: DayProblem, d: number, held: readonly Held[]): Day {
  const { problem, dates, shape } = dayProblem;
  const day = problem.days[d]!;
  const { travel, nodes } = problem;
  const [first, last] = [held[0], held.at(-1)];
  if (!first || !last || typeof travel === "function") return day;
  const way = (from: Id, to: Id): number => travel.time[from * travel.n + to]!;
  const date = dates[d]!;
  const begins = first.start - way(BASE, first.node);
  const over = last.start + (nodes[last.node]!.minDuration ?? nodes[last.node]!.duration);
  // A traveller who holds the hour before dinner, and has none earlier, dines after it.
  const dined = (day.breaks ?? [])
    .filter(isMeal)
    .flatMap(({ earliest, latestStart, duration }) =>
      last.start < earliest + duration && over <= latestStart ? [Math.max(over, earliest) + duration] : [],
    );
  const ends = Math.max(over, ...dined) + way(last.node, BASE);
  const outing = shape.outings.find((one) => one.day === d);
  const isOut = outing !== undefined;
  const isSetByJourney = isOut || moveOn(request, date) !== undefined;
  const arrives = request.arrival?.at.startsWith(date) === true;
  const leaves = request.departure?.at.startsWith(date) === true;
  const path = [BASE, ...held.map(({ node }) => node), BASE];
  const walk = path.slice(1).reduce((sum, to, k) => sum + (travel.walk?.[path[k]! * travel.n + to] ?? 0), 0);
  return {
    ...day,
    start: isSetByJourney || arrives ? day.start : Math.min(day.start, begins),
    end: leaves || (outing && hasMorningBefore(outing)) ? day.end : Math.max(day.end, ends),
    maxActive: Math.max(
      day.maxActive ?? Infinity,
      leastOf(
        problem,
        held.map(({ node }) => node),
      ),
    ),
    maxWalk: Math.max(day.maxWalk ?? Infinity, walk),
    maxWait: undefined,
  };
}

/**
 * The ways between held visits next door to each other, as short as they were: places that are one visit have none
 * between them, and held they stand alone.
 */
function nextDoor({ problem: { travel, nodes }, places }: DayProblem, held: readonly Held[][]): Problem["travel"] {
  if (typeof travel === "function") return travel;
  const time = travel.time.slice();
  for (const visits of held)
    visits.slice(1).forEach(({ node, start }, k) => {
      const before = visits[k]!;
      const [from, to] = [places[before.node - 1], places[node - 1]];
      const { minDuration, duration } = nodes[before.node]!;
      const between = start - before.start - (minDuration ?? duration);
      const at = before.node * travel.n + node;
      if (from && to && between >= 0 && distanceKm(from, to) < SAME_SPOT_KM) time[at] = Math.min(time[at]!, between);
    });
  return { ...travel, time };
}

/**
 * The problem of days that are planned anew around what the traveller holds, in which there is room for it: days begin
 * as early, end as late and wait as long as that asks for, and no habit of the plan speaks against its hours.
 */
export function withRoomForLocks(request: DayRequest, dayProblem: DayProblem): DayProblem {
  if (!request.hasRoomForLocks) return dayProblem;
  const { problem, windows } = dayProblem;
  const held = heldByDay(dayProblem);
  const startOf = new Map(held.flatMap((visits, d) => visits.map(({ node, start }) => [node, { d, start }] as const)));
  const nodes = problem.nodes.map((node, x): Node => {
    const visit = startOf.get(x);
    const usual = node.windows;
    if (!visit || typeof usual !== "function") return node;
    return {
      ...node,
      windows: (d) => (d === visit.d && !isOpen(usual(d), visit.start) ? (windows[x - 1]?.[d] ?? []) : usual(d)),
    };
  });
  const order = heldOrder(dayProblem);
  const { rules } = problem;
  return {
    ...dayProblem,
    problem: {
      ...problem,
      nodes,
      travel: nextDoor(dayProblem, held),
      days: held.map((visits, d) => withRoom(request, dayProblem, d, visits)),
      rules: {
        ...rules,
        category: withKindsOf(problem, order),
        maxPrice: Math.max(rules?.maxPrice ?? Infinity, priceOf(problem, order)),
      },
    },
  };
}
