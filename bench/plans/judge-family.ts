import { findCountryFacts } from "#app/modules/catalogue/country/country-facts";
import { mealHoursOf } from "#app/modules/catalogue/hours/meal-hours";
import type { Itinerary, ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import type { Case } from "./cases";

/** The judgement of a day with small children. */
export interface FamilyVerdict {
  childDays: number;
  /** Days on which dinner is late, the way home later, a walk too long or all of them together too far. */
  childDaysTooLong: number;
}

/** Minutes after the first guests of the country, or after half an hour before them where they dine late. */
const DINNER_WITHIN = 75;
const HOME_WITHIN = 165;
const LATE_COUNTRY = 20 * 60 + 30;
const LONGEST_WALK_MINUTES = 16;
const MOST_KM_ON_FOOT = 6.5;
/** After a whole day out of town, dinner may be this many minutes later. */
const LATER_AFTER_OUTING = 105;

function faultsOf(day: ItineraryDay, dinnerFrom: number): string[] {
  const legs = [...day.items.flatMap(({ legBefore }) => legBefore ?? []), ...(day.wayHome ? [day.wayHome] : [])];
  const walks = legs.filter(({ mode }) => mode === "walk");
  const km = walks.reduce((sum, leg) => sum + leg.km, 0);
  const later = day.dayTrip ? LATER_AFTER_OUTING : 0;
  const dinner = day.items.find(({ meal }) => meal === "dinner");
  const home = day.wayHome?.arrive ?? 0;
  return [
    ...(dinner && (dinner.start < dinnerFrom || dinner.start > dinnerFrom + DINNER_WITHIN + later)
      ? [`dinner at ${dinner.start} minutes`]
      : []),
    ...(home > dinnerFrom + HOME_WITHIN + later ? [`home at ${home} minutes`] : []),
    ...(walks.some(({ minutes }) => minutes > LONGEST_WALK_MINUTES) ? ["a walk too long"] : []),
    ...(km > MOST_KM_ON_FOOT ? [`${km.toFixed(1)} km on foot`] : []),
  ];
}

/** Judges the whole days of a plan with children; other plans have no faults of this kind. */
export function judgeFamily(
  plan: Itinerary,
  { country }: { country: string },
  { children }: Case,
): FamilyVerdict & { notes: string[] } {
  const days = children > 0 ? plan.days.slice(1, -1) : [];
  const { from } = mealHoursOf(findCountryFacts(country)).dinner;
  const dinnerFrom = from >= LATE_COUNTRY ? from - 30 : from;
  const faults = days.map((day) => ({ day, found: faultsOf(day, dinnerFrom) })).filter(({ found }) => found.length > 0);
  return {
    childDays: days.length,
    childDaysTooLong: faults.length,
    notes: faults.map(({ day, found }) => `${day.date} with children: ${found.join(", ")}`),
  };
}
