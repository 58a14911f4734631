import type { ItineraryDay, ItineraryItem, StopRole } from "#app/modules/itinerary/day/itinerary";
import { MODE_WORDS } from "#app/modules/itinerary/day/way-in-words";
import { addDays, minutesOfDay, wallClock } from "#app/shared/calendar";
import { daysUntil } from "../trip/departure-day";
import { flightNow } from "../trip/flight-now";
import type { ComingFlight, TripZones } from "../trip/flight-now";
import type { Trip } from "../trip/trip";
import { isBookable, isClosed } from "../trip/trip";
import { partsOf } from "../trip/trip-parts";

/** A stop that comes next on the day of today. Minutes since local midnight at the destination. */
interface ComingStop {
  id: string;
  name: string;
  start: number;
  end: number;
  location: ItineraryItem["location"];
  /** Whether the traveller is there by now. */
  isNow: boolean;
  /** Where the traveller goes afterwards, while they are there. */
  then?: { name: string; start: number; way?: string };
}

/** Where a trip begins once the traveller is there. Minutes since local midnight. */
interface FirstStop {
  date: string;
  name: string;
  start: number;
}

/** The traveller's next need on a trip: the step that is missing, how long to wait, where to be. */
export type TripNow =
  | { kind: "choose"; step: "flights" | "hotels" }
  | { kind: "plan-days" }
  | { kind: "ready" }
  /** Whole days until it begins; 0 on a day that is only the way. */
  | { kind: "wait"; days: number; first?: FirstStop }
  /** In the air, or on the way to a flight: it is what comes next. */
  | { kind: "fly"; flight: ComingFlight; dayNumber?: number; date?: string }
  | { kind: "today"; dayNumber: number; date: string; stop?: ComingStop; flight?: ComingFlight }
  | { kind: "over" };

/** Stops at which the traveller has to be at an hour; breakfast, a rest and free time find themselves. */
const CALLED: readonly StopRole[] = ["visit", "meal", "transfer"];

const DAY_MINUTES = 24 * 60;

/** Words that begin the name of a meal which says where it is and not what it is. */
const PREPOSITION = /^(In|At|On|By|Near|Under|Inside|Round|Opposite|Below|Above|Beside) /;

/** "Lunch in Naramachi" of a meal that is named after its spot. */
function calledName({ name, meal }: ItineraryItem): string {
  if (!meal || !PREPOSITION.test(name)) return name;
  return `${meal === "lunch" ? "Lunch" : "Dinner"} ${name[0]!.toLowerCase()}${name.slice(1)}`;
}

function thenOf(item: ItineraryDay["items"][number]): ComingStop["then"] {
  const { start, legBefore } = item;
  return {
    name: calledName(item),
    start,
    ...(legBefore && { way: `${legBefore.minutes} min ${MODE_WORDS[legBefore.mode]}` }),
  };
}

/** The first place of the days, after rides and bags. */
function firstOf(days: readonly ItineraryDay[]): { first?: FirstStop } {
  for (const { date, items } of days) {
    const stop = items.find(({ role }) => role === "visit" || role === "meal");
    if (stop) return { first: { date, name: calledName(stop), start: stop.start } };
  }
  return {};
}

/** A flight that comes next, in the day of the plan that it belongs to. */
function toFly(flight: ComingFlight, day: ItineraryDay | undefined): TripNow {
  return { kind: "fly", flight, ...(day && { dayNumber: day.dayNumber, date: day.date }) };
}

/**
 * The next entry of the plan, on a day that may last beyond midnight.
 * @param local the wall clock of the destination
 * @param waits what is said of a day before the first
 * @param home the flight home, once it is what comes after the days
 */
function onTheWay(
  days: readonly ItineraryDay[],
  local: string,
  waits: TripNow,
  home: ComingFlight | undefined,
): TripNow {
  const today = local.slice(0, 10);
  const clock = minutesOfDay(local);
  const planned = days.find(({ date }) => date === today);
  const yesterday = days.find(({ date }) => date === addDays(today, -1));
  // An evening lasts beyond midnight: until it is over the traveller is still in its day.
  const isLate = yesterday?.items.some(({ role, end }) => CALLED.includes(role) && end > clock + DAY_MINUTES) === true;
  const day = isLate ? yesterday : planned;
  if (!day) {
    if (home) return toFly(home, planned);
    return waits;
  }
  const minutes = isLate ? clock + DAY_MINUTES : clock;
  const [next, after] = day.items.filter(({ role, end }) => CALLED.includes(role) && end > minutes);
  // The ride to the airport says less than the flight it is for.
  if (home && (!next || (next.role === "transfer" && next.start === home.leaveAt))) return toFly(home, planned);
  return {
    kind: "today",
    dayNumber: day.dayNumber,
    date: day.date,
    stop: next && {
      id: next.id,
      name: calledName(next),
      start: next.start,
      end: next.end,
      location: next.location,
      isNow: next.start <= minutes,
      ...(next.start <= minutes && after && { then: thenOf(after) }),
    },
    flight: home,
  };
}

/**
 * The requests of a trip to its traveller at an instant.
 * @param zones of the destination, whose date and clock decide what today is, and of the flights
 * @param sellsOffers whether flights and stays are chosen here
 */
export function tripNow(
  trip: Pick<Trip, "status" | "destination" | "startDate" | "endDate" | "flight" | "hotel" | "elsewhere" | "itinerary">,
  now: Date,
  zones: TripZones,
  sellsOffers: boolean,
): TripNow {
  const local = wallClock(now, zones.there);
  const today = local.slice(0, 10);
  if (isClosed(trip)) return { kind: "over" };
  const flown = flightNow(trip, now, zones);
  const planned = trip.itinerary?.days.find(({ date }) => date === today);
  if (flown?.kind === "next") return toFly(flown.flight, planned);
  if (today > trip.endDate) return { kind: "over" };
  if (isBookable(trip) && today < trip.startDate) {
    const { flights, stay } = partsOf(trip);
    if (sellsOffers && flights === "open") return { kind: "choose", step: "flights" };
    if (sellsOffers && stay === "open") return { kind: "choose", step: "hotels" };
    return trip.itinerary || !trip.destination.slug ? { kind: "ready" } : { kind: "plan-days" };
  }
  if (flown?.kind === "landed") return { kind: "ready" };
  if (!trip.itinerary && trip.destination.slug) return { kind: "plan-days" };
  if (flown?.kind === "before") return { kind: "wait", days: flown.days, ...firstOf(trip.itinerary?.days ?? []) };
  if (!trip.itinerary) return { kind: "ready" };
  const { days } = trip.itinerary;
  const left = Math.max(0, daysUntil(trip, now, zones.leaving));
  const waits: TripNow = today < trip.startDate ? { kind: "wait", days: left, ...firstOf(days) } : { kind: "ready" };
  return onTheWay(days, local, waits, flown?.kind === "there" ? flown.home : undefined);
}
