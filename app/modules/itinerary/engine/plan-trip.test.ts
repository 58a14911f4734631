import { describe, expect, it } from "vitest";
import { checkPlan } from "./check-plan";
import { planTrip } from "./plan-trip";
import { sampleOfDay } from "#tests/setup/day-sample";
import type { Plan, Problem, Travel } from "./problem";
import { cityProblem, lineProblem, lineTravel, randomProblem } from "./sample-problems";

const solve = (problem: Problem, iterations = 150): Plan => planTrip(problem, { seed: 1, iterations });
const visits = (plan: Plan): number[][] => plan.days.map((day) => day.stops.map((stop) => stop.node));

function expectSound(problem: Problem, plan: Plan): void {
  const check = checkPlan(problem, visits(plan));
  expect(check.errors).toEqual([]);
  expect(check.score).toBeCloseTo(plan.score, 6);
}

describe("planTrip times a day", () => {
  it("visits what fits and reports arrival, start, leaving and slack", () => {
    const problem = lineProblem([{ at: 30, windows: [{ open: 600, latestStart: 700 }] }]);
    const plan = solve(problem);
    expect(plan.days[0]!.stops).toEqual([{ node: 1, arrive: 600, start: 600, leave: 660, slack: 100 }]);
    expect(plan.days[0]!.travel).toBe(60);
    expect(plan).toMatchObject({ score: 10, objective: 10, missing: [] });
  });

  it("tells last admission and closing time apart", () => {
    const late = { open: 540, latestStart: 1000, latestEnd: 580 };
    const plan = solve(lineProblem([{ at: 10, windows: [late] }]));
    expect(plan.missing).toEqual([{ node: 1, why: "no-time" }]);
    const shorter = solve(lineProblem([{ at: 10, minDuration: 25, windows: [late] }]));
    expect(shorter.days[0]!.stops[0]).toMatchObject({ start: 550, leave: 580 });
  });

  it("uses the second opening of the day when the first is missed", () => {
    const windows = [
      { open: 400, latestStart: 450 },
      { open: 700, latestStart: 760 },
    ];
    const plan = solve(lineProblem([{ at: 10, windows }]));
    expect(plan.days[0]!.stops[0]).toMatchObject({ start: 700, slack: 60 });
  });

  it("keeps closed days closed", () => {
    const problem = lineProblem([{ at: 10, windows: (day) => (day === 1 ? [{ open: 540, latestStart: 900 }] : []) }], {
      days: 3,
    });
    expect(visits(solve(problem))).toEqual([[], [1], []]);
  });

  it("shortens visits only as far as needed and gives spare time back in order", () => {
    const places = [1, 2, 3].map((at) => ({ at, duration: 100, minDuration: 60 }));
    const plan = solve(lineProblem(places, { day: { start: 0, end: 226 } }));
    const lengths = plan.days[0]!.stops.map((stop) => stop.leave - stop.start);
    expect(lengths).toEqual([100, 60, 60]);
  });

  it("scores a visit at the start it really has", () => {
    const sunset = (_: number, start: number): number => (start >= 900 ? 50 : 1);
    const windows = [
      { open: 540, latestStart: 600 },
      { open: 900, latestStart: 1000 },
    ];
    const plan = solve(
      lineProblem([
        { at: 10, score: sunset, windows: [windows[1]!] },
        { at: 20, windows: [windows[0]!] },
      ]),
    );
    expect(plan.score).toBe(60);
  });

  it("takes asymmetric and time-dependent travel as it is", () => {
    const rushHour: Travel = (from, to, depart) => ({
      time: from === to ? 0 : depart < 600 ? 100 : 20,
      cost: 2,
      walk: 7,
    });
    const problem = { ...lineProblem([{ at: 1 }, { at: 1 }]), travel: rushHour };
    const plan = solve(problem);
    expect(plan.days[0]!.stops[0]).toMatchObject({ arrive: 640, leave: 700 });
    expect(plan.days[0]).toMatchObject({ price: 6, travel: 140 });
    const time = Int32Array.from([0, 10, 300, 0]);
    const uphill = solve({ ...lineProblem([{ at: 1, duration: 400 }]), travel: { n: 2, time } });
    expect(uphill.missing[0]).toMatchObject({ node: 1, why: "unreachable" });
  });

  it("starts and ends where the day says", () => {
    const problem = lineProblem([{ at: 100 }, { at: 200, score: 0, duration: 0 }], { day: { to: 2, end: 840 } });
    const plan = solve(problem);
    expect(visits(plan)).toEqual([[1]]);
    expect(plan.days[0]!.travel).toBe(200);
  });
});

