import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { distanceKm } from "#app/shared/geo";
import { waysFor } from "../travel/access-rules";
import { ALWAYS_SAID } from "./anchors";
import type { RankedAnchor } from "./anchors";
import type { DayRequest } from "../day/day-request";
import type { Window } from "../engine/problem";
import { mainPlaces, priceOfOuting } from "./outing";
import type { Outing } from "./day-out";
import type { PlannedOuting } from "./outing";
import { candidatesOf, fitOn, isDue, isMade } from "./outing-candidates";
import type { Candidate } from "./outing-candidates";
import { dayCost, lastDayTaken, notSeenAfter, spreadOut, TWO_DAYS_OUT } from "./outing-days";
import { keptFrom, stayOf } from "./stay";
import type { Stay, TownAnchor } from "./stay";
import { fareInTown } from "../travel/travel-model";
import {
  CLOSED,
  FULL_WITHOUT,
  SHUT_BY_THEN,
  TOO_LONG_FOR_CHILDREN,
  TWO_RUNNING,
  whyNotMade,
  whyTooDear,
  whyTownFirst,
} from "./why-no-outing";
import type { WhyNoOuting } from "./why-no-outing";

/** The parts of a trip of these nights that are settled before its ordinary days are filled. */
export interface TripShape {
  /** The reasons to come that these nights have room for, the first first. */
  due: RankedAnchor[];
  /**
   * The places that are placed before everything else: those due, then on a short stay those that a night more would
   * hold.
   */
  sought: readonly PlaceSource[];
  /** The first of what people come for, whether these nights have room for it or not. */
  first: RankedAnchor[];
  outings: PlannedOuting[];
  /** Places of outings, made or not: no part of an ordinary day. */
  kept: ReadonlySet<string>;
  /**
   * Places that only an outing reaches and none of these days does, each with the reason, and whether any of them
   * could.
   */
  missed: (WhyNoOuting & { place: PlaceSource; isFixed: boolean })[];
  /** Outings that were asked for and cannot be made. */
  conflicts: string[];
  /** An outing was refused because of money. */
  isShortOfMoney: boolean;
}

/** Beside the reasons to come, one outing for so many nights. */
const NIGHTS_AN_OUTING = 3;
/** Of so few whole days one is spent far out of town, unless the first reasons on the list ask for more. */
const FEW_DAYS = 3;
const FAR_OUT_MINUTES = 60;
/** For so many of the first reasons to come the town waits. */
const TOWN_WAITS_FOR = 4;
/** Even the first reason to come may take no more than this share of the budget. */
const MOST_OF_SPEND = 0.8;

/**
 * A day that another outing cannot do without costs more than one at the edge of the stay, and less than two days out
 * running.
 */
const ONLY_DAY_TAKEN = 4;

/** Two islands, falls or ruins that lie no farther apart are much the same day out. */
const TWINS_KM = 10;

/**
 * So many minutes each way children sit still, those who are under four and others, but for so many of the first
 * reasons to come.
 */
const WITH_CHILDREN = {
  small: { under: 4, longestWay: 90, but: 1 },
  usual: { longestWay: 180, but: TOWN_WAITS_FOR },
} as const;

/** Whether the way of an outing is too long for the children who come. */
function isTooLongFor({ children, youngest = Infinity }: DayRequest, { outing, place }: Candidate): boolean {
  if (children === 0) return false;
  const { longestWay, but } = WITH_CHILDREN[youngest < WITH_CHILDREN.small.under ? "small" : "usual"];
  return place >= but && Math.max(outing.minutes, outing.back) > longestWay;
}

const isFarOut = ({ minutes }: Outing): boolean => minutes > FAR_OUT_MINUTES;

/** Whether two outings ride far to the same corner for the same kind of place. */
function areTwins(one: Outing, other: Outing): boolean {
  if (!isFarOut(one) || !isFarOut(other)) return false;
  return mainPlaces(one).every((place) =>
    mainPlaces(other).some(({ kind, ...at }) => kind === place.kind && distanceKm(at, place) <= TWINS_KM),
  );
}

/** The outings of a stay as they are chosen one after the other. */
class OutingChoice {
  readonly chosen: { candidate: Candidate; planned: PlannedOuting }[] = [];
  readonly reasons = new Map<Candidate, WhyNoOuting>();
  readonly conflicts: string[] = [];
  readonly visited = new Set<string>();
  isShortOfMoney = false;
  private spent = 0;
  private readonly most: number;
  private readonly usual: number;
  /** The days that the town has nothing for. */
  private readonly beyondTown: number;

