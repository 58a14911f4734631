import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { DestinationSource, PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { openWindowsOn } from "#app/modules/itinerary/hours/open-windows";
import { addDays } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { qualityOf, thingsToDo } from "./things-to-do";
import type { StayDestination, StayWish, ThingToDo } from "./things-to-do";
import { BEST_DAY, FIRST_NIGHT, qualityOfDays } from "./worth";

/** The facts of a place that the dates of a stay in it depend on. */
export type DatedDestination = StayDestination & Pick<DestinationSource, "country" | "timeZone">;

/** A stay by its dates. */
export interface DatedStay {
  /** The day of arriving. */
  from: LocalDate;
  nights: number;
}

/** Of the day of arriving and of the day of leaving, the part that is left for sights. */
const END_OF_STAY = FIRST_NIGHT / 2;
/** The first and the last day of a stay, in minutes since midnight: from coming to leaving. */
const COMES = 14 * 60;
const LEAVES = 12 * 60;
/** Days of things beyond those of a stay that may stand in for what is shut. */
const IN_STEAD = 2;
/** In a longer stay there is another day for what is shut on one. */
const LONG_STAY = 8;
/** A feast is a reason to come from this weight on, and being there on its day is worth so much of the best day. */
const GREAT_FEAST = 4;
const FEAST = 0.5;
/** Minutes of sights that a day costs on which the whole country travels: queues, and seats that are gone. */
const CROWDED = 90;
/** Likewise a day of coming or leaving without trains from town to town, and one without any way at all. */
const WITHOUT_TRAINS = 225;
const WITHOUT_WAYS = 450;

/** The dates of a stay, that of leaving too. */
const datesOf = ({ from, nights }: DatedStay): LocalDate[] =>
  Array.from({ length: nights + 1 }, (_, day) => addDays(from, day));

/** When a place can be visited on a date: at the beginning, in the middle and at the end of a stay. */
interface OpenOnDate {
  first: boolean;
  whole: boolean;
  last: boolean;
}

/** More than are asked about in a minute; what is open on a date stays true. */
const MOST_KNOWN = 50_000;
const known = new Map<string, OpenOnDate>();

/** When a place can be visited on a date. Kept, since all who plan for a date ask about the same sights. */
function openOnDate(
  place: PlaceSource,
  date: LocalDate,
  destination: DatedDestination,
  sun: SunCalculator,
): OpenOnDate {
  const key = `${destination.slug} ${place.id} ${date}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const windows = openWindowsOn(place, date, destination, sun);
  const least = Math.min(60, place.minutes);
  const open = {
    first: windows.some(({ open: from, close }) => close - Math.max(from, COMES) >= least),
    whole: windows.length > 0,
    last: windows.some(({ open: from, close }) => Math.min(close, LEAVES) - from >= least),
  };
  known.set(key, open);
  return open;
}

/** Dates in a row at a place: what is open on each, and what each costs. */
interface Days {
  /** The best things first. */
  things: readonly ThingToDo[];
  /** By thing, then by day. */
  open: readonly (readonly OpenOnDate[])[];
  /** The same of the great feasts, with their quality, the best first. */
  feasts: readonly { place: PlaceSource; quality: number; open: readonly OpenOnDate[] }[];
  /** What each day costs where the whole country travels, and what it costs besides to come or leave on it. */
  crowd: readonly number[];
  noWay: readonly number[];
}

const dayOfStay = (day: number, last: number): keyof OpenOnDate =>
  day === 0 ? "first" : day === last ? "last" : "whole";

/** The best things of a stay: as many as fill it, and some that may stand in for what is shut. */
function within(things: readonly ThingToDo[], days: number): ThingToDo[] {
  let left = days + IN_STEAD;
  return things.filter(({ days: takes }) => {
    const isIn = left > 0;
    left -= takes;
    return isIn;
  });
}

function greatFeasts({ places }: DatedDestination, wish: Pick<StayWish, "interests">): PlaceSource[] {
  return places
    .filter(({ onlyOn, weight }) => onlyOn && weight >= GREAT_FEAST)
    .toSorted((a, b) => qualityOf(b, wish) - qualityOf(a, wish));
}

/** What each of some dates means at a place. */
function daysOf(destination: DatedDestination, dates: readonly LocalDate[], wish: StayWish & { most: number }): Days {
  const sun = sunCalculatorFor(destination);
  const openOf = (place: PlaceSource): OpenOnDate[] => dates.map((date) => openOnDate(place, date, destination, sun));
  const things = within(thingsToDo(destination, wish), Math.min(wish.most, LONG_STAY));
  const calendar = dates.map((date) => calendarDay(destination.country, date, destination.slug));
  return {
    things,
    open: things.map(({ place }) => openOf(place)),
    feasts: greatFeasts(destination, wish).map((place) => ({
      place,
      quality: qualityOf(place, wish),
      open: openOf(place),
    })),
    crowd: calendar.map(({ areSeatsGone }) => (areSeatsGone ? CROWDED : 0)),
    noWay: calendar.map(({ isStill, isIndoors, isWithoutTrains }) =>
      isStill || isIndoors ? WITHOUT_WAYS : isWithoutTrains ? WITHOUT_TRAINS : 0,
    ),
  };
}

/** How good the days of a stay are when each thing is seen while it is open; the best things choose first. */
function qualityOnDates({ things, open }: Days, count: number, from: number, nights: number): number {
  const isOpen = (thing: number, day: number): boolean => open[thing]![from + day]![dayOfStay(day, nights)];
  const days = Array.from({ length: nights + 1 }, (_, day) => day);
  const left = days.map((day) => (day === 0 || day === nights ? END_OF_STAY : 1));
  const openOn = days.map((day) => {
    let sum = 0;
    for (let thing = 0; thing < count; thing++) sum += isOpen(thing, day) ? 1 : 0;
    return sum;
  });
  // A thing that is open on several days takes the one on which least else is.
  const order = days.toSorted((a, b) => openOn[a]! - openOn[b]!);
  let sum = 0;
  for (let thing = 0; thing < count; thing++) {
    let wanted = things[thing]!.days;
    for (const day of order) {
      if (!isOpen(thing, day)) continue;
      const taken = Math.min(wanted, left[day]!);
      left[day]! -= taken;
      wanted -= taken;
      sum += taken * things[thing]!.quality;
    }
  }
  return sum;
}

/** Minutes of sights that shut doors take from a stay: 0 where what is shut one day is seen on another. */
function shutDoors(days: Days, from: number, nights: number): number {
  if (nights > LONG_STAY) return 0;
  const best = within(days.things, nights);
  const isAlwaysOpen = best.every((_, thing) => {
    for (let day = 0; day <= nights; day++) if (!days.open[thing]![from + day]![dayOfStay(day, nights)]) return false;
    return true;
  });
  if (isAlwaysOpen) return 0;
  const usual = qualityOfDays(best, nights - 1 + FIRST_NIGHT);
  return BEST_DAY * Math.max(0, usual - qualityOnDates(days, best.length, from, nights));
}

/** On the day of coming there is time for a feast of the evening. */
const OF_THE_EVENING: ReadonlySet<PlaceSource["bestTime"]> = new Set(["sunset", "evening", "night"]);

const isAtTheFeast = (place: PlaceSource, open: OpenOnDate, day: number): boolean =>
  day === 0 ? open.first && OF_THE_EVENING.has(place.bestTime) : open.whole;

/** What the best feast of a stay is worth: half of it on the evening of coming. */
function feastOf({ feasts }: Days, from: number, nights: number): number {
  let best = 0;
  for (const { place, quality, open } of feasts) {
    if (isAtTheFeast(place, open[from]!, 0)) best = Math.max(best, quality / 2);
    for (let day = 1; day < nights; day++)
      if (isAtTheFeast(place, open[from + day]!, day)) best = Math.max(best, quality);
  }
  return FEAST * BEST_DAY * best;
}

/** What the days of a stay cost where the whole country travels, or stays at home. */
function hardDays({ crowd, noWay }: Days, from: number, nights: number): number {
  const last = from + nights;
  let sum = (noWay[from]! + noWay[last]! - crowd[from]! - crowd[last]!) / 2;
  for (let day = from; day <= last; day++) sum += crowd[day]!;
  return sum;
}

/**
 * What stays are worth beside what `worthOfNights` says, in minutes of sights, by their dates: less for doors that are
 * shut all the while, for days on which the whole country travels or nothing goes, more for a feast.
 * @param first the day the trip begins
 * @param inAll the days after it on which the trip ends at the latest
 * @returns by the day of the trip on which a stay begins, then by its nights, as far as the trip goes
 */
export function worthByDate(
  destination: DatedDestination,
  wish: StayWish & { most: number },
  { first, inAll }: { first: LocalDate; inAll: number },
): number[][] {
  const dates = datesOf({ from: first, nights: inAll });
  const days = daysOf(destination, dates, wish);
  return dates
    .slice(0, -1)
    .map((_, from) =>
      Array.from({ length: Math.min(wish.most, inAll - from) + 1 }, (_night, nights) =>
        nights === 0
          ? 0
          : Math.round(feastOf(days, from, nights) - shutDoors(days, from, nights) - hardDays(days, from, nights)),
      ),
    );
}

/** The great feast of a few days a year that a stay is there for; without a date where it is on all the while. */
export function feastDuring(
  destination: DatedDestination,
  stay: DatedStay,
  wish: Pick<StayWish, "interests">,
): { place: PlaceSource; date?: LocalDate } | undefined {
  const sun = sunCalculatorFor(destination);
  const dates = datesOf(stay).slice(0, -1);
  for (const place of greatFeasts(destination, wish)) {
    const on = dates.filter((date, day) => isAtTheFeast(place, openOnDate(place, date, destination, sun), day));
    const [date] = [...on.filter((one) => one > stay.from), ...on];
    if (date !== undefined) return { place, ...(on.length < dates.length - 1 && { date }) };
  }
  return undefined;
}

/** Whether a place can be visited on one of the days of a stay. */
export function isOpenDuring(destination: DatedDestination, stay: DatedStay, place: PlaceSource): boolean {
  const sun = sunCalculatorFor(destination);
  return datesOf(stay).some((date, day) => openOnDate(place, date, destination, sun)[dayOfStay(day, stay.nights)]);
}
