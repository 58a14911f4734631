import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { Arranging } from "../day/arranging";
import { visitsOfStop, windowsInHours } from "../hours/composite";
import { DayAlone, variations, withAtEnd } from "../arrange/day-alone";
import type { DayReading } from "../arrange/day-alone";
import type { DayProblem, SettledTable } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import type { Day, Id, Window } from "../engine/problem";
import { isForTheNight } from "../outings/night-out";
import type { NightOut } from "../outings/night-out";
import { isEveningStroll } from "../problem/evening-strolls";
import { isFarFromTables } from "./far-dinner";
import {
  BACK_AFTER_SUNSET,
  BEFORE_LATE_DINNER,
  BETTER,
  COFFEE_FIRST_COST,
  FARTHEST,
  FAR_DINNER_COST,
  FULL_DAY_VISITS,
  KM_COST,
  LATEST_BACK,
  LATE_DINNER,
  LONGEST_WAIT,
  MINUTE_COST,
  MOST_HELD,
  NO_APPETITE_COST,
  PARTED_COST,
  STILL_AT_TABLE,
  STILL_HUNGRY,
  WAY_FOR_SUNSET,
  WRONG_HOUR_COST,
} from "./hour-costs";
import type { MealName } from "../day/itinerary";
import { mealAt } from "../day/meal-breaks";
import { isEveningTable, isTableFor } from "../day/meal-tables";
import { awkwardnessOf, kilometresOf } from "../party/way-costs";
import { roundUp } from "../day/visit-length";
import {
  furtherBreaks,
  isAtOwnHour,
  isFoodVisit,
  mealRightAfter,
  mealRightBefore,
  nightAfterDayOut,
  windowsAtOwnHour,
  windowsForAnEvening,
} from "../hours/own-hour";

/** Best times that a day of grown-ups waits for until later than its pace. */
const OF_THE_EVENING: ReadonlySet<PlaceSource["bestTime"]> = new Set(["evening", "night"] as const);

interface Visit {
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

/** One day in one order, with hours held for some of its visits. */
interface Option {
  ids: readonly Id[];
  held: ReadonlyMap<Id, Window[]>;
  reading: DayReading;
  cost: number;
}

/** A day while its hours are settled. */
export class DayHours {
  readonly held = new Map<Id, Window[]>();
  readonly tables: SettledTable[] = [];
  private night: NightOut | undefined;

  constructor(
    private readonly scope: Scope,
    readonly d: number,
    public ids: readonly Id[],
  ) {}

  private placesOf(x: Id): readonly PlaceSource[] {
    const { places, composites, returns } = this.scope.dayProblem;
    if (x <= places.length) return [places[x - 1]!];
    const bound = composites[x - places.length - 1];
    return bound ? bound.places : [returns[x - places.length - composites.length - 1]!];
  }

  private windowsOf(x: Id): readonly Window[] {
    const { windows } = this.scope.input.problem.nodes[x]!;
    return (typeof windows === "function" ? windows(this.d) : windows) ?? [];
  }

  private ownNodeOf(place: PlaceSource): Id {
    return this.scope.dayProblem.places.indexOf(place) + 1;
  }

  private get date(): string {
    return this.scope.dayProblem.dates[this.d]!;
  }

  /** The place of a node that decides its hour: one at sunset, else the last. */
  private timedOf(x: Id): PlaceSource {
    const places = this.placesOf(x);
    return places.findLast(({ bestTime }) => bestTime === "sunset") ?? places.at(-1)!;
  }

