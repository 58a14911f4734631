import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import { isMealPlace } from "../day/meal-tables";
import { roundUp, shortestVisit } from "../day/visit-length";
import type { Day, Node, Window } from "../engine/problem";
import { compositesAmong } from "../hours/composite";
import type { Composite } from "../hours/composite";
import { worthOfFeast } from "../hours/feast-places";
import { worthByDay } from "../hours/days-in-notes";
import { offeredWindows } from "../hours/offered-windows";
import type { OfferedWindows } from "../hours/offered-windows";
import { notAfter, notBefore } from "../hours/visit-windows";
import { windowsForVisits } from "../outings/day-frame";
import { fitAt, fitAtHour, fitOf, fitWithChildren, groupOf, hasNoBestTime, weightedFit } from "../party/fit";
import { togetherInTheDark } from "../party/in-the-dark";
import { fitInHeat, liesInSun, togetherInHeat } from "../party/midday-heat";
import { waysFor } from "../travel/access-rules";
import type { ProblemDays } from "./problem-days";
import type { ProblemPlaces } from "./problem-places";
import { priceTogether } from "./tickets";
import { hasSmallChildren } from "../day/children";

export const DAY_TRIP_GROUP = "day-trip";
/** Minutes that a stop takes besides the visit, for a first estimate. */
export const WAY_MINUTES = 25;

/** The nodes of the solver: node 0 is the base, then the places, then the composite visits. */
export interface ProblemNodes {
  nodes: Node[];
  composites: Composite[];
  /** When places are offered to the solver on each day. */
  offered: OfferedWindows;
  /** The node through which each place is visited: that of its composite, else its own. */
  nodeOf: ReadonlyMap<string, number>;
  /** The number by which the solver knows each kind of place. */
  groupIds: ReadonlyMap<string, number>;
}

/**
 * Which places are one visit in this request. What has an hour or a length of its own stands alone, and so does
 * everything in a plan to stay close to: it is in an order already.
 */
function compositesFor(
  request: DayRequest,
  places: readonly RequestedPlace[],
  shape: ProblemDays["shape"],
  alone: ReadonlySet<string>,
): Composite[] {
  if (!request.arrangement || request.keep) return [];
  const atAnHour = new Set(request.locked.flatMap(({ placeId, start }) => (start === undefined ? [] : [placeId])));
  const free = places.filter(
    (place) =>
      !isMealPlace(place) &&
      place.stayMinutes === undefined &&
      !shape.kept.has(place.id) &&
      !request.unwanted.includes(place.id) &&
      !atAnHour.has(place.id) &&
      !alone.has(place.id),
  );
  return compositesAmong(free, request.arrangement, waysFor(request));
}

/** Whether there is room on a day for all of a composite; where there is on none, its places are visited one by one. */
function fitsDay({ shortest }: Composite, day: Day, windows: readonly Window[]): boolean {
  return (
    shortest + 2 * WAY_MINUTES <= (day.maxActive ?? Infinity) &&
    windows.some(
      ({ open, latestStart }) => Math.max(open, day.start + WAY_MINUTES) <= Math.min(latestStart, day.end - shortest),
    )
  );
}

/** The windows of each node: a day leaves of the opening what its pace, its early start and its late end leave. */
function offeredOn(
  request: DayRequest,
  { dates, openingOf }: ProblemPlaces,
  { days, usualDays, outingOn, early, late, isHot }: ProblemDays,
  sun: SunCalculator,
): OfferedWindows {
  return offeredWindows(request, {
    dates,
    sun,
    isHot,
    openingOf,
    leftOnDay: (place, day, windows) => {
      const isForTheNight = late?.get(day)?.sights.has(place) === true;
      const free =
        outingOn[day] && isForTheNight
          ? windows
          : windowsForVisits(request, place, days[day]!, dates[day]!, outingOn[day], windows);
      const waking = early?.get(day)?.sights.has(place) === false ? notBefore(usualDays[day]!.start, free) : free;
      return late?.get(day)?.sights.has(place) === false ? notAfter(place, usualDays[day]!.end, waking) : waking;
    },
  });
}

/** The worth of a place on a day on which it may be shut, as a share. */
const UNSURE_FACTOR = 0.3;

/** How places are scored in a request. */
interface Scoring {
  fitFor(place: PlaceSource): number;
  scoreOf(place: PlaceSource, fit: number, at?: typeof fitAt): Node["score"];
  /** The worth of the places of one visit together. */
  scoreTogether(composite: Composite, worthiest: PlaceSource): Node["score"];
}

