import type { Itinerary, ItineraryDay } from "#app/modules/itinerary/day/itinerary";
import type { Case } from "./cases";

/** The judgement of a day with small children. */
export interface FamilyVerdict {
  childDays: number;
  /** Days on which dinner is late, the way home later, a walk too long or all of them together too far. */
  childDaysTooLong: number;
}

const DINNER_BY = 19 * 60 + 15;
const HOME_BY = 20 * 60 + 45;
const LONGEST_WALK_MINUTES = 16;
const MOST_KM_ON_FOOT = 6.5;
/** After a whole day out of town, dinner may be this many minutes later. */
const LATER_AFTER_OUTING = 105;

function faultsOf(day: ItineraryDay): string[] {
  const legs = [...day.items.flatMap(({ legBefore }) => legBefore ?? []), ...(day.wayHome ? [day.wayHome] : [])];
  const walks = legs.filter(({ mode }) => mode === "walk");
  const km = walks.reduce((sum, leg) => sum + leg.km, 0);
  const later = day.dayTrip ? LATER_AFTER_OUTING : 0;
  const dinner = day.items.find(({ meal }) => meal === "dinner");
  const home = day.wayHome?.arrive ?? 0;
  return [
    ...(dinner && dinner.start > DINNER_BY + later ? [`dinner at ${dinner.start} minutes`] : []),
    ...(home > HOME_BY + later ? [`home at ${home} minutes`] : []),
    ...(walks.some(({ minutes }) => minutes > LONGEST_WALK_MINUTES) ? ["a walk too long"] : []),
    ...(km > MOST_KM_ON_FOOT ? [`${km.toFixed(1)} km on foot`] : []),
  ];
}

/** Judges the whole days of a plan with children; other plans have no faults of this kind. */
export function judgeFamily(plan: Itinerary, { children }: Case): FamilyVerdict & { notes: string[] } {
  const days = children > 0 ? plan.days.slice(1, -1) : [];
  const faults = days.map((day) => ({ day, found: faultsOf(day) })).filter(({ found }) => found.length > 0);
  return {
    childDays: days.length,
    childDaysTooLong: faults.length,
    notes: faults.map(({ day, found }) => `${day.date} with children: ${found.join(", ")}`),
  };
}
