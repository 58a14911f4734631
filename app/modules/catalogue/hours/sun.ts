import { getPosition, getTimes } from "suncalc";
import type { SunCalculator } from "./opening-hours";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** The sun's altitude at civil dusk and dawn, and at sunrise and sunset, in degrees. */
const CIVIL_TWILIGHT = -6;
const HORIZON = -0.833;

/** Making one takes longer than all that a plan asks of it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * A sun calculator for one place, in its own wall clock.
 *
 * Where an event does not happen (polar day, white nights, polar night) the day is stretched to
 * 0-1440 or shrunk to noon, so that `dawn-dusk` means "all day" or "closed" as it does on the spot.
 *
 * @param timeZone IANA name, such as `Atlantic/Reykjavik`
 */
export function sunCalculatorFor(place: { lat: number; lon: number; timeZone: string }): SunCalculator {
  const clock = clockIn(place.timeZone);

  function wallMinutes(instant: Date, localDate: string): number {
    const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
    const day = Date.parse(`${part.year}-${part.month}-${part.day}T00:00:00Z`);
    const dayDifference = Math.round((day - Date.parse(`${localDate}T00:00:00Z`)) / (DAY_MINUTES * MINUTE_MS));
    return dayDifference * DAY_MINUTES + Number(part.hour) * 60 + Number(part.minute);
  }

  function sunOf(localDate: string): ReturnType<SunCalculator> {
    // Solar noon of the local date: the longitude tells how far it lies from noon UTC.
    const nearNoon = new Date(Date.parse(`${localDate}T12:00:00Z`) - place.lon * 4 * MINUTE_MS);
    const times = getTimes(nearNoon, place.lat, place.lon);
    const highest = getPosition(times.solarNoon, place.lat, place.lon).altitude;
    const noon = wallMinutes(times.solarNoon, localDate);
    const morning = (instant: Date | null, altitude: number): number =>
      instant ? wallMinutes(instant, localDate) : highest > altitude ? 0 : noon;
    const evening = (instant: Date | null, altitude: number): number =>
      instant ? wallMinutes(instant, localDate) : highest > altitude ? DAY_MINUTES : noon;
    return {
      dawn: morning(times.dawn, CIVIL_TWILIGHT),
      sunrise: morning(times.sunrise, HORIZON),
      sunset: evening(times.sunset, HORIZON),
      dusk: evening(times.dusk, CIVIL_TWILIGHT),
    };
  }

  // Every place of a plan asks for the same few days.
  const known = new Map<string, ReturnType<SunCalculator>>();
  return (localDate) => {
    const found = known.get(localDate) ?? sunOf(localDate);
    known.set(localDate, found);
    return found;
  };
}
