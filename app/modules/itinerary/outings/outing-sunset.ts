import type { Outing, OutingTimes } from "./day-out";

/** So much later a day out begins at most for the sunset that it ends with, in steps of half an hour. */
const LATER = Array.from({ length: 12 }, (_, half) => 30 * (half + 1));
/** A traveller who leaves from then on has had lunch in town; one who leaves earlier sleeps in for so long at most. */
const LEAVES_AFTER_LUNCH = 12 * 60 + 30;
const LONGEST_SLEEP_IN = 90;
/** The light of a sunset begins so long before it. */
const SUNSET_LIGHT = 15;
/** The traveller is home by then, for dinner where there is none on the way; minutes since local midnight. */
const HOME_BY = { hungry: 21 * 60, fed: 23 * 60 };

/** Minutes at the sights of a day out. */
export function minutesAt({ visits }: Pick<OutingTimes, "visits">): number {
  return visits.reduce((sum, { start, end }) => sum + end - start, 0);
}

/**
 * The hours of an outing whose last stop is best at sunset: the traveller leaves as much later as it takes to be there
 * for it, for visits as long as before and home in time. A tour does not wait, and neither does an outing with a
 * settled evening.
 * @param laterBy its hours when the traveller leaves so many minutes later, with lunch in town before it or not
 */
export function waitForSunset(
  { places, operator, dinner }: Pick<Outing, "places" | "operator" | "dinner">,
  usual: OutingTimes,
  sunset: number | undefined,
  laterBy: (minutes: number, isWithoutLunch: boolean) => OutingTimes | string,
): OutingTimes {
  const isFixed = operator === "tour" || typeof dinner === "object";
  if (sunset === undefined || isFixed || places.at(-1)!.bestTime !== "sunset") return usual;
  const isThere = ({ visits }: OutingTimes): boolean => {
    const { start, end } = visits.at(-1)!;
    return start <= sunset && end >= sunset - SUNSET_LIGHT;
  };
  if (isThere(usual)) return usual;
  for (const later of LATER) {
    const isAfterLunch = usual.leave + later >= LEAVES_AFTER_LUNCH;
    if (later > LONGEST_SLEEP_IN && !isAfterLunch) continue;
    const times = laterBy(later, isAfterLunch && later > LONGEST_SLEEP_IN);
    if (typeof times === "string" || times.home > HOME_BY[dinner ? "fed" : "hungry"]) continue;
    if (minutesAt(times) >= minutesAt(usual) && isThere(times)) return times;
  }
  return usual;
}
