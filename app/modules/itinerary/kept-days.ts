import { BASE, fullestPace } from "./day-frame";
import { asItStands } from "./as-it-stands";
import { among } from "./day-alone";
import type { DayProblem } from "./day-problem";
import type { DayRequest } from "./day-request";
import { orderOf } from "./as-arranged";
import { planTrip } from "./engine/plan-trip";
import type { Day, Id, Node, Problem, Rules } from "./engine/problem";
import { isVisit } from "./itinerary";
import type { ItineraryDay } from "./itinerary";
import type { PaceRules } from "./pace";
import { isQuarterWalk } from "./quarter-walks";
import { isToldAgain } from "./quiet-days";
import { withoutEarlyReturns } from "./return-visits";

/** Rounds of improvement; days of up to ten visits are solved to the end before. */
const ROUNDS = 200;
/** So many days are asked one by one to take in what has no room on its own any more, before all of them are. */
const MOST_ASKED = 4;
/** What a visit that is there is worth beside its fit: more than any way or hour, less than what is asked for. */
const HOLD = 400;

/** Days that are edited: the visits of each, and which days stay as they stand. */
export interface KeptDays {
  /** With the room and the money that these visits take. */
  problem: Problem;
  order: Id[][];
  /** The days that nothing of the edit touches. */
  standing: readonly (ItineraryDay | undefined)[];
}

/** What is looked for, and where. */
interface Scope {
  dayProblem: DayProblem;
  seed: number;
  /** The visits that are there, without what is taken out. */
  kept: readonly (readonly Id[])[];
  /** What has to be in the days, and on which of them. */
  asked: readonly Id[];
  dayOf: ReadonlyMap<Id, number>;
  /** What may come in on the days that are laid anew. */
  fresh: readonly Id[];
  /** How full a day may be where a stop would be lost else. */
  fullest: PaceRules;
}

interface Laid {
  open: ReadonlySet<number>;
  days: readonly Day[];
  order: Id[][];
  /** What is asked for and has found no room, and what has lost its own. */
  missing: number;
  lost: number;
}

/** The least that visits and their ways take, from the hotel and back, in minutes. */
export function leastOf({ nodes, travel }: Problem, ids: readonly Id[]): number {
  if (typeof travel === "function") return 0;
  const { n, time } = travel;
  const way = [...ids, BASE].reduce((sum, x, index) => sum + time[(index === 0 ? BASE : ids[index - 1]!) * n + x]!, 0);
  return ids.reduce((sum, x) => sum + (nodes[x]!.minDuration ?? nodes[x]!.duration), ids.length === 0 ? 0 : way);
}

/** Entrances and ways of all days, in the engine's money. */
export function priceOf({ nodes, travel }: Problem, order: readonly (readonly Id[])[]): number {
  const fare = (from: Id, to: Id): number =>
    typeof travel === "function" ? 0 : (travel.cost?.[from * travel.n + to] ?? 0);
  return order.reduce(
    (all, ids) =>
      ids.reduce((sum, x, index) => sum + (nodes[x]!.price ?? 0) + fare(ids[index - 1] ?? BASE, x), all) +
      fare(ids.at(-1) ?? BASE, BASE),
    0,
  );
}

/** How much is asked of days that are edited: their pace, waiting as long as what is held asks for, the fullest pace. */
type Strain = "usual" | "waiting" | "full";

/** The limits of a day that is edited: it keeps the room that it was given. */
function limitsOf({ dayProblem: { problem }, fullest, kept }: Scope, d: number, strain: Strain): Day {
  const day = problem.days[d]!;
  const { maxActive = Infinity, maxWalk = Infinity } = day;
  const isFull = strain === "full";
  return {
    ...day,
    maxWait: strain === "usual" ? day.maxWait : undefined,
    maxActive: Math.max(maxActive, leastOf(problem, kept[d]!), isFull ? fullest.maxActive : 0),
    maxWalk: Math.max(maxWalk, isFull ? fullest.maxWalk : 0),
  };
}

