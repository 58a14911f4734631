import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { isOfTaste } from "#app/modules/catalogue/schema/food-places";
import type { PlaceKind, Taste } from "#app/modules/catalogue/schema/vocabulary";
import type { LocalDate } from "#app/shared/calendar";
import { formatClock } from "#app/shared/format";
import { distanceKm, leftAt } from "#app/shared/geo";
import { hourInWords } from "../hours/best-hour";
import type { DayRequest } from "../day/day-request";
import { typeOf } from "./describe-stop";
import type { Window } from "../engine/problem";
import { isHotOn } from "../party/midday-heat";
import { isFillerWalk } from "../problem/filler-walks";
import { wayFor } from "../travel/way-for";

/** A visit as far as its reason asks. Minutes since local midnight. */
export interface ReasonedVisit {
  place: PlaceSource;
  start: number;
  end: number;
}

/** The visits of a day in their order. */
export interface ReasonedDay {
  date: LocalDate;
  visits: readonly ReasonedVisit[];
}

/** When a place is open on each of the days, minutes since local midnight. */
type OpenOn = (place: PlaceSource) => readonly (readonly Window[])[];

const TASTES: Readonly<Record<Taste, string>> = {
  adventure: "adventure",
  culture: "culture",
  nature: "nature",
  urban: "city life",
  beach: "the sea",
  wellness: "wellness",
  romantic: "romantic places",
  nightlife: "nightlife",
  food: "food",
};
/** A reason that is true of many stops is said again after so many days at the earliest. */
const DAYS_BETWEEN = 2;
/** Said of the first of a list on which others matter as much. */
const FIRST_OF_SEVERAL = "one of the highlights of";
/** The weight of what people come for. */
const GREATEST = 5;
const NEXT_DOOR_MINUTES = 3;
/** A place that adds no more than this to the way from the stop before to the next lies on it. */
const ON_THE_WAY_KM = 0.2;
/** Two stops that are nearer to each other have nothing between them. */
const WAY_FROM_KM = 0.6;
/** Said of what is on for a few days of the year. */
const ON_A_FEAST = "on for only a few days a year, and you're here";
/** Days on which a place is shut are a reason when there are so many others to choose from. */
const OTHER_DAYS = 2;
const EVENING = 17 * 60;
const NIGHT_OUT = 18 * 60;
const LATER_MINUTES = 60;
const HOTTEST = { from: 12 * 60, until: 15 * 60 } as const;
/** One pays to get in, as a rule. */
const GATED: ReadonlySet<PlaceKind> = new Set(["museum", "gallery", "palace", "castle", "tower", "zoo", "aquarium"]);

const midnight = 24 * 60;
const closeOf = (windows: readonly Window[]): number => Math.max(0, ...windows.map((one) => one.latestEnd ?? midnight));

/** A reason, and after how many days it may be given again; 0 is on the same day. */
type Reason = readonly [words: string, days: number];
type Reasons = readonly (Reason | false | "" | undefined)[];

/** The reasons that were said, by day. */
class Said {
  readonly #last = new Map<string, number>();

