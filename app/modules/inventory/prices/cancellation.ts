import { addDays } from "#app/shared/calendar";
import { compareDecimals } from "#app/shared/decimal";
import { formatDate } from "#app/shared/format";
import type { Cancellation, HotelOffer } from "../offers/hotel";
import type { SourcePrice } from "../offers/offer";
import { formatSourcePrice } from "../offers/offer-terms";

/** The refund until an instant. */
interface Step {
  before: string;
  back: SourcePrice;
}

/** The refund at an instant, as a share of the amount paid. */
function shareAt({ cancellation: { steps = [] }, source }: Promised, at: number): number {
  const step = steps.find(({ before }) => Date.parse(before) > at);
  if (!step || !source || step.back.currency !== source.price.currency) return 0;
  return Math.min(1, Number(step.back.amount) / Number(source.price.amount));
}

type Promised = Pick<HotelOffer, "cancellation" | "source">;
/** Less than this is a matter of rounding. */
const LEAST_SHARE = 0.005;
const MINUTE_MS = 60_000;

/**
 * Whether a stay that was promised gives back less at some time from now on than it did when it was promised, or no
 * longer does so early; a stay whose source does not tell its steps promises nothing.
 */
export function isLessRefundable(now: Promised, promised: Promised, at: Date): boolean {
  const ends = (promised.cancellation.steps ?? []).map(({ before }) => Date.parse(before) - MINUTE_MS);
  return [at.getTime(), ...ends]
    .filter((instant) => instant >= at.getTime())
    .some((instant) => shareAt(now, instant) < shareAt(promised, instant) - LEAST_SHARE);
}

/** The wall clock of an instant, `YYYY-MM-DDTHH:mm`. */
function localOf(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(new Date(instant));
  return parts.replace(" ", "T");
}

/** "12 May 2027, 18:00"; midnight is the end of the day before, as people say it. */
function momentInWords(local: string): string {
  const [date = "", time = ""] = local.split("T");
  return time === "00:00" ? `the end of ${formatDate(addDays(date, -1))}` : `${formatDate(date)}, ${time}`;
}

/** The last day that is free to its end. */
function lastFreeDay(local: string): string {
  const [date = "", time = ""] = local.split("T");
  return time >= "23:59" ? date : addDays(date, -1);
}

/**
 * The refund for cancelling a stay, by the times of its place: "Free to cancel until 12 May 2027, 18:00 there. Then you
 * get back $120 of $480 until 14 May 2027, 18:00, and nothing after that."
 * @param timeline as its source tells it, in any order
 */
export function cancellationTerms(
  timeline: readonly Step[],
  total: SourcePrice,
  timeZone: string,
  now: Date,
): Cancellation {
  const steps = timeline
    .filter(({ before, back }) => Date.parse(before) > now.getTime() && compareDecimals(back.amount, "0") > 0)
    .toSorted((a, b) => Date.parse(a.before) - Date.parse(b.before))
    .map(({ before, back }) => ({ before: new Date(before).toISOString(), back }));
  if (steps.length === 0)
    return { text: timeline.length > 0 ? "Too late to cancel for a refund" : "Not refundable", steps };
  const isFree = ({ back }: Step): boolean =>
    back.currency === total.currency && compareDecimals(back.amount, total.amount) >= 0;
  const free = steps.filter(isFree).at(-1);
  const part = (step: Step): string =>
    `you get back ${formatSourcePrice(step.back)} of ${formatSourcePrice(total)} until ${momentInWords(localOf(step.before, timeZone))}`;
  const parts = steps.filter((step) => !isFree(step)).map(part);
  const freeLocal = free && localOf(free.before, timeZone);
  const words = [
    ...(freeLocal ? [`Free to cancel until ${momentInWords(freeLocal)} local time`] : []),
    ...parts.map((text, index) => (index === 0 && !freeLocal ? `If you cancel, ${text} local time` : `then ${text}`)),
    "nothing after that",
  ];
  return { text: words.join("; "), steps, ...(freeLocal && { freeUntil: lastFreeDay(freeLocal) }) };
}
