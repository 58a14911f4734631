import { minutesOfDay } from "#app/shared/calendar";
import type { Stretch } from "#app/shared/geo";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import { BREAKFAST_MINUTES, isUpForBreakfast } from "../outings/day-frame";
import { breakfastOf } from "./describe-breakfast";
import { checkOutItem } from "./describe-transfers";
import { fillGaps } from "./free-time";
import { costOfDay, isOnTheWay, walkOfDay } from "../day/itinerary";
import type { ItineraryDay, ItineraryItem, WayHome } from "../day/itinerary";
import { lingered } from "./linger";
import { mealHoursFor } from "../day/meal-breaks";
import { moveOn } from "../day/moves";
import { PACE_RULES } from "../day/pace";
import { legToLine, wayFor } from "../travel/way-for";
import { withOffers } from "./while-offers";

type Line = ItineraryDay["items"][number];

/** A traveller who has dropped the bags by then has not had breakfast. */
const EARLY_ARRIVAL = 9 * 60 + 30;
const BREAKFAST_ROOM = 60;

/** A day on its way to being told: what the plan holds, and what is known of the places. */
export interface DayScope {
  request: DayRequest;
  date: string;
  dayNumber: number;
  known: ReadonlySet<string>;
  planned: ReadonlySet<string>;
  isOpen: (placeId: string, start: number, end: number) => boolean;
  places: readonly RequestedPlace[];
  /** On a day out: when one left for it, minutes since local midnight. */
  outSince?: number;
  /** Places that the days before offer for a free while. */
  offered: ReadonlySet<string>;
}

/** Adds to each line the way from the one before; the first begins at the hotel. */
function withWays(request: DayRequest, date: string, items: readonly ItineraryItem[]): Line[] {
  let here: Stretch = request.base;
  return items.map((item) => {
    // A line on the way begins and ends at the hotel: there the bags are fetched before the ride to the airport.
    const there = isOnTheWay(item) ? request.base : item.location;
    const legBefore = legToLine(request, here, there, { date, minutes: item.start });
    here = there;
    return { ...item, ...(legBefore && { legBefore }) };
  });
}

/** The way back in the evening; none on the day of leaving, nor where one is at the hotel already. */
function wayHomeOf({ request, date }: DayScope, lines: readonly Line[]): WayHome | undefined {
  const last = lines.at(-1);
  if (!last || isOnTheWay(last) || request.departure?.at.startsWith(date)) return undefined;
  const { name, lat, lon } = request.base;
  const leg = wayFor(request, last.location, request.base, { date, minutes: last.end });
  return { ...leg, leave: last.end, arrive: last.end + leg.minutes, to: { name, lat, lon } };
}

/** Bags on the last day: out of the room in time, and free until the way to the airport. */
function checkOutOf({ request, date }: DayScope, lines: readonly Line[]): ItineraryItem[] {
  const { base, departure } = request;
  const ride = lines.find(({ role }) => role === "transfer");
  if (base.bed !== "hotel" || !departure?.at.startsWith(date) || !ride) return [];
  const first = lines[0]!;
  const leaves = first.start - (first.legBefore?.minutes ?? 0);
  const latest = base.checkOutTime ? minutesOfDay(`${date}T${base.checkOutTime}`) : ride.start;
  const end = Math.floor(Math.min(leaves, latest, ride.start) / 5) * 5;
  const staysOn = ride.start - end >= 60;
  const [before, next] =
    "airport" in departure
      ? ["before the ride to the airport", "the ride to the airport is next"]
      : ["before you leave", "you leave next"];
  const bags = staysOn
    ? `Leave your bags at the desk and pick them up ${before}.`
    : `Take your bags with you: ${next}.`;
  return [checkOutItem(base, date, end, bags)];
}

/**
 * A day whose first line comes late begins with a free morning; a traveller who spends it at that line has no way to it
 * then.
 */
function withFreeMorning(scope: DayScope, lines: Line[], from: number): Line[] {
  const [first] = lines;
  if (!first || first.start - (first.legBefore?.minutes ?? 0) - from < BREAKFAST_ROOM) return lines;
  const { base } = scope.request;
  const start: Line = {
    id: "start",
    role: "rest",
    type: "hotel",
    name: "",
    description: "",
    location: { name: scope.request.destination.name, lat: base.lat, lon: base.lon },
    start: from,
    end: from,
    priceMinor: 0,
    tags: [],
  };
  return [...fillGaps(scope, [start, first]).slice(1), ...lines.slice(1)];
}

