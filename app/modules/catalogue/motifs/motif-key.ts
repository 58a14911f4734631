import { isHour, isRegionInks } from "../posters/palettes";
import type { Hour, RegionInks } from "../posters/palettes";

/** The pictures of one motif: neighbours on a page differ. */
export const VARIANTS = 3;

/** What a picture depends on. A landmark is named "landmark-eiffel". */
export interface MotifKey {
  motif: string;
  variant: number;
  inks: RegionInks;
  hour: Hour;
}

/** The name of a picture: "torii-row.0.japan.dawn". */
export const motifName = ({ motif, variant, inks, hour }: MotifKey): string => [motif, variant, inks, hour].join(".");

/** The key that a name says; undefined for a name that says none. */
export function keyNamed(name: string): MotifKey | undefined {
  const [motif = "", turn = "", inks = "", hour = "", ...rest] = name.split(".");
  const variant = Number(turn);
  const isKey =
    rest.length === 0 && motif && /^\d$/.test(turn) && variant < VARIANTS && isRegionInks(inks) && isHour(hour);
  return isKey ? { motif, variant, inks, hour } : undefined;
}
