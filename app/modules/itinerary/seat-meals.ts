import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import type { LocalDate } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import { tablesPeopleComeFor } from "./anchors";
import type { DayRequest, MealWish, RequestedPlace } from "./day-request";
import type { DayProblem } from "./day-problem";
import { questionsAt } from "./diet-rules";
import type { Plan } from "./engine/problem";
import type { LegMode, MealName } from "./itinerary";
import { LOOK_AROUND_MINUTES } from "./hotel-rest";
import { tablesOf, visitedIn } from "./standing-tables";
import type { TableOfMeal } from "./standing-tables";
import { detourBy, GRID, isOnFoot, MEAL_MINUTES, mealSlots, originOf, timesAt } from "./meal-slots";
import type { MealSlot, Spot } from "./meal-slots";
import { isTableFor } from "./meal-tables";
import { minutesBetween, wayFor } from "./way-for";

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
  /** Where one comes from, and the next stop after it; none where the way back follows. */
  from: Spot;
  next?: Spot;
  /** Where the table is, and without one where one is then. */
  around: Spot;
  /** Of a meal without a table: how many there were before it. */
  turn: number;
  /** Nothing to eat at that is open on the day is known within reach. */
  isLonely: boolean;
}

/** A meal is taken within 600 m of the way: so much longer is the way by it, there and back. */
const NEAR_DETOUR_KM = 1.2;
/** For a table where one has not eaten yet the way is a little longer. */
const NEW_DETOUR_KM = 1.7;
/** Where nothing is that near, a table is still worth so long a way. */
const FAR_DETOUR_KM = 2.4;
/** One eats near where one is, not somewhere along a long ride. */
const ALONG_KM = 0.9;
/** Where nothing is in reach on foot, dinner is worth a ride of so many minutes, and as many back. */
const LONGEST_RIDE_MINUTES = 35;
const LONGEST_RIDE_KM = 7;
/** For lunch between two stops one goes so far out of the way at most. */
const LUNCH_RIDE_KM = 4;
/** A ride of one's own for dinner is for every other evening; on the way back it is for any. */
const RIDE_EVERY_DAYS = 2;
const ON_THE_WAY_BACK_KM = 3;
const SAME_SPOT_KM = 0.1;
/** Who likes a table may come back after so many days; where there are few, sooner. */
const AGAIN_AFTER_DAYS = 4;
const AGAIN_WHERE_FEW = 2;
/** A stay of three weeks comes back to one table so often at most. */
const MOST_MEALS = 10;
/** Where no table is within this, there may be nowhere to eat. */
const LONELY_KM = 2.5;
/** Farther from the hotel nobody waits so long for dinner. */
const FAR_OUT_KM = 4;
const IDLE_MINUTES = 120;
const NEARBY_KM = 1.2;
const MOST_NEARBY = 2;
/** A question about somebody's diet weighs more than any way. */
const QUESTION_COST = 5;
/** Dinner near the hotel makes the way back short. */
const HOME_COST = 0.15;
/** A second choice of kind: a counter at dinner, a market stall. */
const PLAIN_COST = 0.25;
/** There is time to rest at the hotel, and the table is too far from it. */
const UNRESTED_COST = 0.8;

interface Offer {
  slot: MealSlot;
  place: RequestedPlace;
  index: number;
  start: number;
  end: number;
  detour: number;
  cost: number;
}

function isPlain({ kind }: PlaceSource, meal: MealName): boolean {
  return meal === "dinner" ? kind !== "restaurant" : kind === "market";
}

/** The places where a meal may be taken by what they are and cost, or by wish, each with its place in the problem. */
function tablesFor(
  request: DayRequest,
  { places }: DayProblem,
  meal: MealName,
  visited: ReadonlySet<string>,
): [RequestedPlace, number][] {
  const wished = new Set(request.meals?.flatMap(({ at }) => (typeof at === "object" ? [at.table] : [])));
  return places.flatMap((place, index): [RequestedPlace, number][] =>
    isTableFor(place, meal) &&
    (place.price <= request.mealCap || wished.has(place.id)) &&
    !visited.has(place.id) &&
    !request.unwanted.includes(place.id)
      ? [[place, index]]
      : [],
  );
}