/**
 * A day from leaving the hotel to being back: breakfast, the ways between its lines, what every longer while is for,
 * and the way home.
 * @param away lines that have their ways already, such as those of an outing
 * @param items the other lines of the day, in order: what is before those lines comes before them, the rest after
 */
export function wholeDay(
  scope: DayScope,
  away: readonly Line[],
  items: readonly ItineraryItem[],
): Pick<ItineraryDay, "items" | "wayHome" | "walkKm" | "costMinor"> {
  const { request, date } = scope;
  const leaves = away[0]?.start ?? 0;
  const isBefore = (item: ItineraryItem): boolean => item.start < leaves;
  const before = withWays(request, date, items.filter(isBefore));
  const planned = [
    ...before,
    ...fromLastStop(scope, before, away),
    ...withWays(
      request,
      date,
      items.filter((item) => !isBefore(item)),
    ),
  ];
  const arrives = request.arrival?.at.startsWith(date) === true;
  const checkOut = checkOutOf(scope, planned);
  const settled = planned.findIndex((line) => line.role === "rest");
  // A traveller who lands early eats after the bags are dropped; one who lands later has eaten on the way.
  const head = arrives ? planned.slice(0, settled + 1) : [];
  const rest = [...checkOut, ...planned.slice(head.length)];
  const hasBreakfast =
    isUpForBreakfast(request, date) &&
    !isBusyAtBreakfast(request, rest[0]) &&
    (!arrives || ((head.at(-1)?.end ?? Infinity) <= EARLY_ARRIVAL && rest.length > 0));
  // A traveller who moves has breakfast where they wake up.
  const morningOf = { ...scope, request: { ...request, base: moveOn(request, date)?.from ?? request.base } };
  const breakfast = hasBreakfast ? breakfastOf({ ...morningOf, first: rest[0], arrived: head.at(-1)?.end }) : undefined;
  const isEarlyEnough = breakfast && breakfast.start >= (head.at(-1)?.end ?? 0);
  const morning: Line[] = isEarlyEnough ? [breakfast] : [];
  const begins = Math.max(morning.at(-1)?.end ?? 0, PACE_RULES[request.pace].start);
  const filled = arrives || checkOut.length > 0 ? rest : withFreeMorning(scope, rest, begins);
  const told = lingered(rejoined(request, date, [...head, ...morning, ...filled]), scope.isOpen);
  const lines = withOffers(scope, fillGaps(scope, told));
  const wayHome = wayHomeOf(scope, lines);
  const day = { items: lines, ...(wayHome && { wayHome }) };
  return { ...day, walkKm: walkOfDay(day), costMinor: costOfDay(day) };
}

/** Whether the day begins with hours that are not free before breakfast is served: it is had when they leave time. */
function isBusyAtBreakfast(request: DayRequest, first: Line | undefined): boolean {
  return first?.role === "busy" && first.start < mealHoursFor(request).breakfast.from + BREAKFAST_MINUTES;
}

/** Lines that begin at the hotel, with the way back to it from what was before them on a day out that begins late. */
function fromLastStop({ request, date }: DayScope, before: readonly Line[], away: readonly Line[]): readonly Line[] {
  const [first, ...rest] = away;
  const last = before.at(-1);
  if (!first || !last || !isOnTheWay(first) || first.legBefore) return away;
  const leg = legToLine(request, last.location, request.base, { date, minutes: first.start });
  return leg ? [{ ...first, legBefore: leg }, ...rest] : away;
}

/** After breakfast out, the first way begins there. */
function rejoined(request: DayRequest, date: string, lines: Line[]): Line[] {
  return lines.map((line, index) => {
    const before = lines[index - 1];
    if (before?.role !== "breakfast" || isOnTheWay(line) || line.role === "free") return line;
    const from = before.placeId ? before.location : request.base;
    return { ...line, legBefore: legToLine(request, from, line.location, { date, minutes: line.start }) };
  });
}
