import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import { distanceKm } from "#app/shared/geo";
import type { Point } from "#app/shared/geo";
import type { DayRequest } from "./day-request";
import { BASE } from "./day-frame";
import type { DayProblem } from "./day-problem";
import { questionsAt } from "./diet-rules";
import type { DayPlan, Plan } from "./engine/problem";
import type { MealName } from "./itinerary";
import { DINNER_MINUTES, LUNCH_MINUTES, mealAt, mealHoursFor } from "./meal-breaks";
import { isTableFor } from "./meal-tables";
import { minutesBetween } from "./way-for";

/** A meal of a day, with the table it is taken at where one is known. */
export interface SeatedMeal {
  meal: MealName;
  start: number;
  end: number;
  table?: PlaceSource;
  /** Other tables that would do, the nearest to the chosen spot first. */
  nearby: { place: PlaceSource; km: number }[];
  /** Without a table: where one is then. */
  around: Point & { district?: string };
}

/** A meal is taken within 600 m of the way: so much longer is the way by it, there and back. */
const NEAR_DETOUR_KM = 1.2;
/** Where nothing is that near, a table is still worth so long a way. */
const FAR_DETOUR_KM = 2.4;
/** One eats near where one is, not somewhere along a long ride. */
const ALONG_KM = 0.9;
/** Who likes a table may come back after so many days. */
const AGAIN_AFTER_DAYS = 4;
const NEARBY_KM = 1.2;
const MOST_NEARBY = 2;
/** A meal may be that much shorter where the day is full. */
const QUICKER = 15;
const GRID = 5;
/** A question about somebody's diet weighs more than any way. */
const QUESTION_COST = 5;
/** Dinner near the hotel makes the way back short. */
const HOME_COST = 0.15;
/** More so where one has been back for a rest. */
const RESTED_COST = 1.5;
const TIME_TO_REST = 100;
const WAY_TO_REST = 30;
/** A second choice of kind: a counter at dinner, a market stall. */
const PLAIN_COST = 0.25;

const DURATION: Record<MealName, number> = { lunch: LUNCH_MINUTES, dinner: DINNER_MINUTES };

interface Slot {
  day: number;
  meal: MealName;
  planned: DayPlan["breaks"][number];
  from: Point & { district?: string };
  to: Point & { district?: string };
  leaves: number;
  /** When one has to be at the next stop; none after the last. */
  due?: number;
  /** Whether one is back at the hotel before it. */
  hasTimeToRest: boolean;
}

interface Offer {
  slot: Slot;
  place: PlaceSource;
  index: number;
  start: number;
  end: number;
  detour: number;
  cost: number;
}

function slotsOf(request: DayRequest, problem: DayProblem, plan: Plan): Slot[] {
  return plan.days.flatMap((day, index) => {
    const stops = day.stops.filter(({ node }) => node !== BASE);
    return day.breaks.map((planned): Slot => {
      const before = stops.filter((stop) => stop.leave <= planned.start).at(-1);
      const after = stops.find((stop) => stop.start >= planned.end);
      const from = before ? problem.places[before.node - 1]! : request.base;
      const leaves = before?.leave ?? problem.problem.days[index]!.start;
      return {
        day: index,
        meal: mealAt(request, planned.start),
        planned,
        from,
        to: after ? problem.places[after.node - 1]! : request.base,
        leaves,
        hasTimeToRest:
          request.base.isHotel &&
          planned.start - leaves >= TIME_TO_REST &&
          minutesBetween(request, from, request.base) <= WAY_TO_REST,
        ...(after ? { due: after.start } : departs(request, problem, index)),
      };
    });
  });
}

/** On the day of leaving the bags are waiting. */
function departs({ departure }: DayRequest, problem: DayProblem, day: number): { due?: number } {
  return departure?.at.startsWith(problem.dates[day]!) ? { due: problem.problem.days[day]!.end } : {};
}

/** When a meal can be had at a table between the stops around it; undefined when it cannot. */
function timesAt(
  request: DayRequest,
  problem: DayProblem,
  slot: Slot,
  place: PlaceSource,
  index: number,
): { start: number; end: number } | undefined {
  const hours = mealHoursFor(request)[slot.meal];
  const reached = slot.leaves + minutesBetween(request, slot.from, place);
  const onwards = slot.due === undefined ? 0 : minutesBetween(request, place, slot.to);
  for (const duration of [DURATION[slot.meal], DURATION[slot.meal] - QUICKER]) {
    for (const window of problem.windows[index]![slot.day]!) {
      const start = Math.ceil(Math.max(hours.from, reached, window.open) / GRID) * GRID;
      const end = start + duration;
      if (start <= hours.to && end <= (window.latestEnd ?? Infinity) && end + onwards <= (slot.due ?? Infinity))
        return { start, end };
    }
  }
  return undefined;
}

function detourBy({ from, to }: Slot, place: Point): number {
  return Math.max(0, distanceKm(from, place) + distanceKm(place, to) - distanceKm(from, to));
}

