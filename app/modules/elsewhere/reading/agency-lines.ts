import { addDays } from "#app/shared/calendar";
import { isAirportCode } from "./airport-names";
import { datesIn, dayText } from "./dates";
import type { FoundFlight } from "./found";
import type { BookingText } from "./text-flights";

/**
 * A flight as the systems of travel agencies print it (Amadeus, Galileo, Sabre): number of the line, airline, flight,
 * class, day, both airports in one word, status and seats, departure and landing.
 * "1. DL   38 Y  20JAN HKGSEA HS3  1145   0811", "2  LH 400 Y 20JAN 5 FRAJFK HK1  1030 1330+1".
 */
const LINE =
  /^[ >]{0,6}\d{1,2} ?[. ] {0,3}([A-Z][A-Z0-9]|\d[A-Z]) {0,4}(\d{1,4}) ?[A-Z] {1,4}(\d{2}[A-Z]{3}(?:\d{2})?)(?: [A-Z0-9]{1,2})? ([A-Z]{3})([A-Z]{3})\*? ?[A-Z]{2}\d{1,2} {1,6}(\d{3,4}[AP]?) {1,6}([#+]?)(\d{3,4}[AP]?)(\+1)?(?![\d:])/gm;
const MOST_LINES = 40;

/** "07:05" from "0705", "705" and "705A". */
function clockOf(text: string): string | undefined {
  const [, hours = "", minutes = "", half] = /^(\d{1,2})(\d{2})([AP]?)$/.exec(text) ?? [];
  const hour = half ? (Number(hours) % 12) + (half === "P" ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? `${String(hour).padStart(2, "0")}:${minutes}` : undefined;
}

/** The flights in the lines of a travel agency's system. Without a year, and without the day of writing, they have no day. */
export function flightsInAgencyLines({ plain, text, written }: BookingText): FoundFlight[] {
  return [...plain.matchAll(LINE)].slice(0, MOST_LINES).flatMap((match) => {
    const [line, airline = "", number = "", date = "", from = "", to = "", leaves = "", mark, lands = "", plus] = match;
    if (!isAirportCode(from) || !isAirportCode(to)) return [];
    const told = datesIn(date)[0];
    const day = told && dayText(told, written);
    const [departs, arrives] = [clockOf(leaves), clockOf(lands)];
    return [
      {
        flightNumber: `${airline} ${Number(number)}`,
        ...{ from, to },
        ...(day && { departs: { local: departs ? `${day}T${departs}` : day } }),
        ...(day && arrives && { arrives: { local: `${mark || plus ? addDays(day, 1) : day}T${arrives}` } }),
        words: text
          .slice(match.index, match.index + line.length)
          .replace(/\s+/g, " ")
          .trim(),
      },
    ];
  });
}
