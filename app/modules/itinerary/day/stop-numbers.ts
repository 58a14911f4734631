import type { ItineraryDay, ItineraryItem } from "./itinerary";

type Stop = Pick<ItineraryItem, "role" | "placeId">;

/**
 * The number of each line of a day on its map, in the order of the lines: places that are visited and tables that are
 * known count from 1; rides, rests, breakfast, free time and meals anywhere have none.
 */
export function stopNumbers(day: { items: readonly Stop[] }): (number | undefined)[] {
  let number = 0;
  return day.items.map(({ role, placeId }) =>
    placeId !== undefined && (role === "visit" || role === "meal") ? (number += 1) : undefined,
  );
}

/** How many activities a day holds: the stops that are numbered in its list and on its map (CHECKLIST TRIP-37). */
export function countActivities(day: { items: readonly Stop[] }): number {
  return stopNumbers(day).filter((number) => number !== undefined).length;
}

/** The id of a stop's line in the list, to which its pin on the map leads. */
export function stopId(dayNumber: number, number: number): string {
  return `stop-${dayNumber}-${number}`;
}

/** The id of the map of a day, to which the numbers of its lines lead. */
export function mapId(dayNumber: number): string {
  return `map-${dayNumber}`;
}

/** A stop that is on the map of its day. */
export interface NumberedStop {
  id: string;
  number: number;
  name: string;
  placeId: string;
  lat: number;
  lon: number;
}

/** The stops of a day that are on its map, in their order. */
export function numberedStops(day: Pick<ItineraryDay, "dayNumber" | "items">): NumberedStop[] {
  const numbers = stopNumbers(day);
  return day.items.flatMap(({ name, placeId, location: { lat, lon } }, index) => {
    const number = numbers[index];
    if (number === undefined || placeId === undefined) return [];
    return [{ id: stopId(day.dayNumber, number), number, name, placeId, lat, lon }];
  });
}

/** The map of a day in words: "Map of day 2. Stops: 1 Castelo, 2 Alfama." */
export function dayMapInWords(day: Pick<ItineraryDay, "dayNumber" | "items">): string {
  const stops = numberedStops(day).map(({ number, name }) => `${number} ${name}`);
  return stops.length > 0
    ? `Map of day ${day.dayNumber}. Stops: ${stops.join(", ")}.`
    : `Map of day ${day.dayNumber}, without stops.`;
}
