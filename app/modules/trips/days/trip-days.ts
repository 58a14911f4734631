import { isVisit } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import type { DestinationSource } from "#app/modules/catalogue/schema/destination.schema";
import { climateByMonth } from "#app/modules/catalogue/places/explore-climate";
import { findCountryFacts, isHalalUsual } from "#app/modules/catalogue/country/country-facts";
import { mealHoursOf } from "#app/modules/catalogue/hours/meal-hours";
import { busyOn } from "#app/modules/itinerary/day/busy-hours";
import { arrangementOf } from "#app/modules/itinerary/day/arrangement";
import { hasLunchOn } from "#app/modules/itinerary/day/drive-day";
import type {
  Base,
  DayRequest,
  HireEnd,
  LandEnd,
  Lock,
  MealWish,
  RequestedPlace,
  WayEnd,
} from "#app/modules/itinerary/day/day-request";
import { placeOfOwn, tableOfOwn } from "#app/modules/itinerary/day/own-place";
import type { OwnPlace } from "#app/modules/itinerary/day/own-place";
import { roundUp } from "#app/modules/itinerary/day/visit-length";
import type { OwnWay } from "#app/modules/elsewhere/own-way";
import type { FlightLeg } from "#app/modules/inventory/offers/flight";
import { landEnd } from "#app/modules/itinerary/travel/transfer-times";
import { NO_NEEDS } from "#app/modules/profile/needs";
import type { Needs } from "#app/modules/profile/needs";
import { hashText } from "#app/shared/rng";
import { eachDay } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import { lockedStops } from "../commands/day-changes";
import type { DayChanges } from "../commands/day-changes";
import { ownTables } from "../commands/day-wishes";
import { CHILD_SHARE, priceLevelOf } from "../trip/days-cost";
import { hireHere, hiredDrives } from "./hired-car";
import { travellersOf } from "../trip/trip";
import type { Trip } from "../trip/trip";
import type { PlaceWay } from "../trip/between";
import { visitOn } from "../commands/shift-stop";
import { costOf, isAllCostKnown, isCostKnown } from "../trip/own-costs";
import { flightEnd, plannedFlight, transfersFor } from "./flight-doors";
import type { AirportLookup } from "./flight-doors";
import { daysThere, isForTheDay, legsOf, placeWaysOf, stayOfNight, staysOf, waysOf } from "../trip/trip-parts";
import type { TripStay } from "../trip/trip-parts";

/** The dearest meal of each tier, for one adult in whole US dollars. */
const MEAL_CAPS = { "budget-friendly": 25, moderate: 60, luxury: 400 } as const;
/** The dearest meal that fits a trip, for one adult in whole US dollars. */
function mealCapOf({ preferences }: Pick<Trip, "preferences">): number {
  return MEAL_CAPS[preferences.budgetTier];
}

/**
 * Share of the budget left for the days while neither flight nor hotel is chosen, and where one of them is booked
 * elsewhere.
 */
const DAYS_SHARE = 0.3;
/** Even a tight budget pays for a tram ticket and one small entrance a day. */
const LEAST_DOLLARS_A_DAY = 10;

/**
 * The budget of the days for one adult, in whole dollars: in all, the rest of the party's budget after flights and
 * hotel, of which entrances and rides get the part that food usually leaves, until the tables of the meals are known.
 */
export function spendForDays(
  trip: Trip,
  destination: Pick<DestinationSource, "costs">,
  days: number,
): { spend: number; budget: { all: number; least: number } } {
  const cost = costOf(trip);
  const isChosen = isCostKnown(cost);
  const restMinor = isChosen ? trip.budgetMinor - cost.perTravellerMinor : Infinity;
  // Bookings made elsewhere came out of the budget too, though not every traveller tells their price.
  const leftMinor = isChosen && isAllCostKnown(trip) ? restMinor : Math.min(restMinor, trip.budgetMinor * DAYS_SHARE);
  const perAdultMinor = (leftMinor * travellersOf(trip)) / (trip.adults + CHILD_SHARE * trip.children);
  const all = Math.floor(perAdultMinor / 100);
  const food = destination.costs[priceLevelOf(trip)][1] * days;
  const least = LEAST_DOLLARS_A_DAY * days;
  return { spend: Math.max(least, all - food), budget: { all, least } };
}

function baseAt(stay: TripStay): Base {
  const { name, address, lat, lon, isPrivate, checkInTime, checkOutTime, hasBreakfast } = stay;
  return {
    bed: isPrivate ? "home" : "hotel",
    ...{ name, address, lat, lon, checkInTime, checkOutTime },
    ...(hasBreakfast && { breakfast: "included" as const }),
  };
}

