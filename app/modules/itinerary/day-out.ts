import type { DayTrip } from "#app/modules/catalogue/arrangement.schema";
import type { PlaceSource } from "#app/modules/catalogue/destination.schema";

/** A day that is one outing: its own way, its own start, and lunch where it is. */
export interface Outing extends Omit<DayTrip, "places" | "months" | "back"> {
  /** Places visited, in order. */
  places: PlaceSource[];
  back: number;
  months?: readonly number[];
  /** What lies around its places, is too far for an ordinary day and finds no room in it. */
  beyond?: readonly PlaceSource[];
}
