import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import { anchorNodes } from "./anchor-nodes";
import { ALWAYS_SAID } from "../outings/anchors";
import { asArranged, boundTo, orderOf } from "../arrange/as-arranged";
import { arrangeDays, withLongWhiles } from "../arrange/arrange";
import type { Arranging } from "../day/arranging";
import { canBeSeen } from "../hours/can-be-seen";
import { openPlan } from "../hours/composite";
import type { Composite } from "../hours/composite";
import { bearingOf, latenessOf } from "../arrange/day-burden";
import { AFTER_OUTING_ACTIVE, hasMorningBefore } from "../outings/day-frame";
import { buildDayProblem, spotsOf } from "../problem/day-problem";
import type { DayProblem } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import type { ReachStep } from "../day/planning-step";
import { planTrip } from "../engine/plan-trip";
import type { Day, Id, Plan, Problem } from "../engine/problem";
import { worthOfFeast } from "../hours/feast-places";
import { gentlenessOf } from "../party/gentle-day";
import { asHurried, mayBeHurried } from "../outings/hurried-stay";
import { keepDays } from "./kept-days";
import { heldOrder, withRoomForLocks } from "./lock-room";
import { isMeal } from "../day/meal-breaks";
import { FULLER_ON_A_SHORT_STAY, hasFewNights, isShortStay, PACE_RULES } from "../day/pace";
import { pairsOf } from "../arrange/pairs-of-sights";
import { returnsWhereTheyStand } from "../problem/return-visits";
import { kilometresBetween } from "../problem/travel-between";
import { keepHours } from "./kept-hours";
import { holdHours, settleHours } from "./settle-hours";
import { inTheBetterDirection } from "./turned-rides";
import { hasSmallChildren } from "../day/children";

/** Rounds of improvement: bounded by count, so that the same request gives the same plan on every machine. */
const ROUNDS = 400;
const ROUNDS_FOR_ANCHORS = 60;
/**
 * A proof that takes longer than this is not worth waiting for: the rounds find the same but for one case in hundreds.
 */
const PROOF_FOR_ANCHORS = 12_000;
/** For what people come for, a day may be so much fuller than its pace. */
const FULLER_FOR_ANCHORS = 1.2;
/**
 * Days of a stay with more time than sights are filled to a little more than the average, so that none is left blank.
 */
const ABOVE_AVERAGE = 1.2;
const MEAL_MINUTES = 75;
const LEAST_ACTIVE = 150;
/** With children a day is full earlier: what can be on another day is. */
const CHILDREN_BEAR = 0.8;
/** A day's rest and a place or two are no whole day. */
const WHOLE_DAY_MINUTES = 300;

/** Places the reasons to come first, alone: as many as the days hold, each rank worth more than all below it. */
function placeAnchors(request: DayRequest, dayProblem: DayProblem, anchors: readonly Id[], start: Id[][] = []): Plan {
  const { problem, shape, places, dates } = dayProblem;
  const out = new Set(shape.outings.map(({ day }) => day));
  const required = [...(problem.rules?.must ?? []), ...(problem.rules?.locked ?? []).map(({ node }) => node)];
  const rank = new Map(anchors.map((node, index) => [node, index]));
  return planTrip(
    {
      ...problem,
      nodes: problem.nodes.map((node, x) => {
        const at = rank.get(x);
        if (at === undefined) return required.includes(x) ? { ...node, score: 0 } : { ...node, score: 0, windows: [] };
        const score = 2 ** (anchors.length - at);
        const days = worthOfFeast(places[x - 1] ?? {}, dates, request.destination.country);
        const worth = days ? (day: number) => score * days[day]! : score;
        return { ...node, score: worth, duration: node.minDuration ?? node.duration };
      }),
      days: problem.days.map((day, index) =>
        out.has(index) ? day : { ...day, maxActive: mostForAnchors(request, day, index) },
      ),
      rules: { ...problem.rules, category: problem.rules?.category?.map(({ repeatFactor: _all, ...rule }) => rule) },
      weights: {},
    },
    {
      seed: request.seed,
      iterations: ROUNDS_FOR_ANCHORS,
      proofLabels: PROOF_FOR_ANCHORS,
      // Else a place that may be on any day takes the only hour of one that is held.
      start: request.hasRoomForLocks ? heldOrder(dayProblem) : start,
    },
  );
}

