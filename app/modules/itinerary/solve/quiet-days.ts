import { daysBetween, eachDay, monthOf } from "#app/shared/calendar";
import { formatCount, formatWeekday } from "#app/shared/format";
import type { DayProblem } from "../problem/day-problem";
import type { DayRequest } from "../day/day-request";
import { enoughDays, isLongStay } from "../day/enough-days";
import { isVisit } from "../day/itinerary";
import type { ItineraryDay, ItineraryItem } from "../day/itinerary";
import { isQuarterWalk } from "../problem/quarter-walks";

const MORNING_UNTIL = 11 * 60 + 30;
const AFTERNOON_UNTIL = 17 * 60;

function partOfDay(start: number): string {
  if (start < MORNING_UNTIL) return "in the morning";
  return start < AFTERNOON_UNTIL ? "in the afternoon" : "in the evening";
}

const AGAIN = "You were here on ";

/** Whether a line is told as a second visit. */
export function isToldAgain({ why }: Pick<ItineraryItem, "why">): boolean {
  return why?.startsWith(AGAIN) ?? false;
}

/** The words of a second visit: when the first one was, and what is different. */
function againWords(first: { date: string; start: number }, start: number): string {
  const [before, now] = [partOfDay(first.start), partOfDay(start)];
  const was = `${AGAIN}${formatWeekday(first.date)}`;
  return before === now ? `${was}; today there is no hurry.` : `${was} ${before}; it is a different place ${now}.`;
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
        // A walk is no place of the catalogue, and no stop that a traveller could hold or look up; it can be taken out.
        return isQuarterWalk(item.placeId) ? { ...item, placeId: undefined, walkId: item.placeId } : item;
      }
      if (first.date === day.date) return item;
      // A second visit is no stop of its own that a traveller could hold or remove: it goes with the first.
      return { ...item, placeId: undefined, why: againWords(first, item.start) };
    });
    const isWhole = index > 0 && index < days.length - 1 && !day.dayTrip;
    const isRest = isWhole && !items.some(({ role }) => role === "visit" || role === "busy");
    return { ...day, items, ...(isRest && { theme: "A day of rest" }) };
  });
}

/**
 * The note of a stay that is longer than there are things to see; undefined where the days are filled. It counts as the
 * steps before booking do, without the places that this party cannot visit.
 */
export function noteOf(
  { places, destination, arrangement, pace, window, ...request }: DayRequest,
  problem: Pick<DayProblem, "excluded">,
): string | undefined {
  if (window) return undefined;
  const out = new Set(problem.excluded.map(({ place }) => place.id));
  const possible = places.filter(({ id }) => !out.has(id));
  const months = eachDay(request.firstDate, request.lastDate).map(monthOf);
  const enough = enoughDays({ places: possible, dayTrips: arrangement?.dayTrips ?? [] }, pace, months);
  const nights = daysBetween(request.firstDate, request.lastDate);
  if (!isLongStay(nights, enough)) return undefined;
  return `About ${formatCount(enough, "day")} ${enough === 1 ? "is" : "are"} enough for ${destination.name} at this pace; your stay is longer, so some days are light and you come to some places twice. A side trip, or ${nights - enough > 3 ? "some" : "two or three"} nights fewer, would lose you nothing.`;
}
