/** Brings given plans into a tour and sees to it that required places are in whenever they can be. */
import { isShort } from "./gain";
import { Inserter } from "./insertion";
import { INFINITE_TIME, type Model } from "./model";
import type { Id } from "./problem";
import type { Tour } from "./tour";

/**
 * Adds the visits of a plan to a tour, day by day in their order. A day that works is taken as it is;
 * of one that does not, every visit that still fits behind the ones before it.
 */
export function loadPlan(m: Model, tour: Tour, plan: readonly (readonly Id[])[]): void {
  const inserter = new Inserter(m, tour);
  const known = new Set<number>(m.candidates);
  for (const [d, ids] of plan.slice(0, m.days).entries()) {
    if (!m.usable[d] || loadWholeDay(m, tour, inserter, d, ids, known)) continue;
    for (const x of ids) {
      const last = tour.prev[tour.first(d) + 1]!;
      if (mayAppend(tour, inserter, x, d, known)) inserter.put(x, d, last);
    }
  }
}

function mayAppend(tour: Tour, inserter: Inserter, x: Id, d: number, known: Set<number>): boolean {
  return (
    known.has(x) && tour.dayOf[x]! < 0 && inserter.allows(x, d) && inserter.inOrder(x, tour.prev[tour.first(d) + 1]!, d)
  );
}

function loadWholeDay(
  m: Model,
  tour: Tour,
  inserter: Inserter,
  d: number,
  ids: readonly Id[],
  known: Set<number>,
): boolean {
  const linked: Id[] = [];
  for (const x of ids) {
    if (!mayAppend(tour, inserter, x, d, known)) continue;
    tour.link(x, tour.prev[tour.first(d) + 1]!, d);
    linked.push(x);
    tour.dayPrice[d] = tour.dayPrice[d]! + m.price[x]!;
  }
  if (tour.refresh(d) && tour.settle(d) && tour.spent() <= m.maxPrice + 1e-9) return true;
  for (const x of linked) tour.unlink(x);
  tour.refresh(d);
  tour.settle(d);
  return false;
}

/**
 * Tries every required place (and every place of a kind that lacks its least number) in every gap of a
 * tour that holds required visits only. Answers whether one could be added; the tour is then that bare one
 * with it, to be filled again, and is otherwise as it was.
 */
export function addRequired(m: Model, tour: Tour, spare: Tour): boolean {
  const inserter = new Inserter(m, tour);
  const wanted = Array.from(m.candidates).filter((x) => tour.dayOf[x]! < 0 && (m.required[x] || isShort(m, tour, x)));
  if (wanted.length === 0) return false;
  spare.copyFrom(tour);
  if (!keepRequiredOnly(m, tour)) {
    tour.copyFrom(spare);
    return false;
  }
  for (const x of wanted) {
    for (let d = 0; d < m.days; d++) {
      if (m.lastOfDay[x * m.days + d] !== -INFINITE_TIME && putAnywhere(m, tour, inserter, x, d)) return true;
    }
  }
  tour.copyFrom(spare);
  return false;
}

/** Takes out what is not required; false if a day breaks a limit without it (a long wait that was filled). */
function keepRequiredOnly(m: Model, tour: Tour): boolean {
  for (const x of m.candidates) {
    if (tour.dayOf[x]! >= 0 && !m.required[x] && !countsForMinimum(m, x)) tour.unlink(x);
  }
  for (let d = 0; d < m.days; d++) {
    if (!m.usable[d]) continue;
    if (!tour.refresh(d) || !tour.settle(d)) return false;
  }
  return true;
}

function countsForMinimum(m: Model, x: Id): boolean {
  for (let i = m.groupFrom[x]!; i < m.groupFrom[x + 1]!; i++) {
    if (m.groups[m.groupList[i]!]!.min > 0) return true;
  }
  return false;
}

function putAnywhere(m: Model, tour: Tour, inserter: Inserter, x: Id, d: number): boolean {
  if (!inserter.allows(x, d)) return false;
  for (let i = tour.first(d); i !== tour.first(d) + 1; i = tour.next[i]!) {
    if (inserter.inOrder(x, i, d) && inserter.put(x, d, i)) return true;
  }
  return false;
}
