import type { IsoDate } from "#app/modules/inventory/offers/offer";
import { formatShortDate } from "#app/shared/format";
import type { Point } from "#app/shared/geo";
import type { Direction } from "./flight-slots";

/**
 * Ways of coming to a place, and of leaving it, beside flying; with "here" the traveller is there before the trip, or
 * stays on after it.
 */
export const LAND_WAYS = ["train", "coach", "ferry", "ship", "car", "here"] as const;
export type LandWay = (typeof LAND_WAYS)[number];

/** One way to a place or home, as its traveller told it. */
export interface OwnWay {
  by: LandWay;
  /** The local date of getting there, or of leaving. */
  date: IsoDate;
  /** Local wall clock, `HH:mm`, of getting there or leaving; none with "here". */
  time?: string;
  /** The station, stop or port in town; none with a car or with "here". */
  at?: Point & { name: string };
  /** The number or name of the train, line or ship: "Frecciarossa 9512". */
  name?: string;
  /** Between two places of a longer trip: its other end, by the clock there. */
  far?: { date: IsoDate; time: string; at?: Point & { name: string } };
}

/** The most letters of the number or name of a ride. */
export const MOST_RIDE_NAME = 60;

/** The plan for the way between a place of a longer trip and the one before or after it. */
interface PlannedWay {
  /** The name of the place at its other end. */
  place: string;
  /** The plan in words: "From Rome by train, about 1 h 35 min, there at 11:35, Thu 8 Apr". */
  line: string;
  /** The local date of getting here, or of leaving. */
  date: IsoDate;
  isFlown: boolean;
  /** The flight that is chosen for it: "AZ 1681". */
  flight?: string;
  /** The traveller told of a booking for it at the place at its other end. */
  isToldThere?: true;
}

/** The same by direction; one that is missing is home. */
export type PlannedWays = Partial<Record<Direction, PlannedWay>>;

/** "Home"; between two places of a longer trip "From Rome" or "On to Venice". */
function whereTo(isOut: boolean, place: string | undefined): string {
  if (place === undefined) return isOut ? "There" : "Home";
  return `${isOut ? "From" : "On to"} ${place}`;
}

/**
 * "There by train, Roma Termini 10:40, Thu 8 Apr: Frecciarossa 9512", "Home by car 16:00, Mon 17 May", "Staying on"
 * @param place the place before or after it on a longer trip
 */
export function wayLine({ by, date, time, at, name }: OwnWay, direction: Direction, place?: string): string {
  const isOut = direction === "out";
  if (by === "here") return isOut ? "There already" : "Staying on";
  const stop = at ? `, ${at.name}` : "";
  return `${whereTo(isOut, place)} by ${by === "ship" ? "cruise ship" : by}${stop} ${time}, ${formatShortDate(date)}${name ? `: ${name}` : ""}`;
}