function offerAt(
  request: DayRequest,
  problem: DayProblem,
  slot: MealSlot,
  [place, index]: [RequestedPlace, number],
): Offer | undefined {
  const times = timesAt(request, problem, slot, place, index);
  if (!times) return undefined;
  const detour = detourBy(request, slot, place);
  const isUnrested = slot.meal === "dinner" && slot.hasTimeToRest && originOf(request, slot, place) !== request.base;
  const cost =
    detour +
    (slot.meal === "dinner" ? HOME_COST * distanceKm(place, request.base) : 0) +
    (isUnrested ? UNRESTED_COST : 0) +
    (isPlain(place, slot.meal) ? PLAIN_COST : 0) +
    questionsAt(place, request.diets) * QUESTION_COST;
  return { slot, place, index, ...times, detour, cost };
}

/** Whether a table is near the way between the stops around a meal. */
function isNearTheWay(request: DayRequest, slot: MealSlot, place: PlaceSource): boolean {
  const detour = detourBy(request, slot, place);
  const along = Math.min(...[originOf(request, slot, place), slot.to].map((end) => distanceKm(end, place)));
  return detour <= FAR_DETOUR_KM && along <= (detour > NEAR_DETOUR_KM ? FAR_DETOUR_KM : ALONG_KM);
}

const CROSSINGS: readonly LegMode[] = ["boat", "ferry"];

/** Whether one would ride to a table: for dinner, to break the ride back there, or between two stops for lunch. */
function isWorthRide(request: DayRequest, slot: MealSlot, place: PlaceSource): boolean {
  const { base } = request;
  const isEvening = slot.meal === "dinner" && slot.due === undefined;
  const isBetween = slot.meal === "lunch" && slot.due !== undefined;
  if (isEvening ? distanceKm(place, base) > LONGEST_RIDE_KM : !isBetween) return false;
  if (isBetween && detourBy(request, slot, place) > LUNCH_RIDE_KM) return false;
  const origin = originOf(request, slot, place);
  const ways = [wayFor(request, origin, place), wayFor(request, place, slot.to)];
  const extra = ways.reduce((sum, { minutes }) => sum + minutes, 0) - wayFor(request, origin, slot.to).minutes;
  return (
    ways.every(({ mode, minutes }) => minutes <= LONGEST_RIDE_MINUTES && !CROSSINGS.includes(mode)) &&
    extra <= (isBetween ? LONGEST_RIDE_MINUTES : 2 * LONGEST_RIDE_MINUTES)
  );
}

/** Who is back at the hotel rides out again only where the evening is long enough to look around before dinner. */
function hasTimeForRide(request: DayRequest, { slot, place, start }: Offer): boolean {
  const { base } = request;
  if (slot.meal === "lunch" || distanceKm(slot.from, base) > SAME_SPOT_KM) return true;
  return start - slot.leaves >= minutesBetween(request, base, place) + LOOK_AROUND_MINUTES;
}

/** Whether one would sit out hours far from the hotel for a dinner there, with the time to be back in town before. */
function isFarAfterIdleHours(request: DayRequest, { slot, place, start }: Offer): boolean {
  const { base } = request;
  if (slot.meal !== "dinner" || !slot.hasTimeToRest || slot.due !== undefined) return false;
  if (distanceKm(place, base) <= FAR_OUT_KM || originOf(request, slot, place) === base) return false;
  return start - slot.leaves - minutesBetween(request, slot.from, place) >= IDLE_MINUTES;
}

const isOnTheWayBack = ({ detour }: Offer): boolean => detour <= ON_THE_WAY_BACK_KM;

const byCost = (a: Offer, b: Offer): number => a.cost - b.cost || a.slot.day - b.slot.day || a.index - b.index;

/** Which meal has which table, and on which days each table and each ride has its turn. */
class Seating {
  private readonly chosen = new Map<MealSlot, Offer>();
  private readonly mealsAt = new Map<number, Pick<MealSlot, "day" | "meal">[]>();

  /** @param standing meals that have their tables already */
  constructor(standing: readonly TableOfMeal[]) {
    for (const { index, ...meal } of standing) this.mealsAt.set(index, [...(this.mealsAt.get(index) ?? []), meal]);
  }

