import { listAirports, nearestAirports } from "#app/modules/catalogue/places/airports.server";
import type { Airport } from "#app/modules/catalogue/places/airports.server";
import { findDestination, listDestinations } from "#app/modules/catalogue/places/catalogue.server";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { DIETS } from "#app/modules/catalogue/schema/diets";
import { BUDGETS, VIBES } from "#app/modules/catalogue/schema/vocabulary";
import { fullTrip } from "#app/modules/documents/trip.fixture";
import type { Elsewhere } from "#app/modules/elsewhere/elsewhere.schema";
import { ownLeg } from "#app/modules/elsewhere/own-flights";
import type { OwnFlight } from "#app/modules/elsewhere/own-flights";
import { FARTHEST_AIRPORT_KM } from "#app/modules/elsewhere/flights-form";
import type { OneStay } from "#app/modules/elsewhere/own-stay";
import { wallClockText, ZoneClock, dayNumber } from "#app/modules/inventory/network/zone-clock";
import { PACES } from "#app/modules/itinerary/day/itinerary";
import type { OwnPlace } from "#app/modules/itinerary/day/own-place";
import { ACCESS_NEEDS } from "#app/modules/profile/preferences";
import type { Needs } from "#app/modules/profile/needs";
import type { Trip } from "#app/modules/trips/trip/trip";
import { daysThere } from "#app/modules/trips/trip/trip-parts";
import { addDays, daysBetween } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import { pick } from "#app/shared/rng";
import type { Rng } from "#app/shared/rng";

const FIRST_DATE = "2027-01-01";
const MOST_NIGHTS = { usual: 14, long: 21 };
const MINUTE = 60_000;
const CRUISE_KMH = 850;
const ZONES = new ZoneClock();

/** A random trip, with its travellers' diets and needs. */
export interface DrawnTrip {
  trip: Trip;
  destination: Destination;
  needs: Needs;
}

/** A date around which the clocks of a place change; undefined for places whose clocks never do. */
function clockChange(rng: Rng, timeZone: string): string | undefined {
  const offsets = Array.from({ length: 366 }, (_, day) =>
    ZONES.offsetMinutes(timeZone, Date.parse(`${addDays(FIRST_DATE, day)}T00:00:00Z`)),
  );
  const changes = offsets.flatMap((offset, day) => (day > 0 && offset !== offsets[day - 1] ? [day] : []));
  return changes.length > 0 ? addDays(FIRST_DATE, pick(rng, changes)) : undefined;
}

function localAt(airport: Airport, instant: number): string {
  return wallClockText(ZONES.toWallClock(airport.timeZone, instant));
}

/** A flight between two airports that leaves, or lands, at a wall clock. */
function flight(from: Airport, to: Airport, date: string, minute: number, which: "leaves" | "lands"): OwnFlight {
  const minutes = 45 + Math.round((60 * distanceKm(from, to)) / CRUISE_KMH / 5) * 5;
  const at = ZONES.toEpochMs((which === "leaves" ? from : to).timeZone, { day: dayNumber(date), minute });
  const departs = which === "leaves" ? at : at - minutes * MINUTE;
  const arrives = departs + minutes * MINUTE;
  const departLocal = localAt(from, departs);
  return {
    date: departLocal.slice(0, 10),
    flightNumber: "XX 100",
    airline: "XX",
    airlineName: "Some Air",
    from: from.iata,
    to: to.iata,
    times: {
      departAt: new Date(departs).toISOString(),
      arriveAt: new Date(arrives).toISOString(),
      departLocal,
      arriveLocal: localAt(to, arrives),
      durationMinutes: minutes,
    },
  };
}

const someMinute = (rng: Rng): number => 5 * Math.floor(rng() * 288);

/** The flights of a trip: bought here, booked elsewhere, partly known, or none. */
function withFlights(rng: Rng, trip: Trip, destination: Destination, arrives: string, leaves: string): Partial<Trip> {
  const draw = rng();
  if (draw < 0.3) return { flight: undefined };
  const airports = listAirports().filter(({ size, iata }) => size === "large" && !destination.airports.includes(iata));
  const home = pick(rng, airports);
  // The form takes no flight to an airport that serves another place.
  const near = nearestAirports(destination, 4).filter((one) => distanceKm(one, destination) <= FARTHEST_AIRPORT_KM);
  const there = rng() < 0.9 ? near.find(({ iata }) => iata === destination.airports[0]) : pick(rng, near);
  if (!there) return { flight: undefined };
  const outbound = flight(home, there, arrives, someMinute(rng), "lands");
  const inbound = flight(there, home, leaves, someMinute(rng), "leaves");
  const dates = { startDate: outbound.date < arrives ? outbound.date : arrives, endDate: leaves };
  if (draw < 0.6) {
    const [out, back] = [ownLeg([outbound])!, ownLeg([inbound])!];
    const priceMinor = Math.round(trip.budgetMinor * rng() * 0.7) * trip.adults;
    const offer = { ...trip.flight!.offer, outbound: out, inbound: back, priceMinor };
    return { ...dates, flight: { ...trip.flight!, offer } };
  }
  const half = ({ times: _untold, ...told }: OwnFlight): OwnFlight => told;
  const flights =
    draw < 0.9 ? { outbound: [outbound], inbound: [inbound] } : { outbound: [half(outbound)], inbound: [inbound] };
  // A flight of which only the date is known may land a day later than the plan can know.
  return { ...dates, flight: undefined, elsewhere: { flights } };
}

