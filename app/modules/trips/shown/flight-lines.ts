import { formatClock } from "#app/shared/format";
import type { ComingFlight } from "../trip/flight-now";

const DAYS_LATER: Readonly<Record<number, string>> = {
  [-1]: " the day before",
  1: " the next day",
  2: " two days later",
};

const landing = ({ to, arrives, dayOffset }: ComingFlight): string =>
  `${to} at ${arrives}${DAYS_LATER[dayOffset] ?? ""}`;

/**
 * The traveller's next step for a flight: "08:05 Leave for KIX", "17:45 AY 16 to HEL". Clocks are those of the
 * airports.
 */
export function flightLine(flight: ComingFlight): string {
  if (flight.isInTheAir) return `${flight.flightNumber} to ${flight.to}, lands at ${flight.arrives}`;
  return flight.leaveAt === undefined
    ? `${flight.departs} ${flight.flightNumber} to ${flight.to}`
    : `${formatClock(flight.leaveAt)} Leave for the airport, ${flight.from}`;
}

/** The rest of it in a sentence. */
export function flightFacts(flight: ComingFlight): string {
  const { airlineName, flightNumber, from, departs, isInTheAir, leaveAt } = flight;
  const who = leaveAt === undefined && !isInTheAir ? airlineName : `${airlineName} ${flightNumber}`;
  return `${who} ${isInTheAir ? "left" : "leaves"} ${from} at ${departs} and lands at ${landing(flight)}. Times are local to each airport.`;
}

/** The line below the stops of the day of the flight home: when to leave for it. */
export function homeLine({ leaveAt, flightNumber, from, departs }: ComingFlight): string {
  const flight = `${flightNumber} leaves ${from} at ${departs}`;
  return leaveAt === undefined ? `${flight}.` : `Leave for the airport at ${formatClock(leaveAt)}: ${flight}.`;
}
