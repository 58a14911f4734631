import type { ItineraryDay } from "./itinerary";

/** The date of the day that an address asks for, such as `?day=3`; undefined where there is no such day. */
export function askedDate(
  address: string,
  days: readonly Pick<ItineraryDay, "dayNumber" | "date">[] = [],
): string | undefined {
  const asked = new URL(address).searchParams.get("day");
  return days.find(({ dayNumber }) => String(dayNumber) === asked)?.date;
}
