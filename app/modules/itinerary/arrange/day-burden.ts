import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { Arranging } from "../day/arranging";
import type { DayRequest } from "../day/day-request";
import type { Id } from "../engine/problem";
import { groupOf } from "../party/fit";
import { isShortStay } from "../day/pace";
import { hasSmallChildren } from "../day/children";

/** The greatest sights, and how many of them suit a day of a stay that has others. */
const GREAT = 5;
const MOST_GREAT = { usual: 2, children: 1 };
const MOST_STOPS_WITH_CHILDREN = 4;
/** Most minutes in museums on such a day. */
const MOST_MUSEUM = { usual: 260, children: 150 };

/**
 * The cost of a great sight beyond those that suit a day, and of a stop beyond those that suit children; both grow with
 * their square.
 */
const TOO_GREAT_COST = 60;
const TOO_MANY_COST = 45;
/** The cost of a minute in museums beyond the most that suits a day. */
const TIRED_COST = 0.5;
/** A minute of a morning with nothing in it, after so many. */
const LATE_START_COST = 0.1;
const LATE_AFTER = 150;

/** A wait that nothing fills. */
const WAIT_COST = 0.1;
/** Before a feast a wait costs less, but an empty morning before it costs more than others, from so many minutes on. */
const FEAST = { wait: 0.05, late: 0.2, after: 75 };

/** The cost of the unfilled parts of a day: waits, and the morning before a feast later that day. */
export function idlenessOf(
  { isWhole, feasts, problem }: Arranging,
  d: number,
  ids: readonly Id[],
  { wait, start }: { wait: number; start: ArrayLike<number> },
): number {
  if (!isWhole[d] || !ids.some((x) => feasts.has(x))) return WAIT_COST * wait;
  return FEAST.wait * wait + FEAST.late * Math.max(0, start[1]! - problem.days[d]!.start - FEAST.after);
}

/** Minutes of a visit that are spent in front of showcases and pictures. */
function museumMinutes(places: readonly PlaceSource[]): number {
  return places.reduce((sum, { kind, minutes }) => sum + (groupOf(kind) === "museum" ? minutes : 0), 0);
}

/**
 * The cost of having the first reason to come one whole day later in the stay: it comes first unless hours or ways say
 * otherwise.
 */
const LATE_REASON_COST = 45;
/**
 * Of so many reasons to come the later ones count less and less; on a long stay the first so many days are all early.
 */
const REASONS = 6;
const LATEST = 4;
/** The first reason to come is worth more than any two of the others. */
const FIRST_REASON = 2.2;

/** How much a place is what people come for, by its rank among the reasons; 0 for the rest. */
function reasonOf(rank: number): number {
  if (rank === 0) return FIRST_REASON;
  return rank < 0 ? 0 : Math.max(0, 1 - rank / REASONS);
}

/** How late in the stay each day is, in whole days before it. */
export function latenessOf(isWhole: readonly boolean[]): number[] {
  return isWhole.map((_, d) => Math.min(LATEST, isWhole.slice(0, d).filter(Boolean).length));
}

/** The cost that a visit gains by being on one day and not on another. */
export function lateBy(
  { reason, lateness }: Pick<Arranging, "reason" | "lateness">,
  x: Id,
  from: number,
  to: number,
): number {
  return LATE_REASON_COST * reason[x]! * (lateness[to]! - lateness[from]!);
}

type Bearing = Pick<Arranging, "great" | "mostGreat" | "stops" | "mostStops" | "museum" | "mostMuseum" | "reason">;

/**
 * How much of a great sight, stops and museums a day may hold for a party, and how much of it each node takes.
 * @param due the reasons to come, the first first
 * @param visits the places of each node; none for the hotel and for second visits, which ask little
 */
export function bearingOf(
  request: DayRequest,
  due: readonly { place: PlaceSource }[],
  visits: readonly (readonly PlaceSource[])[],
): Bearing {
  const party = hasSmallChildren(request) ? "children" : "usual";
  const isShort = isShortStay(request);
  return {
    great: visits.map((places) => Number(places.some(({ weight }) => weight >= GREAT))),
    mostGreat: isShort ? Infinity : MOST_GREAT[party],
    stops: visits.map((places) => Math.max(1, places.length)),
    mostStops: isShort || party === "usual" ? Infinity : MOST_STOPS_WITH_CHILDREN,
    museum: visits.map(museumMinutes),
    reason: visits.map((places) =>
      places.reduce((sum, { id }) => sum + reasonOf(due.findIndex(({ place }) => place.id === id)), 0),
    ),
    mostMuseum: isShort ? Infinity : MOST_MUSEUM[party],
  };
}

/**
 * The cost of a day that asks too much of the travellers, or too little of its morning. On the last day, half of which
 * is spent on the way, any great sight is one too many where there were whole days for it.
 * @param firstStart when the first visit begins
 */
export function burdenOf(
  { great, mostGreat, stops, mostStops, museum, mostMuseum, reason, lateness, isWhole, problem }: Arranging,
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
  const reasons = ids.reduce((sum, x) => sum + reason[x]!, 0);
  return (
    LATE_REASON_COST * lateness[d]! * reasons +
    TOO_GREAT_COST * greatMore * greatMore +
    TOO_MANY_COST * stopsMore * stopsMore +
    TIRED_COST * tired +
    LATE_START_COST * late
  );
}
