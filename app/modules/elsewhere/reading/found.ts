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
}

/** The bookings that were read from a file; nothing else of the file is kept. */
export interface Found {
  flights: FoundFlight[];
  stays: FoundStay[];
}

/** More flights or stays than these in one file cannot be one trip's. */
const MOST_FOUND = 40;

/** The bookings of several parts of a file together. */
export function together(parts: readonly Found[]): Found {
  return {
    flights: parts.flatMap(({ flights }) => flights).slice(0, MOST_FOUND),
    stays: parts.flatMap(({ stays }) => stays).slice(0, MOST_FOUND),
  };
}

export const NOTHING_FOUND: Found = { flights: [], stays: [] };

/** A file that cannot be read, with a sentence for the traveller who brought it. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/**
 * A price as files write it: a number and three letters, or a text such as "USD 240.00"; undefined for any other text.
 */
export function readPrice(amount: string | undefined, currency: string | undefined): FoundPrice | undefined {
  const text = (amount ?? "").trim();
  const code = (currency ?? /\b[A-Z]{3}\b/.exec(text)?.[0] ?? "").trim().toUpperCase();
  const number = text.replace(/[A-Za-z]{3}/, "").trim();
  return /^[A-Z]{3}$/.test(code) && /^\d[\d.,\s']{0,15}$/.test(number) ? { amount: number, currency: code } : undefined;
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** Reads an ISO 8601 text; undefined for any other text. */
export function readTime(text: string): FoundTime | undefined {
  const [, date, clock, offset] = LOCAL.exec(text.trim()) ?? [];
  if (!date || Number.isNaN(Date.parse(date))) return undefined;
  if (!clock) return { local: date };
  const local = `${date}T${clock}`;
  if (!offset) return { local };
  const colon = offset === "Z" ? offset : `${offset.slice(0, 3)}:${offset.slice(-2)}`;
  const instant = new Date(`${local}:00${colon}`);
  if (Number.isNaN(instant.getTime())) return { local };
  return { ...(offset !== "Z" && { local }), instant: instant.toISOString() };
}
