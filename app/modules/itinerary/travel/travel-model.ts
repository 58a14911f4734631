import { HIRED_MODES, PUBLIC_MODES } from "#app/modules/catalogue/schema/vocabulary";
import type { RideMode, Ways } from "#app/modules/catalogue/schema/ways.schema";
import { distanceKm, leftAt } from "#app/shared/geo";
import type { Point, Stretch } from "#app/shared/geo";
import type { Leg } from "../day/itinerary";
import { heightsIn } from "./heights";
import type { Raised } from "./heights";
import { hasSmallChildren } from "../day/children";

/** Streets are longer than the crow flies. */
const DETOUR = 1.3;
/** On foot in a town, with crossings and looking about, in kilometres an hour. */
export const WALK_KMH = 4.6;
/** The longest walk of a plan: 24 minutes, or ten where heat and traffic leave only short walks. */
const LONGEST_WALK_KM = 1.85;
const LONGEST_WALK_KM_IN_HEAT = 0.8;
/** Children walk for a quarter of an hour at a stretch, where there is anything on wheels. */
const LONGEST_WALK_KM_WITH_CHILDREN = 1.15;
/** Ten minutes with suitcases. */
const LONGEST_WALK_KM_WITH_BAGS = 0.8;
const ON_WATER: readonly RideMode[] = ["boat", "ferry"];
/** Another way is taken before the usual one when it saves so many minutes; one that has to be hired, so many more. */
const WORTH_ANOTHER_MINUTES = 8;
const WORTH_HIRING_MINUTES = 20;
/** From this distance on the trains and buses of the region are worth a thought inside the town as well. */
const REGION_FROM_KM = 8;
/** The last kilometres to the edge of a town are roads more than streets. */
const EDGE_KM = 6;
/** A public fare out of town, by the kilometre, as a share of the fare in town. */
const FARE_PER_KM = 0.065;
const USUAL_FARE = 1;
const SEATS = 4;
/** Petrol and parking of a car that is there anyway, dollars a kilometre. */
const OWN_CAR_PER_KM = 0.2;
/** The longest ride on three wheels, where there is anything else. */
const LONGEST_TUK_TUK_KM = 8;
/** A jeep with its driver asks for more than a taxi. */
const JEEP_FACTOR = 1.5;
/** On a day without public transport the roads are empty. */
const EMPTY_ROADS = 1.4;
/** A place farther from the centre has a way to the pier first. */
const CENTRE_KM = 4;

/** A walk takes so much longer for each metre that it climbs (Naismith's rule, 10 minutes for 100 m). */
const MINUTES_PER_METRE_UP = 0.1;
/** And for each metre down where it is steep (Langmuir's addition): a share of its length from which on it is. */
const MINUTES_PER_METRE_DOWN = 1 / 30;
const STEEP = 0.2;
/** Less than that is no climb worth a word, in metres. */
const LEAST_RISE = 20;

/** Minutes added to each leg for finding the door. */
export const LEG_BUFFER_MINUTES = 5;

/**
 * Times of a mode from door to door: minutes to get to it, wait for it and walk from it, and how fast it then is; "car"
 * goes with the traffic of the town, "road" with the roads outside.
 */
type Pace = readonly [around: number, kmh: number | "car" | "road"];

const IN_TOWN: Readonly<Record<RideMode, Pace>> = {
  metro: [14, 28],
  tram: [11, 16],
  bus: [13, 14],
  train: [16, 36],
  ferry: [18, 14],
  boat: [13, 10],
  taxi: [6, "car"],
  "tuk-tuk": [4, "car"],
  driver: [5, "car"],
  jeep: [8, "car"],
  car: [8, "car"],
};

const OUT_OF_TOWN: Readonly<Record<RideMode, Pace>> = {
  metro: [16, 34],
  tram: [14, 24],
  bus: [20, "road"],
  train: [24, 62],
  ferry: [25, 28],
  boat: [20, 24],
  taxi: [6, "road"],
  "tuk-tuk": [5, 28],
  driver: [5, "road"],
  jeep: [10, "road"],
  car: [8, "road"],
};

/** A bus stops on the way. */
const BUS_ON_ROADS = 0.8;

/** The ways there are for those who come, on a day. */
export interface TravelWays extends Omit<Ways, "apart" | "served" | "heights"> {
  served: readonly { points: readonly Point[]; by: readonly RideMode[] }[];
  apart: readonly { points: readonly Point[]; within: number; by: RideMode; minutes: number; price: number }[];
  centre: Point;
  /** Metres above the low ground of the town; undefined where nothing lies high. */
  heightAt?: (point: Point) => number;
  adults: number;
  /** All who share a car. */
  people: number;
  longestWalkKm: number;
  /** A walk is too long for children, or with bags: they get on a tram, as others do. */
  takesTrams: boolean;
  /** No trains, buses or boats run. */
  isTransportStopped?: boolean;
}

