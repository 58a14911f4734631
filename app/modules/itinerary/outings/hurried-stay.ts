import type { TripMode } from "#app/modules/catalogue/schema/arrangement.schema";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { anchorsAmong } from "./anchors";
import type { DayRequest } from "../day/day-request";
import { isShortStay, nightsOf } from "../day/pace";
import { byHalfDay, hurried } from "../day/visit-length";
import { minutesBetween } from "../travel/way-for";
import { FAR_FOR_HALF_A_DAY } from "../party/worth-the-way";

/** Ways that are as fast as any car, so that half a day is enough. */
const BY_ROAD: ReadonlySet<TripMode> = new Set<TripMode>(["walk", "bicycle", "bus", "car", "driver", "tour-bus"]);

/** Whether these days may be hurried for what people come for: a stay of a night or two, planned as a whole. */
export function mayBeHurried(request: DayRequest): boolean {
  return isShortStay(request) && !request.window;
}

/**
 * The same stay of a night or two for travellers who would rather see more: days begin earlier and end later, and
 * reasons to come, with what belongs to them, may be seen in less time than they deserve. A trip by boat or train takes
 * as long as ever, and so does a far one; but a traveller without a whole day sees half a day of a full-day place.
 */
export function asHurried(request: DayRequest): DayRequest {
  const { places, base, arrangement } = request;
  const trips = arrangement?.dayTrips ?? [];
  const far = new Set(trips.flatMap((trip) => (trip.by === "walk" ? [] : trip.places)));
  const byRoad = new Set(trips.flatMap((trip) => (BY_ROAD.has(trip.by) ? trip.places : [])));
  const due = new Set(
    anchorsAmong(places, request).flatMap(({ place, nights }) => (nights <= nightsOf(request) ? [place.id] : [])),
  );
  const beside = (arrangement?.together ?? []).filter((ids) => ids.some((id) => due.has(id))).flat();
  const sought = new Set([...due, ...beside]);
  const hasNoWholeDay = nightsOf(request) === 1;
  const asSeen = (place: PlaceSource): PlaceSource => {
    if (!sought.has(place.id)) return place;
    const way = minutesBetween(request, base, place);
    if (!far.has(place.id)) return hurried(place, way);
    const isNear = hasNoWholeDay && byRoad.has(place.id) && way <= FAR_FOR_HALF_A_DAY;
    return (isNear ? byHalfDay(place, way) : undefined) ?? place;
  };
  return { ...request, isHurried: true, places: places.map(asSeen) };
}