/** The station or the pier of a day without a night, where the traveller comes and leaves: the day begins and ends there. */
function pierOf(trip: Trip): Base | undefined {
  const { out, back } = waysOf(trip);
  const [here, there] = [out?.at, back?.at];
  if (!here || here.name !== there?.name || distanceKm(here, there) > 0) return undefined;
  return { ...here, address: here.name };
}

/** Where one sleeps, each place with the first night there; the centre where nothing is known. */
function basesOf(trip: Trip, { name, town = name, lat, lon }: DestinationSource): { date: string; base: Base }[] {
  const stays = staysOf(trip);
  const { arrives, leaves } = daysThere(trip);
  const centre: Base = { name: `the centre of ${town}`, address: town, lat, lon };
  if (stays.length === 0) return [{ date: arrives, base: (isForTheDay(trip) && pierOf(trip)) || centre }];
  const nights = eachDay(arrives, leaves).slice(0, -1);
  const sleptAt = (nights.length > 0 ? nights : [arrives]).map((date) => ({ date, stay: stayOfNight(stays, date)! }));
  return sleptAt
    .filter(({ stay }, index) => index === 0 || stay !== sleptAt[index - 1]!.stay)
    .map(({ date, stay }) => ({ date, base: baseAt(stay) }));
}

function editOf({ days, leftOut, group }: Itinerary, { touched = [], another }: DayChanges): DayRequest["edit"] {
  return { before: { days, leftOut, group }, touched, ...(another && { isFresh: true }) };
}

/** The places of a request: the destination's and the traveller's own, as long as they want to stay at each. */
function placesFor(
  { preferences }: Trip,
  { places }: DestinationSource,
  ownIds: ReadonlySet<string>,
): RequestedPlace[] {
  const { ownPlaces = [], stays = {} } = preferences;
  const tables = ownTables(preferences);
  const stops = ownPlaces.filter((own) => ownIds.has(own.id) && !tables.includes(own));
  return [...places, ...stops.map(placeOfOwn), ...tables.map(tableOfOwn)].map((place): RequestedPlace => {
    const minutes = stays[place.id];
    return minutes === undefined ? place : { ...place, minutes, stayMinutes: roundUp(minutes) };
  });
}

/**
 * The traveller's own places that a plan has to hold: all that were not taken out, and of days that are edited those in
 * them. Somewhere to eat is visited beside the meals only where it is in the days as a visit.
 */
function ownPlacesIn({ preferences, itinerary }: Trip, { unwanted = [], stayClose }: DayChanges): string[] {
  const out = new Set([...(preferences.unwanted ?? []), ...unwanted, ...ownTables(preferences).map(({ id }) => id)]);
  const isVisited = (id: string): boolean => itinerary !== undefined && visitOn(itinerary, id) !== undefined;
  const isAsked = ({ id, isTable, at }: OwnPlace): boolean =>
    // An appointment is asked for by its hour.
    at ? false : itinerary && (stayClose || isTable) ? isVisited(id) : isTable === undefined;
  return (preferences.ownPlaces ?? []).flatMap((own) => (!out.has(own.id) && isAsked(own) ? [own.id] : []));
}

/** The appointments that the days hold: those on the dates of the trip that were not taken out of them. */
function appointmentsIn(
  { preferences }: Trip,
  { unwanted = [] }: DayChanges,
  { firstDate, lastDate }: Pick<DayRequest, "firstDate" | "lastDate">,
): Lock[] {
  const out = new Set([...(preferences.unwanted ?? []), ...unwanted]);
  return (preferences.ownPlaces ?? []).flatMap(({ id, at }) =>
    at && !out.has(id) && firstDate <= at.date && at.date <= lastDate ? [{ placeId: id, ...at }] : [],
  );
}

/** The way to an appointment, or from it to where one works. */
const WAY_MINUTES = 30;

/** The hours that appointments take, with the ways there and back. */
function takenBy({ preferences }: Trip, appointments: readonly Lock[]): { date: string; start: number; end: number }[] {
  return appointments.flatMap(({ placeId, date, start }) => {
    const minutes = preferences.ownPlaces?.find(({ id }) => id === placeId)?.minutes;
    if (start === undefined || minutes === undefined) return [];
    return [{ date, start: start - WAY_MINUTES, end: start + minutes + WAY_MINUTES }];
  });
}

