/** The facts that decide how steady a price is. */
export interface PriceOutlook {
  /** Days from the search to departure or arrival; negative counts as 0. */
  daysAhead: number;
  /** Price level of the dates, 1 being the year's mean. */
  seasonality: number;
  /** Changes of aircraft; 0 for a stay. */
  stops: number;
}

const LEAST = 0.2;
const STEADIEST = 0.92;
/** In the last three weeks fares are raised step by step. */
const LAST_MINUTE_DAYS = 21;
const LAST_MINUTE_LOSS = 0.4;
/**
 * From two months ahead on, each further day is one more on which the price may move; after a year it makes no
 * difference.
 */
const CALM_DAYS = 60;
const FAR_DAYS = 365;
const FAR_LOSS = 0.3;
const SEASON_LOSS = 0.45;
const LOSS_PER_STOP = 0.04;

/**
 * How steady a price is likely to stay until departure, 0.2 to 0.92 in hundredths. A rule of thumb, not a forecast:
 * steadiest three weeks to two months ahead; lower in the last three weeks, when fares rise, and far ahead, when there
 * is much time to move; lower in high season, when seats run out (a low season does not raise it); a little lower with
 * each stop, because every flight sold separately may change.
 */
export function priceConfidence({ daysAhead, seasonality, stops }: PriceOutlook): number {
  const days = Math.max(0, daysAhead);
  const lastMinute = days < LAST_MINUTE_DAYS ? (1 - days / LAST_MINUTE_DAYS) * LAST_MINUTE_LOSS : 0;
  const far = days > CALM_DAYS ? ((Math.min(days, FAR_DAYS) - CALM_DAYS) / (FAR_DAYS - CALM_DAYS)) * FAR_LOSS : 0;
  const season = Math.max(0, seasonality - 1) * SEASON_LOSS;
  const confidence = STEADIEST - lastMinute - far - season - stops * LOSS_PER_STOP;
  return Math.round(Math.max(LEAST, confidence) * 100) / 100;
}

/** The confidence in words. */
export function priceConfidenceText(confidence: number): string {
  if (confidence >= 0.75) return "This price is likely to hold for a while";
  return confidence >= 0.5 ? "This price may move before you leave" : "This price is likely to move soon";
}
