import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { eachDay } from "#app/shared/calendar";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import type { Window } from "../engine/problem";
import { feastsHeldAt, isThereOn } from "../hours/feast-places";
import { windowsOf } from "../hours/visit-windows";
import { reasonsAgainst } from "./reasons-against";

/** The places that the solver chooses from, and when each is open on each date. */
export interface ProblemPlaces {
  dates: string[];
  places: RequestedPlace[];
  /** Places that were kept from the solver, each with its reason, and whether asking for them would change nothing. */
  excluded: { place: PlaceSource; why: string; isFixed: boolean }[];
  /** Opening of each place on each date, as the solver is told. */
  windows: Window[][][];
  openingOf(place: PlaceSource, day: number): Window[];
}

/** Leaves out the places that nothing speaks for, and says when the others are open. */
export function placesFor(request: DayRequest, sun: SunCalculator): ProblemPlaces {
  const dates = eachDay(request.firstDate, request.lastDate);
  const reasons = reasonsAgainst(request, dates);
  const places = reasons.flatMap(({ place, why }) => (why === undefined ? [place] : []));
  const held = feastsHeldAt(places);
  const windows = places.map((place) => {
    const open = windowsOf(place, dates, request.destination, sun);
    const feasts = request.keep ? [] : (held.get(place.id) ?? []);
    // A traveller at the feast has been at the place.
    return open.map((onDay, d) =>
      feasts.some((feast) => isThereOn(feast, dates[d]!, request.destination.country)) ? [] : onDay,
    );
  });
  const position = new Map(places.map(({ id }, index) => [id, index]));
  return {
    dates,
    places,
    excluded: reasons.flatMap(({ why, ...one }) => (why === undefined ? [] : [{ ...one, why }])),
    windows,
    openingOf: (place, day) => windows[position.get(place.id)!]![day]!,
  };
}
