import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import { eachDay } from "#app/shared/calendar";
import type { Point } from "#app/shared/geo";
import { waysFor } from "../travel/access-rules";
import { compositesAmong } from "../hours/composite";
import type { Composite } from "../hours/composite";
import { dayOf, windowsForVisits, inBedFor, NIGHT_BEFORE } from "../outings/day-frame";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import type { CategoryRule, Day, Node, Problem, Rules, Window } from "../engine/problem";
import { earlyDays } from "../hours/early-days";
import { feastsHeldAt, isThereOn, worthOfFeast } from "../hours/feast-places";
import { fitAt, fitAtHour, fitOf, fitWithChildren, groupOf, hasNoBestTime, weightedFit } from "../party/fit";
import { togetherInTheDark } from "../party/in-the-dark";
import { keptPlan } from "./kept-plan";
import { isMealPlace } from "../day/meal-tables";
import { fitInHeat, isHotOn, liesInSun, togetherInHeat } from "../party/midday-heat";
import type { ItineraryDay, MealName } from "../day/itinerary";
import { lateDaysAmong, withDinnerRoundFeast, withNight } from "../hours/late-days";
import { nightsOut } from "../outings/night-out";
import type { NightOut } from "../outings/night-out";
import { moveOn } from "../day/moves";
import { worthByDay } from "../hours/named-days";
import { windowsAsCalled } from "../hours/own-hour";
import { offeredWindows } from "../hours/offered-windows";
import { priceOfOuting } from "../outings/outing";
import { isShortStay } from "../day/pace";
import { travelBetween } from "./travel-between";
import type { Spot } from "./travel-between";
import { shapeTrip } from "../outings/trip-shape";
import type { TripShape } from "../outings/trip-shape";
import { priceTogether } from "./tickets";
import { reasonsAgainst } from "./reasons-against";
import { bearsAnother, returnNode, returnsFor, shownNearBase } from "./return-visits";
import { roundUp, shortestVisit } from "../day/visit-length";
import { notAfter, notBefore, windowsOf } from "../hours/visit-windows";

/**
 * A request translated for the solver: node 0 is the base, node i + 1 is `places[i]`, and behind the places stand those
 * that are one visit, node i + 1 + places.length being `composites[i]`.
 */
export interface DayProblem {
  problem: Problem;
  places: RequestedPlace[];
  composites: Composite[];
  /** The node through which each place is visited: that of its composite, else its own. */
  nodeOf: ReadonlyMap<string, number>;
  /** Places that may be visited once more, on nodes of their own behind the composites; the solver itself leaves them out. */
  returns: PlaceSource[];
  dates: string[];
  isHurried: boolean | undefined;
  /** Opening of each place on each date, as the solver was told. */
  windows: Window[][][];
  /** Whole-day trips and what else is settled before the ordinary days are filled. */
  shape: TripShape;
  /** The things to see against the room that the days hold; Infinity for a part of a day. */
  load: number;
  /** The stretch of each day for a night out of travellers who like them. */
  nights: (NightOut | undefined)[];
  /** Meals whose table is settled with the visits of the day. */
  tables: SettledTable[];
  /** Ids of places that a day had time for, and that were left out for the way to them or for their part of town. */
  apart: ReadonlySet<string>;
  /** Of a plan that is edited: the days that nothing of the edit touches, as they stand. */
  standing: readonly (ItineraryDay | undefined)[];
  /** Places that were kept from the solver, each with its reason, and whether asking for them would change nothing. */
  excluded: { place: PlaceSource; why: string; isFixed: boolean }[];
}

/** A meal that takes the place of a bite beside it. */
export interface SettledTable {
  day: number;
  meal: MealName;
  placeId: string;
}

/** The share of its worth that a further place of a kind keeps, on a short stay and on one with days to fill. */
const REPEAT_FACTOR = { usual: 0.8, ample: 0.95 };
const MAX_PER_DAY: Record<string, number> = { museum: 2, worship: 2, table: 2, trail: 1, spa: 1, boat: 1, beach: 1 };
/** A traveller who has one day for three temples goes to three temples. */
const MOST_ON_A_SHORT_STAY: Record<string, number> = { museum: 3, worship: 4, boat: 2 };
const DAY_TRIP_GROUP = "day-trip";
/** The cost of a minute on the way, in fit: an hour across town outweighs a minor sight, unless days are empty. */
const TRAVEL_WEIGHT = { usual: 0.4, ample: 0.15 };
const WAIT_WEIGHT = 0.2;
const CHANGE_PENALTY = 40;
/** A traveller who is free only from then on, minutes since local midnight, goes to bed. */
const LATE_ARRIVAL = 22 * 60;

