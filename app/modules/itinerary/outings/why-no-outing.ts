import { monthNames } from "#app/modules/catalogue/places/explore-item";
import { monthOf } from "#app/shared/calendar";
import { isMade } from "./outing-candidates";
import type { Candidate } from "./outing-candidates";
import type { Stay } from "./stay";

/** Most names in a line: a traveller who reads why one thing is missing wants no list of all the others. */
const MOST_NAMES = 2;

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Why an outing is on none of the days. */
export interface WhyNoOuting {
  /** A sentence; of one that the town was put before, what other days went to, if anything. */
  why: string;
  /** Of an outing that the town was put before: from door to door. The finished days say the rest. */
  minutes?: number;
}

/** Why an outing that could be made is on none of the whole days, by what is on them. */
function whyNoDayLeft(fits: Candidate["fits"], taken: readonly MadeOuting[]): WhyNoOuting {
  const could = fits.flatMap((fit, day) => (isMade(fit) ? [{ day, minutes: fit.times.home - fit.times.leave }] : []));
  const gone = taken.filter(({ day }) => could.some((one) => one.day === day));
  const names = listed.format(gone.slice(0, MOST_NAMES).map(({ name }) => `“${name}”`));
  const rest = could.filter(({ day }) => gone.every((one) => one.day !== day));
  if (rest.length === 0)
    return { why: `It takes a whole day, and we gave ${gone.length === 1 ? "that day" : "those days"} to ${names}.` };
  const minutes = Math.min(...rest.map((one) => one.minutes));
  return { why: gone.length > 0 ? `We went for ${names}.` : "", minutes };
}

/** An outing that is made. */
interface MadeOuting {
  name: string;
  day: number;
}

/** Why an outing is on none of the days, beside those that are made, in the words of the trip. */
export function whyNotMade({ fits, nights, outing }: Candidate, stay: Stay, taken: readonly MadeOuting[]): WhyNoOuting {
  const inner = fits.slice(1, -1);
  if (inner.length === 0)
    return { why: "It takes a whole day, and you don't have a full one between arriving and leaving." };
  const { months } = outing;
  if (months && !stay.dates.some((date) => months.includes(monthOf(date))))
    return { why: `Out of season on your dates: people go in ${monthNames(months)}.` };
  if (inner.every((one) => one === "closed")) return { why: CLOSED };
  if (!inner.some(isMade) && inner.includes("too-early")) return { why: TOO_EARLY };
  if (!inner.some(isMade) && inner.includes("busy")) return { why: BUSY };
  if (!inner.some(isMade)) return { why: "It's too far to get back the same evening." };
  if (nights > stay.nights) return { why: `It takes a whole day: stay ${nights} nights and there's time for it.` };
  return whyNoDayLeft(fits, taken);
}

/** Said of what is shut on every day on which it could be. */
export const CLOSED = "Closed on all your days.";

/** Said where no day without hours of the traveller's own would hold it. */
const BUSY = "It takes a whole day, and your own hours leave none free for it.";

/** Said of what leaves before those who came in the night have slept, where there is no other day for it. */
const TOO_EARLY = "It leaves too early on the morning after you arrive.";

/** Said when a sight of the town would lose the last day on which it is open. */
export function whyTownFirst(name: string): string {
  return `It takes a whole day, and that would leave none for ${name}.`;
}

/** Said when the only days left lie beside another day out. */
export const TWO_RUNNING = "That would be two days out in a row; a longer stay has room for it.";

/** Said when it is too dear. @param price of one adult, @param left of the budget, whole US dollars */
export function whyTooDear(price: number, left: number): string {
  return price > left
    ? `At $${price} it would take the days $${Math.ceil(price - left)} over your budget.`
    : `At $${price} it would take most of what your budget leaves for the days.`;
}

/** Said of a day out with more time in a car or a boat than children bear. */
export const TOO_LONG_FOR_CHILDREN = "It's too far there and back for a day with children.";

/** Said of a stop of an outing that is made without it. */
export const SHUT_BY_THEN = "It's closed by the time you'd get there.";

/** Said of what lies where a day out goes that is full. */
export const FULL_WITHOUT = "It's a long way from where you stay, and your day out there is full.";
