import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import { mealHoursOf } from "#app/modules/catalogue/hours/meal-hours";
import type { TripMode } from "#app/modules/catalogue/schema/arrangement.schema";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { SightOnTheWay } from "#app/modules/catalogue/ways/on-the-way";
import { stopsBetween } from "#app/modules/catalogue/ways/ways.server";
import { openWindowsOn } from "#app/modules/itinerary/hours/open-windows";
import type { LocalDate } from "#app/shared/calendar";
import { driveWithStop } from "./drive-plan";
import type { DrivePlan, StopToLay } from "./drive-plan";

/** A drive from one place to another on a day, without a stop. */
interface Drive {
  from: string;
  to: string;
  date: LocalDate;
  minutes: number;
}

/** The word of a form for a drive without a stop. */
export const NO_STOP = "none";

/** A stop is proposed on a drive of this length at least, where it adds no more than this and the day stays this short. */
const PROPOSED = { leastDrive: 90, mostAdded: 60, mostDriving: 330 } as const;

const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

/** Days out whose minutes are those of the road; a bus of the line changes and waits. */
const BY_ROAD: ReadonlySet<TripMode> = new Set<TripMode>(["car", "driver", "jeep", "tour-bus"]);

/** Minutes of the road between a town and a sight that is a day out of it; 0 where none is known. */
function knownRoad(town: string, { of, place }: SightOnTheWay): number {
  const trips = of === town ? (findDestination(of)?.dayTrips ?? []) : [];
  const trip = trips.find(({ by, places: [first] }) => first === place.id && BY_ROAD.has(by));
  return trip?.minutes ?? 0;
}

/** A sight is off the main road: the turn to it, in minutes, and roads beside the line that are so many times as slow. */
const OFF_THE_ROAD = { turn: 10, slowness: 2.5 } as const;

function stopToLay(sight: SightOnTheWay, { from, to, date, minutes }: Drive): StopToLay {
  const { of, country, place } = sight;
  const stretch = sight.before + sight.after;
  const all = minutes + OFF_THE_ROAD.turn + minutes * (stretch - 1) * OFF_THE_ROAD.slowness;
  const [before, after] = [(all * sight.before) / stretch, (all * sight.after) / stretch];
  const { id, name, district, lat, lon, note, price, minutes: visit } = place;
  const timeZone = findDestination(of)?.timeZone ?? "UTC";
  const windows = openWindowsOn(place, date, { country, slug: of }, sunCalculatorFor({ lat, lon, timeZone }));
  return {
    ...{ of, id, name, district, lat, lon, note, price, visit },
    before: toFive(Math.max(before, knownRoad(from, sight))),
    after: toFive(Math.max(after, knownRoad(to, sight))),
    lunch: mealHoursOf(findCountryFacts(country)).lunch,
    isOpen: (start, end) => windows.some(({ open, close }) => open <= start && end <= close),
  };
}

/** The drives with a stop that a day has room for, those with the best known sights first. */
export function drivesWithStop(drive: Drive): (DrivePlan & { stop: NonNullable<DrivePlan["stop"]> })[] {
  return stopsBetween(drive.from, drive.to).flatMap((sight) => {
    const plan = driveWithStop(drive.minutes, stopToLay(sight, drive));
    return plan?.stop ? [{ ...plan, stop: plan.stop }] : [];
  });
}

/** How a form names a stop. */
export function keyOfStop({ of, id }: { of: string; id: string }): string {
  return `${of}.${id}`;
}

/**
 * The drive as the traveller has it: with the stop that they chose, or the one that is proposed where they said nothing
 * that holds on this way.
 * @returns undefined for a drive without a stop
 */
export function driveTaken(drive: Drive, chosen: string | undefined): DrivePlan | undefined {
  if (chosen === NO_STOP || (chosen === undefined && drive.minutes < PROPOSED.leastDrive)) return undefined;
  const plans = drivesWithStop(drive);
  const isProposed = ({ stop: { addsMinutes } }: (typeof plans)[number]): boolean =>
    addsMinutes <= PROPOSED.mostAdded && drive.minutes + addsMinutes <= PROPOSED.mostDriving;
  return plans.find(({ stop }) => keyOfStop(stop) === chosen) ?? plans.find(isProposed);
}
