import type { Point, Stretch } from "#app/shared/geo";
import type { LocalDate } from "#app/shared/calendar";
import { waysFor } from "./access-rules";
import { isTransportStopped } from "./day-notes";
import type { DayRequest } from "../day/day-request";
import type { Leg } from "../day/itinerary";
import { isOnFoot } from "./on-foot";
import { LEG_BUFFER_MINUTES, legBetween } from "./travel-model";
import type { TravelWays } from "./travel-model";

/** Shorter ways are none: the next door, or the other side of the square. */
const SAME_SPOT_KM = 0.1;

/** The ways of a request are asked for each line of each day, and are the same each time. */
const known = new WeakMap<DayRequest, TravelWays>();

/** A time of a day, in minutes since midnight. */
export interface Moment {
  date: LocalDate;
  minutes: number;
}

/** The way from where a spot is left to a point, for those who come, by what runs at that time if one is given. */
export function wayFor(request: DayRequest, from: Stretch, to: Point, when?: Moment): Leg {
  const ways = known.get(request) ?? waysFor(request);
  known.set(request, ways);
  const isStopped =
    when !== undefined &&
    (isTransportStopped(request.destination, when.date, when.minutes) || isOnFoot(request.destination, when.date));
  return legBetween(from, to, isStopped ? { ...ways, isTransportStopped: true } : ways);
}

/** The same as a line of a day has it: undefined where it is not worth a line. */
export function legOfLine(request: DayRequest, from: Stretch, to: Point, when?: Moment): Leg | undefined {
  const leg = wayFor(request, from, to, when);
  return leg.km >= SAME_SPOT_KM ? leg : undefined;
}

/** The same for travellers who have to be there at that time: by what runs when they leave. */
export function legToLine(request: DayRequest, from: Stretch, to: Point, { date, minutes }: Moment): Leg | undefined {
  const leg = legOfLine(request, from, to, { date, minutes });
  return leg && legOfLine(request, from, to, { date, minutes: minutes - leg.minutes });
}

/** Minutes from door to door, with those for finding it. */
export function minutesBetween(request: DayRequest, from: Stretch, to: Point, when?: Moment): number {
  const leg = legOfLine(request, from, to, when);
  return leg ? leg.minutes + LEG_BUFFER_MINUTES : 0;
}
