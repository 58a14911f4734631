import { findAirport, resolveExactDeparture } from "#app/modules/catalogue/places/airports.server";
import type { Airport } from "#app/modules/catalogue/places/airports.server";
import { transferFrom } from "#app/modules/catalogue/schema/transfers";
import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import { foldName, foldedNames } from "#app/modules/catalogue/places/place-names";
import type { BudgetLevel, Taste } from "#app/modules/catalogue/schema/vocabulary";
import type { Means, WayToChoose, WayWish } from "#app/modules/catalogue/ways/way";
import { stopOf, waysToChoose } from "#app/modules/catalogue/ways/ways.server";
import { hubsBetween, isNonStop } from "#app/modules/inventory/network/non-stop";
import { distanceFareUsd } from "#app/modules/inventory/prices/fares";
import type { Pace } from "#app/modules/itinerary/day/itinerary";
import type { StartValues } from "#app/modules/planner/start-form";
import { addDays, daysBetween, isLocalDate, laterElsewhere, monthOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import { driveTaken } from "./drives.server";
import { daysOnWay } from "./lay-out";
import type { PlaceToLay, WayToLay } from "./lay-out";
import { worthByDate } from "./order/stay-dates";
import { worthOfNights } from "./order/worth";
import type { RouteAsk, RoutePlace, RouteWay } from "./order/route-problem";
import { MOST_NIGHTS, MOST_PLACES } from "./route-form";

/** The wishes that decide what a night somewhere is worth. */
export interface RouteWish {
  pace: Pace;
  interests: Taste[];
  months: number[];
  hasChildren: boolean;
}

/** Dollars that a traveller of each tier gives for an hour saved on the way. */
const PRICE_PER_HOUR: Readonly<Record<BudgetLevel, number>> = { "budget-friendly": 8, moderate: 20, luxury: 60 };
/** Minutes of a flight from home besides the air: both airports and their rides; and of a change. */
const AROUND_FLIGHT = 240;
const CHANGE = 120;
/** Of them, the ride between airport and town where it is a usual one. */
const USUAL_RIDE = 45;
const KM_A_MINUTE = 13;
/** Any month will do while the traveller has not said when. */
const ALL_MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** What the traveller wants of each place, by the form; over all the year while there is no date. */
export function wishOf(
  rest: Pick<StartValues, "pace" | "interests" | "startDate" | "children">,
  nights: number,
): RouteWish {
  const { startDate } = rest;
  const months = isLocalDate(startDate) ? [monthOf(startDate), monthOf(addDays(startDate, nights))] : ALL_MONTHS;
  return {
    pace: rest.pace as Pace,
    interests: rest.interests as Taste[],
    months: [...new Set(months)],
    hasChildren: Number(rest.children) > 0,
  };
}

/** Without an airport where one change is enough, two are made and the way is so many times as long. */
const TWO_CHANGES_STRETCH = 1.15;

/** Where one changes at so few airports at most, one waits longer for the flight on, and there are few cheap seats. */
const FEW_HUBS = { most: 11, wait: 90, fare: 1.15 } as const;

/** The flight from home to a place: the kilometres flown, straight or by the hub nearest to the way, and its changes. */
function flown(from: Airport, airports: readonly string[], to: Destination) {
  const km = distanceKm(from, to);
  if (isNonStop(airports, to.airports)) return { km, changes: 0, isRare: false };
  const byHub = hubsBetween(airports, to.airports).flatMap((code) => {
    const hub = findAirport(code);
    return hub ? distanceKm(from, hub) + distanceKm(hub, to) : [];
  });
  return byHub.length > 0
    ? { km: Math.min(...byHub), changes: 1, isRare: byHub.length <= FEW_HUBS.most }
    : { km: km * TWO_CHANGES_STRETCH, changes: 2, isRare: true };
}

/** The flight from an airport at home to a place, one way: by the way flown, its changes and the ride at its end. */
function flightFrom(from: Airport, airports: readonly string[], to: Destination): RoutePlace["home"] {
  const { km, changes, isRare } = flown(from, airports, to);
  const ride = transferFrom(to);
  const air = km / KM_A_MINUTE + changes * CHANGE + (isRare ? FEW_HUBS.wait : 0);
  const fare = distanceFareUsd(km) * (isRare ? FEW_HUBS.fare : 1);
  const farther = farRide(to);
  return {
    minutes: Math.round(AROUND_FLIGHT + air + farther),
    dollars: Math.round(fare + ride.price),
    ...(farther > 0 && { ride: farther }),
  };
}

/** The traveller's home: whether a place is it, and the flight from there to a place. */
interface Home {
  isKnown: boolean;
  isAt(destination: Destination): boolean;
  /** One way: roughly, by the way flown and its changes. None at home itself. */
  to(destination: Destination): Pick<RoutePlace, "home">;
}

/** The home of a traveller who starts from a city; one that is not known is nowhere. */
export function homeIn(departureCity: string): Home {
  const found = resolveExactDeparture(departureCity);
  const from = findAirport(found?.airports[0] ?? "");
  const city = foldName(found?.city ?? "");
  const isAt = (destination: Destination): boolean => city !== "" && foldedNames(destination).includes(city);
  return {
    isKnown: from !== undefined,
    isAt,
    to: (destination) => {
      if (!found || !from) return {};
      if (isAt(destination)) return { home: { minutes: 0, dollars: 0 } };
      return { home: flightFrom(from, found.airports, destination) };
    },
  };
}

/** Minutes of the way from home that are spent before the flight. */
const BEFORE_FLIGHT = 120;
/** When most people leave home. */
const LEAVES_HOME = "12:00";

/** The day on which a traveller from home gets to a place: the next one after a flight through the night. */
export function arrivalFromHome(departureCity: string, destination: Destination, startDate: LocalDate): LocalDate {
  const { home } = homeIn(departureCity).to(destination);
  const zone = findAirport(resolveExactDeparture(departureCity)?.airports[0] ?? "")?.timeZone;
  if (!home || !zone || home.minutes === 0) return startDate;
  const left = `${startDate}T${LEAVES_HOME}`;
  return laterElsewhere(left, home.minutes - BEFORE_FLIGHT, zone, destination.timeZone).slice(0, 10);
}

/** How the traveller goes on from place to place. */
export interface ChosenWays {
  /** By slug, where they have chosen it. */
  by?: Readonly<Record<string, Means | undefined>>;
  /** What they like where they have not. */
  goBy?: WayWish;
}

/** The way that is travelled between two places: by the means that was chosen, else the first that suits the wish. */
function wayTaken(
  from: string,
  to: string,
  month: number | undefined,
  { by, goBy }: { by?: Means; goBy?: WayWish },
): WayToChoose | undefined {
  const choices = waysToChoose(from, to, month, goBy);
  return choices.find(({ means }) => means === by) ?? choices[0];
}

/** A way by day that takes no longer ends on its day. */
const LONG_WAY = 8 * 60;

/** The ways between two places from a day on; in any month while none is known. */
function wayOf(date: LocalDate | undefined, { by = {}, goBy }: ChosenWays) {
  return (from: string, to: string): RouteWay => {
    const way = wayTaken(from, to, date === undefined ? undefined : monthOf(date), { by: by[from], goBy });
    if (!way) return { minutes: Infinity, dollars: 0 };
    const [here, there] = [findDestination(from), findDestination(to)];
    if (date === undefined || !here || !there || way.minutes <= LONG_WAY) return way;
    return { ...way, nights: daysOnWay(way, date, placeToLay(here, 1), placeToLay(there, 1)) };
  };
}

/**
 * Dollars an adult, where two share it, that companies usually ask for a car that is returned in another town than it was
 * picked up; and minutes of rest after a flight, or to spare before one, beside so long a ride.
 */
const ONE_WAY_FEE = 80;
const BESIDE_RIDE = { minutes: 60, from: 120 } as const;

/** Minutes of a way from anywhere that hang on the place: the ride beyond a usual one, and a change without a large airport. */
function minutesToReach(place: Destination): number {
  const isLarge = place.airports.some((code) => findAirport(code)?.size === "large");
  return farRide(place) + (isLarge ? 0 : CHANGE);
}

/** Minutes of the ride between a place and its airport beyond a usual one. */
function farRide(place: Destination): number {
  return Math.max(0, transferFrom(place).minutes - USUAL_RIDE);
}

/**
 * What the ways from home and home cost besides: a car that is needed for the whole stay at the first place or the last
 * changes hands at the airport there, for a fee where the other end has another; and a drive of hours beside a flight
 * wants an hour of rest or reserve.
 */
function homeAdds(isHomeKnown: boolean, { goBy }: ChosenWays): NonNullable<RouteAsk["homeAdds"]> {
  return (first, last) => {
    const ends = [first, last].flatMap((slug) => findDestination(slug) ?? []);
    const airports = ends.map((end) => end.airports);
    const isKept = ends.some(({ ways }) => ways.needsCar) && wayTaken(first, last, undefined, { goBy })?.by === "car";
    const isBroughtBack = airports[0]?.some((code) => airports[1]?.includes(code)) ?? true;
    const far = ends.filter((end) => transferFrom(end).minutes > BESIDE_RIDE.from);
    const reached = isHomeKnown ? 0 : ends.reduce((sum, end) => sum + minutesToReach(end), 0);
    return { minutes: reached + far.length * BESIDE_RIDE.minutes, dollars: isKept && !isBroughtBack ? ONE_WAY_FEE : 0 };
  };
}

/** What stays in a place are worth besides by their dates; nothing while the trip has none. */
export function byDateAt(
  destination: Destination,
  others: readonly Destination[],
  rest: StartValues,
  nights: number,
): Pick<RoutePlace, "byDate"> {
  if (!isLocalDate(rest.startDate)) return {};
  const wish = { ...wishOf(rest, nights), others, most: Math.min(nights, MOST_NIGHTS) };
  // A night on each way makes the trip longer.
  const inAll = nights + Math.min(others.length + 1, MOST_PLACES);
  return { byDate: worthByDate(destination, wish, { first: rest.startDate, inAll }) };
}

/** The way from home to a place, with the nights on it once the day of leaving is known. */
function homeOf(destination: Destination, { departureCity, startDate }: StartValues): Pick<RoutePlace, "home"> {
  const { home } = homeIn(departureCity).to(destination);
  if (!home || !isLocalDate(startDate)) return { ...(home && { home }) };
  const nights = daysBetween(startDate, arrivalFromHome(departureCity, destination, startDate));
  return { home: { ...home, nights } };
}

/**
 * The question to the solver of the order on any dates: the places with what their nights are worth, the ways between
 * them, home.
 * @param fixed nights that stay as they are, by slug
 */
export function askOnAnyDates(
  destinations: readonly Destination[],
  rest: StartValues,
  nights: number,
  fixed: Readonly<Record<string, number>> = {},
  chosen: ChosenWays = {},
): RouteAsk {
  const wish = wishOf(rest, nights);
  const most = Math.min(nights, MOST_NIGHTS);
  return {
    places: destinations.map((destination): RoutePlace => {
      const { slug, name } = destination;
      const fixedNights = fixed[slug];
      const others = destinations.filter((other) => other !== destination);
      return {
        slug,
        name,
        worth: worthOfNights(destination, { ...wish, others, most }),
        ...(fixedNights !== undefined && { fixedNights }),
        ...homeOf(destination, rest),
      };
    }),
    nights,
    mostNights: MOST_NIGHTS,
    ...(isLocalDate(rest.startDate) && { startDate: rest.startDate }),
    endsAtLast: true,
    wayBetween: wayOf(isLocalDate(rest.startDate) ? rest.startDate : undefined, chosen),
    homeAdds: homeAdds(homeIn(rest.departureCity).isKnown, chosen),
    pricePerHour: PRICE_PER_HOUR[rest.budgetTier as BudgetLevel],
  };
}

/** The question to the solver of the order, with what stays are worth on their dates where the trip has any. */
export function routeAsk(
  destinations: readonly Destination[],
  rest: StartValues,
  nights: number,
  fixed: Readonly<Record<string, number>> = {},
  chosen: ChosenWays = {},
): RouteAsk {
  const ask = askOnAnyDates(destinations, rest, nights, fixed, chosen);
  const places = destinations.map((destination, index) => {
    const others = destinations.filter((other) => other !== destination);
    return { ...ask.places[index]!, ...byDateAt(destination, others, rest, nights) };
  });
  return { ...ask, places };
}

/** A place with its nights, as its dates are laid out. */
export function placeToLay(
  { slug, name, timeZone, airports }: Destination,
  nights: number,
  { by, goBy, stop }: Pick<PlaceToLay, "by" | "goBy" | "stop"> = {},
): PlaceToLay {
  return {
    slug,
    name,
    timeZone,
    airports,
    nights,
    ...(by && { by }),
    ...(goBy && { goBy }),
    ...(stop !== undefined && { stop }),
  };
}

/** The way between two places on a day, as it was chosen or liked, with the stops at its ends. */
export function wayToLay(
  from: Pick<PlaceToLay, "slug" | "by" | "goBy" | "stop">,
  to: Pick<PlaceToLay, "slug">,
  date: LocalDate,
): WayToLay {
  const way = wayTaken(from.slug, to.slug, monthOf(date), from);
  if (!way) throw new RangeError(`no way leads from ${from.slug} to ${to.slug}`);
  const { by, minutes, dollars, isEstimate, isOvernight, driver } = way;
  const [here, there] = [endOf(by, from.slug, way.from), endOf(by, to.slug, way.to)];
  const kind = {
    ...(isEstimate && { isEstimate }),
    ...(isOvernight && { isOvernight: true as const }),
    ...(driver && { driver }),
  };
  const drive = by === "car" ? driveTaken({ from: from.slug, to: to.slug, date, minutes }, from.stop) : undefined;
  return { by, minutes, dollars, ...kind, from: here, to: there, ...(drive && { drive }) };
}

const STOPS = { train: "station", coach: "coach station", ferry: "port" } as const;

/** The stop of a way in a town: the middle of town by a plain name, where none is known. */
function endOf(by: WayToLay["by"], slug: string, name: string | undefined): WayToLay["from"] {
  const town = findDestination(slug);
  if (!town || by === "car" || by === "flight") return undefined;
  const stop = name === undefined ? undefined : stopOf(slug, name);
  if (name !== undefined && stop) return { name, ...stop };
  return { name: `${town.town ?? town.name} ${STOPS[by]}`, lat: town.lat, lon: town.lon };
}
