import type { CurrentUser } from "#app/modules/accounts/account/current-user";
import { limitPlanning } from "#app/modules/accounts/account/rate-limits.server";
import { findDestination } from "#app/modules/catalogue/places/catalogue.server";
import type { OpenWindow } from "#app/modules/catalogue/hours/opening-hours";
import { sunCalculatorFor } from "#app/modules/catalogue/hours/sun";
import type { Itinerary } from "#app/modules/itinerary/day/itinerary";
import type { RequestedPlace } from "#app/modules/itinerary/day/day-request";
import { openWindowsOn } from "#app/modules/itinerary/hours/open-windows";
import { placeOfOwn } from "#app/modules/itinerary/day/own-place";
import { isQuarterWalk } from "#app/modules/itinerary/problem/quarter-walks";
import { AppError } from "#app/shared/app-error";
import { callWithFaults } from "#app/shared/context";
import type { Ctx } from "#app/shared/context";
import { formatWeekday } from "#app/shared/format";
import { db } from "#app/db/client.server";
import { newId } from "#app/db/ids.server";
import type { DayEdit, PlannedEdit } from "../commands/edit-kinds";
import { DAY_GONE, NO_DAYS, OWN_GONE, impossible } from "../commands/refusal";
import type { Refusal } from "../commands/refusal";
import { TRIP_NOT_FOUND, planAndChange } from "../store/change-trip.server";
import type { Basis } from "../store/change-trip.server";
import { lockedStops } from "../commands/day-changes";
import { hasOwnPlace } from "../commands/day-wishes";
import { selectDayVersion, selectTripWithSteps } from "../store/day-versions.repo.server";
import type { TripWithSteps } from "../store/day-versions.repo.server";
import { solve, tripOf } from "../days/days.server";
import { readOwnPlace } from "../days/own-place-form";
import type { OwnPlaceErrors, OwnPlaceSent } from "../days/own-place-form";
import { withLock } from "../commands/shift-stop";
import {
  askedBy,
  breaksDeal,
  changesFor,
  choicesOf,
  countLost,
  isPlanned,
  leavesDays,
  staysLocked,
  whyNot,
  whyUnlike,
  wishesFor,
} from "../commands/stop-edits";
import { visitsOf } from "../commands/ways-to-edit";
import type { Trip } from "../trip/trip";
import type { TripAggregate } from "../trip/trip-aggregate";
import type { DayStep } from "../trip/day-step";
import type { Intention, TripCommand } from "../commands/trip-commands";
import { checksOf } from "../store/trips.server";

/** A place that a trip may hold: the destination's, or the traveller's own. */
function findPlace({ destination: { slug }, preferences }: Trip, placeId: string): RequestedPlace | undefined {
  const places = (slug ? findDestination(slug) : undefined)?.places ?? [];
  return [...places, ...(preferences.ownPlaces ?? []).map(placeOfOwn)].find(({ id }) => id === placeId);
}

/** When a place that a trip may hold is open on a date. */
function openOn(trip: Trip, placeId: string, date: string): OpenWindow[] {
  const { slug } = trip.destination;
  const destination = slug ? findDestination(slug) : undefined;
  const place = findPlace(trip, placeId);
  return destination && place ? openWindowsOn(place, date, destination, sunCalculatorFor(destination)) : [];
}

