import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { parseOpeningHours } from "#app/modules/catalogue/hours/opening-hours";
import type { HoursSpan } from "#app/modules/catalogue/hours/opening-hours";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";

/** Kinds that are seen whole, from the beginning to the end, or not at all. */
const SEEN_WHOLE: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  "theatre",
  "music",
  "tour",
  "boat-trip",
  "workshop",
  "wildlife",
]);
const STAGES: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["theatre", "music"]);
/** A house that is open for hardly longer than its show opens for it. */
const DOORS = 30;
/**
 * And one that is open for so much longer plays at an hour of which its hours say nothing; a bar with a band is open
 * longer still.
 */
const SOME_EVENING = 120;
/** Doors open so long before a show, whatever its hours say. */
export const DOORS_BEFORE = 15;
/** The part of a place that says whether it is a show. */
export type Show = Pick<PlaceSource, "kind" | "minutes" | "hours" | "starts">;

const known = new WeakMap<object, boolean>();

const lengthOf = ({ from, to }: HoursSpan): number =>
  typeof from === "number" && typeof to === "number" ? (to > from ? to - from : to + 24 * 60 - from) : Infinity;

const isOpenFor = ({ hours, minutes }: Show, more: number): boolean =>
  parseOpeningHours(hours).rules.every(({ spans }) => spans.every((span) => lengthOf(span) <= minutes + more));

/** Whether a stage is open for its show alone, so that its hours say when that begins. */
export function opensForShow(place: Show): boolean {
  if (!STAGES.has(place.kind) || place.starts) return false;
  const found = known.get(place) ?? isOpenFor(place, DOORS);
  known.set(place, found);
  return found;
}

/** Whether the audience is there from the beginning to the end. */
export function isShow(place: Show): boolean {
  return opensForShow(place) || (place.starts !== undefined && SEEN_WHOLE.has(place.kind));
}

/** Whether a theatre plays at some hour of the evening that its hours don't tell. */
export function playsSomeEvening(place: Show): boolean {
  return place.kind === "theatre" && !place.starts && isOpenFor(place, SOME_EVENING);
}
