import { isAbout } from "#app/modules/itinerary/day/line-anchor";
import { formatClock, formatDate, formatWeekday } from "#app/shared/format";
import { nameOfTrip } from "../trip/trip";
import type { Trip } from "../trip/trip";

/** How the lines that a change speaks of stand in the days now, for a sender whose own change came too late. */
export function standsNow({ itinerary, preferences }: Trip, about: readonly string[]): string | undefined {
  const lines = (itinerary?.days ?? []).flatMap((day) =>
    day.items
      .filter((item) => isAbout(item, day.date, about))
      .map((item) => {
        const note = item.placeId && preferences.notes?.[item.placeId];
        const hours = `${formatClock(item.start)} to ${formatClock(item.end)}`;
        const when = `${formatWeekday(day.date)} ${formatDate(day.date)}, ${hours}`;
        return `${item.name} is planned for ${when}${item.locked ? ", locked" : ""}.${note ? ` Its note says: ${note}` : ""}`;
      }),
  );
  if (lines.length > 0) return lines.join(" ");
  return about.length > 0 ? "It's no longer in your days." : undefined;
}

/** The same of the name or the notes of a trip. */
export function textStandsNow(trip: Pick<Trip, "name" | "destination" | "notes">, part: "name" | "notes"): string {
  if (part === "name") return `The trip is called ${nameOfTrip(trip)}.`;
  return trip.notes ? `Your notes say: ${trip.notes}` : "Your notes are empty.";
}
