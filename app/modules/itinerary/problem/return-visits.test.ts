import { describe, expect, it } from "vitest";
import {
  bearsAnother,
  returnNode,
  returnsFor,
  returnsWhereTheyStand,
  shownNearBase,
  withoutEarlyReturns,
} from "./return-visits";
import { townPlace, townRequest } from "../day/town.fixture";

describe("places that one comes back to", () => {
  it("lie in the open, cost nothing and are no mountain", () => {
    expect(bearsAnother(townPlace("park", { kind: "park", effort: 2 }))).toBe(true);
    expect(bearsAnother(townPlace("museum", { kind: "museum", indoor: true }))).toBe(false);
    expect(bearsAnother(townPlace("tower", { price: 4 }))).toBe(false);
    expect(bearsAnother(townPlace("peak", { effort: 3 }))).toBe(false);
    expect(bearsAnother(townPlace("table", { kind: "restaurant" }))).toBe(false);
  });

  const coming = ["park", "quay"].map((id) => townPlace(id));
  const times = (offered: number, wholeDays: number): number => returnsFor(coming, offered, wholeDays).length / 2;

  it("may come as often as it takes to put two stops into every whole day, with something to choose from", () => {
    expect(times(20, 5)).toBe(1);
    expect(times(6, 5)).toBe(4);
    expect(times(2, 19)).toBe(6);
    expect(returnsFor([], 2, 19)).toEqual([]);
  });

  it("are those of an outing too, if one can walk there from the hotel", () => {
    const shown = [0.5, 1.4, 1.6].map((north) => townPlace(`geyser-${north}`, { north }));
    const request = townRequest(shown);
    expect(shownNearBase(request, shown)).toEqual(shown.slice(0, 2));
    expect(shownNearBase({ ...request, unwanted: ["geyser-0.5"] }, shown)).toEqual([shown[1]]);
  });

  it("are seen for two hours at most, and outweigh the way to them", () => {
    const node = returnNode(townPlace("lake", { minutes: 300 }), () => []);
    expect(node.duration).toBe(120);
    expect(node.minDuration).toBeLessThanOrEqual(120);
    expect(node.score).toBeGreaterThan(50);
    expect(returnNode(townPlace("quay", { minutes: 45 }), () => []).duration).toBe(45);
  });

  it("are open on the day alone on which they stand", () => {
    const windows = () => [{ open: 540, latestStart: 600 }];
    const node = { score: 1, duration: 60, windows };
    const problem = { nodes: [{ score: 0, duration: 0 }, node, node] };
    const nodes = returnsWhereTheyStand({ problem, order: [[1], [2]] }, 2);
    const openOn = (x: number, day: number): number => {
      const onDays = nodes[x]!.windows;
      return typeof onDays === "function" ? onDays(day).length : -1;
    };
    expect([openOn(1, 0), openOn(1, 1)]).toEqual([1, 1]);
    expect([openOn(2, 0), openOn(2, 1)]).toEqual([0, 1]);
  });

  it("go with a first visit that finds no room, or only a later day", () => {
    const firstOf = (x: number) => (x === 9 ? { node: 1 } : undefined);
    expect(withoutEarlyReturns([[1, 2], [9, 3], [4]], firstOf)).toEqual([[1, 2], [9, 3], [4]]);
    expect(withoutEarlyReturns([[2], [9, 3], [1, 4]], firstOf)).toEqual([[2], [3], [1, 4]]);
    expect(withoutEarlyReturns([[2], [9, 3], [4]], firstOf)).toEqual([[2], [3], [4]]);
    expect(withoutEarlyReturns([[2], [1, 9], []], firstOf)).toEqual([[2], [1], []]);
  });

  it("go with an outing that showed the place first and is gone, or is on a later day now", () => {
    const after = (day: number) => withoutEarlyReturns([[], [9, 3], []], (x) => (x === 9 ? { day } : undefined));
    expect(after(0)).toEqual([[], [9, 3], []]);
    expect(after(2)).toEqual([[], [3], []]);
    expect(after(Infinity)).toEqual([[], [3], []]);
  });
});
