import { describe, expect, it } from "vitest";
import { seededRng } from "#app/shared/rng";
import { compile } from "./compile";
import { DayClock } from "./day-clock";
import { isPlainGain } from "./gain";
import { DaysWithoutBreaks } from "./days-without-breaks";
import { RecreatorWithoutBreaks } from "./fill-without-breaks";
import type { Node, Problem, Window } from "./problem";
import { Recreator } from "./recreate";
import { Ruiner } from "./ruin";
import { Tour } from "./tour";

/** Sixty places with one window or two, that may change places by the day, fees and kinds, on three days. */
function plainProblem(seed: number): Problem {
  const rng = seededRng(seed);
  const below = (limit: number): number => Math.floor(rng() * limit);
  const points = Array.from({ length: 61 }, () => [below(300), below(300)] as const);
  const time = Int32Array.from(points.flatMap(([x, y]) => points.map(([u, v]) => Math.ceil(Math.hypot(x - u, y - v)))));
  const nodes = points.map((): Node => {
    const open = below(1200);
    const morning: Window = { open, latestStart: open + below(200) };
    const again: Window = { open: open + 250, latestStart: open + 250 + below(400) };
    const hours = [[morning], [again], [morning, again], []];
    const first = below(4);
    return {
      score: 1 + below(30),
      duration: 10 + below(60),
      ...(rng() < 0.8 && { windows: (day: number) => hours[(first + day) % 4]! }),
      price: below(3) * below(20),
      categories: [below(3), 3 + below(3)],
    };
  });
  const category = [4, 5, 6, 7, 8].map((max, id) => ({ id, max }));
  return {
    nodes,
    days: Array.from({ length: 3 }, () => ({ start: 0, end: 1500, from: 0, to: 0 })),
    travel: { n: points.length, time },
    ...(seed % 3 > 0 && { rules: { category, ...(seed % 3 > 1 && { maxPrice: 150 }) } }),
  };
}

describe("filling the days of a plain problem", () => {
  it("comes to the plan and the clock that filling any problem comes to", () => {
    for (let seed = 1; seed <= 9; seed++) {
      const m = compile(plainProblem(seed));
      expect(DaysWithoutBreaks.suits(m) && isPlainGain(m)).toBe(true);
      const sides = [RecreatorWithoutBreaks, Recreator].map((Filler) => {
        const tour = new Tour(m, new DayClock(m));
        const rng = seededRng(seed);
        return {
          tour,
          before: new Tour(m, tour.clock),
          rng,
          ruiner: new Ruiner(m, tour, rng),
          filler: new Filler(m, tour, rng),
        };
      });
      for (let round = 0; round < 50; round++) {
        for (const { tour, before, rng, ruiner, filler } of sides) {
          before.copyFrom(tour);
          ruiner.clearMarks();
          if (round === 0) ruiner.touched.fill(1);
          else if (!ruiner.ruin(1 + Math.floor(rng() * 12))) {
            tour.copyFrom(before);
            continue;
          }
          filler.fill(ruiner.touched, ruiner.fresh, 1 + (round % 3), round % 4 > 0);
        }
        const [plain, any] = sides.map(({ tour }) => tour);
        expect(plain!.toPlan()).toEqual(any!.toPlan());
        expect(plain!.visits.some((count) => count > 3)).toBe(true);
        expect(plain!.dayValue).toEqual(any!.dayValue);
        const clock = [plain!, any!].map((tour) =>
          tour.toPlan().flatMap((ids) => ids.flatMap((x) => [tour.ready[x], tour.reach[x], tour.due[x]])),
        );
        expect(clock[0]).toEqual(clock[1]);
      }
    }
  });

  it("is left to what fills any problem where a day has a meal, a limit or an order", () => {
    const problem = plainProblem(2);
    const [day] = problem.days;
    const others: Problem[] = [
      { ...problem, days: [{ ...day!, breaks: [{ earliest: 600, latestStart: 700, duration: 60 }] }] },
      { ...problem, days: [{ ...day!, maxActive: 400 }] },
      { ...problem, rules: { before: [[1, 2]] } },
      { ...problem, rules: { category: [{ id: 1, maxPerDay: 1 }] } },
      { ...problem, rules: { must: [1] } },
    ];
    for (const other of others) {
      const m = compile(other);
      expect(DaysWithoutBreaks.suits(m) && isPlainGain(m)).toBe(false);
    }
  });
});
