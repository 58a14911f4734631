import { lightInWords } from "#app/modules/catalogue/hours/day-light";
import type { DayLight } from "#app/modules/catalogue/hours/day-light";
import { formatDuration } from "#app/shared/format";
import { USES, hoursOfDay } from "../hours/hours-of-day";
import type { Use } from "../hours/hours-of-day";
import type { ItineraryDay } from "../day/itinerary";

const NAMES: Record<Use, string> = {
  sights: "At sights",
  way: "On the way",
  meals: "Meals",
  busy: "Your own plans",
  free: "Free",
  rest: "Rest and sleep",
};

/** What the bar of a day shows, in words and figures. */
export function HoursFacts({ day, light }: { day: ItineraryDay; light: DayLight | undefined }) {
  const { minutes } = hoursOfDay(day);
  return (
    <ul className="plot-facts num" aria-label="Hours of this day">
      {USES.filter((use) => minutes[use] > 0).map((use) => (
        <li key={use}>
          <span className={`plot-key ${use}`} aria-hidden="true" />
          {NAMES[use]} <b>{formatDuration(minutes[use])}</b>
        </li>
      ))}
      {light && (
        <li>
          <span className="plot-key light" aria-hidden="true" />
          {lightInWords(light)}
        </li>
      )}
    </ul>
  );
}
