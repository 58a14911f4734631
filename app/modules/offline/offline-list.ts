/** The list of trips that a device keeps. Read by the worker too, so nothing heavy stands here. */

/** Where the list is asked for. */
export const OFFLINE_TRIPS = "/offline/trips.json";

export interface OfflineTrip {
  id: string;
  /** What the trip is called. */
  name: string;
  /** "2027-05-12" */
  startDate: string;
  endDate: string;
  /** Changes with the trip. */
  revision: number;
  /** All that belongs to it: its page first, then what hangs on it. */
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

/** The trips of an answer that was kept, perhaps by an older version of the worker: what cannot be read is left out. */
export function readOfflineTrips(answer: unknown): OfflineTrip[] {
  const { trips } = (answer as { data?: { trips?: unknown } } | null)?.data ?? {};
  return Array.isArray(trips) ? trips.filter(isOfflineTrip) : [];
}