/** The days in which an edit is done with the fewest stops lost, as a command, or why there are none. */
async function planChoice(
  ctx: Ctx,
  current: TripAggregate,
  before: Itinerary,
  edit: PlannedEdit,
): Promise<TripCommand | Refusal> {
  const trip = { ...current.trip, preferences: wishesFor(current.trip, edit) };
  const asked = askedBy(edit);
  const name = (asked !== undefined ? findPlace(trip, asked)?.name : undefined) ?? "That";
  const isLocked = staysLocked(edit, trip);
  let refused = impossible(`${name} is already first or last that day`);
  let best: { lost: number; command: TripCommand } | undefined;
  for (const changes of changesFor(trip, edit)) {
    const { itinerary: after, conflicts, broken } = await solve(ctx, { ...current, trip }, changes);
    if (breaksDeal(edit, broken)) return impossible(`${name} is a deal-breaker for someone on this trip`);
    const why = whyUnlike(edit, name, { before, after, conflicts }, (id, date) => openOn(trip, id, date));
    const lost = countLost(before, after, edit);
    if (why !== undefined) refused = impossible(why);
    else if (!best || lost < best.lost) {
      // The solver holds what it was asked to move; locks are what the traveller asked for.
      const days = (changes.locked ?? []).reduce(
        (plan, { placeId }) => withLock(plan, placeId, isLocked(placeId)),
        after,
      );
      best = { lost, command: { ...edit, days, plannedOn: trip.revision } };
    }
    if (best?.lost === 0) break;
  }
  return best?.command ?? refused;
}

