import type { CurrentUser } from "#app/modules/accounts/current-user";
import { limitPlanning } from "#app/modules/accounts/rate-limits.server";
import { findDestination } from "#app/modules/catalogue/catalogue.server";
import { isVisit } from "#app/modules/itinerary/itinerary";
import type { Itinerary, ItineraryDay } from "#app/modules/itinerary/itinerary";
import { AppError } from "#app/shared/app-error";
import type { Ctx } from "#app/shared/context";
import { db } from "#app/db/client.server";
import { NO_DAYS, STOP_GONE, hasVisit, withLock } from "./apply-command";
import type { Refusal } from "./apply-command";
import { planAndChange } from "./change-trip.server";
import type { Basis } from "./change-trip.server";
import { selectDaySteps, selectDayVersion } from "./day-versions.repo.server";
import { solve, tripOf } from "./days.server";
import { swapFor, visitOn } from "./shift-stop";
import type { Swap } from "./shift-stop";
import type { Trip } from "./trip";
import type { TripAggregate } from "./trip-aggregate";
import type { CommandOf, DayStep, Intention, TripCommand } from "./trip-commands";
import { lockedStops } from "./trip-days";
import type { DayChanges } from "./trip-days";

type WithoutDays<C> = C extends { kind: infer K } ? { kind: K } & Omit<C, "kind" | "days" | "plannedOn"> : never;
/** A change of one stop, or of one day, as its form asks for it. */
export type DayEdit = WithoutDays<
  CommandOf<
    | "lockStop"
    | "unlockStop"
    | "noteStop"
    | "removeStop"
    | "addStop"
    | "moveStop"
    | "shiftStop"
    | "timeStop"
    | "replaceStop"
  >
>;
/** An edit that needs new days. */
type PlannedEdit = Exclude<DayEdit, { kind: (typeof UNPLANNED)[number] }>;

/** Edits that leave the hours as they are. */
const UNPLANNED = ["lockStop", "unlockStop", "noteStop"] as const;

function isPlanned(edit: DayEdit): edit is PlannedEdit {
  return !(UNPLANNED as readonly string[]).includes(edit.kind);
}

const impossible = (why: string): Refusal => ({ reason: "impossible", why });
const DAY_GONE = impossible("That day is not part of the trip");

/** The visits of a day, as the solver is asked to keep them on it. */
function visitsOf({ date, items }: ItineraryDay): { placeId: string; date: string }[] {
  return items.filter(isVisit).map(({ placeId }) => ({ placeId, date }));
}

/** Ways to have two neighbours change places: nearest to their hours first, then at any hour of the day. */
function waysToSwap({ date, first, start, second, order }: Swap, stay: DayChanges): DayChanges[] {
  const others = (stay.locked ?? []).filter(({ placeId }) => placeId !== first && placeId !== second);
  const at = (begin: number | undefined) => [
    ...others,
    { placeId: first, date, start: begin },
    { placeId: second, date },
  ];
  return [
    { ...stay, order, locked: at(start) },
    { ...stay, order, locked: at(undefined) },
    { ...stay, order, locked: at(start + 15) },
    { ...stay, locked: at(start) },
  ];
}

/** How many visits of a plan another one is without, beside one that was to go. */
function countLost(before: Itinerary, after: Itinerary, except: string): number {
  return before.days.flatMap(visitsOf).filter(({ placeId }) => placeId !== except && !hasVisit(after, placeId)).length;
}

/**
 * What the solver is asked for to make an edit, the best way first: all other stops stay where they are as far as hours
 * and ways allow.
 */
function changesFor(trip: Trip, edit: PlannedEdit): DayChanges[] {
  const locked = lockedStops(trip).filter((lock) => lock.placeId !== edit.placeId);
  const stay: DayChanges = { stayClose: true, locked };
  const { itinerary } = trip;
  const date = itinerary && visitOn(itinerary, edit.placeId)?.date;
  switch (edit.kind) {
    case "removeStop":
      return [{ ...stay, unwanted: [edit.placeId] }];
    case "addStop":
      return [{ ...stay, wanted: [edit.placeId] }];
    case "moveStop":
      return [{ ...stay, locked: [...locked, { placeId: edit.placeId, date: edit.date }] }];
    case "replaceStop":
      return date
        ? [{ ...stay, unwanted: [edit.placeId], locked: [...locked, { placeId: edit.withId, date }] }]
        : [{ ...stay, unwanted: [edit.placeId], wanted: [edit.withId] }];
    case "timeStop":
      return date ? [{ ...stay, locked: [...locked, { placeId: edit.placeId, date, start: edit.start }] }] : [];
    case "shiftStop": {
      const swap = itinerary && swapFor(itinerary, edit.placeId, edit.to);
      return swap ? waysToSwap(swap, { ...stay, locked: lockedStops(trip) }) : [];
    }
  }
}

