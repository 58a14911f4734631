import { durationInWords } from "#app/shared/format";
import { flownLegs } from "./flight";
import type { FlightLeg, FlownLegs } from "./flight";
import type { Iata } from "./offer";

/** From this long a wait between two flights is named in the reason for an offer, minutes. */
const NAMED_FROM = 6 * 60;
/** A wait that takes this much of the hours from 23:00 to 06:00 is a night, minutes. */
const NIGHT_FROM = 4 * 60;
const NIGHT = { from: 23 * 60, to: 30 * 60 } as const;
const DAY = 1440;

/** A change of aircraft as a traveller lives it. */
export interface Wait {
  airport: Iata;
  minutes: number;
  /** It takes most of a night, by the clocks of the airport. */
  isOvernight: boolean;
}

/** The changes of aircraft of one direction, in order. */
export function waitsOf({ layovers, segments }: FlightLeg): Wait[] {
  return layovers.map(({ airport, minutes }, index) => {
    const landing = segments[index]?.arriveLocal;
    return { airport, minutes, isOvernight: landing !== undefined && nightMinutes(landing, minutes) >= NIGHT_FROM };
  });
}

/** Whether one waits for more than six hours, or for a night, anywhere on the way. */
export function hasLongWait(flown: FlownLegs): boolean {
  return flownLegs(flown).flatMap(waitsOf).some(isLong);
}

/**
 * "You wait 15 hours 15 minutes overnight at IAH on the way out." Undefined when no wait is over six hours or takes a
 * night.
 */
export function longWaitsText({ outbound, inbound }: FlownLegs): string | undefined {
  const ways = [
    outbound ? legText(outbound, inbound ? "on the way out" : "on the way there") : "",
    inbound ? legText(inbound, "on the way home") : "",
  ].filter((way) => way !== "");
  return ways.length === 0 ? undefined : `You wait ${ways.join(", and ")}.`;
}

function legText(leg: FlightLeg, way: string): string {
  const waits = waitsOf(leg).filter(isLong);
  if (waits.length === 0) return "";
  const named = waits.map(
    ({ airport, minutes, isOvernight }) =>
      `${durationInWords(minutes)}${isOvernight ? " overnight" : ""} at ${airport}`,
  );
  return `${named.join(" and ")} ${way}`;
}

function isLong({ minutes, isOvernight }: Wait): boolean {
  return minutes > NAMED_FROM || isOvernight;
}

/** Minutes of a wait that fall between 23:00 and 06:00 local; no wait is longer than a day. */
function nightMinutes(landing: string, minutes: number): number {
  const from = Number(landing.slice(11, 13)) * 60 + Number(landing.slice(14, 16));
  return [NIGHT.from - DAY, NIGHT.from].reduce(
    (sum, start) => sum + Math.max(0, Math.min(from + minutes, start + NIGHT.to - NIGHT.from) - Math.max(from, start)),
    0,
  );
}
