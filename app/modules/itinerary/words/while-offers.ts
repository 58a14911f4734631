import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { Point } from "#app/shared/geo";
import { isOnTheWay } from "../day/itinerary";
import type { ItineraryDay, WhileOffer } from "../day/itinerary";
import { isMealPlace } from "../day/meal-tables";
import { isShow } from "../day/shows";
import { roundUp, shortestVisit } from "../day/visit-length";
import { nameAt } from "../problem/filler-walks";
import { minutesBetween } from "../travel/way-for";
import type { FreeTimeScope } from "./free-ideas";
import { isReasonedRest } from "./free-time";

type Line = ItineraryDay["items"][number];

/** So long a while with nothing in it is offered something. */
const LONG_WHILE = 60;
/** An offer is no farther away than this, and nothing that tires. */
const LONGEST_WAY = 25;
const EASY = 1;
/** Nor so dear that it is to be thought over, in US dollars. */
const MOST_PRICE = 25;
const MOST_OFFERS = 2;
/** Minutes of way that one step of weight is worth. */
const WORTH_OF_WEIGHT = 8;
const BARS_FROM = 17 * 60;

/** The facts of a day that its offers depend on. */
export interface OfferScope extends FreeTimeScope {
  /** All that this party may visit. */
  places: readonly PlaceSource[];
  /** Places that the days before offer already. */
  offered: ReadonlySet<string>;
}

/** A while between two lines that hold something. */
interface While {
  from: Point;
  to: Point;
  start: number;
  end: number;
}

const isIdle = ({ role, start, end }: Line): boolean => role === "free" || (role === "rest" && end - start > 20);

function spotOf({ request }: OfferScope, line: Line): Point {
  return isOnTheWay(line) ? request.base : line.location;
}

function offerOf(
  scope: OfferScope,
  place: PlaceSource,
  { from, to, start, end }: While,
): (WhileOffer & { way: number }) | undefined {
  const { request, date, isOpen } = scope;
  const there = minutesBetween(request, from, place, { date, minutes: start });
  const onwards = minutesBetween(request, place, to, { date, minutes: end });
  if (there > LONGEST_WAY || onwards > LONGEST_WAY + there) return undefined;
  const at = roundUp(start + there);
  const minutes = Math.min(roundUp(place.minutes), Math.floor((end - onwards - at) / 5) * 5);
  if (minutes < shortestVisit(place) || !isOpen(place.id, at, at + minutes)) return undefined;
  return {
    placeId: place.id,
    name: nameAt(place, at),
    start: at,
    minutes,
    priceMinor: place.price * 100,
    way: there + onwards,
  };
}

/** What could take the place of a while: open then, near, easy, and in none of the days. */
function offersFor(scope: OfferScope, one: While): WhileOffer[] {
  const { planned, offered, request, places } = scope;
  const worth = ({ weight, id }: PlaceSource): number => weight * WORTH_OF_WEIGHT - (offered.has(id) ? 1000 : 0);
  return places
    .filter(
      (place) =>
        !planned.has(place.id) &&
        !request.unwanted.includes(place.id) &&
        !isMealPlace(place) &&
        !place.starts &&
        !place.onlyOn &&
        !isShow(place) &&
        place.effort <= EASY &&
        place.price <= MOST_PRICE &&
        (place.kind !== "bar" || one.start >= BARS_FROM),
    )
    .flatMap((place) => {
      const offer = offerOf(scope, place, one);
      return offer ? [{ offer, worth: worth(place) - offer.way }] : [];
    })
    .sort((a, b) => b.worth - a.worth || a.offer.placeId.localeCompare(b.offer.placeId))
    .slice(0, MOST_OFFERS)
    .map(({ offer: { way: _way, ...offer } }) => offer);
}

/** Whether the traveller has chosen to keep a while of these days free. */
function isKept({ request: { edit }, date }: OfferScope, { start, end }: Line): boolean {
  const before = edit?.before.days.find((day) => day.date === date)?.items ?? [];
  return before.some((item) => item.isKeptFree === true && item.start < end && item.end > start);
}

/**
 * The lines of a day in which every long while that is free for no reason offers one or two things in its place, of
 * which one press takes one; a while that the traveller has kept free, and a day out, offer nothing.
 */
export function withOffers(scope: OfferScope, lines: readonly Line[]): Line[] {
  // An hour that is asked for in town would cost the day out.
  if (scope.outSince !== undefined) return [...lines];
  const offersOf = new Map<Line, Partial<Line>>();
  let first = 0;
  while (first < lines.length) {
    let end = first;
    while (end < lines.length && isIdle(lines[end]!)) end++;
    const [before, next] = [lines[first - 1], lines[end]];
    const idle = lines.slice(first, end).filter((line) => !isReasonedRest(scope, line));
    const [longest] = idle.toSorted((a, b) => b.end - b.start - (a.end - a.start));
    const minutes = idle.reduce((sum, line) => sum + line.end - line.start, 0);
    if (longest && before && next && minutes > LONG_WHILE) {
      const one = { from: spotOf(scope, before), to: spotOf(scope, next), start: before.end, end: next.start };
      const { country, slug } = scope.request.destination;
      const isOut = !calendarDay(country, scope.date, slug).isIndoors;
      const offers = isOut && !isKept(scope, longest) ? offersFor(scope, one) : [];
      if (isKept(scope, longest)) offersOf.set(longest, { isKeptFree: true });
      else if (offers.length > 0) offersOf.set(longest, { offers });
    }
    first = end + 1;
  }
  return lines.map((line) => ({ ...line, ...offersOf.get(line) }));
}
