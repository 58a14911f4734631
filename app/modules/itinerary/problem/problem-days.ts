import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "../day/day-request";
import { isMealPlace } from "../day/meal-tables";
import { moveOn } from "../day/moves";
import type { Day } from "../engine/problem";
import { earlyDays } from "../hours/early-days";
import { lateDaysAmong, withDinnerRoundFeast, withNight } from "../hours/late-days";
import { windowsAsCalled } from "../hours/own-hour";
import { dayOf, inBedFor, NIGHT_BEFORE } from "../outings/day-frame";
import { busyHoursOn, isBusyFrom, sleepsInUntil } from "../outings/round-busy-hours";
import { shapeTrip } from "../outings/trip-shape";
import type { TripShape } from "../outings/trip-shape";
import { isHotOn } from "../party/midday-heat";
import { isFillerWalk } from "./filler-walks";
import { keptPlan } from "./kept-plan";
import type { ProblemPlaces } from "./problem-places";
import { hasSmallChildren } from "../day/children";

/** A traveller who is free only from then on, minutes since local midnight, goes to bed. */
const LATE_ARRIVAL = 22 * 60;
/** Children are at the hotel by then after what is on for few days of the year, minutes since local midnight. */
const CHILDREN_UP_FOR_A_FEAST = 22 * 60;
const WHOLE_DAY = 24 * 60;

/** The days that the solver fills: from when to when, and what is settled of them before. */
export interface ProblemDays {
  /** Whole-day trips and what else is settled before the ordinary days are filled. */
  shape: TripShape;
  /** The whole-day trip of each day. */
  outingOn: (TripShape["outings"][number] | undefined)[];
  /** The ordinary stops of the plan to stay close to. */
  kept: string[][] | undefined;
  /** The days before anything early or late changes them. */
  usualDays: Day[];
  early: ReturnType<typeof earlyDays> | undefined;
  late: ReturnType<typeof lateDaysAmong> | undefined;
  days: Day[];
  isHot: boolean[];
  /** Whether something is on that day that is on for few days of the year. */
  hasFeast(day: number): boolean;
  /** When the traveller has to be out on a day, minutes since local midnight; undefined on an ordinary one. */
  outAt(day: number): number | undefined;
}

type Frame = Pick<ProblemDays, "shape" | "outingOn" | "kept" | "usualDays"> & {
  /** The reasons to come and the wishes, without those that only an outing reaches. */
  sought: readonly PlaceSource[];
  feasts: readonly PlaceSource[];
  isOfTown(day: number): boolean;
  /** Where a plan is edited evenings stay as they are, and children are up late for a feast alone. */
  hasOwnNights: boolean;
};

/** The outings of the trip, and its days as the pace has them. */
function frameOf(request: DayRequest, { dates, places, openingOf }: ProblemPlaces): Frame {
  const shape = shapeTrip(
    request,
    dates,
    // A walk that the plan makes up keeps no day from a day out.
    places.filter((place) => !isMealPlace(place) && !isFillerWalk(place.id)),
    openingOf,
  );
  const outingOn = dates.map((_, day) => shape.outings.find((outing) => outing.day === day));
  const isOfTown = (day: number): boolean => !outingOn[day] && moveOn(request, dates[day]!) === undefined;
  const sought = [...shape.sought, ...places.filter(({ id }) => request.wanted.includes(id))].filter(
    ({ id }) => !shape.kept.has(id) && !request.unwanted.includes(id),
  );
  const feasts = sought.filter(({ onlyOn }) => onlyOn);
  const hasOwnNights = !request.window && !request.keep;
  const usualDays = dates.map((date, day) => {
    const usual = dayOf(request, date, outingOn[day]);
    if (!hasOwnNights || !hasSmallChildren(request) || !isOfTown(day)) return usual;
    return withDinnerRoundFeast(usual, feasts, (place) => openingOf(place, day));
  });
  const kept = request.keep && keptPlan(request, shape, dates.length);
  return { shape, outingOn, kept, usualDays, sought, feasts, isOfTown, hasOwnNights };
}

/** Days that begin early for what is only there in the morning. */
function earlyIn(request: DayRequest, { dates, openingOf }: ProblemPlaces, frame: Frame): ProblemDays["early"] {
  const { sought, usualDays, isOfTown, kept } = frame;
  if (request.window) return undefined;
  const busyAt = (day: number): boolean => busyHoursOn(request, dates[day]!).length > 0;
  const isAfterLateNight = (day: number): boolean => sleepsInUntil(request, dates[day]!) > -Infinity;
  return earlyDays(
    sought,
    usualDays,
    openingOf,
    // A traveller who comes in late sleeps first.
    (day) =>
      isOfTown(day) && !busyAt(day) && !isAfterLateNight(day) && !(day === 1 && usualDays[0]!.start >= LATE_ARRIVAL),
    ({ id }) => kept?.findIndex((stops) => stops.includes(id)),
  );
}

/** Days that end late for what is only there at night, as far as the next morning lets them. */
function lateIn(
  request: DayRequest,
  { dates, openingOf }: ProblemPlaces,
  { sought, feasts, usualDays, outingOn, hasOwnNights }: Frame,
  outAt: ProblemDays["outAt"],
  sun: SunCalculator,
): ProblemDays["late"] {
  if (!hasOwnNights) return undefined;
  const hasChildren = hasSmallChildren(request);
  return lateDaysAmong(
    hasChildren ? feasts : sought,
    usualDays,
    (place, day) => windowsAsCalled(place, openingOf(place, day), dates[day]!, sun),
    (day) => {
      if (day === 0 || day === dates.length - 1 || moveOn(request, dates[day]!)) return -Infinity;
      if (isBusyFrom(request, dates[day]!, usualDays[day]!.end)) return -Infinity;
      const next = outAt(day + 1);
      return Math.min(
        hasChildren ? CHILDREN_UP_FOR_A_FEAST : Infinity,
        next === undefined ? Infinity : next + WHOLE_DAY - NIGHT_BEFORE,
      );
    },
    (day) => outingOn[day]?.times.home,
  );
}

/** Settles outings, early mornings and late evenings, and with them from when to when each day goes. */
export function daysFor(request: DayRequest, found: ProblemPlaces, sun: SunCalculator): ProblemDays {
  const frame = frameOf(request, found);
  const { shape, outingOn, kept, usualDays, feasts } = frame;
  const early = earlyIn(request, found, frame);
  const outAt = (day: number): number | undefined => outingOn[day]?.times.leave ?? early?.get(day)?.start;
  const late = lateIn(request, found, frame, outAt, sun);
  const days = usualDays.map((day, index) => {
    const start = early?.get(index)?.start ?? day.start;
    const withLateEvening = withNight({ ...day, start }, late?.get(index), outingOn[index] !== undefined);
    return inBedFor(request, withLateEvening, outAt(index + 1));
  });
  return {
    shape,
    outingOn,
    kept,
    usualDays,
    early,
    late,
    days,
    isHot: found.dates.map((date) => isHotOn(request.destination, date)),
    hasFeast: (day) => feasts.some((place) => found.openingOf(place, day).length > 0),
    outAt,
  };
}
