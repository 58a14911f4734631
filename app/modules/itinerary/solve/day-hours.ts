import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { DayAlone, variations, withAtEnd } from "../arrange/day-alone";
import type { DayReading } from "../arrange/day-alone";
import type { SettledTable } from "../problem/day-problem";
import type { Day, Id, Window } from "../engine/problem";
import type { NightOut } from "../outings/night-out";
import { BASE } from "../outings/day-frame";
import { isEveningStroll } from "../problem/filler-walks";
import { DayFacts } from "./day-facts";
import type { Scope, Visit } from "./day-facts";
import {
  BACK_AFTER_SUNSET,
  BEFORE_LATE_DINNER,
  BETTER,
  FARTHEST,
  FARTHEST_TO_FILL,
  FILLERS_TRIED,
  FULL_DAY_VISITS,
  IDLE_COST,
  KM_COST,
  LATEST_BACK,
  LATE_DINNER,
  LENGTH_FOR_THE_WAY,
  LONGEST_AFTER_DINNER,
  LONGEST_WAIT,
  MINUTE_COST,
  MOST_HELD,
  ODD_HOUR,
  ORDERS_TRIED,
  PARTED_COST,
  STILL_AT_TABLE,
  WAY_FOR_SUNSET,
} from "./hour-costs";
import { isBusyFrom } from "../outings/round-busy-hours";
import { isMeal, mealAt } from "../day/meal-breaks";
import { roundUp } from "../day/visit-length";
import { keepsHours } from "./idle-whiles";
import { furtherBreaks, isAtOwnHour, nightAfterDayOut, windowsForAnEvening } from "../hours/own-hour";
import { hasSmallChildren } from "../day/children";

/** Best times that a day of grown-ups waits for until later than its pace. */
const OF_THE_EVENING: ReadonlySet<PlaceSource["bestTime"]> = new Set(["evening", "night"] as const);

/** One day in one order, with hours held for some of its visits. */
interface Option {
  ids: readonly Id[];
  held: ReadonlyMap<Id, Window[]>;
  reading: DayReading;
  cost: number;
}

/** A day while its hours are settled. */
export class DayHours extends DayFacts {
  readonly held = new Map<Id, Window[]>();
  readonly tables: SettledTable[] = [];
  private night: NightOut | undefined;
  /** Dinner waits until then for what comes after it, minutes since local midnight; 0 where it waits for nothing. */
  private dinnerFrom = 0;
  /** Minutes of visits and ways beyond the pace, for a while that would else be idle. */
  private more = 0;

  constructor(
    scope: Scope,
    d: number,
    public ids: readonly Id[],
  ) {
    super(scope, d);
  }

  /** The changes that the settled hours ask of the day beyond its usual limits. */
  changes(held: ReadonlyMap<Id, Window[]> = this.held, out = this.night, dinnerFrom = this.dinnerFrom): Partial<Day> {
    const { request, dayProblem, input } = this.scope;
    const { maxWait = Infinity, maxActive = Infinity, end, breaks = [] } = input.problem.days[this.d]!;
    const isNight = [...held.keys()].some((x) => this.isOfTheNight(x));
    const night = out ?? (isNight ? dayProblem.nights[this.d] : undefined);
    const sunsets = [...held.keys()].filter((x) => this.timedOf(x).bestTime === "sunset");
    const isEvening = [...held.keys()].some((x) => OF_THE_EVENING.has(this.timedOf(x).bestTime));
    const evening = isEvening && input.isWhole[this.d] ? dayProblem.evenings[this.d] : undefined;
    const late = Math.max(end, night?.end ?? 0, evening?.end ?? 0, ...sunsets.map((x) => this.backFromSunset(x)));
    const more = this.more + (night?.active ?? 0) + (sunsets.length > 0 ? WAY_FOR_SUNSET : 0);
    const later = breaks.map((one) =>
      isMeal(one) && mealAt(request, one.earliest) === "dinner"
        ? { ...one, earliest: Math.max(one.earliest, Math.min(one.latestStart, dinnerFrom)) }
        : one,
    );
    return {
      ...(late > end && { end: late }),
      ...(held.size > 0 && { maxWait: Math.max(LONGEST_WAIT, maxWait) }),
      ...(more > 0 && { maxActive: maxActive + more }),
      ...(dinnerFrom > 0 && { breaks: later }),
    };
  }

