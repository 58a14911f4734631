import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { checkedLine } from "#app/modules/catalogue/places/place-facts";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import { MONTHS } from "#app/shared/months";
import { describeHours } from "#app/modules/catalogue/hours/hours-in-words";
import { parseOpeningHours, windowsOn } from "#app/modules/catalogue/hours/opening-hours";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import { isThereOn } from "#app/modules/itinerary/hours/feast-places";
import { getPreferences } from "#app/modules/profile/preferences.server";
import { formatTemperature } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import { todayOf, type Ctx } from "#app/shared/context";
import { eachDay, monthOf } from "#app/shared/calendar";
import { formatCount, formatDateRange, durationInWords, formatShortDate } from "#app/shared/format";
import { listTrips } from "../store/trips.server";
import { isClosed, nameOfTrip } from "../trip/trip";
import type { Trip } from "../trip/trip";

const TRIPS_LOOKED_AT = 100;
const EFFORTS = ["", "Easy on foot", "Hills or stairs", "A real hike"] as const;

/** The known facts about one place, in words. */
export interface KnownPlace {
  id: string;
  name: string;
  localName: string | null;
  where: string;
  /** Its description and advice. */
  why: string;
  hours: string;
  /** Days of the trip on which the place is closed; all of them when it is out of season. */
  closed: string | null;
  price: string;
  /** The check of its hours and price, in words; null where they are the usual ones. */
  checked: string | null;
  takes: string;
  effort: string;
  website: string | null;
  /** Days of the plan with this place. */
  days: number[];
}

export interface Research {
  trip: { id: string; name: string; destination: string; dates: string; hasDays: boolean };
  others: { id: string; name: string }[];
  weather: string | null;
  drawback: string;
  tips: string[];
  gettingAround: string;
  events: { name: string; when: string; note: string }[];
  planned: KnownPlace[];
  further: KnownPlace[];
}

/** Trips ahead or under way, the nearest first. */
function tripsAhead(trips: readonly Trip[], today: string): Trip[] {
  return trips
    .filter((trip) => trip.endDate >= today && !isClosed(trip))
    .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.id.localeCompare(b.id));
}

function closedDays(place: PlaceSource, dates: readonly string[], sun: SunCalculator): string | null {
  const hours = parseOpeningHours(place.hours);
  const closed = dates.filter(
    (date) => (place.months && !place.months.includes(monthOf(date))) || windowsOn(hours, date, sun).length === 0,
  );
  if (closed.length === 0) return null;
  return closed.length === dates.length
    ? "Closed on all days of your trip"
    : `Closed on ${closed.map(formatShortDate).join(", ")}`;
}

function toKnownPlace(
  place: PlaceSource,
  trip: Trip,
  dates: readonly string[],
  sun: SunCalculator,
  today: string,
): KnownPlace {
  return {
    id: place.id,
    name: place.name,
    localName: place.localName === place.name ? null : (place.localName ?? null),
    where: place.dayTrip ? `${place.district}, a day trip` : place.district,
    why: place.note,
    hours: describeHours(parseOpeningHours(place.hours)),
    closed: closedDays(place, dates, sun),
    price: place.price === 0 ? "Free" : `About $${place.price}`,
    checked: checkedLine(place, today) ?? null,
    takes: durationInWords(place.minutes),
    effort: EFFORTS[place.effort],
    website: place.website ?? null,
    days: (trip.itinerary?.days ?? [])
      .filter(({ items }) => items.some(({ placeId }) => placeId === place.id))
      .map(({ dayNumber }) => dayNumber),
  };
}

function weatherIn(destination: Destination, month: number, units: Units): string | null {
  const weather = climateByMonth(destination)[month - 1];
  if (!weather) return null;
  return `Usual weather in ${MONTHS[month - 1]}: ${formatTemperature(weather.high, units)} by day, ${formatTemperature(weather.low, units)} at night, ${formatCount(Math.round(weather.rainDays), "day")} of rain.`;
}

/**
 * The research behind the days: the known facts about the places of a trip ahead (CHECKLIST ROUTE-66).
 * @param asked the id of the trip; the nearest when left out or not among them
 * @returns null when the user has no trip ahead to a place of the catalogue
 */
export async function researchPage(ctx: Ctx, userId: string, asked: string | null): Promise<Research | null> {
  const ahead = tripsAhead(await listTrips(ctx, userId, TRIPS_LOOKED_AT), todayOf(ctx)).filter(({ destination }) =>
    findDestination(destination.slug ?? ""),
  );
  const trip = ahead.find(({ id }) => id === asked) ?? ahead[0];
  const destination = findDestination(trip?.destination.slug ?? "");
  if (!trip || !destination) return null;
  const { units } = await getPreferences(userId);
  const dates = eachDay(trip.startDate, trip.endDate);
  const months = new Set(dates.map(monthOf));
  const sun = sunCalculatorFor(destination);
  const places = destination.places
    .filter((place) => dates.some((date) => isThereOn(place, date, destination.country)))
    .sort((a, b) => b.weight - a.weight || a.name.localeCompare(b.name, "en"))
    .map((place) => toKnownPlace(place, trip, dates, sun, todayOf(ctx)));
  return {
    trip: {
      id: trip.id,
      name: nameOfTrip(trip),
      destination: destination.name,
      dates: formatDateRange(trip.startDate, trip.endDate),
      hasDays: trip.itinerary !== undefined,
    },
    others: ahead.filter(({ id }) => id !== trip.id).map((other) => ({ id: other.id, name: nameOfTrip(other) })),
    weather: weatherIn(destination, monthOf(trip.startDate), units),
    drawback: destination.drawback,
    tips: destination.tips,
    gettingAround: destination.gettingAround,
    events: destination.events
      .filter((event) => event.months.some((month) => months.has(month)))
      .map(({ name, when, note }) => ({ name, when, note })),
    planned: places.filter(({ days }) => days.length > 0).sort((a, b) => (a.days[0] ?? 0) - (b.days[0] ?? 0)),
    further: places.filter(({ days }) => days.length === 0),
  };
}
