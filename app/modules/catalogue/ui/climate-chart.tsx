import { degreeSign, degreesIn, formatTemperature } from "#app/shared/units";
import type { Units } from "#app/shared/units";
import type { MonthClimate } from "../places/explore-climate";
import { MONTHS } from "#app/shared/months";

const WIDTH = 720;
const HEIGHT = 260;
const TOP = 26;
const BASE = 222;
const STEP = WIDTH / 12;

interface ClimateChartProps {
  place: string;
  months: MonthClimate[];
  best: readonly number[];
  units?: Units;
}

/**
 * Bars from the mean low to the mean high of each month over the rain; the best months stand on a band. The table has
 * the same content in words.
 */
export function ClimateChart({ place, months, best, units = "metric" }: ClimateChartProps) {
  const coldest = Math.min(...months.map(({ low }) => low), 0);
  const warmest = Math.max(...months.map(({ high }) => high), 30);
  const wettest = Math.max(...months.map(({ rain }) => rain), 200);
  const y = (degrees: number): number => Math.round(BASE - ((degrees - coldest) / (warmest - coldest)) * (BASE - TOP));
  return (
    <figure className="climate stack">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {months.map(({ month, high, low, rain }) => {
          const left = (month - 1) * STEP;
          const middle = left + STEP / 2;
          return (
            <g key={month}>
              {best.includes(month) && <rect className="best" x={left} y={0} width={STEP} height={HEIGHT} />}
              <rect
                className="rain"
                x={middle - 18}
                y={BASE - (rain / wettest) * 90}
                width={36}
                height={(rain / wettest) * 90}
              />
              <rect
                className="warmth"
                x={middle - 8}
                y={y(high)}
                width={16}
                height={Math.max(6, y(low) - y(high))}
                rx={8}
              />
              <text className="value" x={middle} y={y(high) - 7}>
                {Math.round(degreesIn(high, units)) || 0}°
              </text>
              <text className="month" x={middle} y={HEIGHT - 10}>
                {MONTHS[month - 1]?.slice(0, 3)}
              </text>
            </g>
          );
        })}
      </svg>
      <details className="more">
        <summary>The climate of {place} in numbers</summary>
        <section className="scroll" aria-label={`Climate of ${place}`} tabIndex={0}>
          <table className="numbers num">
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Low</th>
                <th scope="col">High</th>
                <th scope="col">Rain</th>
                <th scope="col">Days of rain</th>
                {months[0]?.sea !== undefined && <th scope="col">Sea</th>}
              </tr>
            </thead>
            <tbody>
              {months.map((one) => (
                <tr key={one.month}>
                  <th scope="row">
                    {MONTHS[one.month - 1]}
                    {best.includes(one.month) && " (best)"}
                  </th>
                  <td>{units === "metric" ? `${one.low} °C` : formatTemperature(one.low, units)}</td>
                  <td>{units === "metric" ? `${one.high} °C` : formatTemperature(one.high, units)}</td>
                  <td>{one.rain} mm</td>
                  <td>{one.rainDays}</td>
                  {one.sea !== undefined && (
                    <td>{units === "metric" ? `${one.sea} °C` : formatTemperature(one.sea, units)}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
      <figcaption className="meta">Daily low to high in {degreeSign(units)} over rain; best months tinted.</figcaption>
    </figure>
  );
}
