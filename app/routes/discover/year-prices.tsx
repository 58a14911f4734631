import { AxisLabels } from "#app/components/plot/axis-labels";
import { ColumnPlot } from "#app/components/plot/column-plot";
import { yearColumns, yearInWords } from "#app/modules/discover/year-prices";
import type { YearColumns } from "#app/modules/discover/year-prices";
import { MONTHS } from "#app/shared/months";

/** A price in each month, January first, in whole US dollars. */
interface MonthPrices {
  name: string;
  prices: readonly number[];
}

const dollars = (amount: number | undefined): string => `$${(amount ?? 0).toLocaleString("en-US")}`;
/** The middle of a month on the axis, from 0 to 1. @param month 1 to 12 */
const middleOf = (month: number): number => (month - 0.5) / MONTHS.length;

/** The cheapest and the dearest price over their columns; the dearest gives way where they would touch. */
function markedPrices({ cheapest, dearest, least, most }: YearColumns): { at: number; text: string }[] {
  const [low = 1, high = 1] = [cheapest[0], dearest[0]];
  return [
    { at: middleOf(low), text: dollars(least) },
    ...(Math.abs(high - low) > 1 ? [{ at: middleOf(high), text: dollars(most) }] : []),
  ];
}

function Year({ name, year }: { name: string; year: YearColumns }) {
  return (
    <figure className="plot-figure">
      <figcaption>
        <b>{name}</b> <span className="num">{yearInWords(year)}</span>
      </figcaption>
      <AxisLabels labels={markedPrices(year)} />
      <ColumnPlot
        className="plain-columns"
        columns={year.shares.map((to, index) => [
          { look: year.cheapest.includes(index + 1) ? "marked" : "plain", from: 0, to },
        ])}
      />
      <AxisLabels labels={MONTHS.map((month, index) => ({ at: middleOf(index + 1), text: month.slice(0, 3) }))} />
    </figure>
  );
}

/** Prices month by month under the weather, over the same months; each figure is in the table behind the fold. */
export function YearPrices({ place, rows }: { place: string; rows: readonly MonthPrices[] }) {
  const drawn = rows.flatMap(({ name, prices }) => {
    const year = yearColumns(prices);
    return year ? [{ name, prices, year }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <>
      {drawn.map(({ name, year }) => (
        <Year key={name} name={name} year={year} />
      ))}
      <details className="more">
        <summary>Prices for {place} by month in numbers</summary>
        <section className="scroll" aria-label={`Prices for ${place} by month`} tabIndex={0}>
          <table className="numbers num">
            <thead>
              <tr>
                <th scope="col">Month</th>
                {drawn.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {MONTHS.map((month, index) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  {drawn.map(({ name, prices }) => (
                    <td key={name}>{dollars(prices[index])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  );
}