  /** The hours in which that place is at its best, in the evening or at sunset. */
  private bestOf(x: Id): Window[] | undefined {
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

  private visitsOf({ stops }: DayReading): Visit[] {
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

  /** The oddities in the hours of a day, in points of fit. */
  private oddness(reading: DayReading): number {
    const { sun } = this.scope;
    const visits = this.visitsOf(reading);
    const dinner = this.dinesFarOut(reading, visits) ? FAR_DINNER_COST : 0;
    const isCoffeeFirst = visits.length > 1 && isFoodVisit(visits[0]!.place);
    const odd = dinner + (isCoffeeFirst && this.scope.input.isWhole[this.d] ? COFFEE_FIRST_COST : 0);
    return visits.reduce((sum, { place, node, start, end }) => {
      const isFull = place.kind === "cafe" && mealRightBefore(reading.breaks, start) !== undefined;
      if (isFull || (isFoodVisit(place) && mealRightAfter(reading.breaks, end))) return sum + NO_APPETITE_COST;
      const isOdd = !isAtOwnHour(place, { start, end }, this.date, sun);
      return isOdd && (place.bestTime === "morning" || this.bestOf(node) !== undefined)
        ? sum + WRONG_HOUR_COST[this.isWorthWaitingFor(node) ? "sunset" : "usual"] * place.weight
        : sum;
    }, odd);
  }

  /** Whether it is for the night, and those who come like the nights. */
  private isOfTheNight(x: Id): boolean {
    return this.scope.dayProblem.nights[this.d] !== undefined && isForTheNight(this.timedOf(x));
  }

  /** Whether a place is a good end of a day. */
  private isWorthWaitingFor(x: Id): boolean {
    return this.timedOf(x).bestTime === "sunset" || this.isOfTheNight(x);
  }

  private kmOf(ids: readonly Id[]): number {
    return kilometresOf(this.scope.input, ids);
  }

  private awkward(ids: readonly Id[]): number {
    return awkwardnessOf(this.scope.input, ids);
  }

  /** The changes that the settled hours ask of the day beyond its usual limits. */
  changes(held: ReadonlyMap<Id, Window[]> = this.held, out = this.night): Partial<Day> {
    const isNight = [...held.keys()].some((x) => this.isOfTheNight(x));
    const night = out ?? (isNight ? this.scope.dayProblem.nights[this.d] : undefined);
    const { maxWait = Infinity, maxActive = Infinity, end } = this.scope.input.problem.days[this.d]!;
    const sunsets = [...held.keys()].filter((x) => this.timedOf(x).bestTime === "sunset");
    const isEvening = [...held.keys()].some((x) => OF_THE_EVENING.has(this.timedOf(x).bestTime));
    const evening = isEvening && this.scope.input.isWhole[this.d] ? this.scope.dayProblem.evenings[this.d] : undefined;
    const late = Math.max(end, night?.end ?? 0, evening?.end ?? 0, ...sunsets.map((x) => this.backFromSunset(x)));
    const more = (night?.active ?? 0) + (sunsets.length > 0 ? WAY_FOR_SUNSET : 0);
    return {
      ...(late > end && { end: late }),
      ...(held.size > 0 && { maxWait: Math.max(LONGEST_WAIT, maxWait) }),
      ...(more > 0 && { maxActive: maxActive + more }),
    };
  }

  /** How late the traveller is back from a sunset, on an ordinary day of grown-ups; 0 for any other place. */
  private backFromSunset(x: Id): number {
    const { request, input, sun } = this.scope;
    const places = this.placesOf(x);
    const timed = this.timedOf(x);
    if (request.children > 0 || !input.isWhole[this.d] || timed.bestTime !== "sunset") return 0;
    const after = places.slice(places.indexOf(timed) + 1).reduce((sum, { minutes }) => sum + minutes, 0);
    return Math.min(LATEST_BACK, roundUp(sun(this.date).sunset + BACK_AFTER_SUNSET + after));
  }

  private aloneWith(held: ReadonlyMap<Id, Window[]>): DayAlone {
    return new DayAlone(this.scope.input.problem, this.d, this.ids, { held, day: this.changes(held) });
  }

  private costOf(ids: readonly Id[], reading: DayReading): number {
    const minutes = reading.travel + reading.wait;
    return KM_COST * this.kmOf(ids) + MINUTE_COST * minutes + this.oddness(reading) - reading.score;
  }

  private now(): Option | undefined {
    const reading = this.aloneWith(this.held).read(this.ids);
    return reading && { ids: this.ids, held: new Map(this.held), reading, cost: this.costOf(this.ids, reading) };
  }

  /** Entrances and rides of the day, in dollars for one adult. */
  price(): number {
    return this.now()?.reading.price ?? 0;
  }

  /** Tries the visits in other orders and at hours of their own, and takes what is best. */
  arrange(): void {
    const now = this.now();
    if (!now || this.oddness(now.reading) === 0) return;
    const offTime = this.visitsOf(now.reading).filter((v) => !isAtOwnHour(v.place, v, this.date, this.scope.sun));
    const odd = new Set(offTime.map(({ node }) => node));
    const rankOf = (x: Id): number =>
      100 * Number(odd.has(x)) + 10 * Number(this.isOfTheNight(x)) + this.timedOf(x).weight;
    const best = this.ids
      .flatMap((x): [Id, Window[]][] => {
        const windows = this.bestOf(x);
        return windows ? [[x, windows]] : [];
      })
      .sort(([x], [y]) => rankOf(y) - rankOf(x) || x - y)
      .slice(0, MOST_HELD);
    const choices = best.reduce<[Id, Window[]][][]>((all, one) => [...all, ...all.map((held) => [...held, one])], [[]]);
    const isFarOut = this.dinesFarOut(now.reading, this.visitsOf(now.reading));
    const isNear = (ids: readonly Id[], farthest: number): boolean =>
      KM_COST * (this.kmOf(ids) - this.kmOf(this.ids)) <= farthest;
    const parted = (ids: readonly Id[]): number => Math.max(0, this.awkward(ids) - this.awkward(this.ids));
    const usual = variations(this.ids).filter(
      (ids) => isNear(ids, FARTHEST[isFarOut ? "dinner" : "usual"]) && parted(ids) === 0,
    );
    const endingWith = (x: Id): (readonly Id[])[] =>
      this.isWorthWaitingFor(x) ? withAtEnd(this.ids, x).filter((ids) => isNear(ids, FARTHEST.sunset)) : [];
    let chosen = now;
    for (const choice of choices) {
      const held = new Map(choice);
      const alone = this.aloneWith(held);
      for (const ids of [...usual, ...choice.flatMap(([x]) => endingWith(x))]) {
        const reading = alone.read(ids);
        const cost = reading ? this.costOf(ids, reading) + PARTED_COST * parted(ids) : Infinity;
        if (reading && cost < chosen.cost - BETTER) chosen = { ids, held, reading, cost };
      }
    }
    this.ids = chosen.ids;
    this.held.clear();
    for (const [x, windows] of chosen.held) this.held.set(x, windows);
  }

  /** Bites beside a meal become the meal, where the place serves meals. */
  sitDown(): void {
    for (const { visit, meal } of this.bitesBesideMeals(STILL_AT_TABLE)) {
      const { place } = visit;
      const name = mealAt(this.scope.request, meal.start);
      const isFree = !this.tables.some((table) => table.meal === name);
      if (isFree && this.canEat(place, name, meal) && this.without(visit)) {
        this.tables.push({ day: this.d, meal: name, placeId: place.id });
        this.held.delete(visit.node);
        return;
      }
    }
  }

  /**
   * Leaves out food right before or after a meal, a second café of an afternoon, and a stop that keeps the traveller
   * far out for a dinner without a table, where the traveller did not ask for them and the day stays full.
   */
  leaveOut(): void {
    const reading = this.now()?.reading;
    const odd = [
      ...this.bitesBesideMeals().map(({ visit }) => visit),
      ...furtherBreaks(reading ? this.visitsOf(reading) : []),
      ...this.visitsAfterFarDinner(),
    ];
    if (odd.some((visit) => !this.isAskedFor(visit.place) && this.without(visit))) this.leaveOut();
  }

  private visitsAfterFarDinner(): Visit[] {
    const reading = this.now()?.reading;
    const visits = reading ? this.visitsOf(reading) : [];
    if (!reading || !this.dinesFarOut(reading, visits)) return [];
    const dinner = reading.breaks.find(({ start }) => mealAt(this.scope.request, start) === "dinner")!;
    return visits.filter(({ start }) => start >= dinner.end);
  }

  /** Whether an evening is at its hour and not over by then. */
  isOutUntil(until: number): boolean {
    const reading = this.now()?.reading;
    return !reading || this.visitsOf(reading).some((visit) => visit.end >= until && this.isOfItsHour(visit));
  }

  private isOfItsHour({ place, start, end }: Visit): boolean {
    return place.bestTime !== "any" && isAtOwnHour(place, { start, end }, this.date, this.scope.sun);
  }

  private dinnerOf({ breaks }: DayReading): DayReading["breaks"][number] | undefined {
    return breaks.find(({ start }) => mealAt(this.scope.request, start) === "dinner");
  }

  /** Whether there is something after dinner already, or dinner comes late after what is at its best in the evening. */
  hasEvening(): boolean {
    const reading = this.now()?.reading;
    if (!reading) return true;
    const visits = this.visitsOf(reading);
    const dinner = this.dinnerOf(reading);
    if (!dinner) return visits.some(({ end }) => end >= LATE_DINNER);
    if (visits.some(({ start }) => start >= dinner.end)) return true;
    return dinner.start >= LATE_DINNER && visits.some((visit) => visit.end >= BEFORE_LATE_DINNER && this.isOfItsHour(visit));
  }

  /** The hours in which a visit makes an evening of the day: after dinner, where it is open then, else before it. */
  private hoursOut(x: Id, now: DayReading): Window[] | undefined {
    const { input, dayProblem, sun } = this.scope;
    const [place] = this.placesOf(x);
    const windows = input.outings[this.d]
      ? nightAfterDayOut(place!, dayProblem.windows[x - 1]![this.d]!, this.date, sun)
      : x <= dayProblem.places.length
        ? windowsForAnEvening(place!, this.windowsOf(x), this.date, sun)
        : this.bestOf(x);
    const dinner = this.dinnerOf(now);
    if (!windows || !dinner) return windows;
    const after = windows
      .map((one) => ({ ...one, open: Math.max(one.open, dinner.end) }))
      .filter(({ open, latestStart }) => open <= latestStart);
    if (after.length > 0) return after;
    return isEveningStroll(place!.id) ? undefined : windows;
  }

  /**
   * Adds the one of these visits that makes the best evening at its own hour, if the day has room for one.
   * @param mostPrice the money for it, with the way
   */
  goOut(evenings: readonly Id[], mostPrice: number, night: NightOut): Id | undefined {
    const now = this.now();
    if (!now) return undefined;
    let chosen: (Option & { x: Id; windows: Window[] }) | undefined;
    for (const x of evenings) {
      const windows = this.hoursOut(x, now.reading);
      if (!windows || windows.length === 0 || !this.mayJoin(x)) continue;
      const held = new Map([...this.held, [x, windows] as const]);
      const alone = new DayAlone(this.scope.input.problem, this.d, [...this.ids, x], {
        held,
        day: this.changes(held, night),
      });
      for (const at of [this.ids.length, this.ids.length - 1]) {
        const ids = this.ids.toSpliced(at, 0, x);
        if (this.kmOf(ids) - this.kmOf(this.ids) > night.km || this.awkward(ids) > this.awkward(this.ids)) continue;
        const reading = alone.read(ids);
        if (!reading || reading.price - now.reading.price > mostPrice) continue;
        const cost = this.costOf(ids, reading);
        if (this.oddness(reading) <= this.oddness(now.reading) && cost < (chosen?.cost ?? now.cost + night.worth))
          chosen = { ids, held, reading, cost, x, windows };
      }
    }
    if (!chosen) return undefined;
    this.ids = chosen.ids;
    this.held.set(chosen.x, chosen.windows);
    this.night = night;
    return chosen.x;
  }

  /** Whether dinner falls between two visits far from the hotel, where no table is known that is open. */
  private dinesFarOut({ breaks }: DayReading, visits: readonly Visit[]): boolean {
    const { request, dayProblem } = this.scope;
    const dinner = breaks.find(({ start }) => mealAt(request, start) === "dinner");
    const before = dinner && visits.filter(({ end }) => end <= dinner.start).at(-1)?.place;
    if (!before || !visits.some(({ start }) => start >= dinner.end)) return false;
    return isFarFromTables(request, dayProblem, this.d, before);
  }

  /** Whether the kinds of a day bear one more of that one. */
  private mayJoin(x: Id): boolean {
    const { nodes, rules } = this.scope.input.problem;
    return (rules?.category ?? []).every(({ id, maxPerDay = Infinity }) => {
      const isOf = (one: Id): boolean => nodes[one]!.categories?.includes(id) ?? false;
      return !isOf(x) || this.ids.filter(isOf).length < maxPerDay;
    });
  }

  private bitesBesideMeals(after?: number): { visit: Visit; meal: DayReading["breaks"][number] }[] {
    const reading = this.now()?.reading;
    if (!reading) return [];
    return this.visitsOf(reading)
      .filter(({ place }) => isFoodVisit(place) || isEveningTable(place))
      .flatMap((visit) => {
        // A traveller who goes to a night market dines there, and nowhere else before it.
        const within = isEveningTable(visit.place) ? STILL_HUNGRY : after;
        const meal = mealRightAfter(reading.breaks, visit.end) ?? mealRightBefore(reading.breaks, visit.start, within);
        return meal ? [{ visit, meal }] : [];
      });
  }

  private canEat(place: PlaceSource, name: MealName, { start, end }: { start: number; end: number }): boolean {
    const windows = this.scope.dayProblem.windows[this.ownNodeOf(place) - 1]?.[this.d] ?? [];
    const isOpen = windows.some(({ open, latestEnd = Infinity }) => open <= start && end <= latestEnd);
    return isOpen && isTableFor(place, name) && place.price <= this.scope.request.mealCap;
  }

  private isAskedFor({ id }: PlaceSource): boolean {
    const { request, dayProblem } = this.scope;
    return (
      request.wanted.includes(id) ||
      request.locked.some(({ placeId }) => placeId === id) ||
      dayProblem.shape.due.some(({ place }) => place.id === id)
    );
  }

  /** Takes a visit out of the day where that stays full; what it was bound to is visited all the same. */
  private without({ place, node }: Visit): boolean {
    const rest = this.placesOf(node).filter((one) => one !== place);
    const ids = this.ids.flatMap((x) => (x === node ? rest.map((one) => this.ownNodeOf(one)) : [x]));
    const visits = ids.reduce((sum, x) => sum + this.placesOf(x).length, 0);
    const { isWhole, outings } = this.scope.input;
    if (visits < (isWhole[this.d] ? FULL_DAY_VISITS : outings[this.d] ? 0 : 1)) return false;
    const before = this.ids;
    if (this.awkward(ids) > this.awkward(before)) return false;
    this.ids = ids;
    if (this.now()) return true;
    this.ids = before;
    return false;
  }
}
