import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import type { SunCalculator } from "#app/modules/catalogue/hours/opening-hours";
import type { DayReading } from "../arrange/day-alone";
import type { Arranging } from "../day/arranging";
import type { DayRequest } from "../day/day-request";
import { mealAt } from "../day/meal-breaks";
import type { Id, Window } from "../engine/problem";
import { visitsOfStop, windowsInHours } from "../hours/composite";
import { isAtOwnHour, windowsAtOwnHour } from "../hours/own-hour";
import type { DayProblem } from "../problem/day-problem";
import { isFarFromTables } from "./far-dinner";

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

/** What is known of the visits of one day, in any order of them. */
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

  protected dinnerOf({ breaks }: DayReading): DayReading["breaks"][number] | undefined {
    return breaks.find(({ start }) => mealAt(this.scope.request, start) === "dinner");
  }

  /** Whether dinner falls between two visits far from the hotel, where no table is known that is open. */
  protected dinesFarOut({ breaks }: DayReading, visits: readonly Visit[]): boolean {
    const { request, dayProblem } = this.scope;
    const dinner = breaks.find(({ start }) => mealAt(request, start) === "dinner");
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
}
