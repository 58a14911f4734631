import { isPaid } from "../trip/trip";
import type { Trip } from "../trip/trip";
import type { Between } from "../trip/between";
import { elsewhereAfter } from "./elsewhere-rules";
import { impossible } from "./refusal";
import type { Refusal } from "./refusal";

type When = Pick<Trip, "destination" | "startDate" | "endDate">;

/** Whether a trip would be of another place or of other dates. */
export function isElsewhen(trip: When, next: When): boolean {
  return (
    trip.destination.slug !== next.destination.slug ||
    trip.startDate !== next.startDate ||
    trip.endDate !== next.endDate
  );
}

/** What goes with the dates, the place or the party of a trip: the choices that were made for them. */
export function withoutChoices(trip: Trip, next: When): Partial<Trip> {
  return {
    flight: undefined,
    hotel: undefined,
    elsewhere: elsewhereAfter(trip, next),
    itinerary: undefined,
    plannerStep: "start",
  };
}

/**
 * A place of a longer trip with other neighbours or other dates. Other dates take the choices with them; other
 * neighbours take the days, unless these are paid for: the checks of the trip say then what no longer fits.
 */
export function joined(
  trip: Trip,
  { between, startDate, endDate }: { between: Between; startDate: string; endDate: string },
): Partial<Trip> | Refusal {
  const isMoved = trip.startDate !== startDate || trip.endDate !== endDate;
  if (isMoved && isPaid(trip)) return impossible(`${trip.destination.name} is paid for, so its dates can't change`);
  const next = { destination: trip.destination, startDate, endDate };
  const isSame = JSON.stringify(trip.between) === JSON.stringify(between);
  return {
    startDate,
    endDate,
    between,
    ...(isMoved ? withoutChoices(trip, next) : !isSame && !isPaid(trip) && { itinerary: undefined }),
  };
}
