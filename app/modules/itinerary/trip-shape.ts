import type { PlaceSource } from "#app/modules/catalogue/destination.schema";
import { minutesOfClock, monthOf } from "#app/shared/calendar";
import type { LocalDate } from "#app/shared/calendar";
import { waysFor } from "./access-rules";
import { anchorsAmong } from "./anchors";
import type { RankedAnchor } from "./anchors";
import { isTransportStopped } from "./day-notes";
import type { DayRequest } from "./day-request";
import type { Window } from "./engine/problem";
import { mainPlaces, needsADay, outingsAmong, priceOfOuting, timeOuting } from "./outing";
import type { Outing, OutingTimes } from "./outing";
import { PACE_RULES } from "./pace";
import type { TravelWays } from "./travel-model";

/** An outing on the day it is made. */
export interface PlannedOuting {
  outing: Outing;
  times: OutingTimes;
  day: number;
}

/** What a trip of these nights holds before its ordinary days are filled. */
export interface TripShape {
  /** What people come for and these nights have room for, the first first. */
  due: RankedAnchor[];
  outings: PlannedOuting[];
  /** Places of outings, made or not: no part of an ordinary day. */
  kept: ReadonlySet<string>;
  /** Places that only an outing reaches and that none of these days does, each with the reason. */
  missed: { place: PlaceSource; why: string }[];
  /** Outings that were asked for and cannot be made. */
  conflicts: string[];
  /** An outing was refused because of money. */
  isShortOfMoney: boolean;
}

/** Minutes that a stop of an ordinary day takes besides the visit. */
const WAY_MINUTES = 25;
/** Share of the pace's active minutes that an ordinary day is filled to. */
const FILLED = 0.8;
/** A trip is made of outings where the town fills less than this share of the whole days. */
const TOWN_SHARE = 0.5;
/** Beside what people come for, one outing for so many nights. */
const NIGHTS_AN_OUTING = 3;
const MOST_ROUNDS = 20;
const FIRST_RANKS = 4;
/** Even for the reason to come nobody spends more than this share of what is there to spend. */
const MOST_OF_SPEND = 0.8;

/** What the days say of an outing, in the order in which they say it. */
const WHY = {
  nights: (nights: number) => `It takes a whole day: a stay of ${nights} nights has room for it.`,
  edges: "It takes a whole day, and the days of arriving and leaving are none.",
  closed: "Closed on all your days.",
  late: "It is too far to be back in the evening.",
  budget: (price: number, left: number) =>
    price > left
      ? `At $${price} it would take the days $${Math.ceil(price - left)} over your budget.`
      : `At $${price} it would take most of what your budget leaves for the days.`,
  days: "It takes a whole day, and others went first.",
} as const;

interface Candidate {
  outing: Outing;
  /** Rank of the best thing people come for on it; Infinity for none. */
  rank: number;
  nights: number;
  /** Asked for by the traveller. */
  isWanted: boolean;
  /** The only day it may be on. */
  onDay?: number;
  /** When it would be made on each day; undefined where it cannot be. */
  times: (OutingTimes | "closed" | "too-long" | undefined)[];
}

const isMade = (times: Candidate["times"][number]): times is OutingTimes => typeof times === "object";

/** The day of the plan to stay close to on which a place is; -1 for none. */
function keptDay(request: DayRequest, outing: Outing): number {
  const main = new Set(mainPlaces(outing).map(({ id }) => id));
  return (request.keep ?? []).findIndex((day) => day.some((id) => main.has(id)));
}

/** Whether one can get there: on a day without trains, buses and boats only with somebody who drives. */
function runsOn({ destination }: DayRequest, { operator, leave }: Outing, date: LocalDate): boolean {
  return operator !== "public" || !isTransportStopped(destination, date, minutesOfClock(leave));
}

