import { holidayDays, holidaysBetween } from "#app/modules/catalogue/country/holidays";
import { foldName, foldedNames } from "#app/modules/catalogue/places/place-names";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { TOPICS } from "#app/modules/catalogue/search/explore-topics";
import { addDays, isLocalDate } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { countryName } from "#app/shared/display-names";
import { foldText } from "#app/shared/text";
import type { PartOfMonth } from "./dates-in-words";
import { tripAround } from "./occasions";
import type { OccasionTrip } from "./occasions";
import { MONTH, monthNumber } from "../said";

type Event = DestinationSource["events"][number];

/** A place with the events of its year. */
export interface PlaceWithEvents {
  slug: string;
  name: string;
  country: string;
  events: readonly Pick<Event, "name" | "months" | "when">[];
}

/** The time of an event that a sentence names, as our own data have it. */
export interface EventTime {
  /** Its days, where they are known to the day. */
  trip?: OccasionTrip;
  /** Otherwise its months, 1 to 12, and where in the first of them it begins. */
  months: readonly number[];
  part?: PartOfMonth;
  /** Its name and time in a sentence for the page. */
  say: string;
  /** The words of the sentence that name it. */
  words: string[];
}

/** Topics that have a season of their own. */
const SEASONAL = new Set([
  "cherry blossom",
  "autumn colours",
  "Christmas markets",
  "carnival",
  "Lunar New Year",
  "Day of the Dead",
  "midnight sun",
  "northern lights",
  "whales",
]);
/** Words of many events, which name none of them. */
const GENERIC = new Set(
  "festival festivals season week weekend parade market markets spring summer autumn winter national international grand music jazz film food wine beer city days night nights shopping art arts theatre dance book books lights light fair feast new year years opera half marathon".split(
    " ",
  ),
);
const LEAST_LETTERS = 5;

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, "") : word);
const tokens = (text: string): string[] => foldName(text).split(" ").filter(Boolean).map(singular);

/** The words of a sentence that name an event: its whole name, or all of its telling words. */
function wordsNaming(name: string, said: readonly string[], ofPlace: readonly string[]): string[] | undefined {
  const all = tokens(name).filter((word) => !ofPlace.includes(word));
  if (all.length > 1 && ` ${said.join(" ")} `.includes(` ${all.join(" ")} `)) return all;
  const telling = all.filter((word) => word.length > 2 && !GENERIC.has(word) && !GENERIC.has(`${word}s`));
  const isNamed = telling.some((word) => word.length >= LEAST_LETTERS) && telling.every((word) => said.includes(word));
  return isNamed ? all : undefined;
}

const EVERY_YEAR = new RegExp(
  `^(?:the )?(?:(?:night of|around|about|from|on) )?(\\d{1,2})(?:(?: to| and|-) (\\d{1,2}))? ${MONTH}(?! \\d{4})`,
);
const IN_YEAR = new RegExp(`(\\d{1,2}) ${MONTH} (\\d{4})`, "g");
const PART = new RegExp(
  `^(?:the )?(?:(?:week|ten days|two weeks|three days|a weekend|a long weekend|nine days|fifteen days|about two weeks|weekends)(?: in| from)? )?(?:from )?(early|mid|late|first half of|first ten days of|second half of|first week of|last week of|end of)[- ]${MONTH}`,
);
const PARTS: Readonly<Record<string, PartOfMonth>> = {
  early: "early",
  mid: "mid",
  late: "late",
  "first half of": "early",
  "first week of": "early",
  "first ten days of": "early",
  "second half of": "late",
  "last week of": "late",
  "end of": "late",
};

/** The next time of an event, from the sentence by which our data say when it is. */
function timeOf({ months, when }: Pick<Event, "months" | "when">, today: LocalDate): Omit<EventTime, "words" | "say"> {
  const said = foldText(when);
  const dated = [...said.matchAll(IN_YEAR)]
    .map(([, day = "", month = "", year = ""]) => dateOf(Number(year), monthNumber(month), Number(day)))
    .find((date) => isLocalDate(date) && date > today);
  if (dated) return { months, trip: tripAround([dated, dated]) };
  const yearly = EVERY_YEAR.exec(said);
  if (yearly) {
    const [, from = "", to, name = ""] = yearly;
    const current = Number(today.slice(0, 4));
    const trip = [current, current + 1]
      .map((year) => tripAround(daysOf(year, monthNumber(name), Number(from), Number(to ?? from))))
      .find(({ startDate }) => startDate > today);
    if (trip) return { months, trip };
  }
  const part = PART.exec(said);
  const found = part && monthNumber(part[2] ?? "");
  return found ? { months: [found], part: PARTS[part[1] ?? ""] } : { months };
}

/** "Cherry blossom: late March to early April." */
const sayOf = ({ name, when }: Pick<Event, "name" | "when">): string => `${name}: ${when}.`;

const dateOf = (year: number, month: number, day: number): LocalDate =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
const daysOf = (year: number, month: number, from: number, to: number): [LocalDate, LocalDate] => [
  dateOf(year, month, from),
  dateOf(year, month, to),
];

/**
 * The event of a place, or the holiday of its country, that a folded sentence names: cherry blossom in Kyoto, the
 * Oktoberfest in Munich, King's Day in Amsterdam.
 * @param topics the topics that the sentence names
 */
export function eventIn(
  folded: string,
  topics: readonly string[],
  place: PlaceWithEvents,
  today: LocalDate,
): EventTime | undefined {
  const { country, events } = place;
  const said = tokens(folded);
  // "Vienna Festival" is not named by "Vienna", nor "Kenya Music Festival" by "Kenya".
  const ofPlace = [...foldedNames(place), countryName(country)].flatMap(tokens);
  const seasonal = TOPICS.filter(({ name }) => SEASONAL.has(name) && topics.includes(name));
  const named = events
    .map((event) => ({ event, words: wordsNaming(event.name, said, ofPlace) ?? [] }))
    .sort((a, b) => b.words.length - a.words.length)[0];
  if (named && named.words.length > 0)
    return { ...timeOf(named.event, today), say: sayOf(named.event), words: named.words };
  const topical = events.find(({ name }) => seasonal.some(({ ask, look }) => (look ?? ask).test(foldText(name))));
  if (topical) return { ...timeOf(topical, today), say: sayOf(topical), words: [] };
  const holiday = holidaysBetween(country, addDays(today, 2), addDays(today, 400)).find(({ name }) => {
    const all = tokens(name.replace(/ Festival$/, ""));
    return (
      (all.length > 1 || (all[0]?.length ?? 0) >= LEAST_LETTERS) && ` ${said.join(" ")} `.includes(` ${all.join(" ")} `)
    );
  });
  return (
    holiday && {
      say: `${holiday.name}: ${holidayDays(holiday)}.`,
      trip: tripAround([holiday.date, holiday.lastDate]),
      months: [],
      words: tokens(holiday.name),
    }
  );
}
