import { bedInWords, lastRestWords } from "./bed-words";
import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import { distanceKm, leftAt } from "#app/shared/geo";
import type { Point, Stretch } from "#app/shared/geo";
import { minutesOfDay } from "#app/shared/calendar";
import { formatClock } from "#app/shared/format";
import { inBedSince, NIGHT_AFTER_ARRIVAL } from "../outings/day-frame";
import { whyKitchensAreShut } from "../travel/day-notes";
import type { DayRequest } from "../day/day-request";
import { freeWords, quietWords, wordsOfKnown } from "./free-words";
import { isRestOnTheWay, LOOK_AROUND_MINUTES, SHORTEST_REST } from "../party/hotel-rest";
import { isAtBase, isOnTheWay } from "../day/itinerary";
import type { ItineraryDay, ItineraryItem } from "../day/itinerary";
import { wishesOn } from "../party/gentle-day";
import { mealHoursFor } from "../day/meal-breaks";
import { isHotOn, minutesOfMidday } from "../party/midday-heat";
import { ideasNear } from "./free-ideas";
import type { FreeTimeScope } from "./free-ideas";
import { aroundInWords, partInWords, partOfTownAt } from "../travel/part-of-town";
import { isNewToHeight } from "../party/thin-air";
import { legOfLine, minutesBetween } from "../travel/way-for";
import type { Moment } from "../travel/way-for";
import { weatherIn } from "../party/weather";
import { hasSmallChildren } from "../day/children";

type Line = ItineraryDay["items"][number];

/** A while that begins before this is spent by day, where people fast until sunset. */
const NIGHTFALL = 17 * 60;
/** A longer while with nothing in it is told what it is for. */
const UNSAID_MINUTES = 45;
const LONGEST_REST = 120;
/** A traveller who has been out of town for so long rests before dinner. */
const LONG_DAY_MINUTES = 8 * 60;
/** Out of the heat one stays in until it is over; a while is in it from so many minutes of it on. */
const LONGEST_REST_IN_HEAT = 240;
const HEAT_SHARE = 45;
const LONGEST_WAY_TO_REST = 30;
/** A traveller who rides so long to dinner is there before it, and has a look around. */
const RIDE_MINUTES = 15;
/** Much of a while is in the hours in which shops are shut. */
const REST_HOURS_SHARE = 45;
/** A while that begins so much before those hours, or ends so much after them, is free time, in minutes. */
const BEYOND_REST_HOURS = 60;
/** So long a while is a morning or an afternoon. */
const HALF_DAY_MINUTES = 150;
const NOON = 12 * 60 + 30;
const EVENING = 17 * 60 + 30;
const GRID = 5;

const up = (minutes: number): number => Math.ceil(minutes / GRID) * GRID;
const down = (minutes: number): number => Math.floor(minutes / GRID) * GRID;

/** The way and its minutes with those for finding the door; none between two doors of one spot. */
function wayBetween(
  request: DayRequest,
  from: Stretch,
  to: Point,
  when: Moment,
): { leg?: Line["legBefore"]; minutes: number } {
  return { leg: legOfLine(request, from, to, when), minutes: minutesBetween(request, from, to, when) };
}

function freeName(start: number, end: number): string {
  if (end - start < HALF_DAY_MINUTES) return "Free time";
  return start < NOON - HALF_DAY_MINUTES / 2 ? "A free morning" : "A free afternoon";
}

type Spot = Pick<ItineraryItem, "location" | "name" | "role" | "placeId">;

const LOOK_AROUND = "have a look around";

/** Words for the time at a spot out of town until then: the traveller does not stay on where it shuts. */
function staying({ isOpen }: FreeTimeScope, { name, role, placeId }: Spot, start: number, end: number): string {
  if (role === "visit" && (!placeId || isOpen(placeId, start, end))) return `stay on at ${name}, or look around`;
  return role === "meal" ? "take your time at the table, then look around" : LOOK_AROUND;
}

