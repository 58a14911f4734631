import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm, leftAt } from "#app/shared/geo";
import { roundDown, roundUp } from "../day/visit-length";
import type { Window } from "../engine/problem";
import { OUT_FROM } from "../party/midday-heat";
import { LEG_BUFFER_MINUTES } from "../travel/travel-model";
import type { TravelWays } from "../travel/travel-model";
import type { Outing, OutingTimes } from "./day-out";
import { legOnOuting } from "./outing-legs";
import { isInOnePiece, lunchPlaces } from "./outing-lunch";
import type { LunchHours } from "./outing-lunch";

/** The shortest share of its usual length that a visit may have. */
export const SHORTEST_SHARE = 0.6;
const LONGEST_WAIT = 120;
/** A traveller who dines before the last stop waits for it at the table. */
const LONGEST_WAIT_WITH_DINNER = 180;
const DINNER_FROM = 17 * 60;
const DINNER_MINUTES = 75;
/** One is done with it so long before the last stop, which is near. */
const AFTER_DINNER = 30;
/** The wait is longer for a stop that the traveller holds at an hour. */
const LONGEST_WAIT_FOR_HELD = 6 * 60;
const LUNCH_MINUTES = { included: 45, bought: 60, packed: 40, before: 60 } as const;

/** A lunch that is had before the way to the next stop may begin so many minutes sooner. */
const EARLY_LUNCH = { included: 60, usual: 30 };

export type Opening = (place: PlaceSource) => readonly Window[];

/** When a place lets the traveller in, and by when they have to be out; minutes since local midnight. */
interface Entry {
  start: number;
  close: number;
}

/** The first start from `from` on that leaves time for the shortest visit; undefined when it is shut by then. */
export function startIn(
  windows: readonly Window[],
  place: PlaceSource,
  from: number,
  shortest: number,
): Entry | undefined {
  for (const window of windows) {
    const start = Math.max(from, window.open);
    const close = window.latestEnd ?? Infinity;
    if (start <= close - Math.max(shortest, place.lastEntry ?? 0)) return { start, close };
  }
  return undefined;
}

/** How a day out is made otherwise than usually: left earlier, and at table until the worst of the heat is over. */
export interface Manner {
  earlier: number;
  isLongAtTable: boolean;
  lunch: LunchHours;
  /** The traveller is not out before this, minutes since local midnight: the night was short. */
  restedAt: number;
  /** Lunch is had before leaving, or once back. */
  isWithoutLunch?: boolean;
  /** Stops of it are held at their hours. */
  isHeld?: boolean;
}

/** One run through the places of an outing, from the first one on. */
export class OutingRun {
  readonly visits: OutingTimes["visits"] = [];
  lunch: OutingTimes["lunch"];
  dinner: OutingTimes["dinner"];
  private here: PlaceSource;
  private readonly tables: ReturnType<typeof lunchPlaces>;
  private readonly lunchMinutes: number;
  private readonly earlyLunch: number;

  /** @param at when the first place is reached; from then on the hour of the run */
  constructor(
    private readonly outing: Outing,
    private readonly openOf: Opening,
    private readonly manner: Manner,
    public at: number,
  ) {
    this.here = outing.places[0]!;
    this.tables = lunchPlaces(outing);
    this.lunchMinutes = LUNCH_MINUTES[outing.lunch.how];
    this.earlyLunch = manner.lunch.from - EARLY_LUNCH[outing.lunch.how === "included" ? "included" : "usual"];
  }

  /** Whether lunch is to be had out and was not had yet. */
  isLunchDue(): boolean {
    return !this.manner.isWithoutLunch && this.outing.lunch.how !== "before" && !this.lunch;
  }

  /** Has lunch here: where the place begins, and after the visit where it ends. @returns when it is over */
  eat(start: number, isSeen = this.visits.at(-1)?.place === this.here): number {
    const end = start + this.lunchMinutes;
    const { lat, lon } = isSeen ? leftAt(this.here) : this.here;
    const near = { lat, lon, district: this.here.district };
    this.lunch = { start, end: this.manner.isLongAtTable ? Math.max(end, OUT_FROM) : end, near };
    return this.lunch.end;
  }

