import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import type { OpenWindow, SunCalculator } from "#app/modules/catalogue/opening-hours";
import { eachDay } from "#app/shared/calendar";
import type { Point } from "#app/shared/geo";
import { ACCESS_RULES, waysFor } from "./access-rules";
import type { DayRequest } from "./day-request";
import type { CategoryRule, Day, Node, Problem, Rules, Window } from "./engine/problem";
import { fitAt, fitOf, weightedFit, groupOf, hasNoBestTime } from "./fit";
import { endWithDinner, mealBreaks } from "./meal-breaks";
import { BAG_DROP_MINUTES, PACE_RULES } from "./pace";
import type { PaceRules } from "./pace";
import { gentlenessOf, isEasy } from "./gentle-day";
import { openWindowsOn } from "./open-windows";
import { priceOfOuting } from "./outing";
import { whyNotForParty } from "./party-rules";
import { LEG_BUFFER_MINUTES, legBetween } from "./travel-model";
import type { TravelWays } from "./travel-model";
import { rideIn, rideOut } from "./transfer-times";
import { shapeTrip } from "./trip-shape";
import type { PlannedOuting, TripShape } from "./trip-shape";

/** A request translated for the solver: node 0 is the base, node i + 1 is `places[i]`. */
export interface DayProblem {
  problem: Problem;
  places: PlaceSource[];
  dates: string[];
  /** Opening of each place on each date, as the solver was told. */
  windows: Window[][][];
  /** Whole-day trips and what else is settled before the ordinary days are filled. */
  shape: TripShape;
  /** Places that were kept from the solver, each with its reason. */
  excluded: { place: PlaceSource; why: string }[];
}

export const BASE = 0;

/** Served at the table, so they are where meals are taken rather than sights. */
export function isMealPlace(place: PlaceSource): boolean {
  return place.kind === "restaurant" || place.kind === "food-hall";
}

const SHORTEST_VISIT = 0.7;
const REPEAT_FACTOR = 0.8;
const MAX_PER_DAY: Record<string, number> = { museum: 2, worship: 2, table: 2, trail: 1, spa: 1, boat: 1, beach: 1 };
const DAY_TRIP_GROUP = "day-trip";
/** What one minute on the way costs, in fit: an hour across town and back outweighs a minor sight. */
const TRAVEL_WEIGHT = 0.4;
const WAIT_WEIGHT = 0.2;
const CHANGE_PENALTY = 40;

/** Plans are read in fives: ways, visits and days all fall on five minutes. */
const GRID = 5;

function roundUp(minutes: number): number {
  return Math.ceil(minutes / GRID) * GRID;
}

function shortestVisit(place: PlaceSource): number {
  return Math.min(place.minutes, roundUp(place.minutes * SHORTEST_VISIT));
}

function toWindow(place: PlaceSource, open: OpenWindow): Window {
  const latestEnd = Math.floor(open.close / GRID) * GRID;
  return {
    open: roundUp(open.open),
    latestStart: Math.min(latestEnd - shortestVisit(place), latestEnd - roundUp(place.lastEntry ?? 0)),
    latestEnd,
  };
}

function windowsOf(place: PlaceSource, dates: string[], country: string, sun: SunCalculator): Window[][] {
  return dates.map((date) =>
    openWindowsOn(place, date, country, sun)
      .map((open) => toWindow(place, open))
      .filter((window) => window.latestStart >= window.open),
  );
}

/** The rules of the day: those of the pace that was chosen, as far as the needs of those who come allow. */
function paceOf({ pace, accessNeeds }: DayRequest): PaceRules {
  return accessNeeds.reduce((rules, need) => ACCESS_RULES[need].limit(rules), PACE_RULES[pace]);
}

/** When the traveller is free on a date, between landing and the way to the airport. */
function freeTimeOn(request: DayRequest, date: string): { start: number; end: number } {
  if (request.window)
    return { start: roundUp(request.window.start), end: Math.floor(request.window.end / GRID) * GRID };
  const pace = paceOf(request);
  const { arrival, departure, destination } = request;
  let { start } = pace;
  let end = endWithDinner(request, pace.end);
  if (arrival?.at.startsWith(date)) start = Math.max(start, rideIn(arrival, destination).end + BAG_DROP_MINUTES);
  if (departure?.at.startsWith(date)) end = Math.min(end, rideOut(departure, destination).start);
  start = roundUp(start);
  return { start, end: Math.max(start, Math.floor(end / GRID) * GRID) };
}

