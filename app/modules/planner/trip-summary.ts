import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { closedSeasonLine } from "#app/modules/catalogue/places/open-season";
import { sideTripsFrom } from "#app/modules/catalogue/places/side-trips";
import { enoughDays, isLongStay, longStayLine } from "#app/modules/itinerary/day/enough-days";
import { daysCostOf } from "#app/modules/trips/trip/days-cost";
import { costOf, isAllCostKnown } from "#app/modules/trips/trip/own-costs";
import { partyInWords, travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { daysThere, flownBy, isForTheDay, partsOf } from "#app/modules/trips/trip/trip-parts";
import type { PartWhere } from "#app/modules/trips/trip/trip-parts";
import { addDays, daysBetween, eachDay, monthOf } from "#app/shared/calendar";
import { formatCount, formatDateRange, formatDayMonth } from "#app/shared/format";

/** The plan so far, as the side of each step shows it. Amounts in minor units. */
export interface TripSummary {
  place: string;
  from: string;
  /** The ends of the flights to choose from. */
  flies: { from: string; to: string; isOneWay: boolean };
  dates: string;
  party: string;
  nights: string;
  /** Set for a day without a night. */
  isForTheDay?: true;
  flightsMinor?: number;
  hotelMinor?: number;
  /** Of a place whose flight home is on the ticket to another one: "on the ticket to Rome". */
  flightsOn?: string;
  /** The place of each part's booking. */
  where: { flights: PartWhere; stay: PartWhere };
  /** Whether every booking made elsewhere has its price, so that the sum so far is complete. */
  isAllKnown: boolean;
  soFarMinor: number;
  budgetMinor: number;
  /** The least cost of the days for the whole party, where the place is in the catalogue. */
  leastForDaysMinor?: number;
  currency: string;
  /** The warning about the season, if most sights are closed then. */
  season?: string;
  /** The suggestion of fewer nights, where the trip is longer than its sights. */
  longStay?: LongStay;
}

/** A stay that is longer than its sights, and the alternatives. */
export interface LongStay {
  line: string;
  /** The last day of a trip of sufficient length, YYYY-MM-DD. */
  endDate: string;
  /** The shorter stay in words: "4 nights, until 6 May". */
  shorter: string;
  /** Whether flights or a stay are chosen already, and would be chosen anew for the other dates. */
  choosesAnew: boolean;
  /** Other destinations near enough for some of the days. */
  sideTrips: { slug: string; name: string }[];
}

/** The plan with an offer that is picked on the page and not sent yet. */
export function withPicked(summary: TripSummary, part: "flights" | "hotel", minor: number): TripSummary {
  const flightsMinor = part === "flights" ? minor : summary.flightsMinor;
  const hotelMinor = part === "hotel" ? minor : summary.hotelMinor;
  return { ...summary, flightsMinor, hotelMinor, soFarMinor: (flightsMinor ?? 0) + (hotelMinor ?? 0) };
}

type TripPlace = Pick<DestinationSource, "slug" | "name" | "country" | "lat" | "lon" | "places" | "dayTrips">;

/**
 * Nights at the destination: from the day of landing, which differs from the day of leaving after a night on board or
 * across the date line, to the day home. Before a flight is chosen, from the first day of the trip.
 */
function nightsThere(trip: Pick<Trip, "startDate" | "endDate" | "flight" | "flightHome" | "elsewhere">): number {
  const { arrives: arrival } = daysThere(trip);
  return Math.max(0, Math.round((Date.parse(trip.endDate) - Date.parse(arrival)) / 86_400_000));
}

/**
 * The note on a trip with more nights than its sights need; undefined where they need them, and for a place of a longer
 * trip, whose nights are shared out with the whole.
 * @param all the destinations from which side trips are taken
 */
export function longStayOf(trip: Trip, destination: TripPlace, all: readonly TripPlace[] = []): LongStay | undefined {
  if (trip.journeyId !== undefined) return undefined;
  const { startDate, endDate, preferences } = trip;
  const months = eachDay(startDate, endDate).map(monthOf);
  const enough = enoughDays(destination, preferences.pace, months);
  const nights = nightsThere(trip);
  if (!isLongStay(nights, enough)) return undefined;
  // A night on the way is not cut.
  const shorterEnd = addDays(startDate, daysBetween(startDate, endDate) - nights + enough);
  return {
    line: longStayLine(destination.name, enough, nights),
    endDate: shorterEnd,
    shorter: `${formatCount(enough, "night")}, until ${formatDayMonth(shorterEnd)}`,
    choosesAnew: Object.values(partsOf(trip)).some((where) => where === "here" || where === "elsewhere"),
    sideTrips: sideTripsFrom(destination, all, months).map(({ slug, name }) => ({ slug, name })),
  };
}

/** Where flights lead: from home or the place before, or home where only the way home is flown. */
function fliesBetween(trip: Pick<Trip, "origin" | "destination" | "between" | "flightHome">): TripSummary["flies"] {
  const { out, back } = flownBy(trip);
  const [home, place] = [trip.origin.label, trip.destination.name];
  const isOneWay = !out || !back;
  return out
    ? { from: trip.between?.out?.place.name ?? home, to: place, isOneWay }
    : { from: place, to: home, isOneWay };
}

/**
 * The content of the side panel, from a trip.
 * @param destination of the trip, where it is in the catalogue
 * @param all the destinations from which side trips are taken
 */
export function summarise(
  trip: Trip,
  destination?: TripPlace & Pick<DestinationSource, "costs">,
  all?: readonly TripPlace[],
): TripSummary {
  const { lines } = costOf(trip);
  const part = (category: string): number | undefined => {
    const known = lines.filter((line) => line.category === category);
    return known.length > 0 ? known.reduce((sum, { totalMinor }) => sum + totalMinor, 0) : undefined;
  };
  const nights = nightsThere(trip);
  const flightsMinor = part("flights");
  const hotelMinor = part("hotel");
  return {
    place: trip.destination.name,
    from: trip.origin.label,
    flies: fliesBetween(trip),
    dates: formatDateRange(trip.startDate, trip.endDate),
    party: partyInWords(trip),
    nights: nights > 0 ? formatCount(nights, "night") : "1 day",
    ...(isForTheDay(trip) && { isForTheDay: true as const }),
    flightsMinor,
    hotelMinor,
    ...(trip.flightHome && { flightsOn: `on the ticket to ${trip.flightHome.place}` }),
    where: partsOf(trip),
    isAllKnown: isAllCostKnown(trip),
    soFarMinor: (flightsMinor ?? 0) + (hotelMinor ?? 0),
    budgetMinor: trip.budgetMinor * travellersOf(trip),
    leastForDaysMinor: destination && daysCostOf(trip, destination).leastMinor,
    currency: trip.currency,
    season: destination && closedSeasonLine(destination, eachDay(trip.startDate, trip.endDate).map(monthOf)),
    longStay: destination && longStayOf(trip, destination, all),
  };
}
