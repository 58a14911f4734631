import type { ItineraryDay, ItineraryItem } from "../day/itinerary";

/** A shorter line at the hotel is for the bags. */
const SHORTEST_REST = 20;

/** Whether a line leaves its time free: free time, or a while at the hotel. */
function isFree({ role, start, end }: ItineraryItem): boolean {
  return role === "free" || (role === "rest" && end - start > SHORTEST_REST);
}

/** The longest while of a day between two lines that hold something, in minutes: its ways, rests and free time. */
export function longestFree({ items }: Pick<ItineraryDay, "items">): number {
  const held = items.filter((item) => !isFree(item));
  return held.slice(1).reduce((longest, { start }, index) => Math.max(longest, start - held[index]!.end), 0);
}