function isArrivalDay({ arrival }: DayRequest, date: string): boolean {
  return arrival?.at.startsWith(date) === true;
}

/** After an outing there is the way to a table and back, and no more. */
const AFTER_OUTING_ACTIVE = 60;
/** Who is back by then has half a day left. */
const BACK_EARLY = 15 * 60;
const LAST_MINUTE = 30 * 60;

/** What is left of a day after an outing: the evening. */
function eveningAfter(request: DayRequest, { times }: PlannedOuting): Day {
  const pace = paceOf(request);
  const start = roundUp(times.home);
  const dinner = mealBreaks(request, 0, LAST_MINUTE).at(-1)!;
  const end = Math.max(endWithDinner(request, pace.end), start + dinner.duration + AFTER_OUTING_ACTIVE);
  return {
    start,
    end,
    from: BASE,
    to: BASE,
    maxActive: start <= BACK_EARLY ? roundUp(pace.maxActive / 2) : AFTER_OUTING_ACTIVE,
    maxWalk: pace.maxWalk,
    maxWait: pace.maxWait,
    breaks: [{ ...dinner, latestStart: Math.max(dinner.latestStart, start + 30) }],
  };
}

function dayOf(request: DayRequest, date: string, outing: PlannedOuting | undefined): Day {
  if (outing) return eveningAfter(request, outing);
  const pace = paceOf(request);
  const { start, end } = freeTimeOn(request, date);
  const freePart = Math.min(1, (end - start) / (endWithDinner(request, pace.end) - pace.start));
  const gentle = isArrivalDay(request, date) ? gentlenessOf(request) : undefined;
  if (gentle?.isOnlyArrival)
    return { start, end: Math.max(start, end), from: BASE, to: BASE, maxActive: 0, breaks: [] };
  return {
    start,
    end,
    from: BASE,
    to: BASE,
    maxActive: Math.min(gentle?.maxActive ?? Infinity, roundUp(pace.maxActive * Math.max(0.25, freePart))),
    maxWalk: pace.maxWalk,
    maxWait: pace.maxWait,
    breaks: request.window ? [] : mealBreaks(request, start, end),
  };
}

function travelBetween(points: Point[], ways: TravelWays): Problem["travel"] {
  const n = points.length;
  const time = new Int32Array(n * n);
  const cost = new Float64Array(n * n);
  const walk = new Int32Array(n * n);
  for (let from = 0; from < n; from++) {
    for (let to = from + 1; to < n; to++) {
      const leg = legBetween(points[from]!, points[to]!, ways);
      for (const way of [from * n + to, to * n + from]) {
        time[way] = roundUp(leg.minutes + LEG_BUFFER_MINUTES);
        cost[way] = leg.priceMinor / 100;
        walk[way] = leg.mode === "walk" ? Math.round(leg.km * 1000) : 0;
      }
    }
  }
  return { n, time, cost, walk };
}

/** What of a place's opening is left for visits on a day: none on an outing, an easy few hours after a long way. */
function visitWindows(
  request: DayRequest,
  place: PlaceSource,
  day: Day,
  date: string,
  outing: PlannedOuting | undefined,
  windows: Window[],
): Window[] {
  if (isMealPlace(place)) return windows;
  if (outing) return outing.times.home <= BACK_EARLY ? windows : [];
  const gentle = isArrivalDay(request, date) ? gentlenessOf(request) : undefined;
  if (!gentle || request.locked.some((lock) => lock.placeId === place.id && lock.date === date)) return windows;
  if (gentle.isOnlyArrival || !isEasy(place, request)) return [];
  const until = day.start + gentle.minutes;
  return windows.flatMap((window) => {
    const latestEnd = Math.min(window.latestEnd ?? Infinity, until);
    const latestStart = Math.min(window.latestStart, latestEnd - shortestVisit(place));
    return latestStart >= window.open ? [{ ...window, latestStart, latestEnd }] : [];
  });
}

/**
 * The ordinary stops of the plan to stay close to. Where an outing has moved to another day, the stops of that day move to
 * the one it leaves.
 */
