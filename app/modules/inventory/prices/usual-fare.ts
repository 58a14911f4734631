import { distanceFareUsd, seasonFactor, stopsFactor } from "./fares";

/**
 * The usual price of a return flight for one adult in economy, booked two to four months ahead, in whole US dollars
 * rounded to tens; of the sandbox's fares.
 * @param month 1 to 12
 */
export function usualReturnFareUsd(km: number, month: number, destinationLat: number, stops: number): number {
  const season = seasonFactor(`2027-${String(month).padStart(2, "0")}-10`, destinationLat);
  return Math.round((2 * distanceFareUsd(km) * stopsFactor(stops) * season) / 10) * 10;
}
