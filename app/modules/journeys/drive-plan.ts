import type { MealWindow } from "#app/modules/catalogue/hours/meal-hours";
import type { DriveStop } from "#app/modules/itinerary/day/drive-day";
import { minutesOfClock } from "#app/shared/calendar";
import { durationInWords } from "#app/shared/format";

/** A sight that a drive passes, with the roads to it and on from it. */
export interface StopToLay extends Omit<DriveStop, "arrives" | "leaves" | "hasLunch" | "addsMinutes"> {
  /** Usual length of a visit, minutes. */
  visit: number;
  /** Minutes of driving to it, and on from it. */
  before: number;
  after: number;
  /** When people have lunch there, minutes since midnight. */
  lunch: MealWindow;
  /** Whether it can be visited in these minutes of the day. */
  isOpen: (start: number, end: number) => boolean;
}

/** The hours of a drive, in minutes since it began. */
export interface DrivePlan {
  /** Local wall clock, `HH:mm`. */
  leaves: string;
  minutes: number;
  stop?: Omit<DriveStop, "arrives" | "leaves"> & { arrives: number; leaves: number };
}

/** A traveller leaves after breakfast: the hours that are tried, the usual one first. */
const LEAVES = ["09:30", "09:00", "10:00", "08:30"] as const;
/** The evening is the next place's. Minutes since midnight. */
const LATEST = 18 * 60 + 30;
/** Lunch at a stop, in minutes, where its while touches the hours of lunch; after so many of them it comes first. */
const LUNCH = { minutes: 60, early: 15, firstAfter: 30 } as const;

/** The visit of a stop from an hour on, with lunch before or after it; undefined where its doors are shut. */
function visitFrom({ visit, lunch, isOpen }: StopToLay, start: number): { end: number; hasLunch: boolean } | undefined {
  const hasLunch = start <= lunch.to && start + visit >= lunch.from - LUNCH.early;
  const begins = hasLunch && start >= lunch.from + LUNCH.firstAfter ? start + LUNCH.minutes : start;
  if (!isOpen(begins, begins + visit)) return undefined;
  return { end: start + visit + (hasLunch ? LUNCH.minutes : 0), hasLunch };
}

/**
 * The day of a drive with a stop at a sight: left after breakfast, lunch where it falls, there before the evening.
 * @param minutes of the drive without the stop
 * @returns undefined where the sight is shut or the day too short
 */
export function driveWithStop(minutes: number, stop: StopToLay): DrivePlan | undefined {
  for (const leaves of LEAVES) {
    const start = minutesOfClock(leaves);
    const there = start + stop.before;
    const visit = visitFrom(stop, there);
    if (!visit || visit.end + stop.after > LATEST) continue;
    const { of, id, name, district, note, lat, lon, price, before, after } = stop;
    return {
      leaves,
      minutes: visit.end + after - start,
      stop: {
        ...{ of, id, name, district, note, lat, lon, price },
        arrives: before,
        leaves: visit.end - start,
        hasLunch: visit.hasLunch,
        addsMinutes: Math.max(0, before + after - minutes),
      },
    };
  }
  return undefined;
}

/** Minutes at the wheel in a day beyond which a drive is called long. */
export const LONG_DRIVE = 300;

/** "Melk Abbey", "Orvieto Cathedral, about 10 minutes more at the wheel", "Cathedral in Wells" */
export function stopInWords({ name, district, addsMinutes }: Pick<DriveStop, "name" | "district" | "addsMinutes">) {
  const where = name.includes(district) ? name : `${name} in ${district}`;
  return addsMinutes === 0 ? where : `${where}, about ${durationInWords(addsMinutes)} more at the wheel`;
}
