import { durationInWords } from "#app/shared/format";
import type { CurationContext } from "../offers/curated";
import { USUAL_DOORS } from "../offers/doors";
import type { Doors } from "../offers/doors";
import type { Difference } from "./explanation";
import { flownLegs, onlyWayOf } from "../offers/flight";
import type { FlightOffer, FlownLegs } from "../offers/flight";
import { WORTH, comfortWorth, flightTraits, isChangeable } from "./flight-traits";
import {
  USABLE_DAY,
  stayBetween,
  usableMinutes,
  usableOnArrivalDay,
  usableOnDepartureDay,
} from "../offers/usable-time";
import { longWaitsText } from "../offers/waits";

/** From here on the minutes of a way do not matter. */
const HOURS_FROM = 180;
const WHOLE_DAY_MINUTES = USABLE_DAY.to - USABLE_DAY.from;
/** With less than this left of a day at the door, one came late, or left early. */
const LITTLE_OF_A_DAY = 240;
/** From this much of a waking day on, one speaks of the day and no longer of hours. */
const MOST_OF_A_DAY = WHOLE_DAY_MINUTES / 2;
/** A day that begins by 10:00 in town is called whole. */
const NEARLY_WHOLE = WHOLE_DAY_MINUTES - 120;

/** How a round trip, or a way in one direction, differs from another one in time, stops, hours at the destination and comfort. */
export function flightDifferences(
  offer: FlightOffer,
  reference: FlightOffer,
  context: CurationContext,
  { fastest, leastAir }: { fastest: number; leastAir: number },
): Difference[] {
  const [mine, other] = [flightTraits(offer, context.doors), flightTraits(reference, context.doors)];
  const travellers = context.adults + context.children;
  const lessMinutes = other.minutes - mine.minutes;
  const fewerStops = other.stops - mine.stops;
  const [inTotal, bothWays] = spanWords(offer);
  return [
    timeThere(offer, reference, travellers, context.doors),
    {
      worthMinor: (lessMinutes / 60) * WORTH.travelHour * travellers,
      gain: `${roughly(Math.abs(lessMinutes))} faster`,
      isFaster: true,
      loss: `${roughly(Math.abs(lessMinutes))} slower`,
      label: mine.minutes <= fastest ? "Fastest" : "Less travel",
    },
    {
      worthMinor: ((other.longWait - mine.longWait) / 60) * WORTH.longWaitHour * travellers,
      gain: mine.longWait === 0 ? "No long wait between flights" : "Shorter waits between flights",
      loss: longestWaitText(offer),
      label: "Less travel",
    },
    {
      worthMinor: fewerStops * WORTH.stop * travellers,
      gain: mine.stops === 0 ? `Direct${bothWays}` : `${countOf(Math.abs(fewerStops), "stop")} fewer${inTotal}`,
      loss: `${countOf(Math.abs(fewerStops), "more stop")}${inTotal}`,
      label: "Fewer stops",
    },
    {
      worthMinor: (comfortWorth(mine, leastAir) - comfortWorth(other, leastAir)) * travellers,
      gain: offer.cabin !== reference.cabin ? `${CABIN_GAIN[offer.cabin]}${bothWays}` : ticketGain(offer, reference),
      loss: offer.cabin !== reference.cabin ? "in a plainer cabin" : ticketLoss(offer, reference),
      label: "Extra comfort",
    },
  ];
}

/** Words for both ways together, to follow a number and a name; none for one way. */
function spanWords(flown: FlownLegs): [inTotal: string, bothWays: string] {
  return onlyWayOf(flown) ? ["", ""] : [" in total", " both ways"];
}

/** "with a wait of 5h 20m at VVI"; waits over six hours are said in a sentence of their own. */
function longestWaitText(offer: FlightOffer): string {
  const [longest] = flownLegs(offer)
    .flatMap(({ layovers }) => layovers)
    .sort((a, b) => b.minutes - a.minutes);
  if (longest === undefined || longWaitsText(offer) !== undefined) return "with longer waits between flights";
  return `with a wait of ${durationInWords(longest.minutes)} at ${longest.airport}`;
}

function ticketGain(offer: FlightOffer, reference: FlightOffer): string {
  const bag = holdBagsMore(offer, reference) > 0 ? ", checked bag included" : "";
  if (isChangeable(offer) && !isChangeable(reference)) return `Can be changed${bag}`;
  return `${offer.service === "full" ? "A full-service airline" : "A better ticket"}${bag}`;
}

function ticketLoss(offer: FlightOffer, reference: FlightOffer): string {
  const bag = holdBagsMore(offer, reference) < 0 ? " and no checked bag" : "";
  if (offer.fare === "basic" && isChangeable(reference)) return `no changes${bag}`;
  return `${offer.service === "low-cost" ? "a low-cost airline" : "a plainer ticket"}${bag}`;
}

