import type { DaySplit, ItineraryDay, ItineraryItem, Leg, WayHome } from "#app/modules/itinerary/day/itinerary";
import { estimateOfDay, unpricedLabel } from "#app/modules/itinerary/day/itinerary";
import { countActivities, dayMapInWords, stopNumbers } from "#app/modules/itinerary/day/stop-numbers";
import { wayInWords } from "#app/modules/itinerary/day/way-in-words";
import type { MapSheet } from "#app/modules/maps/draw-map";
import { formatClock, formatCount, formatDate, formatWeekday } from "#app/shared/format";
import { formatRounded } from "#app/shared/money";
import { atLineStart } from "#app/shared/text";
import { formatDistanceKm } from "#app/shared/units";
import type { Units } from "#app/shared/units";

export interface StopLine {
  /** The stop's number on the map of its day, where there is one. */
  number?: number;
  start: string;
  end: string;
  name: string;
  localName?: string;
  place?: string;
  description: string;
  why?: string;
  fact?: string;
  /** "$12", "Free", or empty for a stop without a price of its own. */
  price: string;
  way?: { text: string; price: string };
  /** What it is, drawn: a PNG. */
  picture?: Uint8Array;
}

export interface DayPage {
  number: number;
  /** "Wednesday 14 April 2027" */
  date: string;
  theme: string;
  summary: string;
  /** Notes on the date, such as a public holiday. */
  notes: string[];
  stops: StopLine[];
  /** The map of its stops, with a description in words. */
  map?: { sheet: MapSheet; alt: string };
  /** The stops of a part of the group that goes elsewhere. */
  apart?: { title: string; note: string; stops: StopLine[] };
}

/** Whether the fonts have all letters of a text: other texts are left out rather than printed as boxes. */
export type CanPrint = (text: string) => boolean;

/** How days are printed. */
export interface DayPrint {
  currency: string;
  units: Units;
  canPrint: CanPrint;
  hasChildren: boolean;
  /** The notes for days that are public holidays, by date. */
  holidays?: Readonly<Record<string, string>>;
  /** The map of each day by its number, where there is one. */
  maps?: Readonly<Record<number, MapSheet>>;
  /** The drawn pictures of stops by the id of their place, as PNG. */
  pictures?: Readonly<Record<string, Uint8Array>>;
}

function wayOf(leg: Leg | undefined, { currency, units }: DayPrint): StopLine["way"] {
  if (!leg) return undefined;
  return {
    text: `${wayInWords(leg, units)}, ${formatDistanceKm(leg.km, units)}`,
    price: leg.priceMinor > 0 ? formatRounded(leg.priceMinor, currency) : "",
  };
}

function priceWords(item: ItineraryItem, currency: string): string {
  if (item.priceMinor > 0) return formatRounded(item.priceMinor, currency);
  return unpricedLabel(item);
}

function stopLine(item: ItineraryDay["items"][number], print: DayPrint): StopLine {
  const { currency, units, canPrint, pictures = {} } = print;
  const picture = pictures[item.placeId ?? ""];
  return {
    start: formatClock(item.start),
    end: formatClock(item.end),
    name: item.name,
    localName: item.localName && item.localName !== item.name && canPrint(item.localName) ? item.localName : undefined,
    place: item.location.name === item.name ? undefined : atLineStart(item.location.name),
    description: [item.description, nearbyWords(item.nearby, currency, units)].filter(Boolean).join(" "),
    why: item.why,
    fact: item.fact,
    price: priceWords(item, currency),
    way: wayOf(item.legBefore, print),
    ...(picture && { picture }),
  };
}

/** Other tables of a meal: "More places to eat nearby: Ottica ($18, 200 m)." */
function nearbyWords(nearby: ItineraryItem["nearby"], currency: string, units: Units): string {
  if (!nearby) return "";
  const tables = nearby.map(({ name, km, priceMinor }) => {
    const far = km < 0.1 ? "next door" : formatDistanceKm(km, units);
    return `${name} (${formatRounded(priceMinor, currency)}, ${far})`;
  });
  return `More places to eat nearby: ${tables.join(", ")}.`;
}

/** The end of a day: the way back to the stay. */
function homeLine(way: WayHome, print: DayPrint): StopLine {
  return {
    start: formatClock(way.arrive),
    end: formatClock(way.arrive),
    name: `Back at ${way.to.name}`,
    description: "",
    price: "",
    way: way.km >= 0.1 ? wayOf(way, print) : undefined,
  };
}

/** One day as it is printed. */
export function dayPage(day: ItineraryDay, print: DayPrint): DayPage {
  const { currency, units, hasChildren, holidays = {}, maps = {} } = print;
  const numbers = stopNumbers(day);
  const sheet = maps[day.dayNumber];
  const activities = countActivities(day);
  const summary = activities > 0 ? [formatCount(activities, "activity", "activities")] : [];
  if (day.walkKm > 0) summary.push(`${formatDistanceKm(day.walkKm, units)} on foot`);
  if (day.costMinor > 0)
    summary.push(`about ${formatRounded(estimateOfDay(day), currency)} per ${hasChildren ? "adult" : "person"}`);
  return {
    number: day.dayNumber,
    date: `${formatWeekday(day.date)} ${formatDate(day.date)}`,
    theme: day.theme,
    summary: summary.join(" · "),
    notes: day.notes ?? [holidays[day.date] ?? []].flat(),
    stops: [
      ...day.items.map((item) => stopLine(item, print)),
      ...(day.wayHome ? [homeLine(day.wayHome, print)] : []),
    ].map((stop, k) => (sheet ? { ...stop, number: numbers[k] } : stop)),
    ...(sheet && { map: { sheet, alt: dayMapInWords(day) } }),
    ...(day.split && { apart: apartOf(day.split, print) }),
  };
}

function apartOf({ names, start, end, meetAt, items }: DaySplit, print: DayPrint): NonNullable<DayPage["apart"]> {
  return {
    title: `Meanwhile, for ${names.join(" and ")}`,
    note: `${formatClock(start)} to ${formatClock(end)}, then everyone meets for dinner: ${meetAt}`,
    stops: items.map((item) => stopLine(item, print)),
  };
}
