import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { DayRequest } from "../day/day-request";
import { BASE, hasMorningBefore } from "../outings/day-frame";
import { busyHoursOn } from "../outings/round-busy-hours";
import type { DayProblem } from "../problem/day-problem";
import type { DayPlan, Plan } from "../engine/problem";
import { isRestOnTheWay, SHORTEST_REST } from "../party/hotel-rest";
import type { MealName } from "../day/itinerary";
import { wishesOn } from "../party/gentle-day";
import { DINNER_MINUTES, isMeal, LUNCH_MINUTES, mealAt, mealHoursFor, TABLE_WAY_MINUTES } from "../day/meal-breaks";
import { PACE_RULES } from "../day/pace";
import { minutesBetween, wayFor } from "../travel/way-for";

/** Where the traveller is before or after a meal. */
export type Spot = Point & { id?: string; name: string; district?: string; kind?: PlaceKind };

/** A meal that the plan holds, between what is before and after it. */
export interface MealSlot {
  day: number;
  meal: MealName;
  planned: DayPlan["breaks"][number];
  from: Spot;
  to: Spot;
  leaves: number;
  /** When the traveller has to be at the next stop; none after the last. */
  due?: number;
  /** Whether there is time to be back at the hotel before it. */
  hasTimeToRest: boolean;
  /** From when on it may be had, where that is before the hours of the country; minutes since local midnight. */
  earliest?: number;
}

/** A meal may be that much shorter where the day is full. */
const QUICKER = 15;
/** A meal before this hour is no lunch; a lunch begins so long before the traveller leaves. */
const EARLIEST_LUNCH = 11 * 60;
const LUNCH_BEFORE_LEAVING = LUNCH_MINUTES + 10;
/** Meals from this hour on are dinners; minutes since local midnight. */
const EVENING = 16 * 60;
/** Meals begin at minutes that people would say. */
export const GRID = 5;
const TIME_TO_REST = 100;
const WAY_TO_REST = 30;
const LONG_WAY_TO_REST = 60;

export const MEAL_MINUTES: Record<MealName, number> = { lunch: LUNCH_MINUTES, dinner: DINNER_MINUTES };

/** The meals of a plan, each with the stop before it and the stop after it. */
export function mealSlots(request: DayRequest, problem: DayProblem, plan: Plan): MealSlot[] {
  return plan.days.flatMap((day, index) => {
    const stops = day.stops.filter(({ node }) => node !== BASE);
    const outing = problem.shape.outings.find((one) => one.day === index);
    const isInMorning = outing !== undefined && hasMorningBefore(outing);
    const busy = day.breaks.filter((one) => !isMeal(one));
    const inTown = day.breaks.filter(isMeal).map((planned): MealSlot => {
      const back = busy.findLast(({ end }) => end <= planned.start);
      const held = busy.find(({ start }) => start >= planned.end);
      const before = stops.findLast(({ leave }) => leave <= planned.start && leave > (back?.end ?? -Infinity));
      const after = stops.find(({ start }) => start >= planned.end && start < (held?.start ?? Infinity));
      const from = before ? endOf(problem.places[before.node - 1]!) : request.base;
      const leaves = before?.leave ?? back?.end ?? problem.problem.days[index]!.start;
      return {
        day: index,
        meal: mealAt(wishesOn(request, problem.dates[index]!), planned.start),
        planned,
        from,
        to: after ? problem.places[after.node - 1]! : request.base,
        leaves,
        hasTimeToRest: hasTimeToRest(request, from, planned.start - leaves),
        ...dueAfter(after ?? held, departs(request, problem, index)),
        ...((isInMorning || isBeforeOthers(request, problem, index, planned)) && { earliest: planned.start }),
      };
    });
    return [
      ...(isInMorning && inTown.length > 0 ? [] : lunchBeforeOuting(request, problem, index)),
      ...inTown,
      ...(isInMorning ? dinnerAfterOuting(request, problem, index) : []),
    ];
  });
}

/** When the traveller has to be at what follows a meal. */
function dueAfter(next: { start: number } | undefined, departs: { due?: number }): { due?: number } {
  return next ? { due: next.start } : departs;
}

/** Where the traveller is after a visit: of a ride or a walk that ends elsewhere, at its end. */
function endOf(place: PlaceSource): Spot {
  return place.to && !place.returns ? { ...place.to, district: place.to.name } : place;
}

/**
 * Whether a meal that was planned then is had before others sit down to theirs: on a day of leaving, or since other
 * hours of the day are not free.
 */
function isBeforeOthers(
  request: DayRequest,
  { dates }: DayProblem,
  day: number,
  { start }: MealSlot["planned"],
): boolean {
  const date = dates[day]!;
  const { lunch, dinner } = mealHoursFor(wishesOn(request, date));
  if (busyHoursOn(request, date).length > 0 && start < (start < EVENING ? lunch : dinner).from) return true;
  return request.departure?.at.startsWith(date) === true && start < lunch.from;
}

function isSkipped({ meals }: DayRequest, date: string, meal: MealName): boolean {
  return meals?.some((wish) => wish.date === date && wish.meal === meal && wish.at === "skipped") === true;
}

