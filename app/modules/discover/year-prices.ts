import { MONTHS } from "#app/shared/months";
import { monthNames } from "#app/modules/catalogue/places/explore-item";

/** A price by month as columns, and the months that stand out. */
export interface YearColumns {
  /** Shares of the dearest month's price, January first. */
  shares: number[];
  least: number;
  most: number;
  /** Months, 1 to 12. */
  cheapest: number[];
  dearest: number[];
}

/**
 * Prices of twelve months as columns.
 * @returns undefined where no month differs from another
 */
export function yearColumns(prices: readonly number[]): YearColumns | undefined {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (prices.length !== MONTHS.length || least === most) return undefined;
  const monthsAt = (price: number): number[] => prices.flatMap((one, index) => (one === price ? [index + 1] : []));
  return {
    shares: prices.map((price) => price / most),
    least,
    most,
    cheapest: monthsAt(least),
    dearest: monthsAt(most),
  };
}

const dollars = (amount: number): string => `$${amount.toLocaleString("en-US")}`;

/** "Cheapest in January and February, $760; dearest in August, $1,020." */
export function yearInWords({ cheapest, dearest, least, most }: YearColumns): string {
  return `Cheapest in ${monthNames(cheapest)}, ${dollars(least)}; dearest in ${monthNames(dearest)}, ${dollars(most)}.`;
}
