import { openShares } from "#app/modules/catalogue/places/open-season";
import { PACE_RULES } from "#app/modules/itinerary/day/pace";
import type { Pace } from "#app/modules/itinerary/day/itinerary";
import { thingsToDo } from "./things-to-do";
import type { StayDestination, StayWish, ThingToDo } from "./things-to-do";

/** Minutes that a day at the reasons to come is worth, at any pace. */
export const BEST_DAY = PACE_RULES.moderate.maxActive;
/** Arriving and leaving take half a day of a stay between them. */
export const FIRST_NIGHT = 0.5;
/**
 * How good a day is by the number of days that a file says a first visit needs: the first whole day, for the want of
 * which nobody likes a single night; then up to the fewest; at the most.
 */
const FIRST_WHOLE = 1;
const NEEDED = 0.9;
const LAST_OF_MOST = 0.5;
/** A day beyond the most is worth less the further it is beyond them, for the size of the place. */
const BEYOND = 0.3;
const FADES = 4;

/** How good the days are that the best things fill first, up to so many days. */
export function qualityOfDays(things: readonly ThingToDo[], upTo: number): number {
  let [left, sum] = [Math.max(0, upTo), 0];
  for (const { days, quality } of things) {
    const taken = Math.min(left, days);
    sum += taken * quality;
    left -= taken;
  }
  return sum;
}

/** Days that a first visit needs at a pace: the file counts them at a moderate one. */
export function daysNeeded([fewest, most]: readonly [number, number], pace: Pace): { fewest: number; most: number } {
  const slower = PACE_RULES.moderate.maxActive / PACE_RULES[pace].maxActive;
  return { fewest: Math.max(1, Math.round(fewest * slower)), most: Math.max(1, Math.round(most * slower)) };
}

/** How good the day of that night is by the days that the file names. */
function qualityByFile(night: number, { fewest, most }: { fewest: number; most: number }): number {
  if (night <= 2) return FIRST_WHOLE;
  if (night <= fewest) return NEEDED;
  return NEEDED - ((NEEDED - LAST_OF_MOST) * (night - fewest)) / (most - fewest);
}

/**
 * What a stay of 0 to `most` nights is worth, in minutes of sights worth seeing. Half of it is said by the sights and
 * days out that are open, the best first, by how they suit the traveller; half by the days that the file says a first
 * visit needs, as far as the place is open at all. The first night holds half a day. Nights beyond what a first visit needs are worth little, and each less.
 * @param most nights, at least 1
 */
export function worthOfNights(destination: StayDestination, wish: StayWish & { most: number }): number[] {
  const things = thingsToDo(destination, wish);
  const needed = daysNeeded(destination.days, wish.pace);
  const shares = openShares(destination);
  const open = wish.months.reduce((sum, month) => sum + shares[month - 1]!, 0) / wish.months.length;
  const worth = [0];
  let day = Infinity;
  for (let night = 1; night <= wish.most; night++) {
    const share = night === 1 ? FIRST_NIGHT : 1;
    const bySights = qualityOfDays(things, night - 1 + FIRST_NIGHT) - qualityOfDays(things, night - 2 + FIRST_NIGHT);
    const byBoth = (bySights + open * qualityByFile(night, needed) * share) / 2;
    const isNeeded = night <= needed.most;
    day = Math.min(day, isNeeded ? byBoth : BEYOND * (needed.most / night) ** FADES);
    worth.push(worth.at(-1)! + Math.round(day * BEST_DAY));
    if (night === 1) day = Infinity;
  }
  return worth;
}