/** The facts that the ways of a trip depend on. */
interface WaysRequest {
  destination: Point & { ways: Omit<Ways, "heights"> & { heights?: Ways["heights"] } };
  places: readonly (Raised & { id: string })[];
  adults?: number;
  children: number;
  youngest?: number;
}

/** @param longestWalkKm what those who come want to walk at a stretch, if they said so */
export function travelWays(
  { destination, places, adults = 1, children, youngest }: WaysRequest,
  longestWalkKm = LONGEST_WALK_KM,
): TravelWays {
  const { heights = {}, ...ways } = destination.ways;
  const isWithSmall = hasSmallChildren({ children, youngest });
  const heightAt = heightsIn(places, heights);
  const at = new Map(places.map(({ id, lat, lon }) => [id, { lat, lon }]));
  return {
    ...ways,
    served: ways.served.map(({ places: ids, by }) => ({ points: ids.flatMap((id) => at.get(id) ?? []), by })),
    apart: ways.apart.map(({ places: ids, ...way }) => ({ ...way, points: ids.flatMap((id) => at.get(id) ?? []) })),
    centre: { lat: destination.lat, lon: destination.lon },
    ...(heightAt && { heightAt }),
    adults,
    people: adults + children,
    takesTrams: isWithSmall && longestWalkKm >= LONGEST_WALK_KM,
    longestWalkKm: Math.min(
      longestWalkKm,
      ways.walkable ? LONGEST_WALK_KM : LONGEST_WALK_KM_IN_HEAT,
      isWithSmall && ways.city.some((mode) => !ON_WATER.includes(mode)) ? LONGEST_WALK_KM_WITH_CHILDREN : Infinity,
    ),
  };
}

/** Whether a town has nothing but boats, which run at all hours where there are no streets for cars. */
function isAfloat({ city }: Pick<TravelWays, "city">): boolean {
  return city.every((mode) => ON_WATER.includes(mode));
}

/**
 * The same ways for travellers who carry their bags: no long walk, and at night a car that comes to the door.
 * @param isAtNight few public ways run, and nobody hands out hire cars
 */
export function waysWithBags(ways: TravelWays, isAtNight: boolean): TravelWays {
  const carried = {
    ...ways,
    takesTrams: ways.takesTrams || ways.longestWalkKm >= LONGEST_WALK_KM,
    longestWalkKm: Math.min(ways.longestWalkKm, LONGEST_WALK_KM_WITH_BAGS),
  };
  if (!isAtNight || isAfloat(ways)) return carried;
  const [city, region] = [ways.city, ways.region].map((modes) => modes.filter((mode) => mode !== "car"));
  return { ...carried, city: city!, region: region!, isTransportStopped: true };
}

const isPublic = (mode: RideMode): boolean => (PUBLIC_MODES as readonly RideMode[]).includes(mode);
/**
 * Across a town the ride is faster than from stop to stop, and by the town's own means: where trains are not used
 * within it, those of the region stop seldom, and not where the traveller goes.
 */
function asInTown(leg: Leg, ways: Pick<TravelWays, "city" | "fare">): Leg {
  const usual = ways.city.find(isPublic);
  if (leg.mode !== "train" || !usual || ways.city.includes("train")) return leg;
  return { ...leg, mode: usual, priceMinor: roundMoney(fareInTown(ways)) };
}
const isHired = (mode: RideMode): boolean => (HIRED_MODES as readonly RideMode[]).includes(mode);

/**
 * The way between two points: on foot when near, else by what there is in town or, farther out, in the region; over
 * water by what crosses it. Minutes are whole, from door to door and without the buffer; the price is for one adult in
 * US cents. An estimate. Where the usual mode does not come near an end it is local transport.
 * @param spot where the traveller comes from: a ride or a walk with two ends is left at the second
 */
export function legBetween(spot: Stretch, b: Point, ways: TravelWays): Leg {
  const a = leftAt(spot);
  const crossings = crossingsBetween(a, b, ways);
  return crossings.length > 0 ? legAcross(a, b, crossings, ways) : asServed(legOnLand(a, b, ways), a, b, ways);
}

type Crossing = TravelWays["apart"][number];

function shoreOf(point: Point, ways: TravelWays): Crossing | undefined {
  return ways.apart.find(({ points, within }) => points.some((other) => distanceKm(point, other) <= within));
}