/** The part of town of a line: of a sight or a table its file says in which district it is. */
function partOfTown(request: DayRequest, { location, role }: Pick<ItineraryItem, "location" | "role">) {
  return partOfTownAt(request, location, role === "visit" || role === "meal" ? location.name : undefined);
}

/** A spot as the traveller leaves it: of a ride or a walk that ends elsewhere, the end of it. */
function whereLeft({ location, role, ...rest }: Spot): Spot {
  return location.to ? { ...rest, location: location.to, role: "free" } : { ...rest, location, role };
}

/**
 * Free time at a spot, described by the character of the part of town and the places near it.
 * @param isAhead whether the event at the spot comes after it: a traveller does not stay on where they have not been
 */
function freeTime(scope: FreeTimeScope, spot: Spot, start: number, end: number, isAhead = false): Line {
  const { location, role } = isAhead ? spot : whereLeft(spot);
  const part = partOfTown(scope.request, { location, role });
  const isKnown = part !== undefined && scope.known.has(part.name);
  const turn = scope.dayNumber + (start >= NOON ? 1 : 0);
  const { country, slug } = scope.request.destination;
  const day = calendarDay(country, scope.date, slug);
  const isFast = start < NIGHTFALL && whyKitchensAreShut({ country, slug }, scope.date, "lunch") === "fast";
  const weather = weatherIn(scope.request.destination, scope.date, start, end);
  const words =
    day.shops || day.tables || day.isIndoors
      ? quietWords(day, part, turn)
      : part
        ? isKnown
          ? wordsOfKnown(partInWords(part.name), turn, weather, isFast)
          : freeWords(part, turn, { start, end }, weather, isFast)
        : `Nothing is booked until ${formatClock(end)}: ${isAhead ? LOOK_AROUND : staying(scope, spot, start, end)}.`;
  return {
    id: `${scope.date}-free-${start}`,
    role: "free",
    type: "experience",
    name: isKnown
      ? freeName(start, end)
      : `${freeName(start, end)} ${part ? `in ${partInWords(part.name)}` : `around ${aroundInWords(location.name, spot.name)}`}`,
    location: { name: part?.name ?? location.name, lat: location.lat, lon: location.lon },
    description: [words, ...(day.isIndoors ? [] : ideasNear(scope, location, start, end, { isKnown, isFast }))].join(
      " ",
    ),
    start,
    end,
    priceMinor: 0,
    tags: [],
  };
}

const BEFORE_DINNER = [
  "Time to put your feet up and change before the evening.",
  "An hour or two off your feet before dinner.",
  "Back to your room to rest and freshen up before you go out again.",
] as const;

/** Whether much of a while is in the heat of midday. */
function isInHeat({ request, date }: FreeTimeScope, start: number, end: number): boolean {
  return isHotOn(request.destination, date) && minutesOfMidday(start, end) >= HEAT_SHARE;
}

/** Whether the night before the day was spent on the way, to its end. */
function isAfterNightFlight({ request, date }: FreeTimeScope): boolean {
  const { arrival } = request;
  return arrival?.isOvernight === true && arrival.at.startsWith(date) && inBedSince(request, date) === -Infinity;
}

/** Whether one has landed that day where the air is thin. */
function isFirstDayHighUp({ request, date }: FreeTimeScope): boolean {
  return request.arrival?.at.startsWith(date) === true && isNewToHeight(request, date);
}

/** Whether one has been out of town for most of the day when a while begins. */
function isAfterLongDay({ outSince }: FreeTimeScope, start: number): boolean {
  return outSince !== undefined && start - outSince >= LONG_DAY_MINUTES;
}

/** Whether a while at the hotel, or in the hours in which all rest, has a reason that the plan says. */
export function isReasonedRest(scope: FreeTimeScope, line: Pick<ItineraryItem, "role" | "start" | "end">): boolean {
  const { request, date } = scope;
  const { start, end } = line;
  if (inRestHours(scope, start, end).name !== undefined || request.departure?.at.startsWith(date)) return true;
  if (line.role !== "rest") return false;
  if (isAfterLongDay(scope, start)) return true;
  const isForNap = hasSmallChildren(request) || isAfterNightFlight(scope) || isFirstDayHighUp(scope);
  return isForNap || isInHeat(scope, start, end);
}

