/** A plan with its cost for one adult by the sums it prints. */
interface Attempt<T> {
  plan: T;
  costMinor: number;
  /** The money for entrances and rides that was left, in US dollars. */
  unspent: number;
  /** The part of its meals' cost that cheaper tables would leave, in US dollars. */
  savedByThrift: number;
  /** Something was refused because of money. */
  isShort: boolean;
}

interface Limits {
  /** The money for entrances and rides at first, before the tables of the meals are known, in whole US dollars. */
  spend: number;
  /** The most the days may cost one adult in all, and the money left for entrances and rides whatever meals cost. */
  budget?: { all: number; least: number };
  /** A plan that is edited by hand costs what it costs, and its page says so. */
  keep?: unknown;
  /** Part of a day only, which is no measure of the budget. */
  window?: unknown;
}

const MOST_ROUNDS = 2;

/**
 * Plans with the money there really is: the budget less flights and hotel, and less the meals that are planned, not a
 * norm of them. Nothing is refused for money while the printed sums leave enough for it, and nothing is planned that
 * takes them over. Where a sight would be, meals are had at cheaper tables before it is left out.
 */
export function withinBudget<T>(
  { spend, budget, keep, window }: Limits,
  planWith: (spend: number, isThrifty: boolean) => Attempt<T>,
): T {
  let best = planWith(spend, false);
  if (!budget || keep || window) return best.plan;
  let allowed = spend;
  let isThrifty = false;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const rest = budget.all - Math.ceil(best.costMinor / 100);
    const saved: number = isThrifty ? 0 : best.savedByThrift;
    const isTooDear = rest < 0 && (allowed > budget.least || saved > 0);
    const mayBeMore = best.isShort && rest + saved > 0;
    if (!isTooDear && !mayBeMore) break;
    isThrifty ||= saved > 0;
    const fair = Math.floor(allowed - best.unspent + rest + saved);
    if (!isTooDear && fair <= allowed) break;
    const next = isTooDear ? Math.max(budget.least, fair) : fair;
    const attempt = planWith(next, isThrifty);
    const isOver = attempt.costMinor > budget.all * 100;
    // Dearer tables may come with other visits: then the plan that keeps to the budget stays.
    if (isOver && attempt.costMinor >= best.costMinor && rest >= 0) break;
    [best, allowed] = [attempt, next];
  }
  return best.plan;
}
