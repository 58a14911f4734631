import { formatWeekday } from "#app/shared/format";
import type { DayProblem } from "./day-problem";
import { isVisit } from "./itinerary";
import type { Itinerary, ItineraryDay } from "./itinerary";
import { PACE_RULES } from "./pace";
import { isQuarterWalk } from "./quarter-walks";

const MORNING_UNTIL = 11 * 60 + 30;
const AFTERNOON_UNTIL = 17 * 60;

function partOfDay(start: number): string {
  if (start < MORNING_UNTIL) return "in the morning";
  return start < AFTERNOON_UNTIL ? "in the afternoon" : "in the evening";
}

/** What a second visit says of itself: when the first one was, and what is different. */
function againWords(first: { date: string; start: number }, start: number): string {
  const [before, now] = [partOfDay(first.start), partOfDay(start)];
  const was = `You were here on ${formatWeekday(first.date)}`;
  return before === now ? `${was}; today there is no hurry.` : `${was} ${before}; it is another place ${now}.`;
}

/** Second visits say that they are, and a whole day with nothing in it is a rest day by name. */
export function tellQuietDays(days: readonly ItineraryDay[]): ItineraryDay[] {
  const seen = new Map<string, { date: string; start: number }>();
  return days.map((day, index) => {
    const items = day.items.map((item) => {
      if (!isVisit(item)) return item;
      const first = seen.get(item.placeId);
      if (!first) {
        seen.set(item.placeId, { date: day.date, start: item.start });
        // A walk is no place of the catalogue, and no stop that one could hold or look up.
        return isQuarterWalk(item.placeId) ? { ...item, placeId: undefined } : item;
      }
      if (first.date === day.date) return item;
      // A second visit is no stop of its own that one could hold or remove: it goes with the first.
      return { ...item, placeId: undefined, why: againWords(first, item.start) };
    });
    const isRest = index > 0 && index < days.length - 1 && !day.dayTrip && !items.some(({ role }) => role === "visit");
    return { ...day, items, ...(isRest && { theme: "A day of rest" }) };
  });
}

/** Days of the stay that may be quieter than the town would fill before it is worth a word. */
const QUIET_DAYS = 2;
const FILLED = 0.75;

/**
 * What a stay is told that is longer than what there is to see; undefined where the days are filled.
 * @param name of the destination
 */
export function noteOf({ shape, load, problem }: DayProblem, itinerary: Itinerary, name: string): string | undefined {
  if (!Number.isFinite(load)) return undefined;
  const ordinary = problem.days.length - shape.outings.length;
  const held = problem.days.reduce((sum, { maxActive }) => sum + (maxActive ?? 0), 0);
  const town = Math.ceil((load * held) / (PACE_RULES[itinerary.pace].maxActive * FILLED));
  const quiet = ordinary - town;
  if (quiet <= QUIET_DAYS) return undefined;
  const days = town + shape.outings.length;
  return `There is about ${days} days of ${name} at this pace; your stay is longer, so some days are light and some places come twice. A side trip, or ${quiet > 3 ? "some" : "two or three"} nights fewer, would lose you nothing.`;
}