/** The worth of a place to the travellers: by their interests, the hour, the heat and what is on. */
function scoringFor(
  request: DayRequest,
  { dates, places, unsure }: ProblemPlaces,
  isHot: readonly boolean[],
  sun: SunCalculator,
): Scoring {
  const isEverHot = isHot.includes(true);
  const sunsets = dates.map((date) => sun(date).sunset);
  const fitFor = (place: PlaceSource): number => {
    if (isMealPlace(place)) return 0;
    const fit = request.fits ? weightedFit(place, request.fits[place.id] ?? 0) : fitOf(place, request.interests);
    return hasSmallChildren(request) ? fitWithChildren(place, fit) : fit;
  };
  const scoreOnAnyDay = (place: PlaceSource, fit: number, at: typeof fitAt): Node["score"] => {
    if (isEverHot && liesInSun(place, request.children))
      return (day, start) =>
        isHot[day] ? fitInHeat(place, fit, start, request.children) : at(place, fit, start, sunsets[day]);
    return hasNoBestTime(place) ? fit : (day, start) => at(place, fit, start, sunsets[day]);
  };
  const scoreOf = (place: PlaceSource, fit: number, at = fitAt): Node["score"] => {
    const usual = scoreOnAnyDay(place, fit, at);
    const worth = worthOfFeast(place, dates, request.destination.country) ?? worthByDay(place, dates);
    const isUnsure = unsure[places.indexOf(place)];
    if (!worth && !isUnsure?.includes(true)) return usual;
    return (day, start) => {
      const share = (worth?.[day] ?? 1) * (isUnsure?.[day] ? UNSURE_FACTOR : 1);
      return Math.round((typeof usual === "number" ? usual : usual(day, start)) * share);
    };
  };
  const scoreTogether = (composite: Composite, worthiest: PlaceSource): Node["score"] => {
    const worth = composite.places.reduce((sum, place) => sum + fitFor(place), 0);
    if (!isEverHot || !composite.places.some((place) => liesInSun(place, request.children)))
      return togetherInTheDark(composite, scoreOf(worthiest, worth, fitAtHour), fitFor, sunsets);
    return (day, start) => {
      const usual = fitAt(worthiest, worth, start);
      return isHot[day] ? togetherInHeat(composite, fitFor, usual, start, request.children) : usual;
    };
  };
  return { fitFor, scoreOf, scoreTogether };
}

/** Makes a node of each place, and of places that are one visit one more. */
export function nodesFor(
  request: DayRequest,
  found: ProblemPlaces,
  frame: ProblemDays,
  sun: SunCalculator,
  alone: ReadonlySet<string>,
): ProblemNodes {
  const { places } = found;
  const groups = [...new Set(places.map((place) => groupOf(place.kind)))];
  const groupIds = new Map([...groups, DAY_TRIP_GROUP].map((group, index) => [group, index]));
  const offered = offeredOn(request, found, frame, sun);
  const { fitFor, scoreOf, scoreTogether } = scoringFor(request, found, frame.isHot, sun);
  const composites = compositesFor(request, places, frame.shape, alone).filter((composite) =>
    frame.days.some((day, index) => fitsDay(composite, day, offered.together(composite, index))),
  );
  const nodeOfPlace = (place: RequestedPlace): Node => {
    const fit = fitFor(place);
    return {
      score: fit === 0 ? fit : scoreOf(place, fit),
      duration: roundUp(place.minutes),
      minDuration: shortestVisit(place),
      windows: (day) => offered.of(place, day),
      price: isMealPlace(place) ? 0 : place.price,
      categories: [groupIds.get(groupOf(place.kind))!, ...(place.dayTrip ? [groupIds.get(DAY_TRIP_GROUP)!] : [])],
    };
  };
  const nodeTogether = (composite: Composite): Node => {
    const worthiest = composite.places.reduce((best, place) => (fitFor(place) > fitFor(best) ? place : best));
    return {
      score: scoreTogether(composite, worthiest),
      duration: composite.duration,
      minDuration: composite.shortest,
      windows: (day) => offered.together(composite, day),
      price: priceTogether(composite.places, request.arrangement?.tickets ?? []),
      categories: [groupIds.get(groupOf(worthiest.kind))!],
    };
  };
  const nodeOf = new Map([
    ...places.map(({ id }, index): [string, number] => [id, index + 1]),
    ...composites.flatMap((composite, index) =>
      composite.places.map(({ id }): [string, number] => [id, places.length + 1 + index]),
    ),
  ]);
  const nodes = [{ score: 0, duration: 0 }, ...places.map(nodeOfPlace), ...composites.map(nodeTogether)];
  return { nodes, composites, offered, nodeOf, groupIds };
}
