import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm } from "#app/shared/geo";
import type { DayRequest, RequestedPlace } from "../day/day-request";
import type { DayProblem } from "../problem/day-problem";
import { tablesPeopleComeFor } from "../outings/anchors";
import { dietsToAsk, isForOthers, questionsAt } from "../party/diet-rules";
import { isForGrownUps } from "../party/party-rules";
import { LOOK_AROUND_MINUTES } from "../party/hotel-rest";
import type { LegMode, MealName } from "../day/itinerary";
import { detourBy, originOf, timesAt } from "./meal-slots";
import type { MealSlot } from "./meal-slots";
import { isBreakfastHouse, isTableFor } from "../day/meal-tables";
import { minutesBetween, wayFor } from "../travel/way-for";

/** A meal is taken within 600 m of the way: so much longer is the way by it, there and back. */
export const NEAR_DETOUR_KM = 1.2;
/** Where nothing is that near, a table is still worth so long a way. */
const FAR_DETOUR_KM = 2;
/** A meal is near a stop, not somewhere along a long ride. */
const ALONG_KM = 0.9;
/** Where nothing is in reach on foot, dinner is worth a ride of so many minutes, and as many back. */
const LONGEST_RIDE_MINUTES = 35;
export const LONGEST_RIDE_KM = { named: 7, usual: 4 };
/** A lunch between two stops is at most so far out of the way. */
const LUNCH_RIDE_KM = 3;
const SAME_SPOT_KM = 0.1;
/** Farther from the hotel than this, the traveller does not wait so long for dinner. */
const FAR_OUT_KM = 4;
const IDLE_MINUTES = 120;
/** A question about a diet weighs more than any way. */
const QUESTION_COST = 5;
/** Dinner near the hotel makes the way back short. */
const HOME_COST = 0.15;
/** A second choice of kind: a counter at dinner, a market stall. */
const PLAIN_COST = 0.25;
/**
 * A traveller who may spend so many dollars on a meal dines at the better tables of a town, and walks so many
 * kilometres more for the best.
 */
const FINE_FROM = 100;
const FINE_COST = 1.2;
/**
 * A traveller who comes for the food walks so many kilometres more for each step of a table's weight, up to the best.
 */
const LESS_TABLE_COST = 0.4;
const BEST_TABLE = 4;
const GOOD_TABLE = 3;
/** A house for breakfast that serves dinner too is one only where no other is near. */
const BREAKFAST_HOUSE_COST = 0.6;
/** There is time to rest at the hotel, and the table is too far from it. */
const UNRESTED_COST = 0.8;

