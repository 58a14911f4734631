import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import { daysBetween, eachDay, minutesOfClock } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { formatCount, formatShortDate } from "#app/shared/format";
import type { PlaceWay } from "../trip/between";
import type { Trip } from "../trip/trip";
import { legsOf, placeWaysOf, staysOf } from "../trip/trip-parts";

/** What a strip shows, from the largest to the smallest. */
export const STRIP_LOOKS = ["days", "outings", "flights", "ways", "nights"] as const;
export type StripLook = (typeof STRIP_LOOKS)[number];

/** Minutes since the first midnight of the trip, by the clocks of where one is. */
interface Span {
  from: number;
  to: number;
}

/** A trip at a glance: its flights, nights, days and days out along its dates. */
export interface TripStrip {
  dates: LocalDate[];
  spans: Record<StripLook, Span[]>;
  /** The same in words. */
  said: { look: StripLook; words: string }[];
}

const DAY = 24 * 60;
const NOON = 12 * 60;
/** A flight that lands by the clock before it leaves, or soon after, is still to be seen. */
const SHORTEST = 120;

function spanOfDay({ items, wayHome }: Pick<ItineraryDay, "items" | "wayHome">, midnight: number): Span[] {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return [];
  const from = first.start - (first.legBefore?.minutes ?? 0);
  return [{ from: midnight + from, to: midnight + Math.max(wayHome?.arrive ?? 0, last.end) }];
}

function spanOfWay({ minutes }: PlaceWay, side: "out" | "back", here: number): Span {
  return side === "out" ? { from: here - minutes, to: here } : { from: here, to: here + minutes };
}

const flightInWords = ({ from, to, departLocal }: FlightLeg): string =>
  `${from} to ${to}, ${formatShortDate(departLocal.slice(0, 10))}, ${departLocal.slice(11, 16)}`;

/** A trip as a strip; null for a single day, and while nothing but its dates is known. */
export function toTripStrip(trip: Trip): TripStrip | null {
  const dates = eachDay(trip.startDate, trip.endDate);
  const midnight = (date: LocalDate): number => daysBetween(trip.startDate, date) * DAY;
  const at = (local: string): number => midnight(local.slice(0, 10)) + minutesOfClock(local.slice(11, 16));
  const legs = Object.values(legsOf(trip)).filter((leg) => leg !== undefined);
  const ways = placeWaysOf(trip);
  const stays = staysOf(trip);
  const days = trip.itinerary?.days ?? [];
  const outings = days.filter(({ dayTrip }) => dayTrip !== undefined);
  const daySpans = (some: readonly ItineraryDay[]): Span[] => some.flatMap((day) => spanOfDay(day, midnight(day.date)));
  const spans: TripStrip["spans"] = {
    days: daySpans(days.filter(({ dayTrip }) => dayTrip === undefined)),
    outings: daySpans(outings),
    flights: legs.map(({ departLocal, arriveLocal }) => {
      const from = at(departLocal);
      return { from, to: Math.max(from + SHORTEST, at(arriveLocal)) };
    }),
    ways: (["out", "back"] as const).flatMap((side) => {
      const way = ways[side];
      return way ? [spanOfWay(way, side, at(`${way.date} ${way.time}`))] : [];
    }),
    nights: stays.map(({ checkIn, checkOut }) => ({ from: midnight(checkIn) + NOON, to: midnight(checkOut) + NOON })),
  };
  if (dates.length < 2 || STRIP_LOOKS.every((look) => spans[look].length === 0)) return null;
  return {
    dates,
    spans,
    said: [
      ...legs.map((leg) => ({ look: "flights" as const, words: flightInWords(leg) })),
      ...stays.map(({ name, nights }) => ({
        look: "nights" as const,
        words: `${formatCount(nights, "night")} at ${name}`,
      })),
      ...outings.map(({ date, dayTrip }) => ({
        look: "outings" as const,
        words: `Day out on ${formatShortDate(date)}: ${dayTrip?.name ?? ""}`,
      })),
    ],
  };
}
