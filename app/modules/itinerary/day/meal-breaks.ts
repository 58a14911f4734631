import { USUAL_MEAL_HOURS } from "#app/modules/catalogue/hours/meal-hours";
import type { MealHours } from "#app/modules/catalogue/hours/meal-hours";
import type { Break } from "../engine/problem";
import type { MealName, Pace } from "./itinerary";

export const LUNCH_MINUTES = 60;
export const DINNER_MINUTES = 75;
/** Meals are planned with the minutes for the way by a table. */
export const TABLE_WAY_MINUTES = 15;
/** From the last bite to the door of the hotel. */
const WAY_HOME_MINUTES = 45;
/**
 * With children dinner begins between these, in minutes since midnight, wherever the trip is: later kitchens are too
 * late.
 */
const DINNER_WITH_CHILDREN = { from: 18 * 60, to: 19 * 60 };
/**
 * With children the party has lunch within so many minutes of the town's first guests, or so much before them, though
 * not before noon.
 */
const LUNCH_WITH_CHILDREN = { earlier: 60, later: 45, from: 12 * 60 };
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

/** The facts that the meals of a day depend on. */
export interface MealWishes {
  mealHours?: MealHours;
  children?: number;
  pace: Pace;
  /** The night before, or most of it, was spent on the way: on that day dinner is early. */
  isTired?: boolean;
  /** When tables break the fast on that day, at which all diners sit down. Minutes since local midnight. */
  iftar?: number;
}

/**
 * When the party eats: at the hours of the country. With children dinner is early in the evening wherever they are, and
 * after a night on the way an hour before others. Where a fast is broken at tables, the party dines then too.
 */
export function mealHoursFor({
  mealHours = USUAL_MEAL_HOURS,
  children = 0,
  isTired = false,
  iftar,
}: Omit<MealWishes, "pace">): MealHours {
  const { lunch } = mealHours;
  if (iftar !== undefined)
    return { ...mealHoursFor({ mealHours, children }), dinner: { from: iftar, to: iftar + IFTAR_MINUTES } };
  const { dinner } = mealHours;
  if (children > 0)
    return {
      ...mealHours,
      lunch: {
        from: Math.min(lunch.from, Math.max(LUNCH_WITH_CHILDREN.from, lunch.from - LUNCH_WITH_CHILDREN.earlier)),
        to: Math.min(lunch.to, lunch.from + LUNCH_WITH_CHILDREN.later),
      },
      dinner: { from: Math.min(dinner.from, DINNER_WITH_CHILDREN.from), to: DINNER_WITH_CHILDREN.to },
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