function crossingsBetween(a: Point, b: Point, ways: TravelWays): Crossing[] {
  if (ways.apart.length === 0) return [];
  const [from, to] = [shoreOf(a, ways), shoreOf(b, ways)];
  return from === to ? [] : [from ?? [], to ?? []].flat();
}

/** Whether there is water between two points. */
export function isAcross(a: Point, b: Point, ways: TravelWays): boolean {
  return crossingsBetween(a, b, ways).length > 0;
}

/** Across water: the crossings, each from the centre, and the way to the centre of an end that is far from it. */
function legAcross(a: Point, b: Point, crossings: readonly Crossing[], ways: TravelWays): Leg {
  const land = [a, b].find((point) => !shoreOf(point, ways));
  const before = land && distanceKm(land, ways.centre) > CENTRE_KM ? legOnLand(land, ways.centre, ways) : undefined;
  const longest = crossings.reduce((longer, one) => (one.minutes > longer.minutes ? one : longer));
  const sum = (of: (one: Crossing) => number): number => crossings.reduce((all, one) => all + of(one), 0);
  return {
    mode: longest.by,
    minutes: sum(({ minutes }) => minutes) + (before?.minutes ?? 0),
    km: kmBetween(a, b),
    priceMinor: roundMoney(sum(({ price }) => price)) + (before?.priceMinor ?? 0),
  };
}

function kmBetween(a: Point, b: Point): number {
  return Math.round(distanceKm(a, b) * DETOUR * 10) / 10;
}

/** Metres from one point up to another, down where it is less than nothing. */
function climbBetween(a: Point, b: Point, { heightAt }: Pick<TravelWays, "heightAt">): number {
  return heightAt ? heightAt(b) - heightAt(a) : 0;
}

/** Minutes that a climb, or a steep way down, adds to a walk. */
function minutesOfClimb(km: number, climb: number): number {
  if (climb >= 0) return climb * MINUTES_PER_METRE_UP;
  return -climb > STEEP * km * 1000 ? -climb * MINUTES_PER_METRE_DOWN : 0;
}

/** A walk on the flat that takes as long, in kilometres. */
function asOnTheFlat(km: number, climb: number): number {
  return km + (minutesOfClimb(km, climb) / 60) * WALK_KMH;
}

function walkOf(km: number, climb: number): Leg {
  const minutes = Math.round((km / WALK_KMH) * 60 + minutesOfClimb(km, climb));
  return { mode: "walk", minutes, km, priceMinor: 0, ...(climb >= LEAST_RISE && { riseMetres: climb }) };
}

/**
 * The way between two points by a given mode, whatever else there is; as of {@link legBetween}.
 * @param isInTown whether it is made at the pace of the town
 */
export function rideBetween(
  spot: Stretch,
  b: Point,
  mode: RideMode | "walk",
  ways: TravelWays,
  isInTown = kmBetween(leftAt(spot), b) <= ways.reach,
): Leg {
  const km = kmBetween(leftAt(spot), b);
  if (mode === "walk") return walkOf(km, climbBetween(leftAt(spot), b, ways));
  return ridesBy([mode], km, isInTown ? IN_TOWN : OUT_OF_TOWN, { ...ways, isTransportStopped: false })[0]!;
}

function legOnLand(a: Point, b: Point, ways: TravelWays): Leg {
  const km = kmBetween(a, b);
  const climb = climbBetween(a, b, ways);
  const walked = asOnTheFlat(km, climb);
  if (walked <= ways.longestWalkKm) return walkOf(km, climb);
  const inTown = km <= ways.reach;
  // A traveller who cannot walk so far cannot walk to a stop either.
  const isHardToWalk = ways.longestWalkKm < LONGEST_WALK_KM;
  if ((isHardToWalk ? km : walked) <= LONGEST_WALK_KM && ways.walkable) {
    // Where trams are usual, the traveller gets on in the street for a stop or two; to a metro it is as far as the
    // walk.
    const usual = ways.city.find(isPublic);
    const isRidden = usual !== undefined && (isAfloat(ways) || (ways.takesTrams && usual === "tram"));
    return ridesBy(isRidden ? [usual, "taxi"] : ["taxi"], km, IN_TOWN, ways)[0]!;
  }
  const rides = inTown
    ? [
        ...ridesBy(ways.city, km, IN_TOWN, ways),
        ...(km >= REGION_FROM_KM ? ridesBy(ways.region.filter(isPublic), km, OUT_OF_TOWN, ways) : []),
      ]
    : ridesBy(ways.region, km, OUT_OF_TOWN, ways);
  // Where nothing else runs, a driver can be hired.
  const enclosed = km > LONGEST_TUK_TUK_KM ? withoutTukTuks(rides, km, ways) : rides;
  const [usual, ...others] =
    enclosed.length > 0
      ? enclosed
      : rides.length > 0
        ? rides
        : ridesBy(["taxi"], km, inTown ? IN_TOWN : OUT_OF_TOWN, ways);
  const best = others.reduce((found, ride) => {
    const saves = isHired(ride.mode as RideMode) && !isHired(found.mode as RideMode);
    return found.minutes - ride.minutes >= (saves ? WORTH_HIRING_MINUTES : WORTH_ANOTHER_MINUTES) ? ride : found;
  }, usual!);
  return inTown ? asInTown(best, ways) : best;
}

