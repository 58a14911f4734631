import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { eachDay } from "#app/shared/calendar";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import type { Window } from "../engine/problem";
import { feastsHeldAt, isThereOn } from "../hours/feast-places";
import { visitHoursOf } from "../hours/visit-windows";
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
  /** On which dates it is not known of each place whether it is open: feasts that its own hours do not name. */
  unsure: boolean[][];
}

/** A place that matters this much is not left to a day on which it may be shut. */
const MATTERS = 4;

/** Windows without the days on which a place that matters may be shut, where it is surely open on another. */
function onSureDays(
  request: DayRequest,
  place: RequestedPlace,
  windows: Window[][],
  unsure: readonly boolean[],
): Window[][] {
  const isReason = request.arrangement?.anchors.some((anchor) => anchor.place === place.id) ?? false;
  const isHeld = request.keep?.flat().includes(place.id) || request.locked.some(({ placeId }) => placeId === place.id);
  const isSureOnce = windows.some((onDay, day) => onDay.length > 0 && !unsure[day]);
  if (isHeld || !isSureOnce || !(isReason || place.weight >= MATTERS)) return windows;
  return windows.map((onDay, day) => (unsure[day] ? [] : onDay));
}

/** Leaves out the places that nothing speaks for, and says when the others are open. */
export function placesFor(request: DayRequest, sun: SunCalculator): ProblemPlaces {
  const dates = eachDay(request.firstDate, request.lastDate);
  const reasons = reasonsAgainst(request, dates);
  const places = reasons.flatMap(({ place, why }) => (why === undefined ? [place] : []));
  const held = feastsHeldAt(places);
  const hours = places.map((place) => visitHoursOf(place, dates, request.destination, sun));
  const windows = places.map((place, index) => {
    const open = onSureDays(request, place, hours[index]!.windows, hours[index]!.unsure);
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
    unsure: hours.map(({ unsure }) => unsure),
    openingOf: (place, day) => windows[position.get(place.id)!]![day]!,
  };
}
