import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { Problem } from "../engine/problem";
import { LEG_BUFFER_MINUTES, legBetween } from "../travel/travel-model";
import type { TravelWays } from "../travel/travel-model";
import { roundUp } from "../day/visit-length";

/** A spot of the map as the solver meets it: where the traveller comes to it and where they leave it. */
export interface Spot {
  entry: Point;
  exit: Point;
  /** Metres walked between the two. */
  walk: number;
}

/** Whether the traveller leaves a spot where they came to it, and walks nowhere between. */
function isOnePoint({ entry, exit, walk }: Spot): boolean {
  return entry === exit && walk === 0;
}

/** Minutes, fares and metres on foot between all spots. */
export function travelBetween(spots: readonly Spot[], ways: TravelWays): Problem["travel"] {
  const n = spots.length;
  const heights = spots.map(({ entry }) => ways.heightAt?.(entry) ?? 0);
  const time = new Int32Array(n * n);
  const cost = new Float64Array(n * n);
  const walk = new Int32Array(n * n);
  for (let from = 0; from < n; from++) {
    for (let to = 0; to < n; to++) {
      if (from === to) continue;
      // A way is the same both ways, unless it climbs or a place is left elsewhere than it is reached.
      const isKnown = to < from && heights[from] === heights[to] && isOnePoint(spots[from]!) && isOnePoint(spots[to]!);
      if (isKnown) {
        time[from * n + to] = time[to * n + from]!;
        cost[from * n + to] = cost[to * n + from]!;
        walk[from * n + to] = walk[to * n + from]!;
        continue;
      }
      const leg = legBetween(spots[from]!.exit, spots[to]!.entry, ways);
      time[from * n + to] = roundUp(leg.minutes + LEG_BUFFER_MINUTES);
      cost[from * n + to] = leg.priceMinor / 100;
      // The walk inside a composite is made before the traveller leaves it.
      walk[from * n + to] = spots[from]!.walk + (leg.mode === "walk" ? Math.round(leg.km * 1000) : 0);
    }
  }
  return { n, time, cost, walk };
}

/** Kilometres as the crow flies between all spots, `km[from * n + to]`. */
export function kilometresBetween(spots: readonly Spot[]): Float64Array {
  const n = spots.length;
  const km = new Float64Array(n * n);
  for (let from = 0; from < n; from++)
    for (let to = 0; to < n; to++) if (from !== to) km[from * n + to] = distanceKm(spots[from]!.exit, spots[to]!.entry);
  return km;
}
