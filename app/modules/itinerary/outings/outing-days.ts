import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { AFTER_OUTING_ACTIVE, isWorthAfterOuting, leftAfter } from "./day-frame";
import { areSeatsGone, fitOn, isMade } from "./outing-candidates";
import type { Candidate } from "./outing-candidates";
import type { Stay, TownAnchor } from "./stay";
import type { FittedOuting, PlannedOuting } from "./outing";
import { isNewToHeight } from "../party/thin-air";
import { shortestVisit } from "../day/visit-length";

/** The cost of a day beside another day out, and from where on a day counts as one. */
const BESIDE_ANOTHER = 500;
export const TWO_DAYS_OUT = 400;
/** The cost of taking the last day from a sight of the town: more than two days out running, each of which counts. */
const LAST_DAY_TAKEN = 1_200;
/** From what is on for a few days a year: more than from all others. */
const FEAST_TAKEN = 20_000;
/** The cost of being out of town on the first whole day, for the first reason to come and for the rest. */
const FIRST_DAY_OUT = { usual: 15, first: 0 };
const FIRST_REASONS = 2;
/** The first reason to come waits for a rested morning, and no longer: the cost of each day after the second. */
const LATE_FIRST = 4;
/** The cost of going by train, bus or boat on a day of great travel: less than two days out running. */
const SEATS_GONE = 300;
/**
 * A traveller who has landed high up the day before is not yet up to a long day out: less than two days out running as
 * well.
 */
const NEW_TO_HEIGHT = 60;
const MOST_ROUNDS = 20;
const WAY_MINUTES = 20;

/** The sights of the town that could be visited on none of their days any more if this one were spent outside. */
export function lastDayTaken(day: number, others: readonly number[], ofTown: readonly TownAnchor[]): TownAnchor[] {
  return ofTown.filter(({ days }) => days.includes(day) && days.every((one) => one === day || others.includes(one)));
}

/** The sights, in their order, for which there is no time after an outing on its day. */
export function notSeenAfter(
  { request, openOn }: Stay,
  { times }: FittedOuting,
  day: number,
  sights: readonly PlaceSource[],
): PlaceSource[] {
  let left = leftAfter(request, times);
  let at = times.home;
  if (left <= AFTER_OUTING_ACTIVE) return [...sights];
  return sights.filter((place) => {
    const needed = shortestVisit(place) + WAY_MINUTES;
    const reached = at + WAY_MINUTES;
    const isSeen =
      isWorthAfterOuting(place, request) &&
      needed + WAY_MINUTES <= left &&
      openOn(place, day).some(({ open, latestStart }) => open <= reached && reached <= latestStart);
    if (!isSeen) return true;
    left -= needed;
    at += needed;
    return false;
  });
}

/**
 * How badly an outing falls on a day beside the ones that are set: next to another it is a last resort.
 * @param ofTown the reasons to come that no outing holds
 * @param one the outing, with its rank among the reasons to come, 0 for the first
 */
export function dayCost(
  { request, dates, shutInTown, load, isMadeOfOutings }: Stay,
  day: number,
  others: readonly number[],
  ofTown: readonly TownAnchor[],
  { rank, outing }: Pick<Candidate, "rank" | "outing">,
): number {
  const nearest = Math.min(dates.length, ...others.map((other) => Math.abs(other - day)));
  // Out on the day on which the town's own sights are shut; neither straight after arriving nor before leaving.
  const firstOut = FIRST_DAY_OUT[rank < FIRST_REASONS || isMadeOfOutings ? "first" : "usual"];
  const late = rank < FIRST_REASONS ? LATE_FIRST * Math.max(0, day - 2) : 0;
  const edge = late + (day === 1 ? 3 + firstOut : day === dates.length - 2 ? 1 : 0);
  return (
    (nearest <= 1 ? BESIDE_ANOTHER : 24 / nearest) +
    edge -
    2 * shutInTown[day]! +
    lastDayTaken(day, others, ofTown).reduce(
      (sum, { place }) => sum + (place.onlyOn ? FEAST_TAKEN : LAST_DAY_TAKEN),
      0,
    ) +
    (areSeatsGone(request.destination, outing, dates[day]!) ? SEATS_GONE : 0) +
    (isNewToHeight(request, dates[day]!) ? NEW_TO_HEIGHT : 0) +
    load[day]! / 30
  );
}

/**
 * Moves outings to better days, one at a time or two for each other, until none can move: chosen one by one they would
 * leave gaps that the last of them do not fit.
 */
export function spreadOut(
  stay: Stay,
  chosen: readonly { candidate: Candidate; planned: PlannedOuting }[],
): PlannedOuting[] {
  const fitFor = ({ candidate, planned }: (typeof chosen)[number], day: number): FittedOuting | undefined => {
    if (day === planned.day) return planned;
    if (stay.held.has(day) || (candidate.onDay ?? day) !== day || !isMade(candidate.fits[day])) return undefined;
    const fit = fitOn(stay, planned.outing, day);
    return isMade(fit) ? fit : undefined;
  };
  const visited = new Set(chosen.flatMap(({ planned }) => planned.outing.places.map(({ id }) => id)));
  const ofTown = stay.ofTown.filter(({ place }) => !visited.has(place.id));
  const total = (days: readonly number[]): number =>
    days.reduce(
      (sum, day, index) => sum + dayCost(stay, day, days.toSpliced(index, 1), ofTown, chosen[index]!.candidate),
      0,
    );
  const days = chosen.map(({ planned }) => planned.day);
  for (let again = true, rounds = 0; again && rounds < MOST_ROUNDS; rounds++) {
    again = false;
    chosen.forEach((one, index) => {
      for (let day = 0; day < stay.dates.length; day++) {
        const other = days.indexOf(day);
        if (other === index || !fitFor(one, day)) continue;
        if (other >= 0 && !fitFor(chosen[other]!, days[index]!)) continue;
        const next = days.with(index, day);
        if (other >= 0) next[other] = days[index]!;
        if (total(next) >= total(days) - 0.01) continue;
        days.splice(0, days.length, ...next);
        again = true;
      }
    });
  }
  return chosen.map((one, index) => ({ ...fitFor(one, days[index]!)!, day: days[index]! }));
}