/** Whether so long a while in the heat is too much for children out of doors, wherever the hotel lies. */
function isForChildrenInHeat(scope: FreeTimeScope, start: number, end: number): boolean {
  return hasSmallChildren(scope.request) && end - start >= HALF_DAY_MINUTES && isInHeat(scope, start, end);
}

/**
 * How long a rest that ends then may be: after a night in the air, or high up, the traveller lies down as soon as the
 * room is ready.
 */
function longestRest(scope: FreeTimeScope, start: number, end: number): number {
  const { checkInTime } = scope.request.base;
  if ((isAfterNightFlight(scope) || isFirstDayHighUp(scope)) && checkInTime)
    return Math.max(LONGEST_REST, end - minutesOfDay(`${scope.date}T${checkInTime}`));
  return isInHeat(scope, start, end) ? LONGEST_REST_IN_HEAT : LONGEST_REST;
}

/** The purpose of the rest, from the facts of the day. */
function restWords(
  scope: FreeTimeScope,
  start: number,
  end: number,
  isBeforeDinner: boolean,
): { name: string; description: string } {
  const { request, dayNumber } = scope;
  const { rest, dinner } = mealHoursFor(wishesOn(request, scope.date));
  const where = bedInWords(request.base, "the");
  const shared = rest ? Math.min(end, rest.to) - Math.max(start, rest.from) : 0;
  if (rest && shared >= REST_HOURS_SHARE) return { name: `${rest.name} at ${where}`, description: rest.note };
  const name = `A rest at ${where}`;
  // On the last day the room is given up before the traveller comes back.
  if (request.departure?.at.startsWith(scope.date)) return lastRestWords(request.base, isInHeat(scope, start, end));
  if (isInHeat(scope, start, end)) return { name, description: "In a cool room while it is hottest outside." };
  if (isAfterNightFlight(scope)) return { name, description: "Short night? Nap before dinner." };
  if (isFirstDayHighUp(scope))
    return { name, description: "Lie down for a while: thin air is tiring on the first day." };
  if (isAfterLongDay(scope, start))
    return {
      name,
      description: `You've been out since ${formatClock(scope.outSince!)}: put your feet up before dinner.`,
    };
  if (!isBeforeDinner) return { name, description: "A break from being on your feet before you go out again." };
  if (hasSmallChildren(request)) return { name, description: "Time to play or sleep before the evening." };
  if (dinner.from >= 20 * 60 && dayNumber % 2 === 1)
    return { name, description: "People dine late here: put your feet up before you go out again." };
  return { name, description: BEFORE_DINNER[dayNumber % BEFORE_DINNER.length]! };
}

/** The ways to the hotel and on from there, and the time there is between them, minutes since local midnight. */
interface Rest {
  there: ReturnType<typeof wayBetween>;
  onwards: Pick<ReturnType<typeof wayBetween>, "minutes" | "leg">;
  /** The next stop is a dinner that one rides to from the hotel. */
  isRide: boolean;
  earliest: number;
  end: number;
}

function restOf({ request, date }: FreeTimeScope, before: ItineraryItem, next: Line): Rest {
  const { base } = request;
  const there = wayBetween(request, before.location, base, { date, minutes: before.end });
  const onwards = isOnTheWay(next)
    ? { minutes: 0, leg: undefined }
    : wayBetween(request, base, next.location, { date, minutes: next.start });
  const isRide = next.meal === "dinner" && isLongRide(onwards.leg);
  return {
    there,
    onwards,
    isRide,
    earliest: up(before.end + there.minutes),
    end: down(next.start - onwards.minutes - (isRide ? LOOK_AROUND_MINUTES : 0)),
  };
}