/** Minutes that a stop takes besides the visit, for a first estimate. */
const WAY_MINUTES = 25;
/** Below this share of what the days hold there is time for everything. */
const AMPLE = 0.85;
const AMPLE_WAIT = 180;
const FEAST_WAIT = 6 * 60;

/** Children are at the hotel by then after what is on for few days of the year, minutes since local midnight. */
const CHILDREN_UP_FOR_A_FEAST = 22 * 60;

/** Below this share a day may be left with an evening alone, and then places may come again. */
const ENOUGH = 1;

/** The things to see against the room that the days hold: above 1 a choice has to be made. */
function loadOf(nodes: readonly Node[], days: readonly Day[], banned: ReadonlySet<number>): number {
  const supply = nodes.reduce((sum, node, x) => {
    const isOffered = x > 0 && !banned.has(x) && (typeof node.score === "function" || node.score > 0);
    return isOffered ? sum + node.duration + WAY_MINUTES : sum;
  }, 0);
  const capacity = days.reduce((sum, { maxActive, start, end }) => sum + (end > start ? (maxActive ?? 0) : 0), 0);
  return capacity > 0 ? supply / capacity : Infinity;
}

/**
 * Groups the places that are one visit in this request. A place with an hour or a length of its own stands alone, and
 * so does every place in a plan to stay close to: it is in an order already.
 */
