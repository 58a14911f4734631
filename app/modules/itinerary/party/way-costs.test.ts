import { describe, expect, it } from "vitest";
import { arranging } from "../day/arranging.fixture";
import { isLongRide, wayCosts } from "./way-costs";

describe("a ride to a stop", () => {
  /** A kilometre takes ten minutes here, less the five for finding the door. */
  const input = arranging(
    [
      { x: 6, y: 0, minutes: 35 },
      { x: 6, y: 0, minutes: 90 },
      { x: 4, y: 0, minutes: 20 },
    ],
    [[1, 2, 3]],
  );

  it("is too long where one stays for less than three quarters of it", () => {
    expect(isLongRide(input, 0, 1)).toBe(true);
    expect(isLongRide(input, 0, 2)).toBe(false);
  });

  it("is none of the long ones below three quarters of an hour, nor on the way back", () => {
    expect(isLongRide(input, 0, 3)).toBe(false);
    expect(isLongRide(input, 1, 0)).toBe(false);
    expect(isLongRide(input, 2, 1)).toBe(false);
  });

  it("costs more for it, whatever the kilometres", () => {
    const costs = wayCosts(input);
    const n = input.problem.nodes.length;
    expect(costs[1]!).toBeGreaterThan(costs[2]! + 100);
    expect(costs[2]).toBe(costs[2 * n]);
  });
});

describe("a kilometre", () => {
  it("costs less far out of town, where there is no choice but to go far", () => {
    const costs = wayCosts(
      arranging(
        [2, 4, 20, 22].map((x) => ({ x, y: 0, minutes: 400 })),
        [[1, 2, 3, 4]],
      ),
    );
    expect(costs[2]! - costs[1]!).toBeGreaterThan(costs[4]! - costs[3]!);
  });
});