/** Half a day is used up for reasons to come, a whole one a little over its pace; the first hours stay easy. */
function mostForAnchors(request: DayRequest, day: Day, index: number): number {
  const { start, end, maxActive = Infinity, breaks = [] } = day;
  const busy = breaks.reduce((sum, one) => sum + (isMeal(one) ? 0 : one.duration), 0);
  const fuller = Math.ceil(maxActive * (isShortStay(request) ? FULLER_ON_A_SHORT_STAY : FULLER_FOR_ANCHORS));
  if (index === 0 && gentlenessOf(request)) return maxActive;
  return Math.max(
    fuller,
    Math.min(PACE_RULES[request.pace].maxActive, end - start - busy - (breaks.some(isMeal) ? MEAL_MINUTES : 0)),
  );
}

function activeOf({ stops, travel }: Plan["days"][number]): number {
  return travel + stops.reduce((sum, { start, leave }) => sum + leave - start, 0);
}

/** The problem of the ordinary days with what has to be in them, and no day fuller than it need be. */
function withAnchors(dayProblem: DayProblem, anchored: Plan | undefined): Problem {
  const { problem, load } = dayProblem;
  const share = Math.min(1, load * ABOVE_AVERAGE);
  return {
    ...problem,
    days: problem.days.map((day, index) => {
      if (day.maxActive === undefined) return day;
      const spread = Math.max(Math.min(LEAST_ACTIVE, day.maxActive), Math.ceil(day.maxActive * share));
      return { ...day, maxActive: Math.max(spread, anchored ? activeOf(anchored.days[index]!) : 0) };
    }),
    rules: {
      ...problem.rules,
      must: [...new Set([...(problem.rules?.must ?? []), ...(anchored ? orderOf(anchored).flat() : [])])],
    },
  };
}

/** Reasons to come that the traveller did not ask for, without the first; a missing one is still named. */
function lesserAnchors(request: DayRequest, { shape, nodeOf }: DayProblem): Set<Id> {
  const of = (ids: readonly string[]): Id[] => ids.flatMap((id) => nodeOf.get(id) ?? []);
  const kept = new Set(of([...shape.first.map(({ place }) => place.id), ...request.wanted]));
  return new Set(of(shape.sought.map(({ id }) => id)).filter((x) => !kept.has(x)));
}

/** Kinds that serve a drink or a bite on the way. */
const FOR_A_BREAK: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["cafe", "bar"]);

