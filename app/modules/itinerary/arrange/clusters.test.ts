import { expect, test } from "vitest";
import { arranging } from "../day/arranging.fixture";
import { Clusters } from "./clusters";
import type { Move } from "./clusters";

const spot = { x: 1, y: 0 };
const DAYS = [[1, 3], [2, 5], [4], []];
const input = arranging(
  ["Old", "Old", "Port", "Port", "Old"].map((district) => ({ ...spot, district })),
  DAYS,
  { pairs: [[1, 4]] },
);

function asDealt(): Clusters {
  const clusters = new Clusters(input, DAYS.length);
  DAYS.forEach((ids, d) => ids.forEach((x) => clusters.tally(x, d, 1)));
  return clusters;
}

/** The change in the cost of torn districts and pairs once the moves are made. */
function costMade(moves: readonly Move[]): number {
  const clusters = asDealt();
  const before = clusters.torn();
  for (const { x, from, to } of moves) {
    if (from >= 0) clusters.tally(x, from, -1);
    if (to >= 0) clusters.tally(x, to, 1);
  }
  return clusters.torn() - before;
}

const dayOf = (x: number): number => DAYS.findIndex((ids) => ids.includes(x));
const oneMove = [1, 2, 3, 4, 5].flatMap((x) => [-1, 0, 1, 2, 3].map((to): Move => ({ x, from: dayOf(x), to })));
const swaps = oneMove.flatMap((one) =>
  oneMove.flatMap((other) => (one.x < other.x && one.to >= 0 && other.to === one.from ? [[one, other]] : [])),
);

test("What a move tears is what it costs once it is made", () => {
  const clusters = asDealt();
  for (const move of oneMove) expect(clusters.tornBy([move]), JSON.stringify(move)).toBe(costMade([move]));
});

test("What two moves tear is what both cost together, also where they share a district or a pair", () => {
  const clusters = asDealt();
  expect(swaps.length).toBeGreaterThan(20);
  for (const both of swaps) expect(clusters.tornBy(both), JSON.stringify(both)).toBe(costMade(both));
});

test("No move takes off more than the most it could mend", () => {
  const clusters = asDealt();
  for (const move of oneMove)
    expect(-clusters.tornBy([move]), JSON.stringify(move)).toBeLessThanOrEqual(clusters.mostMended(move.x));
});
