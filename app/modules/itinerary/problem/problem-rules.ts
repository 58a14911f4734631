import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { DayRequest } from "../day/day-request";
import { isShortStay } from "../day/pace";
import type { CategoryRule, Day, Node, Rules } from "../engine/problem";
import { priceOfOuting } from "../outings/outing";
import type { ProblemDays } from "./problem-days";
import { DAY_TRIP_GROUP, WAY_MINUTES } from "./problem-nodes";
import type { ProblemNodes } from "./problem-nodes";
import type { ProblemPlaces } from "./problem-places";
import { isFillerWalk } from "./filler-walks";
import { bearsAnother, returnsFor, shownNearBase } from "./return-visits";

/** The worth of the next place of a kind beside the ones before, on a short stay and on one with days to fill. */
const REPEAT_FACTOR = { usual: 0.8, ample: 0.95 };
const MAX_PER_DAY: Record<string, number> = { museum: 2, worship: 2, table: 2, trail: 1, spa: 1, boat: 1, beach: 1 };
/** A traveller who has one day for three temples goes to three temples. */
const MOST_ON_A_SHORT_STAY: Record<string, number> = { museum: 3, worship: 4, boat: 2 };
const CHANGE_PENALTY = 40;

/** Below this share of what the days hold there is time for everything. */
const AMPLE = 0.85;
/** Below this share a day may be left with an evening alone, and then places may come again. */
const ENOUGH = 1;

/** The rules of the solver, and how full the days are. */
export interface ProblemRules {
  rules: Rules;
  /** The sights against the room of the days; Infinity for a part of a day. */
  load: number;
  /** There is time for everything. */
  isAmple: boolean;
  /** Places that may be visited once more, on nodes of their own behind the composites. */
  returns: PlaceSource[];
}

/** The sights against the room of the days: above 1 a choice has to be made. */
function loadOf(nodes: readonly Node[], days: readonly Day[], banned: ReadonlySet<number>): number {
  const supply = nodes.reduce((sum, node, x) => {
    const isOffered = x > 0 && !banned.has(x) && (typeof node.score === "function" || node.score > 0);
    return isOffered ? sum + node.duration + WAY_MINUTES : sum;
  }, 0);
  const capacity = days.reduce((sum, { maxActive, start, end }) => sum + (end > start ? (maxActive ?? 0) : 0), 0);
  return capacity > 0 ? supply / capacity : Infinity;
}

/** Where there is time for everything, places that bear it may come again. @param banned nodes that are not visited */
function returnsTo(
  request: DayRequest,
  { dates, places }: ProblemPlaces,
  { shape }: ProblemDays,
  { nodes }: ProblemNodes,
  banned: readonly number[],
): PlaceSource[] {
  const unvisited = new Set([...request.unwanted, ...shape.kept]);
  const shown = shape.outings.flatMap(({ outing }) => outing.places);
  const walkedTo = new Set(shownNearBase(request, shown).map(({ id }) => id));
  const coming = places.filter(
    (place) => bearsAnother(place) && !isFillerWalk(place.id) && (!unvisited.has(place.id) || walkedTo.has(place.id)),
  );
  const isFresh = (x: number): boolean => x > 0 && !banned.includes(x) && nodes[x]!.score !== 0;
  const ordinary = Math.max(0, dates.length - 2 - shape.outings.length);
  return returnsFor(coming, nodes.filter((_, x) => isFresh(x)).length, ordinary);
}

/** How many of a kind a day takes, and what each further one is worth. */
function categoriesFor(request: DayRequest, groupIds: ProblemNodes["groupIds"], isAmple: boolean): CategoryRule[] {
  const most = isShortStay(request) ? { ...MAX_PER_DAY, ...MOST_ON_A_SHORT_STAY } : MAX_PER_DAY;
  return [...groupIds].map(([group, id]) =>
    group === DAY_TRIP_GROUP
      ? { id, maxPerDay: 1 }
      : {
          id,
          repeatFactor: isAmple ? REPEAT_FACTOR.ample : REPEAT_FACTOR.usual,
          ...(most[group] && { maxPerDay: most[group] }),
        },
  );
}

/** The wishes, locks, exclusions and costs, in the numbers of the nodes. */
export function rulesFor(
  request: DayRequest,
  found: ProblemPlaces,
  frame: ProblemDays,
  made: ProblemNodes,
): ProblemRules {
  const { shape, kept, days } = frame;
  const { nodes, composites, nodeOf, groupIds } = made;
  const inside = new Set(composites.flatMap((composite) => composite.places.map(({ id }) => id)));
  const ids = (list: readonly string[]): number[] => [...new Set(list.flatMap((id) => nodeOf.get(id) ?? []))];
  const outOfTown = (placeId: string): boolean => shape.kept.has(placeId);
  const banned = [
    ...ids([...request.unwanted, ...shape.kept]),
    // The places of a composite are visited through it alone.
    ...found.places.flatMap(({ id }, index) => (inside.has(id) ? [index + 1] : [])),
    // A walk is for an evening or a while that has nothing else; where a plan is edited, those that are there stay.
    ...found.places.flatMap(({ id }, index) => (!request.keep && isFillerWalk(id) ? [index + 1] : [])),
  ];
  const load = request.window ? Infinity : loadOf(nodes, days, new Set(banned));
  const isAmple = load < AMPLE;
  const returns = load < ENOUGH ? returnsTo(request, found, frame, made, banned) : [];
  const spentOnOutings = shape.outings.reduce((sum, { outing }) => sum + priceOfOuting(outing), 0);
  const rules: Rules = {
    maxPrice: Math.max(0, request.spend - spentOnOutings),
    category: categoriesFor(request, groupIds, isAmple),
    must: ids(request.wanted.filter((id) => !outOfTown(id))),
    locked: request.locked
      .filter(({ placeId }) => !outOfTown(placeId))
      .flatMap(({ placeId, date, start }) => {
        const node = nodeOf.get(placeId);
        const day = found.dates.indexOf(date);
        return node !== undefined && day >= 0 ? [{ node, day, ...(start !== undefined && { start }) }] : [];
      }),
    banned: [...banned, ...returns.map((_, index) => nodes.length + index)],
    ...(kept && { keep: { plan: kept.map(ids), changePenalty: CHANGE_PENALTY } }),
  };
  return { rules, load, isAmple, returns };
}