/** The facts of the place that the days need. */
function requestedDestination(
  destination: DestinationSource,
  legs: (FlightLeg | undefined)[],
  airportOf: AirportLookup,
): DayRequest["destination"] {
  const climate = climateByMonth(destination);
  return {
    name: destination.name,
    lat: destination.lat,
    lon: destination.lon,
    slug: destination.slug,
    country: destination.country,
    timeZone: destination.timeZone,
    highs: climate.map(({ high }) => high),
    rainDays: climate.map(({ rainDays }) => rainDays),
    isHalalUsual: isHalalUsual(destination),
    altitudeMetres: findCountryFacts(destination.country)?.health?.places?.[destination.slug]?.altitude?.metres,
    airports: destination.airports,
    transfers: transfersFor(destination, legs, airportOf),
    ways: destination.ways,
    neighbourhoods: destination.neighbourhoods,
  };
}

/** The ordinary stops of each day that a changed plan stays close to; undefined where it may be all new. */
function stopsToKeep(trip: Trip, changes: DayChanges, isMeal: ReadonlySet<string>): DayRequest["keep"] {
  if (!changes.stayClose) return undefined;
  return (
    changes.order ??
    trip.itinerary?.days.map((day) =>
      day.items.flatMap((item) => (isVisit(item) && !isMeal.has(item.placeId) ? [item.placeId] : [])),
    )
  );
}

/** The children of a trip as its days know them: how many, and the age of the youngest where it is known. */
export function childrenOf({
  children,
  childAges = [],
}: Pick<Trip, "children" | "childAges">): Pick<DayRequest, "children" | "youngest"> {
  return { children, ...(childAges.length > 0 && { youngest: Math.min(...childAges) }) };
}

/** The sights of a place that the traveller sees on the way there or on: they are no part of its days. */
function seenOnTheWay(trip: Trip, slug: string): string[] {
  const { out, back } = placeWaysOf(trip);
  return [out, back].flatMap((way) => (way?.drive?.stop?.of === slug ? [way.drive.stop.id] : []));
}

/** The meals that are settled: those of the traveller, and lunch on a drive to this place. */
function mealsOf(trip: Trip): MealWish[] | undefined {
  const { meals = [] } = trip.preferences;
  const { out } = placeWaysOf(trip);
  if (!out?.drive || !hasLunchOn(out.drive, out.time)) return trip.preferences.meals;
  const isSaid = meals.some(({ date, meal }) => date === out.date && meal === "lunch");
  return isSaid ? meals : [...meals, { date: out.date, meal: "lunch", at: "skipped" }];
}

/** What was seen on an earlier visit and is not asked for again. */
function seenOf({ preferences }: Pick<Trip, "preferences">, asked: readonly string[]): string[] {
  return (preferences.seen ?? []).filter((id) => !asked.includes(id));
}

/** The end of a way over land or water; none for a traveller who is there. */
function endOfWay(request: DayRequest, way: OwnWay | undefined, which: "arrival" | "departure"): LandEnd | undefined {
  if (!way || way.by === "here" || way.time === undefined) return undefined;
  return landEnd(request, { at: `${way.date}T${way.time}`, by: way.by, stop: way.at }, which);
}

/** What the plan of a longer trip knows of a way over land beside its hour and stop. */
function asPlanned(end: LandEnd | undefined, way: PlaceWay | undefined): LandEnd | undefined {
  if (!end || !way) return end;
  // A berth is a bed; a coach is none.
  const satUp = way.isOvernight && way.by === "coach";
  return {
    ...end,
    ...(way.drive && { drive: way.drive }),
    ...(satUp && { isOvernight: true }),
  };
}

/** The end of a way with the hired car that changes hands there. */
function withHire(end: WayEnd | undefined, hire: HireEnd | undefined): WayEnd | undefined {
  return end && hire ? { ...end, hire } : end;
}

/** How one comes or goes: by the flight that is known, or by the way that is told or planned. */
function endOf(
  trip: Trip,
  request: DayRequest,
  leg: FlightLeg | undefined,
  which: "arrival" | "departure",
  airportOf: AirportLookup,
): DayRequest["arrival"] {
  if (leg) return flightEnd(leg, which, airportOf);
  const side = which === "arrival" ? "out" : "back";
  const planned = plannedFlight(placeWaysOf(trip)[side], request.destination, airportOf);
  return planned ?? asPlanned(endOfWay(request, waysOf(trip)[side], which), placeWaysOf(trip)[side]);
}

