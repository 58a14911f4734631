import { isLocalDate } from "#app/shared/calendar";
import { isAirportCode } from "./airport-names";
import type { FoundFlight } from "./found";

const LEG = /([A-Z0-9 ]{7})([A-Z]{3})([A-Z]{3})([A-Z0-9]{2}[A-Z ])(\d{4}[A-Z ])(\d{3})([A-Z])/;
/** Format, number of legs, name, sign of an electronic ticket, and the first leg (IATA Resolution 792). */
const PASS = new RegExp(String.raw`M([1-4])[A-Z'/ .-]{20}[E ]?${LEG.source}`);
const MOST_LETTERS = 2_000;

/** The day of a year, "063", as a date: the first such day that is not long before another day. */
function dayOfYear(number: number, near: string | undefined): string | undefined {
  if (!near || number < 1 || number > 366) return undefined;
  const inYear = (year: number): string => new Date(Date.UTC(year, 0, number)).toISOString().slice(0, 10);
  const year = Number(near.slice(0, 4));
  const halfYear = 183 * 86_400_000;
  const date = [year - 1, year, year + 1]
    .map(inYear)
    .find((one) => Math.abs(Date.parse(one) - Date.parse(near)) <= halfYear);
  return date && isLocalDate(date) ? date : undefined;
}

/**
 * The flights in the text of a boarding pass's barcode (IATA BCBP), which knows no times and no year.
 * @param near a day near the flight, by which the year is known
 */
export function flightsInBarcode(text: string, near?: string): FoundFlight[] {
  const start = PASS.exec(text.slice(0, MOST_LETTERS));
  if (!start) return [];
  const legs = [...text.slice(start.index, start.index + 600).matchAll(new RegExp(LEG.source, "g"))].slice(
    0,
    Number(start[1]),
  );
  return legs.flatMap(([, code = "", from = "", to = "", airline = "", number = "", day = ""]) => {
    const [start, end] = [from, to].map((one) => (isAirportCode(one) ? one : undefined));
    if (!start && !end) return [];
    const date = dayOfYear(Number(day), near);
    return [
      {
        flightNumber: `${airline.trim()} ${Number(number.slice(0, 4))}${number.slice(4).trim()}`,
        ...{ from: start, to: end },
        ...(date && { departs: { local: date } }),
        confirmation: code.trim() || undefined,
      },
    ];
  });
}
