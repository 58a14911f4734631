/** A point on the earth in decimal degrees, WGS 84. */
export interface Point {
  lat: number;
  lon: number;
}

/**
 * A spot on a way: reached at the point, and left at `to` where that is another, as a ride or a one-way walk is, unless
 * the traveller comes back.
 */
export interface Stretch extends Point {
  to?: Point;
  returns?: boolean;
}

/** Where a spot is left. */
export function leftAt(spot: Stretch): Point {
  return spot.returns ? spot : (spot.to ?? spot);
}

const EARTH_RADIUS_KM = 6371.0088;
const RAD = Math.PI / 180;

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const dLat = (b.lat - a.lat) * RAD;
  const dLon = (b.lon - a.lon) * RAD;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RAD) * Math.cos(b.lat * RAD) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The point at a share (0 to 1) of the great circle between two points that are neither the same nor opposite. */
export function pointAlong(a: Point, b: Point, share: number): Point {
  const angle = distanceKm(a, b) / EARTH_RADIUS_KM;
  const [fromA, fromB] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  const [x, y, z] = [0, 1, 2].map((axis) => fromA * (onSphere(a)[axis] ?? 0) + fromB * (onSphere(b)[axis] ?? 0));
  return { lat: Math.atan2(z ?? 0, Math.hypot(x ?? 0, y ?? 0)) / RAD, lon: Math.atan2(y ?? 0, x ?? 0) / RAD };
}

function onSphere({ lat, lon }: Point): readonly number[] {
  return [Math.cos(lat * RAD) * Math.cos(lon * RAD), Math.cos(lat * RAD) * Math.sin(lon * RAD), Math.sin(lat * RAD)];
}