function compositesFor(
  request: DayRequest,
  places: readonly RequestedPlace[],
  shape: TripShape,
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

/**
 * Turns a request, hours and flights into a problem for the engine. Meals may be taken anywhere at first.
 * @param alone places that are not bound to others, because together they fit no day
 */
export function buildDayProblem(
  request: DayRequest,
  sun: SunCalculator,
  alone: ReadonlySet<string> = new Set(),
): DayProblem {
  const dates = eachDay(request.firstDate, request.lastDate);
  const reasons = reasonsAgainst(request, dates);
  const places = reasons.flatMap(({ place, why }) => (why === undefined ? [place] : []));
  const held = feastsHeldAt(places);
  const windows = places.map((place) => {
    const open = windowsOf(place, dates, request.destination, sun);
    const feasts = request.keep ? [] : (held.get(place.id) ?? []);
    // A traveller who is at the feast has been at the place.
    return open.map((onDay, d) =>
      feasts.some((feast) => isThereOn(feast, dates[d]!, request.destination.country)) ? [] : onDay,
    );
  });
  const position = new Map(places.map(({ id }, index) => [id, index]));
  const shape = shapeTrip(
    request,
    dates,
    places.filter((place) => !isMealPlace(place)),
    (place, day) => windows[position.get(place.id)!]![day]!,
  );
  const outingOn = dates.map((_, day) => shape.outings.find((outing) => outing.day === day));
  const kept = request.keep && keptPlan(request, shape, dates.length);
  const openingOf = (place: PlaceSource, day: number): Window[] => windows[position.get(place.id)!]![day]!;
  const isOfTown = (day: number): boolean => !outingOn[day] && moveOn(request, dates[day]!) === undefined;
  const soughtInTown = [...shape.sought, ...places.filter(({ id }) => request.wanted.includes(id))].filter(
    ({ id }) => !shape.kept.has(id) && !request.unwanted.includes(id),
  );
  const feasts = soughtInTown.filter(({ onlyOn }) => onlyOn);
  const hasFeast = (day: number): boolean => feasts.some((place) => openingOf(place, day).length > 0);
  // Where a plan is edited evenings stay as they are, and children are up late for a feast alone.
  const hasChildren = request.children > 0;
  const hasOwnNights = !request.window && !request.keep;
  const usualDays = dates.map((date, day) => {
    const usual = dayOf(request, date, outingOn[day]);
    if (!hasOwnNights || !hasChildren || !isOfTown(day)) return usual;
    return withDinnerRoundFeast(usual, feasts, (place) => openingOf(place, day));
  });
  const early = request.window
    ? undefined
    : earlyDays(
        soughtInTown,
        usualDays,
        openingOf,
        // A traveller who comes in late sleeps first.
        (day) => isOfTown(day) && !(day === 1 && usualDays[0]!.start >= LATE_ARRIVAL),
        ({ id }) => kept?.findIndex((stops) => stops.includes(id)),
      );
  const outAt = (day: number): number | undefined => outingOn[day]?.times.leave ?? early?.get(day)?.start;
  const late = !hasOwnNights
    ? undefined
    : lateDaysAmong(
        hasChildren ? feasts : soughtInTown,
        usualDays,
        (place, day) => windowsAsCalled(place, openingOf(place, day), dates[day]!, sun),
        (day) => {
          if (day === 0 || day === dates.length - 1 || moveOn(request, dates[day]!)) return -Infinity;
          const next = outAt(day + 1);
          return Math.min(
            hasChildren ? CHILDREN_UP_FOR_A_FEAST : Infinity,
            next === undefined ? Infinity : next + 24 * 60 - NIGHT_BEFORE,
          );
        },
        (day) => outingOn[day]?.times.home,
      );
  const days = usualDays.map((day, index) =>
    inBedFor(
      request,
      withNight(
        { ...day, start: early?.get(index)?.start ?? day.start },
        late?.get(index),
        outingOn[index] !== undefined,
      ),
      outAt(index + 1),
    ),
  );
  const groups = [...new Set(places.map((place) => groupOf(place.kind)))];
  const groupIds = new Map([...groups, DAY_TRIP_GROUP].map((group, index) => [group, index]));

  const fitFor = (place: PlaceSource): number => {
    if (isMealPlace(place)) return 0;
    const fit = request.fits ? weightedFit(place, request.fits[place.id] ?? 0) : fitOf(place, request.interests);
    return request.children > 0 ? fitWithChildren(place, fit) : fit;
  };
  const isHot = dates.map((date) => isHotOn(request.destination, date));
  const isEverHot = isHot.includes(true);
  const sunsets = dates.map((date) => sun(date).sunset);
  const offered = offeredWindows(request, {
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
  const scoreOf = (place: PlaceSource, fit: number, at = fitAt): Node["score"] => {
    const usual = scoreOnAnyDay(place, fit, at);
    const worth = worthOfFeast(place, dates, request.destination.country) ?? worthByDay(place, dates);
    if (!worth) return usual;
    return (day, start) => Math.round((typeof usual === "number" ? usual : usual(day, start)) * worth[day]!);
  };
  const scoreOnAnyDay = (place: PlaceSource, fit: number, at: typeof fitAt): Node["score"] => {
    if (isEverHot && liesInSun(place, request.children))
      return (day, start) =>
        isHot[day] ? fitInHeat(place, fit, start, request.children) : at(place, fit, start, sunsets[day]);
    return hasNoBestTime(place) ? fit : (day, start) => at(place, fit, start, sunsets[day]);
  };
  const composites = compositesFor(request, places, shape, alone).filter((composite) =>
    days.some((day, index) => fitsDay(composite, day, offered.together(composite, index))),
  );
  const nodes: Node[] = [
    { score: 0, duration: 0 },
    ...places.map((place): Node => {
      const fit = fitFor(place);
      return {
        score: fit === 0 ? fit : scoreOf(place, fit),
        duration: roundUp(place.minutes),
        minDuration: shortestVisit(place),
        windows: (day) => offered.of(place, day),
        price: isMealPlace(place) ? 0 : place.price,
        categories: [groupIds.get(groupOf(place.kind))!, ...(place.dayTrip ? [groupIds.get(DAY_TRIP_GROUP)!] : [])],
      };
    }),
    ...composites.map((composite): Node => {
      const worthiest = composite.places.reduce((best, place) => (fitFor(place) > fitFor(best) ? place : best));
      const worth = composite.places.reduce((sum, place) => sum + fitFor(place), 0);
      return {
        score:
          isEverHot && composite.places.some((place) => liesInSun(place, request.children))
            ? (day, start) => {
                const usual = fitAt(worthiest, worth, start);
                return isHot[day] ? togetherInHeat(composite, fitFor, usual, start, request.children) : usual;
              }
            : togetherInTheDark(composite, scoreOf(worthiest, worth, fitAtHour), fitFor, sunsets),
        duration: composite.duration,
        minDuration: composite.shortest,
        windows: (day) => offered.together(composite, day),
        price: priceTogether(composite.places, request.arrangement?.tickets ?? []),
        categories: [groupIds.get(groupOf(worthiest.kind))!],
      };
    }),
  ];

  const inside = new Set(composites.flatMap((composite) => composite.places.map(({ id }) => id)));
  const nodeOf = new Map([
    ...places.map(({ id }, index): [string, number] => [id, index + 1]),
    ...composites.flatMap((composite, index) =>
      composite.places.map(({ id }): [string, number] => [id, places.length + 1 + index]),
    ),
  ]);
  const ids = (list: readonly string[]): number[] => [...new Set(list.flatMap((id) => nodeOf.get(id) ?? []))];
  const outOfTown = (placeId: string): boolean => shape.kept.has(placeId);
  const unvisited = new Set([...request.unwanted, ...shape.kept]);
  const banned = [
    ...ids([...request.unwanted, ...shape.kept]),
    // The places of a composite are visited through it alone.
    ...places.flatMap(({ id }, index) => (inside.has(id) ? [index + 1] : [])),
  ];
  const load = request.window ? Infinity : loadOf(nodes, days, new Set(banned));
  const isAmple = load < AMPLE;
  // Where there is time for everything, places that bear it may come again.
  const shown = shape.outings.flatMap(({ outing }) => outing.places);
  const walkedTo = new Set(shownNearBase(request, shown).map(({ id }) => id));
  const coming =
    load < ENOUGH
      ? places.filter((place) => bearsAnother(place) && (!unvisited.has(place.id) || walkedTo.has(place.id)))
      : [];
  const isFresh = (x: number): boolean => x > 0 && !banned.includes(x) && nodes[x]!.score !== 0;
  const ordinary = Math.max(0, dates.length - 2 - shape.outings.length);
  const returns = returnsFor(coming, nodes.filter((_, x) => isFresh(x)).length, ordinary);
  const most = isShortStay(request) ? { ...MAX_PER_DAY, ...MOST_ON_A_SHORT_STAY } : MAX_PER_DAY;
  const category: CategoryRule[] = [...groupIds].map(([group, id]) =>
    group === DAY_TRIP_GROUP
      ? { id, maxPerDay: 1 }
      : {
          id,
          repeatFactor: isAmple ? REPEAT_FACTOR.ample : REPEAT_FACTOR.usual,
          ...(most[group] && { maxPerDay: most[group] }),
        },
  );
  const spentOnOutings = shape.outings.reduce((sum, { outing }) => sum + priceOfOuting(outing), 0);
  const rules: Rules = {
    maxPrice: Math.max(0, request.spend - spentOnOutings),
    category,
    must: ids(request.wanted.filter((id) => !outOfTown(id))),
    locked: request.locked
      .filter(({ placeId }) => !outOfTown(placeId))
      .flatMap(({ placeId, date, start }) => {
        const node = nodeOf.get(placeId);
        const day = dates.indexOf(date);
        return node !== undefined && day >= 0 ? [{ node, day, ...(start !== undefined && { start }) }] : [];
      }),
    banned: [...banned, ...returns.map((_, index) => nodes.length + index)],
    ...(kept && { keep: { plan: kept.map(ids), changePenalty: CHANGE_PENALTY } }),
  };
  const spot = (point: Point): Spot => ({ entry: point, exit: point, walk: 0 });
  return {
    problem: {
      nodes: [...nodes, ...returns.map((place) => returnNode(place, offered.of))],
      // With time to spare the traveller may wait for the evening, and for a feast always; the day says why.
      days: days.map((day, index) =>
        hasFeast(index)
          ? { ...day, maxWait: FEAST_WAIT }
          : isAmple || isHot[index]
            ? { ...day, maxWait: Math.max(AMPLE_WAIT, day.maxWait ?? 0) }
            : day,
      ),
      travel: travelBetween(
        [
          spot(request.base),
          ...places.map(spot),
          ...composites.map(({ places: of, walk }) => ({ entry: of[0]!, exit: of.at(-1)!, walk })),
          ...returns.map(spot),
        ],
        waysFor(request),
      ),
      rules,
      weights: { travel: isAmple ? TRAVEL_WEIGHT.ample : TRAVEL_WEIGHT.usual, wait: WAIT_WEIGHT },
    },
    places,
    composites,
    nodeOf,
    returns,
    dates,
    isHurried: request.isHurried,
    windows,
    shape,
    load,
    tables: [],
    apart: new Set(),
    nights: nightsOut(request, days, outAt),
    standing: [],
    excluded: reasons.flatMap(({ why, ...one }) => (why === undefined ? [] : [{ ...one, why }])),
  };
}
