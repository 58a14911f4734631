import { minutesOfDay } from "#app/shared/calendar";
import { formatClock, formatDuration, formatShortDate, formatStops } from "#app/shared/format";
import type { Curated } from "../offers/curated";
import type { DoorTime, Doors } from "../offers/doors";
import { CABIN_NAMES, mainAirline, operatorsOf } from "../offers/flight";
import type { FlightLeg, FlightOffer } from "../offers/flight";
import { fareNote, pricedInWords } from "../offers/offer-terms";
import { waitsOf } from "../offers/waits";

/** The door of a traveller without a hotel yet. */
export const CENTRE = "the centre";

/** One direction as a boarding pass prints it. */
export interface LegCard {
  from: string;
  to: string;
  departs: string;
  arrives: string;
  /** "+1" when it lands on the next local day, "-1" across the date line. */
  dayShift: string;
  date: string;
  /** "14h 45m · 1 stop" */
  line: string;
  /** The wait at each stop: "HND 2h 50m, MUC 2h". */
  waits: string;
  /** "At your hotel about 19:30, 40 min by KTEL bus"; of the way home when to leave there. Where the ride is known. */
  door?: string;
  flights: string;
}

/** A round trip, or a way in one direction, as a boarding pass prints it. */
export interface FlightCard {
  id: string;
  outbound?: LegCard;
  inbound?: LegCard;
  airline: string;
  cabin: string;
  /**
   * The operating airline where that is another one, the name of the ticket, and the seller of its price; as far as
   * they are known.
   */
  notes: string[];
  bags?: string;
  priceMinor: number;
  perTravellerMinor: number;
  currency: string;
  label?: string;
  reason?: string;
  tier?: string;
}

function toLegCard(leg: FlightLeg): LegCard {
  const waits = waitsOf(leg)
    .map(
      ({ airport, minutes, isOvernight }) => `${airport} ${formatDuration(minutes)}${isOvernight ? " overnight" : ""}`,
    )
    .join(", ");
  return {
    from: leg.from,
    to: leg.to,
    departs: leg.departLocal.slice(11),
    arrives: leg.arriveLocal.slice(11),
    dayShift: leg.dayOffset === 0 ? "" : `${leg.dayOffset > 0 ? "+" : "−"}${Math.abs(leg.dayOffset)}`,
    date: formatShortDate(leg.departLocal.slice(0, 10)),
    line: `${formatDuration(leg.durationMinutes)} · ${formatStops(leg.stops)}`,
    waits,
    flights: leg.segments.map((segment) => segment.flightNumber).join(", "),
  };
}

/** The ways at the destination as a card tells them, and the name of the door: "your hotel", "the centre". */
export interface DoorWords {
  doors: Doors;
  door: string;
  /** The door that is left for the flight home, where that is in another place: "the centre of Osaka". */
  leaves?: string;
}

/** Rides are told to five minutes: a bus keeps no closer time. */
const ABOUT_MINUTES = 5;

function aboutClock({ at }: DoorTime, round: (value: number) => number): string {
  return formatClock(round(minutesOfDay(at) / ABOUT_MINUTES) * ABOUT_MINUTES);
}

function rideWords({ rideMinutes, by }: DoorTime): string {
  return by === "" ? "" : `, ${formatDuration(rideMinutes)} by ${by}`;
}

/** "At your hotel about 00:20 the next day, 40 min by taxi" */
function arrivalWords(leg: FlightLeg, { doors, door }: DoorWords): string {
  const arrival = doors.arrival(leg);
  const isNextDay = arrival.at.slice(0, 10) > leg.arriveLocal.slice(0, 10);
  const place = door === CENTRE ? `In ${door}` : `At ${door}`;
  return `${place} about ${aboutClock(arrival, Math.ceil)}${isNextDay ? " the next day" : ""}${rideWords(arrival)}`;
}

/** "Leave your hotel about 09:15, 40 min by taxi" */
function departureWords(leg: FlightLeg, { doors, door: usual, leaves: door = usual }: DoorWords): string {
  const departure = doors.departure(leg);
  const isDayBefore = departure.at.slice(0, 10) < leg.departLocal.slice(0, 10);
  return `Leave ${door} about ${aboutClock(departure, Math.floor)}${isDayBefore ? " the day before" : ""}${rideWords(departure)}`;
}

/** The words on an offer's card, with the reason it is shown for. */
export function toFlightCard(
  offer: FlightOffer,
  curated?: Pick<Curated<FlightOffer>, "label" | "reason" | "tier">,
  ways?: DoorWords,
): FlightCard {
  const { outbound, inbound } = offer;
  return {
    id: offer.id,
    ...(outbound && {
      outbound: { ...toLegCard(outbound), ...(ways && { door: arrivalWords(outbound, ways) }) },
    }),
    ...(inbound && { inbound: { ...toLegCard(inbound), ...(ways && { door: departureWords(inbound, ways) }) } }),
    airline: mainAirline(outbound ?? inbound).airlineName,
    cabin: CABIN_NAMES[offer.cabin],
    notes: [...operatorsOf(offer), offer.fareBrand, fareNote(offer), pricedInWords(offer, "airline")].flatMap(
      (note) => note ?? [],
    ),
    bags: offer.bags,
    priceMinor: offer.priceMinor,
    perTravellerMinor: offer.pricePerTravellerMinor,
    currency: offer.currency,
    label: curated?.label,
    reason: curated?.reason,
    tier: curated?.tier,
  };
}
