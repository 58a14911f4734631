import { bedInWords } from "./bed-words";
import type { LocalDate } from "#app/shared/calendar";
import { formatClock, formatWeekday } from "#app/shared/format";
import type { DayRequest } from "../day/day-request";
import type { DayProblem } from "../problem/day-problem";
import type { Id, Plan, Window } from "../engine/problem";
import { isMeal } from "../day/meal-breaks";
import { BASE } from "../outings/day-frame";
import { gentlenessOf } from "../party/gentle-day";
import type { LeftOut } from "../day/itinerary";
import { isOverBudget, overBudget } from "./over-budget";
import { LEG_BUFFER_MINUTES } from "../travel/travel-model";
import { FAR_FOR_HALF_A_DAY } from "../party/worth-the-way";

type Reason = Pick<LeftOut, "why" | "isFixed">;

/** Minutes are said in halves of an hour. */
const HALF_HOUR = 30;

/** "1 hour", "2½ hours": rounded up, so that no reader is told too little. */
export function hoursInWords(minutes: number): string {
  const halves = Math.max(1, Math.ceil(minutes / HALF_HOUR));
  if (halves === 1) return "half an hour";
  const hours = Math.floor(halves / 2);
  return `${hours}${halves % 2 === 1 ? "½" : ""} ${halves === 2 ? "hour" : "hours"}`;
}

/** A stretch of a day with nothing in it but the way from one stop to the next. */
interface Gap {
  day: number;
  /** When one comes there, and the latest one may leave again. */
  from: number;
  until: number;
}

/** The stretches of all days in which one could be at a place, with the way there and onwards taken off, meals kept. */
function gapsAround(node: Id, { problem }: DayProblem, plan: Plan): Gap[] {
  const { travel, days } = problem;
  if (typeof travel === "function") return [];
  const minutes = (from: Id, to: Id): number => (from === to ? 0 : travel.time[from * travel.n + to]!);
  return plan.days.flatMap(({ stops, breaks }, day) => {
    const { start, end } = days[day]!;
    const fixed = [
      { node: BASE, start, leave: start },
      ...stops,
      { node: BASE, start: Math.max(start, end), leave: end },
    ];
    return fixed.slice(1).flatMap((next, index): Gap[] => {
      const before = fixed[index]!;
      // A meal in between is eaten before or after the visit.
      const meals = breaks.filter((meal) => meal.start >= before.leave && meal.end <= next.start);
      const ends = [next.start, ...meals.map((meal) => meal.start)];
      const starts = [before.leave, ...meals.map((meal) => meal.end)];
      return starts.flatMap((free) => {
        const close = Math.min(...ends.filter((one) => one >= free));
        const [from, until] = [free + minutes(before.node, node), close - minutes(node, next.node)];
        return until > from ? [{ day, from, until }] : [];
      });
    });
  });
}

function isOpenIn({ from, until }: Gap, windows: readonly Window[], visit: number): boolean {
  return windows.some(
    ({ open, latestStart, latestEnd = Infinity }) =>
      Math.max(open, from) <= Math.min(latestStart, until - visit, latestEnd - visit),
  );
}

/**
 * Whether some day would hold a place if it were the only visit of it: from the hotel, within its hours, at its
 * shortest, and back. Nothing that gives way can make room for it otherwise.
 */
export function couldBeAlone(node: Id, { problem: { travel, nodes, days } }: DayProblem): boolean {
  if (typeof travel === "function") return true;
  const { minDuration, duration, windows } = nodes[node]!;
  const visit = minDuration ?? duration;
  const [there, back] = [travel.time[node]!, travel.time[node * travel.n]!];
  return days.some(({ start, end, maxActive = Infinity }, day) => {
    const gap = { day, from: start + there, until: end - back };
    const open = typeof windows === "function" ? windows(day) : (windows ?? []);
    return there + visit + back <= maxActive && isOpenIn(gap, open, visit);
  });
}

/** A place that opens no earlier is for the evening. */
const EVENING = 18 * 60;

/** Whether one goes there in the evening alone. */
function isForTheEvening(opening: readonly (readonly Window[])[]): boolean {
  const all = opening.flat();
  return all.length > 0 && all.every(({ open }) => open >= EVENING);
}

/** Hours are said in quarters. */
const QUARTER = 15;

/**
 * Why what is on in the evening alone is in none: it would be over later than the days are, or dinner and other stops
 * fill those on which it would not, or these follow a day out.
 */
function whyNoEvening(
  node: Id,
  { problem: { travel, days: usual }, shape, evenings }: DayProblem,
  plan: Plan,
  opening: readonly (readonly Window[])[],
  visit: number,
  pace: DayRequest["pace"],
): string {
  const days = usual.map((day, d) => ({ ...day, end: Math.max(day.end, evenings[d]?.end ?? 0) }));
  if (typeof travel === "function") return "It's on in the evening, and yours are full.";
  const [there, back] = [travel.time[node]!, travel.time[node * travel.n]!];
  const homeAt = days.map(({ start }, day) =>
    Math.min(...(opening[day] ?? []).map(({ open }) => Math.max(open, start + there) + visit + back)),
  );
  const free = days.flatMap(({ end }, day) => (homeAt[day]! <= end ? [day] : []));
  if (free.length === 0) {
    const [home, end] = [Math.min(...homeAt), Math.max(...days.map((day) => day.end))].map((at) =>
      formatClock(Math.round(at / QUARTER) * QUARTER),
    );
    return `It's on in the evening and you'd be back at about ${home}; at a ${pace} pace your days end by about ${end}.`;
  }
  const out = new Set(shape.outings.map(({ day }) => day));
  const isLeftFree = (day: number): boolean => {
    const { stops, breaks } = plan.days[day]!;
    const dinner = breaks.findLast(isMeal);
    return !out.has(day) && dinner !== undefined && stops.every(({ leave }) => leave <= dinner.start);
  };
  if (free.some((day) => isLeftFree(day)))
    return "It's on in the evening; some of yours are left free on purpose, and you can add it to one.";
  return free.every((day) => out.has(day))
    ? "It's on in the evening, and you'd only have time after a day out."
    : "It's on in the evening, and dinner and other stops fill yours.";
}