function candidatesOf(
  request: DayRequest,
  dates: readonly LocalDate[],
  places: readonly PlaceSource[],
  anchors: readonly RankedAnchor[],
  openOn: (place: PlaceSource, day: number) => readonly Window[],
  ways: TravelWays,
): Candidate[] {
  return outingsAmong(places, request, ways).map((outing) => {
    const ids = new Set(outing.places.map(({ id }) => id));
    const rank = anchors.findIndex(({ place }) => ids.has(place.id));
    const lock = request.locked.find(({ placeId }) => ids.has(placeId));
    const kept = keptDay(request, outing);
    const onDay = lock ? dates.indexOf(lock.date) : kept >= 0 ? kept : undefined;
    return {
      outing,
      rank: rank < 0 ? Infinity : rank,
      nights: rank < 0 ? outing.nights : Math.min(outing.nights, anchors[rank]!.nights),
      isWanted: lock !== undefined || request.wanted.some((id) => ids.has(id)),
      ...(onDay !== undefined && onDay >= 0 && { onDay }),
      times: dates.map((date, day) =>
        day === 0 || day === dates.length - 1
          ? undefined
          : (outing.months && !outing.months.includes(monthOf(date))) || !runsOn(request, outing, date)
            ? "closed"
            : timeOuting(outing, (place) => openOn(place, day), ways),
      ),
    };
  });
}

/** Why an outing is on none of the days. */
function whyNot({ times, nights }: Candidate, stay: number): string {
  const inner = times.slice(1, -1);
  if (inner.length === 0) return WHY.edges;
  if (inner.every((one) => one === "closed")) return WHY.closed;
  if (!inner.some(isMade)) return WHY.late;
  return nights > stay ? WHY.nights(nights) : WHY.days;
}

/** How many of the town's own reasons to come would have none of their open days left. */
function robbed(day: number, others: readonly number[], openDays: readonly (readonly number[])[]): number {
  return openDays.filter((open) => open.includes(day) && open.every((one) => one === day || others.includes(one)))
    .length;
}

/** What it costs to take the last day from one of them: more than two days out running. */
const ROBBED = 600;

/** How badly an outing falls on a day beside the ones that are set: next to another it is a last resort. */
function dayCost(
  day: number,
  others: readonly number[],
  days: number,
  closedAnchors: readonly number[],
  openDays: readonly (readonly number[])[],
  load: readonly number[],
): number {
  const nearest = Math.min(days, ...others.map((other) => Math.abs(other - day)));
  // Out on the day on which the town's own sights are shut; neither straight after arriving nor before leaving.
  const edge = day === 1 ? 3 : day === days - 2 ? 1 : 0;
  return (
    (nearest <= 1 ? 500 : 24 / nearest) +
    edge -
    2 * closedAnchors[day]! +
    ROBBED * robbed(day, others, openDays) +
    load[day]! / 30
  );
}

/**
 * Decides which whole-day trips a stay holds and on which dates: what people come for by rank as the nights allow, others
 * where the town would not fill the days; never on the first or the last day, apart from each other unless the place is
 * made of such days, and on a date on which everything is open when one gets there. A plan to stay close to keeps its own.
 * @param places sights, not tables, that the party can visit at all
 */
