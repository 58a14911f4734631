import { minutesOfClock } from "#app/shared/calendar";
import { durationInWords } from "#app/shared/format";
import { pausesForLunch } from "../day/drive-day";
import type { DriveDay, DriveStop } from "../day/drive-day";
import type { ItineraryItem } from "../day/itinerary";

function driveLine(
  date: string,
  [from, to]: readonly [string, string],
  [start, end]: readonly [number, number],
  where: ItineraryItem["location"],
): ItineraryItem {
  return {
    id: `${date}-drive-${start}`,
    role: "transfer",
    type: "transport",
    name: `Drive from ${from} to ${to}`,
    location: where,
    description: `About ${durationInWords(end - start)}${pausesForLunch(start, end) ? ", with a pause for lunch" : ""}.`,
    start,
    end,
    priceMinor: 0,
    tags: [],
  };
}

function stopLine(date: string, stop: DriveStop): ItineraryItem {
  const { id, name, district, note, lat, lon, price, hasLunch, addsMinutes } = stop;
  const why = addsMinutes > 0 ? `It adds ${durationInWords(addsMinutes)} to the drive.` : "It lies on your way.";
  return {
    id: `${date}-stop-${id}`,
    role: "transfer",
    type: "attraction",
    name: `Stop on the way: ${name}`,
    location: { name: district, lat, lon },
    description: `${note}${hasLunch ? ` There's time for lunch in ${district}.` : ""}`,
    start: minutesOfClock(stop.arrives),
    end: minutesOfClock(stop.leaves),
    priceMinor: price * 100,
    tags: [],
    why,
  };
}

/**
 * A drive from one place of a longer trip to the next as lines of its day: the wheel, the stop, the wheel.
 * @param arrives minutes since midnight
 * @param to the place that is reached
 */
export function driveItems(
  { from, leaves, stop }: DriveDay,
  date: string,
  arrives: number,
  to: ItineraryItem["location"],
): ItineraryItem[] {
  const start = minutesOfClock(leaves);
  if (!stop) return [driveLine(date, [from, to.name], [start, arrives], to)];
  const there = stopLine(date, stop);
  return [
    driveLine(date, [from, stop.district], [start, there.start], there.location),
    there,
    driveLine(date, [stop.district, to.name], [there.end, arrives], to),
  ];
}
