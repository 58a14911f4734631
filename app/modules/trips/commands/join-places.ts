import { isPaid } from "../trip/trip";
import type { Trip } from "../trip/trip";
import type { Between } from "../trip/between";
import { hasFlights } from "#app/modules/elsewhere/own-flights";
import { flownBy, ownFlightsOf } from "../trip/trip-parts";
import { elsewhereAfter, withPart } from "./elsewhere-rules";
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
    // A ticket that is paid for flies on its day, whatever becomes of the rest.
    flightHome: trip.flightHome?.isPaid ? trip.flightHome : undefined,
    hotel: undefined,
    elsewhere: elsewhereAfter(trip, next),
    itinerary: undefined,
    plannerStep: "start",
  };
}

/** What a place of a longer trip loses when it is a trip of its own again: the name of the whole, and a ticket of both. */
export function byItself({ flight }: Pick<Trip, "flight">): Partial<Trip> {
  return { journeyName: undefined, flightHome: undefined, ...(flight?.home && { flight: undefined }) };
}

/** What a place flies: the directions, and the place that it is flown to from. */
function flown({ between }: Pick<Trip, "between">): string {
  const { out, back } = flownBy({ between });
  return JSON.stringify([out && (between?.out?.place.slug ?? "home"), back]);
}

/** The bookings of a place without the ways that were told to or from a place which is no more beside it. */
function withoutWaysOfOthers(trip: Trip, between: Between): Trip["elsewhere"] {
  const own = ownFlightsOf(trip);
  if (!own?.ways) return trip.elsewhere;
  const isSame = (side: keyof Between): boolean => trip.between?.[side]?.place.slug === between[side]?.place.slug;
  const { out, back } = own.ways;
  const [keepsOut, keepsBack] = [out !== undefined && isSame("out"), back !== undefined && isSame("back")];
  if (keepsOut === (out !== undefined) && keepsBack === (back !== undefined)) return trip.elsewhere;
  const ways = { ...(keepsOut && { out }), ...(keepsBack && { back }) };
  const isEmpty = !hasFlights(own) && !keepsOut && !keepsBack;
  return withPart(trip.elsewhere, {
    flights: isEmpty ? undefined : { ...own, ways: keepsOut || keepsBack ? ways : undefined },
  });
}

/**
 * A place of a longer trip with other neighbours or other dates. Other dates take the choices with them; other
 * neighbours take the days, and the flights where others are flown now, unless these are paid for: the checks of the
 * trip say then what no longer fits.
 */
export function joined(
  trip: Trip,
  { between, startDate, endDate }: { between: Between; startDate: string; endDate: string },
): Partial<Trip> | Refusal {
  const isMoved = trip.startDate !== startDate || trip.endDate !== endDate;
  if (isMoved && isPaid(trip)) return impossible(`${trip.destination.name} is paid for, so its dates can't change`);
  const isLeft = trip.flightHome && between.back !== undefined;
  if (trip.flightHome?.isPaid && (trip.endDate !== endDate || isLeft))
    return impossible(
      `The flight home from ${trip.destination.name} is paid for, so the trip has to end there that day`,
    );
  const next = { destination: trip.destination, startDate, endDate };
  const isSame = JSON.stringify(trip.between) === JSON.stringify(between);
  const elsewhere = withoutWaysOfOthers(trip, between);
  const fliesElse = trip.flight && flown(trip) !== flown({ between });
  const lost: Partial<Trip> = {
    itinerary: undefined,
    ...(isLeft && { flightHome: undefined }),
    ...(fliesElse && { flight: undefined, plannerStep: "start" as const }),
  };
  return {
    startDate,
    endDate,
    between,
    ...(elsewhere !== trip.elsewhere && { elsewhere }),
    ...(isMoved ? withoutChoices({ ...trip, elsewhere }, next) : !isSame && !isPaid(trip) && lost),
  };
}