/** Everything the arrangement has to know of the days. */
function arranging(request: DayRequest, dayProblem: DayProblem, problem: Problem, order: Id[][]): Arranging {
  const { places, composites, returns, shape, nodeOf } = dayProblem;
  const out = new Map(shape.outings.map(({ day, outing }) => [day, outing]));
  const bears = hasSmallChildren(request) ? CHILDREN_BEAR : 1;
  const last = problem.days.length - 1;
  const banned = new Set(dayProblem.problem.rules?.banned);
  const fixed = new Set(problem.rules?.locked?.map(({ node }) => node));
  const isOffered = (x: Id): boolean => {
    const { score } = problem.nodes[x]!;
    return x > 0 && !banned.has(x) && (typeof score === "function" || score > 0);
  };
  const firstReturn = places.length + composites.length + 1;
  const required = new Set([...(problem.rules?.must ?? []), ...anchorNodes(request, dayProblem)]);
  const ruled = (problem.rules?.banned ?? []).filter((x) => x < firstReturn);
  const isWhole = problem.days.map(
    ({ start, end }, day) => day > 0 && day < last && !out.has(day) && end - start >= WHOLE_DAY_MINUTES,
  );
  return {
    problem: { ...problem, rules: { ...problem.rules, banned: ruled } },
    order,
    km: kilometresBetween(spotsOf(request, dayProblem)),
    firstStay: problem.nodes.map(
      ({ duration }, x) => composites[x - places.length - 1]?.places[0]!.minutes ?? duration,
    ),
    pairs: pairsOf(request, dayProblem),
    districts: [
      [],
      ...places.map(({ district }) => [district]),
      ...composites.map((one) => one.places.map(({ district }) => district)),
      // A second visit says that it is one, whatever day its district has.
      ...returns.map(() => []),
    ],
    isWhole,
    isHalf: isWhole.map((isAll, d) => !isAll && shape.outings.every((one) => one.day !== d || hasMorningBefore(one))),
    lateness: latenessOf(problem.days.map((_, day) => isWhole[day]! || out.has(day))),
    outings: problem.days.map((_, index) => out.get(index)?.places.map(({ district }) => district)),
    ...bearingOf(request, shape.due, [
      [],
      ...places.map((place) => [place]),
      ...composites.map((one) => one.places),
      ...returns.map(() => []),
    ]),
    capacity: problem.days.map(({ maxActive = 0 }, index) =>
      out.has(index) && maxActive <= AFTER_OUTING_ACTIVE ? 0 : maxActive * bears,
    ),
    spare: problem.nodes.flatMap((_, x) => (x < firstReturn && isOffered(x) ? [x] : [])),
    returns: returns.map(({ id }, index) => {
      const first = nodeOf.get(id)!;
      const outing = shape.outings.find(({ outing: one }) => one.places.some((place) => place.id === id))?.day;
      const mayComeEarlier = !request.keep && first <= places.length && outing === undefined && !fixed.has(first);
      return { node: firstReturn + index, first, mayComeEarlier, ...(outing !== undefined && { outing }) };
    }),
    fixed,
    required,
    lesser: lesserAnchors(request, dayProblem),
    feasts: new Set(places.flatMap(({ onlyOn }, index) => (onlyOn ? [index + 1] : []))),
    casual: new Set(
      places.flatMap(({ kind }, index) => (FOR_A_BREAK.has(kind) && !required.has(index + 1) ? [index + 1] : [])),
    ),
  };
}

/** Days as they are settled, with the problem they answer. */
export interface SolvedDays {
  problem: DayProblem;
  plan: Plan;
}

/**
 * The hours of days that are arranged, each visit at a good one. Second visits stand where they were put and nowhere
 * else.
 */
function timed(request: DayRequest, sun: SunCalculator, dayProblem: DayProblem, input: Arranging): SolvedDays {
  const firstReturn = dayProblem.places.length + dayProblem.composites.length + 1;
  const nodes = returnsWhereTheyStand(input, firstReturn);
  const { plan, problem, apart } = asArranged(request, dayProblem, { ...input, problem: { ...input.problem, nodes } });
  const hours = request.keep
    ? keepHours(request, dayProblem, problem, orderOf(plan))
    : settleHours({ request, dayProblem, input: { ...input, problem, order: orderOf(plan) }, sun });
  const settled =
    hours && planTrip(holdHours(problem, hours), { seed: request.seed, iterations: 0, start: hours.order });
  // The findings about each day alone hold for all of them, but for money.
  const isKept = settled && orderOf(settled).join(";") === hours.order.join(";");
  return {
    problem: { ...dayProblem, problem, apart, tables: isKept ? hours.tables : [] },
    plan: openedPlan(dayProblem, isKept ? { ...plan, days: settled.days } : plan),
  };
}

