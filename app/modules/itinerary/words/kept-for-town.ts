import type { ItineraryDay } from "../day/itinerary";
import type { WhyNoOuting } from "../outings/why-no-outing";
import { formatWeekday } from "#app/shared/format";
import { longestFree } from "./free-hours";
import { hoursInWords } from "./why-no-time";

/** So little time between two things is none to speak of. */
const NOTHING = 30;

/**
 * Why the town was put before a day out, as far as the finished days prove it: how long it takes from door to door, and
 * the longest while that is free on the full days in town.
 */
export function whyKeptForTown(
  { why, minutes }: WhyNoOuting & { minutes: number },
  days: readonly ItineraryDay[],
): string {
  const inTown = days
    .slice(1, -1)
    .filter(({ dayTrip, items }) => !dayTrip && !items.some(({ role }) => role === "busy"));
  const free = inTown.map((day) => ({ date: day.date, minutes: longestFree(day) }));
  const [longest] = free.toSorted((a, b) => b.minutes - a.minutes);
  const takes = `With the way there and back it takes ${hoursInWords(minutes)}`;
  if (!longest) return `${why} ${takes}.`.trim();
  if (longest.minutes >= minutes) return `${takes}: there's time for that on ${formatWeekday(longest.date)}.`;
  const which = `your ${why === "" ? "" : "other "}full ${free.length === 1 ? "day has" : "days have"} no`;
  const room = longest.minutes < NOTHING ? "room for it" : `more than ${hoursInWords(longest.minutes)} free in one go`;
  return [why, `${takes}, and ${which} ${room}.`].join(" ").trim();
}