  /** @param waiting outings still to be considered, the first of them next */
  constructor(
    private readonly stay: Stay,
    private waiting: readonly Candidate[],
  ) {
    const { whole, dates, townDays, ownDays, isMadeOfOutings } = stay;
    const nights = Math.max(1, dates.length - 1);
    this.beyondTown = Math.floor(whole - townDays);
    // A town that is seen sooner leaves its days to the reasons to come; those of arriving and leaving make one between
    // them.
    this.most = isMadeOfOutings ? whole : Math.max(Math.ceil(whole / 2), Math.floor(whole + 1 - ownDays));
    this.usual = Math.min(
      this.most,
      Math.max(Math.floor((nights - 1) / NIGHTS_AN_OUTING), Math.ceil(whole + 0.5 - townDays)),
    );
  }

  /** Puts an outing on the day that suits it best, or notes why it is on none. */
  consider(candidate: Candidate): void {
    this.waiting = this.waiting.filter((one) => one !== candidate);
    const outing = remaining(candidate.outing, this.visited);
    if (!outing) return;
    const why = this.whyNot(candidate, outing) ?? this.settle(candidate, outing);
    if (why === undefined) return;
    this.reasons.set(candidate, why);
    if (candidate.isWanted) this.conflicts.push("outing");
  }

  /**
   * Whether the stay goes for much the same to the same corner already, and the traveller did not ask for this one too.
   */
  isSecondOfItsKind({ outing, isWanted, isKept, onDay }: Candidate): boolean {
    if (isWanted || isKept || onDay !== undefined) return false;
    return this.chosen.some(({ planned }) => areTwins(outing, planned.outing));
  }

  private get taken(): number[] {
    return this.chosen.map(({ planned }) => planned.day);
  }

  /** The reasons to come of the town that no outing holds. */
  private get leftInTown(): TownAnchor[] {
    return this.stay.ofTown.filter(({ place }) => !this.visited.has(place.id));
  }

  /** How many outings there may be when this one is made: for the first reason on the list the town waits. */
  private mostFor(candidate: Candidate): number {
    if (this.isSecondOfItsKind(candidate)) return this.beyondTown;
    if (!isDue(candidate, this.stay)) return this.usual;
    return candidate.place < TOWN_WAITS_FOR ? this.stay.whole : this.most;
  }

  /** Whether few days have their one day far out of town. */
  private hasDayFarOut(candidate: Candidate): boolean {
    const { whole, isMadeOfOutings } = this.stay;
    if (isMadeOfOutings || whole > FEW_DAYS || candidate.place < TOWN_WAITS_FOR) return false;
    return [candidate.outing, ...this.chosen.map(({ planned }) => planned.outing)].filter(isFarOut).length > 1;
  }

  private whyNot(candidate: Candidate, outing: Outing): WhyNoOuting | undefined {
    const { request, nights } = this.stay;
    const isAsked = candidate.isWanted || candidate.isKept || candidate.onDay !== undefined;
    const made = this.chosen.map(({ planned }) => ({ name: planned.outing.name, day: planned.day }));
    if (!isAsked && candidate.nights > nights) return whyNotMade(candidate, this.stay, made);
    if (!isAsked && isTooLongFor(request, candidate)) return { why: TOO_LONG_FOR_CHILDREN };
    // A changed plan keeps the outings it had; only what is asked for is added.
    const mayBe =
      isAsked || (!request.keep && this.chosen.length < this.mostFor(candidate) && !this.hasDayFarOut(candidate));
    const days = this.daysFor(candidate);
    if (!mayBe || days.length === 0) return whyNotMade(candidate, this.stay, made);
    const free = days.filter((day) => isAsked || this.lostBy(candidate, day) === undefined);
    if (free.length === 0) return { why: whyTownFirst(this.lostBy(candidate, days[0]!)!.name) };
    const price = priceOfOuting(outing);
    const left = (request.spend - this.faresOfOtherDays()) * MOST_OF_SPEND - this.priceBefore(candidate);
    if (isAsked || this.spent + price <= left) return undefined;
    this.isShortOfMoney = true;
    return { why: whyTooDear(price, request.spend - this.spent) };
  }

  /** The fares of ways there and back on the whole days that would be left. */
  private faresOfOtherDays(): number {
    const { whole, ways } = this.stay;
    return 2 * fareInTown(ways) * Math.max(0, whole - this.chosen.length - 1);
  }

  /** The prices of the sights of the town that rank before it. */
  private priceBefore({ rank }: Candidate): number {
    return this.leftInTown.reduce((sum, one) => sum + (one.rank < rank ? one.place.price : 0), 0);
  }

  /** Days on which it can be made and nothing else is. */
  private daysFor({ fits, onDay }: Candidate): number[] {
    return fits.flatMap((fit, day) =>
      isMade(fit) && !this.taken.includes(day) && !this.stay.held.has(day) && (onDay ?? day) === day ? [day] : [],
    );
  }

  /**
   * The sight of the town that ranks before it and would lose its last day; what there is time for afterwards is not
   * lost.
   */
  private lostBy({ rank, fits }: Candidate, day: number): PlaceSource | undefined {
    const before = this.leftInTown.filter((anchor) => anchor.rank < rank);
    const lost = lastDayTaken(day, this.taken, before).map(({ place }) => place);
    const fit = fits[day];
    return isMade(fit) ? notSeenAfter(this.stay, fit, day, lost)[0] : lost[0];
  }

