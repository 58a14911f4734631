import type { DayArrangement } from "./day-arrangement";
import type { Id } from "../engine/problem";

/**
 * Longer days are ordered by single moves alone, and of the orders of a day those with the shortest ways are asked for.
 */
const MOST_STOPS = 8;
const MOST_ORDERS = 400;
const MOST_TRIED = 24;
/** Another order has to save so much of the ways before its hours are read: half a kilometre. */
const LEAST_SAVED = 16;

/**
 * Puts the visits of each day in the order that costs least of those with clearly shorter ways, the shortest of which
 * are asked for: what no single move finds, as where two visits have to change places before a third may come between
 * them.
 */
export function orderAnew(book: DayArrangement): void {
  for (const [d, ids] of book.order.entries()) {
    if (ids.length < 3 || ids.length > MOST_STOPS) continue;
    const costs = shorterOrders(book, ids)
      .slice(0, MOST_TRIED)
      .flatMap((order) => {
        const cost = book.costOf([[d, order]], 0);
        return cost === undefined ? [] : [{ order, cost }];
      })
      .sort((a, b) => a.cost - b.cost);
    if (costs[0]) book.take([[d, costs[0].order]], 0);
  }
}

/** The orders of a day whose ways are clearly shorter, the shortest first. */
function shorterOrders(book: DayArrangement, ids: readonly Id[]): Id[][] {
  const most = book.wayOf(ids) - LEAST_SAVED;
  const found: { order: Id[]; way: number }[] = [];
  const goOn = (order: Id[], left: readonly Id[]): void => {
    const way = book.wayOf(order);
    // The way straight back is never longer than the way back through the remaining visits.
    if (way > most || found.length >= MOST_ORDERS) return;
    if (left.length === 0) found.push({ order, way });
    left.forEach((x, at) => goOn([...order, x], left.toSpliced(at, 1)));
  };
  goOn([], ids);
  return found.sort((a, b) => a.way - b.way).map(({ order }) => order);
}