/** The rides that are not on three wheels; where only boats would be left, a hired driver with a car. */
function withoutTukTuks(rides: readonly Leg[], km: number, ways: TravelWays): Leg[] {
  const others = rides.filter(({ mode }) => mode !== "tuk-tuk");
  const isAfloat = others.length < rides.length && others.every(({ mode }) => ON_WATER.includes(mode as RideMode));
  if (others.length === 0 || !isAfloat) return others;
  const hired = ways.region.find((mode) => isHired(mode) && mode !== "tuk-tuk") ?? "taxi";
  return ridesBy([hired], km, km <= ways.reach ? IN_TOWN : OUT_OF_TOWN, ways);
}

/** Degrees: what lies this near to a place in both directions is reached like it. */
const SAME_STOP_DEGREES = 0.002;

/** The same way, as local transport where its usual mode does not come near one of its ends. */
function asServed(leg: Leg, a: Point, b: Point, { served }: TravelWays): Leg {
  if (leg.mode === "walk" || leg.mode === "transit" || isHired(leg.mode)) return leg;
  const mode = leg.mode;
  const isAt = (point: Point, other: Point): boolean =>
    Math.abs(point.lat - other.lat) < SAME_STOP_DEGREES && Math.abs(point.lon - other.lon) < SAME_STOP_DEGREES;
  const isMissed = served.some(
    ({ points, by }) => !by.includes(mode) && points.some((point) => isAt(point, a) || isAt(point, b)),
  );
  return isMissed ? { ...leg, mode: "transit" } : leg;
}

/**
 * Minutes at the wheel: a long drive leaves the town's streets before the end, and is as fast there as on the roads.
 */
function minutesByCar(km: number, { kmh, roadKmh, reach }: Pick<TravelWays, "kmh" | "roadKmh" | "reach">): number {
  const streets = Math.min(km, Math.max(REGION_FROM_KM, reach - EDGE_KM));
  return (streets / kmh + (km - streets) / Math.max(kmh, roadKmh)) * 60;
}

function ridesBy(
  modes: readonly RideMode[],
  km: number,
  paces: Readonly<Record<RideMode, Pace>>,
  ways: TravelWays,
): Leg[] {
  return modes
    .filter((mode) => !(ways.isTransportStopped && isPublic(mode)))
    .map((mode) => {
      const [around, kmh] = paces[mode];
      const speed = kmh === "road" ? ways.roadKmh * (mode === "bus" ? BUS_ON_ROADS : 1) : kmh;
      const riding = speed === "car" ? minutesByCar(km, ways) : (km / speed) * 60;
      return {
        mode,
        minutes: Math.round(around + riding / (ways.isTransportStopped ? EMPTY_ROADS : 1)),
        km,
        priceMinor: roundMoney(fareFor(mode, km, paces === IN_TOWN, ways)),
      };
    });
}

/** A public ticket for one adult in dollars. */
export function fareInTown({ fare = USUAL_FARE }: Pick<TravelWays, "fare">): number {
  return fare;
}

/** For one adult in dollars: a ticket, or a share of the car. */
function fareFor(mode: RideMode, km: number, inTown: boolean, ways: TravelWays): number {
  if (isPublic(mode)) {
    const fare = fareInTown(ways);
    return inTown ? fare : Math.max(fare, fare * FARE_PER_KM * km);
  }
  const [start, perKm] = ways.taxi;
  const asks = start + perKm * km;
  const car = mode === "car" ? OWN_CAR_PER_KM * km : mode === "jeep" ? asks * JEEP_FACTOR : asks;
  return (car * Math.ceil(ways.people / SEATS)) / Math.max(1, ways.adults);
}

/** Dollars as cents, to the next ten. */
function roundMoney(dollars: number): number {
  return Math.round(dollars * 10) * 10;
}