  /** Gives the meals that have none yet the first of these offers that may be taken. */
  choose(offers: readonly Offer[], may: (offer: Offer) => boolean): void {
    for (const offer of offers) {
      if (this.chosen.has(offer.slot) || !may(offer)) continue;
      this.chosen.set(offer.slot, offer);
      this.mealsAt.set(offer.index, [...this.mealsOf(offer), offer.slot]);
    }
  }

  /** Tables that had a meal already, so many days from it: those with the fewest meals first. */
  chooseAgain(offers: readonly Offer[], days: number, may: (offer: Offer) => boolean = () => true): void {
    for (let meals = 1; meals <= MOST_MEALS; meals++)
      this.choose(offers, (offer) => this.mealsOf(offer).length <= meals && this.isDaysAway(offer, days) && may(offer));
  }

  private mealsOf({ index }: Offer): readonly Pick<MealSlot, "day" | "meal">[] {
    return this.mealsAt.get(index) ?? [];
  }

  offerFor(slot: MealSlot): Offer | undefined {
    return this.chosen.get(slot);
  }

  isFresh(offer: Offer): boolean {
    return this.mealsOf(offer).length === 0;
  }

  /** Whether it is so many days to the table's meals before and after; a meal of another name counts half. */
  private isDaysAway(offer: Offer, days: number): boolean {
    const { slot } = offer;
    return this.mealsOf(offer).every(
      ({ day, meal }) => Math.abs(day - slot.day) >= (meal === slot.meal ? days : Math.ceil(days / 2)),
    );
  }

  /** The day of the meal before at the same table. */
  lastAt(offer: Offer): number | undefined {
    const { slot } = offer;
    const before = this.mealsOf(offer)
      .map(({ day }) => day)
      .filter((day) => day < slot.day);
    return before.length > 0 ? Math.max(...before) : undefined;
  }

  isRideDue(offer: Offer): boolean {
    const { slot } = offer;
    if (slot.meal === "lunch" || isOnTheWayBack(offer)) return true;
    return [...this.chosen.values()].every(
      (other) =>
        other.slot.meal === "lunch" || isOnTheWayBack(other) || Math.abs(other.slot.day - slot.day) >= RIDE_EVERY_DAYS,
    );
  }
}

/**
 * Gives each meal a table: open then, not too dear, fit for who comes, and near the way between the stops before and
 * after or near the hotel in the evening. What people come to eat is settled first. Each table once while there are
 * others, again after some days; where none is in reach, dinner is where the way back or a ride leads to one. The shortest
 * detours are settled first, so that no meal takes the only table of another for a better one of its own.
 */
