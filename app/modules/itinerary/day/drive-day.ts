import { minutesOfClock } from "#app/shared/calendar";
import type { Point } from "#app/shared/geo";

/** A stop of a drive from one place of a longer trip to the next. Clocks are local, `HH:mm`. */
export interface DriveStop extends Point {
  /** The destination whose sight it is, and the id of the sight there. */
  of: string;
  id: string;
  name: string;
  /** The town or the part of the country it lies in. */
  district: string;
  note: string;
  arrives: string;
  leaves: string;
  /** For one adult, whole US dollars. */
  price: number;
  /** The traveller has lunch there. */
  hasLunch: boolean;
  /** Minutes by which the drive is longer for it. */
  addsMinutes: number;
}

/** A drive from one place to the next as a part of a day, by the clock of the place whose day it is. */
export interface DriveDay {
  /** The place that is left. */
  from: string;
  /** Local wall clock, `HH:mm`. */
  leaves: string;
  stop?: DriveStop;
}

/** A drive that spans these hours has a pause for lunch in it; minutes since midnight. */
const LUNCH_HOURS = { from: 12 * 60 + 30, until: 14 * 60 } as const;

/** Whether a drive without a stop has a pause for lunch in it. @param start minutes since midnight, as is `end` */
export function pausesForLunch(start: number, end: number): boolean {
  return start < LUNCH_HOURS.from && end > LUNCH_HOURS.until;
}

/** Whether the traveller has had lunch on a drive. @param arrives local wall clock, `HH:mm` */
export function hasLunchOn({ leaves, stop }: DriveDay, arrives: string): boolean {
  return stop ? stop.hasLunch : pausesForLunch(minutesOfClock(leaves), minutesOfClock(arrives));
}
