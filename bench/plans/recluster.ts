import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";

/** Kilometres in a straight line from the hotel through the stops and back, in the order given. */
export function roundTripKm(base: Point, stops: readonly Point[]): number {
  let here = base;
  let km = 0;
  for (const stop of stops) {
    km += distanceKm(here, stop);
    here = stop;
  }
  return stops.length > 0 ? km + distanceKm(here, base) : 0;
}

const isAt = (stops: readonly Point[], stop: Point): boolean => stops.some((other) => distanceKm(other, stop) === 0);

/** The shortest round that 2-opt finds from the nearest-neighbour order. */
function shortest(base: Point, stops: readonly Point[]): number {
  const left = [...stops];
  const order: Point[] = [];
  let here = base;
  while (left.length > 0) {
    left.sort((a, b) => distanceKm(here, a) - distanceKm(here, b));
    here = left.shift()!;
    order.push(here);
  }
  let best = roundTripKm(base, order);
  for (let again = true; again;) {
    again = false;
    for (let i = 0; i < order.length - 1; i++)
      for (let j = i + 1; j < order.length; j++) {
        const turned = [...order.slice(0, i), ...order.slice(i, j + 1).reverse(), ...order.slice(j + 1)];
        const km = roundTripKm(base, turned);
        if (km < best - 1e-9) {
          order.splice(0, order.length, ...turned);
          best = km;
          again = true;
        }
      }
  }
  return best;
}

/**
 * The kilometres that the same stops need when they are distributed anew over the same number of days, by local search
 * with moves and swaps, each day holding as many stops as before give or take one: hours and meals do not count, so it
 * is a floor. A place that is visited twice is on two days, since a second visit on the same day makes no sense.
 */
export function reclusteredKm(base: Point, days: readonly (readonly Point[])[]): number {
  const plan = days.map((day) => [...day]);
  const sizes = days.map((day) => day.length);
  const km = plan.map((day) => shortest(base, day));
  const gain = (a: number, newA: Point[], b: number, newB: Point[]): boolean => {
    const [kmA, kmB] = [shortest(base, newA), shortest(base, newB)];
    if (kmA + kmB >= km[a]! + km[b]! - 1e-9) return false;
    [plan[a], plan[b], km[a], km[b]] = [newA, newB, kmA, kmB];
    return true;
  };
  for (let again = true, rounds = 0; again && rounds < 30; rounds++) {
    again = false;
    for (let a = 0; a < plan.length; a++)
      for (let b = 0; b < plan.length; b++) {
        if (a === b) continue;
        for (let i = 0; i < plan[a]!.length; i++) {
          const stop = plan[a]![i]!;
          const without = plan[a]!.toSpliced(i, 1);
          if (
            plan[a]!.length >= sizes[a]! &&
            plan[b]!.length <= sizes[b]! &&
            !isAt(plan[b]!, stop) &&
            gain(a, without, b, [...plan[b]!, stop])
          ) {
            again = true;
            break;
          }
          const j = plan[b]!.findIndex(
            (other, at) =>
              !isAt(without, other) &&
              !isAt(plan[b]!.toSpliced(at, 1), stop) &&
              gain(a, [...without, other], b, [...plan[b]!.toSpliced(at, 1), stop]),
          );
          if (j >= 0) {
            again = true;
            break;
          }
        }
      }
  }
  return km.reduce((sum, one) => sum + one, 0);
}
