import { TRIP_LIMITS } from "#app/config/product";
import { monthNames } from "#app/modules/catalogue/places/explore-item";
import { addDays, daysBetween, monthOf, weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { MONTHS } from "#app/shared/months";
import { formatCount } from "#app/shared/format";
import type { SaidDates } from "./dates-in-words";

/** The facts about the place on which dates depend, where it is known. */
export interface DatedPlace {
  name: string;
  /** Its best months, 1 to 12. */
  bestMonths: readonly number[];
  /** Days that it takes, at least and at most. */
  days: readonly [number, number];
}

/** Dates for the planner; empty texts where none can be proposed. */
export interface ProposedDates {
  startDate: LocalDate | "";
  endDate: LocalDate | "";
  nights?: number;
  /** The values that the traveller did not give and we chose, with reasons. */
  notes: string[];
}

const FRIDAY = 5;
const SATURDAY = 6;
/** A trip of up to this many nights begins on a Friday, a longer one on a Saturday. */
const SHORT_NIGHTS = 4;
const WEEK = 7;
const MONTH_DAYS = 30;
const FIRST_DAY = { early: 1, mid: 11, late: 20, any: 8 } as const;
/** Where no date was given, a trip is proposed at least so many days ahead. */
const DAYS_TO_PREPARE = 30;

const pad = (number: number): string => String(number).padStart(2, "0");

/** The first such weekday from a day on. */
function nextWeekday(from: LocalDate, weekday: number): LocalDate {
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

/**
 * A day of departure in a month, the soonest that is still ahead; undefined when flights of that month are not sold
 * yet.
 */
function dayIn(
  month: number,
  said: SaidDates,
  nights: number,
  earliest: LocalDate,
  latest: LocalDate,
): LocalDate | undefined {
  const weekday = said.weekday ?? (said.isWeekend || nights <= SHORT_NIGHTS ? FRIDAY : SATURDAY);
  const current = Number(earliest.slice(0, 4));
  const years = said.year === undefined ? [current, current + 1] : [said.year];
  for (const year of years) {
    // "The last two weeks of June" end in June.
    const first =
      said.part === "late" && nights > WEEK ? Math.max(1, MONTH_DAYS - nights) : FIRST_DAY[said.part ?? "any"];
    const from = `${year}-${pad(month)}-${pad(first)}`;
    const wanted = said.part === "late" && nights > WEEK ? from : nextWeekday(from, weekday);
    // Late in a month that has begun a later day of it may still do.
    const day = wanted >= earliest ? wanted : nextWeekday(earliest, weekday);
    if (monthOf(day) === month && Number(day.slice(0, 4)) === year && day <= latest) return day;
  }
  return undefined;
}

const TOO_FAR_AHEAD = `Flights go on sale about ${TRIP_LIMITS.maxDaysAhead} days ahead. Choose earlier days.`;

/** The first and last day of the time that a sentence names; undefined while it is open or comes every year. */
function spanOf({ startDate, months, year }: SaidDates): [LocalDate, LocalDate] | undefined {
  if (startDate !== undefined) return [startDate, startDate];
  if (year === undefined) return undefined;
  if (months.length === 0) return [`${year}-01-01`, `${year}-12-31`];
  const [first, last] = [Math.min(...months), Math.max(...months)];
  return [`${year}-${pad(first)}-01`, addDays(`${year}-${pad(last)}-28`, 3)];
}

/** The reason why nothing can be proposed for the time of a sentence: it is over, or flights are not sold yet. */
function outOfReach(said: SaidDates, earliest: LocalDate, latest: LocalDate): string | undefined {
  const span = spanOf(said);
  if (!span) return undefined;
  const [from, to] = span;
  const name = said.months.length === 1 ? `${MONTHS[said.months[0]! - 1]} ${said.year}` : String(said.year);
  if (to < earliest)
    return said.startDate === undefined
      ? `${name} is in the past. Choose tomorrow or later.`
      : "Those days are in the past. Choose tomorrow or later.";
  if (from <= latest) return undefined;
  return said.startDate === undefined ? `You can't book ${name} yet. ${TOO_FAR_AHEAD}` : TOO_FAR_AHEAD;
}

/** The best months of a place, without those that are not wanted; all others where none is left. */
function openMonths({ without = [], year }: SaidDates, place: DatedPlace | undefined, earliest: LocalDate): number[] {
  const isThisYear = year === Number(earliest.slice(0, 4));
  const wanted = (month: number): boolean => !without.includes(month) && !(isThisYear && month < monthOf(earliest));
  const best = (place?.bestMonths ?? []).filter(wanted);
  return best.length > 0 ? best : MONTHS.map((_, index) => index + 1).filter(wanted);
}

/** Months in the order in which they come, those that are best for the place first. */
function ordered(months: readonly number[], earliest: LocalDate, place: DatedPlace | undefined): number[] {
  const ahead = (month: number): number => (month - monthOf(earliest) + 12) % 12;
  const rank = (month: number): number => Number(place !== undefined && !place.bestMonths.includes(month));
  return [...months].sort((a, b) => rank(a) - rank(b) || ahead(a) - ahead(b));
}

/**
 * The dates that a sentence leads to. Missing values follow from the place: its usual length and its best month; every
 * such choice has a note.
 * @param today the traveller's day
 */
export function proposeDates(said: SaidDates, today: LocalDate, place?: DatedPlace): ProposedDates {
  const notes = said.guess ? [said.guess] : [];
  const [earliest, latest] = [addDays(today, 1), addDays(today, TRIP_LIMITS.maxDaysAhead)];
  const usual = place && Math.min(TRIP_LIMITS.maxNights, Math.max(1, place.days[1] - 1));
  const nights = said.nights ?? usual;
  const refusal = outOfReach(said, earliest, latest);
  if (refusal) return { startDate: "", endDate: "", nights, notes: [...notes, refusal] };
  const sayLength = (): unknown =>
    said.nights === undefined &&
    place &&
    notes.push(
      `You didn't say how long; for ${place.name} we suggest ${place.days[0] === place.days[1] ? "" : `${place.days[0]} to `}${formatCount(place.days[1], "day")}.`,
    );
  if (said.startDate !== undefined) {
    if (!said.endDate) sayLength();
    const endDate = said.endDate ?? (nights === undefined ? "" : addDays(said.startDate, nights));
    return {
      startDate: said.startDate,
      endDate,
      nights: endDate ? daysBetween(said.startDate, endDate) : undefined,
      notes,
    };
  }
  if (nights === undefined || (said.months.length === 0 && !place))
    return { startDate: "", endDate: "", nights: said.nights, notes };
  const isOpen = said.months.length === 0;
  const soon = addDays(today, DAYS_TO_PREPARE);
  const months = ordered(isOpen ? openMonths(said, place, earliest) : said.months, earliest, place);
  // "Autumn", said at its end, means the next one; a month that cannot be later is meant as it is.
  const startDate = (
    isOpen && said.year === undefined ? [soon] : isOpen || said.months.length > 1 ? [soon, earliest] : [earliest]
  )
    .flatMap((from) => months.map((month) => dayIn(month, said, nights, from, latest)))
    .find((day) => day !== undefined);
  sayLength();
  if (startDate === undefined) {
    notes.push(TOO_FAR_AHEAD);
    return { startDate: "", endDate: "", nights, notes };
  }
  if (isOpen && said.year !== undefined && place)
    notes.push(`You didn't say when in ${said.year}; the best months there are ${monthNames(place.bestMonths)}.`);
  else if (isOpen && place)
    notes.push(`You didn't say when; the best months there are ${monthNames(place.bestMonths)}.`);
  else notes.push("You didn't name a day, so we picked one. Change it if you like.");
  if (!isOpen && place && !place.bestMonths.includes(monthOf(startDate)))
    notes.push(`${place.name}: at its best in ${monthNames(place.bestMonths)}.`);
  return { startDate, endDate: addDays(startDate, nights), nights, notes };
}
