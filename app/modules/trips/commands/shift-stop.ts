import { isVisit, stopIdOf } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";

/** Whether a place, or a walk that the plan made up, is on some day, for everybody or for some of the group. */
export function hasVisit(itinerary: Itinerary, placeId: string): boolean {
  return itinerary.days.some((day) =>
    [...day.items, ...(day.split?.items ?? [])].some((item) => item.role === "visit" && stopIdOf(item) === placeId),
  );
}

/** Where a visit stands: its day, its start, and how many visits of that day come before it. */
export function visitOn(
  itinerary: Itinerary,
  placeId: string,
): { date: string; start: number; rank: number } | undefined {
  for (const { date, items } of itinerary.days) {
    const visits = items.filter(isVisit);
    const rank = visits.findIndex((item) => item.placeId === placeId);
    if (rank >= 0) return { date, start: visits[rank]!.start, rank };
  }
  return undefined;
}

/** Two neighbours of a day that are to change places. */
export interface Swap {
  date: string;
  /** The place that comes first afterwards, and when the other one began. */
  first: string;
  start: number;
  second: string;
  /** The visits of each day in their order, with the two changed. */
  order: string[][];
}

/** A visit and its neighbour in the other order; undefined where it is the first or the last visit of its day. */
export function swapFor(itinerary: Itinerary, placeId: string, to: "earlier" | "later"): Swap | undefined {
  for (const { date, items } of itinerary.days) {
    const visits = items.filter(isVisit);
    const at = visits.findIndex((item) => item.placeId === placeId);
    if (at < 0) continue;
    const [before, after] = to === "earlier" ? [visits[at - 1], visits[at]] : [visits[at], visits[at + 1]];
    if (!before || !after) return undefined;
    const [first, second] = [after.placeId, before.placeId];
    const moved = (id: string): string => (id === first ? second : id === second ? first : id);
    const order = itinerary.days.map((day) => {
      const ids = day.items.filter(isVisit).map((item) => item.placeId);
      return day.date === date ? ids.map(moved) : ids;
    });
    return { date, first, start: before.start, second, order };
  }
  return undefined;
}

/** Where a stop is put by hand: the order of all visits with it there, and when it might begin. */
export interface Spot {
  order: string[][];
  start: number;
}

interface Beside {
  placeId: string;
  side: "before" | "after";
}

/** The order of the days with a stop moved beside another one; undefined where that is not in the days, or itself. */
export function spotBeside(itinerary: Itinerary, placeId: string, { placeId: other, side }: Beside): Spot | undefined {
  if (other === placeId) return undefined;
  const target = itinerary.days.flatMap(({ items }) => items.filter(isVisit)).find((item) => item.placeId === other);
  if (!target) return undefined;
  const order = itinerary.days.map(({ items }) =>
    items.filter(isVisit).flatMap((item) => {
      if (item.placeId === placeId) return [];
      if (item !== target) return [item.placeId];
      return side === "before" ? [placeId, other] : [other, placeId];
    }),
  );
  return { order, start: side === "before" ? target.start : target.end + 15 };
}

/** Whether a stop comes right before or after another one of its day. */
export function isBeside(itinerary: Itinerary, placeId: string, { placeId: other, side }: Beside): boolean {
  return itinerary.days.some(({ items }) => {
    const ids = items.filter(isVisit).map((item) => item.placeId);
    const at = ids.indexOf(placeId);
    return at >= 0 && ids[side === "before" ? at + 1 : at - 1] === other;
  });
}

/** A plan with a stop held at its day and time, or let go. */
export function withLock(itinerary: Itinerary, placeId: string, isLocked: boolean): Itinerary {
  return {
    ...itinerary,
    days: itinerary.days.map((day) =>
      day.items.some((item) => item.placeId === placeId)
        ? {
            ...day,
            items: day.items.map((item) =>
              item.placeId === placeId ? { ...item, locked: isLocked || undefined } : item,
            ),
          }
        : day,
    ),
  };
}