  /** How many outings to come could be made on this day and on no other that is left: a market of Sundays. */
  private onlyDayOf(day: number): number {
    return this.waiting.filter((one) => {
      const days = this.daysFor(one);
      return days.length === 1 && days[0] === day;
    }).length;
  }

  private settle(candidate: Candidate, outing: Outing): WhyNoOuting | undefined {
    const { stay, taken } = this;
    const isAsked = candidate.isWanted || candidate.isKept || candidate.onDay !== undefined;
    const cost = (day: number): number =>
      dayCost(stay, day, taken, this.leftInTown, candidate) + ONLY_DAY_TAKEN * this.onlyDayOf(day);
    const day = this.daysFor(candidate)
      .filter((one) => isAsked || this.lostBy(candidate, one) === undefined)
      .reduce((best, one) => (cost(one) < cost(best) ? one : best));
    // Two days out running are for what people come for, and for places that are made of such days.
    if (
      dayCost(stay, day, taken, this.leftInTown, candidate) >= TWO_DAYS_OUT &&
      !stay.isMadeOfOutings &&
      !isAsked &&
      !isDue(candidate, stay)
    )
      return { why: TWO_RUNNING };
    const fit = fitOn(stay, outing, day);
    const planned = { ...(isMade(fit) ? fit : (candidate.fits[day] as PlannedOuting)), day };
    this.chosen.push({ candidate, planned });
    for (const place of planned.outing.places) this.visited.add(place.id);
    this.spent += priceOfOuting(outing);
    return undefined;
  }
}

/**
 * Decides which whole-day trips a stay holds and on which dates: reasons to come by rank as the nights allow, others
 * where the town would not fill the days; never on the first or the last day, apart from each other unless the place is
 * made of such days, and on a date on which everything is open on arrival. A plan to stay close to keeps its own.
 * @param places sights, not tables, that the party can visit at all
 */
export function shapeTrip(
  request: DayRequest,
  dates: readonly string[],
  places: readonly PlaceSource[],
  openOn: (place: PlaceSource, day: number) => readonly Window[],
): TripShape {
  if (request.window) {
    const kept = keptFrom(request, places, waysFor(request));
    return { due: [], sought: [], first: [], outings: [], kept, missed: [], conflicts: [], isShortOfMoney: false };
  }
  const stay = stayOf(request, dates, places, openOn);
  const candidates = candidatesOf(stay);
  const choice = new OutingChoice(stay, candidates);
  const later: Candidate[] = [];
  for (const candidate of candidates) {
    // All else there is to do comes before a second day of the same kind.
    if (choice.isSecondOfItsKind(candidate)) later.push(candidate);
    else choice.consider(candidate);
  }
  for (const candidate of later) choice.consider(candidate);
  const outings = spreadOut(stay, choice.chosen);
  return {
    due: stay.due,
    sought: stay.sought.map(({ place }) => place),
    first: stay.anchors.slice(0, ALWAYS_SAID),
    outings: outings.sort((a, b) => a.day - b.day),
    kept: new Set([...stay.kept, ...choice.visited]),
    missed: missedOf(stay, choice, candidates),
    conflicts: choice.conflicts,
    isShortOfMoney: choice.isShortOfMoney,
  };
}

/**
 * The places that only an outing reaches and none does, each once; that a place is shut is the last of several reasons.
 */
function missedOf(
  { kept }: Stay,
  { chosen, reasons, visited }: OutingChoice,
  candidates: readonly Candidate[],
): TripShape["missed"] {
  const why = new Map<PlaceSource, WhyNoOuting>();
  const note = (places: readonly PlaceSource[], reason: WhyNoOuting): void => {
    for (const place of places)
      if (!visited.has(place.id) && kept.has(place.id) && (why.get(place)?.why ?? CLOSED) === CLOSED)
        why.set(place, reason);
  };
  for (const { candidate } of chosen) {
    note(candidate.outing.places, { why: SHUT_BY_THEN });
    note(candidate.outing.beyond ?? [], { why: FULL_WITHOUT });
  }
  for (const [{ outing }, reason] of reasons) note([...outing.places, ...(outing.beyond ?? [])], reason);
  const reached = new Set(
    candidates.flatMap(({ fits }) => fits.flatMap((fit) => (isMade(fit) ? fit.outing.places.map(({ id }) => id) : []))),
  );
  return [...why].map(([place, reason]) => ({ place, ...reason, isFixed: !reached.has(place.id) }));
}

/** The part of an outing that is left where some of its places are visited already; undefined where its main one is. */
function remaining(outing: Outing, visited: ReadonlySet<string>): Outing | undefined {
  const main = mainPlaces(outing);
  if (main.every(({ id }) => visited.has(id))) return undefined;
  return { ...outing, places: outing.places.filter(({ id }) => !visited.has(id)) };
}
