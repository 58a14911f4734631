import { formatDayMonth, formatWeekday } from "#app/shared/format";
import type { ItineraryDay } from "../day/itinerary";

/**
 * The days in one row that stays in reach, each a link to its day. Without a script the page comes back with that day
 * open; with one it opens where it is.
 */
export function DayChips({ days, openDate }: { days: readonly ItineraryDay[]; openDate?: string }) {
  if (days.length < 2) return null;
  return (
    <nav className="day-chips" aria-label="Days of the trip">
      {days.map((day) => (
        <a
          key={day.date}
          href={`?day=${day.dayNumber}#day-${day.dayNumber}`}
          data-opens={`day-${day.dayNumber}`}
          aria-current={day.date === openDate ? "true" : undefined}
        >
          <span className="meta">{formatWeekday(day.date).slice(0, 3)}</span>
          <span className="num">{formatDayMonth(day.date).split(" ")[0]}</span>
          <span className="visually-hidden">, day {day.dayNumber}</span>
        </a>
      ))}
    </nav>
  );
}