/** The name of a place of the trip's destination; undefined for any other, which the solver passes over without a word. */
function findName({ destination: { slug } }: Trip, placeId: string): string | undefined {
  return (slug ? findDestination(slug) : undefined)?.places.find(({ id }) => id === placeId)?.name;
}

/** Whether a place is seen on a day that is one outing. */
function isOnDayTrip(itinerary: Itinerary, placeId: string): boolean {
  const date = visitOn(itinerary, placeId)?.date;
  return itinerary.days.some((day) => day.date === date && day.dayTrip !== undefined);
}

/** Why an edit cannot be asked for at all. */
function whyNot(trip: Trip, itinerary: Itinerary, edit: PlannedEdit): Refusal | undefined {
  if (edit.kind !== "addStop" && !hasVisit(itinerary, edit.placeId)) return STOP_GONE;
  if (edit.kind === "moveStop" && !itinerary.days.some(({ date }) => date === edit.date)) return DAY_GONE;
  if ((edit.kind === "timeStop" || edit.kind === "shiftStop") && isOnDayTrip(itinerary, edit.placeId))
    return impossible("A day trip's times are set by the journey there and back.");
  const asked = edit.kind === "addStop" ? edit.placeId : edit.kind === "replaceStop" ? edit.withId : undefined;
  if (asked !== undefined && findName(trip, asked) === undefined) return impossible("We don't know that place");
  if (edit.kind === "replaceStop" && hasVisit(itinerary, edit.withId))
    return impossible("That place is in your days already");
  return undefined;
}

/** Whether the days hold what was asked for: no earlier than asked, for instance, and not merely somewhere. */
function isDone(before: Itinerary, after: Itinerary, edit: PlannedEdit): boolean {
  if (edit.kind === "timeStop") return visitOn(after, edit.placeId)?.start === edit.start;
  if (edit.kind !== "shiftStop") return true;
  const rank = (plan: Itinerary): number => visitOn(plan, edit.placeId)?.rank ?? -1;
  return edit.to === "earlier" ? rank(after) < rank(before) : rank(after) > rank(before);
}

/** An edit as a command on the state as it stands, with the days that the solver makes of it. */
async function planEdit(ctx: Ctx, current: TripAggregate, edit: DayEdit): Promise<TripCommand | Refusal> {
  if (!isPlanned(edit)) return edit;
  const { trip } = current;
  const { itinerary: before } = trip;
  if (!before) throw new AppError("CONFLICT", NO_DAYS.why);
  const cannot = whyNot(trip, before, edit);
  if (cannot) return cannot;
  const asked = edit.kind === "replaceStop" ? edit.withId : edit.placeId;
  const name = findName(trip, asked) ?? "That";
  const own = new Set(lockedStops(trip).map(({ placeId }) => placeId));
  if (edit.kind === "timeStop") own.add(asked);
  let refused = impossible(`${name} is already first or last that day`);
  let best: { lost: number; command: TripCommand } | undefined;
  for (const changes of changesFor(trip, edit)) {
    const { itinerary, conflicts, broken } = await solve(ctx, current, changes);
    if (edit.kind !== "removeStop" && broken.includes(asked))
      return impossible(`${name} is a deal-breaker for somebody on this trip`);
    const left = itinerary.leftOut.find(({ placeId }) => placeId === asked);
    if (edit.kind !== "removeStop" && left) refused = impossible(`${name} cannot be planned. ${left.why}`);
    else if (conflicts.length > 0 || !isDone(before, itinerary, edit))
      refused = impossible(`${name} does not fit: it is closed then, too far, or the day is full`);
    else {
      const lost = countLost(before, itinerary, edit.placeId);
      if (best && best.lost <= lost) continue;
      // The solver holds what it was asked to move; locks are what the traveller asked for.
      const days = (changes.locked ?? []).reduce(
        (plan, one) => withLock(plan, one.placeId, own.has(one.placeId)),
        itinerary,
      );
      best = { lost, command: { ...edit, days, plannedOn: trip.revision } };
      if (lost === 0) break;
    }
  }
  return best?.command ?? refused;
}

