import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import type { Id } from "../engine/problem";
import { isBackForTheEvening, isBackForTheNight } from "../outings/night-out";
import { isEveningStroll } from "../problem/filler-walks";
import type { Scope } from "./day-facts";
import type { DayHours } from "./day-hours";
import { Purse, tornFor } from "./purse";
import { hasSmallChildren } from "../day/children";

/** Kinds of places for the evening, beside all that are at their best then. */
const EVENINGS: ReadonlySet<PlaceKind> = new Set([
  "bar",
  "music",
  "theatre",
  "market",
  "square",
  "street",
  "neighbourhood",
  "viewpoint",
  "tower",
  "bridge",
  "monument",
  "boat-trip",
  "tour",
]);
const MOST_MINUTES = 150;
/** Of so many evenings that could hold something the last is free by intent. */
const FREE_EVERY = 4;
/** A traveller who likes the nights has a night out on every day that did not last until then. */
const NIGHT_FROM = 21 * 60;

function isOfTheEvening({ kind, bestTime, minutes }: PlaceSource): boolean {
  return (EVENINGS.has(kind) || bestTime === "evening" || bestTime === "night") && minutes <= MOST_MINUTES;
}

/** The days that bear an evening out: whole ones of the town, and those out of it from which one is back for dinner. */
function daysWithEvenings({ dayProblem, input }: Scope, days: readonly DayHours[]): DayHours[] {
  const { shape, evenings } = dayProblem;
  return days.filter(
    ({ d }) =>
      evenings[d] !== undefined &&
      (input.isWhole[d] || shape.outings.some((outing) => outing.day === d && isBackForTheEvening(outing))),
  );
}

/** Puts a night out into each day of those who like them. */
function goOutForTheNight(scope: Scope, days: readonly DayHours[], left: Set<Id>, purse: Purse): void {
  const { dayProblem, input } = scope;
  // Days in town come first: after a day out of it the traveller may as well rest.
  for (const day of [...days].sort((a, b) => Number(input.isWhole[b.d]) - Number(input.isWhole[a.d]) || a.d - b.d)) {
    const night = dayProblem.nights[day.d];
    const isRested = dayProblem.shape.outings.some((outing) => outing.day === day.d && isBackForTheNight(outing));
    if (!night || !(input.isWhole[day.d] || isRested) || day.isOutUntil(NIGHT_FROM)) continue;
    const ofTheNight = [...left].filter((x) => dayProblem.places[x - 1]!.vibes.includes("nightlife"));
    purse.pay(day, () => day.goOut(ofTheNight, purse.left, night), left);
  }
}

/**
 * Puts something to do after dinner into each day that has nothing of the kind and bears it, but every fourth, and a
 * night out into each day of those who like them: what people go to of an evening, else a stroll through a lively
 * quarter where kitchens and shops are open.
 */
export function goOut(scope: Scope, days: readonly DayHours[]): void {
  const { request, dayProblem, input } = scope;
  const { places, dates, evenings } = dayProblem;
  if (hasSmallChildren(request)) return;
  const taken = new Set(days.flatMap(({ ids }) => ids));
  const left = new Set(
    input.spare.filter((x) => {
      const place = places[x - 1];
      return place && !taken.has(x) && isOfTheEvening(place);
    }),
  );
  const strolls = new Set(places.flatMap(({ id }, index) => (isEveningStroll(id) ? [index + 1] : [])));
  const purse = new Purse(dayProblem.problem.rules?.maxPrice ?? Infinity, days);
  goOutForTheNight(scope, days, left, purse);
  const isTorn = tornFor(input, days);
  const bears = new Set(daysWithEvenings(scope, days));
  // Evenings out one after another; a day that ends with dinner for another reason is a free one too.
  let inARow = 0;
  for (const day of days) {
    if (!bears.has(day) || inARow === FREE_EVERY - 1) {
      inARow = 0;
      continue;
    }
    inARow = day.hasEvening() || isOut(day) ? inARow + 1 : 0;
  }
  function isOut(day: DayHours): boolean {
    const evening = evenings[day.d]!;
    const near = [...left].filter((x) => !isTorn(x, day));
    if (purse.pay(day, () => day.goOut(near, purse.left, evening), left)) return true;
    const {
      tables,
      evenings: shut,
      isStill,
    } = calendarDay(request.destination.country, dates[day.d]!, request.destination.slug);
    if (tables ?? shut ?? isStill) return false;
    return purse.pay(day, () => day.goOut([...strolls], purse.left, { ...evening, worth: 2 * evening.worth }), strolls);
  }
}