function keptPlan(keep: readonly (readonly string[])[], shape: TripShape, days: number): string[][] {
  const plan = Array.from({ length: days }, (_, day) => [...(keep[day] ?? [])]);
  for (const { outing, day } of shape.outings) {
    const before = plan.findIndex((stops) => outing.places.some(({ id }) => stops.includes(id)));
    if (before >= 0 && before !== day) [plan[before], plan[day]] = [plan[day]!, plan[before]!];
  }
  return plan.map((stops) => stops.filter((id) => !shape.kept.has(id)));
}

/** Turns a request, hours and flights into a problem for the engine. Meals may be taken anywhere at first. */
export function buildDayProblem(request: DayRequest, sun: SunCalculator): DayProblem {
  const dates = eachDay(request.firstDate, request.lastDate);
  const reasons = request.places.map((place) => ({ place, why: whyNotForParty(place, request, dates) }));
  const places = reasons.flatMap(({ place, why }) => (why === undefined ? [place] : []));
  const windows = places.map((place) => windowsOf(place, dates, request.destination.country, sun));
  const position = new Map(places.map(({ id }, index) => [id, index]));
  const shape = shapeTrip(
    request,
    dates,
    places.filter((place) => !isMealPlace(place)),
    (place, day) => windows[position.get(place.id)!]![day]!,
  );
  const outingOn = dates.map((_, day) => shape.outings.find((outing) => outing.day === day));
  const days = dates.map((date, day) => dayOf(request, date, outingOn[day]));
  const groups = [...new Set(places.map((place) => groupOf(place.kind)))];
  const groupIds = new Map([...groups, DAY_TRIP_GROUP].map((group, index) => [group, index]));

  const nodes: Node[] = [{ score: 0, duration: 0 }];
  places.forEach((place, index) => {
    const fit = isMealPlace(place)
      ? 0
      : request.fits
        ? weightedFit(place, request.fits[place.id] ?? 0)
        : fitOf(place, request.interests);
    nodes.push({
      score: hasNoBestTime(place) ? fit : (_day, start) => fitAt(place, fit, start),
      duration: roundUp(place.minutes),
      minDuration: shortestVisit(place),
      windows: (day) =>
        visitWindows(request, place, days[day]!, dates[day]!, outingOn[day], windows[index]![day] ?? []),
      price: isMealPlace(place) ? 0 : place.price,
      categories: [groupIds.get(groupOf(place.kind))!, ...(place.dayTrip ? [groupIds.get(DAY_TRIP_GROUP)!] : [])],
    });
  });

  const indexOf = new Map(places.map((place, index) => [place.id, index + 1]));
  const ids = (list: string[]): number[] => list.flatMap((id) => indexOf.get(id) ?? []);
  const category: CategoryRule[] = [...groupIds].map(([group, id]) =>
    group === DAY_TRIP_GROUP
      ? { id, maxPerDay: 1 }
      : { id, repeatFactor: REPEAT_FACTOR, ...(MAX_PER_DAY[group] && { maxPerDay: MAX_PER_DAY[group] }) },
  );
  const outOfTown = (placeId: string): boolean => shape.kept.has(placeId);
  const spentOnOutings = shape.outings.reduce((sum, { outing }) => sum + priceOfOuting(outing), 0);
  const rules: Rules = {
    maxPrice: Math.max(0, request.spend - spentOnOutings),
    category,
    must: ids(request.wanted.filter((id) => !outOfTown(id))),
    locked: request.locked
      .filter(({ placeId }) => !outOfTown(placeId))
      .flatMap(({ placeId, date, start }) => {
        const node = indexOf.get(placeId);
        const day = dates.indexOf(date);
        return node !== undefined && day >= 0 ? [{ node, day, ...(start !== undefined && { start }) }] : [];
      }),
    banned: ids([...request.unwanted, ...shape.kept]),
    ...(request.keep && {
      keep: { plan: keptPlan(request.keep, shape, dates.length).map(ids), changePenalty: CHANGE_PENALTY },
    }),
  };
  return {
    problem: {
      nodes,
      days,
      travel: travelBetween([request.base, ...places], waysFor(request)),
      rules,
      weights: { travel: TRAVEL_WEIGHT, wait: WAIT_WEIGHT },
    },
    places,
    dates,
    windows,
    shape,
    excluded: reasons.flatMap(({ place, why }) => (why === undefined ? [] : [{ place, why }])),
  };
}
