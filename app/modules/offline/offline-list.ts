/** The list of trips that a device keeps. The worker reads this file too, so it imports nothing heavy. */

/** The address of the list. */
export const OFFLINE_TRIPS = "/offline/trips.json";

/** The end of the address that lists the tiles of a trip's map. */
export const OFFLINE_TILES = "/tiles.json";

export interface OfflineTrip {
  id: string;
  /** The name of the trip. */
  name: string;
  /** "2027-05-12" */
  startDate: string;
  endDate: string;
  /** Changes with the trip. */
  revision: number;
  /** All its addresses: its page first, then the files of it. */
  addresses: string[];
}

const isText = (value: unknown): value is string => typeof value === "string";

function isOfflineTrip(value: unknown): value is OfflineTrip {
  const { id, name, startDate, endDate, revision, addresses } = (value ?? {}) as Partial<OfflineTrip>;
  return (
    [id, name, startDate, endDate].every(isText) &&
    typeof revision === "number" &&
    Array.isArray(addresses) &&
    addresses.every((address) => isText(address) && address.startsWith("/"))
  );
}

/** The addresses of tiles in an answer; none of anything else. */
export function readOfflineTiles(answer: unknown): string[] {
  const { tiles } = (answer as { data?: { tiles?: unknown } } | null)?.data ?? {};
  return Array.isArray(tiles) ? tiles.filter(isText).filter((address) => address.startsWith("/tiles/")) : [];
}

/** The trips in a kept answer, perhaps of an older version of the worker: unreadable entries are left out. */
export function readOfflineTrips(answer: unknown): OfflineTrip[] {
  const { trips } = (answer as { data?: { trips?: unknown } } | null)?.data ?? {};
  return Array.isArray(trips) ? trips.filter(isOfflineTrip) : [];
}