/** An edit as a command on the state as it stands, with the days that the solver makes of it. */
async function planEdit(ctx: Ctx, current: TripAggregate, edit: DayEdit): Promise<TripCommand | Refusal> {
  if (!isPlanned(edit)) return edit;
  const { trip } = current;
  const { itinerary: days } = trip;
  if (!days) throw new AppError("CONFLICT", NO_DAYS.why);
  const isKnown = (placeId: string): boolean => isQuarterWalk(placeId) || findPlace(trip, placeId) !== undefined;
  const cannot = whyNot(edit, trip, days, isKnown);
  if (cannot) return cannot;
  if (leavesDays(edit, trip, days)) return { ...edit, days, plannedOn: trip.revision };
  const choices = choicesOf(edit, trip);
  if ("reason" in choices) return choices;
  const [first, ...others] = choices;
  let planned = await planChoice(ctx, current, days, first);
  for (const choice of others) if ("reason" in planned) planned = await planChoice(ctx, current, days, choice);
  return planned;
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
 * Adds a place that the traveller describes themselves; it is planned with the hours and for the time that they give.
 * @returns the changed trip with what was added, why it cannot be planned, or what is wrong in which field
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function addOwnPlace(
  ctx: Ctx,
  trip: Trip,
  user: CurrentUser,
  sent: OwnPlaceSent,
  basis?: Basis,
): Promise<OwnPlaceDone> {
  const read = readFor(trip, sent);
  if ("errors" in read) return read;
  const place = { id: `own-${newId()}`, ...read.place };
  const edit = { kind: "addOwnPlace", place, note: read.note, date: read.date } as const;
  const done = await editDays(ctx, trip, user, edit, basis);
  return "refused" in done ? done : { ...done, about: [place.id] };
}

type OwnPlaceDone = { trip: Trip; about: string[] } | { refused: string } | { errors: OwnPlaceErrors };

function readFor(trip: Trip, sent: OwnPlaceSent): ReturnType<typeof readOwnPlace> {
  const destination = trip.destination.slug ? findDestination(trip.destination.slug) : undefined;
  if (!destination) throw new AppError("CONFLICT", `We can't plan days in ${trip.destination.name} yet`);
  return readOwnPlace(sent, destination, trip.itinerary?.days.map(({ date }) => date) ?? []);
}

/**
 * Changes what a traveller has said of a place of their own; it is planned anew with that, where it is in the days.
 * @returns the changed trip, why the place cannot be planned like that, or what is wrong in which field
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function changeOwnPlace(
  ctx: Ctx,
  trip: Trip,
  user: CurrentUser,
  placeId: string,
  sent: OwnPlaceSent,
  basis?: Basis,
): Promise<OwnPlaceDone> {
  if (!hasOwnPlace(trip, placeId)) return { refused: OWN_GONE.why };
  const read = readFor(trip, sent);
  if ("errors" in read) return read;
  const place = { ...read.place, id: placeId };
  const done = await editDays(ctx, trip, user, { kind: "changeOwnPlace", place, note: read.note }, basis);
  return "refused" in done ? done : { ...done, about: [placeId] };
}

/** A day on which something does not work out, laid again with what is in it; undefined where that does not mend it. */
async function laidAgain(
  ctx: Ctx,
  current: TripAggregate,
  before: Itinerary,
  date: string,
): Promise<Itinerary | undefined> {
  const { trip } = current;
  const { itinerary, conflicts } = await solve(ctx, current, {
    stayClose: true,
    touched: [date],
    locked: lockedStops(trip),
  });
  const made = itinerary.days.find((one) => one.date === date);
  if (!made || conflicts.length > 0) return undefined;
  const days = { ...itinerary, days: before.days.map((one) => (one.date === date ? made : one)) };
  return checksOf({ ...trip, itinerary: days }).some((check) => check.date === date) ? undefined : days;
}

/**
 * Plans one day anew, with other things to see where there are any; the other days stay as they are, and so does what
 * is locked or the traveller's own.
 * @param mends whether something does not work out on it: what it holds stays then, as far as that mends it
 * @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function replanDay(
  ctx: Ctx,
  trip: Pick<Trip, "id">,
  user: CurrentUser,
  { date, mends }: { date: string; mends: boolean },
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
      const mended = mends ? await laidAgain(ctx, current, before, date) : undefined;
      if (mended) return { kind: "planDays", date, days: mended, plannedOn: current.trip.revision };
      const own = lockedStops(current.trip);
      const isOwn = (placeId: string): boolean => own.some((lock) => lock.placeId === placeId);
      const elsewhere = before.days.filter((one) => one !== day).flatMap(visitsOf);
      const described = new Set((current.trip.preferences.ownPlaces ?? []).map(({ id }) => id));
      const staying = visitsOf(day).filter(({ placeId }) => described.has(placeId) && !isOwn(placeId));
      const leaving = visitsOf(day).filter(({ placeId }) => !described.has(placeId) && !isOwn(placeId));
      const { itinerary, conflicts } = await solve(ctx, current, {
        stayClose: true,
        another: true,
        touched: [date],
        locked: [...elsewhere.filter(({ placeId }) => !isOwn(placeId)), ...staying, ...own],
        unwanted: leaving.map(({ placeId }) => placeId),
      });
      const made = itinerary.days.find((one) => one.date === date);
      const isElsewhere = new Set(elsewhere.map(({ placeId }) => placeId));
      const isNew = made && visitsOf(made).some(({ placeId }) => !isOwn(placeId) && !described.has(placeId));
      if (!isNew || conflicts.length > 0 || visitsOf(made).some(({ placeId }) => isElsewhere.has(placeId)))
        return impossible(
          mends
            ? `We couldn't fix ${formatWeekday(date)} on its own. Move or remove a stop that day.`
            : "We found nothing new nearby for that day.",
        );
      const days = { ...itinerary, days: before.days.map((one) => (one === day ? made : one)) };
      return { kind: "planDays", date, days, plannedOn: current.trip.revision };
    },
    basis,
  );
}

/**
 * One trip of this account, with its people and with the edits of its days that can be undone and redone, in words.
 * @throws AppError NOT_FOUND, also for a trip of another account
 */
export async function getTripWithSteps(ctx: Ctx, id: string, user: Pick<CurrentUser, "id">): Promise<TripWithSteps> {
  const found = await callWithFaults(ctx, "trips", () => selectTripWithSteps(db(), id, { userId: user.id }));
  if (!found) throw new AppError("NOT_FOUND", TRIP_NOT_FOUND);
  return found;
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
    { kind: "restoreDays", side, wishes: {} },
    async ({ trip: now }) => {
      const version = await selectDayVersion(db(), now.id, side);
      if (!version) return impossible(side === "undo" ? "There's nothing to undo" : "There's nothing to redo");
      return { kind: "restoreDays", side, days: version.days, wishes: version.wishes, plannedOn: now.revision };
    },
    basis,
  );
}