describe("planTrip keeps breaks", () => {
  const lunch = { earliest: 720, latestStart: 780, duration: 60 };

  it("takes a meal anywhere in its window", () => {
    const places = [1, 2, 3, 4, 5, 6].map((at) => ({ at, duration: 90 }));
    const problem = lineProblem(places, { day: { breaks: [lunch] } });
    const plan = solve(problem);
    const [meal] = plan.days[0]!.breaks;
    expect(meal!.start).toBeGreaterThanOrEqual(720);
    expect(meal!.start).toBeLessThanOrEqual(780);
    expect(meal!.end - meal!.start).toBe(60);
    for (const stop of plan.days[0]!.stops) expect(stop.leave <= meal!.start || stop.start >= meal!.end).toBe(true);
    expect(visits(plan)[0]).toHaveLength(5);
    expectSound(problem, plan);
  });

  it("eats at a chosen restaurant that is open and on the way", () => {
    const closedBistro = { at: 100, score: 0, windows: [] };
    const diner = { at: 120, score: 0, windows: [{ open: 700, latestStart: 800 }] };
    const problem = lineProblem([{ at: 110 }, closedBistro, diner], { day: { breaks: [{ ...lunch, at: [2, 3] }] } });
    const plan = solve(problem);
    expect(plan.days[0]!.breaks).toEqual([
      { start: expect.any(Number) as number, end: expect.any(Number) as number, at: 3 },
    ]);
    expect(visits(plan)).toEqual([[1]]);
    expectSound(problem, plan);
  });

  it("drops a break the day has no room for, and names restaurants that cannot be reached", () => {
    const short = lineProblem([{ at: 5 }], { day: { start: 900, breaks: [lunch] } });
    expect(solve(short).days[0]!.breaks).toEqual([]);
    const far = lineProblem([{ at: 5 }, { at: 400, score: 0 }], { day: { breaks: [{ ...lunch, at: [2] }] } });
    expect(solve(far).infeasible).toEqual([{ rule: "break", nodes: [2] }]);
  });
});

describe("planTrip keeps the limits of a day", () => {
  const row = [10, 20, 30, 40].map((at) => ({ at, price: 10 }));

  it.each([
    ["maxActive", { maxActive: 200 }, 2],
    ["maxPrice", { maxPrice: 25 }, 2],
    ["maxWalk", { maxWalk: 60 }, 3],
  ])("%s", (_, day, most) => {
    const problem = lineProblem(row, { day });
    const travel = lineTravel([0, 10, 20, 30, 40]) as Extract<Travel, { n: number }>;
    const walking = { ...problem, travel: { ...travel, walk: travel.time } };
    const plan = solve(walking);
    expect(visits(plan)[0]).toHaveLength(most);
    expectSound(walking, plan);
  });

  it("maxWait, unless one can simply leave later", () => {
    const noon = { at: 10, windows: [{ open: 720, latestStart: 800 }] };
    expect(visits(solve(lineProblem([noon], { day: { maxWait: 15 } })))).toEqual([[1]]);
    const both = lineProblem([noon, { at: 5, windows: [{ open: 540, latestStart: 545 }] }], { day: { maxWait: 15 } });
    expect(visits(solve(both))[0]).toHaveLength(1);
  });
});

