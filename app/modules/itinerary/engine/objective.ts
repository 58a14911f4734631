/** The value of a whole plan. */
import type { Model } from "./model";
import type { Tour } from "./tour";

/** Kept visits that were dropped, moved to another day or overtaken within their day. */
export function countChanges(m: Model, plan: readonly (readonly number[])[]): number {
  let kept = 0;
  let stayed = 0;
  for (let x = 0; x < m.places; x++) if (m.keepDay[x]! >= 0) kept++;
  plan.forEach((ids, d) => {
    let rank = -1;
    for (const x of ids) {
      if (m.keepDay[x] !== d || m.keepRank[x]! < rank) continue;
      rank = m.keepRank[x]!;
      stayed++;
    }
  });
  return kept - stayed;
}

/** Score lost to falling scores of repeated kinds, visits taken in order. */
export function repeatLoss(m: Model, tour: Tour): number {
  const running = new Float64Array(m.groups.length).fill(1);
  let loss = 0;
  for (let d = 0; d < m.days; d++) {
    for (let x = tour.next[tour.first(d)]!; x < m.places; x = tour.next[x]!) {
      let factor = 1;
      for (let i = m.groupFrom[x]!; i < m.groupFrom[x + 1]!; i++) {
        const g = m.groupList[i]!;
        factor *= running[g]!;
        running[g] = running[g]! * m.groups[g]!.repeatFactor;
      }
      loss += (1 - factor) * tour.stopScore[x]!;
    }
  }
  return loss;
}

/**
 * The search's own measure: the objective of the plan, plus for every required place and every least
 * number that is met more than any score can outweigh.
 */
export class Valuer {
  private readonly required: number[] = [];
  private readonly needed: number[] = [];
  private readonly keeps: boolean;

  constructor(private readonly m: Model) {
    for (let x = 0; x < m.places; x++) if (m.required[x]) this.required.push(x);
    m.groups.forEach((group, g) => {
      if (group.min > 0) this.needed.push(g);
    });
    this.keeps = m.changePenalty !== 0 && m.keepDay.some((d) => d >= 0);
  }

  value(tour: Tour): number {
    const m = this.m;
    let sum = 0;
    for (let d = 0; d < m.days; d++) sum += tour.dayValue[d]!;
    if (m.repeats) sum -= repeatLoss(m, tour);
    if (this.keeps) sum -= m.changePenalty * countChanges(m, tour.toPlan());
    for (const x of this.required) if (tour.dayOf[x]! >= 0) sum += m.must;
    for (const g of this.needed) sum -= m.must * Math.max(0, m.groups[g]!.min - tour.groupCount[g]!);
    return sum;
  }
}
