/** A time as a file tells it: the wall clock where it happens, the instant, or both. */
export interface FoundTime {
  /** `YYYY-MM-DD`, or with `THH:mm` behind it. */
  local?: string;
  /** UTC, ISO 8601. */
  instant?: string;
}

/** What a booking cost, as a file tells it. */
export interface FoundPrice {
  /** A number, as text. */
  amount: string;
  /** ISO 4217. */
  currency: string;
}

/** A flight that was read from a file, as far as it is told there. */
export interface FoundFlight {
  flightNumber?: string;
  /** IATA codes, if the file has them. */
  from?: string;
  to?: string;
  departs?: FoundTime;
  arrives?: FoundTime;
  confirmation?: string;
  /** Of its whole booking. */
  price?: FoundPrice;
}

/** A stay that was read from a file, as far as it is told there. */
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

/** What was understood of a file; nothing else of it is kept. */
export interface Found {
  flights: FoundFlight[];
  stays: FoundStay[];
}

/** Flights or stays beyond this in one file are nobody's trip. */
const MOST_FOUND = 40;

/** What several parts of a file hold together. */
export function together(parts: readonly Found[]): Found {
  return {
    flights: parts.flatMap(({ flights }) => flights).slice(0, MOST_FOUND),
    stays: parts.flatMap(({ stays }) => stays).slice(0, MOST_FOUND),
  };
}

export const NOTHING_FOUND: Found = { flights: [], stays: [] };

/** A file that cannot be read, with a sentence for whoever brought it. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/** A price from what files write: a number and three letters, or a text such as "USD 240.00"; undefined for what is none. */
export function readPrice(amount: string | undefined, currency: string | undefined): FoundPrice | undefined {
  const text = (amount ?? "").trim();
  const code = (currency ?? /\b[A-Z]{3}\b/.exec(text)?.[0] ?? "").trim().toUpperCase();
  const number = text.replace(/[A-Za-z]{3}/, "").trim();
  return /^[A-Z]{3}$/.test(code) && /^\d[\d.,\s']{0,15}$/.test(number) ? { amount: number, currency: code } : undefined;
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/** Reads an ISO 8601 text; undefined for what is no time. */
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
