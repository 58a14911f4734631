import { atLineStart } from "#app/shared/text";
import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import type { CalendarDay } from "#app/modules/catalogue/country/calendar-days";
import { addDays } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { formatClock, formatDayMonth } from "#app/shared/format";
import type { DayRequest } from "../day/day-request";
import type { MealName } from "../day/itinerary";

type Where = Pick<DayRequest["destination"], "country" | "slug">;

const FRIDAY = 4;
const SATURDAY = 5;
/** Transport stops well before the sabbath comes in, and starts when stars are out. */
const SABBATH_STOPS = 15 * 60 + 30;
const SABBATH_ENDS = 19 * 60 + 30;

const NAMES: Readonly<Record<string, string>> = {
  "12-24": "Christmas Eve",
  "12-25": "Christmas Day",
  "12-31": "New Year's Eve",
};

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** A day without a name of its own is the eve of the feast that follows, if one does. */
function eveOf({ country, slug }: Where, date: LocalDate): string {
  const next = calendarDay(country, addDays(date, 1), slug).holidays[0];
  return next ? `The eve of ${next.name}` : formatDayMonth(date);
}

/** Words which say already that kitchens are shut. */
const KITCHENS = /kitchen|restaurant/i;

const DAY_OFF = "the day off for ";

/** The first word of a feast's name, which any other sentence about the same feast has too. */
const wordOf = (name: string): string => name.replace(DAY_OFF, "").split(" ")[0]!.toLowerCase();

/** "Spring Equinox Day", or "the day off for Spring Equinox Day" where it is kept on another date. */
function inWords(holiday: string): string {
  return holiday.replace(/^(.+) \(day off in lieu\)$/, `${DAY_OFF}$1`);
}

/**
 * The places that are shut or still on a feast, in a sentence or two.
 * @param said the other notes of that day: nothing is said twice, and a period that is known to be odd is not called
 * usual
 */
function feastNote(where: Where, day: CalendarDay, date: LocalDate, said: readonly string[]): string | undefined {
  const names = [...new Set(day.holidays.map(({ name }) => inWords(name)))];
  const isDinnerSaid = said.some((note) => KITCHENS.test(note));
  const isDinnerShut = day.evenings !== undefined && day.tables === undefined && !isDinnerSaid;
  const isQuiet = day.sights ?? day.shops ?? day.tables ?? (isDinnerShut ? day.evenings : undefined);
  const isOnlyWithoutTrains = day.isWithoutTrains && !day.isStill;
  if (names.length === 0 && !isQuiet && !day.isWithoutTrains && !day.isIndoors) return undefined;
  const name = names.length > 0 ? atLineStart(listed.format(names)) : (NAMES[date.slice(5)] ?? eveOf(where, date));
  const moon = day.holidays.some(({ isApproximate }) => isApproximate)
    ? " The date depends on the moon and may move by a day."
    : "";
  if (day.isIndoors)
    return `${name}: everybody stays indoors for the whole day. Nothing opens, there is no traffic and the airport is shut; your hotel looks after you.${moon}`;
  const shut = [
    day.sights ? ["museums", "ticketed sights"] : [],
    day.shops ? ["shops", "markets"] : [],
    day.tables ? "most restaurants" : isDinnerShut ? "most restaurants in the evening" : [],
  ].flat();
  const rides = day.isStill
    ? " No public transport runs: walk, or book a taxi ahead."
    : isOnlyWithoutTrains
      ? " No trains run between towns."
      : "";
  if (shut.length === 0 && day.busy.length > 0 && rides === "") {
    const isSaid = names.every((one) => said.some((note) => note.toLowerCase().includes(wordOf(one))));
    return isSaid ? undefined : `${name} is a public holiday.${moon}`;
  }
  if (shut.length === 0)
    return `${name} is a public holiday: sights are usually open and busier, banks and offices shut.${rides}${moon}`;
  const list = listed.format(shut);
  const tables = day.tables || isDinnerShut ? " Book a table, or eat at your hotel." : "";
  return `${name}: ${list} are usually shut; the plan allows for that.${tables}${rides}${moon}`;
}

const OF = { sights: "Museums and ticketed sights", shops: "Shops and markets" } as const;

/** Other hours of a day, in a sentence for each of those who keep them. */
function hoursNotes({ hours, sights, shops }: CalendarDay): string[] {
  const shut = { sights, shops };
  return (["sights", "shops"] as const).flatMap((of) => {
    const { from, until } = hours[of] ?? {};
    if (shut[of] || (from === undefined && until === undefined)) return [];
    const opens = from === undefined ? [] : [`open at ${formatClock(from)}`];
    const closes = until === undefined ? [] : [`shut at ${formatClock(until)}`];
    return [`${OF[of]} usually ${[...opens, ...closes].join(" and ")} on this day; the plan allows for that.`];
  });
}

const SHUT_STREETS =
  "Streets are shut to trams and cars for much of the day: walk where you can, and allow for a long way round where you can't.";

