import { describe, expect, it } from "vitest";
import { arrangeDays, fillQuietDays } from "./arrange";
import type { Arranging } from "./day-book";
import { checkPlan } from "./engine/check-plan";
import type { Id, Problem } from "./engine/problem";

interface Spot {
  x: number;
  y: number;
  district?: string;
  minutes?: number;
  open?: [number, number];
}

/** Days of ten hours round a hotel at the origin; a unit of distance is a kilometre and ten minutes. */
function arranging(spots: readonly Spot[], order: Id[][], change: Partial<Arranging> = {}): Arranging {
  const all: Spot[] = [{ x: 0, y: 0 }, ...spots];
  const n = all.length;
  const km = new Float64Array(n * n);
  all.forEach((a, from) => all.forEach((b, to) => (km[from * n + to] = Math.hypot(a.x - b.x, a.y - b.y))));
  const problem: Problem = {
    nodes: all.map(({ minutes = 60, open }, index) => ({
      score: index === 0 ? 0 : 50,
      duration: index === 0 ? 0 : minutes,
      ...(open && { windows: [{ open: open[0], latestStart: open[1] - minutes, latestEnd: open[1] }] }),
    })),
    days: order.map(() => ({ start: 540, end: 1140, from: 0, to: 0, maxActive: 450 })),
    travel: { n, time: Int32Array.from(km, (one) => Math.ceil(one * 10)) },
  };
  return {
    problem,
    order,
    km,
    districts: all.map(({ district }) => district),
    isWhole: order.map(() => true),
    capacity: order.map(() => 450),
    spare: [],
    again: [],
    mayComeEarlier: true,
    held: new Set(),
    ...change,
  };
}

const sorted = (days: readonly (readonly Id[])[]): Id[][] => days.map((ids) => [...ids].sort((a, b) => a - b));

describe("dealing visits to days", () => {
  it("gathers what lies together, however it came", () => {
    const east = [0, 1, 2].map((y): Spot => ({ x: 4, y: y * 0.3 }));
    const west = [0, 1, 2].map((y): Spot => ({ x: -4, y: y * 0.3 }));
    const days = arrangeDays(
      arranging(
        [...east, ...west],
        [
          [1, 4, 2],
          [5, 3, 6],
        ],
      ),
    );
    expect(sorted(days).sort((a, b) => a[0]! - b[0]!)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it("keeps a district on one day where the map alone would not", () => {
    const spots = ["old", "new", "old", "new"].map((district, index): Spot => ({ x: 1, y: index * 0.1, district }));
    const days = sorted(
      arrangeDays(
        arranging(spots, [
          [1, 2],
          [3, 4],
        ]),
      ),
    );
    expect(days.sort((a, b) => a[0]! - b[0]!)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it("fills days alike and leaves none blank", () => {
    const spots = Array.from({ length: 6 }, (_, index): Spot => ({ x: index * 0.2, y: 1 }));
    const days = arrangeDays(arranging(spots, [[1, 2, 3, 4, 5, 6], [], []]));
    expect(days.map((ids) => ids.length)).toEqual([2, 2, 2]);
  });

  it("keeps to opening hours and to what is held on its day", () => {
    const spots: Spot[] = [
      { x: 1, y: 0, open: [540, 660] },
      { x: 1.1, y: 0, open: [540, 660] },
      { x: 1.2, y: 0 },
      { x: -3, y: 0 },
    ];
    const input = arranging(
      spots,
      [
        [1, 4],
        [2, 3],
      ],
      { held: new Set([4]) },
    );
    const days = arrangeDays(input);
    expect(checkPlan(input.problem, days).errors).toEqual([]);
    expect(days[0]).toContain(4);
    expect(days.flat().sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  });

  it("takes in what is left where a day is thin, and comes back to a place when nothing is", () => {
    const spots = Array.from({ length: 5 }, (_, index): Spot => ({ x: index * 0.2, y: 1 }));
    const order = [[1, 2], [], [], [], [3]];
    const filled = arrangeDays(arranging(spots, order, { spare: [4] }));
    expect(filled.flat()).toContain(4);
    // Node 5 stands for a second visit to node 1, which lies on the first day.
    const again = fillQuietDays(arranging(spots, order, { again: [{ node: 5, first: 1 }] }));
    expect(again.findIndex((ids) => ids.includes(5))).toBeGreaterThanOrEqual(2);
  });

  it("gives the same answer to the same question", () => {
    const spots = Array.from({ length: 12 }, (_, index): Spot => ({ x: (index * 7) % 5, y: (index * 3) % 4 }));
    const order = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
    ];
    expect(arrangeDays(arranging(spots, order))).toEqual(arrangeDays(arranging(spots, order)));
  });
});