/** Whether something speaks for going back to the hotel between two stops. */
function isRestWorthIt(scope: FreeTimeScope, before: ItineraryItem, next: Line, { onwards }: Rest): boolean {
  // A traveller who dines a walk from the hotel comes past it.
  const isByHotel = next.meal === "dinner" && (onwards.leg === undefined || onwards.leg.mode === "walk");
  // No traveller sits out half a day where there is nothing to stay for, until the evening begins somewhere else.
  const isStranded =
    before.meal === "lunch" &&
    next.role === "visit" &&
    next.start >= EVENING &&
    next.start - before.end >= HALF_DAY_MINUTES &&
    !partOfTown(scope.request, whereLeft(before));
  return (
    isByHotel ||
    isOnTheWay(next) ||
    isStranded ||
    isAfterNightFlight(scope) ||
    isFirstDayHighUp(scope) ||
    isForChildrenInHeat(scope, before.end, next.start) ||
    isRestOnTheWay(scope.request.base, leftAt(before.location), next.location)
  );
}

/** Free time longer than a rest is spent near the last stop, or around the hotel where there is nothing to stay for. */
function stayBefore(
  scope: FreeTimeScope,
  before: ItineraryItem,
  { there, earliest, end }: Rest,
  rest: number,
): { lines: Line[]; isAtHotel: boolean } {
  const { base } = scope.request;
  if (end - earliest - rest <= UNSAID_MINUTES) return { lines: [], isAtHotel: false };
  // Out of town there is nothing to stay for: the while is spent around the hotel.
  const isAtHotel = isLongRide(there.leg) && !partOfTown(scope.request, whereLeft(before));
  if (!isAtHotel) return { lines: [freeTime(scope, before, before.end, down(end - rest - there.minutes))], isAtHotel };
  const hotel = {
    name: base.name,
    role: "rest",
    location: { name: base.name, lat: base.lat, lon: base.lon },
  } as const;
  const around = freeTime(scope, hotel, earliest, end - rest);
  return { lines: [{ ...around, ...(there.leg && { legBefore: there.leg }) }], isAtHotel };
}

/** Back at the hotel between two stops, with both ways; undefined where it is too far for the time there is. */
function restBetween(scope: FreeTimeScope, before: ItineraryItem, next: Line): Line[] | undefined {
  const { base } = scope.request;
  if (!base.bed) return undefined;
  const found = restOf(scope, before, next);
  const { there, onwards, isRide, earliest, end } = found;
  if (!isRestWorthIt(scope, before, next, found)) return undefined;
  const way = there.minutes + (isRide ? 0 : onwards.minutes);
  const rest = Math.min(longestRest(scope, earliest, end), end - earliest);
  // Part of the way is what one would ride anyway.
  const anyway = minutesBetween(scope.request, before.location, next.location, {
    date: scope.date,
    minutes: before.end,
  });
  if (rest < SHORTEST_REST || way - anyway > 2 * LONGEST_WAY_TO_REST || way > rest) return undefined;
  const stay = stayBefore(scope, before, found, rest);
  const start = stay.lines.length > 0 ? end - rest : earliest;
  const after = { ...next, legBefore: onwards.leg };
  return [
    ...stay.lines,
    {
      id: `${scope.date}-rest-${start}`,
      role: "rest",
      type: "hotel",
      ...restWords(scope, start, end, next.meal === "dinner"),
      location: { name: base.name, lat: base.lat, lon: base.lon },
      start,
      end,
      priceMinor: 0,
      tags: [],
      ...(there.leg && !stay.isAtHotel && { legBefore: there.leg }),
    },
    ...(isRide ? thereEarly(scope, end, after) : [after]),
  ];
}

function isLongRide(leg: Line["legBefore"]): boolean {
  return leg !== undefined && leg.mode !== "walk" && leg.minutes >= RIDE_MINUTES;
}

/** Where one is before a line: the ride to the airport begins at the hotel, where the bags are. */
function spotBefore({ request: { base, departure }, date }: FreeTimeScope, line: Line): Spot {
  if (line.role !== "transfer" || departure?.at.startsWith(date) !== true) return line;
  return { name: base.name, role: "rest", location: { name: base.name, lat: base.lat, lon: base.lon } };
}