/** Lays some days anew with the visits that they hold and what is asked for; all other days stay as they are. */
function lay(scope: Scope, openDays: readonly number[], strain: Strain): Laid {
  const { dayProblem, seed, kept, asked, dayOf, fresh } = scope;
  const { problem } = dayProblem;
  const { nodes, travel, rules, weights } = problem;
  if (typeof travel === "function") throw new Error("The ways of a trip are a matrix");
  const open = new Set(openDays);
  const elsewhere = new Set(kept.filter((_, d) => !open.has(d)).flat());
  const mayBe = (x: Id): boolean => !elsewhere.has(x) && open.has(dayOf.get(x) ?? openDays[0]!);
  const own = new Set(openDays.flatMap((d) => kept[d]!));
  const required = asked.filter(mayBe);
  const all = [BASE, ...new Set([...own, ...required, ...fresh.filter(mayBe)])];
  const at = new Map(all.map((x, index) => [x, index]));
  const days = problem.days.map((_, d) => limitsOf(scope, d, open.has(d) ? strain : "usual"));
  const isFresh = fresh.length > 0;
  const plan = planTrip(
    {
      nodes: all.map((x): Node => {
        const { score, windows, categories, ...node } = nodes[x]!;
        const held = own.has(x) ? HOLD : 0;
        return {
          ...node,
          ...(isFresh && { categories }),
          score: typeof score === "function" ? (k, start) => score(openDays[k]!, start) + held : score + held,
          ...(windows && { windows: typeof windows === "function" ? (k) => windows(openDays[k]!) : windows }),
        };
      }),
      days: openDays.map((d) => days[d]!),
      travel: among(travel, all),
      rules: {
        ...(isFresh && { category: rules?.category }),
        ...(isFresh && {
          maxPrice:
            moneyFor(problem, kept) -
            priceOf(
              problem,
              kept.filter((_, d) => !open.has(d)),
            ),
        }),
        must: required.map((x) => at.get(x)!),
        locked: (rules?.locked ?? [])
          .filter(({ node, day }) => at.has(node) && open.has(day))
          .map((lock) => ({ ...lock, node: at.get(lock.node)!, day: openDays.indexOf(lock.day) })),
        keep: {
          plan: openDays.map((d) => kept[d]!.map((x) => at.get(x)!)),
          changePenalty: rules?.keep?.changePenalty ?? 0,
        },
      },
      weights,
    },
    { seed, iterations: ROUNDS },
  );
  const found = orderOf(plan).map((ids) => ids.map((index) => all[index]!));
  const order = kept.map((ids, d) => (open.has(d) ? found[openDays.indexOf(d)]! : [...ids]));
  const laid = new Set(found.flat());
  return {
    open,
    days,
    order,
    missing: required.filter((x) => !laid.has(x)).length,
    lost: [...own].filter((x) => !laid.has(x)).length,
  };
}

/** What entrances and rides may cost: no less than they do. */
function moneyFor(problem: Problem, order: readonly (readonly Id[])[]): number {
  return Math.max(problem.rules?.maxPrice ?? Infinity, priceOf(problem, order));
}

const isBetter = (one: Laid, other: Laid): boolean =>
  one.missing < other.missing || (one.missing === other.missing && one.lost < other.lost);

/** The first of these in which nothing is lost; else the one that loses least. */
function bestOf(attempts: readonly (() => Laid)[]): Laid {
  let best: Laid | undefined;
  for (const attempt of attempts) {
    const laid = attempt();
    if (!best || isBetter(laid, best)) best = laid;
    if (best.missing + best.lost === 0) break;
  }
  return best!;
}

