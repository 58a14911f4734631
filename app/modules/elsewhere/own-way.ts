import type { IsoDate } from "#app/modules/inventory/offers/offer";
import { formatShortDate } from "#app/shared/format";
import type { Point } from "#app/shared/geo";
import type { Direction } from "./flight-slots";

/**
 * Ways of coming to a place, and of leaving it, beside flying; with "here" the traveller is there before the trip, or
 * stays on after it.
 */
export const LAND_WAYS = ["train", "coach", "ferry", "car", "here"] as const;
export type LandWay = (typeof LAND_WAYS)[number];

/** One way to a place or home, as its traveller told it. */
export interface OwnWay {
  by: LandWay;
  /** The local date of getting there, or of leaving. */
  date: IsoDate;
  /** Local wall clock, `HH:mm`, of getting there or leaving; none with "here". */
  time?: string;
  /** The station, stop or port in town; none with a car or with "here". */
  at?: Point & { name: string };
}

const HERE: Record<Direction, string> = { out: "there already", back: "staying on" };

/** "by train, Roma Termini 10:40", "by car 16:00", "staying on" */
function wayInWords({ by, time, at }: OwnWay, direction: Direction): string {
  if (by === "here") return HERE[direction];
  return [`by ${by}`, [at?.name, time].filter(Boolean).join(" ")].filter(Boolean).join(at ? ", " : " ");
}

/** "There by train, Roma Termini 10:40, Thu 8 Apr" */
export function wayLine(way: OwnWay, direction: Direction): string {
  if (way.by === "here") return direction === "out" ? "There already" : "Staying on";
  return `${direction === "out" ? "There" : "Home"} ${wayInWords(way, direction)}, ${formatShortDate(way.date)}`;
}
