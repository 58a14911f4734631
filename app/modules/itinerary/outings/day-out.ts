import type { DayTrip } from "#app/modules/catalogue/schema/arrangement.schema";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { Point } from "#app/shared/geo";

/** A day that is one outing: its own way, its own start, and lunch where it is. */
export interface Outing extends Omit<DayTrip, "places" | "months" | "back"> {
  /** Places visited, in order. */
  places: PlaceSource[];
  back: number;
  months?: readonly number[];
  /** Places around those of the outing that are too far for an ordinary day and find no room in it. */
  beyond?: readonly PlaceSource[];
}

/** When everything of an outing happens, minutes since local midnight. */
export interface OutingTimes {
  leave: number;
  reach: number;
  /** A visit that lunch interrupts stands here twice. */
  visits: { place: PlaceSource; start: number; end: number }[];
  lunch?: { start: number; end: number; near: Point & { district: string } };
  /** At a table, before what the day ends with. */
  dinner?: { start: number; end: number; near: Point & { district: string } };
  turnBack: number;
  home: number;
}
