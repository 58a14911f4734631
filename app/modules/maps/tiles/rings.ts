type Corner = [lon: number, lat: number];

/** Twice the area of a ring in square degrees, positive for a counter-clockwise one. */
function turnOf(ring: readonly Corner[]): number {
  return ring.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = ring[(k + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Whether a point lies in a ring. */
function isInRing([x, y]: Corner, ring: readonly Corner[]): boolean {
  let isIn = false;
  for (let k = 0, before = ring.length - 1; k < ring.length; before = k, k += 1) {
    const [ax, ay] = ring[k]!;
    const [bx, by] = ring[before]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  }
  return isIn;
}

const closed = (ring: readonly Corner[]): Corner[] => [...ring, ring[0]!];

/**
 * Polygons of rings that say by their turn what they are: counter-clockwise around a shape, clockwise around a hole in
 * it. A hole without a shape around it is left out.
 */
export function polygonsOf(rings: readonly (readonly Corner[])[]): Corner[][][] {
  const usable = rings.filter(({ length }) => length > 2);
  const shapes = usable.filter((ring) => turnOf(ring) > 0).map((ring) => ({ ring, holes: [] as Corner[][] }));
  for (const hole of usable.filter((ring) => turnOf(ring) < 0))
    shapes.find(({ ring }) => isInRing(hole[0]!, ring))?.holes.push(closed(hole));
  return shapes.map(({ ring, holes }) => [closed(ring), ...holes]);
}
