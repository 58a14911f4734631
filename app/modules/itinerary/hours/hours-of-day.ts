import type { ItineraryDay, StopRole } from "../day/itinerary";

/** What the hours of a day go to. */
export const USES = ["sights", "way", "meals", "busy", "free", "rest"] as const;
export type Use = (typeof USES)[number];

/** From one minute to another since local midnight. */
interface Span {
  from: number;
  to: number;
}

const MIDNIGHT = 24 * 60;

const USE_OF: Record<StopRole, Use> = {
  visit: "sights",
  meal: "meals",
  breakfast: "meals",
  transfer: "way",
  rest: "rest",
  free: "free",
  busy: "busy",
};

/** The hours of a day by what they go to; minutes since local midnight. */
export interface HoursOfDay {
  spans: Record<Use, Span[]>;
  /** Minutes of each use. */
  minutes: Record<Use, number>;
  /** Midnight, or when the day ends after it. */
  end: number;
}

/** The lines of a day and the ways between them, in order; a way is taken right before its line. */
function* partsOf({ items, wayHome }: Pick<ItineraryDay, "items" | "wayHome">): Generator<Span & { use: Use }> {
  for (const item of items) {
    if (item.legBefore) yield { use: "way", from: item.start - item.legBefore.minutes, to: item.start };
    yield { use: USE_OF[item.role], from: item.start, to: item.end };
  }
  if (wayHome) yield { use: "way", from: wayHome.leave, to: wayHome.arrive };
}

/**
 * The hours of a day as a plan has them: at sights, on the way, at meals, taken by the traveller, free, and for rest and
 * sleep. What lies between two lines without being a way is free. The nights are those at the place: nothing is said of
 * the hours before the first day begins or after the last one ends.
 */
export function hoursOfDay(day: Pick<ItineraryDay, "items" | "wayHome" | "dayNumber">): HoursOfDay {
  const spans: Record<Use, Span[]> = { sights: [], way: [], meals: [], busy: [], free: [], rest: [] };
  const minutes: Record<Use, number> = { sights: 0, way: 0, meals: 0, busy: 0, free: 0, rest: 0 };
  const add = (use: Use, from: number, to: number): void => {
    if (to <= from) return;
    minutes[use] += to - from;
    const last = spans[use].at(-1);
    if (last?.to === from) last.to = to;
    else spans[use].push({ from, to });
  };
  const parts = [...partsOf(day)];
  const begin = parts[0]?.from ?? 0;
  if (day.dayNumber > 1) add("rest", 0, begin);
  let reached = begin;
  for (const { use, from, to } of parts) {
    add("free", reached, from);
    add(use, Math.max(from, reached), to);
    reached = Math.max(reached, to);
  }
  if (day.wayHome) add("rest", reached, MIDNIGHT);
  return { spans, minutes, end: Math.max(MIDNIGHT, reached) };
}
