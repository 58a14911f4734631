import { formatDateRange } from "#app/shared/format";
import { nextDaysOf } from "../country/calendar-days";
import type { DestinationSource, PlaceSource } from "../schema/destination.schema";
import { monthNames } from "./explore-item";
import { describeHours } from "../hours/hours-in-words";
import { parseOpeningHours } from "../hours/opening-hours";
import { checkedLine, officialPageOf } from "./place-facts";
import type { PlaceKind } from "../schema/vocabulary";

/** A place of a destination as its page shows it. */
interface Sight {
  /** The catalogue's id. */
  id: string;
  name: string;
  /** The local name, where it differs. */
  localName?: string;
  district: string;
  note: string;
  /** Usual adult price in whole US dollars; 0 = free. */
  price: number;
  /** The opening hours and closures, in words. */
  hours: string;
  /** The check of its hours and price, in words; left out where they are the usual ones, as most are. */
  checked?: string;
  /** Its official page, where it has one. */
  page?: string;
}

export interface Sights {
  toSee: Sight[];
  moreToSee: Sight[];
  toEat: Sight[];
  moreToEat: Sight[];
}

const TABLES: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["restaurant", "cafe", "bar", "food-hall"]);
const MOST_SIGHTS = 8;
const MOST_TABLES = 4;

const isSight = ({ kind }: PlaceSource): boolean => !TABLES.has(kind);

/** Places by importance, events of a few days a year behind all permanent sights. */
function inOrder(places: readonly PlaceSource[]): PlaceSource[] {
  return [...places].sort((a, b) => Number(!!a.onlyOn) - Number(!!b.onlyOn) || b.weight - a.weight);
}

/** The sights of a first visit to a destination, the most important first. */
export function placesToSee({ places }: Pick<DestinationSource, "places">): PlaceSource[] {
  return places
    .filter((place) => isSight(place) && !place.onlyOn)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_SIGHTS);
}

/**
 * Every place of a destination, the most important first: the sights of a first visit and places to eat, then the rest.
 * @param today local date, YYYY-MM-DD, for the age of a fact
 */
export function sightsOf(destination: Pick<DestinationSource, "places" | "country">, today: string): Sights {
  const byWeight = inOrder(destination.places);
  const sights = byWeight.filter(isSight).map((place) => toSight(destination, place, today));
  const tables = byWeight.filter(({ kind }) => TABLES.has(kind)).map((place) => toSight(destination, place, today));
  return {
    toSee: sights.slice(0, MOST_SIGHTS),
    moreToSee: sights.slice(MOST_SIGHTS),
    toEat: tables.slice(0, MOST_TABLES),
    moreToEat: tables.slice(MOST_TABLES),
  };
}

function toSight({ country }: Pick<DestinationSource, "country">, place: PlaceSource, today: string): Sight {
  const { id, name, localName, district, note, price } = place;
  const page = officialPageOf(place);
  const checked = checkedLine(place, today);
  return {
    id,
    name,
    district,
    note,
    price,
    hours: hoursOf(place, country, today),
    ...(checked && { checked }),
    ...(localName && { localName }),
    ...(page && { page }),
  };
}

/** The next days of an event of a few days a year, and its hours then. */
function feastHours(days: NonNullable<PlaceSource["onlyOn"]>, hours: string, country: string, today: string): string {
  const next = nextDaysOf(days, today, country).map(({ from, to }) => formatDateRange(from, to));
  const times = describeHours(parseOpeningHours(hours)).replace(/^Every day, /, "");
  return next.length > 0
    ? `Next on ${new Intl.ListFormat("en-GB").format(next)}, ${times}`
    : `A few days a year, ${times}`;
}

/** Its opening on public holidays, where it is known; days that it names itself are among its hours. */
function holidayHours({ holidays, shutOn, hours }: PlaceSource): string[] {
  if (holidays === "closed") return ["closed on public holidays"];
  if (holidays === undefined || shutOn) return [];
  return [/\d off/.test(hours) ? "open on other public holidays" : "open on public holidays"];
}

function hoursOf(place: PlaceSource, country: string, today: string): string {
  const { hours, lastEntry, months, onlyOn } = place;
  if (onlyOn) return feastHours(onlyOn, hours, country, today);
  const opening = parseOpeningHours(hours);
  const isSeasonal =
    months !== undefined && opening.rules.every(({ dates, spans }) => dates.length === 0 || spans.length === 0);
  return [
    describeHours(opening),
    ...(isSeasonal ? [`only in ${monthNames(months)}`] : []),
    ...holidayHours(place),
    ...(lastEntry === undefined ? [] : [`last entry ${lastEntry} minutes before closing`]),
  ].join("; ");
}
