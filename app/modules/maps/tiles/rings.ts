type Corner = [lon: number, lat: number];

/** Twice the area of a ring in square degrees, positive for a counter-clockwise one. */
function turnOf(ring: readonly Corner[]): number {
  return ring.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = ring[(k + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Whether a point lies in a ring. */
export function isInRing([x, y]: Corner, ring: readonly Corner[]): boolean {
  let isIn = false;
  for (let k = 0, before = ring.length - 1; k < ring.length; before = k, k += 1) {
    const [ax, ay] = ring[k]!;
    const [bx, by] = ring[before]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  }
  return isIn;
}

/** Whether a point lies on a straight line from one corner to the next. */
function isOn([x, y]: Corner, [ax, ay]: Corner, [bx, by]: Corner): boolean {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return false;
  const along = ((x - ax) * dx + (y - ay) * dy) / length;
  const aside = Math.abs((x - ax) * dy - (y - ay) * dx) / length;
  return aside < NO_WIDTH && along > -NO_WIDTH && along < length + NO_WIDTH;
}

const closed = (ring: readonly Corner[]): Corner[] => [...ring, ring[0]!];

/** Degrees that are none. */
const NO_WIDTH = 1e-9;

/** Whether a ring lies in another; where water ends at the edge of its box, so does the land in it. */
function isWithin(inner: readonly Corner[], outer: readonly Corner[]): boolean {
  return inner.every(
    (corner) => outer.some((from, k) => isOn(corner, from, outer[(k + 1) % outer.length]!)) || isInRing(corner, outer),
  );
}

/**
 * Polygons of rings that say by their turn what they are: counter-clockwise around a shape, clockwise around a hole in
 * it, which belongs to the smallest shape around it. A hole without a shape around it is left out, and so is a shape that
 * is all hole.
 */
export function polygonsOf(rings: readonly (readonly Corner[])[]): Corner[][][] {
  const usable = rings.filter(({ length }) => length > 2);
  const shapes = usable
    .filter((ring) => turnOf(ring) > 0)
    .map((ring) => ({ ring, left: turnOf(ring), holes: [] as Corner[][] }));
  const bySize = shapes.toSorted((one, other) => one.left - other.left);
  for (const hole of usable.filter((ring) => turnOf(ring) < 0)) {
    const around = bySize.find(({ ring }) => isWithin(hole, ring));
    if (!around) continue;
    around.left += turnOf(hole);
    around.holes.push(closed(hole));
  }
  return shapes.filter(({ left }) => left > NO_WIDTH).map(({ ring, holes }) => [closed(ring), ...holes]);
}
