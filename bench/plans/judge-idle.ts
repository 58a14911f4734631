import type { Destination } from "#app/modules/catalogue/places/catalogue.server";
import type { Itinerary, ItineraryDay, ItineraryItem } from "#app/modules/itinerary/day/itinerary";
import type { Case } from "./cases";

/** The judgement of hours with nothing in them, and of evenings, over the full days of a plan. */
export interface IdleVerdict {
  idleFullDays: number;
  /** Minutes of free time, of rests without a reason, of gaps and waits; a choice between two offers is none of them. */
  idleMinutes: number;
  /** Minutes for which the plan offers two choices. */
  chosenMinutes: number;
  longIdleDays: number;
  /** Full days without children, and those of them with something after dinner. */
  eveningDays: number;
  evenings: number;
  /** When each of these days is over, minutes since midnight. */
  ends: number[];
}

const LONG_IDLE_MINUTES = 180;
/** Between two lines of a plan so many minutes are no wait: one finds the door. */
const FINDING_THE_DOOR = 10;
const SHORTEST_REST = 20;
const HOT_FROM = 32;
const MIDDAY = { from: 11.5 * 60, until: 16.5 * 60 } as const;
const REASONS =
  /thin air|short night|out since|siesta|rest hours|in a cool room|shut (for|in) the|closed (for|in) the|children/i;

/** Whether a rest at the hotel has a reason that a traveller would give: children, heat, height, a night on the way. */
function hasReason(item: ItineraryItem, { climate }: Destination, { children }: Case, date: string): boolean {
  const high = Number(climate.high.split(" ")[Number(date.slice(5, 7)) - 1]);
  const isMidday = item.start >= MIDDAY.from && item.start <= MIDDAY.until;
  return children > 0 || (high >= HOT_FROM && isMidday) || REASONS.test(`${item.name} ${item.description}`);
}

function idleOf(day: ItineraryDay, isReasoned: (item: ItineraryItem) => boolean): { idle: number; chosen: number } {
  let [idle, chosen] = [0, 0];
  for (const [order, item] of day.items.entries()) {
    const before = day.items[order - 1];
    const gap = before ? item.start - before.end - (item.legBefore?.minutes ?? 0) : 0;
    if (gap > FINDING_THE_DOOR) idle += gap;
    const minutes = item.end - item.start;
    if (item.offers) chosen += minutes;
    else if (item.role === "free") idle += minutes;
    else if (item.role === "rest" && minutes > SHORTEST_REST && !isReasoned(item)) idle += minutes;
  }
  return { idle, chosen };
}

/** Judges what the full days of a plan leave empty, and how they end. */
export function judgeIdle(plan: Itinerary, destination: Destination, one: Case): IdleVerdict & { notes: string[] } {
  const full = plan.days.slice(1, -1);
  const verdict = {
    idleFullDays: full.length,
    idleMinutes: 0,
    chosenMinutes: 0,
    longIdleDays: 0,
    eveningDays: one.children > 0 ? 0 : full.length,
    evenings: 0,
    ends: [] as number[],
    notes: [] as string[],
  };
  for (const day of full) {
    const { idle, chosen } = idleOf(day, (item) => hasReason(item, destination, one, day.date));
    verdict.idleMinutes += idle;
    verdict.chosenMinutes += chosen;
    if (idle >= LONG_IDLE_MINUTES) {
      verdict.longIdleDays += 1;
      verdict.notes.push(`${day.date} idle for ${idle} minutes`);
    }
    if (one.children > 0) continue;
    const dinner = day.items.findIndex(({ meal }) => meal === "dinner");
    if (dinner >= 0 && day.items.slice(dinner + 1).some(({ role }) => role === "visit")) verdict.evenings += 1;
    verdict.ends.push(Math.max(0, ...day.items.map(({ end }) => end)));
  }
  return verdict;
}
