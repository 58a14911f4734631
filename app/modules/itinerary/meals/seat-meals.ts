import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { LocalDate } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import { tablesPeopleComeFor } from "../outings/anchors";
import type { DayRequest, MealWish, RequestedPlace } from "../day/day-request";
import type { DayProblem } from "../problem/day-problem";
import type { Plan } from "../engine/problem";
import { dietsToAsk, questionsAt } from "../party/diet-rules";
import type { MealName } from "../day/itinerary";
import { GRID, isOnFoot, MEAL_MINUTES, mealSlots, originOf } from "./meal-slots";
import type { MealSlot, Spot } from "./meal-slots";
import { isTableFor } from "../day/meal-tables";
import { nightsOf } from "../day/pace";
import { byCost, isOnTheWayBack, Seating } from "./seating";
import { tablesOf, visitedIn } from "./standing-tables";
import {
  comesForFood,
  hasTimeForRide,
  isFineTable,
  isFarAfterIdleHours,
  isGoodTable,
  isNearTheWay,
  isWorthRide,
  likesToDineWell,
  LONGEST_RIDE_KM,
  NEAR_DETOUR_KM,
  offerAt,
  tablesFor,
} from "./table-offers";
import type { Offer } from "./table-offers";
import { minutesBetween } from "../travel/way-for";

/** A meal of a day, with the table it is taken at where one is known. */
export interface SeatedMeal {
  meal: MealName;
  start: number;
  end: number;
  table?: RequestedPlace;
  /** The date of the last meal at the same table. */
  again?: LocalDate;
  /** Other tables that would do, the nearest to the chosen spot first. */
  nearby: { place: PlaceSource; km: number }[];
  /** Where the traveller comes from, and the next stop after it; none where the way back follows. */
  from: Spot;
  next?: Spot;
  /** Where the table is; without a table, where the traveller is then. */
  around: Spot;
  /** Of a meal without a table: how many there were before it. */
  turn: number;
  /** Nothing to eat at that is open on the day is known within reach. */
  isLonely: boolean;
}

/** The way is a little longer for a table that is new on this stay. */
const NEW_DETOUR_KM = 1.7;
/** A traveller may come back to a table after so many days; where there are few tables, sooner. */
const AGAIN_AFTER_DAYS = 4;
const AGAIN_WHERE_FEW = 2;
/** A stay comes back to one table once, and once more for every so many nights. */
const NIGHTS_A_MEAL = 7;
/** Where no table is within this, there may be nowhere to eat. */
const LONELY_KM = 2.5;
/** So far from the hotel the plan looks for no dinner. */
const FAR_OUT_KM = 5;
const NEARBY_KM = 1.2;
const MOST_NEARBY = 2;

/** A plan whose meals are given tables: what may be offered, and the tables that were given already. */
interface Round {
  request: DayRequest;
  problem: DayProblem;
  slots: MealSlot[];
  seating: Seating;
  /** Tables for each meal, each with its number among the places. */
  tables: Record<"lunch" | "dinner", [RequestedPlace, number][]>;
}

/** The offers near the way: all, those reached without idle hours, and those of them close by. */
interface NearTheWay {
  offers: Offer[];
  usual: Offer[];
  near: Offer[];
}

function wishFor({ request, problem }: Round, { day, meal }: MealSlot): MealWish["at"] | undefined {
  return request.meals?.find((wish) => wish.date === problem.dates[day] && wish.meal === meal)?.at;
}

function isWished(round: Round, slot: MealSlot, { id }: PlaceSource): boolean {
  const at = wishFor(round, slot);
  return typeof at === "object" && at.table === id;
}

/** The offers of the tables that are in, the cheapest way first. */
function offersAmong(
  round: Round,
  slots: readonly MealSlot[],
  isIn: (request: DayRequest, slot: MealSlot, place: PlaceSource) => boolean,
): Offer[] {
  const { request, problem, tables } = round;
  return slots
    .filter((slot) => wishFor(round, slot) !== "elsewhere")
    .flatMap((slot) =>
      tables[slot.meal]
        // A table of the traveller's own is for the meals that they want there.
        .filter(([place]) => (!place.isOwn || isWished(round, slot, place)) && isIn(request, slot, place))
        .flatMap((table) => offerAt(request, problem, slot, table) ?? []),
    )
    .sort(byCost);
}