/** A place to stay in some part of town, or now and then outside of it. */
function stayAt(rng: Rng, destination: Destination, checkIn: string, checkOut: string): OneStay {
  const part = pick(rng, destination.neighbourhoods);
  const spread = rng() < 0.1 ? 0.4 : 0.02;
  return {
    name: `House ${checkIn} in ${part.name}`,
    lat: part.lat + (rng() - 0.5) * spread,
    lon: part.lon + (rng() - 0.5) * spread,
    spot: "point",
    checkIn,
    checkOut,
    ...(rng() < 0.6 && { checkInTime: pick(rng, ["13:00", "14:00", "15:00", "16:00"]) }),
    ...(rng() < 0.6 && { checkOutTime: pick(rng, ["09:30", "10:00", "11:00", "12:00"]) }),
    hasBreakfast: rng() < 0.4,
  };
}

/** The stays: bought here, one, two or three booked elsewhere, or unknown. */
function withStays(rng: Rng, trip: Trip, destination: Destination): Partial<Trip> {
  const { arrives, leaves } = daysThere(trip);
  const nights = daysBetween(arrives, leaves);
  const draw = rng();
  if (draw < 0.2 || nights < 1) return { hotel: undefined };
  if (draw < 0.4) {
    const { name, lat, lon } = stayAt(rng, destination, arrives, leaves);
    const { offer } = trip.hotel!;
    const totalMinor = Math.round(trip.budgetMinor * rng() * 0.5);
    return {
      hotel: {
        ...trip.hotel!,
        offer: { ...offer, name, lat, lon, checkIn: arrives, checkOut: leaves, nights, totalMinor },
      },
    };
  }
  const places = Math.min(nights, draw < 0.6 ? 1 : draw < 0.85 ? 2 : 3);
  const moves = new Set<number>();
  while (moves.size < places - 1) moves.add(1 + Math.floor(rng() * (nights - 1)));
  const dates = [0, ...[...moves].sort((a, b) => a - b), nights].map((night) => addDays(arrives, night));
  const [first, ...then] = dates.slice(1).map((checkOut, k) => stayAt(rng, destination, dates[k]!, checkOut));
  const stay: Elsewhere["stay"] = { ...first!, ...(then.length > 0 && { then }) };
  return { hotel: undefined, elsewhere: { ...trip.elsewhere, stay } };
}

/** A traveller's own place at a random point in town, with hours or without. */
export function drawOwn(rng: Rng, destination: Destination, name: string): OwnPlace {
  const { lat, lon, name: district } = pick(rng, destination.neighbourhoods);
  const opens = 60 * (8 + Math.floor(rng() * 10));
  const minutes = 15 * (1 + Math.floor(rng() * 10));
  return {
    id: `own-${name}`,
    name: `Own place ${name}`,
    lat: lat + (rng() - 0.5) / 50,
    lon: lon + (rng() - 0.5) / 50,
    district,
    minutes,
    ...(rng() < 0.5 && { hours: { opens, closes: opens + minutes + 60 * Math.floor(rng() * 4) } }),
  };
}

/** A random trip: place, dates, party, needs, pace, means and tastes, flights, hotels, own places. */
export function drawTrip(rng: Rng): DrawnTrip {
  const destination = findDestination(pick(rng, listDestinations()).slug)!;
  const nights = 1 + Math.floor(rng() * (rng() < 0.05 ? MOST_NIGHTS.long : MOST_NIGHTS.usual));
  const change = rng() < 0.2 ? clockChange(rng, destination.timeZone) : undefined;
  const arrives = change
    ? addDays(change, -Math.floor(rng() * (nights + 1)))
    : addDays(FIRST_DATE, Math.floor(rng() * 365));
  const needs: Needs = {
    accessNeeds: rng() < 0.15 ? [pick(rng, ACCESS_NEEDS)] : [],
    diets: rng() < 0.15 ? [pick(rng, DIETS)] : [],
  };
  const begun = fullTrip(destination.slug, nights + 1, {
    startDate: arrives,
    endDate: addDays(arrives, nights),
    adults: 1 + Math.floor(rng() * 3),
    children: rng() < 0.25 ? 1 + Math.floor(rng() * 2) : 0,
    budgetMinor: 100_000 + Math.floor(rng() * 900_000),
    preferences: {
      interests: VIBES.filter(() => rng() < 0.3),
      budgetTier: pick(rng, BUDGETS),
      pace: pick(rng, PACES),
      ...(rng() < 0.2 && {
        ownPlaces: Array.from({ length: 1 + Math.floor(rng() * 3) }, (_, k) => drawOwn(rng, destination, `first-${k}`)),
      }),
    },
    status: "planning",
    itinerary: undefined,
  });
  const flown = { ...begun, ...withFlights(rng, begun, destination, arrives, addDays(arrives, nights)) };
  return { destination, needs, trip: { ...flown, ...withStays(rng, flown, destination) } };
}
