import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { PlaceKind } from "#app/modules/catalogue/schema/vocabulary";
import type { Pace } from "../day/itinerary";
import { isShow } from "../day/shows";
import type { Id } from "../engine/problem";
import { hasMorningBefore } from "../outings/day-frame";
import { isHotOn } from "../party/midday-heat";
import { firstStrollOf, isEveningStroll, isFillerWalk } from "../problem/filler-walks";
import type { Scope } from "./day-facts";
import type { DayHours } from "./day-hours";
import { Purse, leftFor, tornFor } from "./purse";
import { hasSmallChildren } from "../day/children";

/** Minutes in one go that may be idle. */
const IDLE = 50;
/** Minutes of visits and ways that a while with nothing in it may hold beyond the pace of the day. */
const BEYOND_PACE: Record<Pace, number> = { relaxed: 60, moderate: 120, packed: 120 };
const BEYOND_PACE_WITH_CHILDREN = 45;
const MOST_ADDED = 3;
const MOST_WALKS = 2;
/** A traveller who is back from a day out by then, and did not leave for it before dawn, has an afternoon in town. */
const BACK_BY = 17 * 60;
const UP_AT_DAWN = 6.5 * 60;
/** A traveller who is back by then has time for a coffee or a walk before dinner. */
const BACK_FOR_A_WALK = 17.5 * 60;
/** Nothing of more effort than this, and no show, comes after a day out or late on a day with children. */
const EASY = 1;
/** A coffee or a walk is not worth more kilometres than this; after a day out they are those there and back. */
const FARTHEST_FOR_A_WALK = { usual: 1.5, afterOuting: 4 };
/** After a day out something that was left out is worth so many kilometres there and back. */
const FARTHEST_AFTER_OUTING = 8;
/** Before one leaves an hour and a half may stay free, and what fills more lies near and moves nothing. */
const BEFORE_LEAVING = { idle: 90, km: 3, isStill: true };
const MOST_BEFORE_LEAVING = 2;
/** A traveller who was in one of these has walked through the quarter. */
const STREETS: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["street", "neighbourhood", "square"]);
const FOR_A_BREAK: ReadonlySet<PlaceKind> = new Set<PlaceKind>(["cafe", "bar"]);

/** Idle hours while they are filled: the days, what is left for them, and what each day bears. */
class Whiles {
  private readonly purse: Purse;
  private readonly isTorn: ReturnType<typeof tornFor>;

  constructor(
    private readonly scope: Scope,
    days: readonly DayHours[],
  ) {
    const { dayProblem, input } = scope;
    this.purse = new Purse(dayProblem.problem.rules?.maxPrice ?? Infinity, days);
    this.isTorn = tornFor(input, days);
  }

  private placeOf(x: Id): PlaceSource | undefined {
    return this.scope.dayProblem.places[x - 1];
  }

  isHot(d: number): boolean {
    return isHotOn(this.scope.request.destination, this.scope.dayProblem.dates[d]!);
  }

  isEasy(x: Id): boolean {
    const place = this.placeOf(x);
    return place !== undefined && place.effort <= EASY && !place.starts && !isShow(place);
  }

  isWalk(x: Id): boolean {
    return isFillerWalk(this.placeOf(x)?.id ?? "");
  }

  /**
   * Whether a walk leads where its day does not: by day one walks through one quarter, and after dinner through
   * another. Anything but a walk is new.
   */
  isNewWalk(x: Id, day: DayHours): boolean {
    const walk = this.placeOf(x);
    if (!walk || !isFillerWalk(walk.id)) return true;
    const others = day.places();
    const isByDay = (id: string): boolean => isFillerWalk(id) && (isEveningStroll(walk.id) || !isEveningStroll(id));
    const isSeen = ({ id, kind, district }: PlaceSource): boolean =>
      district === walk.district && (isFillerWalk(id) || STREETS.has(kind));
    return !others.some((one) => isByDay(one.id) || isSeen(one));
  }

