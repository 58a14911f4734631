/** Problems for the tests of the engine: hand-made lines, random rule mixtures and realistic cities. */
import { pick, seededRng, type Rng } from "#app/shared/rng";
import type { Break, Day, Node, Problem, Rules, Travel, Window } from "./problem";

/** Matrix travel between points on a line, one minute a unit; place i stands at `at[i]`. */
export function lineTravel(at: readonly number[]): Travel {
  const n = at.length;
  const time = new Int32Array(n * n);
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) time[i * n + j] = Math.abs(at[i]! - at[j]!);
  return { n, time };
}

/** One day from 540 to 1080 (nine to six) from and to place 0, which stands at 0 with the given places around it. */
export function lineProblem(
  places: readonly (Partial<Node> & { at: number })[],
  extra: { day?: Partial<Day>; days?: number; rules?: Rules } = {},
): Problem {
  const nodes: Node[] = [
    { score: 0, duration: 0 },
    ...places.map(({ at: _, ...node }) => ({ score: 10, duration: 60, ...node })),
  ];
  const day: Day = { start: 540, end: 1080, from: 0, to: 0, ...extra.day };
  return {
    nodes,
    days: Array.from({ length: extra.days ?? 1 }, () => day),
    travel: lineTravel([0, ...places.map((place) => place.at)]),
    rules: extra.rules,
  };
}

const int = (rng: Rng, low: number, high: number): number => low + Math.floor(rng() * (high - low + 1));

/** A small problem with a random mixture of every rule the interface knows; often contradictory. */
export function randomProblem(seed: number): Problem {
  const rng = seededRng(seed);
  const maybe = (share: number): boolean => rng() < share;
  const n = int(rng, 4, 14);
  const id = (): number => int(rng, 0, n - 1);
  const dayCount = int(rng, 1, 4);
  const points = Array.from({ length: n }, () => [int(rng, 0, 60), int(rng, 0, 60)] as const);
  const nodes = Array.from({ length: n }, (): Node => {
    const score = int(rng, 0, 30);
    const peak = int(rng, 500, 1200);
    const duration = int(rng, 10, 120);
    return {
      score: maybe(0.2) ? (day, start) => Math.max(0, score - Math.abs(start - peak) / 30 + day) : score,
      duration,
      ...(maybe(0.4) && { minDuration: int(rng, 5, duration) }),
      ...(maybe(0.7) && { windows: maybe(0.5) ? randomWindows(rng) : perDayWindows(rng, dayCount) }),
      ...(maybe(0.5) && { price: int(rng, 0, 40) }),
      categories: Array.from({ length: int(rng, 0, 2) }, () => int(rng, 0, 3)),
    };
  });
  const days = Array.from({ length: dayCount }, (): Day => {
    const start = int(rng, 480, 720);
    return {
      start,
      end: start + int(rng, 60, 720),
      from: maybe(0.8) ? 0 : id(),
      to: maybe(0.8) ? 0 : id(),
      ...(maybe(0.2) && { maxActive: int(rng, 120, 500) }),
      ...(maybe(0.2) && { maxPrice: int(rng, 10, 120) }),
      ...(maybe(0.2) && { maxWalk: int(rng, 30, 200) }),
      ...(maybe(0.2) && { maxWait: int(rng, 0, 60) }),
      ...(maybe(0.5) && { breaks: Array.from({ length: int(rng, 1, 2) }, () => randomBreak(rng, id)) }),
    };
  });
  const rules = randomRules(rng, dayCount, id);
  const weights = maybe(0.3) ? { travel: rng() / 5, wait: rng() / 10, price: rng() / 10 } : undefined;
  return { nodes, days, travel: randomTravel(rng, points), rules, weights };
}

/** A random mixture of rules. @param id draws a place */
function randomRules(rng: Rng, dayCount: number, id: () => number): Rules {
  const maybe = (share: number): boolean => rng() < share;
  return {
    ...(maybe(0.3) && { maxPrice: int(rng, 20, 200) }),
    ...(maybe(0.5) && {
      category: [0, 1, 2].map((kind) => ({
        id: kind,
        ...(maybe(0.4) && { max: int(rng, 0, 3) }),
        ...(maybe(0.3) && { min: int(rng, 0, 2) }),
        ...(maybe(0.3) && { maxPerDay: int(rng, 0, 2) }),
        ...(maybe(0.3) && { repeatFactor: rng() }),
      })),
    }),
    ...(maybe(0.4) && { must: [id(), id()] }),
    ...(maybe(0.4) && {
      locked: Array.from({ length: int(rng, 1, 2) }, () => ({
        node: id(),
        day: int(rng, 0, dayCount - 1),
        ...(maybe(0.5) && { start: int(rng, 500, 1000) }),
      })),
    }),
    ...(maybe(0.3) && { banned: [id()] }),
    ...(maybe(0.3) && { exclusive: [[id(), id(), id()]] }),
    ...(maybe(0.3) && { before: [[id(), id()] as [number, number]] }),
    ...(maybe(0.3) && {
      keep: { plan: Array.from({ length: dayCount }, () => [id(), id()]), changePenalty: int(rng, 0, 20) },
    }),
  };
}

