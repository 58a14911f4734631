import { addDays, daysBetween, minutesOfClock, weekdayOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import type { CountryCalendar } from "../schema/calendar.schema";
import { findCountryFacts } from "./country-facts";
import { holidaysBetween } from "./holidays";
import type { Holiday } from "./holidays";

/**
 * The custom by which a day is shut: on the same date every year, which a place may name among its hours, or on a
 * movable one.
 */
type Shut = "fixed" | "movable" | undefined;

interface HoursOfDay {
  /** The day has the same date every year, which a place may name among its own hours. */
  isFixed: boolean;
  from?: number;
  until?: number;
}

/** The meaning of a date at a destination. */
export interface CalendarDay {
  holidays: readonly Holiday[];
  sights: Shut;
  /** A feast on which many sights with a door are shut or shut early: nothing is known of one that does not say so. */
  isFeast: boolean;
  /** The eve of Christmas or of the New Year, where doors shut early on it. */
  isEve: boolean;
  shops: Shut;
  tables: Shut;
  evenings: Shut;
  /** Hours of sights with a gate, or of shops, on this day alone, minutes since midnight. */
  hours: Readonly<Partial<Record<"sights" | "shops", HoursOfDay>>>;
  isStill: boolean;
  isWithoutTrains: boolean;
  /** Whether visitors walk in town: streets are shut, or there is no traffic at all. */
  isOnFoot: boolean;
  /** Whether the whole country travels, so that seats on trains, long buses and boats are gone weeks ahead. */
  areSeatsGone: boolean;
  /**
   * For places that keep the sabbath: its hours hold on this feast, or those of a Friday hold on the eve of the feast
   * named.
   */
  sabbathHours: { on: "feast" } | { on: "eve"; of: string } | undefined;
  isIndoors: boolean;
  isRamadan: boolean;
  /** 0 is Monday. */
  weekday: number;
  /** Busy or quiet periods around the date, each with a sentence. */
  busy: readonly string[];
  /** Of these, the ones in which seats are gone. */
  fullSeats: readonly string[];
  /** The events of the date, with place and time, a sentence each. */
  feasts: readonly string[];
  rules: Pick<CountryCalendar, "sabbath" | "friday" | "ramadan" | "iftar" | "closingMoves">;
}

/** Feasts on which doors differ, where they are public holidays. */
const FEASTS = ["01-01", "01-06", "05-01", "08-15", "12-25", "12-26"];
const OF_EASTER = /Easter|Good Friday/;
const EVES = ["12-24", "12-31"];
const CHRISTMAS = ["12-24", "12-25"];

const FIXED = /^\d{2}-\d{2}$/;
const IN_ONE_YEAR = /^\d{4}-\d{2}-\d{2}$/;
const EASTER = /^(easter|orthodox)([+-]\d+)?$/;
const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const WEEKDAY_AFTER = /^([a-z]{3})>(\d{2}-\d{2})([+-]\d+)?$/;
const NAMED = /^(.+?)(:\d|[+-]\d+)?$/;

/** Easter Sunday of the Western churches in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): LocalDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(n / 31)).padStart(2, "0")}-${String((n % 31) + 1).padStart(2, "0")}`;
}

/** Easter Sunday of the Orthodox churches, as a Gregorian date (Meeus); right from 1900 to 2099. */
export function orthodoxEasterOf(year: number): LocalDate {
  const [a, b, c] = [year % 4, year % 7, year % 19];
  const d = (19 * c + 15) % 30;
  const e = (2 * a + 4 * b - d + 34) % 7;
  const n = d + e + 114;
  const julian = `${year}-${String(Math.floor(n / 31)).padStart(2, "0")}-${String((n % 31) + 1).padStart(2, "0")}`;
  return addDays(julian, 13);
}

const holidaysOfYears = new Map<string, Holiday[]>();

/**
 * The holidays of a country that touch a year; the data covers three years of some hundred countries, and each is read
 * once.
 */
function holidaysOf(country: string, year: number): Holiday[] {
  const key = `${country}/${year}`;
  const found = holidaysOfYears.get(key) ?? holidaysBetween(country, `${year}-01-01`, `${year}-12-31`);
  holidaysOfYears.set(key, found);
  return found;
}

/** A first and a last day. */
interface DateSpan {
  from: LocalDate;
  to: LocalDate;
}

/**
 * The first and last date of a day of the year in a given year; undefined where the holidays of that year are not
 * known.
 */
function datesOf(day: string, year: number, country: string): DateSpan | undefined {
  if (FIXED.test(day)) return { from: `${year}-${day}`, to: `${year}-${day}` };
  if (IN_ONE_YEAR.test(day)) return day.startsWith(`${year}-`) ? { from: day, to: day } : undefined;
  const easter = EASTER.exec(day);
  if (easter) {
    const sunday = easter[1] === "easter" ? easterOf(year) : orthodoxEasterOf(year);
    const date = addDays(sunday, Number(easter[2] ?? 0));
    return { from: date, to: date };
  }
  const after = WEEKDAY_AFTER.exec(day);
  if (after) {
    const [, weekday = "", last = "", shift = "0"] = after;
    const next = addDays(`${year}-${last}`, 1);
    const wait = (WEEKDAYS.indexOf(weekday) + 1 - weekdayOf(next) + 7) % 7;
    const date = addDays(next, wait + Number(shift));
    return { from: date, to: date };
  }
  const [, name = "", part] = NAMED.exec(day) ?? [];
  const found = holidaysOf(country, year).filter((one) => one.name === name);
  const first = found[0];
  if (!first) return undefined;
  // The data may have a row for each day of a holiday.
  const last = found.reduce((end, one) => (daysBetween(end, one.date) <= 1 ? one.lastDate : end), first.lastDate);
  if (part?.startsWith(":")) {
    const date = addDays(first.date, Number(part.slice(1)) - 1);
    return date <= last ? { from: date, to: date } : undefined;
  }
  const shift = Number(part ?? 0);
  if (shift === 0) return { from: first.date, to: last };
  const date = addDays(shift < 0 ? first.date : last, shift);
  return { from: date, to: date };
}

/** Whether a date is a given day of the year, as the countries' calendars write it. */
export function isOn(day: string, date: LocalDate, country: string): boolean {
  const dates = datesOf(day, Number(date.slice(0, 4)), country);
  return dates !== undefined && date >= dates.from && date <= dates.to;
}

function isWithin({ from, to }: { from: string; to: string }, date: LocalDate, country: string): boolean {
  const year = Number(date.slice(0, 4));
  const [first, last] = [datesOf(from, year, country)?.from, datesOf(to, year, country)?.to];
  if (first === undefined || last === undefined) return false;
  return first <= last ? date >= first && date <= last : date >= first || date <= last;
}

/** A day of the year, or several in a row. */
export type FeastDays = string | { from: string; to: string };

/** Whether a date is one of the days of a feast. */
export function isFeastDay(days: FeastDays, date: LocalDate, country: string): boolean {
  return typeof days === "string" ? isOn(days, date, country) : isWithin(days, date, country);
}

/** The next dates of days of the year, each once, in order; empty where they are not known so far ahead. */
export function nextDaysOf(days: readonly FeastDays[], today: LocalDate, country: string): DateSpan[] {
  const thisYear = Number(today.slice(0, 4));
  const next = days.flatMap((one) => {
    const [first, last] = typeof one === "string" ? [one, one] : [one.from, one.to];
    const spans = [thisYear, thisYear + 1].flatMap((year): DateSpan[] => {
      const [from, to] = [datesOf(first, year, country)?.from, datesOf(last, year, country)?.to];
      return from !== undefined && to !== undefined && to >= today ? [{ from, to }] : [];
    });
    return spans[0] ?? [];
  });
  return next
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .reduce<DateSpan[]>((spans, one) => {
      const before = spans.at(-1);
      if (!before || daysBetween(before.to, one.from) > 1) return [...spans, one];
      return [...spans.slice(0, -1), { from: before.from, to: one.to > before.to ? one.to : before.to }];
    }, []);
}

const islamic = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", { month: "numeric", timeZone: "UTC" });
const RAMADAN = "9";

/** Whether a date is in Ramadan by the calendar of Umm al-Qura; the moon may move its ends by a day. */
export function isInRamadan(date: LocalDate): boolean {
  const parts = islamic.formatToParts(new Date(`${date}T00:00:00Z`));
  return parts.find(({ type }) => type === "month")?.value === RAMADAN;
}

const known = new Map<string, CalendarDay>();
const MOST_KNOWN = 2_000;

/**
 * The meaning of a date in a country and at one of its destinations, by public holidays and custom. A pure function of
 * its parameters; results are kept because every place of a plan asks for the same few days.
 */
export function calendarDay(country: string, date: LocalDate, slug?: string): CalendarDay {
  const key = `${country}/${slug ?? ""}/${date}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = readDay(country, date, slug);
  known.set(key, made);
  return made;
}

function holidaysOn(country: string, date: LocalDate): Holiday[] {
  return holidaysOf(country, Number(date.slice(0, 4))).filter((one) => one.date <= date && one.lastDate >= date);
}

/** Whether a country keeps Christmas so that doors shut for it. */
function keepsChristmas({ sights = [], shops = [], tables = [], evenings = [] }: CountryCalendar): boolean {
  return [...sights, ...shops, ...tables, ...evenings].some((day) => CHRISTMAS.includes(day));
}

function isFeast({ name }: Holiday, date: LocalDate): boolean {
  return FEASTS.includes(date.slice(5)) || OF_EASTER.test(name);
}

function readDay(country: string, date: LocalDate, slug: string | undefined): CalendarDay {
  const calendar = findCountryFacts(country)?.calendar ?? {};
  const here = (slug !== undefined && calendar.places?.[slug]) || {};
  const named = (
    list: "sights" | "shops" | "tables" | "evenings" | "still" | "onFoot" | "trains" | "indoors",
  ): string[] => [...(calendar[list] ?? []), ...(here[list] ?? [])].filter((day) => isOn(day, date, country));
  const shut = (list: "sights" | "shops" | "tables" | "evenings"): Shut => {
    const days = named(list);
    return days.length === 0 ? undefined : days.every((day) => FIXED.test(day)) ? "fixed" : "movable";
  };
  const { sabbath, friday, ramadan, iftar, closingMoves } = calendar;
  const isStill = named("still").length > 0;
  const next = addDays(date, 1);
  const isEveOfStill = !isStill && (calendar.still ?? []).some((day) => isOn(day, next, country));
  const holidays = holidaysOn(country, date);
  const isEve = EVES.includes(date.slice(5)) && keepsChristmas(calendar);
  const busy = [...(calendar.busy ?? []), ...(here.busy ?? [])].filter((period) => isWithin(period, date, country));
  return {
    holidays,
    sabbathHours: !sabbath
      ? undefined
      : isStill
        ? { on: "feast" }
        : isEveOfStill
          ? { on: "eve", of: holidaysOn(country, next)[0]?.name ?? "a feast" }
          : undefined,
    sights: shut("sights"),
    isFeast: named("sights").length > 0 || isEve || holidays.some((one) => isFeast(one, date)),
    isEve,
    shops: shut("shops"),
    tables: shut("tables"),
    evenings: shut("evenings"),
    hours: Object.fromEntries(
      [...(calendar.hours ?? []), ...(here.hours ?? [])]
        .filter((one) => isOn(one.day, date, country))
        .map(({ of, day, from, until }) => [
          of,
          {
            isFixed: FIXED.test(day),
            ...(from && { from: minutesOfClock(from) }),
            ...(until && { until: minutesOfClock(until) }),
          },
        ]),
    ),
    isStill,
    isWithoutTrains: isStill || named("trains").length > 0,
    isOnFoot: named("onFoot").length > 0,
    isIndoors: named("indoors").length > 0,
    isRamadan: ramadan !== undefined && isInRamadan(date),
    weekday: (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7,
    areSeatsGone: busy.some(({ seats }) => seats === "gone"),
    busy: busy.map(({ say }) => say),
    fullSeats: busy.flatMap(({ say, seats }) => (seats === "gone" ? [say] : [])),
    feasts: [...(calendar.feasts ?? []), ...(here.feasts ?? [])]
      .filter((feast) => isOn(feast.day, date, country))
      .map(({ say }) => say),
    rules: { sabbath, friday, ramadan, iftar, closingMoves },
  };
}
