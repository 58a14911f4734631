import { BASE } from "../outings/day-frame";
import { among } from "../arrange/day-alone";
import type { DayProblem } from "../problem/day-problem";
import { isFillerWalk } from "../problem/filler-walks";
import { orderOf } from "../arrange/as-arranged";
import { planTrip } from "../engine/plan-trip";
import type { Day, Id, Node, Problem } from "../engine/problem";
import type { PaceRules } from "../day/pace";

/** Rounds of improvement; days of up to ten visits are solved to the end before. */
const ROUNDS = 200;
/** So many days are asked one by one to take in a visit that has no room on its own any more. */
const MOST_ASKED = 4;
/** The worth of an existing visit beside its fit: more than any way or hour, less than an asked-for place. */
const HOLD = 400;

/** The visits that are looked for, and where. */
export interface Scope {
  dayProblem: DayProblem;
  seed: number;
  /** The visits that are there, without what is taken out. */
  kept: readonly (readonly Id[])[];
  /** The visits that have to be in the days, and on which of them. */
  asked: readonly Id[];
  dayOf: ReadonlyMap<Id, number>;
  /** The visits that may come in on the days that are planned anew. */
  fresh: readonly Id[];
  /** How full a day may be where a stop would be lost else. */
  fullest: PaceRules;
}