const RAMADAN = {
  strict: {
    first:
      "Ramadan: nearly all restaurants open only at sunset, except in hotels; do not eat, drink or smoke in the street by day. Sights close early; the nights are lively.",
    later: "Ramadan: food after sunset or at a hotel, sights close early, lively nights.",
  },
  quiet: {
    first:
      "Ramadan: many kitchens are shut by day, though places for visitors stay open; eat and drink out of sight. Sights close by about four; after sunset the streets come alive.",
    later: "Ramadan: sights close early, fewer kitchens by day, lively nights.",
  },
  open: {
    first:
      "Ramadan: most restaurants serve as usual; some shut by day, and it is kind to eat out of sight of people who are fasting. Tables are full at sunset, and evenings are lively.",
    later: "Ramadan: tables are full at sunset, and evenings are lively.",
  },
} as const;

const IFTAR = {
  out: "Everyone breaks the fast together at sunset: book that table.",
  home: "At sunset everyone goes home to break the fast, and for an hour or so hardly anything is open.",
} as const;

const FRIDAY_NOTES = {
  late: "Friday: mosques are closed to visitors around midday, and souks and many shops open only in the afternoon.",
  short: "Friday: mosques are closed to visitors, and many shops in the medina shut for the day around noon.",
} as const;

function sabbathNote(day: CalendarDay): string | undefined {
  if (!day.rules.sabbath || day.isStill) return undefined;
  if (day.sabbathHours?.on === "eve")
    return `${day.sabbathHours.of} begins at sunset: as on a Friday, buses, trams and trains stop in the middle of the afternoon, and shops, museums and most Jewish restaurants shut early.`;
  if (day.weekday === FRIDAY)
    return "The sabbath begins at sunset: buses, trams and trains stop in the middle of the afternoon, and shops and most Jewish restaurants shut until Saturday night.";
  if (day.weekday === SATURDAY)
    return "Sabbath until about an hour after sunset: no trams, trains or Jewish buses, and most shops and restaurants in the western city are shut. Walk or take a taxi.";
  return undefined;
}

/**
 * The notes of each day of a trip: feasts and what they shut, Ramadan, Fridays and the sabbath, and the holidays of
 * others. A period of several days is described in full on the first of them.
 */
export function dayNotes({ country, slug }: Where, dates: readonly LocalDate[]): string[][] {
  const said = new Set<string>();
  const once = (note: string): string[] => (said.has(note) ? [] : (said.add(note), [note]));
  let isRamadanSaid = false;
  return dates.map((date) => {
    const day = calendarDay(country, date, slug);
    const { ramadan, iftar, friday } = day.rules;
    const busy = day.busy.flatMap(once);
    const notes = [
      feastNote({ country, slug }, day, date, [...day.feasts, ...busy]) ?? [],
      hoursNotes(day),
      day.feasts,
      sabbathNote(day) ?? [],
    ].flat();
    if (day.isRamadan && ramadan) {
      const first = [RAMADAN[ramadan].first, iftar ? IFTAR[iftar] : []].flat().join(" ");
      notes.push(isRamadanSaid ? RAMADAN[ramadan].later : first);
      isRamadanSaid = true;
    }
    if (friday && day.weekday === FRIDAY) notes.push(FRIDAY_NOTES[friday]);
    return [...notes, ...busy, ...(day.isOnFoot && !day.isStill ? [SHUT_STREETS] : [])];
  });
}

/**
 * Why hardly any kitchen is open for a meal of a date: a fast that ends at sunset, or a feast on which most kitchens
 * stay shut, all day or in the evening. Undefined on other days.
 */
export function whyKitchensAreShut(
  { country, slug }: Where,
  date: LocalDate,
  meal: MealName | "breakfast",
): "fast" | "feast" | undefined {
  const day = calendarDay(country, date, slug);
  if (day.isRamadan && day.rules.ramadan === "strict" && meal !== "dinner") return "fast";
  return day.tables !== undefined || (day.evenings !== undefined && meal === "dinner") ? "feast" : undefined;
}

/** Whether a kitchen that is open may still be shut by day: in Ramadan, where many are. */
export function mayBeFasting({ country, slug }: Where, date: LocalDate): boolean {
  const { isRamadan, rules } = calendarDay(country, date, slug);
  return isRamadan && rules.ramadan === "quiet";
}

/** Whether no public transport runs at a time of a date, in minutes since midnight. */
export function isTransportStopped({ country, slug }: Where, date: LocalDate, minutes: number): boolean {
  const day = calendarDay(country, date, slug);
  if (day.isStill || day.isIndoors) return true;
  if (!day.rules.sabbath) return false;
  if (day.sabbathHours?.on === "eve" && minutes >= SABBATH_STOPS) return true;
  return day.weekday === FRIDAY ? minutes >= SABBATH_STOPS : day.weekday === SATURDAY && minutes < SABBATH_ENDS;
}
