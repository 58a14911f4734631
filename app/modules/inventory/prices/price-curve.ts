/** Days ahead and the price level there, in rising order of days; straight lines between. */
export type PriceCurve = readonly (readonly [days: number, level: number])[];

/** Price level so many days ahead; before the first point and after the last one it stays as it is there. */
export function levelAt(curve: PriceCurve, daysAhead: number): number {
  let [leftDays, leftLevel] = curve[0] ?? [0, 1];
  for (const [days, level] of curve) {
    if (daysAhead <= days)
      return days === leftDays ? level : leftLevel + ((level - leftLevel) * (daysAhead - leftDays)) / (days - leftDays);
    [leftDays, leftLevel] = [days, level];
  }
  return leftLevel;
}
