import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { DayReading } from "../arrange/day-alone";
import type { Arranging } from "../day/arranging";
import type { DayRequest } from "../day/day-request";
import type { MealName } from "../day/itinerary";
import { isMeal, mealAt, mealHoursFor } from "../day/meal-breaks";
import { isEveningTable, isTableFor } from "../day/meal-tables";
import type { Id, Window } from "../engine/problem";
import { visitsOfStop, windowsInHours } from "../hours/composite";
import { isAtOwnHour, isFoodVisit, mealRightAfter, mealRightBefore, windowsAtOwnHour } from "../hours/own-hour";
import type { DayProblem } from "../problem/day-problem";
import { isForTheNight } from "../outings/night-out";
import { isHotOn, minutesOfMidday } from "../party/midday-heat";
import { awkwardnessOf, kilometresOf } from "../party/way-costs";
import { isFarFromTables } from "./far-dinner";
import {
  COFFEE_FIRST_COST,
  FAR_DINNER_COST,
  NO_APPETITE_COST,
  REST,
  STILL_HUNGRY,
  WRONG_HOUR_COST,
} from "./hour-costs";
import { idleWhiles, sharedWith } from "./idle-whiles";
import { hasSmallChildren } from "../day/children";

/** A visit of a day as the engine's clock has it. */
export interface Visit {
  place: PlaceSource;
  node: Id;
  start: number;
  end: number;
}

/** The subject of the search for hours: the days as they are arranged, and the facts of their places. */
export interface Scope {
  request: DayRequest;
  dayProblem: DayProblem;
  input: Arranging;
  sun: SunCalculator;
}

/** A meal may take so many minutes less, for the way to a table that lies a little off. */
const LATE_TO_TABLE = 15;

/** The facts about the visits of one day that hold in any order of them. */
export class DayFacts {
  constructor(
    protected readonly scope: Scope,
    readonly d: number,
  ) {}

  protected placesOf(x: Id): readonly PlaceSource[] {
    const { places, composites, returns } = this.scope.dayProblem;
    if (x <= places.length) return [places[x - 1]!];
    const bound = composites[x - places.length - 1];
    return bound ? bound.places : [returns[x - places.length - composites.length - 1]!];
  }

  protected windowsOf(x: Id): readonly Window[] {
    const { windows } = this.scope.input.problem.nodes[x]!;
    return (typeof windows === "function" ? windows(this.d) : windows) ?? [];
  }

  protected ownNodeOf(place: PlaceSource): Id {
    return this.scope.dayProblem.places.indexOf(place) + 1;
  }

  protected get date(): string {
    return this.scope.dayProblem.dates[this.d]!;
  }

  /** The place of a node that decides its hour: one at sunset, else the last. */
  protected timedOf(x: Id): PlaceSource {
    const places = this.placesOf(x);
    return places.findLast(({ bestTime }) => bestTime === "sunset") ?? places.at(-1)!;
  }

  /** The hours in which that place is at its best, in the evening or at sunset. */
  protected bestOf(x: Id): Window[] | undefined {
    const { dayProblem, sun } = this.scope;
    const places = this.placesOf(x);
    const timed = this.timedOf(x);
    if (places.length === 1) return windowsAtOwnHour(timed, this.windowsOf(x), this.date, sun);
    const best = windowsAtOwnHour(timed, this.windowsOf(this.ownNodeOf(timed)), this.date, sun);
    if (!best) return undefined;
    const bound = dayProblem.composites[x - dayProblem.places.length - 1]!;
    const hours = places.map((place) => (place === timed ? best : this.windowsOf(this.ownNodeOf(place))));
    const together = windowsInHours(bound, hours, this.windowsOf(x));
    return together.length > 0 ? together : undefined;
  }

  protected visitsOf({ stops }: DayReading): Visit[] {
    const { places, composites } = this.scope.dayProblem;
    return stops.flatMap(({ node, start, leave }): Visit[] => {
      const bound = composites[node - places.length - 1];
      if (!bound) return [{ place: this.placesOf(node)[0]!, node, start, end: leave }];
      const stop = { node, arrive: start, start, leave, slack: 0 };
      return visitsOfStop(bound, stop, () => node).map(({ start: from, leave: end }, index) => {
        return { place: bound.places[index]!, node, start: from, end };
      });
    });
  }

  protected isOfItsHour({ place, start, end }: Visit): boolean {
    return place.bestTime !== "any" && isAtOwnHour(place, { start, end }, this.date, this.scope.sun);
  }

  protected dinnerOf({ breaks }: Pick<DayReading, "breaks">): DayReading["breaks"][number] | undefined {
    return breaks.find((one) => isMeal(one) && mealAt(this.scope.request, one.start) === "dinner");
  }

  /** Whether dinner falls between two visits far from the hotel, where no table is known that is open. */
  protected dinesFarOut({ breaks }: DayReading, visits: readonly Visit[]): boolean {
    const { request, dayProblem } = this.scope;
    const dinner = this.dinnerOf({ breaks });
    const before = dinner && visits.filter(({ end }) => end <= dinner.start).at(-1)?.place;
    if (!before || !visits.some(({ start }) => start >= dinner.end)) return false;
    return isFarFromTables(request, dayProblem, this.d, before);
  }

  protected isAskedFor({ id }: PlaceSource): boolean {
    const { request, dayProblem } = this.scope;
    return (
      request.wanted.includes(id) ||
      request.locked.some(({ placeId }) => placeId === id) ||
      dayProblem.shape.due.some(({ place }) => place.id === id)
    );
  }

