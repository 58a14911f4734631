import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { closedSeasonLine } from "#app/modules/catalogue/places/open-season";
import { sideTripsFrom } from "#app/modules/catalogue/places/side-trips";
import { enoughDays, isLongStay, longStayLine } from "#app/modules/itinerary/day/enough-days";
import { daysCostOf } from "#app/modules/trips/trip/days-cost";
import { costOf, isAllCostKnown } from "#app/modules/trips/trip/own-costs";
import { travellersOf } from "#app/modules/trips/trip/trip";
import type { Trip } from "#app/modules/trips/trip/trip";
import { daysThere, partsOf } from "#app/modules/trips/trip/trip-parts";
import type { PartWhere } from "#app/modules/trips/trip/trip-parts";
import { addDays, daysBetween, eachDay, monthOf } from "#app/shared/calendar";
import { formatCount, formatDateRange, formatDayMonth } from "#app/shared/format";

/** The plan so far, as the side of each step shows it. Amounts in minor units. */
export interface TripSummary {
  place: string;
  from: string;
  dates: string;
  party: string;
  nights: string;
  flightsMinor?: number;
  hotelMinor?: number;
  /** Where each part is booked. */
  where: { flights: PartWhere; stay: PartWhere };
  /** Whether all that was booked elsewhere has its price, and so is part of what it comes to so far. */
  isAllKnown: boolean;
  soFarMinor: number;
  budgetMinor: number;
  /** What the days cost everybody together at the least, where the place is one of ours. */
  leastForDaysMinor?: number;
  currency: string;
  /** What the traveller has to know of the season, if most is closed then. */
  season?: string;
  /** That fewer nights would do, where they would. */
  longStay?: LongStay;
}

/** A stay that is longer than what there is to see, and what could be done about it. */
export interface LongStay {
  line: string;
  /** The last day of a trip that is long enough, YYYY-MM-DD. */
  endDate: string;
  /** The shorter stay in words: "4 nights, until 6 May". */
  shorter: string;
  /** Flights or a stay are chosen already, and would be for other dates. */
  choosesAnew: boolean;
  /** Other destinations near enough for a part of the days. */
  sideTrips: { slug: string; name: string }[];
}

/** The plan as it would be with an offer that is picked on the page and not sent yet. */
export function withPicked(summary: TripSummary, part: "flights" | "hotel", minor: number): TripSummary {
  const flightsMinor = part === "flights" ? minor : summary.flightsMinor;
  const hotelMinor = part === "hotel" ? minor : summary.hotelMinor;
  return { ...summary, flightsMinor, hotelMinor, soFarMinor: (flightsMinor ?? 0) + (hotelMinor ?? 0) };
}

type TripPlace = Pick<DestinationSource, "slug" | "name" | "country" | "lat" | "lon" | "places" | "dayTrips">;

/**
 * Nights at the destination: from the day one lands, which is not the day one leaves after a night on board or across the
 * date line, to the day home. Before a flight is chosen, from the first day of the trip.
 */
function nightsThere(trip: Pick<Trip, "startDate" | "endDate" | "flight" | "elsewhere">): number {
  const { arrives: arrival } = daysThere(trip);
  return Math.max(0, Math.round((Date.parse(trip.endDate) - Date.parse(arrival)) / 86_400_000));
}

/**
 * What is said of a trip with more nights than there is to see, undefined where there is enough.
 * @param all the destinations from which side trips are taken
 */
export function longStayOf(trip: Trip, destination: TripPlace, all: readonly TripPlace[] = []): LongStay | undefined {
  const { startDate, endDate, preferences } = trip;
  const months = eachDay(startDate, endDate).map(monthOf);
  const enough = enoughDays(destination, preferences.pace, months);
  const nights = nightsThere(trip);
  if (!isLongStay(nights, enough)) return undefined;
  // A night on the way stays one.
  const shorterEnd = addDays(startDate, daysBetween(startDate, endDate) - nights + enough);
  return {
    line: longStayLine(destination.name, enough, nights),
    endDate: shorterEnd,
    shorter: `${formatCount(enough, "night")}, until ${formatDayMonth(shorterEnd)}`,
    choosesAnew: Object.values(partsOf(trip)).some((where) => where === "here" || where === "elsewhere"),
    sideTrips: sideTripsFrom(destination, all, months).map(({ slug, name }) => ({ slug, name })),
  };
}

/**
 * Boils a trip down to what the side panel prints.
 * @param destination of the trip, where it is one of ours
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
    dates: formatDateRange(trip.startDate, trip.endDate),
    party: formatCount(travellersOf(trip), "traveller"),
    nights: formatCount(nights, "night"),
    flightsMinor,
    hotelMinor,
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
