import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { leftAt } from "#app/shared/geo";
import type { Stretch } from "#app/shared/geo";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import type { ItineraryDay, MealName } from "../day/itinerary";
import type { Day, Problem, Window } from "../engine/problem";
import type { Composite } from "../hours/composite";
import { eveningsOut, nightsOut } from "../outings/night-out";
import type { NightOut } from "../outings/night-out";
import { isBusyFrom } from "../outings/round-busy-hours";
import type { TripShape } from "../outings/trip-shape";
import { waysFor } from "../travel/access-rules";
import { daysFor } from "./problem-days";
import type { ProblemDays } from "./problem-days";
import { nodesFor } from "./problem-nodes";
import { placesFor } from "./problem-places";
import { rulesFor } from "./problem-rules";
import { returnNode } from "./return-visits";
import { travelBetween } from "./travel-between";
import type { Spot } from "./travel-between";

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
  /**
   * Places that may be visited once more, on nodes of their own behind the composites; the solver itself leaves them
   * out.
   */
  returns: PlaceSource[];
  dates: string[];
  isHurried: boolean | undefined;
  /** Opening of each place on each date, as the solver was told. */
  windows: Window[][][];
  /** On which dates it is not known of each place whether it is open. */
  unsure: boolean[][];
  /** Whole-day trips and what else is settled before the ordinary days are filled. */
  shape: TripShape;
  /** The things to see against the room that the days hold; Infinity for a part of a day. */
  load: number;
  /** The stretch of each day for a night out of travellers who like them. */
  nights: (NightOut | undefined)[];
  /** The stretch of each day for an evening out of any grown-ups. */
  evenings: (NightOut | undefined)[];
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

/**
 * The cost of one minute on the way, in fit: an hour across town and back outweighs a minor sight, unless days are
 * empty.
 */
const TRAVEL_WEIGHT = { usual: 0.4, ample: 0.15 };
const WAIT_WEIGHT = 0.2;
const AMPLE_WAIT = 180;
const FEAST_WAIT = 6 * 60;

/**
 * With time to spare one may wait for the evening, and for a feast always; what the while is for is told with the day.
 */
function withWaits({ days, hasFeast, isHot }: ProblemDays, isAmple: boolean): Day[] {
  return days.map((day, index) =>
    hasFeast(index)
      ? { ...day, maxWait: FEAST_WAIT }
      : isAmple || isHot[index]
        ? { ...day, maxWait: Math.max(AMPLE_WAIT, day.maxWait ?? 0) }
        : day,
  );
}

const spot = (place: Stretch): Spot => ({ entry: place, exit: leftAt(place), walk: 0 });

/** The spots of all nodes, in their order. */
export function spotsOf(
  { base }: Pick<DayRequest, "base">,
  { places, composites, returns }: Pick<DayProblem, "places" | "composites" | "returns">,
): Spot[] {
  return [
    spot(base),
    ...places.map(spot),
    ...composites.map(({ places: of, walk }) => ({ entry: of[0]!, exit: leftAt(of.at(-1)!), walk })),
    ...returns.map(spot),
  ];
}

/**
 * Turns a request, hours and flights into a problem for the engine: its places, its days, what may be visited on them,
 * and what has to be kept to. Meals may be taken anywhere at first.
 * @param alone places that are not bound to others, because together they fit no day
 */
export function buildDayProblem(
  request: DayRequest,
  sun: SunCalculator,
  alone: ReadonlySet<string> = new Set(),
): DayProblem {
  const found = placesFor(request, sun);
  const frame = daysFor(request, found, sun);
  const made = nodesFor(request, found, frame, sun, alone);
  const { rules, load, isAmple, returns } = rulesFor(request, found, frame, made);
  const ofFreeEvenings = (night: NightOut | undefined, day: number): NightOut | undefined =>
    isBusyFrom(request, found.dates[day]!, frame.days[day]!.end) ? undefined : night;
  const spots = spotsOf(request, { places: found.places, composites: made.composites, returns });
  return {
    problem: {
      nodes: [...made.nodes, ...returns.map((place) => returnNode(place, made.offered.of))],
      days: withWaits(frame, isAmple),
      travel: travelBetween(spots, waysFor(request)),
      rules,
      weights: { travel: isAmple ? TRAVEL_WEIGHT.ample : TRAVEL_WEIGHT.usual, wait: WAIT_WEIGHT },
    },
    places: found.places,
    composites: made.composites,
    nodeOf: made.nodeOf,
    returns,
    dates: found.dates,
    isHurried: request.isHurried,
    windows: found.windows,
    unsure: found.unsure,
    shape: frame.shape,
    load,
    tables: [],
    apart: new Set(),
    nights: nightsOut(request, frame.days, frame.outAt).map(ofFreeEvenings),
    evenings: eveningsOut(request, frame.days, frame.outAt).map(ofFreeEvenings),
    standing: [],
    excluded: found.excluded,
  };
}