/** The way first, then a while around the next stop. */
function thereEarly(scope: FreeTimeScope, from: number, next: Line): Line[] {
  const { legBefore, ...rest } = next;
  const free = freeTime(scope, spotBefore(scope, next), up(from + (legBefore?.minutes ?? 0)), next.start, true);
  return [{ ...free, ...(legBefore && { legBefore }) }, rest];
}

/** Whether a line is the way out of town on a day on which one leaves late. */
function leavesForTheEvening({ request, date }: FreeTimeScope, { role, start }: Line): boolean {
  return role === "transfer" && start >= NOON && request.departure?.at.startsWith(date) !== true;
}

/** The name of the hours in which all rest, for a while that lies in them and hardly goes beyond. */
function inRestHours({ request }: FreeTimeScope, start: number, end: number): Partial<ItineraryItem> {
  const { rest } = mealHoursFor(request);
  if (!rest) return {};
  const shared = Math.min(end, rest.to) - Math.max(start, rest.from);
  const isBeyond = start < rest.from - BEYOND_REST_HOURS || end > rest.to + BEYOND_REST_HOURS;
  return shared >= REST_HOURS_SHARE && !isBeyond ? { name: rest.name, description: rest.note } : {};
}

/**
 * Whether a free while is better spent where one goes next: out of town, where it has nothing to offer, and before
 * dinner at the hotel.
 */
function isBetterThere(scope: FreeTimeScope, before: ItineraryItem, next: Line): boolean {
  const { request } = scope;
  const { location } = spotBefore(scope, next);
  if (!next.legBefore || next.legBefore.mode === "walk" || !partOfTownAt(request, location)) return false;
  const isAtHotel = next.meal === "dinner" && distanceKm(leftAt(before.location), request.base) < 0.1;
  return isAtHotel ? isLongRide(next.legBefore) : !partOfTownAt(request, leftAt(before.location));
}

/** The lines of a day in which every longer while is told what it is for; a rest at the hotel comes once. */
export function fillGaps(scope: FreeTimeScope, lines: readonly Line[]): Line[] {
  let hasRested = false;
  // A traveller who comes in before dawn sleeps first: that is a night, and no free morning.
  const slept = up(inBedSince(scope.request, scope.date) + NIGHT_AFTER_ARRIVAL);
  const filled = lines.flatMap((next, index) => {
    const before = lines[index - 1];
    const end = next.start - (next.legBefore?.minutes ?? 0);
    if (!before) return [next];
    const from = isOnTheWay(before) ? Math.max(before.end, slept) : before.end;
    if (end - from <= UNSAID_MINUTES) return [next];
    const wantsHotel =
      next.meal === "dinner" ||
      leavesForTheEvening(scope, next) ||
      (next.role === "visit" && before.meal === "lunch") ||
      isInHeat(scope, before.end, end);
    const rested = wantsHotel && !hasRested && !isAtBase(before) ? restBetween(scope, before, next) : undefined;
    if (rested) {
      hasRested = true;
      return rested;
    }
    if (isBetterThere(scope, before, next)) return thereEarly(scope, from, next);
    const free = freeTime(scope, before, from, down(end));
    return [{ ...free, ...inRestHours(scope, free.start, free.end) }, next];
  });
  return filled.map((line, index) => saidOnce(filled[index - 1], line));
}

const NOT_BOOKED = /^Nothing is booked(?: until \d\d:\d\d)?: /;
const isOpen = (line: Line | undefined): line is Line =>
  line !== undefined && (line.role === "free" || (line.role === "meal" && !line.placeId));

/** Of a free while and a meal without a table that follow each other only the first says that nothing is booked. */
function saidOnce(before: Line | undefined, line: Line): Line {
  if (!isOpen(before) || !isOpen(line) || !NOT_BOOKED.test(before.description)) return line;
  const rest = line.description.replace(NOT_BOOKED, "");
  return rest === line.description ? line : { ...line, description: rest[0]!.toUpperCase() + rest.slice(1) };
}