  goTo(place: PlaceSource, ways: TravelWays): void {
    const { tables, here } = this;
    // Where this stop has a table and the next has none, the traveller eats here and is not hungry on the way.
    if (this.isLunchDue() && tables.has(here) && !tables.has(place) && this.at >= this.earlyLunch)
      this.at = this.eat(this.at);
    if (place === here) return;
    // A boat or a guide lands where the next place is: then there is no way between the two.
    if (distanceKm(leftAt(here), place) > 0.1)
      this.at = roundUp(this.at + legOnOuting(this.outing, here, place, ways).minutes + LEG_BUFFER_MINUTES);
    this.here = place;
  }

  /** Visits a place at a share of its usual length. @returns "closed", or "waits" where the wait would be too long */
  visit(place: PlaceSource, share: number): "visited" | "closed" | "waits" {
    const length = roundUp(place.minutes * share);
    const { from, by } = this.manner.lunch;
    if (this.isLunchDue() && this.at >= from && this.at + length > by - 15) this.at = this.eat(this.at);
    const entry = this.enter(place, roundUp(place.minutes * SHORTEST_SHARE));
    if (typeof entry === "string") return entry;
    const start = roundUp(entry.start);
    const spansLunch = this.isLunchDue() && start < from && start + length > by;
    if (!spansLunch) this.stay(place, start, length, entry.close);
    else if (isInOnePiece(place, this.outing)) this.stayWhole(place, length, entry);
    else this.stayInHalves(place, start, length, entry.close);
    return "visited";
  }

  /** When the place lets the traveller in; a wait is used for dinner, or over noon for lunch. */
  private enter(place: PlaceSource, shortest: number): Entry | "closed" | "waits" {
    const windows = this.openOf(place);
    const open = startIn(windows, place, this.at, shortest);
    if (!open) return "closed";
    const isDinedBefore = typeof this.outing.dinner === "object" && this.at >= DINNER_FROM - DINNER_MINUTES;
    const longestWait = isDinedBefore ? LONGEST_WAIT_WITH_DINNER : LONGEST_WAIT;
    if (open.start - this.at > (this.manner.isHeld ? LONGEST_WAIT_FOR_HELD : longestWait)) return "waits";
    const dinnerEnd = roundDown(open.start - AFTER_DINNER);
    if (isDinedBefore && !this.dinner && dinnerEnd - DINNER_MINUTES >= Math.max(this.at, DINNER_FROM))
      this.dinner = { start: dinnerEnd - DINNER_MINUTES, end: dinnerEnd, near: this.here };
    // A traveller who has to wait over noon eats meanwhile.
    const { from, by } = this.manner.lunch;
    const noon = Math.max(this.at, from);
    if (this.isLunchDue() && noon <= by && open.start - noon >= this.lunchMinutes)
      return startIn(windows, place, this.eat(noon), shortest) ?? "closed";
    return open;
  }

  private stay(place: PlaceSource, start: number, length: number, close: number): void {
    this.at = Math.min(start + length, roundDown(close));
    this.visits.push({ place, start, end: this.at });
  }

  /** Lunch is before or after a visit in one piece, whichever is nearer to noon. */
  private stayWhole(place: PlaceSource, length: number, open: Entry): void {
    const start = roundUp(open.start);
    const { from, by } = this.manner.lunch;
    const isSooner = start >= this.earlyLunch && by - start - length < start - from;
    const later = isSooner ? startIn(this.openOf(place), place, this.at + this.lunchMinutes, length) : undefined;
    if (later) this.stay(place, roundUp(Math.max(later.start, this.eat(this.at))), length, later.close);
    else this.stay(place, start, length, open.close);
    const { places } = this.outing;
    const isTableAhead = places.slice(places.indexOf(place) + 1).some((next) => this.tables.has(next));
    if (this.isLunchDue() && !isTableAhead) this.at = this.eat(this.at);
  }

  /** Lunch is in the middle of a visit that goes on afterwards, where there is time for more of it. */
  private stayInHalves(place: PlaceSource, start: number, length: number, close: number): void {
    const half = Math.max(start + 30, this.manner.lunch.usual);
    this.visits.push({ place, start, end: half });
    this.at = this.eat(half, false);
    const end = Math.min(start + length + this.lunchMinutes, roundDown(close));
    if (end - this.at < 20) return;
    this.visits.push({ place, start: this.at, end });
    this.at = end;
  }
}
