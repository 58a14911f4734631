import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { addDays, daysBetween } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import { ACCESS_RULES } from "../travel/access-rules";
import type { DayRequest } from "../day/day-request";
import type { Break, Day, Window } from "../engine/problem";
import { gentlenessOf, isEasy, wishesOn } from "../party/gentle-day";
import {
  earliestAfterDinner,
  endWithDinner,
  isMeal,
  mealAt,
  mealBreaks,
  mealsOnArrival,
  mealsOnLeaving,
} from "../day/meal-breaks";
import { earlierForHeat, isHotOn } from "../party/midday-heat";
import { leavesRoomAt, moveOn } from "../day/moves";
import {
  BAG_DROP_MINUTES,
  FULLER_ON_A_SHORT_STAY,
  hasFewNights,
  isShortStay,
  PACE_RULES,
  withChildren,
} from "../day/pace";
import type { PaceRules } from "../day/pace";
import { rideIn, rideOut } from "../travel/transfer-times";
import { isTooFarOnFoot } from "../travel/on-foot";
import type { PlannedOuting } from "./outing";
import { roundBusyHours, sleepsInUntil } from "./round-busy-hours";
import { isTooSteepYet } from "../party/thin-air";
import { GRID, roundDown, roundUp, shortestVisit } from "../day/visit-length";
import { minutesBetween } from "../travel/way-for";
import { isTooFarForHalfADay } from "../party/worth-the-way";
import { hasSmallChildren } from "../day/children";

/** Node 0 is the hotel, or wherever the traveller stays. */
export const BASE = 0;

/** A traveller with a night or two is out an hour before their pace, though not before this hour. */
const EARLIEST_ON_A_SHORT_STAY = 8 * 60;

/** How long a traveller who came in late sleeps before breakfast, in minutes. */
export const NIGHT_AFTER_ARRIVAL = 8 * 60;
/** Breakfast takes so long before the day begins. */
export const BREAKFAST_MINUTES = 35;
/** A traveller who has slept until after this begins the day with lunch. Minutes since local midnight. */
const LATEST_TO_BREAKFAST = 11 * 60 + 15;
/** A traveller who comes to the hotel before this hour has come in late, not early: the night begins then. */
export const SMALL_HOURS = 5 * 60;

/** A traveller who is in town before this has seen nothing yet: doors are shut. Minutes since local midnight. */
const DOORS_OPEN = 9 * 60;

/** And until this hour in the evening. */
const EVENING_ON_A_SHORT_STAY = 21 * 60 + 30;

/** The rules of the day: those of the pace that was chosen, as far as the needs of those who come allow. */
function paceOf(request: DayRequest): PaceRules {
  const { pace, accessNeeds, isHurried = false } = request;
  const { maxActive } = PACE_RULES.moderate;
  const own = PACE_RULES[pace];
  // A traveller who would miss what they came for takes it easy at some other time.
  const asked = isHurried ? { ...own, maxActive: Math.max(own.maxActive, maxActive) } : own;
  const limited = accessNeeds.reduce((rules, need) => ACCESS_RULES[need].limit(rules), asked);
  return hasSmallChildren(request) ? withChildren(limited) : limited;
}

/** The rules of a day that its traveller fills by hand: those of the fullest pace, as far as these needs allow. */
export function fullestPace({ accessNeeds }: Pick<DayRequest, "accessNeeds">): PaceRules {
  return accessNeeds.reduce((rules, need) => ACCESS_RULES[need].limit(rules), PACE_RULES.packed);
}

/** Whether a plan that is changed has a place on a date. */
function isKeptOn({ keep, firstDate }: DayRequest, placeId: string, date: string): boolean {
  return keep !== undefined && (keep[daysBetween(firstDate, date)]?.includes(placeId) ?? false);
}

/** When the day begins where nothing keeps the traveller. */
function usualStart(request: DayRequest, date: string): number {
  const pace = paceOf(request);
  const usual = request.isHurried
    ? Math.max(Math.min(pace.start, EARLIEST_ON_A_SHORT_STAY), pace.start - 60)
    : pace.start;
  return Math.max(sleepsInUntil(request, date), isHotOn(request.destination, date) ? earlierForHeat(usual) : usual);
}

/**
 * When the traveller leaves the room on the day of a move to another hotel, having slept. Minutes since local midnight.
 */
export function leavesOnMove(request: DayRequest, date: string): number {
  const start = Math.max(usualStart(request, date), roundUp(restedAt(request, date)));
  const move = moveOn(request, date);
  return move ? leavesRoomAt(move.from, start) : start;
}

/** When the traveller is at the door of the other hotel, with bags. Minutes since local midnight. */
function arrivesOnMove(request: DayRequest, date: string, { from, to }: NonNullable<ReturnType<typeof moveOn>>) {
  const minutes = leavesOnMove(request, date);
  return minutes + minutesBetween(request, from, to, { date, minutes, hasBags: true });
}

