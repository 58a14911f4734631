import type { ItineraryItem, StopRole } from "../day/itinerary";

/** Rides, rests, free time and kept hours say in a sentence what has to be known: they stay open. */
const FOLDS: Readonly<Record<StopRole, boolean>> = {
  visit: true,
  meal: true,
  breakfast: false,
  transfer: false,
  rest: false,
  free: false,
  busy: false,
};

/**
 * Whether the words about a line are folded away until they are asked for: those of places of the catalogue. The
 * traveller's own places and appointments stay open, and so does advice for a meal without a table.
 */
export function foldsUp({ role, placeId, isOwn }: Pick<ItineraryItem, "role" | "placeId" | "isOwn">): boolean {
  return FOLDS[role] && placeId !== undefined && !isOwn;
}
