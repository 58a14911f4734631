import { BASE, fullestPace } from "../outings/day-frame";
import { standingDays } from "./standing-day";
import type { DayProblem } from "../problem/day-problem";
import { DayAlone } from "../arrange/day-alone";
import type { DayRequest } from "../day/day-request";
import type { Id, Node, Problem, Rules } from "../engine/problem";
import { isVisit } from "../day/itinerary";
import type { ItineraryDay } from "../day/itinerary";
import {
  bestOf,
  giveAway,
  placeVisits,
  placeBeside,
  leastOf,
  moneyFor,
  roomiest,
  withLeastStrain,
} from "./place-visits";
import type { Scope } from "./place-visits";
import { isQuarterWalk } from "../problem/quarter-walks";
import { isToldAgain } from "./quiet-days";
import { withoutEarlyReturns } from "../problem/return-visits";

/** Days that are edited: the visits of each, and which days stay as they stand. */
export interface KeptDays {
  /** With the room and the money that these visits take. */
  problem: Problem;
  order: Id[][];
  /** The days that nothing of the edit touches. */
  standing: readonly (ItineraryDay | undefined)[];
}

/** The nodes, with each visit open on its day alone: its hours are settled there or nowhere. */
function onTheirDays({ nodes }: Problem, order: readonly (readonly Id[])[]): Node[] {
  const dayOf = new Map(order.flatMap((ids, d) => ids.map((x) => [x, d])));
  return nodes.map((node, x) => {
    const { windows } = node;
    const own = dayOf.get(x);
    return own === undefined || typeof windows !== "function"
      ? node
      : { ...node, windows: (d) => (d === own ? windows(d) : []) };
  });
}

/** The rules with as many of a kind on a day as there are now. */
export function withKindsOf(problem: Problem, order: readonly (readonly Id[])[]): Rules["category"] {
  const most = (id: number): number =>
    Math.max(...order.map((ids) => ids.filter((x) => problem.nodes[x]!.categories?.includes(id)).length));
  return problem.rules?.category?.map(({ maxPerDay, ...rule }) => ({
    ...rule,
    ...(maxPerDay !== undefined && { maxPerDay: Math.max(maxPerDay, most(rule.id)) }),
  }));
}

/**
 * The days that an edit speaks of, with those that depend on them: the days of a combined ticket that gains or loses a
 * visit, of a second visit to a place that goes, of a day out that is another one now, and those that hold a place
 * which a day out on another date takes in.
 */
function touchedDays(
  { edit, keep, wanted, unwanted, locked, arrangement }: DayRequest,
  { dates, shape }: DayProblem,
): Set<number> {
  if (!edit) return new Set(dates.keys());
  const touched = new Set(edit.touched.map((date) => dates.indexOf(date)).filter((d) => d >= 0));
  const { days } = edit.before;
  const was = new Map(days.flatMap(({ items }, d) => items.filter(isVisit).map((item) => [item.placeId, { d, item }])));
  const isMoved = (id: string): boolean =>
    locked.some((one) => one.placeId === id && one.date !== days[was.get(id)!.d]!.date);
  const leaving = [...was].filter(([id]) => unwanted.includes(id) || isMoved(id));
  const coming = [...wanted, ...locked.map(({ placeId }) => placeId)].filter((id) => !was.has(id));
  const changing = new Set([...leaving.map(([id]) => id), ...coming]);
  const tickets = (arrangement?.tickets ?? []).filter(({ places }) => places.some((id) => changing.has(id)));
  const again = new Set(leaving.map(([, { item }]) => item.name));
  days.forEach(({ items, dayTrip }, d) => {
    const outing = shape.outings.find(({ day }) => day === d)?.outing;
    const elsewhere = shape.outings.flatMap((one) => (one.day === d ? [] : one.outing.places.map(({ id }) => id)));
    const out = new Set(outing?.places.map(({ id }) => id));
    const isSameOuting =
      dayTrip?.id === outing?.id &&
      [...out].every((id) => items.some(({ placeId }) => placeId === id)) &&
      (keep?.[d] ?? []).every((id) => out.has(id) || !shape.kept.has(id));
    const isOnTicket = items.some(({ placeId = "" }) => tickets.some(({ places }) => places.includes(placeId)));
    const isAgain = items.some(({ role, placeId, name }) => role === "visit" && !placeId && again.has(name));
    const isOfOuting =
      [...out].some((id) => changing.has(id)) || items.some(({ placeId = "" }) => changing.has(placeId));
    const isSeenElsewhere = items.some(({ placeId = "" }) => elsewhere.includes(placeId));
    if ((isOfOuting && !isSameOuting) || isOnTicket || isAgain || isSeenElsewhere) touched.add(d);
  });
  return touched;
}

