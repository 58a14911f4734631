import { calendarDay } from "#app/modules/catalogue/country/calendar-days";
import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import type { Id } from "../engine/problem";
import { isBackForTheEvening, isBackForTheNight } from "../outings/night-out";
import type { NightOut } from "../outings/night-out";
import { busyHoursOn } from "../outings/round-busy-hours";
import { firstStrollOf, isEveningStroll } from "../problem/filler-walks";
import type { Scope } from "./day-facts";
import type { DayHours } from "./day-hours";
import { Purse, leftFor, tornFor } from "./purse";
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
/** One view or drink before dinner does not take the place of the evening after it. */
const MOST_BEFORE_DINNER = 1;
/** A quarter is worth another evening after so many days. */
const DAYS_BETWEEN_STROLLS = 2;
/** A traveller who likes the nights has a night out on every day that did not last until then. */
const NIGHT_FROM = 21 * 60;

function isOfTheEvening({ kind, bestTime, minutes }: PlaceSource): boolean {
  return (EVENINGS.has(kind) || bestTime === "evening" || bestTime === "night") && minutes <= MOST_MINUTES;
}

/**
 * The days that bear an evening out: whole ones of the town, also of work, and those out of it from which one is back
 * for dinner.
 */
function daysWithEvenings({ request, dayProblem, input }: Scope, days: readonly DayHours[]): DayHours[] {
  const { shape, evenings, dates } = dayProblem;
  const isWorked = (d: number): boolean => d > 0 && d < dates.length - 1 && busyHoursOn(request, dates[d]!).length > 0;
  return days.filter(
    ({ d }) =>
      evenings[d] !== undefined &&
      (input.isWhole[d] ||
        isWorked(d) ||
        shape.outings.some((outing) => outing.day === d && isBackForTheEvening(outing))),
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

/** The strolls of a town, of which those that lead to a quarter again wait for the first. */
class Strolls {
  private readonly left: Set<Id>;
  /** The first stroll through its quarter, of each that leads there again. */
  private readonly firstOf = new Map<Id, Id>();

  constructor(
    places: readonly PlaceSource[],
    private readonly days: readonly DayHours[],
  ) {
    const nodeOf = new Map(places.map(({ id }, index) => [id, index + 1]));
    this.left = new Set(places.flatMap(({ id }, index) => (isEveningStroll(id) ? [index + 1] : [])));
    for (const x of this.left) {
      const first = nodeOf.get(firstStrollOf(places[x - 1]!.id) ?? "");
      if (first !== undefined) this.firstOf.set(x, first);
    }
  }

  /** Whether a quarter was walked so many days before. */
  private isKnown(x: Id, d: number): boolean {
    const first = this.firstOf.get(x);
    return this.days.some((day) => day.d <= d - DAYS_BETWEEN_STROLLS && day.ids.includes(first ?? -1));
  }

  /** Puts a stroll into an evening, through a new quarter if there is one. */
  walk(day: DayHours, purse: Purse, evening: NightOut): boolean {
    const fresh = [...this.left].filter((x) => !this.firstOf.has(x));
    const known = [...this.left].filter((x) => this.isKnown(x, day.d));
    const free = { ...evening, worth: 2 * evening.worth };
    return [fresh, known].some((ones) => purse.pay(day, () => day.goOut(ones, purse.left, free), this.left));
  }
}

/** What may fill the evenings of days: what people go to, and strolls. */
interface Evenings {
  left: Set<Id>;
  strolls: Strolls;
  purse: Purse;
  isTorn: ReturnType<typeof tornFor>;
}

/** Puts something into one evening. */
function goOutOn({ request, dayProblem }: Scope, day: DayHours, { left, strolls, purse, isTorn }: Evenings): boolean {
  const evening = dayProblem.evenings[day.d]!;
  const near = (): Id[] => [...left].filter((x) => !isTorn(x, day));
  let isOut = false;
  // A view before an early dinner leaves the evening after it for another.
  for (let tries = 0; tries < MOST_BEFORE_DINNER + 1; tries++) {
    if (!purse.pay(day, () => day.goOut(near(), purse.left, evening), left)) break;
    isOut = true;
    if (day.hasEvening()) return true;
  }
  const { country, slug } = request.destination;
  const { tables, evenings: shut, isStill } = calendarDay(country, dayProblem.dates[day.d]!, slug);
  return !(tables ?? shut ?? isStill) && strolls.walk(day, purse, evening) ? true : isOut;
}

/**
 * Puts something to do after dinner into each day that has nothing of the kind and bears it, but every fourth, and a
 * night out into each day of those who like them: what people go to of an evening, else a stroll through a lively
 * quarter where kitchens and shops are open.
 */
export function goOut(scope: Scope, days: readonly DayHours[]): void {
  const { request, dayProblem, input } = scope;
  const { places } = dayProblem;
  if (hasSmallChildren(request)) return;
  const left = new Set(leftFor(scope, days).filter((x) => x <= places.length && isOfTheEvening(places[x - 1]!)));
  const purse = new Purse(dayProblem.problem.rules?.maxPrice ?? Infinity, days);
  goOutForTheNight(scope, days, left, purse);
  const found = { left, strolls: new Strolls(places, days), purse, isTorn: tornFor(input, days) };
  const bears = new Set(daysWithEvenings(scope, days));
  // Evenings out one after another; a day that ends with dinner for another reason is a free one too.
  let inARow = 0;
  for (const day of days) {
    if (!bears.has(day) || inARow === FREE_EVERY - 1) {
      inARow = 0;
      continue;
    }
    inARow = day.hasEvening() || goOutOn(scope, day, found) ? inARow + 1 : 0;
  }
}
