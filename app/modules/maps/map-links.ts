import type { Point } from "#app/shared/geo";

const PRECISION = 5;
const ZOOM = 17;

/**
 * A place for the map app of a phone: "geo:38.71,-9.14?q=38.71,-9.14(Castelo)" (RFC 5870, with the query that the apps
 * read).
 */
export function mapAppLink({ lat, lon }: Point, name: string): string {
  const at = `${lat.toFixed(PRECISION)},${lon.toFixed(PRECISION)}`;
  // Map apps end the name at a bracket.
  return `geo:${at}?q=${at}(${encodeURIComponent(name.replace(/[()]/g, " ").replace(/\s+/g, " ").trim())})`;
}

/** The same place on OpenStreetMap, for devices without a map app. */
export function webMapLink({ lat, lon }: Point): string {
  const [north, east] = [lat.toFixed(PRECISION), lon.toFixed(PRECISION)];
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=${ZOOM}/${north}/${east}`;
}

/** The way to a place in the map app of Apple's devices. */
export function appleMapsLink({ lat, lon }: Point): string {
  return `maps://?daddr=${lat.toFixed(PRECISION)},${lon.toFixed(PRECISION)}&dirflg=w`;
}
