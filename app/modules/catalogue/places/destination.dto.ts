import type { DestinationSource } from "../schema/destination.schema";
import type { ExploreItem } from "./explore-item";

/** A destination as the API answers it (CHECKLIST ENT-01, ENT-02, DEST-25). */
export function toDestinationDto(destination: DestinationSource, item: ExploreItem, imageUrl: string) {
  const [fewest, most] = destination.days;
  return {
    ...item,
    duration: fewest === most ? `${fewest} days` : `${fewest} to ${most} days`,
    bestTime: item.best_time_to_visit.join(", "),
    bestTimeToVisit: item.best_time_to_visit,
    highlights: destination.highlights,
    coordinates: { lat: destination.lat, lng: destination.lon },
    seasonal_events: destination.events.map(({ name, when, months, note }) => ({ name, when, months, note })),
    imageUrl,
    averageCost: item.averageCostPerDay,
    popularFor: destination.knownFor,
  };
}

/** Coordinates however they are written: "35.0,135.7" or an object (CHECKLIST DEST-25). Undefined for anything else. */
export function readCoordinates(value: unknown): { lat: number; lng: number } | undefined {
  if (typeof value === "string") {
    const [lat, lng, ...rest] = value.split(",").map((part) => (part.trim() === "" ? NaN : Number(part)));
    return rest.length === 0 ? checked(lat, lng) : undefined;
  }
  if (typeof value === "object" && value !== null && "lat" in value && "lng" in value)
    return checked(value.lat, value.lng);
  return undefined;
}

function checked(lat: unknown, lng: unknown): { lat: number; lng: number } | undefined {
  if (typeof lat !== "number" || typeof lng !== "number") return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