/** Dinner after a day out that began late, where it has none of its own. */
function dinnerAfterOuting(request: DayRequest, { shape, dates }: DayProblem, day: number): MealSlot[] {
  const { outing, times } = shape.outings.find((one) => one.day === day)!;
  const date = dates[day]!;
  if (outing.dinner || isSkipped(request, date, "dinner")) return [];
  const leaves = Math.ceil(times.home / GRID) * GRID;
  const start = Math.max(mealHoursFor(wishesOn(request, date)).dinner.from, leaves + TABLE_WAY_MINUTES);
  return [
    {
      day,
      meal: "dinner",
      planned: { start, end: start + DINNER_MINUTES },
      from: request.base,
      to: request.base,
      leaves,
      hasTimeToRest: hasTimeToRest(request, request.base, start - leaves),
    },
  ];
}

/** Lunch near the hotel on a day out that begins after noon and has none of its own. */
function lunchBeforeOuting(request: DayRequest, { shape, dates }: DayProblem, day: number): MealSlot[] {
  const outing = shape.outings.find((one) => one.day === day);
  const date = dates[day]!;
  if (!outing || outing.times.lunch || isSkipped(request, date, "lunch")) return [];
  const { leave } = outing.times;
  const start = Math.min(mealHoursFor(wishesOn(request, date)).lunch.from, leave - LUNCH_BEFORE_LEAVING);
  if (start < EARLIEST_LUNCH) return [];
  return [
    {
      day,
      meal: "lunch",
      planned: { start, end: start + LUNCH_MINUTES },
      from: request.base,
      to: request.base,
      leaves: PACE_RULES[request.pace].start,
      due: leave,
      hasTimeToRest: false,
      earliest: start,
    },
  ];
}

/** Whether there is time to be back at the hotel: from far out only where hours would else be spent with nothing. */
function hasTimeToRest(request: DayRequest, from: Point, minutes: number): boolean {
  if (!request.base.bed || minutes < TIME_TO_REST) return false;
  const way = minutesBetween(request, from, request.base);
  return way <= WAY_TO_REST || (way <= LONG_WAY_TO_REST && minutes - way >= TIME_TO_REST);
}

/** On the day of leaving the bags are waiting, and on a day out that begins late the way to it. */
function departs({ departure }: DayRequest, problem: DayProblem, day: number): { due?: number } {
  const outing = problem.shape.outings.find((one) => one.day === day);
  if (outing && hasMorningBefore(outing)) return { due: outing.times.leave };
  return departure?.at.startsWith(problem.dates[day]!) ? { due: problem.problem.days[day]!.end } : {};
}

/** Whether the traveller comes to a dinner there from a rest at the hotel. */
function comesRested({ base }: Pick<DayRequest, "base">, slot: MealSlot, place: Point): boolean {
  return slot.meal === "dinner" && slot.hasTimeToRest && isRestOnTheWay(base, slot.from, place);
}

/** Where the traveller comes from to a table: the last stop, or the hotel after a rest. */
export function originOf(request: DayRequest, slot: MealSlot, place: Point): Spot {
  return comesRested(request, slot, place) ? request.base : slot.from;
}

/** When a meal can be had at a table between the stops around it; undefined when it cannot. */
export function timesAt(
  request: DayRequest,
  problem: DayProblem,
  slot: MealSlot,
  place: PlaceSource,
  index: number,
): { start: number; end: number } | undefined {
  const wishes = wishesOn(request, problem.dates[slot.day]!);
  const hours = mealHoursFor(wishes)[slot.meal];
  const reached = comesRested(request, slot, place)
    ? slot.leaves +
      minutesBetween(request, slot.from, request.base) +
      SHORTEST_REST +
      minutesBetween(request, request.base, place)
    : slot.leaves + minutesBetween(request, slot.from, place);
  const onwards = slot.due === undefined ? 0 : minutesBetween(request, place, slot.to);
  // A traveller who is out while others break the fast dines as on other days.
  const isAfterIftar = wishes.iftar !== undefined && slot.planned.start > hours.to;
  const from = slot.earliest ?? (isAfterIftar ? slot.planned.start : hours.from);
  // A traveller who comes back late from a day out eats late.
  const latest = Math.max(hours.to, slot.planned.start + TABLE_WAY_MINUTES);
  for (const duration of [MEAL_MINUTES[slot.meal], MEAL_MINUTES[slot.meal] - QUICKER]) {
    for (const window of problem.windows[index]![slot.day]!) {
      const start = Math.ceil(Math.max(from, reached, window.open) / GRID) * GRID;
      const end = start + duration;
      if (start <= latest && end <= (window.latestEnd ?? Infinity) && end + onwards <= (slot.due ?? Infinity))
        return { start, end };
    }
  }
  return undefined;
}

/** Whether the traveller walks to a table and on from it. */
export function isOnFoot(request: DayRequest, slot: MealSlot, place: Point): boolean {
  const ways = [wayFor(request, originOf(request, slot, place), place), wayFor(request, place, slot.to)];
  return ways.every(({ mode }) => mode === "walk");
}

/** Kilometres that a table adds to the way, as the crow flies. */
export function detourBy(request: DayRequest, slot: MealSlot, place: Point): number {
  const from = originOf(request, slot, place);
  return Math.max(0, distanceKm(from, place) + distanceKm(place, slot.to) - distanceKm(from, slot.to));
}
