import { rideForParty } from "#app/modules/catalogue/schema/transfers";
import type { Ride } from "#app/modules/catalogue/schema/transfers";
import { minutesOfClock, minutesOfDay } from "#app/shared/calendar";
import { durationInWords, formatCount } from "#app/shared/format";
import { SMALL_HOURS } from "../outings/day-frame";
import type { Base, DayRequest, FlightEnd, LandEnd } from "../day/day-request";
import type { ItineraryDay, ItineraryItem } from "../day/itinerary";
import { moveOn } from "../day/moves";
import { BAG_DROP_MINUTES } from "../day/pace";
import { rideIn, rideOut } from "../travel/transfer-times";
import { driveItems } from "./describe-drive";
import { legOfLine, minutesBetween } from "../travel/way-for";

const ROOMS_READY = "15:00";

const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });

function transferItem(
  { destination }: DayRequest,
  ride: ReturnType<typeof rideIn>,
  id: string,
  name: string,
  description: string,
): ItineraryItem {
  return {
    id,
    role: "transfer",
    type: "transport",
    name: name[0]!.toUpperCase() + name.slice(1),
    location: { name: destination.name, lat: destination.lat, lon: destination.lon },
    description,
    start: ride.start,
    end: ride.end,
    priceMinor: ride.price * 100,
    tags: [],
  };
}

/** With friends, or in a place of one's own, for the first time. */
function homeWords({ name }: Base, start: number): Pick<ItineraryItem, "name" | "description"> {
  const isLate = start >= 22 * 60 || start < SMALL_HOURS - BAG_DROP_MINUTES;
  return {
    name: `Bring your bags to ${name}`,
    description: isLate ? "If somebody is waiting up, tell them when to expect you." : "Drop your bags and settle in.",
  };
}

/** At the hotel for the first time: bags only while the rooms are not ready, else the room itself. */
function checkInItem(base: Base, date: string, start: number): ItineraryItem {
  const common = {
    id: `${date}-check-in`,
    role: "rest",
    type: "hotel",
    location: { name: base.address, lat: base.lat, lon: base.lon },
    start,
    end: start + BAG_DROP_MINUTES,
    priceMinor: 0,
    tags: [],
  } as const satisfies Partial<ItineraryItem>;
  if (base.bed === "home") return { ...common, tags: [], ...homeWords(base, start) };
  const ready = base.checkInTime ?? ROOMS_READY;
  const isReady = start >= minutesOfClock(ready);
  const isNight = start < SMALL_HOURS - BAG_DROP_MINUTES;
  const late = start >= 22 * 60 ? " Tell them in advance that you'll arrive late." : "";
  return {
    ...common,
    tags: [],
    name: isReady || isNight ? `Check in at ${base.name}` : `Leave your bags at ${base.name}`,
    description: isReady
      ? `Your room is ready.${late}`
      : isNight
        ? `You get here at night and rooms are ready from ${ready}: ask for yours now, or book the night before too.`
        : `Rooms are ready from ${ready}; you can leave your bags before that.`,
  };
}

function asTaken<Times extends Ride>({ adults = 1, children }: DayRequest, ride: Times): Times {
  return { ...ride, ...rideForParty(ride, { adults, children }) };
}

/** The words for each way: its subject, and what there is to do after arriving and before leaving. */
const BY_LAND: Readonly<Record<LandEnd["by"], { whose: string; after: string; before: string }>> = {
  train: { whose: "Your train", after: "to get out of the station", before: "be there" },
  coach: { whose: "Your coach", after: "for your bags", before: "be there" },
  ferry: { whose: "Your ferry", after: "to get off", before: "be there" },
  ship: { whose: "Your ship", after: "to go ashore", before: "be on the pier" },
  car: { whose: "You", after: "to park", before: "load your bags" },
};

/** What there is to do after arriving and before leaving by a way, where a hired car changes hands as well. */
function wordsOf({ by, hire }: LandEnd): (typeof BY_LAND)["car"] {
  const words = BY_LAND[by];
  if (!hire) return words;
  if (by === "car")
    return { ...words, after: "to give it back, after you've dropped your bags", before: "be at the counter" };
  return { ...words, after: `${words.after} and pick up the hired car`, before: "return the hired car and be there" };
}

/** Why the way to or from the stop is no walk, or no bus. */
const RIDE_BECAUSE = {
  bags: "It's a long walk with bags.",
  night: "Few buses or trains run at that hour.",
} as const;

/** The name of the line of a way over land or water. */
function landName({ by, stop, ride: isRidden, hire }: LandEnd, way: string, isIn: boolean): string {
  if (!stop && hire) return isIn ? "Return the hired car" : "Pick up the hired car";
  if (!stop) return isIn ? "Arrive by car" : "Leave by car";
  if (isRidden) return `${way} ${isIn ? "from" : "to"} ${stop.name}`;
  if (!isIn) return `Back at ${stop.name}`;
  return by === "ship" ? `Go ashore at ${stop.name}` : `Get off at ${stop.name}`;
}