describe("planTrip keeps the rules of a trip", () => {
  const row = [10, 20, 30].map((at) => ({ at, price: 10, categories: [1] }));
  const ids = (rules: Problem["rules"], days = 2): number[] => visits(solve(lineProblem(row, { rules, days }))).flat();

  it("budget, kinds, groups and deal-breakers", () => {
    expect(ids({ maxPrice: 20 })).toHaveLength(2);
    expect(ids({ category: [{ id: 1, max: 1 }] })).toHaveLength(1);
    expect(ids({ category: [{ id: 1, maxPerDay: 1 }] })).toHaveLength(2);
    expect(ids({ exclusive: [[1, 2, 3]] })).toHaveLength(1);
    expect(ids({ banned: [2] }).sort()).toEqual([1, 3]);
  });

  it("counts a falling score for repeats of a kind", () => {
    const plan = solve(lineProblem(row, { rules: { category: [{ id: 1, repeatFactor: 0.5 }] } }));
    expect(plan.score).toBeCloseTo(17.5);
  });

  it("meets a least number of a kind before anything else", () => {
    const dear = lineProblem(
      [
        { at: 10, score: 100, duration: 400 },
        { at: 20, score: 1, duration: 300, categories: [7] },
      ],
      {
        rules: { category: [{ id: 7, min: 1 }] },
      },
    );
    expect(visits(solve(dear))).toEqual([[2]]);
  });

  it("puts A before B", () => {
    const problem = lineProblem(row, {
      rules: {
        before: [
          [3, 1],
          [1, 2],
        ],
      },
      days: 2,
    });
    const plan = solve(problem);
    expect(visits(plan).flat()).toEqual([3, 1, 2]);
    expectSound(problem, plan);
  });

  it("fits musts and locks in whatever they cost", () => {
    const problem = lineProblem(
      [{ at: 200, score: 1, duration: 100 }, { at: 10, score: 90, duration: 500 }, { at: 5 }],
      {
        days: 2,
        rules: {
          must: [1],
          locked: [
            { node: 3, day: 1, start: 700 },
            { node: 1, day: 0 },
          ],
        },
      },
    );
    const plan = solve(problem);
    expect(plan.days[0]!.stops.map((stop) => stop.node)).toContain(1);
    expect(plan.days[1]!.stops).toContainEqual(expect.objectContaining({ node: 3, start: 700, slack: 0 }));
    expectSound(problem, plan);
  });

  it("weighs travel, waiting and money softly", () => {
    const far = { ...lineProblem([{ at: 100, score: 10, price: 3 }]), weights: { travel: 0.04, price: 0.5 } };
    expect(solve(far).objective).toBeCloseTo(10 - 8 - 1.5);
    const tooFar = { ...far, weights: { travel: 0.06 } };
    expect(solve(tooFar)).toMatchObject({ objective: 0, missing: [{ node: 1, why: "unreachable" }] });
  });
});

describe("planTrip answers contradictions", () => {
  it.each([
    [
      "two tickets at the same hour",
      {
        locked: [
          { node: 1, day: 0, start: 700 },
          { node: 2, day: 0, start: 710 },
        ],
      },
      "locked",
    ],
    ["a ticket for a closed hour", { locked: [{ node: 3, day: 0, start: 700 }] }, "locked"],
    [
      "one place locked to two days",
      {
        locked: [
          { node: 1, day: 0 },
          { node: 1, day: 1 },
        ],
      },
      "locked",
    ],
    ["a day that does not exist", { locked: [{ node: 1, day: 9 }] }, "locked"],
    ["a must that is banned", { must: [1], banned: [1] }, "banned"],
    ["musts that exclude each other", { must: [1, 2], exclusive: [[1, 2]] }, "exclusive"],
    ["a must that does not exist", { must: [99] }, "unknown-place"],
    ["more of a kind than there are", { category: [{ id: 5, min: 1 }] }, "category-min"],
  ] as [string, Problem["rules"], string][])("%s", (_, rules, rule) => {
    const places = [{ at: 10 }, { at: 20 }, { at: 30, windows: [{ open: 900, latestStart: 950 }] }];
    const problem = lineProblem(places, { days: 2, rules });
    const plan = solve(problem);
    expect(plan.infeasible?.map((found) => found.rule)).toContain(rule);
    expectSound(problem, plan);
  });

  it("a day that cannot be travelled and an empty trip", () => {
    const plan = solve(lineProblem([{ at: 600 }], { day: { to: 1, end: 600 } }));
    expect(plan).toMatchObject({ infeasible: [{ rule: "day", nodes: [0, 1] }], days: [{ stops: [] }] });
    const empty = planTrip({ nodes: [], days: [], travel: { n: 0, time: new Int32Array() } }, { seed: 1 });
    expect(empty).toMatchObject({ days: [], score: 0, stats: { stoppedBy: "optimal" } });
  });
});

describe("planTrip says why a place is missing", () => {
  it.each([
    ["closed", { at: 10, windows: [] }, {}, undefined],
    ["unreachable", { at: 300 }, {}, undefined],
    ["budget", { at: 10, price: 90 }, { maxPrice: 80 }, undefined],
    ["category", { at: 10, score: 1, categories: [4] }, { category: [{ id: 4, max: 1 }] }, [2]],
    ["no-time", { at: 10, duration: 600 }, {}, undefined],
    ["displaced", { at: 10, score: 1, duration: 300 }, {}, [2]],
  ] as [string, { at: number }, Problem["rules"], number[] | undefined][])("%s", (why, place, rules, by) => {
    const plan = solve(lineProblem([place, { at: 10, duration: 300, score: 50, categories: [4] }], { rules }));
    expect(plan.missing).toEqual([{ node: 1, why, ...(by && { by }) }]);
  });
});

/** So many of the first seeds, other ones each day. */
const seedsOfDay = (all: number, most: number): number[] =>
  sampleOfDay(
    Array.from({ length: all }, (_, k) => k + 1),
    (seed) => `seed ${seed}`,
    most,
  );