/**
 * When the traveller came to the hotel in the evening before a date, or in the small hours of it; minutes since
 * midnight of the date, undefined for an arrival long ago.
 */
export function inBedSince({ arrival, inBedAt, firstDate, destination, base }: DayRequest, date: string): number {
  if (inBedAt !== undefined && date === firstDate) return inBedAt;
  if (!arrival) return -Infinity;
  const landed = arrival.at.slice(0, 10);
  const inBed = rideIn(arrival, destination, base).end + (base.bed ? BAG_DROP_MINUTES : 0);
  if (date === landed && inBed < SMALL_HOURS) return inBed;
  return date === addDays(landed, 1) ? inBed - 24 * 60 : -Infinity;
}

/** Whether a traveller who came in late has slept in time for breakfast. */
export function isUpForBreakfast(request: DayRequest, date: string): boolean {
  return inBedSince(request, date) + NIGHT_AFTER_ARRIVAL <= LATEST_TO_BREAKFAST;
}

/**
 * When a traveller who came in late has slept, and had breakfast if it is not too late for it; minutes since midnight
 * of the date.
 */
function restedAt(request: DayRequest, date: string): number {
  return inBedSince(request, date) + NIGHT_AFTER_ARRIVAL + (isUpForBreakfast(request, date) ? BREAKFAST_MINUTES : 0);
}

/**
 * A traveller who gets up for a day out, or for a sight that is over at noon, sleeps and then has breakfast before it;
 * in minutes.
 */
export const NIGHT_BEFORE = 7.5 * 60;
/** With dinner in the evening before, the night is not shorter than this, but for the dinner itself. */
const SHORTEST_NIGHT = 7 * 60;

/**
 * A day that ends early enough for the next one, though not before dinner. Where a plan is edited, evenings stay as
 * they are.
 * @param outAt when the traveller leaves the hotel on the day after, minutes since its midnight, where that is no usual
 * hour
 */
export function inBedFor(request: DayRequest, day: Day, outAt: number | undefined): Day {
  const isEdited = request.edit !== undefined && !request.edit.isOfPlan;
  if (outAt === undefined || isEdited || request.window) return day;
  const inBed = outAt + 24 * 60;
  // Where people dine late, a traveller who is fetched in the night dines with the first of them and goes straight
  // home.
  const afterDinner = Math.min(
    endWithDinner(request, day.start),
    Math.max(inBed - SHORTEST_NIGHT, earliestAfterDinner(request)),
  );
  // A traveller who is back late from a day out dines all the same, and sleeps less.
  const dinner = day.breaks?.find((one) => isMeal(one) && mealAt(request, one.earliest) === "dinner");
  const dined = dinner && day.start <= dinner.latestStart ? Math.max(day.start, dinner.earliest) + dinner.duration : 0;
  const bedtime = Math.max(inBed - NIGHT_BEFORE, afterDinner, dined);
  return { ...day, end: Math.min(day.end, roundUp(bedtime)) };
}

/** When the traveller is free on a date, between landing and the way to the airport. */
function freeTimeOn(request: DayRequest, date: string): { start: number; end: number } {
  if (request.window)
    return { start: roundUp(request.window.start), end: Math.floor(request.window.end / GRID) * GRID };
  const pace = paceOf(request);
  const { arrival, departure, destination } = request;
  let start = usualStart(request, date);
  const isLong = request.isHurried && !hasSmallChildren(request);
  const wishes = wishesOn(request, date);
  const usualEnd = wishes.isTired ? 0 : isLong ? Math.max(pace.end, EVENING_ON_A_SHORT_STAY) : pace.end;
  let end = endWithDinner(wishes, usualEnd);
  if (arrival?.at.startsWith(date))
    start = Math.max(start, rideIn(arrival, destination, request.base).end + BAG_DROP_MINUTES);
  start = Math.max(start, restedAt(request, date));
  const move = moveOn(request, date);
  if (move) start = arrivesOnMove(request, date, move) + BAG_DROP_MINUTES;
  if (departure?.at.startsWith(date)) end = Math.min(end, rideOut(departure, destination, request.base).start);
  start = roundUp(start);
  return { start, end: Math.max(start, Math.floor(end / GRID) * GRID) };
}

function isArrivalDay({ arrival }: DayRequest, date: string): boolean {
  return arrival?.at.startsWith(date) === true;
}

/** After an outing there is the way to a table and back, and no more. */
export const AFTER_OUTING_ACTIVE = 60;
/** A traveller who is back by then has half a day left. */
const BACK_EARLY = 15 * 60;
/**
 * On a stay of few nights a traveller who is back by then uses the rest of a day that was not full; longer stays have
 * other days.
 */
