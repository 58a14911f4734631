import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import { anchorsAmong } from "./anchors";
import type { DayRequest } from "./day-request";
import { isShortStay, nightsOf } from "./pace";
import { hurried } from "./visit-length";
import { minutesBetween } from "./way-for";

/** Whether these days may be hurried for what people come for: a stay of a night or two, planned as a whole. */
export function mayBeHurried(request: DayRequest): boolean {
  return isShortStay(request) && !request.window;
}

/**
 * The same stay of a night or two for those who would rather see more: days begin earlier and end later, and what people
 * come for, and what belongs to it, may be seen in less time than it deserves. What a boat or a train goes to takes as long
 * as ever.
 */
export function asHurried(request: DayRequest): DayRequest {
  const { places, base, arrangement } = request;
  const far = new Set((arrangement?.dayTrips ?? []).flatMap((trip) => (trip.by === "walk" ? [] : trip.places)));
  const due = new Set(
    anchorsAmong(places, request).flatMap(({ place, nights }) => (nights <= nightsOf(request) ? [place.id] : [])),
  );
  const beside = (arrangement?.together ?? []).filter((ids) => ids.some((id) => due.has(id))).flat();
  const sought = new Set([...due, ...beside]);
  const isSought = ({ id }: PlaceSource): boolean => sought.has(id) && !far.has(id);
  return {
    ...request,
    isHurried: true,
    places: places.map((one) => (isSought(one) ? hurried(one, minutesBetween(request, base, one)) : one)),
  };
}