/** Where one of them does not say, there is no difference to speak of. */
function holdBagsMore(offer: FlightOffer, reference: FlightOffer): number {
  if (offer.holdBags === undefined || reference.holdBags === undefined) return 0;
  return offer.holdBags - reference.holdBags;
}

const CABIN_GAIN: Record<FlightOffer["cabin"], string> = {
  economy: "Economy",
  premium: "Premium cabin",
  business: "Business class",
  first: "First class",
};

/** Said of the best match when nothing shown is cheaper. */
export function cheapestFlightReason(offer: FlightOffer, doors: Doors = USUAL_DOORS): string {
  const { stops } = flightTraits(offer, doors);
  const [inTotal, bothWays] = spanWords(offer);
  const way = stops === 0 ? `direct${bothWays}` : `${countOf(stops, "stop")}${inTotal}`;
  const isWhole = offer.outbound && usableOnArrivalDay(doors.arrival(offer.outbound).at) >= NEARLY_WHOLE;
  const landing = isWhole ? `, and day 1 is a whole day` : "";
  return `The lowest price here, ${way}${landing}.`;
}

/** Whether a difference is told by the flight home: the only one, or of two the one that matters most. */
function isToldByHome({ outbound, inbound }: FlownLegs, isMost: boolean): boolean {
  return !outbound || (inbound !== undefined && isMost);
}

/** Hours at the destination: worth what both ends together give, told by the end that matters most; or by the one flown. */
function timeThere(
  offer: FlightOffer,
  reference: FlightOffer,
  travellers: number,
  doors: Doors = USUAL_DOORS,
): Difference {
  const { inAt, outAt } = stayBetween(offer, doors);
  const { inAt: otherIn, outAt: otherOut } = stayBetween(reference, doors);
  const before = usableMinutes(inAt, otherOut);
  const atArrival = before - usableMinutes(otherIn, otherOut);
  const atDeparture = usableMinutes(inAt, outAt) - before;
  const more = atArrival + atDeparture;
  const landing = offer.outbound?.arriveLocal ?? inAt;
  return {
    worthMinor: (more / 60) * WORTH.usableHour * travellers,
    gain: isToldByHome(offer, atDeparture > atArrival)
      ? departureGain(offer.inbound?.departLocal ?? outAt, outAt, atDeparture)
      : arrivalGain(landing, inAt, otherIn, atArrival),
    loss: isToldByHome(offer, atDeparture < atArrival)
      ? departureLoss(outAt, atDeparture)
      : arrivalLoss(landing, inAt, otherIn, atArrival),
    label: more >= MOST_OF_A_DAY ? "Saves a day" : "More time there",
  };
}

function arrivalGain(landing: string, inAt: string, otherIn: string, more: number): string {
  const daysEarlier = calendarDays(inAt, otherIn);
  if (usableOnArrivalDay(inAt) >= NEARLY_WHOLE) return `Lands ${partOfDay(landing)}, so day 1 is a whole day`;
  if (daysEarlier > 0)
    return `Gets you there ${daysText(daysEarlier)} earlier, with ${durationInWords(more)} more there`;
  return `Gets you there earlier, with ${durationInWords(more)} more on day 1`;
}

function arrivalLoss(landing: string, inAt: string, otherIn: string, more: number): string {
  const daysLater = calendarDays(otherIn, inAt);
  if (daysLater > 0) return `gets you there ${daysText(daysLater)} later`;
  if (usableOnArrivalDay(inAt) >= LITTLE_OF_A_DAY) return `${durationInWords(-more)} less on day 1`;
  // After a long ride it is late, though the landing was not.
  return partOfDay(landing) === "in the afternoon" ? "gets you there late on day 1" : "lands late on day 1";
}

function departureGain(home: string, outAt: string, more: number): string {
  if (usableOnDepartureDay(outAt) >= NEARLY_WHOLE)
    return `Flies home ${partOfDay(home)}, so the last day is a whole day`;
  return `Flies home later, with ${durationInWords(more)} more on the last day`;
}

function departureLoss(outAt: string, more: number): string {
  return usableOnDepartureDay(outAt) < LITTLE_OF_A_DAY
    ? "flies home early on the last day"
    : `${durationInWords(-more)} less on the last day`;
}

function partOfDay(local: string): string {
  const hour = Number(local.slice(11, 13));
  if (hour < 5) return "in the night";
  if (hour < 12) return "in the morning";
  return hour < 18 ? "in the afternoon" : "in the evening";
}

/** "17 hours" where the minutes do not matter, else "1 hour 50 minutes". */
function roughly(minutes: number): string {
  return minutes < HOURS_FROM ? durationInWords(minutes) : `${Math.round(minutes / 60)} hours`;
}

function daysText(days: number): string {
  return days === 1 ? "a day" : `${days} days`;
}

function countOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

function calendarDays(from: string, to: string): number {
  return (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000;
}