  /** Whether a day out leaves time in town: one is back by then, and was not up before that. */
  isFreeAfterOuting(d: number, backBy: number, upAt: number): boolean {
    return this.scope.dayProblem.shape.outings.some(
      ({ day, times }) => day === d && times.home <= backBy && times.leave >= upAt && !hasMorningBefore({ times }),
    );
  }

  /** Adds to a day what fits its idle hours best, one after the other. */
  fill(
    day: DayHours,
    left: Set<Id>,
    fits: (x: Id) => boolean,
    most: number,
    near: { km?: number; isStill?: boolean; idle?: number },
  ): void {
    const { request } = this.scope;
    const beyond = hasSmallChildren(request) ? BEYOND_PACE_WITH_CHILDREN : BEYOND_PACE[request.pace];
    const fill = (): Id | undefined => {
      // A walk between two things is no day of its quarter.
      const spare = [...left].filter((x) => fits(x) && (this.isWalk(x) || !this.isTorn(x, day)));
      return day.fillUp(spare, this.purse.left, { idle: IDLE, most: beyond, ...near });
    };
    for (let added = 0; added < most && this.purse.pay(day, fill, left); added++);
  }
}

/**
 * Fills the idle hours of whole days, and the afternoon after a short day out, with what was left out, lies near the way
 * and is open then; those of the heat, of the rest at midday and of a nap stay.
 */
export function fillWhiles(scope: Scope, days: readonly DayHours[]): void {
  const { request, dayProblem, input } = scope;
  const { places } = dayProblem;
  const left = new Set(
    leftFor(scope, days).filter((x) => !(x <= places.length && FOR_A_BREAK.has(places[x - 1]!.kind))),
  );
  const whiles = new Whiles(scope, days);
  for (const day of days) {
    const isAfterOuting = whiles.isFreeAfterOuting(day.d, BACK_BY, UP_AT_DAWN);
    if (!input.isWhole[day.d] && !isAfterOuting && !day.isCutShort) continue;
    const isForEasy = isAfterOuting || day.isCutShort || hasSmallChildren(request);
    if (isAfterOuting && (whiles.isHot(day.d) || hasSmallChildren(request))) continue;
    const fits = (x: Id): boolean => !isForEasy || whiles.isEasy(x);
    if (day.isCutShort) whiles.fill(day, left, fits, MOST_BEFORE_LEAVING, BEFORE_LEAVING);
    else whiles.fill(day, left, fits, MOST_ADDED, isAfterOuting ? { km: FARTHEST_AFTER_OUTING } : {});
  }
}

/**
 * Hours that are idle still once the evenings are planned hold a coffee or a drink, or a walk through a quarter that no
 * evening leads through; not in the heat, nor with children, who play or sleep then.
 */
export function walkInWhiles(scope: Scope, days: readonly DayHours[]): void {
  const { request, dayProblem, input } = scope;
  if (hasSmallChildren(request)) return;
  const { places } = dayProblem;
  const taken = new Set(days.flatMap(({ ids }) => ids));
  const spare = new Set(leftFor(scope, days));
  const tables = new Set(days.flatMap((day) => day.tables.map(({ placeId }) => placeId)));
  const left = new Set(
    places.flatMap(({ id, kind }, index) => {
      const x = index + 1;
      const isFirstWalk = isFillerWalk(id) && firstStrollOf(id) === undefined;
      const isOffered = isFirstWalk || (kind === "cafe" && spare.has(x) && !tables.has(id));
      return isOffered && !taken.has(x) ? [x] : [];
    }),
  );
  const whiles = new Whiles(scope, days);
  for (const day of days) {
    const isWhole = input.isWhole[day.d];
    if (whiles.isHot(day.d) || !(isWhole || whiles.isFreeAfterOuting(day.d, BACK_FOR_A_WALK, 0))) continue;
    const km = FARTHEST_FOR_A_WALK[isWhole ? "usual" : "afterOuting"];
    whiles.fill(day, left, (x) => whiles.isNewWalk(x, day), MOST_WALKS, { km, isStill: true });
  }
}