const isEvening = ({ slot }: Offer): boolean => slot.meal === "dinner";

/** Rides to a dinner for evenings that have no table yet. */
function ridesToDinner(round: Round, isIn: (offer: Offer) => boolean): Offer[] {
  const { request, slots, seating } = round;
  return offersAmong(
    round,
    slots.filter((slot) => slot.meal === "dinner" && !seating.offerFor(slot)),
    isWorthRide,
  ).filter((offer) => isIn(offer) && hasTimeForRide(request, offer) && !isFarAfterIdleHours(request, offer));
}

/** The traveller's choice comes before all else, then the settled tables of the plan, then those of before. */
function seatChosen(round: Round, { usual }: NearTheWay): void {
  const { request, problem, slots, seating } = round;
  const isSettled = ({ day, meal }: MealSlot, { id }: PlaceSource): boolean =>
    problem.tables.some((table) => table.placeId === id && table.day === day && table.meal === meal);
  const settled = offersAmong(round, slots, (_request, slot, place) => isSettled(slot, place));
  seating.choose(
    offersAmong(round, slots, (_request, slot, place) => isWished(round, slot, place)),
    () => true,
  );
  seating.choose(settled, () => true);
  // A meal that has a table keeps it while it lies near the way.
  const before = tablesOf(
    problem.dates.map((date) => request.edit?.before.days.find((day) => day.date === date)),
    problem,
  );
  seating.choose(usual, ({ slot, index }) =>
    before.some((table) => table.index === index && table.day === slot.day && table.meal === slot.meal),
  );
}

/** A dish that travellers come for goes before the nearest table, and is worth a ride. */
function seatNamed(round: Round, { offers }: NearTheWay): void {
  const { request, problem, slots, seating } = round;
  const named = tablesPeopleComeFor(problem.places, request).map(({ id }) => id);
  const byName = ({ place }: Offer): number => named.indexOf(place.id);
  const isNamed = ({ id }: PlaceSource): boolean => named.includes(id);
  const chooseNamed = (among: readonly Offer[]): void =>
    seating.choose(
      among.filter(({ place }) => isNamed(place)).sort((a, b) => byName(a) - byName(b) || byCost(a, b)),
      (offer) => seating.isFresh(offer) && hasTimeForRide(request, offer),
    );
  chooseNamed(offers);
  chooseNamed(
    offersAmong(
      round,
      slots,
      (_request, slot, place) => isNamed(place) && isWorthRide(request, slot, place, LONGEST_RIDE_KM.named),
    ),
  );
}

/**
 * A traveller who eats not everything goes where that is known before having to ask, in the evening also a little way.
 */
function seatByDiet(round: Round, { usual, near }: NearTheWay): void {
  const { request, seating, tables } = round;
  const questions = ({ place }: Offer | { place: PlaceSource }): number => questionsAt(place, dietsToAsk(request));
  const asked = [...new Set(tables.dinner.map(([place]) => questions({ place })))].sort((a, b) => a - b);
  for (const [at, fewest] of asked.slice(0, -1).entries()) {
    // Where some tables are known to serve it, what is left to ask at others is less or more of a question.
    if (at > 0 && fewest >= 1) break;
    const isSure = (offer: Offer): boolean => questions(offer) <= fewest;
    seating.choose(usual, (offer) => isSure(offer) && seating.isFresh(offer));
    seating.choose(ridesToDinner(round, isSure), (offer) => seating.isFresh(offer) && seating.isRideDue(offer));
    seating.chooseAgain(near.filter(isSure), { days: AGAIN_WHERE_FEW, most: 2 });
  }
}

/**
 * A traveller who likes to dine well goes a little way for it rather than to the pub next door; one who comes for the
 * food does so at noon too, and rides to dinner every other evening.
 */
