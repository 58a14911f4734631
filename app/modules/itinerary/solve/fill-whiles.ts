import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import type { Pace } from "../day/itinerary";
import { mealHoursFor } from "../day/meal-breaks";
import { isShow } from "../day/shows";
import type { Id } from "../engine/problem";
import { hasMorningBefore } from "../outings/day-frame";
import { isHotOn } from "../party/midday-heat";
import type { Scope } from "./day-facts";
import type { DayHours } from "./day-hours";
import { Purse, tornFor } from "./purse";

/** Minutes of a day that may be idle: a rest before dinner, and more where all rest at midday or it is hot. */
const IDLE = { usual: 60, siesta: 60, heat: 120 };
/** Minutes of visits and ways that a while with nothing in it may hold beyond the pace of the day. */
const BEYOND_PACE: Record<Pace, number> = { relaxed: 60, moderate: 120, packed: 120 };
const MOST_ADDED = 3;
/** A traveller who is back from a day out by then, and did not leave for it before dawn, has an afternoon in town. */
const BACK_BY = 16.5 * 60;
const UP_AT_DAWN = 6.5 * 60;
/** Nothing of more effort than this, and no show, comes after a day out. */
const EFFORT_AFTER_OUTING = 1;
const FOR_A_BREAK: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["cafe", "bar"]);

/**
 * Fills the idle hours of whole days of grown-ups, and the afternoon after a short day out, with what was left out,
 * lies near the way and is open then; those of the heat and of the rest at midday stay.
 */
export function fillWhiles({ request, dayProblem, input }: Scope, days: readonly DayHours[]): void {
  const { places, dates, problem } = dayProblem;
  if (request.children > 0) return;
  const taken = new Set(days.flatMap(({ ids }) => ids));
  const left = new Set(
    input.spare.filter((x) => !taken.has(x) && !(x <= places.length && FOR_A_BREAK.has(places[x - 1]!.kind))),
  );
  const purse = new Purse(problem.rules?.maxPrice ?? Infinity, days);
  const isTorn = tornFor(input, days);
  const { rest } = mealHoursFor(request);
  const isFreeAfterOuting = (d: number): boolean =>
    dayProblem.shape.outings.some(
      ({ day, times }) =>
        day === d && times.home <= BACK_BY && times.leave >= UP_AT_DAWN && !hasMorningBefore({ times }),
    );
  const isRestful = (x: Id): boolean => {
    const place = places[x - 1];
    return place !== undefined && place.effort <= EFFORT_AFTER_OUTING && !place.starts && !isShow(place);
  };
  for (const day of days) {
    const isAfterOuting = isFreeAfterOuting(day.d);
    if (!input.isWhole[day.d] && !isAfterOuting) continue;
    const isHot = isHotOn(request.destination, dates[day.d]!);
    const idle = IDLE.usual + (rest ? IDLE.siesta : 0) + (isHot ? IDLE.heat : 0);
    const most = BEYOND_PACE[request.pace];
    const fill = (): Id | undefined => {
      const near = [...left].filter((x) => !isTorn(x, day) && (!isAfterOuting || (!isHot && isRestful(x))));
      return day.fillUp(near, purse.left, { idle, most });
    };
    for (let added = 0; added < MOST_ADDED && purse.pay(day, fill, left); added++);
  }
}
