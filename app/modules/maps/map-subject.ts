import type { Point } from "#app/shared/geo";
import type { Units } from "#app/shared/units";
import type { Water } from "./water-code";

/** A numbered pin that leads to its line on the page. */
interface MapPin {
  /** What stands on it: "3". */
  mark: string;
  name: string;
  at: Point;
  /** Where pressing it leads, such as "#stop-1-3". */
  href: string;
  /** Lies apart from the others: it is no reason to show less of them, and stands at the edge that it lies beyond. */
  isApart?: boolean;
}

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

/** What a map shows. */
export interface MapSubject {
  /** What it is a map of, in a few words. */
  title: string;
  /** What is on it, in words. */
  description: string;
  pins: readonly MapPin[];
  /** Where one sleeps; on the day of a move, and for a whole trip, more than one. */
  stays: readonly { name: string; at: Point }[];
  /** A point that is no stop, such as the centre of town, drawn as a ring. */
  landmark?: { name: string; at: Point };
  /** Beyond the edge it is an arrow that points there. */
  airport?: { name: string; at: Point };
  /** Stops without a number. */
  dots: readonly Point[];
  ways: readonly MapWay[];
  areas: readonly MapArea[];
  /** Shown where nothing else is. */
  centre: Point;
  /** Finest first. */
  water: readonly Water[];
  units: Units;
}
