import type { LocalDate } from "#app/shared/calendar";
import { formatCount, formatShortDate, inSentence } from "#app/shared/format";
import { feastDuring, isOpenDuring } from "./stay-dates";
import type { DatedDestination, DatedStay } from "./stay-dates";
import { thingsToDo } from "./things-to-do";
import type { StayDestination, StayWish, ThingToDo } from "./things-to-do";
import { daysNeeded, FIRST_NIGHT } from "./worth";

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Things named besides the one that the last night adds. */
const BEST_NAMED = 2;
/** The last thing of a stay may take so much of a day more than is left. */
const OVER = 0.5;
/** "Chew Jetty, the clan jetties", "Casa Milà (La Pedrera)" */
const MORE_OF_A_NAME = /(, | \().*$/;
const SAYS_A_DAY = /^An? (half )?(day|morning|evening|night)\b(?!')/;
/** A longer name is not read with pleasure in a row of others. */
const LONG_NAME = 45;

/** The best things first, as far as a stay has days for them. */
function fitting(things: readonly ThingToDo[], nights: number): ThingToDo[] {
  let left = nights - 1 + FIRST_NIGHT;
  return things.filter(({ days, trip }) => {
    if (nights === 0 || days > left + OVER || (trip && trip.nights > nights)) return false;
    left -= days;
    return true;
  });
}

/** How high a thing stands among what people come for; things that are none of it come after all others. */
function rankIn({ anchors }: StayDestination, { place, trip }: ThingToDo): number {
  const ids = [place.id, ...(trip?.places ?? [])];
  const at = anchors.findIndex((anchor) => ids.includes(anchor.place));
  return at < 0 ? anchors.length : at;
}

/** Names in a row; where one has an "and" of its own, commas are clearer. */
function inRow(names: readonly string[]): string {
  return names.some((name) => name.includes(" and ")) ? names.join(", ") : listed.format(names);
}

/** Sights by name, then the days out together; "A day on the outer reef" says itself that it is one. */
function namesOf(things: readonly ThingToDo[]): string[] {
  const trips = things.flatMap(({ trip }) => trip?.name ?? []);
  const sights = things.flatMap(({ place, trip }) => (trip ? [] : place.name.replace(MORE_OF_A_NAME, "")));
  const [told, others] = [
    trips.filter((name) => SAYS_A_DAY.test(name)),
    trips.filter((name) => !SAYS_A_DAY.test(name)),
  ];
  const together = `${others.length === 1 ? "a day out" : "days out"} (${others.join("; ")})`;
  return [...sights, ...told.map(inSentence), ...(others.length > 0 ? [together] : [])];
}

/**
 * Why a stay has so many nights, in one line: what people come for most, and the best one for which a night less would have
 * no time. "4 nights: Colosseum, St Peter's Basilica and a day out (Ostia Antica by train)."
 * @param from the day of arriving, where it is known: what is shut on all days of the stay is no reason for it
 */
export function whyNights(destination: DatedDestination, nights: number, wish: StayWish, from?: LocalDate): string {
  const count = formatCount(nights, "night");
  const isOpen = ({ place }: ThingToDo): boolean =>
    from === undefined || isOpenDuring(destination, { from, nights }, place);
  const things = thingsToDo(destination, wish).filter(
    (thing) => (thing.trip?.name ?? thing.place.name).length <= LONG_NAME && isOpen(thing),
  );
  if (things.length === 0) return `${count}: most of it is closed at that time.`;
  const withOneLess = fitting(things, nights - 1);
  const now = fitting(things, nights).toSorted((a, b) => rankIn(destination, a) - rankIn(destination, b));
  if (now.length === 0) return `${count}: time for a look around.`;
  const best = now.slice(0, BEST_NAMED);
  const others = now.slice(BEST_NAMED);
  const third = others.find((thing) => !withOneLess.includes(thing)) ?? others[0];
  const isLong = nights > daysNeeded(destination.days, wish.pace).most;
  const names = [...namesOf(third ? [...best, third] : best), ...(isLong ? ["time to spare"] : [])];
  return `${count}: ${inRow(names)}.`;
}

/** Of the best things of a place, those whose shut doors are worth a word. */
const REASONS = 2;

/**
 * What the dates of a stay mean for it: the feast that it is there for, and the reasons to come that are shut all the
 * while. Undefined where there is nothing to say.
 */
export function datesInWords(destination: DatedDestination, stay: DatedStay, wish: StayWish): string | undefined {
  const feast = feastDuring(destination, stay, wish);
  const shut = thingsToDo(destination, wish)
    .slice(0, REASONS)
    .filter(({ place }) => !isOpenDuring(destination, stay, place));
  const words = [
    ...(feast ? [`You're there for ${feast.place.name}${feast.date ? `, ${formatShortDate(feast.date)}` : ""}.`] : []),
    ...(shut.length > 0 ? [`Closed while you're there: ${inRow(namesOf(shut))}.`] : []),
  ];
  return words.length > 0 ? words.join(" ") : undefined;
}