  /** How late the traveller is back from a sunset, on an ordinary day of grown-ups; 0 for any other place. */
  private backFromSunset(x: Id): number {
    const { request, input, sun } = this.scope;
    const places = this.placesOf(x);
    const timed = this.timedOf(x);
    if (hasSmallChildren(request) || !input.isWhole[this.d] || timed.bestTime !== "sunset") return 0;
    if (isBusyFrom(request, this.date, input.problem.days[this.d]!.end)) return 0;
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

  /** The places that the day visits. */
  places(): PlaceSource[] {
    return this.ids.flatMap((x) => this.placesOf(x));
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
    this.take(chosen);
  }

  /** Bites beside a meal become the meal, where the place serves meals. */
  sitDown(): void {
    for (const { visit, meal } of this.bitesBesideMeals(this.now()?.reading, STILL_AT_TABLE)) {
      const { place } = visit;
      const name = mealAt(this.scope.request, meal.start);
      if (this.tables.some((table) => table.meal === name) || !this.canEat(place, name, meal)) continue;
      if (!this.without(visit, (reading) => this.hasTimeToEat(place, name, reading))) continue;
      this.tables.push({ day: this.d, meal: name, placeId: place.id });
      this.held.delete(visit.node);
      return;
    }
  }

  /**
   * Leaves out food right before or after a meal, a second café of an afternoon, and a stop that keeps the traveller
   * far out for a dinner without a table, where the traveller did not ask for them and the day stays full.
   */
  leaveOut(): void {
    const reading = this.now()?.reading;
    const odd = [
      ...this.bitesBesideMeals(reading).map(({ visit }) => visit),
      ...furtherBreaks(reading ? this.visitsOf(reading) : []),
      ...this.visitsAfterFarDinner(),
    ];
    if (odd.some((visit) => !this.isAskedFor(visit.place) && this.without(visit))) this.leaveOut();
  }

  private visitsAfterFarDinner(): Visit[] {
    const reading = this.now()?.reading;
    const visits = reading ? this.visitsOf(reading) : [];
    if (!reading || !this.dinesFarOut(reading, visits)) return [];
    const dinner = this.dinnerOf(reading)!;
    return visits.filter(({ start }) => start >= dinner.end);
  }

  /** Whether an evening is at its hour and not over by then. */
  isOutUntil(until: number): boolean {
    const reading = this.now()?.reading;
    return !reading || this.visitsOf(reading).some((visit) => visit.end >= until && this.isOfItsHour(visit));
  }

  /** Whether there is something after dinner already, or dinner comes late after what is at its best in the evening. */
  hasEvening(): boolean {
    const reading = this.now()?.reading;
    if (!reading) return true;
    const visits = this.visitsOf(reading);
    const dinner = this.dinnerOf(reading);
    if (!dinner) return visits.some(({ end }) => end >= LATE_DINNER);
    if (visits.some(({ start }) => start >= dinner.end)) return true;
    return (
      dinner.start >= LATE_DINNER && visits.some((visit) => visit.end >= BEFORE_LATE_DINNER && this.isOfItsHour(visit))
    );
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

  /** Whether a visit follows dinner without a long while between them, or comes before it, and is worth the way to it. */
  private isGoodEvening(reading: DayReading, x: Id): boolean {
    const dinner = this.dinnerOf(reading);
    const at = reading.stops.findIndex(({ node }) => node === x);
    const visit = reading.stops[at];
    if (!visit) return true;
    const way = this.minutesBetween(reading.stops[at - 1]?.node ?? BASE, x);
    const least = LENGTH_FOR_THE_WAY[isEveningStroll(this.placesOf(x)[0]!.id) ? "stroll" : "place"];
    if (visit.leave - visit.start < least * way) return false;
    return !dinner || visit.start < dinner.end || visit.start - dinner.end <= LONGEST_AFTER_DINNER;
  }

  /**
   * Adds the one of these visits that makes the best evening at its own hour, if the day has room for one. Dinner may
   * be later for it.
   * @param mostPrice the money for it, with the way
   */
  goOut(evenings: readonly Id[], mostPrice: number, night: NightOut): Id | undefined {
    const now = this.now();
    if (!now) return undefined;
    const { problem } = this.scope.input;
    const dinner = this.dinnerOf(now.reading);
    let chosen: (Option & { x: Id; dinnerFrom: number }) | undefined;
    for (const x of evenings) {
      const windows = this.hoursOut(x, now.reading);
      if (!windows || windows.length === 0 || !this.mayJoin(x)) continue;
      const wait = dinner ? windows[0]!.open - dinner.end : 0;
      const dinnerFrom = dinner && wait > LONGEST_AFTER_DINNER / 2 ? dinner.start + roundUp(wait) : this.dinnerFrom;
      const held = new Map([...this.held, [x, windows] as const]);
      const day = this.changes(held, night, dinnerFrom);
      const alone = new DayAlone(problem, this.d, [...this.ids, x], { held, day });
      for (const at of [this.ids.length, this.ids.length - 1]) {
        const ids = this.ids.toSpliced(at, 0, x);
        if (this.kmOf(ids) - this.kmOf(this.ids) > night.km || this.awkward(ids) > this.awkward(this.ids)) continue;
        const reading = alone.read(ids);
        if (!reading || reading.price - now.reading.price > mostPrice || !this.isGoodEvening(reading, x)) continue;
        const cost = this.costOf(ids, reading);
        if (this.oddness(reading) <= this.oddness(now.reading) && cost < (chosen?.cost ?? now.cost + night.worth))
          chosen = { ids, held, reading, cost, x, dinnerFrom };
      }
    }
    if (!chosen) return undefined;
    this.take(chosen);
    this.night = night;
    this.dinnerFrom = chosen.dinnerFrom;
    return chosen.x;
  }

  /**
   * Adds the one of these visits that best fills an idle while of the day, where it lies near the way and its kinds
   * bear it.
   * @param idle minutes in one go that may stay idle
   * @param most minutes of visits and ways that may come on top of its pace
   * @param km the most that it may lie off the way
   * @param isStill whether everything else stays at its hour
   */
  fillUp(
    spare: readonly Id[],
    mostPrice: number,
    {
      idle,
      most,
      km: farthest = FARTHEST_TO_FILL,
      isStill,
    }: { idle: number; most: number; km?: number; isStill?: boolean },
  ): Id | undefined {
    const now = this.now();
    if (!now || this.idleOf(now.reading).longest <= idle) return undefined;
    const nearest = spare
      .filter((x) => this.mayJoin(x))
      .map((x) => {
        const orders = Array.from({ length: this.ids.length + 1 }, (_, at) => this.ids.toSpliced(at, 0, x));
        const byKm = orders.map((ids) => ({ ids, km: this.kmOf(ids) })).sort((a, b) => a.km - b.km);
        return { x, orders: byKm.slice(0, ORDERS_TRIED), km: byKm[0]!.km - this.kmOf(this.ids) };
      })
      .filter(({ km }) => km <= farthest)
      .sort((a, b) => a.km - b.km || a.x - b.x)
      .slice(0, FILLERS_TRIED);
    const before = this.more;
    let chosen: (Option & { x: Id }) | undefined;
    this.more = most;
    for (const { x, orders } of nearest) {
      const held = this.heldToFill(x);
      const alone = new DayAlone(this.scope.input.problem, this.d, [...this.ids, x], { held, day: this.changes(held) });
      for (const { ids } of orders) {
        if (this.awkward(ids) > this.awkward(this.ids)) continue;
        const reading = alone.read(ids);
        if (!reading || reading.price - now.reading.price > mostPrice) continue;
        if (this.oddness(reading) > this.oddness(now.reading) + ODD_HOUR) continue;
        if (isStill && !keepsHours(now.reading, reading)) continue;
        const cost = this.costOf(ids, reading) + IDLE_COST * this.idleOf(reading).all;
        if (cost < (chosen?.cost ?? now.cost + IDLE_COST * this.idleOf(now.reading).all))
          chosen = { ids, held, reading, cost, x };
      }
    }
    if (chosen) this.take(chosen);
    else this.more = before;
    return chosen?.x;
  }

  /** The held hours with those of one more visit: after a day out no others are offered. */
  private heldToFill(x: Id): ReadonlyMap<Id, Window[]> {
    const { input, dayProblem } = this.scope;
    return input.outings[this.d] ? new Map([...this.held, [x, dayProblem.windows[x - 1]![this.d]!]]) : this.held;
  }

  private take({ ids, held }: Pick<Option, "ids" | "held">): void {
    const all = [...held];
    this.ids = ids;
    this.held.clear();
    for (const [x, windows] of all) this.held.set(x, windows);
  }

  /** Whether the kinds of a day bear one more of that one. */
  private mayJoin(x: Id): boolean {
    const { nodes, rules } = this.scope.input.problem;
    return (rules?.category ?? []).every(({ id, maxPerDay = Infinity }) => {
      const isOf = (one: Id): boolean => nodes[one]!.categories?.includes(id) ?? false;
      return !isOf(x) || this.ids.filter(isOf).length < maxPerDay;
    });
  }

  /**
   * Takes a visit out of the day where that stays full and as it should be; what it was bound to is visited all the
   * same.
   */
  private without({ place, node }: Visit, isRight: (reading: DayReading) => boolean = () => true): boolean {
    const rest = this.placesOf(node).filter((one) => one !== place);
    const ids = this.ids.flatMap((x) => (x === node ? rest.map((one) => this.ownNodeOf(one)) : [x]));
    const visits = ids.reduce((sum, x) => sum + this.placesOf(x).length, 0);
    const { isWhole, outings } = this.scope.input;
    if (visits < (isWhole[this.d] ? FULL_DAY_VISITS : outings[this.d] ? 0 : 1)) return false;
    const before = this.ids;
    if (this.awkward(ids) > this.awkward(before)) return false;
    this.ids = ids;
    const now = this.now();
    if (now && isRight(now.reading)) return true;
    this.ids = before;
    return false;
  }
}
