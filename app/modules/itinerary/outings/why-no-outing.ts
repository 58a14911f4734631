import { monthNames } from "#app/modules/catalogue/places/explore-item";
import { monthOf } from "#app/shared/calendar";
import { isMade } from "./outing-candidates";
import type { Candidate } from "./outing-candidates";
import type { Stay } from "./stay";

/** Most names in a line: a traveller who reads why one thing is missing wants no list of all the others. */
const MOST_NAMES = 2;

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Why an outing that could be made is on none of the whole days, by what is on them. */
function whyNoDayLeft(fits: Candidate["fits"], taken: readonly MadeOuting[]): string {
  const could = fits.flatMap((fit, day) => (isMade(fit) ? [day] : []));
  const gone = taken.filter(({ day }) => could.includes(day));
  if (gone.length === 0)
    return `It takes a whole day, and ${could.length === 1 ? "the only one you have is" : "yours are"} kept for the town.`;
  const names = listed.format(gone.slice(0, MOST_NAMES).map(({ name }) => `“${name}”`));
  const rest = could.length - gone.length;
  if (rest <= 0) return `It takes a whole day, and ${could.length === 1 ? "your only one" : "yours"} went to ${names}.`;
  return `It takes a whole day, but ${names} came first, and the ${rest === 1 ? "other one is" : "others are"} kept for the town.`;
}

/** An outing that is made. */
interface MadeOuting {
  name: string;
  day: number;
}

/** Why an outing is on none of the days, beside those that are made, in the words of the trip. */
export function whyNotMade({ fits, nights, outing }: Candidate, stay: Stay, taken: readonly MadeOuting[]): string {
  const inner = fits.slice(1, -1);
  if (inner.length === 0) return "It takes a whole day, and you have none between arriving and leaving.";
  const { months } = outing;
  if (months && !stay.dates.some((date) => months.includes(monthOf(date))))
    return `Out of season on your days: people go there in ${monthNames(months)}.`;
  if (inner.every((one) => one === "closed")) return CLOSED;
  if (!inner.some(isMade) && inner.includes("too-early")) return TOO_EARLY;
  if (!inner.some(isMade)) return "It is too far to be back in the evening.";
  if (nights > stay.nights) return `It takes a whole day: with ${nights} nights there would be time for it.`;
  return whyNoDayLeft(fits, taken);
}

/** Said of what is shut on every day on which it could be. */
export const CLOSED = "Closed on all your days.";

/** Said of what leaves before those who came in the night have slept, where there is no other day for it. */
const TOO_EARLY = "It leaves too early on the morning after you arrive.";

/** Said when a sight of the town would lose the last day on which it is open. */
export function whyTownFirst(name: string): string {
  return `It takes a whole day, and then none would be left for ${name}.`;
}

/** Said when the only days left lie beside another day out. */
export const TWO_RUNNING = "It would make two days out in a row; a longer stay has room for it.";

/** Said when it is too dear. @param price of one adult, @param left of the budget, whole US dollars */
export function whyTooDear(price: number, left: number): string {
  return price > left
    ? `At $${price} it would take the days $${Math.ceil(price - left)} over your budget.`
    : `At $${price} it would take most of what your budget leaves for the days.`;
}

/** Said of a day out with more time in a car or a boat than children bear. */
export const TOO_LONG_FOR_CHILDREN = "The way there and back is too long for a day with children.";

/** Said of a stop of an outing that is made without it. */
export const SHUT_BY_THEN = "It is shut by the time you would get there.";

/** Said of what lies where a day out goes that is full. */
export const FULL_WITHOUT = "It is a long way from where you stay, and your day out there is full.";