export function seatMeals(request: DayRequest, problem: DayProblem, plan: Plan): SeatedMeal[][] {
  const { standing } = problem;
  const visited = new Set(visitedIn(problem, plan));
  const tables = {
    lunch: tablesFor(request, problem, "lunch", visited),
    dinner: tablesFor(request, problem, "dinner", visited),
  };
  const offersAmong = (
    slots: readonly MealSlot[],
    isIn: (request: DayRequest, slot: MealSlot, place: PlaceSource) => boolean,
  ): Offer[] =>
    slots
      .filter((slot) => wishFor(slot) !== "elsewhere")
      .flatMap((slot) =>
        tables[slot.meal]
          // A table of the traveller's own is for the meals that they want there.
          .filter(([place]) => (!place.isOwn || isWished(slot, place)) && isIn(request, slot, place))
          .flatMap((table) => offerAt(request, problem, slot, table) ?? []),
      )
      .sort(byCost);
  const slots = mealSlots(request, problem, plan).filter(({ day }) => !standing[day]);
  const wishFor = ({ day, meal }: MealSlot): MealWish["at"] | undefined =>
    request.meals?.find((wish) => wish.date === problem.dates[day] && wish.meal === meal)?.at;
  const isWished = (slot: MealSlot, { id }: PlaceSource): boolean => {
    const at = wishFor(slot);
    return typeof at === "object" && at.table === id;
  };
  const isSettled = ({ day, meal }: MealSlot, { id }: PlaceSource): boolean =>
    problem.tables.some((table) => table.placeId === id && table.day === day && table.meal === meal);
  const settled = offersAmong(slots, (_request, slot, place) => isSettled(slot, place));
  const offers = offersAmong(slots, isNearTheWay);
  const isInTime = (offer: Offer): boolean => !isFarAfterIdleHours(request, offer);
  const usual = offers.filter(isInTime);
  const near = usual.filter(({ detour }) => detour <= NEAR_DETOUR_KM);
  const seating = new Seating(tablesOf(standing, problem));
  // What the traveller has chosen comes before all else.
  seating.choose(
    offersAmong(slots, (_request, slot, place) => isWished(slot, place)),
    () => true,
  );
  seating.choose(settled, () => true);
  // Who has a table keeps it while it lies near the way.
  const before = tablesOf(
    problem.dates.map((date) => request.edit?.before.days.find((day) => day.date === date)),
    problem,
  );
  seating.choose(usual, ({ slot, index }) =>
    before.some((table) => table.index === index && table.day === slot.day && table.meal === slot.meal),
  );
  const named = tablesPeopleComeFor(problem.places, request).map(({ id }) => id);
  const byName = ({ place }: Offer): number => named.indexOf(place.id);
  const isNamed = ({ id }: PlaceSource): boolean => named.includes(id);
  const chooseNamed = (among: readonly Offer[]): void =>
    seating.choose(
      among.filter(({ place }) => isNamed(place)).sort((a, b) => byName(a) - byName(b) || byCost(a, b)),
      (offer) => seating.isFresh(offer) && hasTimeForRide(request, offer),
    );
  // What people come to eat comes before what is nearest, and is worth a ride.
  chooseNamed(offers);
  chooseNamed(offersAmong(slots, (_request, slot, place) => isNamed(place) && isWorthRide(request, slot, place)));
  seating.choose(near, (offer) => seating.isFresh(offer));
  const isShortWalk = ({ slot, place, detour }: Offer): boolean =>
    detour <= NEW_DETOUR_KM && isOnFoot(request, slot, place);
  seating.choose(usual, (offer) => seating.isFresh(offer) && isShortWalk(offer));
  seating.chooseAgain(near, AGAIN_AFTER_DAYS);
  seating.choose(usual, (offer) => seating.isFresh(offer));
  const rides = offersAmong(
    slots.filter((slot) => !seating.offerFor(slot)),
    isWorthRide,
  ).filter((offer) => hasTimeForRide(request, offer) && isInTime(offer));
  seating.choose(rides, (offer) => seating.isFresh(offer) && isOnTheWayBack(offer));
  seating.chooseAgain(near, AGAIN_WHERE_FEW);
  seating.chooseAgain(usual, AGAIN_WHERE_FEW);
  seating.choose(rides, (offer) => seating.isFresh(offer) && seating.isRideDue(offer));
  seating.chooseAgain(rides, AGAIN_WHERE_FEW, (offer) => seating.isRideDue(offer));
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
 * A meal without a table of its own keeps its planned hour, without the minutes that were meant for finding one, unless one
 * is there later.
 */
function untabled(request: DayRequest, slot: MealSlot, around: Spot): { start: number; end: number } {
  const { planned, meal, from, to, leaves, due } = slot;
  const reached = Math.ceil((leaves + minutesBetween(request, from, around)) / GRID) * GRID;
  const start = Math.max(planned.start, reached);
  const latest = due === undefined ? Infinity : due - minutesBetween(request, around, to);
  return { start, end: Math.min(start + MEAL_MINUTES[meal], latest) };
}

/** A shorter way than this and one eats where the last stop was. */
const STAY_KM = 2.5;

/**
 * Where a meal without a table is: at the next stop when no time is left for the way there after it, or for a dinner when
 * that is nearer to the hotel; in the evening near the hotel when the last stop is far from it, else where one is.
 */
function spotOf(request: DayRequest, { meal, from, to, leaves, due, planned, hasTimeToRest }: MealSlot): Spot {
  if (due !== undefined) {
    const way = minutesBetween(request, from, to);
    const isNearerHome = meal === "dinner" && distanceKm(to, request.base) < distanceKm(from, request.base) - STAY_KM;
    const isThereInTime = Math.max(planned.start, leaves + way) + MEAL_MINUTES[meal] <= due;
    return due - planned.end < way || (isNearerHome && isThereInTime) ? to : from;
  }
  const isHomeFirst = meal === "dinner" && (hasTimeToRest || distanceKm(from, request.base) > STAY_KM);
  return isHomeFirst ? request.base : from;
}
