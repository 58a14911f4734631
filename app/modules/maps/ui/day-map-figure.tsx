import type { ItineraryDay } from "#app/modules/itinerary/itinerary";
import { dayMapInWords, numberedStops } from "#app/modules/itinerary/stop-numbers";
import { MapFigure } from "./map-figure";

/**
 * The map of one day of a trip.
 * @param address where the maps of the trip are drawn: "/trips/1/map.svg", or "/trips/1/shared/map.svg"
 */
export function DayMapFigure({ address, day }: { address: string; day: ItineraryDay }) {
  return (
    <MapFigure
      src={`${address}?day=${day.dayNumber}`}
      alt={dayMapInWords(day)}
      stops={numberedStops(day).map(({ number, name, lat, lon }) => ({ mark: String(number), name, lat, lon }))}
    />
  );
}
