import type { Trip } from "#app/modules/trips/trip/trip";

/** A day plan to travel with, or the paper that confirms the booking and its payment. */
export const TRIP_PDF_KINDS = ["itinerary", "confirmation"] as const;
export type TripPdfKind = (typeof TRIP_PDF_KINDS)[number];

/** Longest name before the ending, in characters: file systems take 255 bytes, and a letter may need four. */
const MAX_NAME_LENGTH = 50;

/**
 * Replaces the characters that file systems refuse or read as a path: controls, direction marks, separators, wildcards,
 * and dots at the ends.
 */
function fileNamePart(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .replace(/[/\\:*?"<>|]/g, " ")
    .replace(/ {2,}/g, " ");
  return Array.from(plain)
    .slice(0, MAX_NAME_LENGTH)
    .join("")
    .replace(/^[ .]+|[ .]+$/g, "");
}

/**
 * "My Trip" is saved as "My_Trip_Itinerary.pdf" (CHECKLIST TRIP-54) or "My Trip_Confirmation.pdf" (CHECKLIST BOOK-25).
 */
export function tripPdfFileName(
  trip: { name: string; destination: Trip["destination"] | string },
  kind: TripPdfKind,
): string {
  const place = typeof trip.destination === "string" ? trip.destination : trip.destination.name;
  const name = fileNamePart(trip.name) || fileNamePart(place) || "Trip";
  return kind === "confirmation" ? `${name}_Confirmation.pdf` : `${name.replaceAll(" ", "_")}_Itinerary.pdf`;
}

/** "My Trip" is saved as "My_Trip.ics". @param ending without its dot */
export function saveName(trip: Pick<Trip, "name" | "destination">, ending: string): string {
  const name = fileNamePart(trip.name) || fileNamePart(trip.destination.name) || "Trip";
  return `${name.replaceAll(" ", "_")}.${ending}`;
}