export function shapeTrip(
  request: DayRequest,
  dates: readonly LocalDate[],
  places: readonly PlaceSource[],
  openOn: (place: PlaceSource, day: number) => readonly Window[],
): TripShape {
  const nights = Math.max(1, dates.length - 1);
  const ways = waysFor(request);
  const anchors = anchorsAmong(places, request);
  if (request.window)
    return {
      due: [],
      outings: [],
      kept: keptFrom(request, places, ways),
      missed: [],
      conflicts: [],
      isShortOfMoney: false,
    };
  const candidates = candidatesOf(request, dates, places, anchors, openOn, ways);
  const kept = keptFrom(request, places, ways);
  const town = places.filter(({ id }) => !kept.has(id) && !request.unwanted.includes(id));
  const dayMinutes = PACE_RULES[request.pace].maxActive * FILLED;
  const townDays = town.reduce((sum, { minutes }) => sum + minutes + WAY_MINUTES, 0) / dayMinutes;
  const whole = Math.max(0, dates.length - 2);
  const isMadeOfOutings = townDays < whole * TOWN_SHARE;
  const due = anchors.filter((anchor) => anchor.nights <= nights);
  const closedAnchors = dates.map(
    (_, day) => due.filter(({ place }) => !kept.has(place.id) && openOn(place, day).length === 0).length,
  );
  const openDaysOf = ({ place }: RankedAnchor): number[] =>
    dates.flatMap((_, day) => (day > 0 && day < dates.length - 1 && openOn(place, day).length > 0 ? [day] : []));
  const ofTown = due.filter(({ place }) => !kept.has(place.id));
  const openDays = ofTown.map(openDaysOf);
  const keepLoad = dates.map((_, day) =>
    (request.keep?.[day] ?? []).reduce((sum, id) => sum + (places.find((place) => place.id === id)?.minutes ?? 0), 0),
  );
  const heldDays = new Set(
    request.locked.flatMap(({ placeId, date }) => (kept.has(placeId) ? [] : [dates.indexOf(date)])),
  );

  const isDue = ({ rank, nights: from }: Candidate): boolean => rank < Infinity && from <= nights;
  const order = [...candidates].sort(
    (a, b) =>
      Number(b.isWanted) - Number(a.isWanted) ||
      Number(b.onDay !== undefined) - Number(a.onDay !== undefined) ||
      Number(isDue(b)) - Number(isDue(a)) ||
      (isDue(a) && isDue(b) ? a.rank - b.rank : 0) ||
      Math.max(...b.outing.places.map(({ weight }) => weight)) -
        Math.max(...a.outing.places.map(({ weight }) => weight)) ||
      a.outing.nights - b.outing.nights,
  );
  const most = isMadeOfOutings ? whole : Math.ceil(whole / 2);
  const usual = Math.min(
    most,
    Math.max(Math.floor((nights - 1) / NIGHTS_AN_OUTING), Math.ceil(whole + 0.5 - townDays)),
  );
  // For what comes first on the list the town waits; nothing else fills a stay with ways.
  const mostFor = (candidate: Candidate): number =>
    isDue(candidate) ? (candidate.rank < FIRST_RANKS ? whole : most) : usual;
  const outings: PlannedOuting[] = [];
  const visited = new Set<string>();
  const reasons = new Map<Candidate, string>();
  const conflicts: string[] = [];
  let spent = 0;
  let isShortOfMoney = false;
  for (const candidate of order) {
    const outing = remaining(candidate.outing, visited);
    if (!outing) continue;
    const isAsked = candidate.isWanted || candidate.onDay !== undefined;
    // A changed plan keeps the outings it had; only what is asked for is added.
    const mayBe = isAsked || (!request.keep && outings.length < mostFor(candidate));
    const taken = outings.map(({ day }) => day);
    // What ranks before it in town keeps a day on which it is open.
    const before = openDays.filter((_, index) => anchors.indexOf(ofTown[index]!) < candidate.rank);
    const open = candidate.times.flatMap((times, day) =>
      isMade(times) &&
      !taken.includes(day) &&
      !heldDays.has(day) &&
      (candidate.onDay ?? day) === day &&
      (isAsked || robbed(day, taken, before) === 0)
        ? [day]
        : [],
    );
    const price = priceOfOuting(outing);
    if (!isAsked && candidate.nights > nights) reasons.set(candidate, whyNot(candidate, nights));
    else if (!mayBe || open.length === 0) reasons.set(candidate, whyNot(candidate, nights));
    else if (!isAsked && spent + price > request.spend * MOST_OF_SPEND) {
      reasons.set(candidate, WHY.budget(price, request.spend - spent));
      isShortOfMoney = true;
    } else {
      const cost = (day: number): number => dayCost(day, taken, dates.length, closedAnchors, openDays, keepLoad);
      const day = open.reduce((best, one) => (cost(one) < cost(best) ? one : best));
      // Two days out running are for what people come for, and for places that are made of such days.
      if (cost(day) >= 400 && !isMadeOfOutings && !isAsked && !isDue(candidate)) reasons.set(candidate, WHY.days);
      else {
        const times = timeOuting(outing, (place) => openOn(place, day), ways);
        outings.push({ outing, times: isMade(times) ? times : (candidate.times[day] as OutingTimes), day });
        for (const place of outing.places) visited.add(place.id);
        spent += price;
        continue;
      }
    }
    if (candidate.isWanted) conflicts.push("outing");
  }
  spreadOut(outings, candidates, heldDays, (day, others) =>
    dayCost(day, others, dates.length, closedAnchors, openDays, keepLoad),
  );
  const missed = [...reasons].flatMap(([{ outing }, why]) =>
    outing.places.flatMap((place) => (visited.has(place.id) || !kept.has(place.id) ? [] : [{ place, why }])),
  );
  return {
    due,
    outings: outings.sort((a, b) => a.day - b.day),
    kept: new Set([...kept, ...visited]),
    missed: missed.filter(({ place }, index) => missed.findIndex((other) => other.place === place) === index),
    conflicts,
    isShortOfMoney,
  };
}

