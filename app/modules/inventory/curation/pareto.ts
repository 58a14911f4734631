/** Whether `a` beats `b`: no worse on any count and better on at least one. Lower is better. */
export function dominates(a: readonly number[], b: readonly number[]): boolean {
  let isBetter = false;
  for (let i = 0; i < a.length; i++) {
    const [mine, other] = [a[i] as number, b[i] as number];
    if (mine > other) return false;
    if (mine < other) isBetter = true;
  }
  return isBetter;
}

/** The items that no other item beats, in their given order; of items equal on every count only the first. */
export function paretoFront<T>(items: readonly T[], countsOf: (item: T) => readonly number[]): T[] {
  const rows = items.map((item, index) => ({ item, index, counts: countsOf(item) }));
  // An item that beats another comes before it in this order, so each item is compared with the front found so far
  // only.
  const sorted = [...rows].sort((a, b) => compareCounts(a.counts, b.counts) || a.index - b.index);
  const front: typeof rows = [];
  for (const row of sorted) if (!front.some((kept) => isNoWorse(kept.counts, row.counts))) front.push(row);
  return front.sort((a, b) => a.index - b.index).map((row) => row.item);
}

function isNoWorse(a: readonly number[], b: readonly number[]): boolean {
  return a.every((count, i) => count <= (b[i] as number));
}

function compareCounts(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