/**
 * Asks for the days of a trip, as its flights, its hotel and its travellers want them.
 * @param needs of all who come
 * @param airportOf where an airport is; where it does not know, a border is assumed and the way of the usual airport
 */
export function dayRequestFor(
  trip: Trip,
  destination: DestinationSource,
  changes: DayChanges = {},
  needs: Needs = NO_NEEDS,
  airportOf: AirportLookup = () => undefined,
): DayRequest {
  const { outbound, inbound } = legsOf(trip);
  const { arrives: firstDate, leaves: lastDate } = daysThere(trip);
  const moves = basesOf(trip, destination);
  const isMeal = new Set(ownTables(trip.preferences).map(({ id }) => id));
  const held = (changes.locked ?? lockedStops(trip)).filter(({ placeId }) => !isMeal.has(placeId));
  const appointments = appointmentsIn(trip, changes, { firstDate, lastDate });
  const locked = [
    ...held.filter(({ placeId }) => !appointments.some((one) => one.placeId === placeId)),
    ...appointments,
  ];
  const wanted = [...(changes.wanted ?? []), ...ownPlacesIn(trip, changes)];
  const busy = busyOn(trip.preferences.busy ?? [], eachDay(firstDate, lastDate), takenBy(trip, appointments));
  const seen = seenOf(trip, [...wanted, ...locked.map(({ placeId }) => placeId)]);
  const request: Omit<DayRequest, "seed"> = {
    destination: requestedDestination(destination, [outbound, inbound], airportOf),
    places: placesFor(trip, destination, new Set([...wanted, ...locked.map(({ placeId }) => placeId)])),
    arrangement: arrangementOf(destination),
    firstDate,
    lastDate,
    ...(trip.between?.back && { onTo: trip.between.back.place.name }),
    base: moves[0]!.base,
    ...(moves.length > 1 && { moves }),
    adults: trip.adults,
    ...childrenOf(trip),
    pace: trip.preferences.pace,
    interests: trip.preferences.interests,
    ...spendForDays(trip, destination, eachDay(firstDate, lastDate).length),
    mealHours: mealHoursOf(findCountryFacts(destination.country)),
    mealCap: mealCapOf(trip),
    meals: mealsOf(trip),
    ...(busy.length > 0 && { busy }),
    locked,
    wanted: [...new Set(wanted)],
    unwanted: [
      ...(trip.preferences.unwanted ?? []),
      ...(changes.unwanted ?? []),
      ...seen,
      ...seenOnTheWay(trip, destination.slug),
    ].filter((placeId) => !changes.wanted?.includes(placeId)),
    ...(seen.length > 0 && { seen }),
    keep: stopsToKeep(trip, changes, isMeal),
    ...(changes.stayClose && !changes.isLaidAgain && trip.itinerary && { edit: editOf(trip.itinerary, changes) }),
    accessNeeds: needs.accessNeeds,
    diets: needs.diets,
  };
  const there: DayRequest = { ...request, seed: 0 };
  const hire = hireHere(hiredDrives(trip), destination.ways.needsCar ?? false);
  const arrival = withHire(endOf(trip, there, outbound, "arrival", airportOf), hire.arriving);
  const departure = withHire(endOf(trip, there, inbound, "departure", airportOf), hire.leaving);
  const whole = { ...request, arrival, departure };
  return { ...whole, seed: seedFor(trip, whole, changes) };
}

/**
 * The draw of a plan: the same request gives the same plan, whichever trip and account it comes from. Another draw
 * follows the one that is there, and a plan that is only edited keeps its own.
 */
function seedFor(trip: Trip, request: Omit<DayRequest, "seed">, changes: DayChanges): number {
  if (trip.itinerary && changes.another) return trip.itinerary.seed + 1;
  if (trip.itinerary && changes.stayClose) return trip.itinerary.seed;
  return hashText(
    JSON.stringify([
      trip.destination.slug ?? trip.destination.name,
      [request.firstDate, request.lastDate, request.arrival?.at, request.departure?.at],
      [request.base.name, request.base.lat, request.base.lon],
      ...(request.moves ?? []).slice(1).map(({ date, base }) => [date, base.name, base.lat, base.lon]),
      [trip.adults, trip.children],
      [request.pace, trip.preferences.budgetTier],
      // The order in which things were ticked says nothing.
      request.interests.toSorted(),
      request.accessNeeds.toSorted(),
      request.diets.toSorted(),
    ]),
  );
}
