import type { MadeOrder } from "#app/modules/inventory/search/order-source";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Tickets that are not there after this many looks are asked for a few times a day. */
const MOST_STEPS = 8;

/**
 * When an order that stands is read again: soon and ever later while its tickets are missing, then once a day, since a
 * webhook may be lost. Undefined once the trip is over.
 * @param endsOn the last day of the trip
 */
export function nextCare(
  made: Pick<MadeOrder, "isTicketed" | "reference">,
  cares: number,
  endsOn: string,
  now: Date,
): string | undefined {
  if (now.toISOString().slice(0, 10) > endsOn) return undefined;
  const isComplete = made.isTicketed && made.reference !== undefined;
  const wait = isComplete ? DAY_MS : Math.min(DAY_MS / 4, MINUTE_MS * 2 ** Math.min(cares, MOST_STEPS));
  return new Date(now.getTime() + wait).toISOString();
}