interface PlacedVisits {
  open: ReadonlySet<number>;
  days: readonly Day[];
  order: Id[][];
  /** The asked-for visits that have found no room, and those that have lost theirs. */
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

/**
 * How much is asked of days that are edited: their pace, waiting as long as what is held asks for, the fullest pace.
 */
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

/** The part of a trip that is planned anew: its days, and the visits that may be on them. */
interface OpenPart {
  openDays: readonly number[];
  open: ReadonlySet<number>;
  /** Visits that the days hold now, and those that have to be on them. */
  own: ReadonlySet<Id>;
  required: Id[];
  /** The base and all visits, in the order in which the part numbers them. */
  all: Id[];
}

function openPartOf({ kept, asked, dayOf, fresh }: Scope, openDays: readonly number[]): OpenPart {
  const open = new Set(openDays);
  const elsewhere = new Set(kept.filter((_, d) => !open.has(d)).flat());
  const mayBe = (x: Id): boolean => !elsewhere.has(x) && open.has(dayOf.get(x) ?? openDays[0]!);
  const own = new Set(openDays.flatMap((d) => kept[d]!));
  const required = asked.filter(mayBe);
  return { openDays, open, own, required, all: [BASE, ...new Set([...own, ...required, ...fresh.filter(mayBe)])] };
}

/** The part as a problem of its own, in which what the days hold is held. */
function problemOf({ dayProblem, kept, fresh }: Scope, part: OpenPart, days: readonly Day[]): Problem {
  const { problem } = dayProblem;
  const { nodes, travel, rules, weights } = problem;
  if (typeof travel === "function") throw new Error("The ways of a trip are a matrix");
  const { openDays, open, own, required, all } = part;
  const at = new Map(all.map((x, index) => [x, index]));
  const isFresh = fresh.length > 0;
  const spentElsewhere = kept.filter((_, d) => !open.has(d));
  return {
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
      ...(isFresh && { maxPrice: moneyFor(problem, kept) - priceOf(problem, spentElsewhere) }),
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
  };
}

/** Lays some days anew with the visits that they hold and what is asked for; all other days stay as they are. */
export function placeVisits(scope: Scope, openDays: readonly number[], strain: Strain): PlacedVisits {
  const { dayProblem, seed, kept } = scope;
  const part = openPartOf(scope, openDays);
  const { open, own, required, all } = part;
  const days = dayProblem.problem.days.map((_, d) => limitsOf(scope, d, open.has(d) ? strain : "usual"));
  const plan = planTrip(problemOf(scope, part, days), { seed, iterations: ROUNDS });
  const found = orderOf(plan).map((ids) => ids.map((index) => all[index]!));
  const order = kept.map((ids, d) => (open.has(d) ? found[openDays.indexOf(d)]! : [...ids]));
  const placed = new Set(found.flat());
  return {
    open,
    days,
    order,
    missing: required.filter((x) => !placed.has(x)).length,
    // A walk that the plan made up is given up rather than another day.
    lost: [...own].filter((x) => !placed.has(x) && !isFillerWalk(dayProblem.places[x - 1]?.id ?? "")).length,
  };
}

/** The money for entrances and rides: no less than they cost. */
export function moneyFor(problem: Problem, order: readonly (readonly Id[])[]): number {
  return Math.max(problem.rules?.maxPrice ?? Infinity, priceOf(problem, order));
}

const isBetter = (one: PlacedVisits, other: PlacedVisits): boolean =>
  one.missing < other.missing || (one.missing === other.missing && one.lost < other.lost);

/** The first of these in which nothing is lost; else the one that loses least. */
export function bestOf(attempts: readonly (() => PlacedVisits)[]): PlacedVisits {
  let best: PlacedVisits | undefined;
  for (const attempt of attempts) {
    const placed = attempt();
    if (!best || isBetter(placed, best)) best = placed;
    if (best.missing + best.lost === 0) break;
  }
  return best!;
}

/**
 * The days with no more strain than it takes to lose least. A loss that the greatest strain does not prevent is not
 * prevented by less.
 */
export function withLeastStrain(placeWith: (strain: Strain) => PlacedVisits): PlacedVisits {
  const usual = placeWith("usual");
  if (usual.missing + usual.lost === 0) return usual;
  const full = placeWith("full");
  return isBetter(full, usual) ? bestOf([() => placeWith("waiting"), () => full]) : usual;
}

/** The days beside some that have the most room for another visit. */
export function roomiest({ dayProblem: { problem }, kept }: Scope, near: readonly number[]): number[] {
  const room = problem.days.map(({ maxActive = 0 }, d) => maxActive - leastOf(problem, kept[d]!));
  const others = [...room.keys()].filter((d) => !near.includes(d));
  return others.sort((a, b) => room[b]! - room[a]!).slice(0, MOST_ASKED);
}

/** The worth of a stop by itself, at any hour. */
function worthOf({ nodes }: Problem, x: Id, d: number): number {
  const { score } = nodes[x]!;
  return typeof score === "function" ? score(d, 12 * 60) : score;
}

/** How much a day is asked that takes in one more visit; undefined where it has no hour or no room for it. */
function strainWith({ dayProblem: { problem }, fullest, kept }: Scope, x: Id, d: number): Strain | undefined {
  const { windows } = problem.nodes[x]!;
  if ((typeof windows === "function" ? windows(d) : windows)?.length === 0) return undefined;
  const ids = kept[d]!;
  const least = Math.min(...[...ids, x].map((_, at) => leastOf(problem, ids.toSpliced(at, 0, x))));
  const { maxActive = Infinity } = problem.days[d]!;
  return least <= maxActive ? "waiting" : least <= fullest.maxActive ? "full" : undefined;
}

/** Lays days anew together with one more day, which is fuller than its pace only where something is lost else. */
export function placeBeside(scope: Scope, near: readonly number[], d: number): PlacedVisits {
  const open = [...near, d].toSorted((a, b) => a - b);
  const full = placeVisits(scope, open, "full");
  if (full.missing + full.lost > 0) return full;
  const waiting = placeVisits(scope, open, "waiting");
  return waiting.missing + waiting.lost > 0 ? full : waiting;
}

/**
 * Gives visits that have no room on their day any more to other days, each to the one with most room of those that bear
 * it beside all that they hold; all other days stay as they stand.
 */
export function giveAway(scope: Scope, placed: PlacedVisits): PlacedVisits {
  const { dayProblem, kept } = scope;
  const near = [...placed.open];
  const held = new Set(placed.order.flat());
  const lost = near
    .flatMap((d) => kept[d]!.filter((x) => !held.has(x)).map((x) => ({ x, worth: worthOf(dayProblem.problem, x, d) })))
    .sort((a, b) => b.worth - a.worth || a.x - b.x);
  let now = placed;
  for (const { x } of lost) {
    const around = { ...scope, kept: now.order, asked: [...scope.asked, x] };
    for (const d of roomiest(around, near)) {
      const strain = strainWith(around, x, d);
      if (!strain) continue;
      const one = placeVisits({ ...around, dayOf: new Map([...scope.dayOf, [x, d]]) }, [d], strain);
      if (one.missing + one.lost > 0) continue;
      now = {
        order: one.order,
        open: new Set([...now.open, d]),
        days: now.days.with(d, one.days[d]!),
        missing: now.missing,
        lost: now.lost - 1,
      };
      break;
    }
  }
  return now;
}
