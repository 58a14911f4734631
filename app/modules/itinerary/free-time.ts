import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { DayRequest } from "./day-request";
import type { ItineraryDay, ItineraryItem } from "./itinerary";
import { mealHoursFor } from "./meal-breaks";
import { characterOf, partOfTownAt } from "./part-of-town";
import { legOfLine, minutesBetween, wayFor } from "./way-for";
import type { Moment } from "./way-for";

type Line = ItineraryDay["items"][number];

/** A longer while with nothing in it is told what it is for. */
const UNSAID_MINUTES = 45;
/** A rest at the hotel is worth the way from this length on. */
const SHORTEST_REST = 40;
const LONGEST_REST = 120;
const LONGEST_WAY_TO_REST = 30;
const MOST_ONWARDS_KM = 1.3;
/** So long a while has room for two small things. */
const TWO_IDEAS_MINUTES = 120;
/** Much of a while is in the hours in which shops are shut. */
const REST_HOURS_SHARE = 45;
const IDEA_KM = 0.8;
const IDEAS = new Set(["park", "garden", "cafe", "viewpoint", "shop", "market", "library", "church"]);
const GRID = 5;

/** What a free while may know of the places around. */
export interface FreeTimeScope {
  request: DayRequest;
  date: string;
  /** Places that are in the plan. */
  planned: ReadonlySet<string>;
  /** Whether a place is open for all of a while on this day. */
  isOpen: (placeId: string, start: number, end: number) => boolean;
}

const up = (minutes: number): number => Math.ceil(minutes / GRID) * GRID;
const down = (minutes: number): number => Math.floor(minutes / GRID) * GRID;

/** The way and its minutes with those for finding the door; none between two doors of one spot. */
function wayBetween(
  request: DayRequest,
  from: Point,
  to: Point,
  when: Moment,
): { leg?: Line["legBefore"]; minutes: number } {
  return { leg: legOfLine(request, from, to, when), minutes: minutesBetween(request, from, to, when) };
}

/** Something small and near to do with a free while. */
function ideaNear({ request, planned, isOpen }: FreeTimeScope, spot: Point, start: number, end: number): string {
  const ideas = request.places
    .filter(({ id, kind, price }) => IDEAS.has(kind) && !planned.has(id) && (price === 0 || kind === "cafe"))
    .filter(({ id }) => !request.unwanted.includes(id) && isOpen(id, start + 10, Math.min(end, start + 45)))
    .map((place) => ({ place, km: distanceKm(place, spot) }))
    .filter(({ km }) => km <= IDEA_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, end - start >= TWO_IDEAS_MINUTES ? 2 : 1)
    .map(({ place }) => {
      const { minutes } = wayFor(request, spot, place);
      return `${place.name} is ${minutes < 3 ? "right here" : `${minutes} minutes on foot`}`;
    });
  return ideas.length > 0 ? ` ${ideas.join(", ")}.` : "";
}

function freeTime(scope: FreeTimeScope, spot: ItineraryItem["location"], start: number, end: number): Line {
  const { request, date } = scope;
  const part = partOfTownAt(request, spot);
  const where = part?.name ?? spot.name;
  return {
    id: `${date}-free-${start}`,
    role: "free",
    type: "experience",
    name: `Free time in ${where}`,
    location: { name: where, lat: spot.lat, lon: spot.lon },
    description: `${part ? characterOf(part) : "Time to wander without a plan."}${ideaNear(scope, spot, start, end)}`,
    start,
    end,
    priceMinor: 0,
    tags: [],
  };
}

/** What the rest is for, from what is true of the day. */
function restWords({ request }: FreeTimeScope, start: number, end: number): { name: string; description: string } {
  const { rest, dinner } = mealHoursFor(request);
  const shared = rest ? Math.min(end, rest.to) - Math.max(start, rest.from) : 0;
  if (rest && shared >= REST_HOURS_SHARE) return { name: `${rest.name} at the hotel`, description: rest.note };
  if (request.children > 0)
    return { name: "A rest at the hotel", description: "Time for the children to play or sleep before the evening." };
  if (dinner.from >= 20 * 60)
    return {
      name: "A rest at the hotel",
      description: "People dine late here: put your feet up before you go out again.",
    };
  return { name: "A rest at the hotel", description: "Time to put your feet up and change before the evening." };
}

/** Back at the hotel between two stops, with both ways; undefined where it is too far for the time there is. */
function restBetween(scope: FreeTimeScope, before: ItineraryItem, next: Line): Line[] | undefined {
  const { base } = scope.request;
  if (!base.isHotel) return undefined;
  const there = wayBetween(scope.request, before.location, base, { date: scope.date, minutes: before.end });
  const onwards = wayBetween(scope.request, base, next.location, { date: scope.date, minutes: next.start });
  const end = down(next.start - onwards.minutes);
  const earliest = up(before.end + there.minutes);
  // Who dines across town spends the time there instead.
  if (distanceKm(base, next.location) > MOST_ONWARDS_KM) return undefined;
  const way = there.minutes + onwards.minutes;
  const rest = Math.min(LONGEST_REST, end - earliest);
  if (rest < SHORTEST_REST || way > 2 * LONGEST_WAY_TO_REST || way > rest) return undefined;
  // What is longer than a rest is spent where one is, and then the way to the hotel begins.
  const isStayingOn = end - earliest - rest > UNSAID_MINUTES;
  const stay = isStayingOn ? [freeTime(scope, before.location, before.end, down(end - rest - there.minutes))] : [];
  const start = isStayingOn ? end - rest : earliest;
  return [
    ...stay,
    {
      id: `${scope.date}-rest-${start}`,
      role: "rest",
      type: "hotel",
      ...restWords(scope, start, end),
      location: { name: base.name, lat: base.lat, lon: base.lon },
      start,
      end,
      priceMinor: 0,
      tags: [],
      ...(there.leg && { legBefore: there.leg }),
    },
    { ...next, legBefore: onwards.leg },
  ];
}

function inRestHours({ request }: FreeTimeScope, start: number, end: number): Partial<ItineraryItem> {
  const { rest } = mealHoursFor(request);
  const shared = rest ? Math.min(end, rest.to) - Math.max(start, rest.from) : 0;
  return rest && shared >= REST_HOURS_SHARE ? { name: rest.name, description: rest.note } : {};
}

/** The lines of a day in which every longer while is told what it is for. */
export function fillGaps(scope: FreeTimeScope, lines: readonly Line[]): Line[] {
  return lines.flatMap((next, index) => {
    const before = lines[index - 1];
    const end = next.start - (next.legBefore?.minutes ?? 0);
    if (!before || end - before.end <= UNSAID_MINUTES) return [next];
    const wantsHotel = next.meal === "dinner" || (next.role === "visit" && before.meal === "lunch");
    const rested = wantsHotel && before.role !== "rest" ? restBetween(scope, before, next) : undefined;
    if (rested) return rested;
    const free = freeTime(scope, before.location, before.end, down(end));
    return [{ ...free, ...inRestHours(scope, free.start, free.end) }, next];
  });
}
