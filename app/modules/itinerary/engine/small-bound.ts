/** The most a small problem can still add, counting only ways, falling scores and numbers of a kind, not the clock. */
import { INFINITE_TIME, type Model } from "./model";
import { bitCount, type SmallFacts } from "./small-facts";

/**
 * The most that the places not used yet can add after each last place, by Held and Karp's recursion over sets and
 * last places: days begin and end as often as they like, every place may be left out, and no time passes.
 */
export class FutureBound {
  private readonly table: Float64Array;
  private readonly count: number;

  constructor(facts: SmallFacts) {
    const { m, places } = facts;
    const count = places.length;
    const width = count + 1;
    const all = (1 << count) - 1;
    this.count = count;
    this.table = new Float64Array(width << count);
    const { table } = this;
    const way = softWays(m, facts);
    for (let left = 0; left <= all; left++) {
      const used = all & ~left;
      const row = left * width;
      table[row + count] = endOf(facts, used);
      table.fill(-Infinity, row, row + count);
      for (let x = 0; x < count; x++) {
        if ((left & (1 << x)) === 0 || (used & facts.after[x]!) !== 0 || isFull(facts, used, x)) continue;
        const gain = facts.mostGain(x, used) + table[(left & ~(1 << x)) * width + x]!;
        for (let from = 0; from <= count; from++) {
          const value = gain - way[from * width + x]!;
          if (value > table[row + from]!) table[row + from] = value;
        }
      }
      for (let from = 0; from < count; from++) {
        const home = table[row + count]! - way[from * width + count]!;
        if (home > table[row + from]!) table[row + from] = home;
      }
    }
  }

  /** Most that is added after the place of that bit (-1: at the start of a day) with these places used. */
  after(used: number, bit: number): number {
    const left = ((1 << this.count) - 1) & ~used;
    return this.table[left * (this.count + 1) + (bit < 0 ? this.count : bit)]!;
  }
}

/** The cost at the end of the least numbers that are not met. */
function endOf({ kinds, m }: SmallFacts, used: number): number {
  let sum = 0;
  for (const { members, min } of kinds) if (min > 0) sum -= m.must * Math.max(0, min - bitCount(used & members));
  return sum;
}

function isFull({ kinds }: SmallFacts, used: number, x: number): boolean {
  return kinds.some(({ members, max }) => (members & (1 << x)) !== 0 && bitCount(used & members) >= max);
}

/** Objective lost on the least way between the places, and from and to the ends of days in the last row and column. */
function softWays(m: Model, { places, days }: SmallFacts): Float64Array {
  const count = places.length;
  const width = count + 1;
  const way = new Float64Array(width * width);
  const { time } = m;
  if (!time || m.weights.travel === 0 || !days.every(({ fixedWays }) => fixedWays)) return way;
  for (let from = 0; from <= count; from++) {
    for (let to = 0; to <= count; to++) {
      let least = from === to ? 0 : INFINITE_TIME;
      for (let d = 0; d < m.days && from !== to; d++) {
        const i = from < count ? places[from]! : m.places + 2 * d;
        const j = to < count ? places[to]! : m.places + 2 * d + 1;
        least = Math.min(least, time[i * m.vertices + j]!);
      }
      way[from * width + to] = m.weights.travel * least;
    }
  }
  return way;
}
