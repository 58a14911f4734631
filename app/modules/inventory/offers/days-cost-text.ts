import { formatRounded } from "#app/shared/money";

/** Such a sum is too rough to be told to the dollar. */
const TENS = 10_00;

/** The least cost of the days of a trip for the whole party, as a sentence. */
export function daysCostText(leastMinor: number): string {
  const about = formatRounded(Math.round(leastMinor / TENS) * TENS);
  return `Even if you spend little, meals, transport and tickets there come to about ${about}.`;
}