  isFresh(words: string, day: number, days: number): boolean {
    return day - (this.#last.get(words) ?? -Infinity) >= days;
  }

  say(words: string, day: number): void {
    this.#last.set(words, day);
  }

  /** The first reasons that are not worn out, which they are from then on. */
  pick(reasons: Reasons, day: number, most: number): string[] {
    const fresh = reasons.flatMap((one) => (one && this.isFresh(one[0], day, one[1]) ? [one[0]] : [])).slice(0, most);
    for (const words of fresh) this.say(words, day);
    return fresh;
  }
}

const TASTE_WORDS = [
  (taste: string) => `because you like ${taste}`,
  (taste: string) => `because you love ${taste}`,
  (taste: string) => `because you're keen on ${taste}`,
];

/** "A highlight of Kyoto, because you like culture. Best in the morning." */
function sentencesOf(reasons: readonly string[]): string {
  const sentences: string[] = [];
  for (const reason of reasons) {
    const before = sentences.at(-1);
    if (before !== undefined && reason.startsWith("because")) sentences.push(`${sentences.pop()}, ${reason}`);
    else sentences.push(`${reason[0]!.toUpperCase()}${reason.slice(1)}`);
  }
  return `${sentences.join(". ")}.`;
}

/** Whether an interest suits a visit at that hour: a bar at one is not for the night. */
function isAtItsHour(taste: Taste, { end }: ReasonedVisit): boolean {
  return taste !== "nightlife" || end > NIGHT_OUT;
}

/** The stop of a day at which an interest is named, if any is due: the one that matters most of those that share it. */
function interestOf(
  { interests, wanted }: DayRequest,
  visits: readonly ReasonedVisit[],
  said: Said,
  day: number,
): { placeId: string; taste: Taste } | undefined {
  const due = interests.filter((taste) => said.isFresh(taste, day, DAYS_BETWEEN));
  const tasteOf = (visit: ReasonedVisit) =>
    due.find((taste) => isOfTaste(visit.place, taste) && isAtItsHour(taste, visit));
  const [best] = visits
    .filter((visit) => !wanted.includes(visit.place.id) && tasteOf(visit) !== undefined)
    .sort((a, b) => b.place.weight - a.place.weight || a.start - b.start);
  const taste = best && tasteOf(best);
  if (!best || !taste) return undefined;
  said.say(taste, day);
  return { placeId: best.place.id, taste };
}

/** Why a place is visited on this day of all days: it is shut on the others, or open later than on them. */
function whyToday(openOn: OpenOn, { place, end }: ReasonedVisit, day: number): string | undefined {
  if (place.onlyOn) return ON_A_FEAST;
  const windows = openOn(place);
  const others = windows.filter((_, index) => index !== day);
  if (others.length >= OTHER_DAYS && others.every((one) => one.length === 0)) return "shut on your other days";
  const closes = closeOf(windows[day] ?? []);
  const usual = Math.min(...others.flatMap((one) => (one.length > 0 ? [closeOf(one)] : [])));
  const isLate = end > EVENING && closes < midnight && closes - usual >= LATER_MINUTES && end > usual - LATER_MINUTES;
  return isLate ? `open late today, until ${formatClock(closes)}` : undefined;
}

/** Why here: next door to the stop before, or on the way from it to the next. */
function whyHere(
  request: DayRequest,
  place: PlaceSource,
  before: PlaceSource | undefined,
  after: PlaceSource | undefined,
): string | undefined {
  if (!before) return undefined;
  const way = wayFor(request, before, place);
  if (way.mode === "walk" && way.minutes < NEXT_DOOR_MINUTES) return `right by ${before.name}`;
  if (!after || isFillerWalk(after.id)) return undefined;
  const from = leftAt(before);
  const direct = distanceKm(from, after);
  const round = distanceKm(from, place) + distanceKm(leftAt(place), after) - direct;
  const isBetween = direct >= WAY_FROM_KM && round <= ON_THE_WAY_KM && wayFor(request, place, after).mode === "walk";
  return isBetween && way.mode === "walk" ? `on the way from ${before.name} to ${after.name}` : undefined;
}

/**
 * Why each stop is in the plan, from what is true of it and was not just said of another: the traveller asked for it,
 * today is the day for it, it is a reason to come, it suits the party, its hour, or the place beside it. A reason that
 * is true of many stops is said once in two days; a stop of which nothing is left to say is not in the answer: its own
 * sentence describes it.
 * @param openOn opening hours of a place on each day of the plan
 * @returns for each day sentences by place id
 */
export function whysOf(request: DayRequest, days: readonly ReasonedDay[], openOn: OpenOn): Map<string, string>[] {
  const said = new Said();
  const { destination, wanted } = request;
  // The first reason to come is never described as lying beside a lesser place, whatever was said of another stop.
  const first = request.arrangement?.anchors[0]?.place;
  // Where others matter as much, the first of a list is one of several.
  const isTheGreatest = request.places.every(({ id, weight }) => id === first || weight < GREATEST);
  const seen = new Set<string>();
  let tastes = 0;
  return days.map(({ date, visits }, day) => {
    const interest = interestOf(request, visits, said, day);
    const strongReasons = (visit: ReasonedVisit): Reasons => {
      const { place, start, end } = visit;
      const today = whyToday(openOn, visit, day);
      const hour = hourInWords(destination, place, date, { start, end });
      const taste = interest?.placeId === place.id && TASTE_WORDS[tastes++ % TASTE_WORDS.length]!;
      return [
        today && [today, 0],
        place.id === first && [`${isTheGreatest ? "the highlight of" : FIRST_OF_SEVERAL} ${destination.name}`, 0],
        place.weight === GREATEST &&
          !place.onlyOn &&
          place.id !== first && [`a highlight of ${destination.name}`, DAYS_BETWEEN],
        taste && [taste(TASTES[interest!.taste]), 0],
        hour !== "" && !place.onlyOn && [hour, 1],
      ];
    };
    const plainReasons = ({ place, start }: ReasonedVisit, order: number): Reasons => {
      const [before, after] = [visits[order - 1]?.place, visits[order + 1]?.place];
      const here = whyHere(request, place, before, after);
      const isHottest = isHotOn(destination, date) && start >= HOTTEST.from && start < HOTTEST.until;
      return [
        here && [here, 0],
        isHottest && place.indoor && ["out of the sun when it's hottest", DAYS_BETWEEN],
        place.weight === 4 && ["well worth the time on a first visit", DAYS_BETWEEN],
        place.price === 0 && GATED.has(place.kind) && ["entry is free", 1],
        before && after && typeOf(place.kind) === "restaurant" && ["a break between two sights", 1],
      ];
    };
    const whys = new Map<string, string>();
    visits.forEach((visit, order) => {
      const { id } = visit.place;
      // A second visit, or the half of one after lunch, speaks for itself, and so does a walk that fills a while.
      if (seen.has(id) || isFillerWalk(id)) return;
      seen.add(id);
      const strong = wanted.includes(id) ? ["you asked for it"] : said.pick(strongReasons(visit), day, 2);
      const reasons = strong.length > 0 ? strong : said.pick(plainReasons(visit, order), day, 1);
      if (reasons.length === 0) return;
      whys.set(id, sentencesOf(reasons));
    });
    return whys;
  });
}