function isPlain({ kind }: PlaceSource, meal: MealName): boolean {
  return meal === "dinner" ? kind !== "restaurant" : kind === "market";
}

function offersFor(request: DayRequest, problem: DayProblem, slot: Slot, visited: ReadonlySet<string>): Offer[] {
  return problem.places.flatMap((place, index) => {
    const isFit =
      isTableFor(place, slot.meal) &&
      place.price <= request.mealCap &&
      !visited.has(place.id) &&
      !request.unwanted.includes(place.id);
    if (!isFit) return [];
    const detour = detourBy(slot, place);
    const along = Math.min(...[slot.from, slot.to].map((end) => distanceKm(end, place)));
    if (detour > FAR_DETOUR_KM || along > (detour > NEAR_DETOUR_KM ? FAR_DETOUR_KM : ALONG_KM)) return [];
    const times = timesAt(request, problem, slot, place, index);
    if (!times) return [];
    const cost =
      detour +
      (slot.meal === "dinner" ? (slot.hasTimeToRest ? RESTED_COST : HOME_COST) * distanceKm(place, request.base) : 0) +
      (isPlain(place, slot.meal) ? PLAIN_COST : 0) +
      questionsAt(place, request.diets) * QUESTION_COST;
    return [{ slot, place, index, ...times, detour, cost }];
  });
}

/**
 * Gives each meal a table: open then, not too dear, fit for who comes, and near the way between the stops before and
 * after or near the hotel. Each table once while there are others, again after some days. The shortest detours are settled
 * first, so that no meal takes the only table of another for a better one of its own.
 */
export function seatMeals(request: DayRequest, problem: DayProblem, plan: Plan): SeatedMeal[][] {
  const visited = new Set(
    plan.days.flatMap((day) => day.stops.flatMap((stop) => problem.places[stop.node - 1]?.id ?? [])),
  );
  const slots = slotsOf(request, problem, plan);
  const offers = slots
    .flatMap((slot) => offersFor(request, problem, slot, visited))
    .sort((a, b) => a.cost - b.cost || a.slot.day - b.slot.day || a.index - b.index);
  const chosen = new Map<Slot, Offer>();
  const daysOf = new Map<number, number[]>();
  const choose = (may: (offer: Offer) => boolean): void => {
    for (const offer of offers) {
      if (chosen.has(offer.slot) || !may(offer)) continue;
      chosen.set(offer.slot, offer);
      daysOf.set(offer.index, [...(daysOf.get(offer.index) ?? []), offer.slot.day]);
    }
  };
  const isFresh = ({ index }: Offer): boolean => !daysOf.has(index);
  const isNear = ({ detour }: Offer): boolean => detour <= NEAR_DETOUR_KM;
  const isLongAgo = ({ index, slot }: Offer): boolean =>
    (daysOf.get(index) ?? []).every((day) => Math.abs(day - slot.day) >= AGAIN_AFTER_DAYS);
  choose((offer) => isFresh(offer) && isNear(offer));
  choose((offer) => isLongAgo(offer) && isNear(offer));
  choose((offer) => isFresh(offer));
  choose((offer) => isLongAgo(offer));
  return plan.days.map((_, day) =>
    slots.filter((slot) => slot.day === day).map((slot) => toMeal(request, slot, chosen.get(slot), offers)),
  );
}

function toMeal(request: DayRequest, slot: Slot, offer: Offer | undefined, offers: readonly Offer[]): SeatedMeal {
  const spot = offer?.place ?? spotOf(request, slot);
  const nearby = offers
    .filter((other) => other.slot === slot && other.place !== offer?.place)
    .map(({ place }) => ({ place, km: Math.round(distanceKm(spot, place) * 10) / 10 }))
    .filter(({ km }) => km <= NEARBY_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_NEARBY);
  const { meal } = slot;
  if (!offer) return { meal, ...untabled(slot, DURATION[meal]), nearby, around: spot };
  return { meal, start: offer.start, end: offer.end, table: offer.place, nearby, around: spot };
}

/** A meal without a table of its own keeps its planned hour, without the minutes that were meant for finding one. */
function untabled({ planned }: Slot, duration: number): { start: number; end: number } {
  return { start: planned.start, end: Math.min(planned.end, planned.start + duration) };
}

/** A shorter way than this and one eats where the last stop was. */
const STAY_KM = 2.5;

/**
 * Where a meal without a table is: at the next stop when no time is left for the way there after it, in the evening near
 * the hotel when the last stop is far from it, else where one is.
 */
function spotOf(request: DayRequest, { meal, from, to, due, planned, hasTimeToRest }: Slot): Slot["from"] {
  if (due !== undefined) return due - planned.end < minutesBetween(request, from, to) ? to : from;
  const isHomeFirst = meal === "dinner" && (hasTimeToRest || distanceKm(from, request.base) > STAY_KM);
  return isHomeFirst ? request.base : from;
}