const BACK_IN_TIME = 17 * 60;
const UP_IN_THE_NIGHT = 5 * 60 + 30;
/** A traveller who leaves for a day out from this hour on has a morning in town before it. */
const LEAVES_LATE = 12 * 60 + 30;
const AFTER_OUTING_KM = 6;
const LAST_MINUTE = 30 * 60;

/** Whether a place is worth going out for once more after a day out: a reason to come that is not far. */
export function isWorthAfterOuting(
  place: PlaceSource,
  { arrangement, base }: Pick<DayRequest, "arrangement" | "base">,
): boolean {
  const anchors = arrangement?.anchors ?? [];
  const isReason = anchors.length > 0 ? anchors.some((anchor) => anchor.place === place.id) : place.weight >= 5;
  return (isReason || place.onlyOn !== undefined) && distanceKm(place, base) <= AFTER_OUTING_KM;
}

/** Minutes of visits and ways that a day still bears after an outing. */
export function leftAfter(request: DayRequest, { leave, home, lunch }: PlannedOuting["times"]): number {
  const { maxActive } = paceOf(request);
  // A traveller who was fetched in the night has had their day, and one who left late comes back to bed.
  if (leave < UP_IN_THE_NIGHT || leave >= LEAVES_LATE) return AFTER_OUTING_ACTIVE;
  if (home <= BACK_EARLY) return roundUp(maxActive / 2);
  if (home > BACK_IN_TIME || !hasFewNights(request)) return AFTER_OUTING_ACTIVE;
  const most = isShortStay(request) ? maxActive * FULLER_ON_A_SHORT_STAY : maxActive;
  return Math.max(AFTER_OUTING_ACTIVE, roundUp(most - (home - leave - (lunch ? lunch.end - lunch.start : 0))));
}

/** A traveller who is out until night rests before it, and one who leaves after lunch fetches what they need. */
const OUT_FOR_THE_EVENING = 15 * 60;
const BACK_BEFORE_LEAVING = { evening: 75, afternoon: 30 };
/** In so short a time one may be early for lunch. */
const WAIT_IN_A_MORNING = 120;
/** So much of a day is the morning before a day out at most. */
const MOST_OF_A_DAY = 0.5;
/** A meal before this hour is no lunch; minutes since local midnight. */
const EARLIEST_LUNCH = 11 * 60;

/** Whether the town has the morning of a day of an outing, and not the evening. */
export function hasMorningBefore({ times }: Pick<PlannedOuting, "times">): boolean {
  return times.leave >= LEAVES_LATE;
}

/** The part of a day before an outing that begins late: the morning, with lunch where none is had on the way. */
function morningBefore(request: DayRequest, date: string, { times }: PlannedOuting): Day {
  const pace = paceOf(request);
  const { start } = freeTimeOn(request, date);
  const rest = BACK_BEFORE_LEAVING[times.leave >= OUT_FOR_THE_EVENING ? "evening" : "afternoon"];
  const end = Math.max(start, roundDown(times.leave - rest));
  const [usual] = mealBreaks(wishesOn(request, date), 0, LAST_MINUTE) as [Break, Break];
  const latestStart = Math.min(usual.latestStart, end - usual.duration);
  const earliest = Math.max(EARLIEST_LUNCH, Math.min(usual.earliest, latestStart - GRID));
  const hasLunch = !times.lunch && Math.max(start, earliest) <= latestStart;
  const share = Math.min(MOST_OF_A_DAY, (end - start) / (endWithDinner(request, pace.end) - pace.start));
  return {
    start,
    end,
    from: BASE,
    to: BASE,
    maxActive: roundUp(pace.maxActive * share),
    maxWalk: pace.maxWalk,
    maxWait: Math.max(pace.maxWait, WAIT_IN_A_MORNING),
    breaks: hasLunch ? [{ ...usual, earliest, latestStart }] : [],
  };
}

/** A traveller who is back from an outing by this hour and has had no lunch has it then, late as it may be. */
const LATE_LUNCH = 14 * 60;
/** Minutes from the hotel's door to a table. */
const TIME_TO_SIT_DOWN = 30;

