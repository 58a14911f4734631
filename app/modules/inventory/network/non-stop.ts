import { nonStopPairs } from "./network";

let pairs: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The airports to which each is joined without a stop, either way. */
function joined(airport: string): ReadonlySet<string> {
  if (!pairs) {
    const known = new Map<string, Set<string>>();
    const add = (from: string, to: string): void => void known.set(from, (known.get(from) ?? new Set()).add(to));
    for (const { from, to, until } of nonStopPairs()) {
      if (until) continue;
      add(from, to);
      add(to, from);
    }
    pairs = known;
  }
  return pairs.get(airport) ?? new Set();
}

/**
 * Whether any airline flies without a stop between one of the first and one of the second airports, in the usual
 * season. A route that is about to end is promised to no traveller.
 */
export function isNonStop(from: readonly string[], to: readonly string[]): boolean {
  return from.some((one) => to.some((other) => joined(one).has(other)));
}

/** The airports where one changes once between the first and the second, in the usual season. */
export function hubsBetween(from: readonly string[], to: readonly string[]): string[] {
  const reached = new Set(to.flatMap((other) => [...joined(other)]));
  return [...new Set(from.flatMap((one) => [...joined(one)]))].filter((hub) => reached.has(hub));
}
