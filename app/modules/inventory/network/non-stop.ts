import { nonStopPairs } from "./network";

let pairs: ReadonlySet<string> | undefined;

/**
 * Whether any airline flies without a stop between one of the first and one of the second airports, in the usual
 * season. A route that is about to end is promised to no traveller.
 */
export function isNonStop(from: readonly string[], to: readonly string[]): boolean {
  pairs ??= new Set(
    nonStopPairs()
      .filter(({ until }) => !until)
      .flatMap((pair) => [`${pair.from} ${pair.to}`, `${pair.to} ${pair.from}`]),
  );
  const known = pairs;
  return from.some((one) => to.some((other) => known.has(`${one} ${other}`)));
}