/** The part of a day after an outing: the evening. */
function eveningAfter(request: DayRequest, date: string, { times, outing }: PlannedOuting): Day {
  const pace = paceOf(request);
  const start = roundUp(times.home);
  const { iftar } = wishesOn(request, date);
  // A traveller who is back after the fast is broken dines when others do on other days.
  const isInTime = iftar !== undefined && start <= iftar;
  const [lunch, dinner] = mealBreaks(isInTime ? { ...request, iftar } : request, 0, LAST_MINUTE) as [Break, Break];
  const end = Math.max(endWithDinner(request, pace.end), start + dinner.duration + AFTER_OUTING_ACTIVE);
  return {
    start,
    end,
    from: BASE,
    to: BASE,
    maxActive: leftAfter(request, times),
    maxWalk: pace.maxWalk,
    maxWait: pace.maxWait,
    breaks: [
      ...(!times.lunch && start <= Math.max(lunch.latestStart, LATE_LUNCH)
        ? [{ ...lunch, latestStart: Math.max(lunch.latestStart, start + TIME_TO_SIT_DOWN) }]
        : []),
      ...(outing.dinner ? [] : [{ ...dinner, latestStart: Math.max(dinner.latestStart, start + TIME_TO_SIT_DOWN) }]),
    ],
  };
}

/**
 * A day as the solver meets it: what is free of it, how much may be put into it, and the meals that are not skipped,
 * around the hours that are not free.
 */
export function dayOf(request: DayRequest, date: string, outing: PlannedOuting | undefined): Day {
  const usual = usualDay(request, date, outing);
  const day = outing ? usual : roundBusyHours(request, date, usual, wishesOn(request, date), BASE);
  const skipped = (request.meals ?? []).filter((one) => one.date === date && one.at === "skipped");
  if (skipped.length === 0) return day;
  const isTaken = (one: Break): boolean =>
    !isMeal(one) || !skipped.some(({ meal }) => meal === mealAt(request, one.earliest));
  return { ...day, breaks: day.breaks?.filter(isTaken) };
}

function usualDay(request: DayRequest, date: string, outing: PlannedOuting | undefined): Day {
  if (outing)
    return hasMorningBefore(outing) ? morningBefore(request, date, outing) : eveningAfter(request, date, outing);
  const pace = paceOf(request);
  const { start, end } = freeTimeOn(request, date);
  if (request.movesOn === date) return { start, end: start, from: BASE, to: BASE, maxActive: 0, breaks: [] };
  const freePart = Math.min(1, (end - start) / (endWithDinner(request, pace.end) - pace.start));
  const arrives = isArrivalDay(request, date);
  const gentle = arrives ? gentlenessOf(request) : undefined;
  if (gentle?.isOnlyArrival)
    return { start, end: Math.max(start, end), from: BASE, to: BASE, maxActive: 0, breaks: [] };
  const wishes = wishesOn(request, date);
  const leaves = request.departure?.at.startsWith(date) === true;
  const usualMeals = { breaks: (leaves ? mealsOnLeaving : mealBreaks)(wishes, start, end), end };
  const withMeals = arrives ? mealsOnArrival(wishes, start, end) : usualMeals;
  const meals = request.window ? { breaks: [], end } : withMeals;
  return {
    start,
    end: meals.end,
    from: BASE,
    to: BASE,
    maxActive: Math.min(gentle?.maxActive ?? Infinity, roundUp(pace.maxActive * Math.max(0.25, freePart))),
    maxWalk: pace.maxWalk,
    maxWait: pace.maxWait,
    breaks: meals.breaks,
  };
}

/**
 * The part of a place's opening that is left for visits on a day: little after an outing, though all of it before one
 * that begins late, and in its last hours only for reasons to come; an easy few hours after a long way, and on half a
 * day nothing far.
 */
export function windowsForVisits(
  request: DayRequest,
  place: PlaceSource,
  day: Day,
  date: string,
  outing: PlannedOuting | undefined,
  windows: Window[],
): Window[] {
  const isThere = isKeptOn(request, place.id, date);
  if (outing && !hasMorningBefore(outing)) {
    // A place of the night to which the traveller goes after the outing stays where it is.
    if (isThere) return windows;
    const isFor = outing.times.home <= BACK_EARLY || isWorthAfterOuting(place, request);
    return isFor && leftAfter(request, outing.times) > AFTER_OUTING_ACTIVE ? windows : [];
  }
  if (isTooFarForHalfADay(request, place, date)) return [];
  if (isThere || request.locked.some((lock) => lock.placeId === place.id && lock.date === date)) return windows;
  if (isTooSteepYet(request, place, date) || isTooFarOnFoot(request, place, date)) return [];
  const gentle = isArrivalDay(request, date) ? gentlenessOf(request) : undefined;
  if (!gentle?.isEasyOnly) return windows;
  if (gentle.isOnlyArrival || !isEasy(place, request)) return [];
  const until = Math.max(day.start, DOORS_OPEN) + gentle.minutes;
  return windows.flatMap((window) => {
    const latestEnd = Math.min(window.latestEnd ?? Infinity, until);
    const latestStart = Math.min(window.latestStart, latestEnd - shortestVisit(place));
    return latestStart >= window.open ? [{ ...window, latestStart, latestEnd }] : [];
  });
}
