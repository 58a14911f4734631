import { distanceKm } from "#app/shared/geo";
import { costOfDay, walkOfDay } from "../day/itinerary";
import type { ItineraryDay, ItineraryItem, WayHome } from "../day/itinerary";
import type { SampleEdit } from "./sample-asked";
import { LEG_BUFFER_MINUTES, legBetween } from "../travel/travel-model";
import type { TravelWays } from "../travel/travel-model";

const STEP_MINUTES = 5;

/** A place that may come into the sample; `minutes` is the usual length of a visit. */
export interface SampleIdea extends Omit<ItineraryItem, "start" | "end"> {
  placeId: string;
  minutes: number;
}

type Stop = ItineraryDay["items"][number];

function toStop(idea: SampleIdea): Stop {
  const { minutes, ...item } = idea;
  return { ...item, start: 0, end: minutes };
}

function wayBack(last: Stop, { to }: WayHome, ways: TravelWays): Omit<WayHome, "to"> {
  const leg = legBetween(last.location, to, ways);
  return { ...leg, leave: last.end, arrive: last.end + leg.minutes };
}

/**
 * Sets the hours of a changed day: it leaves the hotel when it did, every stop keeps its length, and meals and
 * held stops are not earlier than they were. Money and kilometres are added up again.
 */
function retime(before: ItineraryDay, items: Stop[], ways: TravelWays): ItineraryDay {
  const first = before.items[0];
  let at = first ? first.start - (first.legBefore ? first.legBefore.minutes : 0) : 9 * 60;
  const timed = items.map((item, index) => {
    const previous = items[index - 1];
    const leg = previous
      ? legBetween(previous.location, item.location, ways)
      : item === first
        ? first.legBefore
        : undefined;
    const reached = at + (leg ? leg.minutes + (index > 0 ? LEG_BUFFER_MINUTES : 0) : 0);
    const isHeld = item.end > item.start && item.start > 0 && (item.locked || item.type === "restaurant");
    const start = Math.ceil(Math.max(reached, isHeld ? item.start : 0) / STEP_MINUTES) * STEP_MINUTES;
    at = start + (item.end - item.start);
    return { ...item, start, end: at, legBefore: leg && leg.km > 0 ? leg : undefined };
  });
  const last = timed.at(-1);
  const { wayHome: home, ...same } = before;
  const wayHome = home && last && { ...home, ...wayBack(last, home, ways) };
  const day = { items: timed, ...(wayHome && { wayHome }) };
  return { ...same, ...day, walkKm: walkOfDay(day), costMinor: costOfDay(day) };
}

/** The nearest place that is neither in the days nor was sent away before; one of the same sort while there is one. */
function standInFor(stop: Stop, ideas: readonly SampleIdea[], taken: ReadonlySet<string>): SampleIdea | undefined {
  const isOtherSort = (idea: SampleIdea) => Number((idea.type === "restaurant") !== (stop.type === "restaurant"));
  return ideas
    .filter((idea) => !taken.has(idea.placeId))
    .sort(
      (a, b) =>
        isOtherSort(a) - isOtherSort(b) ||
        distanceKm(a.location, stop.location) - distanceKm(b.location, stop.location) ||
        a.id.localeCompare(b.id, "en"),
    )[0];
}

function swapped(items: Stop[], index: number, other: number): Stop[] {
  const next = [...items];
  const [here, there] = [items[index], items[other]];
  if (!here || !there || here.locked || there.locked) return items;
  next[index] = there;
  next[other] = here;
  return next;
}

function changeStop(
  items: Stop[],
  index: number,
  kind: Exclude<SampleEdit["kind"], "insert">,
  ideas: readonly SampleIdea[],
  taken: ReadonlySet<string>,
): Stop[] {
  const stop = items[index]!;
  if (kind === "lock") return items.with(index, { ...stop, locked: stop.locked ? undefined : true });
  if (stop.locked) return items;
  if (kind === "remove") return items.toSpliced(index, 1);
  if (kind === "up") return swapped(items, index, index - 1);
  if (kind === "down") return swapped(items, index, index + 1);
  const idea = standInFor(stop, ideas, taken);
  return idea ? items.with(index, toStop(idea)) : items;
}

/**
 * The days of a sample after a visitor's changes, in their order. A change of a locked stop, or one that names a stop
 * that is not there, leaves the days as they are. Untouched days keep their hours.
 */
export function applySampleEdits(
  days: readonly ItineraryDay[],
  ideas: readonly SampleIdea[],
  edits: readonly SampleEdit[],
  ways: TravelWays,
): ItineraryDay[] {
  const originals = new Map(days.map((day) => [day.date, day]));
  const taken = new Set(days.flatMap((day) => day.items.flatMap((item) => item.placeId ?? [])));
  let current = [...days];
  for (const edit of edits) {
    const dayIndex = current.findIndex((day) =>
      edit.kind === "insert" ? day.date === edit.date : day.items.some((item) => item.id === edit.stop),
    );
    const day = current[dayIndex];
    if (!day) continue;
    let items: Stop[];
    if (edit.kind === "insert") {
      const idea = ideas.find((one) => one.placeId === edit.placeId);
      const after = edit.after === undefined ? -1 : day.items.findIndex((item) => item.id === edit.after);
      if (
        !idea ||
        (edit.after !== undefined && after < 0) ||
        current.some((one) => one.items.some((item) => item.placeId === idea.placeId))
      )
        continue;
      items = day.items.toSpliced(after + 1, 0, toStop(idea));
    } else {
      items = changeStop(
        day.items,
        day.items.findIndex((item) => item.id === edit.stop),
        edit.kind,
        ideas,
        taken,
      );
    }
    for (const item of items) if (item.placeId) taken.add(item.placeId);
    if (items === day.items) continue;
    const next =
      edit.kind === "lock" ? { ...day, items } : retime({ ...originals.get(day.date)!, theme: day.theme }, items, ways);
    current = current.with(dayIndex, next);
  }
  return current;
}
