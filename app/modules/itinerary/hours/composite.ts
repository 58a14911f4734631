import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm } from "#app/shared/geo";
import type { Arrangement } from "../day/arrangement";
import type { Plan, Stop, Window } from "../engine/problem";
import { LEG_BUFFER_MINUTES, legBetween } from "../travel/travel-model";
import type { TravelWays } from "../travel/travel-model";
import { roundDown, roundUp, shortestVisit } from "../day/visit-length";
import { overlapOf } from "./visit-windows";

/** Places that are one visit: one node for the solver, which opens into visits one after the other. */
export interface Composite {
  places: PlaceSource[];
  /** Minutes from each place to the next. */
  inner: number[];
  /** Metres on foot between them. */
  walk: number;
  duration: number;
  shortest: number;
}

/** Places of one ticket that lie this close are seen in one go; a ticket for more of them is used over days. */
const TICKET_KM = 1.5;
const MOST_OF_A_TICKET = 3;
/** Longer than half a day nothing counts as one visit. */
const LONGEST = 270;
/** From one door to the next it takes no time. */
export const SAME_SPOT_KM = 0.1;

function compositeOf(places: PlaceSource[], ways: TravelWays): Composite {
  const legs = places.slice(1).map((place, index) => legBetween(places[index]!, place, ways));
  const inner = legs.map(({ km, minutes }) => (km >= SAME_SPOT_KM ? roundUp(minutes + LEG_BUFFER_MINUTES) : 0));
  const walked = inner.reduce((sum, one) => sum + one, 0);
  return {
    places,
    inner,
    walk: Math.round(1000 * legs.reduce((sum, { mode, km }) => sum + (mode === "walk" ? km : 0), 0)),
    duration: walked + places.reduce((sum, { minutes }) => sum + roundUp(minutes), 0),
    shortest: walked + places.reduce((sum, place) => sum + shortestVisit(place), 0),
  };
}

/** Neighbours that one ticket covers. */
function ofOneTicket(places: readonly PlaceSource[]): boolean {
  return (
    places.length <= MOST_OF_A_TICKET &&
    places.every((one) => places.every((other) => distanceKm(one, other) <= TICKET_KM))
  );
}

/**
 * Groups the places that are one visit: those the destination names, then neighbours of one ticket. Each place belongs
 * to one group; a place that cannot be visited is left out of its group.
 * @param places those that may be part of an ordinary day
 */
export function compositesAmong(
  places: readonly PlaceSource[],
  { together, tickets }: Pick<Arrangement, "together" | "tickets">,
  ways: TravelWays,
): Composite[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const taken = new Set<string>();
  const found: Composite[] = [];
  const offer = (ids: readonly string[], isOne: (members: readonly PlaceSource[]) => boolean): void => {
    const members = ids.flatMap((id) => (taken.has(id) ? [] : (byId.get(id) ?? [])));
    const composite = members.length > 1 && isOne(members) ? compositeOf(members, ways) : undefined;
    if (!composite || composite.shortest > LONGEST) return;
    for (const { id } of members) taken.add(id);
    found.push(composite);
  };
  for (const ids of together) offer(ids, () => true);
  for (const ticket of tickets) offer(ticket.places, ofOneTicket);
  return found;
}

/**
 * When the whole of a composite can be visited on a day, without waiting between its places: however long its visits
 * take between their shortest and their usual length, each finds its place open.
 * @param windows of each of its places on that day
 */
export function windowsOfComposite(composite: Composite, windows: readonly (readonly Window[])[]): Window[] {
  const { places } = composite;
  const earliest = startsWithin(composite, shortestVisit);
  const latest = startsWithin(composite, ({ minutes }) => roundUp(minutes));
  const after = places.map((place, index) => composite.shortest - earliest[index]! - shortestVisit(place));
  return withinAll(composite, windows, earliest, latest, after);
}

/**
 * When it can be visited with visits of their usual length, each of which finds its place open at the hour it should.
 */
