import type { ItineraryDay } from "../day/itinerary";
import type { WhyNoOuting } from "../outings/why-no-outing";
import { formatWeekday } from "#app/shared/format";
import { longestFree } from "./free-hours";
import { hoursInWords } from "./why-no-time";

/** So little time between two things is none to speak of. */
const NOTHING = 30;

/**
 * Why the town was put before a day out, as far as the finished days prove it: how long it takes from door to door, and
 * the longest while that is free on the days on which it could be made.
 */
export function whyKeptForTown({ why, town }: Required<WhyNoOuting>, days: readonly ItineraryDay[]): string {
  const free = town.days.map((day) => ({ date: days[day]!.date, minutes: longestFree(days[day]!) }));
  const longest = free.reduce((best, one) => (one.minutes > best.minutes ? one : best));
  const takes = `With the way there and back it takes ${hoursInWords(town.minutes)}`;
  if (longest.minutes >= town.minutes) return `${takes}: there's time for that on ${formatWeekday(longest.date)}.`;
  const which = `your ${why === "" ? "" : "other "}full ${free.length === 1 ? "day has" : "days have"} no`;
  const room =
    longest.minutes < NOTHING ? "room for it" : `more than ${hoursInWords(longest.minutes)} free in one go`;
  return [why, `${takes}, and ${which} ${room}.`].join(" ").trim();
}
