import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import type { DayRequest, Lock } from "#app/modules/itinerary/day/day-request";
import type { Trip } from "../trip/trip";

/** The parts of the present days that the solver keeps, and those that it changes. */
export interface DayChanges {
  locked?: DayRequest["locked"];
  wanted?: string[];
  unwanted?: string[];
  /** Stay close to the plan that is there. */
  stayClose?: boolean;
  /** Every day is laid again, since what all of them rest on has changed; stops stay close to their order. */
  isLaidAgain?: true;
  /** Of a plan that is stayed close to: the dates of the days that change; none where the plan finds the day. */
  touched?: string[];
  /** The visits of each day in the order to stay close to, where that is not the order of the plan that is there. */
  order?: string[][];
  /** Another draw of the same changes. */
  another?: boolean;
}

/** The day out of a day with the places that are visited on it, as the rides that lead there and back tell. */
function outingOf({ items, dayTrip }: ItineraryDay): Lock["outing"] {
  if (!dayTrip) return undefined;
  const back = items.findLastIndex(({ mode }) => mode !== undefined);
  return { id: dayTrip.id, places: items.slice(0, back).flatMap((item) => (isVisit(item) ? [item.placeId] : [])) };
}

/** The locks of the traveller in the present plan; a stop of a day out with that day. */
export function lockedStops(trip: Trip): Lock[] {
  return (trip.itinerary?.days ?? []).flatMap((day) => {
    const outing = outingOf(day);
    return day.items.flatMap(({ locked, placeId, start }): Lock[] => {
      if (!locked || !placeId) return [];
      return [{ placeId, date: day.date, start, ...(outing?.places.includes(placeId) && { outing }) }];
    });
  });
}