export function windowsAtUsualLength(composite: Composite, windows: readonly (readonly Window[])[]): Window[] {
  const at = startsWithin(composite, ({ minutes }) => roundUp(minutes));
  return withinAll(
    composite,
    windows,
    at,
    at,
    at.map(() => Infinity),
  );
}

/**
 * When it can be visited with each of its places in these hours, at its shortest and at its usual length, or at the
 * usual one alone where nothing else is left of all the hours in which it can be visited.
 */
export function windowsInHours(
  composite: Composite,
  windows: readonly (readonly Window[])[],
  all: readonly Window[],
): Window[] {
  const found = windowsOfComposite(composite, windows);
  return found.length > 0 ? found : overlapOf(all, windowsAtUsualLength(composite, windows));
}

/** Minutes from the start of a composite to that of each of its visits. */
function startsWithin({ places, inner }: Composite, length: (place: PlaceSource) => number): number[] {
  return places.map((_, index) =>
    places.slice(0, index).reduce((sum, place, at) => sum + length(place) + inner[at]!, 0),
  );
}

/** @param after minutes from the shortest end of each visit to that of the last */
function withinAll(
  { shortest }: Composite,
  windows: readonly (readonly Window[])[],
  earliest: readonly number[],
  latest: readonly number[],
  after: readonly number[],
): Window[] {
  let found: Required<Window>[] = [{ open: 0, latestStart: Infinity, latestEnd: Infinity }];
  windows.forEach((ofPlace, index) => {
    found = found.flatMap((so) =>
      ofPlace.map((window) => ({
        open: Math.max(so.open, window.open - earliest[index]!),
        latestStart: Math.min(so.latestStart, window.latestStart - latest[index]!),
        latestEnd: Math.min(so.latestEnd, (window.latestEnd ?? Infinity) + after[index]!),
      })),
    );
  });
  return found
    .map((window) => ({ ...window, latestStart: Math.min(window.latestStart, window.latestEnd - shortest) }))
    .filter((window) => window.open <= window.latestStart);
}

/** The visits of which one stop at a composite consists, in order. @param nodeOf the node of each of its places */
export function visitsOfStop(composite: Composite, stop: Stop, nodeOf: (place: PlaceSource) => number): Stop[] {
  const { places, inner } = composite;
  let spare = stop.leave - stop.start - composite.shortest;
  const room = composite.duration - composite.shortest;
  let at = stop.start;
  return places.map((place, index) => {
    const shortest = shortestVisit(place);
    const extra = roundUp(place.minutes) - shortest;
    // The minutes that the stop is longer than its shortest are shared out by the room that each visit has for them.
    const isLast = index === places.length - 1;
    const added = isLast
      ? spare
      : Math.min(spare, roundDown(room > 0 ? ((stop.leave - stop.start - composite.shortest) * extra) / room : 0));
    spare -= added;
    const start = at;
    const leave = start + shortest + added;
    at = leave + (inner[index] ?? 0);
    return { node: nodeOf(place), arrive: index === 0 ? stop.arrive : start, start, leave, slack: stop.slack };
  });
}

/**
 * A plan in which every composite has opened into its visits.
 * @param compositeAt the composite of a node, if it is one
 */
export function openPlan(
  plan: Plan,
  compositeAt: (node: number) => Composite | undefined,
  nodeOf: (place: PlaceSource) => number,
): Plan {
  const nodesOf = (node: number): number[] => compositeAt(node)?.places.map(nodeOf) ?? [node];
  return {
    ...plan,
    days: plan.days.map((day) => ({
      ...day,
      stops: day.stops.flatMap((stop) => {
        const composite = compositeAt(stop.node);
        return composite ? visitsOfStop(composite, stop, nodeOf) : [stop];
      }),
    })),
    ...(plan.infeasible && {
      infeasible: plan.infeasible.map((one) => ({ ...one, nodes: one.nodes.flatMap(nodesOf) })),
    }),
    missing: plan.missing.flatMap((one) =>
      nodesOf(one.node).map((node) => ({ ...one, node, ...(one.by && { by: one.by.flatMap(nodesOf) }) })),
    ),
  };
}
