import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { durationInWords } from "#app/shared/format";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { Outing } from "./day-out";
import type { RequestedPlace } from "../day/day-request";
import { isAcross, legBetween, rideBetween } from "../travel/travel-model";
import type { TravelWays } from "../travel/travel-model";
import { roundUp } from "../day/visit-length";

/** A visit that takes this long is a day of its own: lunch falls inside it. */
const LONG_VISIT = 240;
/** Way there, visit and way back of a far place: from here on it is a day, below it a stop among others. */
export const LONG_DAY = 360;
/** A place this near that does not take half a day can be seen without an outing, even one that goes there. */
const NEAR_KM = 25;
/** A day out from the centre is none from a hotel that is so near to it. */
const NEXT_DOOR_MINUTES = 30;
/** A traveller who stays elsewhere has another way than the file says if the two differ by so many minutes. */
const OTHER_WAY_MINUTES = 20;
/** A driver who drives less asks for less, but the day is paid for. */
const LEAST_OF_PRICE = 0.5;

/**
 * How many minutes more it is from the hotel than from the centre, from where the file counts; 0 where that is no
 * matter.
 */
function moreFrom(base: Point, to: Point, ways: TravelWays): number {
  const from = (start: Point): number =>
    isAcross(base, ways.centre, ways)
      ? legBetween(start, to, ways).minutes
      : rideBetween(start, to, "driver", ways).minutes;
  const more = from(base) - from(ways.centre);
  return Math.abs(more) >= OTHER_WAY_MINUTES ? more : 0;
}

function isNextDoor(place: PlaceSource, base: Point, ways: TravelWays): boolean {
  return moreFrom(base, place, ways) < 0 && legBetween(base, place, ways).minutes <= NEXT_DOOR_MINUTES;
}

/**
 * Whether a place can be seen from this hotel only as a day of its own or as part of one. Where the traveller says how
 * long to stay, the length makes no day of it.
 * @param isOnTrip a day trip of the file goes there
 */
export function needsADay(place: RequestedPlace, base: Point, isOnTrip: boolean, ways: TravelWays): boolean {
  const isLong = (from: number): boolean => place.stayMinutes === undefined && place.minutes >= from;
  if (isLong(LONG_VISIT + 60)) return true;
  const isFar = place.dayTrip === true && !isNextDoor(place, base, ways);
  if (isOnTrip) return isFar || distanceKm(base, place) > NEAR_KM || isLong(LONG_VISIT);
  return isFar && 2 * legBetween(base, place, ways).minutes + place.minutes > LONG_DAY;
}

/**
 * A day trip as it is from this hotel, since the file counts its way from the centre: longer or shorter, and dearer
 * with a driver. @returns undefined where it is none, all of it being around the hotel
 */
export function fromHotel(outing: Outing, base: Point, ways: TravelWays): Outing | undefined {
  const [first, last] = [outing.places[0]!, outing.places.at(-1)!];
  const [out, home] = [moreFrom(base, first, ways), moreFrom(base, last, ways)];
  if (out === 0 && home === 0) return outing;
  if (out < 0 && outing.places.every((place) => !needsADay(place, base, true, ways))) return undefined;
  const minutes = Math.max(roundUp(legOut(base, first, outing.minutes, ways)), outing.minutes + roundUp(out));
  const back = Math.max(roundUp(legOut(base, last, outing.back, ways)), outing.back + roundUp(home));
  const fare = (start: Point): number => rideBetween(start, first, "driver", ways).priceMinor / 100;
  const dearer = outing.operator === "driver" ? 2 * (fare(base) - fare(ways.centre)) : 0;
  return {
    ...outing,
    minutes,
    back,
    price: Math.round(Math.max(outing.price * LEAST_OF_PRICE, outing.price + dearer)),
    ...(out !== 0 && { way: `${outing.way} From where you stay it is about ${durationInWords(minutes)}.` }),
  };
}

/**
 * The shortest time that a way may be said to take: by road, but no slower than the told way from the centre, which a
 * motorway or a train may make much faster. @param told minutes of that way
 */
function legOut(base: Point, to: Point, told: number, ways: TravelWays): number {
  if (isAcross(base, to, ways)) return 0;
  const byRoad = (from: Point): number => rideBetween(from, to, "driver", ways).minutes;
  return byRoad(base) * Math.min(1, told / byRoad(ways.centre));
}
