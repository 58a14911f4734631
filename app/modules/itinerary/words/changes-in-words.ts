import { formatClock, formatWeekday } from "#app/shared/format";
import { isVisit } from "../day/itinerary";
import type { Itinerary, ItineraryItem } from "../day/itinerary";
import { lostText } from "./make-room";

/** So much later or earlier a stop is as good as where it was, in minutes. */
const AS_BEFORE = 10;
/** Single changes that are told; the others are counted. */
const MOST_TOLD = 3;
/** A message that is shown once holds so many letters beside what was done. */
const MOST_LETTERS = 240;

/** A line with its day. */
interface Dated {
  date: string;
  item: ItineraryItem;
}

/** Visits by place and meals by day and name; of a place that is visited twice the first. */
function linesOf({ days }: Itinerary): Map<string, Dated> {
  const lines = new Map<string, Dated>();
  for (const { date, items } of days)
    for (const item of items) {
      const key = isVisit(item) ? item.placeId : item.role === "meal" ? `${date} ${item.meal}` : undefined;
      if (key !== undefined && !lines.has(key)) lines.set(key, { date, item });
    }
  return lines;
}

function mealName({ date, item }: Dated): string {
  return `${item.meal === "lunch" ? "Lunch" : "Dinner"} on ${formatWeekday(date)}`;
}

/** How a line that is in both plans has changed; undefined where it has not. */
function changed(before: Dated, after: Dated): string | undefined {
  const { item } = after;
  const isLater = Math.abs(item.start - before.item.start) >= AS_BEFORE;
  const at = formatClock(item.start);
  if (item.role === "meal") {
    const name = mealName(after);
    if (item.placeId !== before.item.placeId)
      return item.placeId
        ? `${name} is at ${item.name} now${isLater ? `, at ${at}` : ""}.`
        : `We no longer suggest a table for ${name[0]!.toLowerCase()}${name.slice(1)}.`;
    return isLater ? `${name} moved to ${at}.` : undefined;
  }
  if (after.date !== before.date) return `${item.name} moved to ${formatWeekday(after.date)}, ${at}.`;
  return isLater ? `${item.name} moved to ${at}.` : undefined;
}

/** Each thing that has changed from one plan to another beside what a change was about, in a sentence of its own. */
export function changesBetween(before: Itinerary, after: Itinerary, about: readonly string[] = []): string[] {
  return [lostText(before, after, about) ?? [], toldOf(before, after, about)].flat();
}

/**
 * The effects of an edit on the other lines of the days: visits that were lost, meals and visits that moved, tables
 * that changed, places that came in. A few are told, the others counted.
 * @param about the place, or the day and name of the meal, that the edit itself was about
 * @returns undefined where nothing else has changed
 */
export function sideEffects(before: Itinerary, after: Itinerary, about: readonly string[]): string | undefined {
  const told = toldOf(before, after, about);
  const more = told.length - MOST_TOLD;
  const sentences = [
    lostText(before, after, about) ?? [],
    told.slice(0, MOST_TOLD),
    more > 0 ? `${more} more ${more === 1 ? "stop has a new time" : "stops have new times"}.` : [],
  ].flat();
  const text = sentences.reduce(
    (all, sentence) => (all.length + sentence.length < MOST_LETTERS ? `${all} ${sentence}` : all),
    "",
  );
  return text === "" ? undefined : text.trimStart();
}

/** Meals that went or came, visits that came in, and lines that moved; losses are told in one sentence beside. */
function toldOf(before: Itinerary, after: Itinerary, about: readonly string[]): string[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const isOther = ([key]: [string, Dated]): boolean => !about.includes(key);
  const gone = [...was].filter(isOther).filter(([key, { item }]) => item.role === "meal" && !is.has(key));
  const come = [...is].filter(isOther).filter(([key]) => !was.has(key));
  return [
    ...gone.map(([, line]) => `There's no time for ${line.item.meal} on ${formatWeekday(line.date)} any more.`),
    ...come.map(([, line]) =>
      line.item.role === "meal"
        ? `${mealName(line)} is back.`
        : `${line.item.name} came in on ${formatWeekday(line.date)}.`,
    ),
    ...[...is].filter(isOther).flatMap(([key, line]) => {
      const old = was.get(key);
      return (old && changed(old, line)) ?? [];
    }),
  ];
}