describe("planTrip as a search", () => {
  it("passes the independent checker on random mixtures of all rules", () => {
    for (const seed of seedsOfDay(250, 50)) {
      const problem = randomProblem(seed);
      const plan = solve(problem, 60);
      const check = checkPlan(problem, visits(plan));
      expect({ seed, errors: check.errors }).toEqual({ seed, errors: [] });
      expect(check.score).toBeCloseTo(plan.score, 6);
      for (const stop of plan.days.flatMap((day) => day.stops)) expect(stop.slack).toBeGreaterThanOrEqual(0);
    }
  });

  it("gives the same bytes for the same input, seed and iterations", () => {
    const once = planTrip(cityProblem(3), { seed: 5, iterations: 40 });
    const again = planTrip(cityProblem(3), { seed: 5, iterations: 40 });
    expect(JSON.stringify(again)).toBe(JSON.stringify(once));
    expect(once.stats).toEqual({ iterations: 40, ms: 0, stoppedBy: "iterations" });
  });

  it("never makes a start worse and tells of every better plan", () => {
    for (const seed of seedsOfDay(20, 5)) {
      const problem = { ...cityProblem(seed, 3, 25), rules: undefined };
      const good = solve(problem, 120);
      const seen: number[] = [];
      const after = planTrip(problem, {
        seed,
        iterations: 5,
        start: visits(good),
        onBetter: (plan) => seen.push(plan.objective),
      });
      expect(after.objective).toBeGreaterThanOrEqual(good.objective - 1e-9);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
      if (seen.length > 0) expect(seen.at(-1)).toBeCloseTo(after.objective, 6);
    }
  });

  it("stays close to a plan it is asked to keep", () => {
    const problem = cityProblem(4, 4, 40);
    const before = visits(solve(problem, 150));
    const rainy = {
      ...problem,
      rules: { ...problem.rules, banned: [before[0]![0]!], keep: { plan: before, changePenalty: 1000 } },
    };
    const after = visits(solve(rainy, 150));
    after.forEach((ids, d) => {
      const kept = before[d]!.filter((x) => x !== before[0]![0]);
      expect(ids.filter((x) => kept.includes(x))).toEqual(kept);
    });
  });

  it("stops by signal, by time and when nothing can be gained", () => {
    const city = cityProblem(1);
    expect(planTrip(city, { seed: 1, iterations: 1e9, signal: AbortSignal.abort() }).stats).toMatchObject({
      stoppedBy: "signal",
      iterations: 0,
    });
    expect(planTrip(city, { seed: 1, iterations: 1e9, timeMs: 20 }).stats.stoppedBy).toBe("time");
    expect(planTrip(lineProblem([{ at: 1 }]), { seed: 1, timeMs: 1000 }).stats.stoppedBy).toBe("optimal");
  });

  it("is worth at least 15 % more than greedy by rating, with less travel", () => {
    let greedyValue = 0;
    let value = 0;
    let greedyTravel = 0;
    let travel = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const problem = cityProblem(seed, 3);
      const greedy = readPlan(problem, greedyByRating(problem));
      const plan = solve(problem, 250);
      expectSound(problem, plan);
      greedyValue += greedy.score;
      value += plan.score;
      greedyTravel += travelOf(greedy);
      travel += travelOf(plan);
    }
    expect(value).toBeGreaterThan(greedyValue * 1.15);
    expect(travel).toBeLessThan(greedyTravel);
  });
});

const travelOf = (plan: Plan): number => plan.days.reduce((sum, day) => sum + day.travel, 0);

/** A given plan as it is, nothing added. */
function readPlan(problem: Problem, start: number[][]): Plan {
  const banned = problem.nodes.flatMap((_, x) => (start.flat().includes(x) ? [] : [x]));
  const plan = planTrip({ ...problem, rules: { ...problem.rules, banned } }, { seed: 1, iterations: 0, start });
  expect(visits(plan)).toEqual(start);
  return plan;
}

/** The plan of a ranked list: best rated first, each put at the end of the first day that still takes it. */
function greedyByRating(problem: Problem): number[][] {
  const plan: number[][] = problem.days.map(() => []);
  const order = problem.nodes.map((node, x) => ({ x, score: node.score as number })).filter(({ score }) => score > 0);
  order.sort((a, b) => b.score - a.score || a.x - b.x);
  for (const { x } of order) {
    for (const ids of plan) {
      ids.push(x);
      if (checkPlan(problem, plan).ok) break;
      ids.pop();
    }
  }
  return plan;
}
