import { describe, expect, it } from "vitest";
import { arranging } from "../day/arranging.fixture";
import type { Spot } from "../day/arranging.fixture";
import { Clusters } from "./clusters";

describe("districts on days", () => {
  it("tells what a move tears, and leaves the days as they were", () => {
    const clusters = new Clusters(
      arranging(
        [
          { x: 0, y: 0, district: "old" },
          { x: 0, y: 0, district: "old" },
          { x: 0, y: 0 },
        ],
        [[], [], []],
        {
          pairs: [[2, 3]],
        },
      ),
      3,
    );
    clusters.tally(1, 0, 1);
    clusters.tally(2, 0, 1);
    clusters.tally(3, 0, 1);
    expect(clusters.torn()).toBe(0);
    const away = clusters.tornBy([{ x: 2, from: 0, to: 1 }]);
    expect(clusters.torn()).toBe(0);
    clusters.tally(2, 0, -1);
    clusters.tally(2, 1, 1);
    expect(clusters.torn()).toBe(away);
    expect(away).toBeGreaterThan(0);
    expect(clusters.daysWith(0)).toEqual([0, 1]);
    // Both of a pair together tear nothing.
    const both = [2, 3].map((x) => ({ x, from: x === 2 ? 1 : 0, to: 2 }));
    expect(clusters.tornBy(both)).toBeLessThan(0);
  });

  it("are those of every place of one visit, and of a place that is seen again its first day only", () => {
    const spots: Spot[] = ["old", "old", undefined].map((district) => ({ x: 0, y: 0, ...(district && { district }) }));
    const input = arranging(spots, [[], [], []], { returns: [{ node: 3, first: 1, mayComeEarlier: true }] });
    const clusters = new Clusters({ ...input, districts: [[], ["old"], ["old", "new"], []] }, 3);
    clusters.tally(2, 1, 1);
    expect([0, 1].map((cluster) => clusters.daysWith(cluster))).toEqual([[1], [1]]);
    clusters.tally(1, 1, 1);
    clusters.tally(3, 2, 1);
    expect(clusters.daysWith(0)).toEqual([1]);
    // The second visit now comes before the first.
    clusters.tally(3, 2, -1);
    clusters.tally(3, 0, 1);
    expect(clusters.daysWith(0)).toEqual([0, 1]);
  });
});
