import type { Arranging } from "../day/arranging";
import type { Id } from "../engine/problem";
import { LEG_BUFFER_MINUTES } from "../travel/travel-model";

/** The node of the hotel. */
const HOTEL = 0;
/**
 * The cost of a kilometre, in points of fit: within a town, and beyond so many, where there is no choice but to go far.
 */
const KM_COST = 38;
const FAR_KM = 8;
const FAR_KM_COST = 15;
/**
 * A ride of more minutes is long, and too long for a visit of less than three quarters of it, which may still be cut.
 */
export const LONG_RIDE_MINUTES = 45;
const RIDE_TO_STAY = 1.35;
const LONG_RIDE_COST = 180;
/** A café is not worth a ride, nor a walk longer than this. */
const WALK_KM = 1.2;
const BITE_RIDE_COST = 60;

/** Whether a ride is long, and too long for what is at its end. */
export function isLongRide(
  { firstStay, problem: { travel } }: Pick<Arranging, "firstStay" | "problem">,
  from: Id,
  to: Id,
): boolean {
  if (typeof travel === "function" || to === HOTEL) return false;
  const ride = travel.time[from * travel.n + to]! - LEG_BUFFER_MINUTES;
  return ride > LONG_RIDE_MINUTES && ride > RIDE_TO_STAY * firstStay[to]!;
}

/** The cost of each way by its kilometres, and by being long for the place at its end. */
export function wayCosts(input: Arranging): Float64Array {
  const { km, casual, problem } = input;
  const n = problem.nodes.length;
  return km.map((one, index) => {
    const to = index % n;
    const isLong = isLongRide(input, Math.floor(index / n), to);
    const isForABite = to > 0 && one > WALK_KM && casual.has(to);
    return (
      KM_COST * Math.min(one, FAR_KM) +
      FAR_KM_COST * Math.max(0, one - FAR_KM) +
      (isLong ? LONG_RIDE_COST : 0) +
      (isForABite ? BITE_RIDE_COST : 0)
    );
  });
}

/** Kilometres of a day that visits these in order, the hotel at both ends. */
export function kilometresOf({ km, problem }: Pick<Arranging, "km" | "problem">, ids: readonly Id[]): number {
  const n = problem.nodes.length;
  return [...ids, HOTEL].reduce((sum, x, index) => sum + km[(index === 0 ? HOTEL : ids[index - 1]!) * n + x]!, 0);
}

/** How much of an order is awkward: pairs with something between them, long rides to a short stop. */
export function awkwardnessOf(input: Arranging, ids: readonly Id[]): number {
  const parted = input.pairs.filter(([x, y]) => {
    const [one, other] = [ids.indexOf(x), ids.indexOf(y)];
    return one >= 0 && other >= 0 && Math.abs(one - other) > 1;
  }).length;
  return parted + ids.filter((x, at) => isLongRide(input, at === 0 ? HOTEL : ids[at - 1]!, x)).length;
}