function randomWindows(rng: Rng): Window[] {
  return Array.from({ length: int(rng, 0, 2) }, () => {
    const open = int(rng, 480, 1000);
    const latestStart = open + int(rng, 0, 300);
    return { open, latestStart, ...(rng() < 0.5 && { latestEnd: latestStart + int(rng, -30, 120) }) };
  });
}

function perDayWindows(rng: Rng, dayCount: number): (day: number) => Window[] {
  const table = Array.from({ length: dayCount }, () => randomWindows(rng));
  return (day) => table[day] ?? [];
}

function randomBreak(rng: Rng, id: () => number): Break {
  const earliest = int(rng, 600, 1100);
  return {
    earliest,
    latestStart: earliest + int(rng, 0, 150),
    duration: int(rng, 20, 75),
    ...(rng() < 0.4 && { at: [id(), id()] }),
  };
}

/** A matrix (symmetric, asymmetric, or free of the triangle rule) or a FIFO function with a rush hour. */
function randomTravel(rng: Rng, points: readonly (readonly [number, number])[]): Travel {
  const n = points.length;
  const time = new Int32Array(n * n);
  const stretch = pick(rng, [0, 0, 15]);
  points.forEach(([x, y], i) =>
    points.forEach(([u, v], j) => {
      time[i * n + j] = i === j ? 0 : Math.ceil(Math.hypot(x - u, y - v)) + int(rng, 0, stretch);
    }),
  );
  const walk = time.map((minutes) => Math.min(minutes, 20));
  const cost = Float64Array.from(time, (minutes) => minutes / 10);
  if (rng() < 0.7) return { n, time, ...(rng() < 0.6 && { walk }), ...(rng() < 0.4 && { cost }) };
  return (from, to, depart) => {
    const base = time[from * n + to]!;
    const rush = Math.max(0, 30 - Math.abs(depart - 720) / 4);
    return { time: base === 0 ? 0 : Math.ceil(base + rush), cost: base / 10, walk: Math.min(base, 20) };
  };
}

/** A city as the product sees one: museums, sights, parks and markets with hours, fees, a meal and a pace each day. */
export function cityProblem(seed: number, dayCount = 7, candidates = 60): Problem {
  const rng = seededRng(seed);
  const kinds = [
    { duration: 120, price: 18, open: 600, close: 1080 },
    { duration: 60, price: 12, open: 540, close: 1140 },
    { duration: 45, price: 0, open: 420, close: 1260 },
    { duration: 75, price: 5, open: 480, close: 840 },
    { duration: 90, price: 25, open: 660, close: 1320 },
  ];
  const centres = Array.from({ length: 5 }, () => [rng() * 60, rng() * 60] as const);
  const points: (readonly [number, number])[] = [[30, 30]];
  const nodes: Node[] = [{ score: 0, duration: 0 }];
  for (let i = 0; i < candidates; i++) {
    const kind = int(rng, 0, kinds.length - 1);
    const shape = kinds[kind]!;
    const [cx, cy] = pick(rng, centres);
    points.push([cx + (rng() + rng() - 1) * 12, cy + (rng() + rng() - 1) * 12]);
    const closed = int(rng, 0, 9);
    const duration = Math.round((shape.duration * (0.6 + 0.8 * rng())) / 5) * 5;
    nodes.push({
      score: Math.round(20 + 80 * rng() * rng()),
      duration,
      minDuration: Math.round(duration * 0.8),
      windows: (day) =>
        day % 7 === closed ? [] : [{ open: shape.open, latestStart: shape.close - 30, latestEnd: shape.close }],
      price: shape.price,
      categories: [kind],
    });
  }
  const n = points.length;
  const time = new Int32Array(n * n);
  points.forEach(([x, y], i) =>
    points.forEach(([u, v], j) => {
      time[i * n + j] = i === j ? 0 : Math.ceil(Math.hypot(x - u, y - v)) + 5;
    }),
  );
  const day: Day = {
    start: 540,
    end: 1260,
    from: 0,
    to: 0,
    maxActive: 540,
    maxWait: 45,
    breaks: [
      { earliest: 720, latestStart: 840, duration: 60 },
      { earliest: 1110, latestStart: 1200, duration: 60 },
    ],
  };
  return {
    nodes,
    days: Array.from({ length: dayCount }, () => day),
    travel: { n, time, walk: time.map((minutes) => Math.min(minutes, 25)) },
    rules: { maxPrice: 400, category: [0, 1, 2, 3, 4].map((id) => ({ id, maxPerDay: 2, repeatFactor: 0.95 })) },
    weights: { travel: 0.05, wait: 0.02 },
  };
}
