import { USUAL_MEAL_HOURS } from "#app/modules/catalogue/hours/meal-hours";
import type { MealHours, MealWindow } from "#app/modules/catalogue/hours/meal-hours";
import type { Break } from "../engine/problem";
import type { MealName, Pace } from "./itinerary";
import { hasSmallChildren } from "./children";

export const LUNCH_MINUTES = 60;
export const DINNER_MINUTES = 75;
/** Meals are planned with the minutes for the way by a table. */
export const TABLE_WAY_MINUTES = 15;
/** From the last bite to the door of the hotel. */
const WAY_HOME_MINUTES = 45;
/**
 * Children eat at the hours of the country, for before them kitchens are cold: with the first guests, within so many
 * minutes. Where lunch or dinner is later than this, as in Spain, tables for half an hour before it are to be had.
 */
const WITH_CHILDREN = {
  lunch: { lateFrom: 13 * 60 + 30, within: 60 },
  dinner: { lateFrom: 20 * 60 + 30, within: 60 },
};
const EARLIER_WITH_CHILDREN = 30;
/**
 * A traveller who has been up all night or since four dines so many minutes before others, but not before this hour
 * unless others do.
 */
const EARLIER_WHEN_TIRED = 60;
const TIRED_FROM = 19 * 60;
const DINNER_WHEN_TIRED = 60;
/** A table is not asked for in the last minutes in which people there sit down, except by those who fill their days. */
const LATEST_BEFORE_END = 30;
/** A traveller who comes so long after sunset to a table at which the fast is broken finds the others done. */
const IFTAR_MINUTES = 45;
/** And lunch so many minutes after the town's last guests sit down to it: something is still to be had. */
const LATE_LUNCH = 45;
/** A hungry traveller who has just arrived finds a table within so many minutes. */
const SOON_MINUTES = 45;
/**
 * A traveller who leaves at lunch time has a short lunch up to so many minutes before others, though not before this
 * hour.
 */
const EARLIER_WHEN_LEAVING = 75;
const EARLIEST_WHEN_LEAVING = 11 * 60 + 30;
/** And has been out for so long before it. */
const MORNING_BEFORE_LUNCH = 90;
/**
 * It begins within so many minutes of the last moment, near the hour of others and not in the middle of the morning.
 */
const UNTIL_THE_LAST_MOMENT = 30;

/** Whether a break of a day is a meal; one at a place of its own is made of hours that are not free. */
export function isMeal({ at }: { at?: unknown }): boolean {
  return at === undefined;
}

/** The facts that the meals of a day depend on. */
export interface MealWishes {
  mealHours?: MealHours;
  children?: number;
  youngest?: number;
  pace: Pace;
  /** The night before, or most of it, was spent on the way: on that day dinner is early. */
  isTired?: boolean;
  /** When tables break the fast on that day, at which all diners sit down. Minutes since local midnight. */
  iftar?: number;
}

/** The hours of a meal with children. */
function withChildren(
  { from, to }: MealWindow,
  { lateFrom, within }: { lateFrom: number; within: number },
): MealWindow {
  const first = from >= lateFrom ? from - EARLIER_WITH_CHILDREN : from;
  return { from: first, to: Math.min(to, first + within) };
}

/**
 * When the party eats: at the hours of the country. Children eat with the first guests, and after a night on the way
 * dinner is an hour before others'. Where a fast is broken at tables, the party dines then too.
 */
export function mealHoursFor({
  mealHours = USUAL_MEAL_HOURS,
  children,
  youngest,
  isTired = false,
  iftar,
}: Omit<MealWishes, "pace">): MealHours {
  if (iftar !== undefined)
    return { ...mealHoursFor({ mealHours, children, youngest }), dinner: { from: iftar, to: iftar + IFTAR_MINUTES } };
  const { lunch, dinner } = mealHours;
  if (hasSmallChildren({ children, youngest }))
    return {
      ...mealHours,
      lunch: withChildren(lunch, WITH_CHILDREN.lunch),
      dinner: withChildren(dinner, WITH_CHILDREN.dinner),
    };
  if (!isTired) return mealHours;
  const from = Math.min(dinner.from, Math.max(TIRED_FROM, dinner.from - EARLIER_WHEN_TIRED));
  return { ...mealHours, dinner: { from, to: from + DINNER_WHEN_TIRED } };
}

