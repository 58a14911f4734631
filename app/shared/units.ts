/** The units in which distances and temperatures are shown. All data is stored and planned in metric ones. */
export type Units = "metric" | "imperial";

const KM_PER_MILE = 1.609344;
const METRES_PER_FOOT = 0.3048;

/** "0.9 km" as given, or "0.6 mi"; from ten miles on whole ones, because a tenth means nothing there. */
export function formatDistanceKm(km: number, units: Units): string {
  if (units === "metric") return `${km.toLocaleString("en-US")} km`;
  const miles = km / KM_PER_MILE;
  return `${(miles >= 9.95 ? Math.round(miles) : Math.round(miles * 10) / 10).toLocaleString("en-US")} mi`;
}

/** "60 m" or "200 ft", to the next ten: heights of streets are not known to the metre. */
export function formatHeight(metres: number, units: Units): string {
  const [height, unit] = units === "metric" ? [metres, "m"] : [metres / METRES_PER_FOOT, "ft"];
  return `${(Math.round(height / 10) * 10).toLocaleString("en-US")} ${unit}`;
}

/** A temperature in degrees Celsius as the number that is shown, not rounded. */
export function degreesIn(celsius: number, units: Units): number {
  return units === "metric" ? celsius : (celsius * 9) / 5 + 32;
}

/** "°C" or "°F". */
export function degreeSign(units: Units): string {
  return units === "metric" ? "°C" : "°F";
}

/** "21 °C" or "70 °F", in whole degrees and never "-0". */
export function formatTemperature(celsius: number, units: Units): string {
  const degrees = Math.round(degreesIn(celsius, units)) || 0;
  return `${degrees < 0 ? `\u2212${-degrees}` : degrees} ${degreeSign(units)}`;
}
