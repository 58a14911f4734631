import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { minutesOfDay } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { distanceKm } from "#app/shared/geo";
import type { DayRequest } from "../day/day-request";
import { groupOf } from "./fit";
import { iftarOn } from "./iftar";
import type { MealWishes } from "../day/meal-breaks";
import { isHotOn } from "./midday-heat";
import { isHighUp } from "./thin-air";
import { shortestVisit } from "../day/visit-length";
import { hasSmallChildren } from "../day/children";

/** From this hour of landing on, what is left of the day is for settling in. */
const LATE_LANDING = 15 * 60;
/** From this hour on nothing but getting there. */
const NOTHING_AFTER = 20 * 60;
/** One or two light stops and the way between them. */
const EASY = { minutes: 4 * 60, active: 120 };
/** A traveller who has been up since four sees a little more than that, and with children no more. */
const UP_EARLY = { minutes: 7 * 60, active: 240 };
/** A traveller who has landed high up and rested sees two or three things that lie near and flat. */
const HIGH_UP = { minutes: 6 * 60, active: 180 };
/** A traveller with one more day beside it does more of the reasons to come, and goes a little farther for them. */
const HURRIED = { minutes: 5 * 60, active: 240 };
const EASY_KM = { usual: 2, hot: 1.2, hurried: 4 };
const EASY_MINUTES = 120;

/** How much the first day still asks of a traveller who has come a long way or late. */
export interface Gentleness {
  /** Nothing at all, not even a meal out. */
  isOnlyArrival: boolean;
  /** Most minutes between the first stop and the end of the last. */
  minutes: number;
  maxActive: number;
  /** Only what is near, flat and short. */
  isEasyOnly: boolean;
}

/**
 * Whether a date is the day after a night on the way, or after one that ended before dawn: it is slow and ends early.
 */
export function isTiredOn({ arrival }: Pick<DayRequest, "arrival">, date: LocalDate): boolean {
  return arrival !== undefined && arrival.at.startsWith(date) && (arrival.isOvernight || arrival.isEarly) === true;
}

/** The facts that the meals of a date depend on. */
export function wishesOn(
  {
    arrival,
    destination,
    ...party
  }: Pick<DayRequest, "mealHours" | "children" | "youngest" | "pace" | "arrival" | "destination">,
  date: LocalDate,
): MealWishes {
  const { mealHours, children, youngest, pace } = party;
  const isTired = isTiredOn({ arrival }, date);
  return { mealHours, children, youngest, pace, isTired, iftar: iftarOn(destination, date) };
}

/**
 * How gentle the first day has to be; undefined after an easy arrival. An arrival high up is never easy. A traveller
 * who stays for a night or two and would miss what they came for goes out for the evening after a landing in the
 * afternoon.
 */
export function gentlenessOf({
  arrival,
  children,
  youngest,
  isHurried = false,
  destination = {},
}: Pick<DayRequest, "arrival" | "isHurried"> &
  Partial<Pick<DayRequest, "children" | "youngest">> & {
    destination?: Pick<DayRequest["destination"], "altitudeMetres">;
  }): Gentleness | undefined {
  if (!arrival) return undefined;
  const landed = minutesOfDay(arrival.at);
  const isEarly = arrival.isEarly === true && landed < LATE_LANDING;
  const isHard = arrival.isOvernight || landed >= (isHurried ? NOTHING_AFTER : LATE_LANDING);
  const isHigh = isHighUp(destination);
  if (!isHard && !isEarly && !isHigh) return undefined;
  const isEasyOnly = isHard || isHigh || hasSmallChildren({ children, youngest });
  const isFresh = !isHard && !isEarly;
  const { minutes, active } = !isEasyOnly ? UP_EARLY : isHurried ? HURRIED : isFresh ? HIGH_UP : EASY;
  return { isOnlyArrival: landed >= NOTHING_AFTER, minutes, maxActive: active, isEasyOnly };
}

/** Whether a place suits the first hours: near, flat and short, nothing that wants a rested head. */
export function isEasy(
  place: PlaceSource & { leastMinutes?: number },
  {
    base,
    isHurried = false,
    destination,
    firstDate,
  }: Pick<DayRequest, "base" | "isHurried" | "destination" | "firstDate">,
): boolean {
  const isSought = isHurried && place.leastMinutes !== undefined;
  const reach = EASY_KM[isSought ? "hurried" : isHotOn(destination, firstDate) ? "hot" : "usual"];
  return (
    distanceKm(base, place) <= reach &&
    place.effort <= 1 &&
    (isSought ? shortestVisit(place) : place.minutes) <= EASY_MINUTES &&
    groupOf(place.kind) !== "trail" &&
    !place.dayTrip
  );
}