async function change(
  ctx: Ctx,
  tripId: string,
  user: CurrentUser,
  intention: Intention,
  plan: (current: TripAggregate) => Promise<TripCommand | Refusal>,
  basis: Basis | undefined,
): Promise<{ trip: Trip } | { refused: string }> {
  const changed = await planAndChange(ctx, tripId, { userId: user.id }, intention, plan, basis);
  if (changed.status === "refused" && changed.refusal.reason === "impossible") return { refused: changed.refusal.why };
  ctx.log.info({ tripId, edit: intention.kind, outcome: changed.status }, "day plan edited");
  return { trip: tripOf(changed) };
}

/**
 * Changes one stop of the plan; all others stay where they are as far as hours and ways allow.
 * @returns the changed trip, or a sentence that says why it cannot be
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function editDays(
  ctx: Ctx,
  trip: Pick<Trip, "id">,
  user: CurrentUser,
  edit: DayEdit,
  basis?: Basis,
): Promise<{ trip: Trip } | { refused: string }> {
  if (isPlanned(edit)) await limitPlanning(ctx, user.id);
  return change(ctx, trip.id, user, edit, (current) => planEdit(ctx, current, edit), basis);
}

/**
 * Plans one day anew, with other things to see where there are any; the other days stay as they are, and so does what is
 * locked.
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function replanDay(
  ctx: Ctx,
  trip: Pick<Trip, "id">,
  user: CurrentUser,
  date: string,
  basis?: Basis,
): Promise<{ trip: Trip } | { refused: string }> {
  await limitPlanning(ctx, user.id);
  return change(
    ctx,
    trip.id,
    user,
    { kind: "planDays", date },
    async (current) => {
      const before = current.trip.itinerary;
      if (!before) throw new AppError("CONFLICT", NO_DAYS.why);
      const day = before.days.find((one) => one.date === date);
      if (!day) return DAY_GONE;
      const own = lockedStops(current.trip);
      const isOwn = (placeId: string): boolean => own.some((lock) => lock.placeId === placeId);
      const elsewhere = before.days.filter((one) => one !== day).flatMap(visitsOf);
      const leaving = visitsOf(day).filter(({ placeId }) => !isOwn(placeId));
      const { itinerary, conflicts } = await solve(ctx, current, {
        stayClose: true,
        another: true,
        locked: [...elsewhere.filter(({ placeId }) => !isOwn(placeId)), ...own],
        unwanted: leaving.map(({ placeId }) => placeId),
      });
      const made = itinerary.days.find((one) => one.date === date);
      const isElsewhere = new Set(elsewhere.map(({ placeId }) => placeId));
      const isNew = made && visitsOf(made).some(({ placeId }) => !isOwn(placeId));
      if (!isNew || conflicts.length > 0 || visitsOf(made).some(({ placeId }) => isElsewhere.has(placeId)))
        return impossible("We found nothing new nearby for that day.");
      const days = { ...itinerary, days: before.days.map((one) => (one === day ? made : one)) };
      return { kind: "planDays", date, days, plannedOn: current.trip.revision };
    },
    basis,
  );
}

/** What can be undone and redone, in words; ownership is part of the query. */
export function listDaySteps(trip: Pick<Trip, "id">, user: CurrentUser): Promise<Partial<Record<DayStep, string>>> {
  return selectDaySteps(db(), trip.id, { userId: user.id });
}

/**
 * Takes the last edit of the days back, or makes it again.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export function stepDays(
  ctx: Ctx,
  trip: Pick<Trip, "id">,
  user: CurrentUser,
  side: DayStep,
  basis?: Basis,
): Promise<{ trip: Trip } | { refused: string }> {
  return change(
    ctx,
    trip.id,
    user,
    { kind: "restoreDays", side, unwanted: [] },
    async ({ trip: now }) => {
      const version = await selectDayVersion(db(), now.id, side);
      if (!version) return impossible(side === "undo" ? "There is nothing to undo" : "There is nothing to redo");
      return { kind: "restoreDays", side, days: version.days, unwanted: version.unwanted, plannedOn: now.revision };
    },
    basis,
  );
}
