import { BASE, hasMorningBefore } from "../outings/day-frame";
import { busyHoursOn } from "../outings/round-busy-hours";
import type { DayProblem } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import type { Day, Node, Problem, Window } from "../engine/problem";
import { moveOn } from "../day/moves";
import { isVisit } from "../day/itinerary";
import type { ItineraryDay } from "../day/itinerary";
import { roundUp } from "../day/visit-length";

/** When a place is visited as the days stand. Minutes since local midnight. */
interface Standing {
  start: number;
  end: number;
}

/** The visits of days by place and date; of a place that is visited twice the first. */
function standingVisits(days: readonly ItineraryDay[]): Map<string, Map<string, Standing>> {
  const visits = new Map<string, Map<string, Standing>>();
  for (const { date, items } of days)
    for (const { placeId, start, end } of items.filter(isVisit))
      if (!visits.has(placeId)) visits.set(placeId, new Map([[date, { start, end }]]));
  return visits;
}

const isWithin = (windows: readonly Window[], { start, end }: Standing): boolean =>
  windows.some((one) => one.open <= start && start <= one.latestStart && end <= (one.latestEnd ?? Infinity));

/**
 * Hours of a place with those it is visited in, where the house is open then and only a habit of the plan speaks
 * against it.
 */
function withHours(
  usual: Node["windows"],
  raw: readonly Window[][],
  held: ReadonlyMap<number, Standing>,
): Node["windows"] {
  if (typeof usual !== "function") return usual;
  return (d) => {
    const windows = usual(d);
    const visit = held.get(d);
    return visit && !isWithin(windows, visit) && isWithin(raw[d] ?? [], visit) ? (raw[d] ?? []) : windows;
  };
}

/** From when until when the traveller is out on a day as it stands, with the ways from the hotel and back. */
function hoursOut({ items, wayHome }: ItineraryDay): { leaves: number; back: number } | undefined {
  const visits = items.filter(({ role }) => role === "visit");
  const [first, last] = [visits[0], visits.at(-1)];
  if (!first || !last) return undefined;
  const home = items.at(-1) === last ? wayHome?.arrive : undefined;
  return { leaves: first.start - roundUp(first.legBefore?.minutes ?? 0), back: home ?? last.end };
}

/**
 * The problem of days that are edited, in which they work as they stand: begin as early and end as late as they do, and
 * hold each visit at its hour and for its length, although the plan itself would not put it there.
 */
export function standingDays(request: DayRequest, { problem, places, dates, windows, shape }: DayProblem): Problem {
  const { edit } = request;
  if (!edit) return problem;
  const visits = standingVisits(edit.before.days);
  const nodes = problem.nodes.map((node, x): Node => {
    const place = x === BASE ? undefined : places[x - 1];
    const held = place && visits.get(place.id);
    if (!held) return node;
    const byDay = new Map([...held].map(([date, visit]) => [dates.indexOf(date), visit]));
    const shortest = Math.min(...[...held.values()].map(({ start, end }) => end - start));
    return {
      ...node,
      ...(place.stayMinutes === undefined && { minDuration: Math.min(node.minDuration ?? node.duration, shortest) }),
      windows: withHours(node.windows, windows[x - 1]!, byDay),
    };
  });
  const days = problem.days.map((day, d): Day => {
    const outing = shape.outings.find((one) => one.day === d);
    const before = edit.before.days.find(({ date, dayTrip }) => date === dates[d] && dayTrip?.id === outing?.outing.id);
    const out = before && hoursOut(before);
    // Hours that are not free end where they end, whatever was there before.
    if (!out || busyHoursOn(request, dates[d]!).length > 0 || (outing && hasMorningBefore(outing))) return day;
    // After a day out the traveller is out as late as before.
    if (outing) return { ...day, end: Math.max(day.end, out.back) };
    // A traveller who moves is free when the bags are in the other hotel, whatever the day was before.
    const start = moveOn(request, dates[d]!) ? day.start : Math.min(day.start, out.leaves);
    return { ...day, start, end: Math.max(day.end, out.back) };
  });
  return { ...problem, nodes, days };
}
