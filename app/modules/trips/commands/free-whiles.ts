import type { Itinerary } from "#app/modules/itinerary/day/itinerary";

/** The days with a free while kept as it is, and nothing offered for it; undefined where there is none. */
export function withKeptFree(
  itinerary: Itinerary,
  { date, start }: { date: string; start: number },
): Itinerary | undefined {
  let isFound = false;
  const days = itinerary.days.map((day) =>
    day.date === date
      ? {
          ...day,
          items: day.items.map((item) => {
            if (item.start !== start || (item.role !== "free" && item.role !== "rest")) return item;
            isFound = true;
            return { ...item, offers: undefined, isKeptFree: true as const };
          }),
        }
      : day,
  );
  return isFound ? { ...itinerary, days } : undefined;
}
