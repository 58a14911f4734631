import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { LocalDate } from "#app/shared/calendar";
import { windowsAtUsualLength, windowsOfComposite } from "./composite";
import type { Composite } from "./composite";
import type { DayRequest } from "../day/day-request";
import type { Window } from "../engine/problem";
import { beforeColdNights } from "../party/in-the-dark";
import { awayFromDinner, beforeDinner, betweenMeals, fromWhenBarsFill, isMealPlace } from "../day/meal-tables";
import { awayFromMidday } from "../party/midday-heat";
import { forWhatHappens } from "./days-in-notes";
import { windowsAsCalled } from "./own-hour";
import { windowsForStarts } from "./show-times";
import { isShow } from "../day/shows";
import { shortestVisit } from "../day/visit-length";
import { overlapOf } from "./visit-windows";
import { hasSmallChildren } from "../day/children";

/** With children the day does not wait for a later sunset; minutes since local midnight. */
const BEDTIME = 19 * 60 + 30;

/** The facts of a request's days about the hours in which places may be visited. */
interface Scope {
  dates: readonly LocalDate[];
  sun: SunCalculator;
  isHot: readonly boolean[];
  openingOf(place: PlaceSource, day: number): Window[];
  /** The hours of a place that a day leaves, by its pace, its way and the night before. */
  leftOnDay(place: PlaceSource, day: number, windows: Window[]): Window[];
}

/** When places are offered to the solver on each day. */
export interface OfferedWindows {
  of(place: PlaceSource, day: number): Window[];
  together(composite: Composite, day: number): Window[];
}

/**
 * Narrows the opening of places to the hours that suit a visit: for an event that begins then, between meals, out of
 * the heat.
 */
export function offeredWindows(request: DayRequest, { dates, sun, isHot, ...scope }: Scope): OfferedWindows {
  const held = new Set(request.locked.map(({ placeId }) => placeId));
  const heldAtHour = new Set(request.locked.flatMap(({ placeId, start }) => (start === undefined ? [] : [placeId])));
  const leftOf = (place: PlaceSource, day: number, windows: Window[]): Window[] => {
    const shortest = shortestVisit(place);
    const fed = awayFromDinner(request, place, betweenMeals(request, place, windows, shortest), shortest);
    return scope.leftOnDay(place, day, fromWhenBarsFill(place, beforeDinner(request, place, fed)));
  };
  const calledOn = (place: PlaceSource, day: number): Window[] => {
    const all = scope.openingOf(place, day);
    const isKept = held.has(place.id) || request.keep?.[day]?.includes(place.id) === true;
    const isPastBedtime = hasSmallChildren(request) && sun(dates[day]!).sunset > BEDTIME;
    if (isKept || isPastBedtime) return all;
    const inTheLight = beforeColdNights(place, all, request.destination, dates[day]!, sun(dates[day]!).dusk);
    return windowsAsCalled(place, inTheLight, dates[day]!, sun);
  };
  // A traveller who holds a place at an hour knows when it begins.
  const isTimed = (place: PlaceSource): boolean =>
    !heldAtHour.has(place.id) && (place.starts !== undefined || isShow(place));
  const atAnyTime = (place: PlaceSource, day: number): Window[] =>
    leftOf(place, day, forWhatHappens(place, calledOn(place, day), dates[day]!));
  const inAnyHeat = (place: PlaceSource, day: number): Window[] => {
    if (isMealPlace(place)) return scope.openingOf(place, day);
    if (!isTimed(place)) return atAnyTime(place, day);
    const timed = windowsForStarts(place, calledOn(place, day), dates[day]!, shortestVisit(place));
    const left = leftOf(place, day, timed);
    return left.length > 0 || isShow(place) ? left : atAnyTime(place, day);
  };
  const outOfHeat = (place: PlaceSource, day: number, windows: Window[]): Window[] => {
    const isFree = !isHot[day] || request.window !== undefined || held.has(place.id) || !!place.onlyOn;
    return isFree ? windows : awayFromMidday(place, windows, shortestVisit(place), request.children);
  };
  // Every problem that is made of this one asks again.
  const known = new Map<PlaceSource, Window[][]>();
  const of = (place: PlaceSource, day: number): Window[] => {
    const days = known.get(place) ?? [];
    known.set(place, days);
    return (days[day] ??= outOfHeat(place, day, inAnyHeat(place, day)));
  };
  const together = (composite: Composite, day: number): Window[] => {
    const windowsOf = (ofEach: typeof of): Window[][] => composite.places.map((place) => ofEach(place, day));
    // An event that merely happens at one of them, and is no show, gives way where all cannot be visited around it.
    const mayMiss = composite.places.some((place) => isTimed(place) && !isShow(place));
    const found = windowsOfComposite(
      composite,
      windowsOf(
        mayMiss ? (place) => (isShow(place) ? of(place, day) : outOfHeat(place, day, atAnyTime(place, day))) : of,
      ),
    );
    const timed = mayMiss ? overlapOf(found, windowsAtUsualLength(composite, windowsOf(of))) : [];
    if (timed.length > 0) return timed;
    return found.length > 0 || !isHot[day] ? found : windowsOfComposite(composite, windowsOf(inAnyHeat));
  };
  return { of, together };
}
