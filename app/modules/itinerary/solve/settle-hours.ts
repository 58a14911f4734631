import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { DISTRICT_DAYS } from "../day/arranging";
import { BASE } from "../outings/day-frame";
import { DayHours } from "./day-hours";
import type { Scope } from "./day-hours";
import type { SettledTable } from "../problem/day-problem";
import type { Day, Id, Problem, Window } from "../engine/problem";
import { EVENING_OUT, isBackForTheNight } from "../outings/night-out";

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

/** Kinds of places for the evening. */
const EVENINGS: ReadonlySet<PlaceKind> = new Set([
  "bar",
  "music",
  "theatre",
  "market",
  "square",
  "street",
  "neighbourhood",
  "viewpoint",
  "tower",
  "bridge",
  "monument",
  "boat-trip",
  "tour",
]);
const MOST_MINUTES = 150;
/** An evening out is for every other day. */
const EVENING_EVERY_DAYS = 2;
/** A traveller who likes the nights has a night out on every day that did not last until then. */
const NIGHT_FROM = 21 * 60;

/**
 * Puts something to do in the evening into every other whole day that has nothing of the kind and bears it, and a night
 * out into each day of those who like them.
 */
function goOut(scope: Scope, days: readonly DayHours[]): void {
  const { request, dayProblem, input } = scope;
  if (request.children > 0) return;
  const { places } = dayProblem;
  const taken = new Set(days.flatMap(({ ids }) => ids));
  const left = new Set(
    input.spare.filter((x) => {
      const place = places[x - 1];
      return place && !taken.has(x) && EVENINGS.has(place.kind) && place.minutes <= MOST_MINUTES;
    }),
  );
  let mostPrice = dayProblem.problem.rules?.maxPrice ?? Infinity;
  for (const day of days) mostPrice -= day.price();
  let last = -Infinity;
  // Days in town come first: after a day out of it the traveller may as well rest.
  for (const day of [...days].sort((a, b) => Number(input.isWhole[b.d]) - Number(input.isWhole[a.d]) || a.d - b.d)) {
    const night = dayProblem.nights[day.d];
    const isRested =
      night && dayProblem.shape.outings.some((outing) => outing.day === day.d && isBackForTheNight(outing));
    if (!input.isWhole[day.d] && !isRested) continue;
    const isNight = night !== undefined && !day.hasEvening(NIGHT_FROM);
    if (day.hasEvening()) last = day.d;
    if (!isNight && day.d - last < EVENING_EVERY_DAYS) continue;
    const isTorn = (x: Id): boolean =>
      (input.districts[x] ?? []).some((district) => {
        const on = days.filter(
          ({ d, ids }) =>
            input.outings[d]?.includes(district) || ids.some((one) => input.districts[one]?.includes(district)),
        );
        return !on.includes(day) && on.length >= DISTRICT_DAYS;
      });
    const before = day.price();
    const there = [...left].filter((x) => !isTorn(x));
    const ofTheNight = (x: Id): boolean => places[x - 1]!.vibes.includes("nightlife");
    const chosen =
      (isNight ? day.goOut([...left].filter(ofTheNight), mostPrice, night) : undefined) ??
      (isRested || day.d - last < EVENING_EVERY_DAYS ? undefined : day.goOut(there, mostPrice, EVENING_OUT));
    if (chosen === undefined) continue;
    left.delete(chosen);
    mostPrice -= day.price() - before;
    last = day.d;
  }
}

/**
 * The last look at days whose visits are dealt: a bite beside a meal becomes the meal or is had at another time of the
 * day, what is at its best at sunset or in the evening waits for it, and every other day has an evening, where it bears
 * that.
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
  goOut(scope, days);
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
