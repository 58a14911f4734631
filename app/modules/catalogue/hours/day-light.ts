import { formatClock } from "#app/shared/format";

/**
 * When the sun rises and sets on a date, in minutes since local midnight: all 24 hours where it does not set, none where
 * it does not rise.
 */
export interface DayLight {
  sunrise: number;
  sunset: number;
}

const WHOLE_DAY = 24 * 60;

/** "Sunrise 06:12, sunset 19:40" */
export function lightInWords({ sunrise, sunset }: DayLight): string {
  if (sunset <= sunrise) return "The sun doesn’t rise";
  if (sunrise <= 0 && sunset >= WHOLE_DAY) return "The sun doesn’t set";
  return `Sunrise ${formatClock(sunrise)}, sunset ${formatClock(sunset)}`;
}
