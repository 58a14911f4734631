import { AxisLabels } from "#app/components/plot/axis-labels";
import { ColumnPlot } from "#app/components/plot/column-plot";
import { formatDate, formatDayMonth } from "#app/shared/format";
import { monthOf } from "#app/shared/calendar";
import { MONTHS } from "#app/shared/months";
import type { DaySeries } from "../day-series";

/** A figure of the last weeks as the desk reads it. */
interface Curve {
  name: string;
  series: DaySeries;
  /** The figure in words: "$1,358". */
  words: (value: number) => string;
}

/** The first day of each week is written under the columns. */
const WEEK = 7;

/** "3 Nov", narrow enough for the first column */
const shortDay = (on: string): string => `${Number(on.slice(8))} ${MONTHS[monthOf(on) - 1]?.slice(0, 3)}`;

function inWords({ series: { total, top, days }, words }: Curve): string {
  if (!top) return `None in ${days.length} days.`;
  return `${words(total)} in ${days.length} days, most on ${formatDayMonth(top.on)}: ${words(top.value)}.`;
}

function DayCurve({ curve }: { curve: Curve }) {
  const { days, top } = curve.series;
  return (
    <figure className="plot-figure">
      <figcaption>
        <b>{curve.name}</b> <span className="num">{inWords(curve)}</span>
      </figcaption>
      {top && (
        <>
          <ColumnPlot
            className="plain-columns"
            columns={days.map(({ on, value }) => [
              { look: on === top.on ? "marked" : "plain", from: 0, to: Math.max(0, value) / top.value },
            ])}
          />
          <AxisLabels
            labels={days.flatMap(({ on }, index) =>
              index % WEEK === 0 ? [{ at: (index + 0.5) / days.length, text: shortDay(on) }] : [],
            )}
          />
        </>
      )}
    </figure>
  );
}

/** Figures of the last weeks by day, drawn, and in one table behind the fold. */
export function DayCurves({ curves }: { curves: readonly Curve[] }) {
  const days = curves[0]?.series.days ?? [];
  return (
    <section className="stack" aria-labelledby="curves-heading">
      <h2 className="step-1" id="curves-heading">
        The last four weeks
      </h2>
      {curves.map((curve) => (
        <DayCurve key={curve.name} curve={curve} />
      ))}
      <details className="more">
        <summary>Day by day in numbers</summary>
        <section className="scroll" aria-label="Day by day" tabIndex={0}>
          <table className="numbers num">
            <thead>
              <tr>
                <th scope="col">Day</th>
                {curves.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ on }, index) => (
                <tr key={on}>
                  <th scope="row">{formatDate(on)}</th>
                  {curves.map(({ name, series, words }) => (
                    <td key={name}>{words(series.days[index]?.value ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}