/** A plan of the solver in which every visit is one place. */
function openedPlan({ places, composites, returns }: DayProblem, plan: Plan): Plan {
  const ownNodeOf = new Map(places.map(({ id }, index) => [id, index + 1]));
  const firstReturn = places.length + composites.length + 1;
  const opened = openPlan(
    plan,
    (node): Composite | undefined => composites[node - places.length - 1],
    ({ id }) => ownNodeOf.get(id)!,
  );
  return {
    ...opened,
    days: opened.days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => {
        const seenAgain = returns[stop.node - firstReturn];
        return seenAgain ? { ...stop, node: ownNodeOf.get(seenAgain.id)! } : stop;
      }),
    })),
    missing: opened.missing.filter(({ node }) => node < firstReturn),
  };
}

function solveBound(
  request: DayRequest,
  sun: SunCalculator,
  alone: ReadonlySet<string>,
  reach: ReachStep,
): SolvedDays | { unplaced: ReadonlySet<string> } {
  const dayProblem = withRoomForLocks(request, buildDayProblem(request, sun, alone));
  const { seed } = request;
  if (request.window)
    return {
      problem: dayProblem,
      plan: openedPlan(dayProblem, planTrip(dayProblem.problem, { seed, iterations: ROUNDS })),
    };
  if (request.keep) {
    const { order, problem, standing } = keepDays(request, dayProblem);
    const input = arranging(request, dayProblem, problem, order);
    const fixed = new Set([...input.fixed, ...order.flatMap((ids, d) => (standing[d] ? ids : []))]);
    return timed(request, sun, ...inTheBetterDirection(request, { ...dayProblem, standing }, { ...input, fixed }));
  }
  reach("sights");
  const anchors = anchorNodes(request, dayProblem);
  // Feasts on these days alone are placed first, by themselves: among all the others the search may miss their one
  // hour.
  const feasts = anchors.filter((x) => dayProblem.places[x - 1]?.onlyOn);
  const start = feasts.length > 0 ? orderOf(placeAnchors(request, dayProblem, feasts)) : [];
  const anchored = anchors.length > 0 ? placeAnchors(request, dayProblem, anchors, start) : undefined;
  const unplaced =
    anchored &&
    (boundWithoutRoom(dayProblem, anchors, anchored) ?? boundInTheWay(request, sun, dayProblem, anchored, alone));
  if (unplaced) return { unplaced };
  const problem = withAnchors(dayProblem, anchored);
  const chosen = planTrip(problem, { seed, iterations: ROUNDS, ...(anchored && { start: orderOf(anchored) }) });
  // The limits that spread the visits have done so; within the pace's own they may move.
  const free: Problem = {
    ...problem,
    days: problem.days.map((day, index) => ({
      ...day,
      maxActive: Math.max(day.maxActive ?? 0, dayProblem.problem.days[index]!.maxActive ?? 0),
    })),
  };
  reach("walks");
  const input = arranging(request, dayProblem, free, orderOf(chosen));
  const arranged = withLongWhiles({ ...input, order: arrangeDays(input) });
  return timed(request, sun, ...inTheBetterDirection(request, dayProblem, arranged));
}

/** The places of anchors that found no day because they are bound to others; undefined where there are none. */
function boundWithoutRoom(dayProblem: DayProblem, anchors: readonly Id[], anchored: Plan): Set<string> | undefined {
  const placed = new Set(orderOf(anchored).flat());
  const bound = boundTo(
    dayProblem,
    anchors.filter((x) => !placed.has(x)),
  );
  return bound.length > 0 ? new Set(bound.map(({ id }) => id)) : undefined;
}

/** So many times what is bound is loosened a little, before everything is. */
const LOOSENED = { hurried: 3, usual: 2 };

/** The share of the reasons to come that these days hold, each rank worth so many times the next. */
function worthHeld({ shape, nodeOf }: DayProblem, anchored: Plan, times: number): number {
  const placed = new Set(orderOf(anchored).flat());
  return shape.due.reduce((sum, { place }) => times * sum + Number(placed.has(nodeOf.get(place.id) ?? -1)), 0);
}

/**
 * On a stay of few nights a lesser sight that is bound to a great one gives way where that leaves room for another
 * great one.
 * @returns the places to be seen one by one; undefined where nothing is won by it
 */