function seatFine(round: Round, { usual }: NearTheWay): void {
  const { request, problem, seating } = round;
  if (comesForFood(request)) {
    const isGood = ({ place }: Offer): boolean => isGoodTable(place);
    seating.choose(usual, (offer) => isGood(offer) && seating.isFresh(offer) && seating.isVaried(offer));
    seating.choose(ridesToDinner(round, isGood), (offer) => seating.isFresh(offer) && seating.isRideDue(offer));
  }
  if (!likesToDineWell(request)) return;
  const isWell = (offer: Offer): boolean => isEvening(offer) && isFineTable(request, problem.places, offer.place);
  seating.choose(usual, (offer) => isWell(offer) && seating.isFresh(offer) && seating.isVaried(offer));
  seating.choose(ridesToDinner(round, isWell), (offer) => seating.isFresh(offer));
}

/** The tables near the way: new ones first, then those of some days before. */
function seatNear({ request, seating }: Round, { usual, near }: NearTheWay): void {
  seating.choose(near, (offer) => seating.isFresh(offer) && seating.isVaried(offer));
  seating.choose(near, (offer) => seating.isFresh(offer));
  const isShortWalk = ({ slot, place, detour }: Offer): boolean =>
    detour <= NEW_DETOUR_KM && isOnFoot(request, slot, place);
  seating.choose(usual, (offer) => seating.isFresh(offer) && isShortWalk(offer));
  seating.chooseAgain(near, { days: AGAIN_AFTER_DAYS, most: 2 });
  seating.choose(usual, (offer) => seating.isFresh(offer));
}

/** Where none is in reach, the meal is where the way back or a ride leads to a table, or at one of before. */
function seatFarther(round: Round, { usual, near }: NearTheWay): void {
  const { request, slots, seating } = round;
  const rides = offersAmong(
    round,
    slots.filter((slot) => !seating.offerFor(slot)),
    isWorthRide,
  ).filter((offer) => hasTimeForRide(request, offer) && !isFarAfterIdleHours(request, offer));
  seating.choose(rides, (offer) => seating.isFresh(offer) && isOnTheWayBack(offer));
  seating.choose(rides, (offer) => isEvening(offer) && seating.isFresh(offer) && seating.isRideDue(offer));
  const few = { days: AGAIN_WHERE_FEW, most: 2 + Math.floor(nightsOf(request) / NIGHTS_A_MEAL) };
  seating.chooseAgain(near, few);
  seating.chooseAgain(usual, few);
  // No traveller rides to lunch past a table that would do.
  seating.choose(rides, (offer) => !isEvening(offer) && seating.isFresh(offer));
  seating.chooseAgain(rides, few, (offer) => seating.isRideDue(offer));
  // Far out any table is better than none.
  const isFarOut = ({ slot }: Offer): boolean =>
    slot.meal === "dinner" && distanceKm(spotOf(request, slot), request.base) > FAR_OUT_KM;
  seating.chooseAgain([...usual, ...rides].filter(isFarOut), { days: AGAIN_WHERE_FEW, most: slots.length });
}

/**
 * Gives each meal a table: open then, not too dear, fit for the party, and near the way between the stops before and
 * after or near the hotel in the evening. Tables that are reasons to come are settled first. Each table is taken once
 * while there are others, again after some days; where none is in reach, dinner is where the way back or a ride leads
 * to one. The shortest detours are settled first, so that no meal takes the only table of another for a better one of
 * its own.
 */
