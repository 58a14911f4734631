import { AxisLabels } from "#app/components/plot/axis-labels";
import { BAR_HEIGHT, SpanBar } from "#app/components/plot/span-bar";
import type { DayLight } from "#app/modules/catalogue/hours/day-light";
import { formatClock } from "#app/shared/format";
import { USES, hoursOfDay } from "../hours/hours-of-day";
import type { Use } from "../hours/hours-of-day";
import type { ItineraryDay } from "../day/itinerary";

/** Uses differ in height as well as in colour. */
const HEIGHTS: Record<Use, number> = { sights: BAR_HEIGHT, meals: 28, busy: 28, free: 16, way: 16, rest: 6 };

/** The hours that are written under the bar. */
const WRITTEN = [6 * 60, 12 * 60, 18 * 60];

/** The hours of a day as a bar from midnight to midnight, over the light of that day. */
export function HoursBar({ day, light }: { day: ItineraryDay; light: DayLight | undefined }) {
  const { spans, end } = hoursOfDay(day);
  return (
    <span className="hours">
      <SpanBar
        className="plot-bar hours-bar"
        to={end}
        bands={[
          { look: "light", spans: light ? [{ from: light.sunrise, to: Math.min(light.sunset, end) }] : [] },
          ...USES.map((use) => ({ look: use, spans: spans[use], height: HEIGHTS[use] })),
        ]}
      />
      <AxisLabels labels={WRITTEN.map((minute) => ({ at: minute / end, text: formatClock(minute) }))} />
    </span>
  );
}
