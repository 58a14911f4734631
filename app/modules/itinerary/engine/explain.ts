/** Says why a place that has a score is not in a plan. */
import { windowsOn } from "./compile-days";
import { Inserter } from "./insertion";
import { earliestStart, INFINITE_TIME, type Model } from "./model";
import type { Id, Infeasible, Missing, MissingReason } from "./problem";
import type { Tour } from "./tour";

/** A run of visits whose removal would let a place in. */
interface Run {
  ids: Id[];
  score: number;
  required: boolean;
}

export function explainMissing(m: Model, tour: Tour): Missing[] {
  const terminals = new Set(m.problem.days.flatMap((day) => [day.from, day.to]));
  const banned = new Set(m.problem.rules?.banned);
  const missing: Missing[] = [];
  const inserter = new Inserter(m, tour);
  for (let x = 0; x < m.places; x++) {
    if (tour.dayOf[x]! >= 0 || banned.has(x)) continue;
    const isScored = m.scoreFn[x] !== undefined || m.score[x]! > 0;
    if (m.required[x] || (isScored && !terminals.has(x))) missing.push(explain(m, tour, inserter, x));
  }
  return missing;
}

function explain(m: Model, tour: Tour, inserter: Inserter, x: Id): Missing {
  const openDays: number[] = [];
  for (let d = 0; d < m.days; d++) if (m.usable[d] && m.lastOfDay[x * m.days + d] !== -INFINITE_TIME) openDays.push(d);
  if (openDays.length === 0) return { node: x, why: isOpenAtAll(m, x) ? "no-time" : "closed" };
  const alone = openDays.map((d) => whyNotAlone(m, tour, x, d));
  const days = openDays.filter((_, i) => alone[i] === undefined);
  if (days.length === 0) return { node: x, why: alone[0]! };
  const blockers = blockingPlaces(m, tour, x, days);
  if (blockers) return { node: x, why: "category", by: blockers };
  const affordable = tour.spent() + m.price[x]! <= m.maxPrice + 1e-9;
  if (!affordable) return { node: x, why: "budget" };
  return whyNotAmong(m, tour, inserter, x, days);
}

/** The place admits visitors in the hours of some day it may be visited on, if not for long enough. */
function isOpenAtAll(m: Model, x: Id): boolean {
  return m.problem.days.some((day, d) => {
    if (!m.usable[d] || (m.required[x] && m.problem.rules?.locked?.some((lock) => lock.node === x))) return false;
    const stated = windowsOn(m.problem.nodes[x]!, d);
    return stated === undefined || stated.some((w) => w.open < day.end && w.latestStart >= day.start);
  });
}

/** The reason x does not even work as the only visit of day d, or undefined if it does. */
function whyNotAlone(m: Model, tour: Tour, x: Id, d: number): MissingReason | undefined {
  const fault = tour.clock.read(d, [x], 0, 1);
  if (fault === undefined) return tour.clock.price > m.maxPrice + 1e-9 ? "budget" : undefined;
  if (fault === "maxPrice") return "budget";
  if (fault === "maxWalk") return "unreachable";
  if (fault !== "time") return "no-time";
  const legs = tour.clock.legs;
  const begin = tour.first(d);
  const start = earliestStart(m, x, d, legs.arrive(d, begin, x, m.dayStart[d]!));
  if (start >= INFINITE_TIME) return "unreachable";
  const home = legs.arrive(d, x, begin + 1, start + m.minStay[x]!);
  const tooLong = m.minStay[x]! > m.dayEnd[d]! - m.dayStart[d]! || home <= m.dayEnd[d]!;
  return tooLong ? "no-time" : "unreachable";
}

/** Visited places of the kinds that are full, if they shut x out of all these days. */
function blockingPlaces(m: Model, tour: Tour, x: Id, days: number[]): Id[] | undefined {
  const found = new Set<Id>();
  for (const d of days) {
    let full = false;
    for (let i = m.groupFrom[x]!; i < m.groupFrom[x + 1]!; i++) {
      const g = m.groupList[i]!;
      const group = m.groups[g]!;
      const inTrip = tour.groupCount[g]! >= group.max;
      if (!inTrip && tour.groupDayCount[g * m.days + d]! < group.maxPerDay) continue;
      full = true;
      for (const member of group.members) {
        const day = tour.dayOf[member]!;
        if (day >= 0 && (inTrip || day === d)) found.add(member);
      }
    }
    if (!full) return undefined;
  }
  return [...found].sort((a, b) => a - b);
}

/** Weighs x against the visits of the plan: which least valuable run would have to go for it. */
function whyNotAmong(m: Model, tour: Tour, inserter: Inserter, x: Id, days: number[]): Missing {
  let best: Run | undefined;
  for (const d of days) {
    for (let i = tour.first(d); i !== tour.first(d) + 1; i = tour.next[i]!) {
      const run: Run = { ids: [], score: 0, required: false };
      for (let j = tour.next[i]!; ; j = tour.next[j]!) {
        if (inserter.mayFitInTime(x, d, i, j) && inserter.gapShift(x, d, i, j) < INFINITE_TIME) {
          if (run.ids.length === 0) return whyNotInGap(m, tour, x, d, i);
          if (!best || (best.required && !run.required) || (best.required === run.required && run.score < best.score)) {
            best = { ...run, ids: [...run.ids] };
          }
          break;
        }
        if (j >= m.places || (best && !best.required && run.score >= best.score)) break;
        run.ids.push(j);
        run.score += tour.stopScore[j]!;
        run.required ||= m.required[j] === 1;
      }
    }
  }
  if (!best) return { node: x, why: "no-time" };
  return { node: x, why: best.required ? "no-time" : "displaced", by: best.ids };
}

/** There is time for x after vertex i, so another limit or a soft term keeps it out. */
function whyNotInGap(m: Model, tour: Tour, x: Id, d: number, i: number): Missing {
  const ids: Id[] = [];
  if (i >= m.places) ids.push(x);
  for (let v = tour.next[tour.first(d)]!; v < m.places; v = tour.next[v]!) {
    ids.push(v);
    if (v === i) ids.push(x);
  }
  const fault = tour.clock.read(d, ids, 0, ids.length);
  const others = ids.filter((id) => id !== x);
  if (fault === "maxPrice") return { node: x, why: "budget", by: others };
  if (fault === "maxWalk") return { node: x, why: "unreachable", by: others };
  if (fault !== undefined) return { node: x, why: "no-time", by: others };
  const soft = m.weights.travel !== 0 || m.weights.wait !== 0;
  return soft ? { node: x, why: "unreachable" } : { node: x, why: "displaced", by: others };
}

/** Rules the plan could not keep, beside those that contradict each other on paper. */
export function explainInfeasible(m: Model, tour: Tour, missing: Missing[]): Infeasible[] {
  const found = [...m.infeasible];
  const locked = new Set(m.problem.rules?.locked?.map((lock) => lock.node));
  for (const { node, by } of missing) {
    if (!m.required[node] || found.some((known) => known.nodes.includes(node))) continue;
    const rivals = (by ?? []).filter((id) => m.required[id]);
    found.push({ rule: locked.has(node) ? "locked" : "must", nodes: [node, ...rivals] });
  }
  m.groups.forEach((group, g) => {
    const reported = found.some((known) => known.rule === "category-min" && known.nodes === group.members);
    if (tour.groupCount[g]! < group.min && !reported) found.push({ rule: "category-min", nodes: group.members });
  });
  return found;
}
