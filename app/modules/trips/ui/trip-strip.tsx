import { AxisLabels } from "#app/components/plot/axis-labels";
import { BAR_HEIGHT, SpanBar } from "#app/components/plot/span-bar";
import { dateLabels } from "../shown/date-labels";
import { STRIP_LOOKS } from "../shown/trip-strip";
import type { StripLook, TripStrip as Strip } from "../shown/trip-strip";

const DAY = 24 * 60;
/** The height of the nights, under everything else. */
const NIGHTS = 7;

const BANDS: Record<StripLook, { top: number; height: number }> = {
  days: { top: 14, height: BAR_HEIGHT - NIGHTS - 14 },
  outings: { top: 0, height: BAR_HEIGHT - NIGHTS },
  flights: { top: 8, height: BAR_HEIGHT - NIGHTS - 8 },
  ways: { top: 20, height: BAR_HEIGHT - NIGHTS - 20 },
  nights: { top: BAR_HEIGHT - NIGHTS, height: NIGHTS },
};

/** A trip at a glance: flights, nights and days out along its dates, and the same in words. */
export function TripStrip({ strip: { dates, spans, said } }: { strip: Strip }) {
  return (
    <figure className="trip-glance">
      <SpanBar
        className="plot-bar trip-bar"
        to={dates.length * DAY}
        bands={STRIP_LOOKS.map((look) => ({ look, spans: spans[look], ...BANDS[look] }))}
      />
      <AxisLabels labels={dateLabels(dates)} />
      <figcaption>
        <ul className="plot-facts num" aria-label="The trip at a glance">
          {said.map(({ look, words }) => (
            <li key={words}>
              <span className={`plot-key ${look}`} aria-hidden="true" />
              {words}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
