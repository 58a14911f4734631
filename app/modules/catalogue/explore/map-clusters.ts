import { WORLD_VIEW } from "./map-view";
import type { MapView } from "./map-view";

/** A place on the drawing of the world, in its units. */
export interface MapSpot {
  slug: string;
  x: number;
  y: number;
}

/** A target of a finger: one place, or several that stand too close together. */
export interface MapTarget<T extends MapSpot = MapSpot> {
  /** Its position, in units of the drawing. */
  x: number;
  y: number;
  spots: readonly T[];
}

/** The map on the narrowest phone that we draw for, and the size of a finger, in pixels. */
const NARROWEST = 276;
const FINGER = 46;
/** The most steps that a traveller can zoom in. */
export const MOST_ZOOMS = 6;
/** Room around a group of places as a share of its size, and the least width of a view in units of the drawing. */
const ROOM = 0.3;
const LEAST_WIDTH = 24;
/** The map's shape: width by height, at most and at least. */
const SHAPE = { widest: 2.4, narrowest: 1.2 };

/** The size of a target and the least distance between two, in units of the drawing. */
export function reachIn(view: Pick<MapView, "width">): number {
  return (FINGER / NARROWEST) * view.width;
}

function targetOf<T extends MapSpot>(spots: readonly T[]): MapTarget<T> {
  const mean = (of: (spot: T) => number): number => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), spots };
}

const apart = (a: Pick<MapSpot, "x" | "y">, b: Pick<MapSpot, "x" | "y">): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The places of a view as targets for a finger: the closest two are merged until none are too close. */
export function targetsIn<T extends MapSpot>(spots: readonly T[], view: Pick<MapView, "width">): MapTarget<T>[] {
  const targets = spots.map((spot) => targetOf([spot]));
  for (;;) {
    let [first, second, least] = [-1, -1, reachIn(view)];
    targets.forEach((a, i) => {
      for (let j = i + 1; j < targets.length; j++) {
        const gap = apart(a, targets[j]!);
        if (gap < least) [first, second, least] = [i, j, gap];
      }
    });
    if (first < 0) return targets;
    const merged = targetOf([...targets[first]!.spots, ...targets[second]!.spots]);
    targets.splice(second, 1);
    targets[first] = merged;
  }
}

/** Groups as targets, moved apart where a finger would press two at once, and kept inside the view. */
export function spreadTargets<T extends MapSpot>(groups: readonly (readonly T[])[], view: MapView): MapTarget<T>[] {
  const targets = groups.filter((spots) => spots.length > 0).map(targetOf);
  const reach = reachIn(view);
  const inside = (value: number, from: number, size: number): number =>
    Math.max(from + reach / 2, Math.min(from + size - reach / 2, value));
  for (let round = 0; round < 200; round++) {
    let moved = false;
    targets.forEach((a, i) => {
      for (const b of targets.slice(i + 1)) {
        const gap = apart(a, b);
        if (gap >= reach) continue;
        const [dx, dy] = gap === 0 ? [1, 0] : [(b.x - a.x) / gap, (b.y - a.y) / gap];
        const step = (reach - gap) / 2 + reach * 0.01;
        a.x -= dx * step;
        a.y -= dy * step;
        b.x += dx * step;
        b.y += dy * step;
        moved = true;
      }
    });
    for (const one of targets) {
      one.x = inside(one.x, view.x, view.width);
      one.y = inside(one.y, view.y, view.height);
    }
    if (!moved) break;
  }
  return targets;
}

/** The closest view of some places, kept inside the drawing. */
export function viewOfGroup(spots: readonly Pick<MapSpot, "x" | "y">[]): MapView {
  const side = (values: readonly number[]): { middle: number; size: number } => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return { middle: (least + most) / 2, size: (most - least) * (1 + 2 * ROOM) };
  };
  const [across, down] = [side(spots.map(({ x }) => x)), side(spots.map(({ y }) => y))];
  const width = Math.min(WORLD_VIEW.width, Math.max(across.size, down.size * SHAPE.narrowest, LEAST_WIDTH));
  const height = Math.min(WORLD_VIEW.height, Math.max(down.size, width / SHAPE.widest));
  const inside = (middle: number, from: number, size: number, span: number): number =>
    Math.max(from, Math.min(from + size - span, middle - span / 2));
  return {
    x: inside(across.middle, WORLD_VIEW.x, WORLD_VIEW.width, width),
    y: inside(down.middle, WORLD_VIEW.y, WORLD_VIEW.height, height),
    width,
    height,
  };
}

/**
 * The places in view after zooming in on a place so many times, each time at the target that held it; fewer times where
 * it stood alone before.
 */
export function spotsAround<T extends MapSpot>(
  spots: readonly T[],
  view: MapView,
  { slug, times }: { slug: string; times: number },
): { spots: readonly T[]; view: MapView; times: number } {
  let seen: { spots: readonly T[]; view: MapView; times: number } = { spots, view, times: 0 };
  while (seen.times < times) {
    const target = targetsIn(seen.spots, seen.view).find((one) => one.spots.some((spot) => spot.slug === slug));
    if (!target || target.spots.length < 2) break;
    seen = { spots: target.spots, view: viewOfGroup(target.spots), times: seen.times + 1 };
  }
  return seen;
}
