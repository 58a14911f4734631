import type { Arranging } from "./arranging";
import { LEG_BUFFER_MINUTES } from "./travel-model";

/** What a kilometre costs, in points of fit. */
const KM_COST = 15;
/** A ride of more minutes is long, and too long for a visit that is not two thirds of it. */
export const LONG_RIDE_MINUTES = 45;
const RIDE_TO_STAY = 1.5;
const LONG_RIDE_COST = 150;
/** Nobody takes a ride for a coffee, and farther than this nobody walks for one. */
const WALK_KM = 1.2;
const BITE_RIDE_COST = 60;

/** What each way costs by its kilometres, and by being long for what is at its end. */
export function wayCosts({ km, firstStay, casual, problem }: Arranging): Float64Array {
  const { travel } = problem;
  const n = problem.nodes.length;
  return km.map((one, index) => {
    const to = index % n;
    const ride = typeof travel === "function" ? 0 : travel.time[index]! - LEG_BUFFER_MINUTES;
    const isLong = to > 0 && ride > LONG_RIDE_MINUTES && ride > RIDE_TO_STAY * firstStay[to]!;
    const isForABite = to > 0 && one > WALK_KM && casual.has(to);
    return KM_COST * one + (isLong ? LONG_RIDE_COST : 0) + (isForABite ? BITE_RIDE_COST : 0);
  });
}
