import fc from "fast-check";
import { expect, it } from "vitest";
import { FairQueue } from "./fair-queue";

function drain<Item>(queue: FairQueue<Item>): Item[] {
  const out: Item[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) out.push(item);
  return out;
}

it("lets the keys take turns, and keeps the order within each", () => {
  const queue = new FairQueue<string>(10);
  for (const item of ["a1", "a2", "a3", "b1", "c1", "c2"]) queue.add(item[0]!, item);
  expect(drain(queue)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
});

it("gives whoever comes next their turn before those who were served", () => {
  const queue = new FairQueue<string>(10);
  for (const item of ["a1", "a2", "a3"]) queue.add("a", item);
  expect(queue.next()).toBe("a1");
  queue.add("b", "b1");
  expect(drain(queue)).toEqual(["a2", "b1", "a3"]);
});

it("refuses what is beyond the bound", () => {
  const queue = new FairQueue<string>(2);
  expect([queue.add("a", "a1"), queue.add("b", "b1"), queue.add("c", "c1")]).toEqual([
    { isIn: true },
    { isIn: true },
    { isIn: false },
  ]);
  expect(drain(queue)).toEqual(["a1", "b1"]);
});

it("lets the longest line give way to a newcomer, and never to a line that would be as long", () => {
  const queue = new FairQueue<string>(3);
  for (const item of ["a1", "a2", "a3"]) queue.add("a", item);
  expect(queue.add("a", "a4")).toEqual({ isIn: false });
  expect(queue.add("b", "b1")).toEqual({ isIn: true, displaced: "a3" });
  expect(queue.add("b", "b2")).toEqual({ isIn: false });
  expect(drain(queue)).toEqual(["a1", "b1", "a2"]);
});

it("forgets what is taken back", () => {
  const queue = new FairQueue<string>(3);
  for (const item of ["a1", "b1"]) queue.add(item[0]!, item);
  expect([queue.remove("a", "a1"), queue.remove("a", "a1"), queue.remove("z", "z1")]).toEqual([true, false, false]);
  expect([queue.size, queue.next(), queue.next(), queue.size]).toEqual([1, "b1", undefined, 0]);
});

it("never holds more than its bound, loses nothing it has taken, and serves each key in its order", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.oneof(fc.constantFrom("a", "b", "c"), fc.constant("next")), { maxLength: 60 }),
      (most, steps) => {
        const queue = new FairQueue<string>(most);
        const held = new Set<string>();
        const served: string[] = [];
        const serve = (item: string | undefined): void => {
          if (item === undefined) return expect(held.size).toBe(0);
          expect(held.delete(item)).toBe(true);
          served.push(item);
        };
        steps.forEach((step, index) => {
          if (step === "next") return serve(queue.next());
          const item = `${step}${String(index).padStart(3, "0")}`;
          const answer = queue.add(step, item);
          if (answer.isIn) held.add(item);
          if (answer.isIn && answer.displaced) expect(held.delete(answer.displaced)).toBe(true);
          expect(queue.size).toBe(held.size);
          expect(queue.size).toBeLessThanOrEqual(most);
        });
        drain(queue).forEach(serve);
        expect(held.size).toBe(0);
        for (const key of ["a", "b", "c"]) {
          const own = served.filter((item) => item.startsWith(key));
          expect(own).toEqual([...own].sort());
        }
      },
    ),
  );
});