/** Minutes on the way are said in steps of so many. */
const WAY_STEP = 5;
/** A shorter way there and back is no reason. */
const LONG_WAY = 40;

/** Said of what a day has time for, and that was left out for the way to it, or for a calmer day. */
function whyNotForTheWay(way: number, date: LocalDate): string {
  if (way < LONG_WAY)
    return `We kept ${formatWeekday(date)} calmer; there's time for it that day, so add it if you like.`;
  const minutes = Math.ceil(way / WAY_STEP) * WAY_STEP;
  return `You'd have time for it on ${formatWeekday(date)}; we left it out for the ${minutes} minutes there and back.`;
}

/** Said of what is never locked, and is nothing to see in the hours that are left. */
const ONLY_IN_THE_DARK = "You're only free when there's nothing to see there.";

/** Minutes of visits and ways of a day as it is planned. */
function activeOn({ days }: Plan, day: number): number {
  const { stops, travel } = days[day]!;
  return stops.reduce((sum, { start, leave }) => sum + leave - start, travel);
}

/** Said of what lies too far for the half days on which there is time for it. */
export const TOO_FAR_FOR_HALF_A_DAY =
  "You only have time on the days you arrive and leave, and it's too far for half a day.";

/** Whether these are days of arriving or leaving, and the place is too far from the hotel for them. */
export function isTooFarFor(
  node: Id,
  { problem: { travel, days } }: DayProblem,
  { arrival, departure }: Pick<DayRequest, "arrival" | "departure">,
  on: readonly number[],
): boolean {
  if (typeof travel === "function" || on.length === 0) return false;
  const isAtAnEnd = (day: number): boolean =>
    (day === 0 && arrival !== undefined) || (day === days.length - 1 && departure !== undefined);
  return travel.time[node]! - LEG_BUFFER_MINUTES > FAR_FOR_HALF_A_DAY && on.every(isAtAnEnd);
}

/**
 * Why a place found no hour in the days as they are: what they cannot hold by the clock, else the pace, else what is
 * shut then, else what the free hours are kept from: the easy first day, a long ride on half a day, an evening after a
 * day out. It is never said to need more time than stands free beside it, and of what is for the evening no day is
 * called too short.
 */
export function whyNoTime(
  node: Id,
  problem: DayProblem,
  plan: Plan,
  request: Pick<DayRequest, "pace" | "arrival" | "departure" | "base">,
): Reason {
  const { travel, nodes, days } = problem.problem;
  if (typeof travel === "function") return { why: "No time left at your pace." };
  const { minDuration, duration, windows } = nodes[node]!;
  const visit = minDuration ?? duration;
  const needed = travel.time[node]! + travel.time[node * travel.n]! + visit;
  const opening = problem.windows[node - 1] ?? [];
  const evening = isForTheEvening(opening)
    ? whyNoEvening(node, problem, plan, opening, visit, request.pace)
    : undefined;
  const longestDay = Math.max(0, ...days.map((day) => Math.min(day.end - day.start, day.maxActive ?? Infinity)));
  if (needed > longestDay)
    return {
      why:
        evening ??
        `With the way there and back it takes ${hoursInWords(needed)}, ${hoursInWords(needed - longestDay)} more than any of your days has.`,
      isFixed: true,
    };
  const gaps = gapsAround(node, problem, plan);
  const long = gaps.filter(({ from, until }) => until - from >= visit);
  if (long.length === 0) {
    const most = Math.max(0, ...gaps.map(({ from, until }) => until - from));
    return { why: evening ?? `You'd need ${hoursInWords(visit - most)} more free time in one go.` };
  }
  const allowed = (day: number): readonly Window[] => (typeof windows === "function" ? windows(day) : (windows ?? []));
  const fitting = long.filter((gap) => isOpenIn(gap, allowed(gap.day), visit));
  if (fitting.length > 0) {
    if (isOverBudget(node, problem, plan)) return { why: overBudget(node, problem, plan) };
    const isTooMuch = fitting.every(({ day }) => activeOn(plan, day) + visit > (days[day]!.maxActive ?? Infinity));
    return {
      why: isTooMuch
        ? `You'd have the time, but it would be too much for one day at a ${request.pace} pace.`
        : whyNotForTheWay(needed - visit, problem.dates[fitting[0]!.day]!),
    };
  }
  const open = long.filter((gap) => isOpenIn(gap, opening[gap.day] ?? [], visit)).map(({ day }) => day);
  if (open.length === 0) {
    const isNeverShut = problem.places[node - 1]?.hours === "24/7";
    return { why: evening ?? (isNeverShut ? ONLY_IN_THE_DARK : "It's closed when you're free.") };
  }
  if (open.includes(0) && gentlenessOf(request)?.isEasyOnly)
    return {
      why: `Your free hours are on the day you arrive, which stays easy and near ${bedInWords(request.base)}.`,
    };
  if (isTooFarFor(node, problem, request, open)) return { why: TOO_FAR_FOR_HALF_A_DAY };
  const out = new Set(problem.shape.outings.map(({ day }) => day));
  return {
    why: open.every((day) => out.has(day))
      ? "Your free hours come after a day out, and that is enough for one day."
      : "It's for another time of day than the hours you have left.",
  };
}