export function seatMeals(request: DayRequest, problem: DayProblem, plan: Plan): SeatedMeal[][] {
  const { standing } = problem;
  const visited = new Set(visitedIn(problem, plan));
  const slots = mealSlots(request, problem, plan).filter(({ day }) => !standing[day]);
  const seating = new Seating(tablesOf(standing, problem));
  const tables = {
    lunch: tablesFor(request, problem, "lunch", visited),
    dinner: tablesFor(request, problem, "dinner", visited),
  };
  const round: Round = { request, problem, slots, seating, tables };
  const offers = offersAmong(round, slots, isNearTheWay);
  const usual = offers.filter((offer) => !isFarAfterIdleHours(request, offer));
  const near = usual.filter(({ detour }) => detour <= NEAR_DETOUR_KM);
  for (const seat of [seatChosen, seatNamed, seatByDiet, seatFine, seatNear, seatFarther])
    seat(round, { offers, usual, near });
  const open = slots.filter((slot) => !seating.offerFor(slot));
  return plan.days.map((_, day) =>
    slots
      .filter((slot) => slot.day === day)
      .map((slot) => ({
        ...toMeal(request, problem, slot, seating, offers),
        turn: open.filter((other) => other.meal === slot.meal && other.day < day).length,
      })),
  );
}

function isLonelyAt({ places, windows }: DayProblem, day: number, spot: Spot): boolean {
  return !places.some(
    (place, index) =>
      (isTableFor(place, "lunch") || isTableFor(place, "dinner")) &&
      distanceKm(place, spot) <= LONELY_KM &&
      windows[index]![day]!.length > 0,
  );
}

function toMeal(
  request: DayRequest,
  problem: DayProblem,
  slot: MealSlot,
  seating: Seating,
  offers: readonly Offer[],
): Omit<SeatedMeal, "turn"> {
  const offer = seating.offerFor(slot);
  const around = offer?.place ?? spotOf(request, slot);
  const nearby = offers
    .filter((other) => other.slot === slot && other.place !== offer?.place)
    .map(({ place }) => ({ place, km: Math.round(distanceKm(around, place) * 10) / 10 }))
    .filter(({ km }) => km <= NEARBY_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_NEARBY);
  const { meal, to, due } = slot;
  const common = {
    isLonely: !offer && isLonelyAt(problem, slot.day, around),
    meal,
    nearby,
    around,
    from: originOf(request, slot, around),
    ...(due !== undefined && { next: to }),
  };
  if (!offer) return { ...common, ...untabled(request, slot, around) };
  const last = seating.lastAt(offer);
  return {
    ...common,
    start: offer.start,
    end: offer.end,
    table: offer.place,
    ...(last !== undefined && { again: problem.dates[last]! }),
  };
}

/**
 * A meal without a table of its own keeps its planned hour, without the minutes that were meant for finding one, unless
 * the traveller is there later.
 */
function untabled(request: DayRequest, slot: MealSlot, around: Spot): { start: number; end: number } {
  const { planned, meal, from, to, leaves, due } = slot;
  const reached = Math.ceil((leaves + minutesBetween(request, from, around)) / GRID) * GRID;
  const start = Math.max(planned.start, reached);
  const latest = due === undefined ? Infinity : due - minutesBetween(request, around, to);
  return { start, end: Math.min(start + MEAL_MINUTES[meal], latest) };
}

/** With a way shorter than this, the meal is had where the last stop was. */
const STAY_KM = 2.5;
/** In the evening no table is looked for far from the hotel where none is known, in kilometres as the crow flies. */
const NEAR_HOME_KM = 1.5;

/**
 * Where a meal without a table is: at the next stop when no time is left for the way there after it, or for a dinner
 * when that is nearer to the hotel; in the evening near the hotel when the last stop is far from it, else where the
 * traveller is.
 */
function spotOf(request: DayRequest, { meal, from, to, leaves, due, planned, hasTimeToRest }: MealSlot): Spot {
  if (due !== undefined) {
    const way = minutesBetween(request, from, to);
    const isNearerHome = meal === "dinner" && distanceKm(to, request.base) < distanceKm(from, request.base) - STAY_KM;
    const isThereInTime = Math.max(planned.start, leaves + way) + MEAL_MINUTES[meal] <= due;
    return due - planned.end < way || (isNearerHome && isThereInTime) ? to : from;
  }
  const isHomeFirst = meal === "dinner" && (hasTimeToRest || distanceKm(from, request.base) > NEAR_HOME_KM);
  return isHomeFirst ? request.base : from;
}
