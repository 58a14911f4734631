/** The gain of putting a place into a plan: its score there, less its soft costs. */
import { earliestStart, INFINITE_TIME, scoreAt, type Model } from "./model";
import type { Tour } from "./tour";

/** A place is worth its score, wherever it goes and whatever else is in the plan. */
export function isPlainGain(m: Model): boolean {
  const { travel, price } = m.weights;
  const valued = m.scoreFn.some((fn) => fn !== undefined) || travel !== 0 || price !== 0 || m.changePenalty !== 0;
  return !valued && !m.repeats && !m.required.includes(1) && m.groups.every((group) => group.min === 0);
}

/**
 * Score of x at the start it would have right after vertex i on day d, less what the detour and the entrance cost
 * softly.
 */
export function gainAfter(m: Model, tour: Tour, x: number, d: number, i: number): number {
  let gain = m.score[x]!;
  if (m.scoreFn[x] !== undefined) {
    const from = tour.ready[i * m.width]!;
    const arrival = from >= INFINITE_TIME ? INFINITE_TIME : tour.clock.legs.arrive(d, i, x, from);
    const start = arrival >= INFINITE_TIME ? INFINITE_TIME : earliestStart(m, x, d, arrival);
    gain = start >= INFINITE_TIME ? 0 : scoreAt(m, x, d, start);
  }
  if (m.repeats) gain *= repeatFactor(m, tour, x);
  const { travel, price } = m.weights;
  if (travel !== 0 && m.time) {
    const row = i * m.vertices;
    const j = tour.next[i]!;
    gain -= travel * (m.time[row + x]! + m.time[x * m.vertices + j]! - m.time[row + j]!);
  }
  gain -= price * m.price[x]!;
  if (m.changePenalty !== 0 && m.keepDay[x] === d) gain += m.changePenalty;
  if (m.required[x] || isShort(m, tour, x)) gain += m.must;
  return gain;
}

function repeatFactor(m: Model, tour: Tour, x: number): number {
  let factor = 1;
  for (let i = m.groupFrom[x]!; i < m.groupFrom[x + 1]!; i++) {
    const g = m.groupList[i]!;
    for (let n = tour.groupCount[g]!; n > 0; n--) factor *= m.groups[g]!.repeatFactor;
  }
  return factor;
}

/** A kind x belongs to still lacks its least number. */
export function isShort(m: Model, tour: Tour, x: number): boolean {
  for (let i = m.groupFrom[x]!; i < m.groupFrom[x + 1]!; i++) {
    const g = m.groupList[i]!;
    if (tour.groupCount[g]! < m.groups[g]!.min) return true;
  }
  return false;
}
