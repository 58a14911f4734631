import { describe, expect, it } from "vitest";
import { arranging } from "../day/arranging.fixture";
import { bearingOf, burdenOf, idlenessOf, latenessOf } from "./day-burden";
import { townPlace, townRequest } from "../day/town.fixture";

const spots = [0, 1, 2, 3].map((y) => ({ x: 1, y: y * 0.1 }));
const input = arranging(spots, [[1, 2], [3], [4]]);
const MORNING = 600;

describe("what a day asks of those who come", () => {
  it("is too much with one great sight more than they take in, and far too much with two", () => {
    const great = [0, 1, 1, 1, 0];
    const at = (mostGreat: number) => burdenOf({ ...input, great, mostGreat }, 0, [1, 2, 3, 4], MORNING);
    expect([at(3), at(2), at(1)]).toEqual([0, 60, 240]);
  });

  it("is too much with any great sight on the half day of leaving, where there were whole ones", () => {
    const day = { ...input, great: [0, 1, 0, 0, 0], mostGreat: 2 };
    const last = (isWhole: boolean[]) => burdenOf({ ...day, isWhole }, 2, [1], MORNING);
    expect(last([false, true, false])).toBe(60);
    expect(last([false, false, false])).toBe(0);
    expect(burdenOf({ ...day, isWhole: [false, true, false], mostGreat: Infinity }, 2, [1], MORNING)).toBe(0);
  });

  it("is too much with more stops than children bear", () => {
    expect(burdenOf({ ...input, mostStops: 3 }, 0, [1, 2, 3, 4], MORNING)).toBe(45);
    expect(burdenOf(input, 0, [1, 2, 3, 4], MORNING)).toBe(0);
    // Three places side by side are three.
    const beside = { ...input, stops: [1, 3, 1, 1, 1], mostStops: 3 };
    expect(burdenOf(beside, 0, [1, 2], MORNING)).toBe(45);
    expect(bearingOf(townRequest([]), [], [[], [townPlace("a"), townPlace("b")]]).stops).toEqual([1, 2]);
  });

  it("is too much with hours in museums, of which children bear fewer", () => {
    const museum = [0, 120, 150, 0, 0];
    const at = (mostMuseum: number) => burdenOf({ ...input, museum, mostMuseum }, 0, [1, 2, 3], MORNING);
    expect([at(270), at(260), at(150)]).toEqual([0, 5, 60]);
    const rooms = [
      [],
      [townPlace("pictures", { kind: "gallery", minutes: 90 })],
      [townPlace("hall", { kind: "palace" })],
    ];
    const bears = (children: number) => bearingOf(townRequest([], { children }), [], rooms);
    expect(bears(0).museum).toEqual([0, 90, 0]);
    expect(bears(2).mostMuseum).toBeLessThan(bears(0).mostMuseum);
  });

  it("is more the later what people come for comes, the first of it most, and on a long stay no more than that", () => {
    const [first, second, other] = ["first", "second", "other"].map((id) => townPlace(id));
    const due = [first!, second!].map((place) => ({ place }));
    const { reason } = bearingOf(townRequest([]), due, [[], [first!], [other!, second!], [other!], [first!, second!]]);
    // One visit of several places is as much of a reason as they are, and the first is more than two of the others.
    expect(reason[2]).toBeGreaterThan(0.5);
    expect(reason[1]).toBeGreaterThan(2 * reason[2]!);
    expect([reason[0], reason[3]]).toEqual([0, 0]);
    expect(reason[4]).toBe(reason[1]! + reason[2]!);
    const lateness = latenessOf([false, true, true, true, true, true, true, false]);
    expect(lateness).toEqual([0, 0, 1, 2, 3, 4, 4, 4]);
    const on = (d: number) => burdenOf({ ...input, reason: [0, 1, 0, 0, 0], lateness }, d, [1], MORNING);
    expect([on(0), on(1), on(2)]).toEqual([0, 0, 45]);
  });

  it("is too little of a whole day that begins after noon", () => {
    expect(burdenOf(input, 0, [1], 540 + 150)).toBe(0);
    expect(burdenOf(input, 0, [1], 540 + 250)).toBe(10);
    expect(burdenOf({ ...input, isWhole: [false, true, true] }, 0, [1], 540 + 250)).toBe(0);
  });
});

describe("what nothing fills", () => {
  const day = (feasts: number[], start: number, wait: number): number =>
    idlenessOf({ ...input, feasts: new Set(feasts) }, 0, [1, 2], { wait, start: [0, start] });

  it("is what one waits, and before a feast rather the morning that one stays in", () => {
    expect(day([], 1000, 120)).toBe(12);
    expect(day([2], 600, 120)).toBe(6);
    expect(day([2], 1000, 0)).toBeGreaterThan(day([2], 600, 240));
    expect(day([3], 1000, 0)).toBe(0);
  });
});
