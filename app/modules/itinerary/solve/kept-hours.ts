import { DayAlone } from "../arrange/day-alone";
import type { DayProblem } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import type { Day, Id, Problem, Window } from "../engine/problem";
import type { ItineraryDay } from "../day/itinerary";
import { isMeal, mealAt, TABLE_WAY_MINUTES } from "../day/meal-breaks";
import type { SettledHours } from "./settle-hours";

/** With stops gone, the others do not move to an earlier hour: the traveller is free meanwhile. */
const AS_LONG_AS_NEED_BE: Partial<Day> = { maxWait: undefined };

/** The hours of a visit from a time on. */
function notBefore({ nodes }: Problem, x: Id, d: number, start: number): Window[] {
  const { windows } = nodes[x]!;
  return ((typeof windows === "function" ? windows(d) : windows) ?? [])
    .map((one) => ({ ...one, open: Math.max(one.open, start) }))
    .filter(({ open, latestStart }) => open <= latestStart);
}

/** The visits that have the same ones before and after them as in the day before it was edited. */
function inTheirPlace(ids: readonly Id[], before: readonly Id[]): Id[] {
  const known = ids.filter((x) => before.includes(x));
  return known.filter((x, at) =>
    known.every((y, other) => y === x || before.indexOf(y) < before.indexOf(x) === other < at),
  );
}

/** The day with its meals no earlier than they were, each as far as the visits leave that. */
function withMealsAsTheyWere(
  request: DayRequest,
  problem: Problem,
  d: number,
  ids: readonly Id[],
  { items }: ItineraryDay,
): Partial<Day> {
  const { breaks } = problem.days[d]!;
  if (!breaks) return AS_LONG_AS_NEED_BE;
  return breaks.reduce<Partial<Day>>((day, one, index) => {
    if (!isMeal(one)) return day;
    const had = items.find(({ role, meal }) => role === "meal" && meal === mealAt(request, one.earliest));
    const earliest = Math.min(one.latestStart, (had?.start ?? 0) - TABLE_WAY_MINUTES);
    if (earliest <= one.earliest) return day;
    const later = { ...day, breaks: (day.breaks ?? breaks).with(index, { ...one, earliest }) };
    return new DayAlone(problem, d, ids, { day: later }).read(ids) ? later : day;
  }, AS_LONG_AS_NEED_BE);
}

/**
 * Visits of days that are edited wait for the hour that they had, as far as what is new on their day leaves that: a
 * traveller who takes a stop out has the time, and the rest of the day stays as it is.
 */
export function keepHours(
  request: DayRequest,
  { dates, places, standing }: DayProblem,
  problem: Problem,
  order: readonly (readonly Id[])[],
): SettledHours | undefined {
  const { edit } = request;
  if (!edit) return undefined;
  const before = order.map((_, d) =>
    standing[d] ? undefined : edit.before.days.find(({ date }) => date === dates[d]),
  );
  const changes = order.map((ids, d) => {
    const day = before[d];
    return day ? withMealsAsTheyWere(request, problem, d, ids, day) : {};
  });
  const nodeOf = new Map(places.map(({ id }, index) => [id, index + 1]));
  const held = order.flatMap((ids, d) => {
    const had = (before[d]?.items ?? []).flatMap(({ role, placeId, start }) => {
      const node = role === "visit" && placeId ? nodeOf.get(placeId) : undefined;
      return node === undefined ? [] : [{ node, start }];
    });
    const kept = inTheirPlace(
      ids,
      had.map(({ node }) => node),
    );
    const windows = new Map<Id, Window[]>();
    for (const node of kept) {
      const start = had.find((one) => one.node === node)!.start;
      const more = new Map(windows).set(node, notBefore(problem, node, d, start));
      if (new DayAlone(problem, d, ids, { held: more, day: changes[d] }).read(ids)) windows.set(node, more.get(node)!);
    }
    return [...windows].map(([node, of]) => ({ node, day: d, windows: of }));
  });
  if (held.length === 0) return undefined;
  return {
    order: order.map((ids) => [...ids]),
    held,
    changes,
    tables: [],
  };
}