/** The day on which something new costs the days least, as they stand; undefined where none has room for it. */
function dayFor(scope: Scope, days: readonly number[], asked: ReadonlySet<Id>): number | undefined {
  const { order, missing, lost } = placeVisits(scope, days, "waiting");
  const day = order.findIndex((ids) => ids.some((x) => asked.has(x)));
  return missing + lost > 0 || day < 0 ? undefined : day;
}

/** Whether a day that gave way holds what it held: then it stands in its own order. */
const isSameSet = (one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && one.every((x) => other.includes(x));

/**
 * The day on which an outing shows a place that only outings reach; Infinity where none does, undefined of all others.
 */
function dayOut({ shape }: DayProblem, placeId: string): number | undefined {
  if (!shape.kept.has(placeId)) return undefined;
  return shape.outings.find(({ outing }) => outing.places.some(({ id }) => id === placeId))?.day ?? Infinity;
}

/**
 * The visits that are there, with second visits and walks, which have no place of their own, where they stand.
 * @returns also the days that tell of a first visit that is none any more
 */
function keptVisits({ edit }: DayRequest, dayProblem: DayProblem): { kept: Id[][]; orphaned: number[] } {
  const { problem, places, composites, returns, dates } = dayProblem;
  const banned = new Set(problem.rules?.banned);
  const plan = dates.map((_, d) => (problem.rules?.keep?.plan[d] ?? []).filter((x) => !banned.has(x)));
  const orphaned: number[] = [];
  const nodeOf = new Map(places.map(({ id }, index) => [id, index + 1]));
  const firstReturn = places.length + composites.length + 1;
  const unnamed = [
    ...places.flatMap(({ id, name }, index) => (isQuarterWalk(id) ? [{ name, walkId: id, node: index + 1 }] : [])),
    ...returns.map(({ name }, index) => ({ name, walkId: undefined, node: firstReturn + index })),
  ];
  const lockedOn = new Map(problem.rules?.locked?.map(({ node, day }) => [node, day]));
  const hasFirstBefore = (id: string, d: number): boolean => {
    const out = dayOut(dayProblem, id);
    const first = nodeOf.get(id)!;
    const on = out ?? lockedOn.get(first) ?? plan.findIndex((ids) => ids.includes(first));
    return on >= 0 && on < d;
  };
  for (const { date, items } of edit?.before.days ?? []) {
    const d = dates.indexOf(date);
    const ids = plan[d];
    const visits = items.filter(({ role }) => role === "visit");
    visits.forEach((item, rank) => {
      if (item.placeId || !ids) return;
      // Where the first visit goes, or goes to a later day, what was a second one would be the first.
      const isOrphan = isToldAgain(item) && !places.some(({ id, name }) => name === item.name && hasFirstBefore(id, d));
      if (isOrphan) orphaned.push(d);
      // A walk of the evening has another name by day; days from before walks had ids have its name alone.
      const isIt = ({ name, walkId }: (typeof unnamed)[number]): boolean =>
        item.walkId === undefined ? name === item.name : walkId === item.walkId;
      const found = unnamed.find((one) => isIt(one) && !(isOrphan && one.node >= firstReturn));
      if (!found) return;
      unnamed.splice(unnamed.indexOf(found), 1);
      const before = visits.slice(0, rank).findLast(({ placeId }) => ids.includes(nodeOf.get(placeId ?? "") ?? -1));
      ids.splice(before ? ids.indexOf(nodeOf.get(before.placeId!)!) + 1 : 0, 0, found.node);
    });
  }
  return { kept: plan, orphaned };
}

/** The days without second visits that no first one stands before any more: it has found no room, or a later day. */
function behindTheirFirst(order: readonly (readonly Id[])[], dayProblem: DayProblem): Id[][] {
  const { places, composites, returns } = dayProblem;
  const firstReturn = places.length + composites.length + 1;
  const nodeOf = new Map(places.map(({ id }, index) => [id, index + 1]));
  return withoutEarlyReturns(order, (x) => {
    const again = returns[x - firstReturn];
    if (!again) return undefined;
    const day = dayOut(dayProblem, again.id);
    return day === undefined ? { node: nodeOf.get(again.id)! } : { day };
  });
}

/** The request of an edit: the stops that stay, the wishes, and the days that are planned anew. */
interface Edited {
  scope: Scope;
  touched: ReadonlySet<number>;
  /** The days that are planned anew. */
  near: number[];
}

function editedIn(request: DayRequest, dayProblem: DayProblem): Edited {
  const { problem, dates } = dayProblem;
  const { rules } = problem;
  const banned = new Set(rules?.banned);
  const { kept, orphaned } = keptVisits(request, dayProblem);
  const asked = [...new Set([...(rules?.must ?? []), ...(rules?.locked ?? []).map(({ node }) => node)])];
  const dayOf = new Map(rules?.locked?.map(({ node, day }) => [node, day]));
  const scope: Scope = {
    dayProblem,
    seed: request.seed,
    fullest: fullestPace(request),
    kept,
    asked,
    dayOf,
    fresh: request.edit?.isFresh ? problem.nodes.flatMap((_, x) => (x === BASE || banned.has(x) ? [] : [x])) : [],
  };
  const all = [...dates.keys()];
  const touched = new Set([...touchedDays(request, dayProblem), ...orphaned]);
  const isThere = new Set(kept.flat());
  const homeless = new Set(asked.filter((x) => !isThere.has(x) && !dayOf.has(x)));
  const day = homeless.size > 0 ? dayFor(scope, all, homeless) : undefined;
  if (day !== undefined) touched.add(day);
  return { scope, touched, near: homeless.size > 0 && day === undefined ? all : all.filter((d) => touched.has(d)) };
}

/** The days planned anew, as few as hold what is asked for. */
function placeAnew({ scope, near }: Edited) {
  const best = withLeastStrain((strain) => placeVisits(scope, near, strain));
  // A stop without room on its day alone has none beside others. Days that take in a stop of it leave the rest in
  // peace.
  return best.lost === 0 || best.missing > 0 || near.length === scope.dayProblem.dates.length
    ? best
    : bestOf([
        () => best,
        () => giveAway(scope, best),
        ...roomiest(scope, near).map((d) => () => placeBeside(scope, near, d)),
      ]);
}

/**
 * Days that are edited. What the edit touches is planned anew, by itself; rather than lose a stop a day is fuller than
 * its pace; only where that is not enough do other days give way. A day that comes out as it was stands.
 */
export function keepDays(request: DayRequest, usual: DayProblem): KeptDays {
  const dayProblem = { ...usual, problem: standingDays(request, usual) };
  const { problem, dates } = dayProblem;
  const { rules } = problem;
  const banned = new Set(rules?.banned);
  const edited = editedIn(request, dayProblem);
  const { touched, near } = edited;
  const { kept } = edited.scope;
  const placed = placeAnew(edited);
  // The rest of a day stays in its order when a stop is taken out.
  const hasLost = (d: number): boolean => (rules?.keep?.plan[d] ?? []).some((x) => banned.has(x));
  const keepsOrder = (d: number): boolean =>
    !near.includes(d) ||
    (hasLost(d) && new DayAlone(problem, d, kept[d]!, { day: placed.days[d]! }).read(kept[d]!) !== undefined);
  const order = behindTheirFirst(
    placed.order.map((ids, d) => (isSameSet(ids, kept[d]!) && keepsOrder(d) ? kept[d]! : ids)),
    usual,
  );
  const isAsItWas = (d: number): boolean => order[d]!.join() === kept[d]!.join();
  return {
    order,
    problem: {
      ...problem,
      days: placed.days.map((day, d) => ({
        ...day,
        maxActive: Math.max(day.maxActive ?? Infinity, leastOf(problem, order[d]!)),
      })),
      nodes: onTheirDays(problem, order),
      rules: {
        ...rules,
        must: order.flat(),
        category: withKindsOf(problem, order),
        maxPrice: moneyFor(problem, order),
      },
    },
    standing: dates.map((date, d) =>
      touched.has(d) || !isAsItWas(d) ? undefined : request.edit?.before.days.find((day) => day.date === date),
    ),
  };
}
