import { rideForParty } from "#app/modules/catalogue/schema/transfers";
import type { Ride } from "#app/modules/catalogue/schema/transfers";
import { minutesOfClock } from "#app/shared/calendar";
import { durationInWords, formatCount } from "#app/shared/format";
import { SMALL_HOURS } from "../outings/day-frame";
import type { Base, DayRequest } from "../day/day-request";
import type { ItineraryDay, ItineraryItem } from "../day/itinerary";
import { moveOn } from "../day/moves";
import { BAG_DROP_MINUTES } from "../day/pace";
import { rideIn, rideOut } from "../travel/transfer-times";
import { legOfLine, minutesBetween } from "../travel/way-for";

const ROOMS_READY = "15:00";

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

/** At the hotel for the first time: bags only while the rooms are not ready, else the room itself. */
function checkInItem(base: Base, date: string, start: number): ItineraryItem {
  const ready = base.checkInTime ?? ROOMS_READY;
  const isReady = start >= minutesOfClock(ready);
  const isNight = start < SMALL_HOURS - BAG_DROP_MINUTES;
  const late = start >= 22 * 60 ? " Tell them in advance that you'll arrive late." : "";
  return {
    id: `${date}-check-in`,
    role: "rest",
    type: "hotel",
    name: isReady || isNight ? `Check in at ${base.name}` : `Leave your bags at ${base.name}`,
    location: { name: base.address, lat: base.lat, lon: base.lon },
    description: isReady
      ? `Your room is ready.${late}`
      : isNight
        ? `You get here at night and rooms are ready from ${ready}: ask for yours now, or book the night before too.`
        : `Rooms are ready from ${ready}; you can leave your bags before that.`,
    start,
    end: start + BAG_DROP_MINUTES,
    priceMinor: 0,
    tags: [],
  };
}

function asTaken<Times extends Ride>({ adults = 1, children }: DayRequest, ride: Times): Times {
  return { ...ride, ...rideForParty(ride, { adults, children }) };
}

/** From the aircraft to the hotel, on the day of arrival. */
export function arrivalItems(request: DayRequest, date: string): ItineraryItem[] {
  const { arrival, base, destination } = request;
  if (!arrival?.at.startsWith(date)) return [];
  const ride = asTaken(request, rideIn(arrival, destination, base));
  const papers = arrival.isBorderless ? "for your bags" : "for passport and bags";
  const item = transferItem(
    request,
    ride,
    `${date}-arrival`,
    `${ride.by} into ${destination.name}`,
    `${arrival.flight} lands at ${arrival.airport} at ${arrival.at.slice(11)}; allow ${formatCount(ride.atAirport, "minute")} ${papers}.`,
  );
  return base.isHotel ? [item, checkInItem(base, date, ride.end)] : [item];
}

const CHECK_OUT_MINUTES = 15;

/** Out of a room. @param leaves minutes since midnight */
export function checkOutItem(base: Base, date: string, leaves: number, description: string): ItineraryItem {
  return {
    id: `${date}-check-out`,
    role: "rest",
    type: "hotel",
    name: `Check out of ${base.name}`,
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
  const legBefore = legOfLine(request, from, to, { date, minutes: leaves });
  const start = leaves + minutesBetween(request, from, to);
  return [
    checkOutItem(from, date, leaves, `Take your bags with you: you sleep at ${to.name} from tonight.`),
    { ...checkInItem(to, date, start), ...(legBefore && { legBefore }) },
  ];
}

/** From the hotel to the airport, on the day of the flight home. */
export function departureItems(request: DayRequest, date: string): ItineraryItem[] {
  const { departure, base, destination } = request;
  if (!departure?.at.startsWith(date)) return [];
  const ride = asTaken(request, rideOut(departure, destination, base));
  return [
    transferItem(
      request,
      ride,
      `${date}-departure`,
      `${ride.by} to ${departure.airport}`,
      `${departure.flight} leaves at ${departure.at.slice(11)}; be there ${durationInWords(ride.atAirport)} before.`,
    ),
  ];
}
