import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import type { Arranging } from "./arranging";
import type { DayRequest } from "./day-request";
import type { Id } from "./engine/problem";
import { groupOf } from "./fit";
import { isShortStay } from "./pace";

/** The greatest sights, and how many of them one takes in on a day of a stay that has others. */
const GREAT = 5;
const MOST_GREAT = { usual: 2, children: 1 };
const MOST_STOPS_WITH_CHILDREN = 4;
/** Minutes in museums that one bears on such a day. */
const MOST_MUSEUM = { usual: 260, children: 150 };

/** One great sight more than one takes in on a day, and one stop more than children do; both grow with their square. */
const TOO_GREAT_COST = 60;
const TOO_MANY_COST = 25;
/** A minute in museums beyond what one bears on a day. */
const TIRED_COST = 0.5;
/** A minute of a morning with nothing in it, after so many. */
const LATE_START_COST = 0.1;
const LATE_AFTER = 150;

/** Minutes of a visit that are spent in front of showcases and pictures. */
function museumMinutes(places: readonly PlaceSource[]): number {
  return places.reduce((sum, { kind, minutes }) => sum + (groupOf(kind) === "museum" ? minutes : 0), 0);
}

type Bearing = Pick<Arranging, "great" | "mostGreat" | "stops" | "mostStops" | "museum" | "mostMuseum">;

/**
 * What a party bears on a day, and how much of it each node takes.
 * @param visits the places of each node; none of the hotel and of second visits, which ask little
 */
export function bearingOf(request: DayRequest, visits: readonly (readonly PlaceSource[])[]): Bearing {
  const party = request.children > 0 ? "children" : "usual";
  const isShort = isShortStay(request);
  return {
    great: visits.map((places) => Number(places.some(({ weight }) => weight >= GREAT))),
    mostGreat: isShort ? Infinity : MOST_GREAT[party],
    stops: visits.map((places) => Math.max(1, places.length)),
    mostStops: isShort || party === "usual" ? Infinity : MOST_STOPS_WITH_CHILDREN,
    museum: visits.map(museumMinutes),
    mostMuseum: isShort ? Infinity : MOST_MUSEUM[party],
  };
}

/**
 * What a day costs that asks too much of those who come, or too little of its morning. On the last day, half of which is
 * spent on the way, any great sight is one too many where there were whole days for it.
 * @param firstStart when the first visit begins
 */
export function burdenOf(
  { great, mostGreat, stops, mostStops, museum, mostMuseum, isWhole, problem }: Arranging,
  d: number,
  ids: readonly Id[],
  firstStart: number,
): number {
  const isLast = d === isWhole.length - 1 && !isWhole[d] && isWhole.includes(true);
  const most = isLast && mostGreat < Infinity ? 0 : mostGreat;
  const greatMore = Math.max(0, ids.reduce((sum, x) => sum + great[x]!, 0) - most);
  const stopsMore = Math.max(0, ids.reduce((sum, x) => sum + stops[x]!, 0) - mostStops);
  const tired = Math.max(0, ids.reduce((sum, x) => sum + museum[x]!, 0) - mostMuseum);
  const late = isWhole[d] && ids.length > 0 ? Math.max(0, firstStart - problem.days[d]!.start - LATE_AFTER) : 0;
  return (
    TOO_GREAT_COST * greatMore * greatMore +
    TOO_MANY_COST * stopsMore * stopsMore +
    TIRED_COST * tired +
    LATE_START_COST * late
  );
}