/** A meal that could be had at a table. */
export interface Offer {
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

/**
 * So many tables of which nothing has to be asked first are enough to choose from, and so many that are not about meat
 * or fish.
 */
const ENOUGH_TABLES = 6;
const ENOUGH_FOR_THEM = 3;
const BOOKED_FAR_AHEAD = /\b(book\w*|reserve\w*|tables?)\b.*\b(weeks?|months?)\b|\bmonths of bookings\b/i;

/** Whether a table has to be booked far ahead by people who do not even know whether they can eat there. */
function isBookedUnasked({ note, ...place }: PlaceSource, diets: DayRequest["diets"]): boolean {
  return BOOKED_FAR_AHEAD.test(note) && questionsAt(place, diets) > 0;
}

/** The places where a meal may be taken by what they are and cost, or by wish, each with its place in the problem. */
export function tablesFor(
  request: DayRequest,
  { places, tables }: Pick<DayProblem, "places" | "tables">,
  meal: MealName,
  visited: ReadonlySet<string>,
): [RequestedPlace, number][] {
  const wished = new Set([
    ...(request.meals ?? []).flatMap(({ at }) => (typeof at === "object" ? [at.table] : [])),
    // An evening at stalls that the plan has made its dinner.
    ...tables.map(({ placeId }) => placeId),
  ]);
  const all = places.flatMap((place, index): [RequestedPlace, number][] =>
    isTableFor(place, meal) &&
    (place.price <= request.mealCap || wished.has(place.id)) &&
    !visited.has(place.id) &&
    !request.unwanted.includes(place.id)
      ? [[place, index]]
      : [],
  );
  const { diets } = request;
  // A table that is a reason to come is asked about the diet, though its sentence names food that some do not eat.
  const sought = new Set(tablesPeopleComeFor(places, request).map(({ id }) => id));
  const isForThem = (place: RequestedPlace): boolean =>
    !isForOthers(sought.has(place.id) ? { ...place, note: "" } : place, diets) &&
    (sought.has(place.id) || !isForGrownUps(place, request));
  const forThem = all.filter(([place]) => wished.has(place.id) || isForThem(place));
  const free = forThem.filter(([place]) => wished.has(place.id) || !isBookedUnasked(place, diets));
  if (free.length >= ENOUGH_TABLES) return free;
  return forThem.length >= ENOUGH_FOR_THEM ? forThem : all;
}

const known = new WeakMap<readonly PlaceSource[], number[]>();

/** The prices of a town's tables for dinner, the least first. */
function dinnerPrices(places: readonly PlaceSource[]): number[] {
  const prices =
    known.get(places) ??
    places
      .flatMap((place) => (isTableFor(place, "dinner") && place.price > 0 ? [place.price] : []))
      .sort((a, b) => a - b);
  known.set(places, prices);
  return prices;
}

export function likesToDineWell({ mealCap }: Pick<DayRequest, "mealCap">): boolean {
  return mealCap >= FINE_FROM;
}

/** Whether a table is among the dearer half of the town's. */
export function isFineTable({ mealCap }: DayRequest, places: readonly PlaceSource[], { price }: PlaceSource): boolean {
  const prices = dinnerPrices(places).filter((one) => one <= mealCap);
  return price >= (prices[Math.floor(prices.length / 2)] ?? 0);
}

/** The cost of a plain table for a dinner of travellers who like to dine well. */
function plainness(request: DayRequest, places: readonly PlaceSource[], { price }: PlaceSource): number {
  if (!likesToDineWell(request)) return 0;
  const prices = dinnerPrices(places);
  return prices.length > 0 ? (FINE_COST * prices.filter((one) => one > price).length) / prices.length : 0;
}

export function comesForFood({ interests }: Pick<DayRequest, "interests">): boolean {
  return interests.includes("food");
}

/** Whether people come to a town for a table, or would cross it for one. */
export function isGoodTable({ weight }: Pick<PlaceSource, "weight">): boolean {
  return weight >= GOOD_TABLE;
}

/** The cost of a lesser table to travellers who come for the food. */
function lessThanTheBest(request: DayRequest, { weight }: PlaceSource): number {
  return comesForFood(request) ? LESS_TABLE_COST * Math.max(0, BEST_TABLE - weight) : 0;
}

export function offerAt(
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
    (slot.meal === "dinner"
      ? HOME_COST * distanceKm(place, request.base) + plainness(request, problem.places, place)
      : 0) +
    lessThanTheBest(request, place) +
    (isUnrested ? UNRESTED_COST : 0) +
    (isPlain(place, slot.meal) ? PLAIN_COST : 0) +
    (slot.meal === "dinner" && isBreakfastHouse(place) ? BREAKFAST_HOUSE_COST : 0) +
    questionsAt(place, dietsToAsk(request)) * QUESTION_COST;
  return { slot, place, index, ...times, detour, cost };
}

/** Whether a table is near the way between the stops around a meal. */
export function isNearTheWay(request: DayRequest, slot: MealSlot, place: PlaceSource): boolean {
  const detour = detourBy(request, slot, place);
  const along = Math.min(...[originOf(request, slot, place), slot.to].map((end) => distanceKm(end, place)));
  return detour <= FAR_DETOUR_KM && along <= (detour > NEAR_DETOUR_KM ? FAR_DETOUR_KM : ALONG_KM);
}

const CROSSINGS: readonly LegMode[] = ["boat", "ferry"];

/** Whether a table is worth a ride: for dinner, to break the ride back there, or between two stops for lunch. */
export function isWorthRide(
  request: DayRequest,
  slot: MealSlot,
  place: PlaceSource,
  longest = LONGEST_RIDE_KM.usual,
): boolean {
  const { base } = request;
  const isEvening = slot.meal === "dinner" && slot.due === undefined;
  const isBetween = slot.meal === "lunch" && slot.due !== undefined;
  if (isEvening ? distanceKm(place, base) > longest : !isBetween) return false;
  if (isBetween && detourBy(request, slot, place) > LUNCH_RIDE_KM) return false;
  const origin = originOf(request, slot, place);
  const ways = [wayFor(request, origin, place), wayFor(request, place, slot.to)];
  const extra = ways.reduce((sum, { minutes }) => sum + minutes, 0) - wayFor(request, origin, slot.to).minutes;
  return (
    ways.every(({ mode, minutes }) => minutes <= LONGEST_RIDE_MINUTES && !CROSSINGS.includes(mode)) &&
    extra <= (isBetween ? LONGEST_RIDE_MINUTES : 2 * LONGEST_RIDE_MINUTES)
  );
}

/**
 * A traveller who is back at the hotel rides out again only where the evening is long enough to look around before
 * dinner.
 */
export function hasTimeForRide(request: DayRequest, { slot, place, start }: Offer): boolean {
  const { base } = request;
  if (slot.meal === "lunch" || distanceKm(slot.from, base) > SAME_SPOT_KM) return true;
  return start - slot.leaves >= minutesBetween(request, base, place) + LOOK_AROUND_MINUTES;
}

/** Whether a dinner there would mean idle hours far from the hotel, with the time to be back in town before. */
export function isFarAfterIdleHours(request: DayRequest, { slot, place, start }: Offer): boolean {
  const { base } = request;
  if (slot.meal !== "dinner" || !slot.hasTimeToRest || slot.due !== undefined) return false;
  if (distanceKm(place, base) <= FAR_OUT_KM || originOf(request, slot, place) === base) return false;
  return start - slot.leaves - minutesBetween(request, slot.from, place) >= IDLE_MINUTES;
}
