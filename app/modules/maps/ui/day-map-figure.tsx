import type { ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import { dayMapInWords, mapId, numberedStops } from "#app/modules/itinerary/day/stop-numbers";
import { hashText } from "#app/shared/rng";
import { WAYS_IN_WORDS } from "../map-subject";
import { MapFigure } from "./map-figure";

/**
 * The map of one day of a trip.
 * @param address where the maps of the trip are drawn: "/trips/1/map.svg", or "/trips/1/shared/map.svg"
 */
export function DayMapFigure({ address, day }: { address: string; day: ItineraryDay }) {
  const stops = numberedStops(day);
  // A changed day has another address, so that the browser never shows an old map from its cache.
  const version = hashText(JSON.stringify([stops, day.wayHome])).toString(36);
  return (
    <MapFigure
      id={mapId(day.dayNumber)}
      src={`${address}?day=${day.dayNumber}&v=${version}`}
      alt={dayMapInWords(day)}
      large={stops.length > 0 ? `${address.replace(/\.svg$/, "")}?day=${day.dayNumber}` : undefined}
      legend={WAYS_IN_WORDS}
      stops={stops.map(({ number, name, lat, lon }) => ({ mark: String(number), name, lat, lon }))}
    />
  );
}