  /** The oddities in the hours of a day, in points of fit. */
  protected oddness(reading: DayReading): number {
    const { sun } = this.scope;
    const visits = this.visitsOf(reading);
    const meals = reading.breaks.filter(isMeal);
    const dinner = this.dinesFarOut(reading, visits) ? FAR_DINNER_COST : 0;
    const isCoffeeFirst = visits.length > 1 && isFoodVisit(visits[0]!.place);
    const odd = dinner + (isCoffeeFirst && this.scope.input.isWhole[this.d] ? COFFEE_FIRST_COST : 0);
    return visits.reduce((sum, { place, node, start, end }) => {
      const isFull = place.kind === "cafe" && mealRightBefore(meals, start) !== undefined;
      if (isFull || (isFoodVisit(place) && mealRightAfter(meals, end))) return sum + NO_APPETITE_COST;
      const isOdd = !isAtOwnHour(place, { start, end }, this.date, sun);
      return isOdd && (place.bestTime === "morning" || this.bestOf(node) !== undefined)
        ? sum + WRONG_HOUR_COST[this.isWorthWaitingFor(node) ? "sunset" : "usual"] * place.weight
        : sum;
    }, odd);
  }

  /** Whether it is for the night, and those who come like the nights. */
  protected isOfTheNight(x: Id): boolean {
    return this.scope.dayProblem.nights[this.d] !== undefined && isForTheNight(this.timedOf(x));
  }

  /** Whether a place is a good end of a day. */
  protected isWorthWaitingFor(x: Id): boolean {
    return this.timedOf(x).bestTime === "sunset" || this.isOfTheNight(x);
  }

  protected kmOf(ids: readonly Id[]): number {
    return kilometresOf(this.scope.input, ids);
  }

  protected awkward(ids: readonly Id[]): number {
    return awkwardnessOf(this.scope.input, ids);
  }

  protected canEat(place: PlaceSource, name: MealName, { start, end }: { start: number; end: number }): boolean {
    const windows = this.scope.dayProblem.windows[this.ownNodeOf(place) - 1]?.[this.d] ?? [];
    const isOpen = windows.some(({ open, latestEnd = Infinity }) => open <= start && end <= latestEnd);
    return isOpen && isTableFor(place, name) && place.price <= this.scope.request.mealCap;
  }

  /** Food right before or after a meal, with that meal. @param after minutes after a meal that still count as beside it */
  protected bitesBesideMeals(
    reading: DayReading | undefined,
    after?: number,
  ): { visit: Visit; meal: DayReading["breaks"][number] }[] {
    if (!reading) return [];
    const meals = reading.breaks.filter(isMeal);
    return this.visitsOf(reading)
      .filter(({ place }) => isFoodVisit(place) || isEveningTable(place))
      .flatMap((visit) => {
        // A traveller who goes to a night market dines there, and nowhere else before it.
        const within = isEveningTable(visit.place) ? STILL_HUNGRY : after;
        const meal = mealRightAfter(meals, visit.end) ?? mealRightBefore(meals, visit.start, within);
        return meal ? [{ visit, meal }] : [];
      });
  }

  /** Whether the meal of a day can be had there, between what comes before and after it. */
  protected hasTimeToEat(place: PlaceSource, name: MealName, { stops, breaks }: DayReading): boolean {
    const meal = breaks.find((one) => isMeal(one) && mealAt(this.scope.request, one.start) === name);
    if (!meal) return false;
    const table = this.ownNodeOf(place);
    const before = stops.findLast(({ leave }) => leave <= meal.start);
    const next = stops.find(({ start }) => start >= meal.end);
    const from = before ? Math.max(meal.start, before.leave + this.minutesBetween(before.node, table)) : meal.start;
    const until = from + meal.end - meal.start;
    return !next || until + this.minutesBetween(table, next.node) <= next.start + LATE_TO_TABLE;
  }

  /** Whether one leaves in the middle of the day: for home, or for a day out after lunch. */
  get isCutShort(): boolean {
    return this.d > 0 && this.scope.input.isHalf[this.d] === true;
  }

  /** Minutes of the way from one node to another. */
  protected minutesBetween(from: Id, to: Id): number {
    const { travel } = this.scope.input.problem;
    return typeof travel === "function" || from === to ? 0 : travel.time[from * travel.n + to]!;
  }

  /** The whiles of the day with nothing in them, but for what a rest at midday, the heat or a nap takes of each. */
  protected idleOf(reading: DayReading): { all: number; longest: number } {
    const { input, request } = this.scope;
    const { start, end } = input.problem.days[this.d]!;
    const until = this.isCutShort ? end : undefined;
    const { rest } = mealHoursFor(request);
    const isHot = isHotOn(request.destination, this.date);
    const left = idleWhiles(start, reading, (from, to) => this.minutesBetween(from, to), until).map((one) => {
      const reasons = [
        rest ? Math.min(REST.siesta, sharedWith(one, { from: rest.from, until: rest.to })) : 0,
        isHot ? Math.min(REST.heat, minutesOfMidday(one.from, one.until)) : 0,
        hasSmallChildren(request) ? REST.nap : 0,
      ];
      return Math.max(0, one.until - one.from - Math.max(...reasons));
    });
    return { all: left.reduce((sum, one) => sum + one, 0), longest: Math.max(0, ...left) };
  }
}
