/** A time as a file tells it: the local wall clock, the instant, or both. */
export interface FoundTime {
  /** `YYYY-MM-DD`, or with `THH:mm` behind it. */
  local?: string;
  /** UTC, ISO 8601. */
  instant?: string;
}

/** The price of a booking, as a file tells it. */
export interface FoundPrice {
  /** A number, as text. */
  amount: string;
  /** ISO 4217. */
  currency: string;
}

/** A flight that was read from a file, as far as the file tells it. */
export interface FoundFlight {
  flightNumber?: string;
  /** IATA codes, if the file has them. */
  from?: string;
  to?: string;
  departs?: FoundTime;
  arrives?: FoundTime;
  confirmation?: string;
  /** The price of its whole booking. */
  price?: FoundPrice;
  /** The words it was read from, where no part of the file says it in fields. */
  words?: string;
}

/** A stay that was read from a file, as far as the file tells it. */
export interface FoundStay {
  name?: string;
  address?: string;
  lat?: number;
  lon?: number;
  checkIn?: FoundTime;
  checkOut?: FoundTime;
  confirmation?: string;
  price?: FoundPrice;
  /** The words it was read from, where no part of the file says it in fields. */
  words?: string;
}

/** The ways beside flying for which a ticket is read. */
const RIDE_KINDS = ["train", "coach", "ferry"] as const;

/** One ride by train, coach or ferry that was read from a file, as far as the file tells it. */
export interface FoundRide {
  by: (typeof RIDE_KINDS)[number];
  /** The number or name of the train, line or ship; empty where none is told. */
  name: string;
  /** The stations, stops or ports, as they are written. */
  from?: string;
  to?: string;
  departs?: FoundTime;
  arrives?: FoundTime;
  confirmation?: string;
  /** The price of its whole booking. */
  price?: FoundPrice;
  /** The words it was read from, where no part of the file says it in fields. */
  words?: string;
}

/** A cancelled booking, by all that tells it from others; without any of it, all that stands around it is cancelled. */
export interface Cancelled {
  flightNumber?: string;
  name?: string;
  date?: string;
  confirmation?: string;
  /** A booking that was never one: an offer, a place on a waiting list. */
  isUnconfirmed?: true;
}

/** The bookings that were read from a file; nothing else of the file is kept. */
export interface Found {
  flights: FoundFlight[];
  stays: FoundStay[];
  rides?: FoundRide[];
  cancelled?: Cancelled[];
}

/** More flights or stays than these in one file cannot be one trip's. */
const MOST_FOUND = 40;

/** The bookings of several parts of a file together. */
export function together(parts: readonly Found[]): Found {
  const rides = parts.flatMap((part) => part.rides ?? []).slice(0, MOST_FOUND);
  const cancelled = parts.flatMap((part) => part.cancelled ?? []).slice(0, MOST_FOUND);
  return {
    flights: parts.flatMap(({ flights }) => flights).slice(0, MOST_FOUND),
    stays: parts.flatMap(({ stays }) => stays).slice(0, MOST_FOUND),
    ...(rides.length > 0 && { rides }),
    ...(cancelled.length > 0 && { cancelled }),
  };
}

export const NOTHING_FOUND: Found = { flights: [], stays: [] };

/** Whether a part of a file tells of any booking, be it cancelled. */
export const tellsAnything = ({ flights, stays, rides = [], cancelled = [] }: Found): boolean =>
  flights.length + stays.length + rides.length + cancelled.length > 0;

/** The identity of a flight, stay or ride that a file says is cancelled. */
export function cancelledOne({ flights, stays, rides = [] }: Found): Cancelled[] {
  return [
    ...flights.map(({ flightNumber, departs, confirmation }) => ({ flightNumber, date: dayOf(departs), confirmation })),
    ...stays.map(({ name, checkIn, confirmation }) => ({ name, date: dayOf(checkIn), confirmation })),
    ...rides.map((ride) => ({ name: nameOfRide(ride), date: dayOf(ride.departs), confirmation: ride.confirmation })),
  ];
}

/** The number or name of a ride; without one its way, or its means. */
export function nameOfRide({ by, name, from, to }: FoundRide): string {
  return name || (from && to ? `${from} to ${to}` : by);
}

const dayOf = (time: FoundTime | undefined): string | undefined => (time?.local ?? time?.instant)?.slice(0, 10);
const bare = (text: string | undefined): string => (text ?? "").toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
const isSame = (a: string | undefined, b: string | undefined): boolean => bare(a) !== "" && bare(a) === bare(b);

function isSameBooking(
  one: Cancelled,
  named: { number?: string; name?: string; day?: string; confirmation?: string },
): boolean {
  const isNamed = isSame(one.flightNumber, named.number) || isSame(one.name, named.name);
  if (isNamed) return !one.date || !named.day || one.date === named.day;
  return !one.flightNumber && !one.name && (isSame(one.confirmation, named.confirmation) || !one.confirmation);
}

/** Leaves out what the same file says is cancelled, wherever it says so. */
export function withoutCancelled(found: Found): Found {
  const cancelled = found.cancelled ?? [];
  if (cancelled.length === 0) return found;
  const rides = found.rides?.filter(
    (ride) =>
      !cancelled.some((one) =>
        isSameBooking(one, { name: nameOfRide(ride), day: dayOf(ride.departs), confirmation: ride.confirmation }),
      ),
  );
  return {
    ...found,
    ...(rides && { rides }),
    flights: found.flights.filter(
      ({ flightNumber: number, departs, confirmation }) =>
        !cancelled.some((one) => isSameBooking(one, { number, day: dayOf(departs), confirmation })),
    ),
    stays: found.stays.filter(
      ({ name, checkIn, confirmation }) =>
        !cancelled.some((one) => isSameBooking(one, { name, day: dayOf(checkIn), confirmation })),
    ),
  };
}

/** A file that cannot be read, with a sentence for the traveller who brought it. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}
