import type { PlaceSource } from "#app/modules/catalogue/schema/destination.schema";
import { parseOpeningHours, windowsOn } from "#app/modules/catalogue/hours/opening-hours";
import { parseStartTimes, startTimesOn } from "#app/modules/catalogue/hours/start-times";
import type { LocalDate } from "#app/shared/calendar";
import { formatClock } from "#app/shared/format";
import type { Window } from "../engine/problem";
import { DOORS_BEFORE, isShow, opensForShow, playsSomeEvening } from "../day/shows";
import type { Show } from "../day/shows";
import { roundDown, roundUp } from "../day/visit-length";

/** The traveller is there at least so long before it begins. */
const THERE_BY = 5;
/** An event at a place is seen with at least so much of the visit left. */
const STAYS_FOR = 15;

/** When it begins on a date, minutes since local midnight, as far as it is open then. */
function startsOf(place: Show, windows: readonly Window[], date: LocalDate): number[] {
  const starts = opensForShow(place)
    ? windowsOn(parseOpeningHours(place.hours), date).map(({ open }) => open)
    : place.starts
      ? startTimesOn(parseStartTimes(place.starts.at), date)
      : [];
  return starts.filter((start) => windowAt(windows, start) !== undefined);
}

function windowAt(windows: readonly Window[], start: number): Window | undefined {
  return windows.find(({ open, latestStart, latestEnd }) => start >= open && start < (latestEnd ?? latestStart + 1));
}

/**
 * When a visit may begin that is there for what begins at an hour: a few minutes before it. A show is played at its
 * hours alone; of a place that is worth seeing at any other, where nothing happens that day, all of its hours are left.
 * @param shortest minutes of the shortest visit
 */
export function windowsForStarts(place: PlaceSource, windows: Window[], date: LocalDate, shortest: number): Window[] {
  const isWhole = isShow(place);
  const starts = startsOf(place, windows, date);
  if (starts.length === 0) return isWhole ? [] : windows;
  const before = isWhole ? DOORS_BEFORE : Math.max(DOORS_BEFORE, shortest - STAYS_FOR);
  let from = 0;
  return starts.flatMap((start) => {
    const window = windowAt(windows, start)!;
    const latestStart = roundDown(start - THERE_BY);
    const open = Math.max(from, window.open, roundUp(start - before));
    const last = isWhole ? latestStart : Math.min(window.latestStart, latestStart);
    const latestEnd = isWhole
      ? Math.max(window.latestEnd ?? 0, latestStart + roundUp(place.minutes))
      : window.latestEnd;
    if (open > last) return [];
    from = last + 1;
    return [{ open, latestStart: last, ...(latestEnd !== undefined && { latestEnd }) }];
  });
}

/**
 * The event that begins during a visit and its hour, or that its hour has to be looked up; undefined without an event.
 */
export function startInWords(
  place: Show,
  { start, leave }: { start: number; leave: number },
  windows: readonly Window[],
  date: LocalDate,
): string | undefined {
  const begins = startsOf(place, windows, date).find((one) => one >= start && one < leave);
  if (begins !== undefined)
    return `${place.starts?.what ?? (place.starts ? "Starts" : "Usually starts")} at ${formatClock(begins)}`;
  return playsSomeEvening(place) ? "Start times vary: look at the programme" : undefined;
}
