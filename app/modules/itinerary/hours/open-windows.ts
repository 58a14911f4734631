import { calendarDay, isOn } from "#app/modules/catalogue/country/calendar-days";
import type { CalendarDay } from "#app/modules/catalogue/country/calendar-days";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import {
  holdsDay,
  isAlwaysOpen,
  parseOpeningHours,
  weekdaysOf,
  windowsOn,
} from "#app/modules/catalogue/hours/opening-hours";
import type { DateRange, OpenWindow, OpeningHours, SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { OPEN_NATURE } from "#app/modules/catalogue/schema/vocabulary";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { addDays } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { isThereOn } from "./feast-places";
import { isInSeason } from "../party/party-rules";
import { DOORS_BEFORE, isShow } from "../day/shows";
import { GRID } from "../day/visit-length";

/** Where a place is, as far as the calendar asks. */
interface Where {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Of the destination, for feasts that only it keeps. */
  slug?: string;
}

/** Kinds with a door that is locked on a holiday. */
const SIGHTS = new Set<PlaceKind>(["museum", "gallery", "palace", "castle", "library", "aquarium", "zoo"]);
/** Is shut with the sights where one pays to get in; else it is open ground. */
const GATED = new Set<PlaceKind>(["ruin", "tower", "garden", "church", "cave", "monument", "cemetery"]);
const SHOPS = new Set<PlaceKind>(["shop", "market", "food-hall"]);
const TABLES = new Set<PlaceKind>(["restaurant", "cafe", "bar", "food-hall"]);
/** Needs people who work: shut when even the restaurants are. */
const STAFFED = new Set<PlaceKind>([
  "tour",
  "boat-trip",
  "workshop",
  "theatre",
  "music",
  "winery",
  "theme-park",
  "spa",
  "sport",
  "zoo",
]);
/** Looks out from behind a till where one pays. */
const PAID_VIEWS = new Set<PlaceKind>(["viewpoint", "hot-spring"]);
/** Keeps shorter hours in Ramadan. */
const SHORTER_IN_RAMADAN = new Set<PlaceKind>([...SIGHTS, "ruin", "tower", "garden", "monument"]);

/** Nothing is seen of it in the dark, whatever its hours, unless it is at its best then. */
const NEEDS_LIGHT: ReadonlySet<PlaceKind> = new Set<PlaceKind>([...OPEN_NATURE, "zoo", "cemetery", "ruin"]);
const VILLAGE_MINUTES = 120;
const CLIMB = 2;
/** A traveller who came for the sunset stays while there is some light, but does not climb down in the dark. */
const AFTERGLOW = 10;
const TO_CLIMB_DOWN = 30;

/** In Ramadan sights shut in time for the way home. */
const RAMADAN_CLOSE = 16 * 60;
/** A table that opens for dinner so long after sunset opens at sunset where the fast is broken at tables. */
const OPENS_FOR_IFTAR = 120;
/** Houses that ask less, in dollars, live on people who fast; those for visitors are dearer. */
const LOCAL_PRICE = 10;
/** Where kitchens stay shut in the evening of a feast, they shut before it. */
const EVENING_SHUT_FROM = 17 * 60;
const NOON_PRAYER = { from: 11 * 60, to: 14 * 60 };
const FRIDAY = 4;
const SATURDAY = 5;
/** Hours that name so few days speak of feasts, not of seasons. */
const FEW_DAYS = 4;
/** Holidays run on for no longer than this. */
const LONGEST_RUN = 8;

const read = new WeakMap<PlaceSource, OpeningHours>();

/** The hours of a place, read once for all the days that are asked about. */
function hoursOf(place: PlaceSource): OpeningHours {
  const hours = read.get(place) ?? parseOpeningHours(place.hours);
  read.set(place, hours);
  return hours;
}

function daysIn({ from, to }: DateRange): number {
  const day = (monthDay: number): number => Math.floor(monthDay / 100) * 31 + (monthDay % 100);
  return to >= from ? day(to) - day(from) + 1 : Infinity;
}

/** Whether a place's own hours name single days: then what they do not name is not shut on a fixed holiday. */
function namesItsDays(hours: OpeningHours): boolean {
  return hours.rules.some(({ dates }) => dates.some((range) => daysIn(range) <= FEW_DAYS));
}

/** Whether its own hours say how this weekday differs from others. */
function namesWeekday(hours: OpeningHours, weekday: number): boolean {
  return hours.rules.some((rule) => {
    const days = weekdaysOf(rule);
    return days.length <= 2 && days.includes(weekday);
  });
}

/** Whether its own hours say what happens on a date: a rule for a few days that holds it, or one that shuts it. */
function namesDate(hours: OpeningHours, date: LocalDate): boolean {
  const monthDay = Number(date.slice(5, 7)) * 100 + Number(date.slice(8));
  return hours.rules.some(({ dates, spans }) =>
    dates.some((range) => holdsDay(range, monthDay) && (spans.length === 0 || daysIn(range) <= FEW_DAYS)),
  );
}

const isGate = ({ kind, price }: PlaceSource): boolean => SIGHTS.has(kind) || (GATED.has(kind) && price > 0);
const opensOnHolidays = ({ holidays }: PlaceSource): boolean => holidays === "open" || holidays === "always";

/** Whether the custom of a day shuts places of a kind that name none of their days. */
function isByCustom(custom: CalendarDay["sights"], hours: OpeningHours): boolean {
  return custom === "movable" || (custom === "fixed" && !namesItsDays(hours));
}

function isShut(place: PlaceSource, day: CalendarDay, hours: OpeningHours): boolean {
  if (day.isIndoors) return true;
  if (place.holidays === "closed" && day.holidays.length > 0) return true;
  if (opensOnHolidays(place) || place.onlyOn) return false;
  const why = (SHOPS.has(place.kind) ? day.shops : undefined) ?? (TABLES.has(place.kind) ? day.tables : undefined);
  return isByCustom(why, hours);
}

/** Whether a place has a door that the day may shut, and no word of its own about the day. */
function isUnsure(place: PlaceSource, date: LocalDate, day: CalendarDay, windows: readonly OpenWindow[]): boolean {
  const hours = hoursOf(place);
  const isStaffed = STAFFED.has(place.kind) || (PAID_VIEWS.has(place.kind) && place.price > 0);
  const mayDiffer = isGate(place) ? day.isFeast : isStaffed && day.sights !== undefined;
  if (!mayDiffer || place.onlyOn || isAlwaysOpen(hours) || namesDate(hours, date)) return false;
  if (place.holidays === "always") return false;
  // A weekly day off that is a feast may be kept or not.
  return windows.length === 0 || place.holidays !== "open" || day.isEve;
}

/** Whether the custom of a day shuts doors of this kind. */
function isUsuallyShut(place: PlaceSource, day: CalendarDay): boolean {
  const custom = isGate(place) || (STAFFED.has(place.kind) && day.tables) ? day.sights : undefined;
  return isByCustom(custom, hoursOf(place));
}

/** The windows of a museum in a country where a weekly closing day that is a holiday moves to the next working day. */
function movedWindows(
  hours: OpeningHours,
  date: LocalDate,
  where: Where,
  day: CalendarDay,
  sun: SunCalculator,
): OpenWindow[] | undefined {
  const own = windowsOn(hours, date, sun);
  const isClosingDay = (on: LocalDate): boolean =>
    windowsOn(hours, on, sun).length === 0 && windowsOn(hours, addDays(on, -1), sun).length > 0;
  if (day.holidays.length > 0) return isClosingDay(date) ? windowsOn(hours, addDays(date, -1), sun) : own;
  for (let back = 1; back < LONGEST_RUN; back++) {
    const before = addDays(date, -back);
    if (calendarDay(where.country, before, where.slug).holidays.length === 0) return own;
    if (isClosingDay(before)) return [];
  }
  return own;
}

function without(window: OpenWindow, from: number, to: number): OpenWindow[] {
  return [
    { open: window.open, close: Math.min(window.close, from) },
    { open: Math.max(window.open, to), close: window.close },
  ].filter(({ open, close }) => close > open);
}

/** The hours left of a gate or a shop on a day that is kept otherwise; a place that names its days knows better. */
function asTheDayLeaves(
  place: PlaceSource,
  windows: OpenWindow[],
  hours: OpeningHours,
  day: CalendarDay,
): OpenWindow[] {
  const own = (isGate(place) ? day.hours.sights : undefined) ?? (SHOPS.has(place.kind) ? day.hours.shops : undefined);
  // Houses that are open on holidays still open late on the mornings of movable feasts.
  if (!own || (own.isFixed && (opensOnHolidays(place) || namesItsDays(hours)))) return windows;
  return windows
    .map(({ open, close }) => ({ open: Math.max(open, own.from ?? open), close: Math.min(close, own.until ?? close) }))
    .filter(({ open, close }) => close > open);
}

function isShorterInRamadan({ kind }: PlaceSource, { isRamadan, rules }: CalendarDay): boolean {
  return isRamadan && rules.ramadan !== "open" && SHORTER_IN_RAMADAN.has(kind);
}

/**
 * The hours that Ramadan leaves of a table: none by day where the fast is kept strictly, else none for tables that live
 * on people who fast; a table that opens for dinner opens at sunset where the fast is broken at tables.
 */
function inRamadan(
  { kind, price }: PlaceSource,
  window: OpenWindow,
  { rules: { ramadan, iftar } }: CalendarDay,
  sunset: () => number,
): OpenWindow[] {
  if (ramadan === "strict" && kind === "bar") return [];
  const isLocal = ramadan === "quiet" && price > 0 && price < LOCAL_PRICE && kind !== "cafe";
  const opensAtSunset = iftar === "out" && window.open > sunset() && window.open <= sunset() + OPENS_FOR_IFTAR;
  if (opensAtSunset) return [{ ...window, open: sunset() }];
  return ramadan === "strict" || isLocal ? without(window, 0, sunset()) : [window];
}

/** The hours of a day that are left by the evening of a feast, Ramadan and Fridays. */
function asCustomLeaves(
  place: PlaceSource,
  windows: OpenWindow[],
  hours: OpeningHours,
  day: CalendarDay,
  sunset: () => number,
): OpenWindow[] {
  const { friday } = day.rules;
  const isFriday = day.weekday === FRIDAY && !namesWeekday(hours, FRIDAY);
  const isEveningShut = TABLES.has(place.kind) && !opensOnHolidays(place) && isByCustom(day.evenings, hours);
  return windows.flatMap((window) => {
    if (isEveningShut) return without(window, EVENING_SHUT_FROM, Infinity);
    if (day.isRamadan && TABLES.has(place.kind)) return inRamadan(place, window, day, sunset);
    if (isShorterInRamadan(place, day) && window.open < RAMADAN_CLOSE)
      return without(window, RAMADAN_CLOSE, window.close);
    if (friday && isFriday && place.kind === "mosque") return without(window, NOON_PRAYER.from, NOON_PRAYER.to);
    if (isFriday && (place.kind === "market" || place.kind === "shop")) {
      if (friday === "late") return without(window, 0, NOON_PRAYER.to);
      if (friday === "short") return without(window, NOON_PRAYER.from + 60, window.close);
    }
    return [window];
  });
}

/** Houses that keep the sabbath keep its hours on feasts, and those of a Friday on their eves. */
function asSabbath(date: LocalDate, { sabbathHours, weekday }: CalendarDay): LocalDate {
  if (!sabbathHours) return date;
  return addDays(date, (sabbathHours.on === "eve" ? FRIDAY : SATURDAY) - weekday);
}

/**
 * Whether a place is for daylight only; the lights of a town are seen from a tower or a terrace, not from a hill in the
 * dark.
 */
export function needsLight({ kind, effort, indoor }: Pick<PlaceSource, "kind" | "effort" | "indoor">): boolean {
  return NEEDS_LIGHT.has(kind) || (kind === "viewpoint" && effort >= CLIMB && !indoor);
}

/** The hours left of a place in the open where there is nothing to see in the dark. */
function asLightLeaves(place: PlaceSource, windows: OpenWindow[], sun: () => ReturnType<SunCalculator>): OpenWindow[] {
  const isLitOrLate = place.indoor || place.bestTime === "evening" || place.bestTime === "night";
  // A village of two hours and more is not worth a ride in the dark.
  const isVillage = place.kind === "neighbourhood" && place.minutes >= VILLAGE_MINUTES;
  if (isLitOrLate || !(needsLight(place) || isVillage)) return windows;
  const { dawn, sunset, dusk } = sun();
  const isRough = place.effort >= CLIMB;
  const until =
    place.bestTime === "sunset" ? dusk + AFTERGLOW : isRough ? Math.max(sunset, dusk - TO_CLIMB_DOWN) : dusk;
  return windows
    .map(({ open, close }) => ({ open: Math.max(open, dawn), close: Math.min(close, until) }))
    .filter(({ open, close }) => close > open);
}

/** A place on a date, as far as it is known. */
interface DayAtPlace {
  /** When it can be visited; its usual hours on a day of which nothing is known. */
  windows: OpenWindow[];
  /** "check" is a feast on which its door may be shut or shut early, and nothing of its own says which. */
  known: "open" | "shut" | "check";
  /** Of such a feast: the custom of the country shuts doors of this kind. */
  isUsuallyShut: boolean;
}

const SHUT: DayAtPlace = { windows: [], known: "shut", isUsuallyShut: false };

/** Whether a place is open on a date, shut, or not known to be either. Its own words outweigh the custom of its kind. */
export function openOn(place: PlaceSource, date: LocalDate, where: Where, sun: SunCalculator): DayAtPlace {
  if (!isInSeason(place, date) || !isThereOn(place, date, where.country)) return SHUT;
  if (place.shutOn?.some((feast) => isOn(feast, date, where.country))) return SHUT;
  const day = calendarDay(where.country, date, where.slug);
  if (isShut(place, day, hoursOf(place))) return SHUT;
  const windows = hoursLeftOn(place, date, where, sun);
  if (isUnsure(place, date, day, windows)) return { windows, known: "check", isUsuallyShut: isUsuallyShut(place, day) };
  return { windows, known: windows.length > 0 ? "open" : "shut", isUsuallyShut: false };
}

/** When a place can be planned: at no hour where it is not known to be open on a feast that usually shuts its kind. */
export function windowsToPlanIn({ windows, isUsuallyShut }: DayAtPlace): OpenWindow[] {
  return isUsuallyShut ? [] : windows;
}

/**
 * When a place can be planned on a date: its own hours, in its season, as the calendar of the country and the light of
 * the day leave them.
 */
export function openWindowsOn(place: PlaceSource, date: LocalDate, where: Where, sun: SunCalculator): OpenWindow[] {
  return windowsToPlanIn(openOn(place, date, where, sun));
}

/** The hours of a place that is not shut, as the calendar and the light of the day leave them. */
function hoursLeftOn(place: PlaceSource, date: LocalDate, where: Where, sun: SunCalculator): OpenWindow[] {
  const hours = hoursOf(place);
  const day = calendarDay(where.country, date, where.slug);
  const on = asSabbath(date, day);
  const moves = day.rules.closingMoves && place.holidays === undefined && SIGHTS.has(place.kind);
  const windows = (moves && movedWindows(hours, date, where, day, sun)) || windowsOn(hours, on, sun);
  const left = asLightLeaves(
    place,
    asCustomLeaves(place, asTheDayLeaves(place, windows, hours, day), hours, day, () => sun(date).sunset),
    () => sun(date),
  );
  return isShow(place) ? left.map((window) => ({ ...window, open: window.open - DOORS_BEFORE })) : left;
}

/**
 * When a place that is open in a window shuts, minutes since local midnight: visitors leave a place without lights at
 * nightfall, although it is not locked. Undefined where it never shuts.
 */
export function shutsAt(
  destination: Parameters<typeof sunCalculatorFor>[0],
  place: PlaceSource,
  { open, close }: OpenWindow,
  date: LocalDate,
): number | undefined {
  const sun = sunCalculatorFor(destination);
  const { sunset, dusk } = sun(date);
  if (close < sunset - GRID) return close;
  const hours = hoursOf(place);
  const own = windowsOn(hours, date, sun).find((window) => window.open <= open + DOORS_BEFORE && window.close > open);
  // Some hours end with the light themselves.
  if (!own || own.close <= dusk + GRID) return close;
  const isUnlit = asLightLeaves(place, [own], () => sun(date)).every((window) => window.close !== own.close);
  if (!isUnlit) return close;
  return isAlwaysOpen(hours) ? undefined : own.close;
}