/**
 * Moves outings to better days, one at a time or two for each other, until none can move: chosen one by one they would
 * leave gaps that the last of them do not fit.
 */
function spreadOut(
  outings: PlannedOuting[],
  candidates: readonly Candidate[],
  heldDays: ReadonlySet<number>,
  costOf: (day: number, others: readonly number[]) => number,
): void {
  const candidateOf = new Map(candidates.map((candidate) => [candidate.outing.id, candidate]));
  const timesOn = ({ outing }: PlannedOuting, day: number): OutingTimes | undefined => {
    const { times, onDay } = candidateOf.get(outing.id)!;
    const at = times[day];
    return isMade(at) && !heldDays.has(day) && (onDay ?? day) === day ? at : undefined;
  };
  const total = (days: readonly number[]): number =>
    days.reduce((sum, day, index) => sum + costOf(day, days.toSpliced(index, 1)), 0);
  const days = outings.map(({ day }) => day);
  const last = candidates[0]?.times.length ?? 0;
  for (let again = true, rounds = 0; again && rounds < MOST_ROUNDS; rounds++) {
    again = false;
    outings.forEach((planned, index) => {
      for (let day = 0; day < last; day++) {
        const other = days.indexOf(day);
        if (other === index || !timesOn(planned, day)) continue;
        if (other >= 0 && !timesOn(outings[other]!, days[index]!)) continue;
        const next = days.with(index, day);
        if (other >= 0) next[other] = days[index]!;
        if (total(next) >= total(days) - 0.01) continue;
        days.splice(0, days.length, ...next);
        again = true;
      }
    });
  }
  outings.forEach((planned, index) => {
    if (days[index] === planned.day) return;
    outings[index] = { ...planned, day: days[index]!, times: timesOn(planned, days[index]!)! };
  });
}

/** What is left of an outing where some of its places are visited already; undefined where its main one is. */
function remaining(outing: Outing, visited: ReadonlySet<string>): Outing | undefined {
  const main = mainPlaces(outing);
  if (main.every(({ id }) => visited.has(id))) return undefined;
  return { ...outing, places: outing.places.filter(({ id }) => !visited.has(id)) };
}

/** Places that only an outing reaches. */
function keptFrom(request: DayRequest, places: readonly PlaceSource[], ways: TravelWays): Set<string> {
  const covered = new Set((request.arrangement?.dayTrips ?? []).flatMap((trip) => trip.places));
  return new Set(
    places.filter((place) => needsADay(place, request.base, covered.has(place.id), ways)).map(({ id }) => id),
  );
}
