import { stopIdOf } from "#app/modules/itinerary/day/itinerary";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import type { Trip, TripPreferences } from "../trip/trip";
import { lockedStops } from "./day-changes";
import type { DayChanges } from "./day-changes";
import { STOP_EDITS, doesNotFit } from "./edit-kinds";
import type { Choices, DayEdit, OpenOn, PlannedEdit, StopEdit } from "./edit-kinds";
import { appointmentsOf } from "./day-wishes";
import { AT_A_FIXED_TIME, impossible } from "./refusal";
import type { Refusal } from "./refusal";
import { hasVisit } from "./shift-stop";
import { visitsOf } from "./ways-to-edit";

function kindOf({ kind }: PlannedEdit): StopEdit<PlannedEdit> {
  return STOP_EDITS[kind] as StopEdit<PlannedEdit>;
}

/** Edits that would put a stop at another time, or let another take its place. */
const OTHER_TIME: ReadonlySet<PlannedEdit["kind"]> = new Set([
  "moveStop",
  "shiftStop",
  "timeStop",
  "stayStop",
  "replaceStop",
  "changeOwnPlace",
]);

/** Whether an edit needs new days; the others leave the hours as they are. */
export function isPlanned(edit: DayEdit): edit is PlannedEdit {
  return edit.kind in STOP_EDITS;
}

/** The place that an edit asks for; none of a meal that is taken elsewhere or skipped. */
export function askedBy(edit: PlannedEdit): string | undefined {
  return kindOf(edit).place(edit);
}

/** The stop that is changed, which may go or move. */
function changedBy(edit: PlannedEdit): string | undefined {
  return "placeId" in edit ? edit.placeId : askedBy(edit);
}

/** Which stops stay locked after an edit: those that were, and the one that it puts at an hour. */
export function staysLocked(edit: PlannedEdit, trip: Trip): (placeId: string) => boolean {
  const locked = new Set(lockedStops(trip).map(({ placeId }) => placeId));
  const own = kindOf(edit).isLocked ? askedBy(edit) : undefined;
  return (placeId) => placeId === own || locked.has(placeId);
}

/**
 * Why an edit cannot be asked for at all.
 * @param isKnown whether the trip may hold a place; the solver passes over any other without a word
 */
export function whyNot(
  edit: PlannedEdit,
  trip: Trip,
  days: Itinerary,
  isKnown: (placeId: string) => boolean = () => true,
): Refusal | undefined {
  const { why, isNew } = kindOf(edit);
  const asked = askedBy(edit);
  const isOfAppointment = appointmentsOf(trip.preferences).some(({ id }) => id === changedBy(edit));
  if (isOfAppointment && OTHER_TIME.has(edit.kind)) return AT_A_FIXED_TIME;
  const isStrange = isNew && asked !== undefined && !isKnown(asked);
  return why(edit, trip, days) ?? (isStrange ? impossible("We don't know that place") : undefined);
}

/** The wishes that the days of an edit are planned for, and that are stored with them. */
export function wishesFor({ preferences }: Pick<Trip, "preferences">, edit: PlannedEdit): TripPreferences {
  return kindOf(edit).wishes(edit, preferences);
}

/** Whether an edit leaves the days as they are. */
export function leavesDays(edit: PlannedEdit, trip: Trip, days: Itinerary): boolean {
  return kindOf(edit).leavesDays?.(edit, trip, days) ?? false;
}

/** The edits that one comes to, of which the first that can be had is made; or why there are none. */
export function choicesOf(edit: PlannedEdit, trip: Trip): Choices<PlannedEdit> | Refusal {
  return kindOf(edit).choices?.(edit, trip) ?? [edit];
}

/**
 * The requests to the solver that make an edit, the best way first: the days that it speaks of are laid anew, and all
 * others stand as they are where that is possible. The dates of the former are those that it names, and where its place
 * stands.
 */
export function changesFor(trip: Trip, edit: PlannedEdit): DayChanges[] {
  const { itinerary } = trip;
  if (!itinerary) return [];
  const changed = changedBy(edit);
  const locked = lockedStops(trip);
  const stay = { stayClose: true, locked: locked.filter(({ placeId }) => placeId !== changed) };
  const there = itinerary.days.flatMap(({ date, items }) =>
    items.some((item) => changed !== undefined && stopIdOf(item) === changed) ? [date] : [],
  );
  const touched = [...new Set([...there, ...kindOf(edit).dates(edit)].flatMap((date) => date ?? []))];
  return kindOf(edit)
    .changes(edit, { trip, days: itinerary, locked, stay })
    .map((way) => ({ ...way, touched }));
}

/** Whether the days hold what an edit asked for. */
export function isDone(before: Itinerary, after: Itinerary, edit: PlannedEdit): boolean {
  return kindOf(edit).isDone(edit, after, before);
}

/** How many visits of a plan another one is without, beside one that was to go. */
export function countLost(before: Itinerary, after: Itinerary, edit: PlannedEdit): number {
  const except = changedBy(edit);
  return before.days.flatMap(visitsOf).filter(({ placeId }) => placeId !== except && !hasVisit(after, placeId)).length;
}

/** Days that the solver made for an edit. */
interface Made {
  before: Itinerary;
  after: Itinerary;
  conflicts: readonly string[];
}

/**
 * Why days that were planned for an edit are not what was asked for, in a sentence.
 * @param name of the place that it asks for
 */
export function whyUnlike(
  edit: PlannedEdit,
  name: string,
  { before, after, conflicts }: Made,
  openOn: OpenOn,
): string | undefined {
  const missed = kindOf(edit).whyMissed(edit, name, before, openOn);
  const left = after.leftOut.find(({ placeId }) => placeId === askedBy(edit));
  if (left && !missed) return `${name} can't be planned. ${left.why}`;
  return conflicts.length > 0 || !isDone(before, after, edit) ? (missed ?? doesNotFit(name)) : undefined;
}

/** Whether an edit asks for a place that breaks a deal with one of the travellers. @param broken all such places */
export function breaksDeal(edit: PlannedEdit, broken: readonly string[]): boolean {
  const asked = askedBy(edit);
  return !kindOf(edit).isTakenOut && asked !== undefined && broken.includes(asked);
}
