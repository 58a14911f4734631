import { isVisit } from "../day/itinerary";
import type { Itinerary, ItineraryItem } from "../day/itinerary";

interface Dated {
  date: string;
  item: ItineraryItem;
}

/** Visits and meals of a plan by the name under which an edit speaks of them. */
function linesOf({ days }: Itinerary): Map<string, Dated> {
  const lines = days.flatMap(({ date, items }) =>
    items.flatMap((item): [string, Dated][] =>
      isVisit(item)
        ? [[item.placeId, { date, item }]]
        : item.role === "meal"
          ? [[`${date} ${item.meal}`, { date, item }]]
          : [],
    ),
  );
  return new Map(lines);
}

const lengthOf = ({ item }: Dated): number => item.end - item.start;

/** The possible effects of an edit on a line, the most visible first. */
const DIFFERENCES: readonly ((was: Dated | undefined, is: Dated | undefined) => boolean)[] = [
  (was, is) => was === undefined && is !== undefined,
  (was, is) => was !== undefined && is === undefined,
  (was, is) => was?.date !== is?.date,
  (was, is) => was?.item.locked !== is?.item.locked,
  (was, is) => was?.item.placeId !== is?.item.placeId || was?.item.name !== is?.item.name,
  (was, is) => was !== undefined && is !== undefined && lengthOf(was) !== lengthOf(is),
  (was, is) => was?.item.start !== is?.item.start,
];

/**
 * The line that differs most between two plans: what came in, went, changed its day, was locked, is another, is longer,
 * or begins at another hour. @returns its place, or its day and meal; undefined where the plans are alike
 */
export function changedLine(before: Itinerary, after: Itinerary): string | undefined {
  const [was, is] = [linesOf(before), linesOf(after)];
  const keys = [...new Set([...is.keys(), ...was.keys()])];
  for (const differs of DIFFERENCES) {
    const key = keys.find((one) => differs(was.get(one), is.get(one)));
    if (key !== undefined) return key;
  }
  return undefined;
}
