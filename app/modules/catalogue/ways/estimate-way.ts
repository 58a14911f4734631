import { distanceKm } from "#app/shared/geo";
import { transferFrom, type Transfer } from "../schema/transfers";
import { isDrivable, isJoinedByLand, usualOverLand, type Spot } from "./ground";
import type { WayBetween } from "./way";

/** A place of which an estimate knows where it lies and how it is reached. A destination of the catalogue is one. */
export interface WayEnd extends Spot {
  lat: number;
  lon: number;
  /** IATA codes, the usual one first. */
  airports: readonly string[];
  transfers: Readonly<Record<string, Transfer>>;
  /** US dollars a day: bed, food, transport, activities. */
  costs: { moderate: readonly number[] };
  /** Whether one of its airports is large: from others, few places without a row are reached by a direct flight. */
  hasLargeAirport?: boolean;
}

/** Kilometres as the crow flies beyond which travellers fly, and below which nobody does over land. */
const FLY = { beyondKm: 500, fromKm: 150 } as const;
/** Roads and rails are longer than the straight line. */
const WINDING = 1.3;
/** Minutes at both ends together, kilometres an hour on the way, and dollars: a base, and for each kilometre of it. */
const LAND = {
  train: { ends: 50, kmh: 95, base: 5, perKm: 0.13 },
  coach: { ends: 45, kmh: 65, base: 5, perKm: 0.08 },
  car: { ends: 15, kmh: 75, base: 15, perKm: 0.12 },
} as const;
/** Minutes in airports before and after a flight, of taxiing and climbing, and of a change. */
const AIR = { before: 120, after: 30, climb: 30, kmh: 800, change: 120, base: 45, perKm: 0.08, changeBeyondKm: 6_000 };
/** Dollars a day for food in a country of high prices, and the shares of them that prices over land keep to. */
const FOOD = { dollars: 50, least: 0.25, most: 1.2 } as const;

/**
 * The way that is likely between two places of which no row is known: over land up to 500 km, by train where both
 * countries have them, else by car or coach; by air beyond, and over the sea. Nothing of it is a timetable.
 */
export function estimateWay(a: WayEnd, b: WayEnd): WayBetween {
  const km = distanceKm(a, b);
  const isByLand = isJoinedByLand(a, b) && (km <= FLY.beyondKm || sharesAirport(a, b));
  return isByLand || (km < FLY.fromKm && sharesAirport(a, b)) ? overLand(a, b, km) : byAir(a, b, km);
}

/** The drive between two places of which no row is known, in a car of one's own hire; undefined where none is likely. */
export function estimateDrive(a: WayEnd, b: WayEnd): WayBetween | undefined {
  const km = distanceKm(a, b);
  return isDrivable(a, b) && km <= FLY.beyondKm ? overLand(a, b, km, "car") : undefined;
}

function sharesAirport(a: WayEnd, b: WayEnd): boolean {
  return a.airports.some((code) => b.airports.includes(code));
}

function overLand(a: WayEnd, b: WayEnd, km: number, by = usualOverLand(a, b)): WayBetween {
  const { ends, kmh, base, perKm } = LAND[by];
  const roadKm = km * WINDING;
  return {
    by,
    minutes: toFive(ends + (roadKm / kmh) * 60),
    dollars: Math.max(1, Math.round((base + roadKm * perKm) * priceLevel(a, b))),
    isEstimate: true,
  };
}

function byAir(a: WayEnd, b: WayEnd, km: number): WayBetween {
  const changes = km > AIR.changeBeyondKm || !(a.hasLargeAirport && b.hasLargeAirport);
  const rides = [transferFrom(a), transferFrom(b)];
  const minutes = rides.reduce(
    (sum, ride) => sum + ride.minutes,
    AIR.before + AIR.climb + (km / AIR.kmh) * 60 + AIR.after,
  );
  const dollars = rides.reduce((sum, ride) => sum + ride.price, AIR.base + km * AIR.perKm);
  return {
    by: "flight",
    minutes: toFive(minutes + (changes ? AIR.change : 0)),
    dollars: Math.ceil(dollars / 5) * 5,
    ...(changes && { note: "Usually with a change of planes." }),
    isEstimate: true,
  };
}

/** Prices over land follow those of the two places. */
function priceLevel(a: WayEnd, b: WayEnd): number {
  const [foodA = FOOD.dollars, foodB = FOOD.dollars] = [a.costs.moderate[1], b.costs.moderate[1]];
  return Math.min(FOOD.most, Math.max(FOOD.least, (foodA + foodB) / 2 / FOOD.dollars));
}

function toFive(minutes: number): number {
  return Math.ceil(minutes / 5) * 5;
}