/** When those who dine with the first have dined. */
export function earliestAfterDinner(wishes: MealWishes): number {
  return mealHoursFor(wishes).dinner.from + DINNER_MINUTES + TABLE_WAY_MINUTES;
}

/** When a day that ends then is over, dinner and the way back included: where people dine late, days are long. */
export function endWithDinner(wishes: MealWishes, end: number): number {
  return Math.max(end, earliestAfterDinner(wishes) + WAY_HOME_MINUTES);
}

/** Lunch and dinner of a day that is spent out between two times, at the hours of the country. */
export function mealBreaks(wishes: MealWishes, start: number, end: number): Break[] {
  const { lunch, dinner } = mealHoursFor(wishes);
  const isFlexible = wishes.pace === "packed";
  const breaks: Break[] = [
    {
      earliest: lunch.from,
      latestStart: isFlexible ? lunch.to : lunch.to - LATEST_BEFORE_END / 2,
      duration: LUNCH_MINUTES + TABLE_WAY_MINUTES,
    },
    {
      earliest: dinner.from,
      latestStart: isFlexible ? dinner.to : dinner.to - LATEST_BEFORE_END,
      duration: DINNER_MINUTES + TABLE_WAY_MINUTES,
    },
  ];
  return breaks.filter((meal) => start <= meal.latestStart - 15 && end >= meal.earliest + meal.duration);
}

/**
 * The meals of a day of arrival that is spent out between two times, and when the day ends. A traveller who comes too
 * late for the hour of their party dines at once, as long as people there sit down, and goes to bed; one who comes a
 * little late for lunch still has it.
 */
export function mealsOnArrival(wishes: MealWishes, start: number, end: number): { breaks: Break[]; end: number } {
  const { lunch } = wishes.mealHours ?? USUAL_MEAL_HOURS;
  const inTime = mealBreaks(wishes, start, end);
  const isHungry =
    inTime.every(({ earliest }) => earliest > lunch.to) && start > lunch.from && start <= lunch.to + LATE_LUNCH;
  const lunchNow = { earliest: start, latestStart: start + SOON_MINUTES, duration: LUNCH_MINUTES + TABLE_WAY_MINUTES };
  const breaks = isHungry && end >= lunchNow.latestStart + lunchNow.duration ? [lunchNow, ...inTime] : inTime;
  const { from } = mealHoursFor(wishes).dinner;
  const { to } = (wishes.mealHours ?? USUAL_MEAL_HOURS).dinner;
  const dinner = { from, to };
  if (breaks.some(({ earliest }) => earliest === dinner.from) || start < dinner.from || start > dinner.to)
    return { breaks, end };
  const late = {
    earliest: dinner.from,
    latestStart: start + SOON_MINUTES,
    duration: DINNER_MINUTES + TABLE_WAY_MINUTES,
  };
  return { breaks: [...breaks, late], end: late.latestStart + late.duration };
}

/**
 * The meals of a day of leaving that is spent out between two times: a traveller who has to go while others sit down to
 * lunch has a short lunch before them.
 */
export function mealsOnLeaving(wishes: MealWishes, start: number, end: number): Break[] {
  const usual = mealBreaks(wishes, start, end);
  const { lunch } = mealHoursFor(wishes);
  const latestStart = end - LUNCH_MINUTES;
  const earliest = Math.max(
    EARLIEST_WHEN_LEAVING,
    lunch.from - EARLIER_WHEN_LEAVING,
    start + MORNING_BEFORE_LUNCH,
    latestStart - UNTIL_THE_LAST_MOMENT,
  );
  if (latestStart < earliest || latestStart > lunch.from + TABLE_WAY_MINUTES) return usual;
  if (usual.some((meal) => mealAt(wishes, meal.earliest) === "lunch")) return usual;
  return [{ earliest, latestStart, duration: LUNCH_MINUTES }, ...usual];
}

/** The meal that a break of {@link mealBreaks} is, by its beginning. */
export function mealAt(wishes: Omit<MealWishes, "pace">, start: number): MealName {
  const { lunch, dinner } = mealHoursFor(wishes);
  return start <= (lunch.to + dinner.from) / 2 ? "lunch" : "dinner";
}
