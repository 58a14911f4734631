import { formatRounded } from "#app/shared/money";

/** Nobody can say such a sum to the dollar. */
const TENS = 10_00;

/** What the days of a trip cost everybody together at the least, as a sentence. */
export function daysCostText(leastMinor: number): string {
  const about = formatRounded(Math.round(leastMinor / TENS) * TENS);
  return `Even if you spend little, meals, transport and tickets there come to about ${about}.`;
}