/** The line of a way over land or water; with a car, from its door to that of the house. */
function landItem(
  request: DayRequest,
  end: LandEnd,
  ride: ReturnType<typeof rideIn>,
  which: "arrival" | "departure",
): ItineraryItem {
  const { by, stop, at } = end;
  const { whose, after, before } = wordsOf(end);
  const [isIn, clock, wait] = [which === "arrival", at.slice(11), formatCount(ride.wait, "minute")];
  const name = landName(end, ride.by, isIn);
  const gets = by === "car" ? "get there" : `gets to ${stop?.name ?? request.destination.name}`;
  const leaves = by === "car" ? "leave" : "leaves";
  const text = isIn
    ? `${whose} ${gets} at ${clock}; allow ${wait} ${after}.`
    : `${whose} ${leaves} at ${clock}; ${before} ${wait} before.`;
  const told = end.rideBecause ? `${text} ${RIDE_BECAUSE[end.rideBecause]}` : text;
  const item = transferItem(request, ride, `${at.slice(0, 10)}-${which}`, name, told);
  if (end.ride) return { ...item, location: stop!, ...(end.ride.mode === "walk" && { isOnFoot: true as const }) };
  const there = { ...item, ...(stop && { location: stop }) };
  return isIn ? { ...there, start: item.start - ride.wait } : { ...there, end: item.end + ride.wait };
}

/** From the aircraft, the station or the car to the hotel, on the day of arrival. */
export function arrivalItems(request: DayRequest, date: string): ItineraryItem[] {
  const { arrival, base, destination } = request;
  if (!arrival?.at.startsWith(date)) return [];
  const ride = asTaken(request, rideIn(arrival, destination, base));
  const item =
    "airport" in arrival ? landingItem(request, arrival, ride, date) : landItem(request, arrival, ride, "arrival");
  const drive = driveInto(request, date);
  return base.bed ? [...drive, item, checkInItem(base, date, ride.end)] : [...drive, item];
}

/** From the aircraft into town. */
function landingItem(
  request: DayRequest,
  { flight, airport, at, isBorderless, hire }: FlightEnd,
  ride: ReturnType<typeof rideIn>,
  date: string,
): ItineraryItem {
  const by = hire ? "hired car" : ride.by;
  const papers = isBorderless ? ["your bags"] : ["passport", "bags"];
  const waits = [...papers, ...(hire ? ["the car's counter"] : [])];
  const allow = `allow ${formatCount(ride.wait, "minute")} for ${listed.format(waits)}`;
  const text = `${flight} lands at ${airport} at ${at.slice(11)}; ${allow}.`;
  return transferItem(request, ride, `${date}-arrival`, `${by} into ${request.destination.name}`, text);
}

/** The drive of the day on which a traveller comes from another place by car. */
function driveInto({ arrival, destination: { name, lat, lon } }: DayRequest, date: string): ItineraryItem[] {
  if (!arrival || "airport" in arrival || !arrival.drive) return [];
  return driveItems(arrival.drive, date, minutesOfDay(arrival.at), { name, lat, lon });
}

const CHECK_OUT_MINUTES = 15;

/** Out of a room. @param leaves minutes since midnight */
export function checkOutItem(base: Base, date: string, leaves: number, description: string): ItineraryItem {
  return {
    id: `${date}-check-out`,
    role: "rest",
    type: "hotel",
    name: base.bed === "home" ? `Leave ${base.name}` : `Check out of ${base.name}`,
    location: { name: base.address, lat: base.lat, lon: base.lon },
    description,
    start: leaves - CHECK_OUT_MINUTES,
    end: leaves,
    priceMinor: 0,
    tags: [],
  };
}

/** From one hotel to the next, on the day of the move; none on other days. @param leaves minutes since midnight */
export function moveItems(request: DayRequest, date: string, leaves: number): ItineraryDay["items"] {
  const move = moveOn(request, date);
  if (!move) return [];
  const { from, to } = move;
  const withBags = { date, minutes: leaves, hasBags: true };
  const legBefore = legOfLine(request, from, to, withBags);
  const start = leaves + minutesBetween(request, from, to, withBags);
  return [
    checkOutItem(from, date, leaves, `Take your bags with you: you sleep at ${to.name} from tonight.`),
    { ...checkInItem(to, date, start), ...(legBefore && { legBefore }) },
  ];
}

/** From the hotel to the airport or the station, on the day of going home. */
export function departureItems(request: DayRequest, date: string): ItineraryItem[] {
  const { departure, base, destination } = request;
  if (!departure?.at.startsWith(date)) return [];
  const ride = asTaken(request, rideOut(departure, destination, base));
  if (!("airport" in departure)) return [landItem(request, departure, ride, "departure")];
  const { flight, airport, at, hire } = departure;
  const [by, why] = hire ? ["hired car", ", to return the car first"] : [ride.by, ""];
  const text = `${flight} leaves at ${at.slice(11)}; be there ${durationInWords(ride.wait)} before${why}.`;
  return [transferItem(request, ride, `${date}-departure`, `${by} to ${airport}`, text)];
}
