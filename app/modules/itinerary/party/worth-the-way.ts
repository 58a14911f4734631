import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { monthOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import type { DayRequest } from "../day/day-request";
import { enoughDays } from "../day/enough-days";
import { isMealPlace } from "../day/meal-tables";
import { isShortStay } from "../day/pace";
import { LONG_RIDE_MINUTES } from "./way-costs";
import { wayFor } from "../travel/way-for";

/**
 * A traveller who arrives or leaves on a day has come far enough: so many minutes from the hotel are too many for half
 * of it.
 */
export const FAR_FOR_HALF_A_DAY = 60;
/** And on the day of arriving, where there are others. */
const FAR_ON_ARRIVAL = 35;
/** Below this weight a place is a lesser one, for which a long ride has to be worth it. */
const WORTH_A_RIDE = 4;
/** A place this near to something worth the ride is seen with it. */
const COMPANY_KM = 5;

/** Whether a place is too far from the hotel for a day of arriving or leaving. */
export function isTooFarForHalfADay(request: DayRequest, place: PlaceSource, date: string): boolean {
  const { arrival, departure, base, locked } = request;
  if (!arrival?.at.startsWith(date) && !departure?.at.startsWith(date)) return false;
  if (locked.some((lock) => lock.placeId === place.id && lock.date === date)) return false;
  const most = arrival?.at.startsWith(date) && !isShortStay(request) ? FAR_ON_ARRIVAL : FAR_FOR_HALF_A_DAY;
  return wayFor(request, base, place).minutes > most;
}

/**
 * Says of each place whether its way is too long for it: a lesser sight that is no reason to come and takes a longer
 * ride there and back than the visit lasts, while nothing out there is worth the ride. Parts of a day trip are not
 * asked, nor places that the traveller asked for or has in the plan already; and where the stay is longer than there
 * are things to see, a far sight is better than nothing.
 * @param dates of the stay, those of arriving and leaving included
 */
export function whyNotSoFar(
  request: DayRequest,
  dates: readonly LocalDate[],
): (place: PlaceSource) => string | undefined {
  const { arrangement, base, wanted, locked, keep, pace } = request;
  const dayTrips = arrangement?.dayTrips ?? [];
  const asked = new Set([...wanted, ...locked.map(({ placeId }) => placeId), ...(keep ?? []).flat()]);
  const onTrips = new Set(dayTrips.flatMap(({ places }) => places));
  const reasons = new Set((arrangement?.anchors ?? []).map(({ place }) => place));
  const isOrdinary = (place: PlaceSource): boolean =>
    !onTrips.has(place.id) && place.dayTrip !== true && !isMealPlace(place);
  const worth = request.places.filter(
    (place) => isOrdinary(place) && (place.weight >= WORTH_A_RIDE || reasons.has(place.id)),
  );
  const isLong = enoughDays({ places: request.places, dayTrips }, pace, dates.map(monthOf)) < dates.length - 1;
  return (place) => {
    if (isLong) return undefined;
    if (!isOrdinary(place) || worth.includes(place) || asked.has(place.id)) return undefined;
    const way = wayFor(request, base, place).minutes;
    if (way < LONG_RIDE_MINUTES || 2 * way <= place.minutes) return undefined;
    if (worth.some((other) => distanceKm(other, place) <= COMPANY_KM)) return undefined;
    return "You'd spend longer getting there and back than being there, and nothing nearby makes up for it.";
  };
}
