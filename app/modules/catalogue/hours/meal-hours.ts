import type { CountryFacts } from "../schema/country-facts.schema";

/** Minutes since local midnight between which people sit down. */
export interface MealWindow {
  from: number;
  to: number;
}

/** A country's meal times, and the rest of its shops. */
export interface MealHours {
  breakfast: MealWindow;
  lunch: MealWindow;
  dinner: MealWindow;
  /** The hours of the afternoon in which many shops are shut. */
  rest?: MealWindow & { name: string; note: string };
}

const BREAKFAST = "07:30-09:30";

/** The hours where a country's own are not known. */
export const USUAL_MEAL_HOURS: MealHours = {
  breakfast: windowOf(BREAKFAST),
  lunch: windowOf("12:00-14:00"),
  dinner: windowOf("18:30-20:30"),
};

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

function windowOf(span: string): MealWindow {
  const [from, to] = span.split("-");
  return { from: minutesOf(from!), to: minutesOf(to!) };
}

/** The meal times of a country. @param facts of the country, undefined for an unknown one */
export function mealHoursOf(facts: Pick<CountryFacts, "meals" | "rest"> | undefined): MealHours {
  if (!facts?.meals) return USUAL_MEAL_HOURS;
  const { meals, rest } = facts;
  return {
    breakfast: windowOf(meals.breakfast ?? BREAKFAST),
    lunch: windowOf(meals.lunch),
    dinner: windowOf(meals.dinner),
    ...(rest && { rest: { name: rest.name, note: rest.note, from: minutesOf(rest.from), to: minutesOf(rest.to) } }),
  };
}
