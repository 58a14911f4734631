import type { Point, Stretch } from "#app/shared/geo";
import type { LocalDate } from "#app/shared/calendar";
import { waysFor } from "./access-rules";
import { isTransportStopped } from "./day-notes";
import type { DayRequest } from "../day/day-request";
import type { Leg } from "../day/itinerary";
import { isOnFoot } from "./on-foot";
import { LEG_BUFFER_MINUTES, legBetween, waysWithBags } from "./travel-model";
import type { TravelWays } from "./travel-model";

const DAY_MINUTES = 24 * 60;
/** Shorter ways are none: the next door, or the other side of the square. */
const SAME_SPOT_KM = 0.1;

/** The ways of a request are asked for each line of each day, and are the same each time. */
const known = new WeakMap<DayRequest, TravelWays>();

/** A time of a day, in minutes since midnight, and whether one carries one's bags then. */
export interface Moment {
  date: LocalDate;
  minutes: number;
  hasBags?: boolean;
}

/** Few public ways run between these hours. */
const NIGHT = { from: 22 * 60 + 30, until: 6 * 60 } as const;

/** Whether a traveller with bags does not wait for a bus any more. @param minutes since any midnight */
function isAtNight(minutes: number): boolean {
  const clock = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return clock >= NIGHT.from || clock < NIGHT.until;
}

/**
 * The way from where a spot is left to a point, for those who come, by what runs at that time if one is given. With
 * bags no walk is longer than ten minutes, but on a day on which everybody walks, and at night the way is by car.
 */
export function wayFor(request: DayRequest, from: Stretch, to: Point, when?: Moment): Leg {
  const ways = known.get(request) ?? waysFor(request);
  known.set(request, ways);
  if (when === undefined) return legBetween(from, to, ways);
  const { date, minutes, hasBags = false } = when;
  const isWalked = isOnFoot(request.destination, date);
  const isStopped = isWalked || isTransportStopped(request.destination, date, minutes);
  const taken = hasBags && !isWalked ? waysWithBags(ways, isAtNight(minutes)) : ways;
  return legBetween(from, to, isStopped ? { ...taken, isTransportStopped: true } : taken);
}

/** The same as a line of a day has it: undefined where it is not worth a line. */
export function legOfLine(request: DayRequest, from: Stretch, to: Point, when?: Moment): Leg | undefined {
  const leg = wayFor(request, from, to, when);
  return leg.km >= SAME_SPOT_KM ? leg : undefined;
}

/** The same for travellers who have to be there at that time: by what runs when they leave. */
export function legToLine(request: DayRequest, from: Stretch, to: Point, when: Moment): Leg | undefined {
  const leg = legOfLine(request, from, to, when);
  return leg && legOfLine(request, from, to, { ...when, minutes: when.minutes - leg.minutes });
}

/** Minutes from door to door, with those for finding it. */
export function minutesBetween(request: DayRequest, from: Stretch, to: Point, when?: Moment): number {
  const leg = legOfLine(request, from, to, when);
  return leg ? leg.minutes + LEG_BUFFER_MINUTES : 0;
}
