import type { Arranging } from "./arranging";
import type { Id } from "./engine/problem";
import { LEG_BUFFER_MINUTES } from "./travel-model";

/** What a kilometre costs, in points of fit: within a town, and beyond so many, where there is no choice but to go far. */
const KM_COST = 38;
const FAR_KM = 8;
const FAR_KM_COST = 15;
/** A ride of more minutes is long, and too long for a visit of less than three quarters of it, which may still be cut. */
export const LONG_RIDE_MINUTES = 45;
const RIDE_TO_STAY = 1.35;
const LONG_RIDE_COST = 180;
/** Nobody takes a ride for a coffee, and farther than this nobody walks for one. */
const WALK_KM = 1.2;
const BITE_RIDE_COST = 60;

/** Whether a ride is long, and too long for what is at its end. */
export function isLongRide(
  { firstStay, problem: { travel } }: Pick<Arranging, "firstStay" | "problem">,
  from: Id,
  to: Id,
): boolean {
  if (typeof travel === "function" || to === 0) return false;
  const ride = travel.time[from * travel.n + to]! - LEG_BUFFER_MINUTES;
  return ride > LONG_RIDE_MINUTES && ride > RIDE_TO_STAY * firstStay[to]!;
}

/** What each way costs by its kilometres, and by being long for what is at its end. */
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