/** The days with no more strain than it takes to lose least. What the most of it does not save, less does not. */
function withLeastStrain(layWith: (strain: Strain) => Laid): Laid {
  const usual = layWith("usual");
  if (usual.missing + usual.lost === 0) return usual;
  const full = layWith("full");
  return isBetter(full, usual) ? bestOf([() => layWith("waiting"), () => full]) : usual;
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
 * The days that an edit speaks of, with those that hang on them: those of a combined ticket of which something comes or
 * goes, those of a second visit to what goes, and those whose day out is another one now.
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
    const out = new Set(outing?.places.map(({ id }) => id));
    const isSameOuting =
      dayTrip?.id === outing?.id &&
      [...out].every((id) => items.some(({ placeId }) => placeId === id)) &&
      (keep?.[d] ?? []).every((id) => out.has(id) || !shape.kept.has(id));
    const isOnTicket = items.some(({ placeId = "" }) => tickets.some(({ places }) => places.includes(placeId)));
    const isAgain = items.some(({ role, placeId, name }) => role === "visit" && !placeId && again.has(name));
    const isOfOuting =
      [...out].some((id) => changing.has(id)) || items.some(({ placeId = "" }) => changing.has(placeId));
    if ((isOfOuting && !isSameOuting) || isOnTicket || isAgain) touched.add(d);
  });
  return touched;
}

/** The day on which something new costs the days least, as they stand; undefined where none has room for it. */
function dayFor(scope: Scope, days: readonly number[], asked: ReadonlySet<Id>): number | undefined {
  const { order, missing, lost } = lay(scope, days, "waiting");
  const day = order.findIndex((ids) => ids.some((x) => asked.has(x)));
  return missing + lost > 0 || day < 0 ? undefined : day;
}

/** Whether a day that gave way holds what it held: then it stands in its own order. */
const isSameSet = (one: readonly Id[], other: readonly Id[]): boolean =>
  one.length === other.length && one.every((x) => other.includes(x));

/** The days beside some that have the most room for another visit. */
function roomiest({ dayProblem: { problem }, kept }: Scope, near: readonly number[]): number[] {
  const room = problem.days.map(({ maxActive = 0 }, d) => maxActive - leastOf(problem, kept[d]!));
  const others = [...room.keys()].filter((d) => !near.includes(d));
  return others.sort((a, b) => room[b]! - room[a]!).slice(0, MOST_ASKED);
}

/** The day on which an outing shows a place that only outings reach; Infinity where none does, undefined of all others. */
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
    ...places.flatMap(({ id, name }, index) => (isQuarterWalk(id) ? [{ name, node: index + 1 }] : [])),
    ...returns.map(({ name }, index) => ({ name, node: firstReturn + index })),
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
      const found = unnamed.find(({ name, node }) => name === item.name && !(isOrphan && node >= firstReturn));
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

/**
 * Days that are edited. What the edit touches is laid anew, by itself; rather than lose a stop a day is fuller than its
 * pace; only where that is not enough do other days give way. A day that comes out as it was stands.
 */
export function keepDays(request: DayRequest, usual: DayProblem): KeptDays {
  const dayProblem = { ...usual, problem: asItStands(request, usual) };
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
  const near = homeless.size > 0 && day === undefined ? all : all.filter((d) => touched.has(d));
  const best = withLeastStrain((strain) => lay(scope, near, strain));
  const beside = (strain: Strain) =>
    roomiest(scope, near).map(
      (d) => () =>
        lay(
          scope,
          [...near, d].toSorted((a, b) => a - b),
          strain,
        ),
    );
  // What has no room on its day alone has none beside others. One other day that takes it in leaves the rest in peace.
  const laid =
    best.lost === 0 || best.missing > 0 || near.length === all.length
      ? best
      : bestOf([
          () => best,
          ...beside("waiting"),
          ...beside("full"),
          () => lay(scope, all, "waiting"),
          () => lay(scope, all, "full"),
        ]);
  const order = behindTheirFirst(
    laid.order.map((ids, d) => (!near.includes(d) && isSameSet(ids, kept[d]!) ? kept[d]! : ids)),
    usual,
  );
  const isAsItWas = (d: number): boolean => order[d]!.join() === kept[d]!.join();
  return {
    order,
    problem: {
      ...problem,
      days: laid.days.map((day, d) => ({
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
