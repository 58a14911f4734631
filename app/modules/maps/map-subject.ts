import type { Point } from "#app/shared/geo";
import type { Units } from "#app/shared/units";
import type { MapStreet } from "./map-streets";
import type { Water } from "./water-code";

/** A numbered pin that leads to its line on the page. */
interface MapPin {
  /** The text on the pin: "3". */
  mark: string;
  name: string;
  at: Point;
  /** The link of the pin, such as "#stop-1-3". */
  href: string;
  /**
   * Whether the pin lies apart from the others: the map is not widened for it, and it stands at the edge nearest to its
   * place.
   */
  isApart?: boolean;
}

/** How the ways of a day are drawn, in words. */
export const WAYS_IN_WORDS = "Dotted lines are walks, dashed lines are rides.";

/** One way of a day, drawn dotted on foot and dashed otherwise. */
export interface MapWay {
  from: Point;
  to: Point;
  isWalk: boolean;
}

/** A part of town, shown as a soft shape around its places. */
export interface MapArea {
  name: string;
  points: readonly Point[];
}

/** The content of a map. */
export interface MapSubject {
  /** The map's subject, in a few words. */
  title: string;
  /** The map's content, in words. */
  description: string;
  pins: readonly MapPin[];
  /** The stays; more than one on the day of a move, and for a whole trip. */
  stays: readonly { name: string; at: Point }[];
  /** A point that is no stop, such as the centre of town, drawn as a ring. */
  landmark?: { name: string; at: Point };
  /** Beyond the edge it becomes an arrow that points to the airport. */
  airport?: { name: string; at: Point };
  /** Stops without a number. */
  dots: readonly Point[];
  ways: readonly MapWay[];
  areas: readonly MapArea[];
  /** Shown where a map has no other point. */
  centre: Point;
  /** Finest first. */
  water: readonly Water[];
  /** Where the operator has added a region that shows a part of the map. */
  streets?: readonly MapStreet[];
  units: Units;
}
