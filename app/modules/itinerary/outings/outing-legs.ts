import type { DayTrip, TripMode } from "#app/modules/catalogue/schema/arrangement.schema";
import type { RideMode } from "#app/modules/catalogue/schema/ways.schema";
import { distanceKm, leftAt } from "#app/shared/geo";
import type { Point, Stretch } from "#app/shared/geo";
import type { Leg } from "../day/itinerary";
import { legBetween, rideBetween } from "../travel/travel-model";
import type { TravelWays } from "../travel/travel-model";

/** The part of an outing that says how the traveller goes on in it. */
type Going = Pick<DayTrip, "by" | "operator" | "hops"> & { places: readonly (Point & { id: string })[] };

/** The vehicle of the whole day with a driver or a hired car; a way that is not here says nothing of the stops. */
const ALL_DAY: Partial<Record<TripMode, RideMode>> = {
  car: "car",
  driver: "driver",
  jeep: "jeep",
  boat: "boat",
  bus: "bus",
  "tour-bus": "bus",
};
/** Longer than that is no walk between two stops of a day on foot. */
const WALK_OF_THE_DAY_KM = 4;
/** A party that asked for short walks is sent on none of them. */
const SHORT_WALKS_KM = 1;

const isAt = (a: Point, b: Point): boolean => a.lat === b.lat && a.lon === b.lon;

/**
 * How the traveller goes on from a place of an outing to another: as its own text has it, else by the way the outing is
 * made.
 */
function modeOf(
  { hops, by, operator, places }: Going,
  from: Stretch,
  to: Point,
  km: number,
): RideMode | "walk" | undefined {
  const [start, end] = [from, to].map((point) => places.find((place) => isAt(place, point))?.id);
  const hop = hops?.find((one) => one.from === start && one.to === end);
  if (hop) return hop.by;
  if (by === "walk") return km <= WALK_OF_THE_DAY_KM ? "walk" : undefined;
  return operator === "public" ? undefined : ALL_DAY[by];
}

/** The wait for a bus of the line, not for the coach that brought the traveller. */
const WAIT_FOR_BUS = 15;

/** The ride between two stops of an outing: beyond the reach of the town at the pace of its roads. */
function rideOnOuting({ operator }: Going, from: Stretch, to: Point, mode: RideMode | "walk", ways: TravelWays): Leg {
  const reaches = (point: Point): boolean => distanceKm(point, ways.centre) <= ways.reach;
  const isInTown = reaches(leftAt(from)) || reaches(to) ? undefined : false;
  const ride = rideBetween(from, to, mode, ways, isInTown);
  const isOwnCoach = mode === "bus" && operator !== "public" && isInTown === false;
  return isOwnCoach ? { ...ride, minutes: ride.minutes - WAIT_FOR_BUS } : ride;
}

/**
 * The way between two stops of an outing. The network of the town says nothing about it: it is walked where it is near,
 * is what the outing says, and else "by local transport", with the minutes that such a way takes.
 */
export function legOnOuting(outing: Going, from: Stretch, to: Point, ways: TravelWays): Leg {
  const leg = legBetween(from, to, ways);
  if (leg.mode === "walk") return leg;
  const mode = modeOf(outing, from, to, leg.km);
  const isTooFar = mode === "walk" && ways.longestWalkKm < SHORT_WALKS_KM;
  const way: Leg = mode && !isTooFar ? rideOnOuting(outing, from, to, mode, ways) : { ...leg, mode: "transit" };
  // The driver or guide of the day is paid for the whole of it.
  return outing.operator === "public" ? way : { ...way, priceMinor: 0 };
}