function boundInTheWay(
  request: DayRequest,
  sun: SunCalculator,
  dayProblem: DayProblem,
  anchored: Plan,
  already: ReadonlySet<string>,
): Set<string> | undefined {
  const { shape, nodeOf, composites, problem } = dayProblem;
  const placed = new Set(orderOf(anchored).flat());
  if (!hasFewNights(request) || composites.length === 0) return undefined;
  const leftOut = shape.due.findIndex(({ place }) => {
    const x = nodeOf.get(place.id);
    return x !== undefined && !placed.has(x) && canBeSeen(problem, x);
  });
  // Where there are days for more, only the first of the list are worth the parting.
  if (leftOut < 0 || (leftOut >= ALWAYS_SAID && !isShortStay(request))) return undefined;
  const due = shape.due.map(({ place }) => place);
  const mayGiveWay = (places: readonly PlaceSource[]): boolean =>
    isShortStay(request)
      ? places.some((place) => !due.includes(place))
      : places.every((place) => due.includes(place)) && places.some((place) => due.indexOf(place) >= ALWAYS_SAID);
  const bound = boundTo(
    dayProblem,
    [...placed].filter((x) => mayGiveWay(boundTo(dayProblem, [x]))),
  );
  if (bound.length === 0) return undefined;
  const alone = new Set([...already, ...bound.map(({ id }) => id)]);
  const loose = buildDayProblem(request, sun, alone);
  const freed = placeAnchors(request, loose, anchorNodes(request, loose));
  // Of a night or two the number counts, of more nights what comes first.
  const times = isShortStay(request) ? 1 : 2;
  return worthHeld(loose, freed, times) > worthHeld(dayProblem, anchored, times) ? alone : undefined;
}

function solveLoosened(request: DayRequest, sun: SunCalculator, reach: ReachStep): SolvedDays {
  let alone: ReadonlySet<string> = new Set();
  const rounds = LOOSENED[request.isHurried ? "hurried" : "usual"];
  for (let round = 0; round < rounds; round++) {
    const solved = solveBound(request, sun, alone, reach);
    if (!("unplaced" in solved)) return solved;
    // A group of places is better seen one by one than not at all.
    alone = new Set([...alone, ...solved.unplaced]);
  }
  const solved = solveBound(request, sun, new Set(request.places.map(({ id }) => id)), reach);
  if ("unplaced" in solved) throw new Error("Places that stand alone are bound to nothing");
  return solved;
}

/** The reasons to come that the traveller has seen, each rank worth more than all below it. */
function worthSeen({ problem: { shape, places, tables }, plan }: SolvedDays): number {
  const seen = new Set([
    ...plan.days.flatMap(({ stops }) => stops.map(({ node }) => places[node - 1]?.id)),
    ...shape.outings.flatMap(({ outing }) => outing.places.map(({ id }) => id)),
    ...tables.map(({ placeId }) => placeId),
  ]);
  return shape.due.reduce((sum, { place }) => 2 * sum + (seen.has(place.id) ? 1 : 0), 0);
}

/**
 * Plans the ordinary days of a trip: what people come for first, then the rest by fit, then all of it dealt to the days
 * by districts and load. A plan to stay close to is changed as little as can be. A stay of a night or two is hurried
 * where that shows more of what people come for.
 */
export function solveDays(request: DayRequest, sun: SunCalculator, reach: ReachStep = () => undefined): SolvedDays {
  if (!mayBeHurried(request)) return solveLoosened(request, sun, reach);
  if (request.keep) return solveLoosened(asHurried(request), sun, reach);
  const usual = solveLoosened(request, sun, reach);
  if (worthSeen(usual) === 2 ** usual.problem.shape.due.length - 1) return usual;
  const quick = solveLoosened(asHurried(request), sun, reach);
  return worthSeen(quick) > worthSeen(usual) ? quick : usual;
}
