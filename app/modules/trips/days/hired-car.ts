import type { HireEnd } from "#app/modules/itinerary/day/day-request";
import type { OwnWay } from "#app/modules/elsewhere/own-way";
import type { Between, PlaceWay } from "../trip/between";
import { waysOf } from "../trip/trip-parts";
import type { Ways } from "../trip/trip-parts";

/** Where a hired car changes hands at a place of a longer trip: on coming there, on leaving, or not at all. */
export interface HireHere {
  arriving?: HireEnd;
  leaving?: HireEnd;
}

/** A drive that is planned in a hired car, by the clock as it was told; undefined where another way was told or planned. */
function drivenAs(planned: PlaceWay | undefined, travelled: OwnWay | undefined): PlaceWay | undefined {
  if (planned?.by !== "car" || planned.driver || travelled?.by !== "car") return undefined;
  const { date, time = planned.time } = travelled;
  return { ...planned, date, time };
}

/** The drives in a hired car to a place of a longer trip and on from it. */
export function hiredDrives(trip: Ways): Between {
  const travelled = waysOf(trip);
  const out = drivenAs(trip.between?.out, travelled.out);
  const back = drivenAs(trip.between?.back, travelled.back);
  return { ...(out && { out }), ...(back && { back }) };
}

/**
 * Where a hired car changes hands at a place. It runs on where the traveller comes and goes with it; a place that is not
 * seen without a car keeps it, or has it, for the whole stay.
 */
export function hireHere({ out, back }: Between, needsCar: boolean): HireHere {
  if (out && !back) return needsCar ? { leaving: "return" } : { arriving: "return" };
  if (back && !out) return needsCar ? { arriving: "pick-up" } : { leaving: "pick-up" };
  return {};
}
